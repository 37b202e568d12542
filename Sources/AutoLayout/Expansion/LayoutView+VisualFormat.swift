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
