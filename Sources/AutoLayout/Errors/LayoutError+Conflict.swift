extension LayoutError {
  /// Constraints that cannot all hold. The set is irreducible: without any one of them the rest
  /// can be met.
  public struct Conflict: Sendable, Hashable {
    /// The callers' constraints among them, in the order in which they were activated.
    public var constraints: [ConstraintRecord]
    /// The rest, which no caller wrote: the root's size, widths and heights of at least 0, content
    /// sizes at priority 1000. They follow the order of the tree.
    public var implicit: [ConstraintRecord]

    /// Makes a conflict of its parts.
    public init(constraints: [ConstraintRecord], implicit: [ConstraintRecord]) {
      self.constraints = constraints
      self.implicit = implicit
    }
  }
}
