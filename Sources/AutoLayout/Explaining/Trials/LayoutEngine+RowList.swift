import Cassowary

extension LayoutEngine {
  /// The required rows that a transaction would have changed.
  func requiredRows(of slots: [Int32], _ plan: ImplicitPlan?) -> RowList {
    var rows = RowList()
    let changes = (plan?.changes ?? []).sorted {
      ($0.item.placement.order, $0.kind.rawValue) < ($1.item.placement.order, $1.kind.rawValue)
    }
    for change in changes {
      guard let wanted = change.wanted, wanted.priority.isRequired else { continue }
      add(change.kind, of: change.item, wanted.constant, wanted.priority, to: &rows)
    }
    for slot in slots.sorted() { listRequiredRow(ofEntry: slot, in: &rows) }
    return rows
  }

  /// Lists a constraint that is required.
  func listRequiredRow(
    ofEntry slot: Int32, in rows: inout RowList, evenIfBroken: Bool = false
  ) {
    let entry = entries[slot]
    guard let constraint = entries.constraint(at: slot), !entry.isLeaving,
      constraint.storedPriority == .required, evenIfBroken || entry.level != .broken
    else { return }
    add(constraint, at: .required, Int(slot), to: &rows)
  }

  /// Lists an implicit row that is required.
  func listImplicitRow(_ kind: ImplicitRow, of item: ItemIdentity, in rows: inout RowList) {
    guard let state = item.implicitRows[kind], state.priority.isRequired else { return }
    add(kind, of: item, state.constant, state.priority, to: &rows)
  }

  /// All rows as the solver has them. What has changed is to be solved before.
  func allRows() -> RowList {
    var rows = RowList()
    addImplicitRows(to: &rows)
    for slot in entries.slots {
      let entry = entries[slot]
      guard let constraint = entries.constraint(at: slot), !entry.isLeaving else { continue }
      add(
        constraint, at: constraint.storedPriority.level(isBroken: entry.level == .broken),
        Int(slot),
        to: &rows)
    }
    return rows
  }

  private func add(
    _ constraint: LayoutConstraint, at priority: Priority, _ slot: Int, to rows: inout RowList
  ) {
    constraint.stage(in: &rows, direction: storedDirection)
    rows.append(
      constraint.relation, constraint.rowConstant(storedDirection), .constraint(constraint),
      priority, slot: Int32(slot))
  }

  private func addImplicitRows(to rows: inout RowList) {
    var current = root
    while let item = current {
      for kind in ImplicitRow.allCases {
        guard let state = item.implicitRows[kind] else { continue }
        add(kind, of: item, state.constant, state.priority, to: &rows)
      }
      current = root.flatMap { item.successor(in: $0) }
    }
  }

  private func add(
    _ kind: ImplicitRow, of item: ItemIdentity, _ constant: Double, _ priority: Priority,
    to rows: inout RowList
  ) {
    guard let size = item.placement.size(along: kind.axis) else { return }
    rows.stage(size, 1)
    rows.append(kind.relation, constant, .implicit(item, kind), priority)
  }
}
