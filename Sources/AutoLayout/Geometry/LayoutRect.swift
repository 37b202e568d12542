/// A rectangle, in points; `y` grows downwards.
public struct LayoutRect: Sendable, Hashable {
  /// Distance of the left edge from the left edge of what contains the rectangle.
  public var x: Double
  /// Distance of the top edge from the top edge of what contains the rectangle.
  public var y: Double
  /// Extent along the horizontal axis.
  public var width: Double
  /// Extent along the vertical axis.
  public var height: Double

  /// Makes a rectangle of any four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin: the frame of an item that was never laid out.
  public static var zero: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }

  /// The top left corner.
  public var origin: LayoutPoint {
    get { LayoutPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The extents alone.
  public var size: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
}
