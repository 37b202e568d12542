extension ConstraintRecord {
  /// The place in a format string that asked for a constraint.
  public struct Origin: Sendable, Hashable {
    /// The whole format string, arguments filled in.
    public var format: String
    /// The bytes (UTF-8) that made the constraint: its predicate, else the dash, else the empty
    /// place between two brackets; for an alignment from one view's `[` to the next view's `]`.
    public var range: Range<Int>
    /// What the constraint does in the string.
    public var role: Role

    /// Makes an origin of its parts.
    public init(format: String, range: Range<Int>, role: Role) {
      self.format = format
      self.range = range
      self.role = role
    }
  }

  /// What a constraint does in the format string that made it.
  public enum Role: Sendable, Hashable {
    /// Keeps two neighbours, or a view and its superview, apart.
    case spacing
    /// Sets a width or a height.
    case size
    /// Lines two neighbours up, because an option said so.
    case alignment
  }
}
