/// What of a row can be changed.
public struct RowState: Sendable, Hashable {
  /// The right side, with all variables on the left.
  public var constant: Double
  public var relation: Relation
  public var priority: Priority

  public init(constant: Double, relation: Relation, priority: Priority) {
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
