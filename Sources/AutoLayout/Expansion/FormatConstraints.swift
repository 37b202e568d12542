/// Makes the constraints of a format string against dictionaries of views and numbers.
///
/// They come in the order of the string: for each view the spaces in front of it, then its own
/// predicates; then the closing space; then what the options align. None of them is active yet.
///
///     let made = try constraints(
///       visualFormat: "H:|-[label]-margin-[field(>=80)]-|", options: .alignAllLastBaseline,
///       metrics: ["margin": 12], views: ["label": label, "field": field])
///     try LayoutConstraint.activate(made)
///
/// - Parameters:
///   - format: The string; its grammar is in Grammar.md, after *Visual Format Language* in Apple's
///     Auto Layout Guide.
///   - options: Alignments, a direction and a way of spacing.
///   - metrics: Numbers by name: points, or priorities from above 0 to 1000.
///   - views: Views and guides by name. The views beside a `|` must have a superview already.
///   - convention: What `|` and a bare dash mean; nil for the convention of the views' tree, see
///     `LayoutEngine.convention`.
/// - Throws: `LayoutError.invalidFormat` with every error of the string.
/// - Complexity: Linear in the length of the string.
public func constraints(
  visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
  metrics: [String: Double] = [:], views: [String: any LayoutItem],
  convention: LayoutConvention? = nil
) throws(LayoutError) -> [LayoutConstraint] {
  try unsafe withUnsafePointer(to: views) { views throws(LayoutError) in
    try makeConstraints(format, options, metrics, convention, unsafe ViewTable(views))
  }
}

/// Makes the constraints of a format string against a dictionary of views of one class.
///
/// The same as the call with views of any class, without a copy of the dictionary.
///
/// - Throws: `LayoutError.invalidFormat` with every error of the string.
/// - Complexity: Linear in the length of the string.
@inlinable
public func constraints<Item: LayoutItem>(
  visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
  metrics: [String: Double] = [:], views: [String: Item],
  convention: LayoutConvention? = nil
) throws(LayoutError) -> [LayoutConstraint] {
  try unsafe withUnsafePointer(to: views) { views throws(LayoutError) in
    try makeConstraints(format, options, metrics, convention, unsafe ViewTable(views))
  }
}

/// Makes the constraints of a string, whatever class its views are of.
@usableFromInline
func makeConstraints(
  _ format: String, _ options: LayoutConstraint.FormatOptions, _ metrics: [String: Double],
  _ convention: LayoutConvention?, _ views: borrowing ViewTable
) throws(LayoutError) -> [LayoutConstraint] {
  try unsafe withUnsafePointer(to: views) { views throws(LayoutError) in
    try unsafe withUnsafePointer(to: metrics) { metrics throws(LayoutError) in
      try Expansion.constraints(
        FormatSource(format), unsafe FormatNames(views, metrics), options, convention)
    }
  }
}

extension LayoutConstraint {
  /// Makes the constraints of a format string, under the name that Apple gave the call.
  ///
  /// - Parameters:
  ///   - format: The string.
  ///   - options: Alignments, a direction and a way of spacing.
  ///   - metrics: Numbers by name; nil for none.
  ///   - views: Views and guides by name.
  /// - Throws: `LayoutError.invalidFormat` with every error of the string.
  /// - Complexity: Linear in the length of the string.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: any LayoutItem]
  ) throws(LayoutError) -> [LayoutConstraint] {
    try AutoLayout.constraints(
      visualFormat: format, options: options, metrics: metrics ?? [:], views: views)
  }
}

/// The calls of the same name outside a class. Inside one that is a view they would be hidden by
/// `LayoutView.constraints`.
extension LayoutView {
  /// Makes the constraints of a format string against dictionaries of views and numbers; the views
  /// need not lie in this one.
  ///
  /// - Throws: `LayoutError.invalidFormat` with every error of the string.
  /// - Complexity: Linear in the length of the string.
  public func constraints(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Double] = [:], views: [String: any LayoutItem],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    try AutoLayout.constraints(
      visualFormat: format, options: options, metrics: metrics, views: views,
      convention: convention)
  }
}

/// A number that a format string can name: of any of the types in which points and priorities come.
public protocol LayoutMetric {
  /// The number, in points or as a priority.
  var metricValue: Double { get }
}

extension Double: LayoutMetric {
  /// The number itself.
  public var metricValue: Double { self }
}

extension Float: LayoutMetric {
  /// The same number.
  public var metricValue: Double { Double(self) }
}

extension Int: LayoutMetric {
  /// The same number.
  public var metricValue: Double { Double(self) }
}

extension LayoutPriority: LayoutMetric {
  /// The number of the priority.
  public var metricValue: Double { rawValue }
}

#if !hasFeature(Embedded)
  // Embedded Swift has no values of unknown type; metrics are of type Double there.

  /// Makes the constraints of a format string against dictionaries of views, and of numbers of
  /// several types: `["gap": 12, "weak": LayoutPriority.defaultLow]`.
  ///
  /// - Throws: `LayoutError.invalidFormat` with every error of the string.
  /// - Complexity: Linear in the length of the string and the number of metrics.
  @_disfavoredOverload
  public func constraints(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: any LayoutMetric], views: [String: any LayoutItem],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    try constraints(
      visualFormat: format, options: options, metrics: metrics.mapValues { $0.metricValue },
      views: views, convention: convention)
  }

  /// Makes the constraints of a format string against dictionaries of views of one class, and of
  /// numbers of several types.
  ///
  /// - Throws: `LayoutError.invalidFormat` with every error of the string.
  /// - Complexity: Linear in the length of the string and the number of metrics.
  @_disfavoredOverload
  public func constraints<Item: LayoutItem>(
    visualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: any LayoutMetric], views: [String: Item],
    convention: LayoutConvention? = nil
  ) throws(LayoutError) -> [LayoutConstraint] {
    try constraints(
      visualFormat: format, options: options, metrics: metrics.mapValues { $0.metricValue },
      views: views, convention: convention)
  }

  extension LayoutConstraint {
    /// Makes the constraints of a format string with metrics of several types, under the name that
    /// Apple gave the call.
    ///
    /// - Throws: `LayoutError.invalidFormat` with every error of the string.
    /// - Complexity: Linear in the length of the string and the number of metrics.
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options: FormatOptions = [],
      metrics: [String: any LayoutMetric]?, views: [String: any LayoutItem]
    ) throws(LayoutError) -> [LayoutConstraint] {
      try AutoLayout.constraints(
        visualFormat: format, options: options,
        metrics: (metrics ?? [:]).mapValues { $0.metricValue }, views: views)
    }
  }
#endif
