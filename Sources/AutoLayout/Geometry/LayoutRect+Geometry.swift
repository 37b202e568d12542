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

  /// The rectangle around nothing, with which unions begin: `frames.reduce(LayoutRect.null) { $0.union($1) }`. It
  /// lies infinitely far off, and no frame can be set to it.
  ///
  /// Source: `CGRect.null` in Apple's documentation.
  public static var null: LayoutRect {
    LayoutRect(x: .infinity, y: .infinity, width: 0, height: 0)
  }

  /// Whether it is the rectangle around nothing; an empty one lies at a place all the same.
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

  /// What both enclose, which is an empty rectangle where they only touch; nil where they do not even do that.
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
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with its left and right edges moved inwards by `dx`, the others by `dy`; that around nothing where two
  /// would pass each other.
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

extension LayoutInsets {
  /// Makes insets of the same distance at every edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

extension DirectionalLayoutInsets {
  /// Makes insets of the same distance at every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
