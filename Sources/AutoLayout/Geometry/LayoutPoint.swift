/// A place, in points; x grows to the right and y grows downwards.
public struct LayoutPoint: Sendable, Hashable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// Makes the origin.
  public init() { self = .zero }

  /// Makes a point of any two numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }
}
