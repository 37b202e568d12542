/// A rectangle, in points; `y` grows downwards.
///
/// As in Core Graphics, a size below 0 points to the left or upwards from the origin. What is asked and compared is what
/// the rectangle encloses, whatever the signs: `width` and `height` are never below 0, and `size` is as it was given.
public struct LayoutRect: Sendable, Hashable {
  /// The corner that the size is measured from: the top left one, unless the size points elsewhere.
  public var origin: LayoutPoint
  /// The extents, below 0 where they point to the left or upwards.
  public var size: LayoutSize

  /// Makes an empty rectangle at the origin.
  public init() { self = .zero }

  /// Makes a rectangle of any four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// Makes a rectangle of a corner and a size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// An empty rectangle at the origin: the frame of an item that was never laid out.
  public static var zero: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }

  /// The origin's distance from the left edge of what contains the rectangle.
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The origin's distance from the top edge of what contains the rectangle.
  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  /// Extent along the horizontal axis, never below 0; set as that of `size`.
  public var width: Double {
    get { abs(size.width) }
    set { size.width = newValue }
  }

  /// Extent along the vertical axis, never below 0; set as that of `size`.
  public var height: Double {
    get { abs(size.height) }
    set { size.height = newValue }
  }

  /// Whether both enclose the same.
  public static func == (a: LayoutRect, b: LayoutRect) -> Bool {
    let (one, other) = (a.standardized, b.standardized)
    return one.origin == other.origin && one.size == other.size
  }

  /// Hashes what the rectangle encloses.
  public func hash(into hasher: inout Hasher) {
    let rect = standardized
    hasher.combine(rect.origin)
    hasher.combine(rect.size)
  }
}
