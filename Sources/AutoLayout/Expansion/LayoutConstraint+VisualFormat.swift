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
