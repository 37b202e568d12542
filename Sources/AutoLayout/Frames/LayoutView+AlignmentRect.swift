extension LayoutItem where Self: LayoutView {
  /// The rectangle that constraints speak of, of a frame that the view could have: without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect {
    let insets = (self as LayoutView).alignmentRectInsets
    return LayoutRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame of a rectangle that constraints could speak of: with `alignmentRectInsets`.
  public func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect {
    let insets = (self as LayoutView).alignmentRectInsets
    return LayoutRect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}
