import Cassowary

/// The required rows of a tree as values: what a conflict is looked for in, away from the solver of the
/// engine, which is as it was before the refusal.
struct RequiredRows {
  struct Term {
    var variable: Int32
    var coefficient: Double
  }

  struct Row {
    /// Places in `terms`.
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
    var source: Certificate.Member
    /// Order of activation; negative for a row that no caller wrote.
    var slot: Int32
    /// Whether a plan is about to change the row.
    var isPlanned: Bool

    /// What the row says, as a constraint.
    var record: ConstraintRecord {
      switch source {
      case .constraint(let constraint): constraint.record
      case .implicit(let item, let kind): item.record(of: kind, constant)
      }
    }
  }

  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  private(set) var variableCount = 0
  /// By variable: where its term is in the row in the making, and which row that was.
  private var places: [(term: Int, row: Int)] = []

  /// Ends the row whose terms have been staged.
  mutating func append(
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ source: Certificate.Member,
    slot: Int32 = -1, isPlanned: Bool = false
  ) {
    let start = rows.last?.terms.upperBound ?? 0
    if terms[start...].contains(where: { $0.coefficient == 0 }) {
      terms.replaceSubrange(start..., with: terms[start...].filter { $0.coefficient != 0 })
    }
    rows.append(
      Row(
        terms: start..<terms.count, relation: relation, constant: constant, source: source,
        slot: slot, isPlanned: isPlanned))
  }

  func terms(of row: Int32) -> ArraySlice<Term> { terms[rows[Int(row)].terms] }

  /// The constraint of a row; nil for a row that no caller wrote.
  func constraint(of row: Int32) -> LayoutConstraint? {
    guard case .constraint(let constraint) = rows[Int(row)].source else { return nil }
    return constraint
  }
}

extension RequiredRows: RowTerms {
  mutating func stage(_ variable: Variable, _ coefficient: Double) {
    let index = Int(variable.index)
    while places.count <= index { places.append((0, -1)) }
    variableCount = max(variableCount, index + 1)
    if places[index].row == rows.count {
      terms[places[index].term].coefficient += coefficient
    } else {
      places[index] = (terms.count, rows.count)
      terms.append(Term(variable: variable.index, coefficient: coefficient))
    }
  }
}

extension LayoutEngine {
  /// The required rows: the implicit ones, as `plan` would have them, and the constraints.
  ///
  /// - Parameter withBroken: Whether the constraints that are broken now belong to them.
  func requiredRows(_ plan: ImplicitPlan?, withBroken: Bool) -> RequiredRows {
    var rows = RequiredRows()
    addImplicitRows(plan, to: &rows)
    for slot in entries.indices {
      let entry = entries[slot]
      guard let constraint = entry.constraint, !entry.isLeaving,
        constraint.storedPriority == .required, withBroken || entry.level != .broken
      else { continue }
      constraint.stage(in: &rows, direction: storedDirection)
      rows.append(
        constraint.relation, constraint.rowConstant(storedDirection), .constraint(constraint),
        slot: Int32(slot))
    }
    return rows
  }

  private func addImplicitRows(_ plan: ImplicitPlan?, to rows: inout RequiredRows) {
    var planned: [ObjectIdentifier: [ImplicitPlan.Change]] = [:]
    for change in plan?.changes ?? [] {
      planned[ObjectIdentifier(change.item), default: []].append(change)
    }
    var current = unsafe root
    while let item = current {
      let changes = planned.isEmpty ? nil : planned[ObjectIdentifier(item)]
      for kind in ImplicitRow.allCases {
        guard let size = item.placement.size(along: kind.axis) else { continue }
        var constant: Double?
        let change = changes?.first { $0.kind == kind }
        if let change {
          constant = change.wanted.flatMap { $0.priority.isRequired ? $0.constant : nil }
        } else {
          constant = item.implicitRows[kind].flatMap { $0.priority.isRequired ? $0.constant : nil }
        }
        guard let constant else { continue }
        rows.stage(size, 1)
        rows.append(
          kind.relation, constant, .implicit(item, kind), isPlanned: change != nil)
      }
      current = unsafe root.flatMap { item.successor(in: $0) }
    }
  }
}
