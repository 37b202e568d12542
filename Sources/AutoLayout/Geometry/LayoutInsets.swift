/// Distances inwards from the four edges of a rectangle, in points. Left and right are physical.
public struct LayoutInsets: Sendable, Hashable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Makes insets of any four numbers; negative ones point outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static var zero: LayoutInsets { LayoutInsets() }
}
