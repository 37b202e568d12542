import Cassowary

/// Rows that a transaction made, which are void if it is refused.
struct MadeRows {
  var entryRows: [RowID?] = []
  var implicitRows: [RowID?] = []
  var owned: [RowID] = []

  init(entries: Int, implicit: Int) {
    entryRows.reserveCapacity(entries)
    implicitRows.reserveCapacity(implicit)
    owned.reserveCapacity(entries + implicit)
  }

  /// Asks the solver for changes of entries.
  mutating func apply(
    _ changes: [EntryChange], of entries: EntryList, direction: LayoutDirection,
    to solver: inout Solver, _ owners: inout RowOwners
  ) {
    for change in changes {
      let row = entries.read(change.slot) { constraint in
        apply(change, of: constraint, entries[change.slot], direction, to: &solver, &owners)
      }
      entryRows.append(row ?? nil)
    }
  }

  /// - Returns: The row of the entry.
  private mutating func apply(
    _ change: EntryChange, of constraint: LayoutConstraint, _ entry: Entry,
    _ direction: LayoutDirection, to solver: inout Solver, _ owners: inout RowOwners
  ) -> RowID {
    let priority = constraint.storedPriority.level(isBroken: change.level == .broken)
    guard let row = entry.row, !entry.hasNewTerms else {
      if let row = entry.row { solver.erase(row) }
      constraint.stage(in: &solver, direction: direction)
      let row = solver.insert(
        constraint.relation.inSolver, constraint.rowConstant(direction), priority,
        isClose: constraint.isOfPlaces)
      // The solver refuses an unusable number when the transaction is committed.
      if row.index < 0 { return row }
      owners.note(row, ofEntry: change.slot)
      owned.append(row)
      return row
    }
    if entry.hasNewConstant { solver.edit(row, constant: constraint.rowConstant(direction)) }
    if entry.hasNewPriority || entry.level != change.level {
      solver.edit(row, priority: priority)
    }
    return row
  }

  /// Asks the solver for the changes of a plan.
  mutating func apply(
    _ plan: ImplicitPlan, to solver: inout Solver, _ owners: inout RowOwners
  ) {
    for row in plan.erasedRows { solver.erase(row) }
    for change in plan.changes {
      let old = change.item.implicitRows[change.kind]
      guard let wanted = change.wanted else {
        if let old { solver.erase(old.id) }
        implicitRows.append(nil)
        continue
      }
      if let old {
        if wanted.constant != old.constant { solver.edit(old.id, constant: wanted.constant) }
        if wanted.priority != old.priority { solver.edit(old.id, priority: wanted.priority) }
        implicitRows.append(old.id)
      } else if let size = change.item.placement.size(along: change.kind.axis) {
        solver.stage(size, 1)
        let row = solver.insert(change.kind.relation.inSolver, wanted.constant, wanted.priority)
        implicitRows.append(row)
        if row.index < 0 { continue }
        owners.note(row, change.kind, about: size)
        owned.append(row)
      } else {
        implicitRows.append(nil)
      }
    }
    for variable in plan.discardedVariables { solver.discard(variable) }
  }
}

extension Placement {
  func size(along axis: LayoutConstraint.Axis) -> Variable? {
    axis == .horizontal ? width : height
  }
}
