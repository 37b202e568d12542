import VisualFormat

/// A rectangle, in points; `y` grows downwards.
///
/// As in Core Graphics, a size below 0 points to the left or upwards from the origin. All queries
/// and comparisons are about the area enclosed, whatever the signs: `width` and `height` are never
/// negative, and `size` is as it was given.
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

/// What a rectangle encloses and where its parts are.
///
/// Source: `CGGeometry` in Apple's documentation.
extension LayoutRect {
  /// The left edge.
  public var minX: Double { min(x, x + size.width) }
  /// The horizontal middle.
  public var midX: Double { x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { max(x, x + size.width) }
  /// The top edge.
  public var minY: Double { min(y, y + size.height) }
  /// The vertical middle.
  public var midY: Double { y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { max(y, y + size.height) }
  /// The middle.
  public var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// What the rectangle encloses, measured from its top left corner.
  public var standardized: LayoutRect {
    isNull ? .null : LayoutRect(x: minX, y: minY, width: width, height: height)
  }

  /// The rectangle around nothing, with which unions begin: `frames.reduce(LayoutRect.null) {
  /// $0.union($1) }`. It lies infinitely far off, and no frame can be set to it.
  ///
  /// Source: `CGRect.null` in Apple's documentation.
  public static var null: LayoutRect {
    LayoutRect(x: .infinity, y: .infinity, width: 0, height: 0)
  }

  /// Whether it is the null rectangle; an empty one has a position all the same.
  public var isNull: Bool { x == .infinity || y == .infinity }

  /// Whether the rectangle encloses nothing: a width or a height is 0.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a point lies inside, or on the left or top edge; nothing lies in an empty rectangle.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether no part of another rectangle lies outside.
  public func contains(_ other: LayoutRect) -> Bool {
    if other.isNull { return true }
    return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Whether both have a point in common, if only at an edge.
  public func intersects(_ other: LayoutRect) -> Bool { intersection(other) != nil }

  /// The intersection, which is an empty rectangle where they only touch; nil where they do not.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard !isNull, !other.isNull, left <= right, top <= bottom else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
    let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
    return LayoutRect(
      x: left, y: top, width: Self.length(from: left, to: right),
      height: Self.length(from: top, to: bottom))
  }

  /// What leads from a place to another, or a last bit beyond it where rounding would end before it.
  private static func length(from start: Double, to end: Double) -> Double {
    let length = end - start
    return start + length < end ? length.nextUp : length
  }

  /// The rectangle with its left and right edges moved inwards by `dx`, the others by `dy`; that
  /// around nothing where two would pass each other.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    let (width, height) = (width - 2 * dx, height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards. Where two would pass each other they meet in the
  /// middle between.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    if isNull { return self }
    let (left, right) = Self.meeting(minX + insets.left, maxX - insets.right)
    let (top, bottom) = Self.meeting(minY + insets.top, maxY - insets.bottom)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func meeting(_ low: Double, _ high: Double) -> (Double, Double) {
    low <= high ? (low, high) : ((low + high) / 2, (low + high) / 2)
  }

  /// The rectangle moved to the right and downwards.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(origin: LayoutPoint(x: x + dx, y: y + dy), size: size)
  }
}

extension LayoutRect {
  /// An edge, by the axis that it lies across and whether it is the lesser or the greater one
  /// there.
  ///
  /// Source: `CGRectEdge` in Apple's documentation.
  public enum Edge: Sendable, Hashable, CaseIterable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
  }

  /// The part that lies along an edge, and the rest.
  ///
  ///     let (top, rest) = root.bounds.divided(atDistance: 44, from: .minYEdge)
  ///     (bar.frame, body.frame) = (top, rest)
  ///
  /// The sizes of both are at least 0. A distance below 0 is 0, and one beyond the rectangle leaves
  /// no rest.
  public func divided(
    atDistance distance: Double, from edge: Edge
  ) -> (slice: LayoutRect, remainder: LayoutRect) {
    if isNull { return (.null, .null) }
    let whole = standardized
    var (slice, rest) = (whole, whole)
    switch edge {
    case .minXEdge, .maxXEdge:
      slice.width = min(max(0, distance), whole.width)
      rest.width = whole.width - slice.width
      if edge == .minXEdge { rest.x += slice.width } else { slice.x += rest.width }
    case .minYEdge, .maxYEdge:
      slice.height = min(max(0, distance), whole.height)
      rest.height = whole.height - slice.height
      if edge == .minYEdge { rest.y += slice.height } else { slice.y += rest.height }
    }
    return (slice, rest)
  }
}

extension LayoutRect: CustomStringConvertible {
  /// The four numbers in their shortest decimal form: `(20, 11, 60, 22)` is x, y, width, height.
  public var description: String {
    let numbers = [x, y, size.width, size.height].map { canonicalText(of: $0) }
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
  }
}
