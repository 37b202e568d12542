public import AutoLayout

/// A button around its title.
public final class Button: LayoutView {
  /// Makes a button with its title.
  public init(_ name: String, _ title: String, textScale: Double) {
    super.init(
      name,
      intrinsicContentSize: LayoutSize(
        width: Double(title.count) * 8 * textScale + 24, height: 20 * textScale + 12))
  }
}
