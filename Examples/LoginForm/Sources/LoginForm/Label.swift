public import AutoLayout

/// A line of text, each character of which is 8 points wide and 20 high at its usual size.
///
/// A real one would ask a text system; all that layout wants to know is `intrinsicContentSize`.
public final class Label: LayoutView {
  /// Makes a label with its text in a size that the user chose.
  public init(_ name: String, _ text: String, textScale: Double) {
    super.init(
      name,
      intrinsicContentSize: LayoutSize(
        width: Double(text.count) * 8 * textScale, height: 20 * textScale))
    firstBaselineOffsetFromTop = 15 * textScale
    lastBaselineOffsetFromBottom = 5 * textScale
  }
}
