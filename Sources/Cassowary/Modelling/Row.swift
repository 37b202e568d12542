/// A linear equation or inequality with a priority: what a solver is asked to meet.
///
/// Written with the operators of this module: `x + 2 * y <= 100 ~ 750`.
public struct Row: Sendable, Hashable {
  /// `left` stands to 0 as `relation` says; its constant is part of it.
  public var left: Expression
  /// How `left` stands to 0.
  public var relation: Relation
  /// How much the row matters.
  public var priority: Priority

  /// Makes a row of its parts; required unless told otherwise.
  public init(_ left: Expression, _ relation: Relation, priority: Priority = .required) {
    self.left = left
    self.relation = relation
    self.priority = priority
  }
}
