/// What of a row can be changed.
public struct RowState: Sendable, Hashable {
  /// The right side, with all variables on the left.
  public var constant: Double
  /// How the left side stands to the constant.
  public var relation: Relation
  /// How much the row matters.
  public var priority: Priority

  /// Makes a state of its parts.
  public init(constant: Double, relation: Relation, priority: Priority) {
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
