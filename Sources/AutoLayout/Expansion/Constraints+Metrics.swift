#if !hasFeature(Embedded)
  // Embedded Swift has no values of unknown type; metrics are of type Double there.

  /// Makes the constraints of a format string against dictionaries of views, and of numbers of several
  /// types: `["gap": 12, "weak": LayoutPriority.defaultLow]`.
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

  /// Makes the constraints of a format string against dictionaries of views of one class, and of numbers
  /// of several types.
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
    /// Makes the constraints of a format string with metrics of several types, under the name that Apple
    /// gave the call.
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
