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
