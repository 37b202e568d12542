extension LayoutError {
  /// A number that an item tells the engine about itself.
  public enum Quantity: Sendable, Hashable {
    /// The required width of a root.
    case rootWidth
    /// The required height of a root.
    case rootHeight
    /// The width of the content.
    case intrinsicWidth
    /// The height of the content.
    case intrinsicHeight
    /// How strongly the item hugs its content.
    case huggingPriority
    /// How strongly the content resists compression.
    case compressionResistancePriority
    /// An alignment inset.
    case alignmentInset
    /// A margin.
    case layoutMargin
    /// An inset of the safe area.
    case safeAreaInset
    /// A number of a frame that is set by hand.
    case frame
    /// How far a scroll view is scrolled.
    case contentOffset
    /// The offset of a baseline.
    case baselineOffset
    /// The number of pixels in a point.
    case scale
  }
}
