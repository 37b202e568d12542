/// A place or a length, on either axis.
///
/// Source: `NSLayoutAnchor` in Apple's documentation, of which no axis is known.
public enum AnyLayoutAnchor: Equatable {
  /// A place from side to side.
  case x(LayoutXAxisAnchor)
  /// A place from top to bottom.
  case y(LayoutYAxisAnchor)
  /// A length.
  case dimension(LayoutDimension)

  init?(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, from start: DistanceStarts.Start?
  ) {
    switch (start == nil ? attribute.sort : .size, attribute.axis) {
    case (.none, _), (_, nil): return nil
    case (.size, _):
      self = .dimension(LayoutDimension(identity: item, attribute: attribute, start: start))
    case (_, .horizontal): self = .x(LayoutAnchor(identity: item, attribute: attribute))
    case (_, .vertical): self = .y(LayoutAnchor(identity: item, attribute: attribute))
    }
  }
}

/// Sides of constraints are compared with anchors as they are.
extension AnyLayoutAnchor? {
  /// Whether the side is that place.
  public static func == <Axis>(a: Self, b: LayoutAnchor<Axis>) -> Bool {
    switch a {
    case .x(let place): place.identity === b.identity && place.attribute == b.attribute
    case .y(let place): place.identity === b.identity && place.attribute == b.attribute
    case .dimension, nil: false
    }
  }

  /// Whether the side is that place.
  public static func == <Axis>(a: LayoutAnchor<Axis>, b: Self) -> Bool { b == a }

  /// Whether the side is not that place.
  public static func != <Axis>(a: Self, b: LayoutAnchor<Axis>) -> Bool { !(a == b) }

  /// Whether the side is not that place.
  public static func != <Axis>(a: LayoutAnchor<Axis>, b: Self) -> Bool { !(b == a) }

  /// Whether the side is that length.
  public static func == (a: Self, b: LayoutDimension) -> Bool {
    if case .dimension(let length) = a { length == b } else { false }
  }

  /// Whether the side is that length.
  public static func == (a: LayoutDimension, b: Self) -> Bool { b == a }

  /// Whether the side is not that length.
  public static func != (a: Self, b: LayoutDimension) -> Bool { !(a == b) }

  /// Whether the side is not that length.
  public static func != (a: LayoutDimension, b: Self) -> Bool { !(b == a) }
}

extension LayoutConstraint {
  /// The first side as an anchor: `constraint.firstAnchor == title.leadingAnchor`.
  ///
  /// A distance of that many points is the second of its two places, compared with the first.
  public var firstAnchor: AnyLayoutAnchor? {
    AnyLayoutAnchor(first, firstAttribute, from: starts?.first)
  }

  /// The second side as an anchor; nil where a length is compared with a number.
  public var secondAnchor: AnyLayoutAnchor? {
    guard let second else { return nil }
    return AnyLayoutAnchor(second, secondAttribute, from: starts?.second)
  }
}

extension AnyLayoutAnchor: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.leading`.
  public var description: String {
    switch self {
    case .x(let anchor): anchor.description
    case .y(let anchor): anchor.description
    case .dimension(let dimension): dimension.description
    }
  }
}
