public import AutoLayout

/// A box to type in, which is as high as its text needs and as wide as it may be.
public final class Field: LayoutView {
  /// Makes an empty field.
  public init(_ name: String, textScale: Double) {
    super.init(
      name,
      intrinsicContentSize: LayoutSize(
        width: LayoutSize.noIntrinsicMetric, height: 20 * textScale + 12))
    firstBaselineOffsetFromTop = 15 * textScale + 6
    lastBaselineOffsetFromBottom = 5 * textScale + 6
  }
}
