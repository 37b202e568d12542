import VisualFormat

/// A length: the width or height of an item, or the distance between two places; see
/// `LayoutAnchor.anchorWithOffset(to:)`.
///
///     picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9)
///
/// Source: `NSLayoutDimension` in Apple's documentation.
public struct LayoutDimension {
  let identity: ItemIdentity
  let attribute: LayoutConstraint.Attribute
  /// Where the length begins, if it is a distance to the attribute.
  var start: DistanceStarts.Start?
}

extension LayoutDimension {
  /// The item whose length it is, or to whose place it is a distance; nil once it is released.
  public var item: (any LayoutItem)? { identity.item }

  /// Makes a constraint that this length is `multiplier` times the other one and `constant` points.
  /// It is required and not active yet.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    compare(.equal, other, multiplier, constant)
  }

  /// Makes a constraint that this length is at least `multiplier` times the other one and
  /// `constant` points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    compare(.greaterThanOrEqual, other, multiplier, constant)
  }

  /// Makes a constraint that this length is at most `multiplier` times the other one and `constant`
  /// points.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    compare(.lessThanOrEqual, other, multiplier, constant)
  }

  /// Makes a constraint that this length is `constant` points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    compare(.equal, constant)
  }

  /// Makes a constraint that this length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    compare(.greaterThanOrEqual, constant)
  }

  /// Makes a constraint that this length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    compare(.lessThanOrEqual, constant)
  }

  private func compare(
    _ relation: LayoutConstraint.Relation, _ other: LayoutDimension, _ multiplier: Double,
    _ constant: Double
  ) -> LayoutConstraint {
    let hasStart = start != nil || other.start != nil
    return LayoutConstraint(
      identity, attribute, relation, other.identity, other.attribute, multiplier: multiplier,
      constant: constant,
      starts: hasStart ? DistanceStarts(first: start, second: other.start) : nil)
  }

  /// A distance of that many points is a place that many points after another.
  private func compare(
    _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      identity, attribute, relation, start?.item, start?.attribute ?? .notAnAttribute,
      constant: constant)
  }
}

extension LayoutDimension: Equatable {
  /// Whether both are one length of one item, or the distance between the same two places.
  public static func == (a: LayoutDimension, b: LayoutDimension) -> Bool {
    a.identity === b.identity && a.attribute == b.attribute && a.start == b.start
  }
}

extension LayoutDimension: CustomStringConvertible {
  /// The item's name and the attribute, as in `title.width`; a distance as a difference in
  /// parentheses.
  public var description: String {
    let place = "\(identity.name).\(attribute)"
    guard let start else { return printable(place) }
    return printable("(\(place) - \(start.item.name).\(start.attribute))")
  }
}
