import VisualFormat

/// A place on an item along one axis, to be compared with another place on the same axis.
///
///     title.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor, constant: 8)
///
/// Places on different axes are of different types, so comparing them does not compile. That
/// leading and left do not go together is found when the constraint is activated, as is everything
/// else that `LayoutError.Defect` names.
///
/// Source: `NSLayoutAnchor` in Apple's documentation.
public struct LayoutAnchor<Axis: LayoutAnchorAxis> {
  let identity: ItemIdentity
  let attribute: LayoutConstraint.Attribute
}

/// The axis of an anchor, a type that only tells anchors apart.
public protocol LayoutAnchorAxis {}

/// The axis from side to side.
public enum LayoutXAxis: LayoutAnchorAxis {}

/// The axis from top to bottom.
public enum LayoutYAxis: LayoutAnchorAxis {}

/// A place along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>

/// A place along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>

extension LayoutAnchor {
  /// The item that the place is on; nil once it is released.
  public var item: (any LayoutItem)? { identity.item }

  /// Makes a constraint that puts this place `constant` points after the other one. It is required
  /// and not active yet.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    compare(.equal, anchor, constant)
  }

  /// Makes a constraint that puts this place at least `constant` points after the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    compare(.greaterThanOrEqual, anchor, constant)
  }

  /// Makes a constraint that puts this place at most `constant` points after the other one.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    compare(.lessThanOrEqual, anchor, constant)
  }

  /// The distance from this place to another one, positive if that is further along the axis.
  ///
  ///     a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
  ///       .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor))
  public func anchorWithOffset(to anchor: LayoutAnchor) -> LayoutDimension {
    LayoutDimension(
      identity: anchor.identity, attribute: anchor.attribute,
      start: DistanceStarts.Start(item: identity, attribute: attribute))
  }

  private func compare(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      identity, attribute, relation, anchor.identity, anchor.attribute, constant: constant)
  }

  /// Compares with a place `multiplier` standard spaces further on.
  private func compareSpaced(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor, _ multiplier: Double
  ) -> LayoutConstraint {
    let convention = anchor.identity.engine?.convention ?? .appKit
    return compare(relation, anchor, multiplier * convention.siblingSpacing)
  }
}

/// The standard space is that of the tree's convention when the call is made: 8 points by default.
extension LayoutAnchor where Axis == LayoutXAxis {
  /// Makes a constraint that puts this place `multiplier` standard spaces after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at least `multiplier` standard spaces after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at most `multiplier` standard spaces after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// Makes a constraint that puts this place `multiplier` standard spaces below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at least `multiplier` standard spaces below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that puts this place at most `multiplier` standard spaces below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    compareSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor: Equatable {
  /// Whether both are one place on one item.
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> Bool {
    a.identity === b.identity && a.attribute == b.attribute
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.leading`.
  public var description: String { printable("\(identity.name).\(attribute)") }
}
