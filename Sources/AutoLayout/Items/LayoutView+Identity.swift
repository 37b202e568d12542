/// Views, guides and constraints are equal to nothing but themselves, as objects are in UIKit, so that
/// `contains`, `firstIndex(of:)`, sets and dictionaries work.
extension LayoutView: Hashable {
  /// Whether both are one view.
  public static func == (a: LayoutView, b: LayoutView) -> Bool { a === b }

  /// Hashes which view it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutGuide: Hashable {
  /// Whether both are one guide.
  public static func == (a: LayoutGuide, b: LayoutGuide) -> Bool { a === b }

  /// Hashes which guide it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Whether both are one constraint.
  public static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool { a === b }

  /// Hashes which constraint it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
