import Cassowary

/// What a row is made of: a constraint, or an item for one of its implicit rows. Unlike a
/// `RowOwner` it keeps the constraint, and so can outlive the constraint's entry.
enum RowSource {
  case constraint(LayoutConstraint)
  case implicit(ItemIdentity, ImplicitRow)

  /// The constraint; nil for a row that no caller wrote.
  var constraint: LayoutConstraint? {
    guard case .constraint(let constraint) = self else { return nil }
    return constraint
  }

  /// Which of an item's implicit rows it is; nil for a constraint.
  var kind: ImplicitRow? {
    guard case .implicit(_, let kind) = self else { return nil }
    return kind
  }

  /// The item whose content the row keeps, and how; nil for any other row.
  var content: (item: ItemIdentity, kind: ImplicitRow)? {
    guard case .implicit(let item, let kind) = self, kind.isContent else { return nil }
    return (item, kind)
  }
}

extension LayoutConstraint.Relation {
  var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint.Relation {
  init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
