extension LayoutConstraint {
  /// How the two sides of a constraint compare. The raw values are those of Apple's headers.
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }
}
