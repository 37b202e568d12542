extension LayoutError {
  /// A change of one constraint after which a conflict is none. It has been tried.
  public struct Repair: Sendable, Hashable {
    /// What is changed.
    public enum Change: Sendable, Hashable {
      /// The constraint gets this priority.
      case priority(LayoutPriority)
      /// The item, whose content the constraint stands for, hugs it at this priority.
      case contentHugging(LayoutPriority)
      /// The item, whose content the constraint stands for, resists compression at this priority.
      case contentCompressionResistance(LayoutPriority)
      /// The constraint gets this constant, the nearest to its own that can be met.
      case constant(Double)
      /// The constraint, an equation, becomes a bound on the side on which it can be met: a size that may grow, a space
      /// that may be wider.
      case relation(LayoutConstraint.Relation)
      /// The constraint is left out.
      case removal
    }

    /// The constraint as it is now.
    public var constraint: ConstraintRecord
    /// What is to be done with it.
    public var change: Change

    /// Makes a repair of its parts.
    public init(constraint: ConstraintRecord, change: Change) {
      self.constraint = constraint
      self.change = change
    }

    /// The constraint as it is after the change; nil if it is left out.
    public var result: ConstraintRecord? {
      var record = constraint
      switch change {
      case .priority(let priority), .contentHugging(let priority),
        .contentCompressionResistance(let priority):
        record.priority = priority
      case .constant(let constant): record.constant = constant
      case .relation(let relation): record.relation = relation
      case .removal: return nil
      }
      return record
    }
  }
}
