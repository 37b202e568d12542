import Cassowary

extension LayoutEngine {
  /// The required rows: the implicit ones, as `plan` would have them, and the constraints.
  ///
  /// - Parameter withBroken: Whether the constraints that are broken now belong to them.
  func requiredRows(_ plan: ImplicitPlan?, withBroken: Bool) -> RowList {
    var rows = RowList()
    addImplicitRows(plan, to: &rows, withOptional: false)
    for slot in entries.indices {
      let entry = entries[slot]
      guard let constraint = entry.constraint, !entry.isLeaving,
        constraint.storedPriority == .required, withBroken || entry.level != .broken
      else { continue }
      add(constraint, at: .required, slot, to: &rows)
    }
    return rows
  }

  /// All rows as the solver has them. What has changed is to be solved before.
  func allRows() -> RowList {
    var rows = RowList()
    addImplicitRows(nil, to: &rows, withOptional: true)
    for slot in entries.indices {
      let entry = entries[slot]
      guard let constraint = entry.constraint, !entry.isLeaving else { continue }
      add(
        constraint, at: constraint.storedPriority.level(isBroken: entry.level == .broken), slot,
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

  private func addImplicitRows(
    _ plan: ImplicitPlan?, to rows: inout RowList, withOptional: Bool
  ) {
    var planned: [ObjectIdentifier: [ImplicitPlan.Change]] = [:]
    for change in plan?.changes ?? [] {
      planned[ObjectIdentifier(change.item), default: []].append(change)
    }
    var current = root
    while let item = current {
      let changes = planned.isEmpty ? nil : planned[ObjectIdentifier(item)]
      for kind in ImplicitRow.allCases {
        guard let size = item.placement.size(along: kind.axis) else { continue }
        let change = changes?.first { $0.kind == kind }
        let state = item.implicitRows[kind].map {
          ImplicitPlan.Wanted(constant: $0.constant, priority: $0.priority)
        }
        guard let wanted = change.map({ $0.wanted }) ?? state,
          withOptional || wanted.priority.isRequired
        else { continue }
        rows.stage(size, 1)
        rows.append(
          kind.relation, wanted.constant, .implicit(item, kind), wanted.priority,
          isPlanned: change != nil)
      }
      current = root.flatMap { item.successor(in: $0) }
    }
  }
}
