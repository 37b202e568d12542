extension LayoutConstraint {
  /// One of the two directions in which a layout extends.
  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
