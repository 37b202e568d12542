import Cassowary

/// The level that a transaction gives to the row of an entry.
struct EntryChange {
  let slot: Int32
  let level: RowLevel
}

/// One transaction of the solver: all of it takes effect, or none.
extension LayoutEngine {
  /// Applies changes of entries, together with a plan for the implicit rows.
  ///
  /// - Returns: nil for success; else the owners of rows that clash, and nothing has changed.
  func commit(_ changes: [EntryChange], _ plan: ImplicitPlan? = nil) -> RowClash? {
    var made = MadeRows()
    solver.begin()
    if let plan { apply(plan, &made) }
    for change in changes { apply(change, &made) }
    do throws(SolverError) {
      try solver.commit()
    } catch {
      return clash(error, made)
    }
    clock += 1
    for (change, row) in zip(changes, made.entryRows) { settle(change, row) }
    if let plan { settle(plan, made.implicitRows) }
    return nil
  }

  private func apply(_ change: EntryChange, _ made: inout MadeRows) {
    let entry = entries[Int(change.slot)]
    guard let constraint = entry.constraint else {
      made.entryRows.append(nil)
      return
    }
    let priority = constraint.storedPriority.level(isBroken: change.level == .broken)
    guard let row = entry.row, !entry.hasNewTerms else {
      if let row = entry.row { solver.erase(row) }
      constraint.stage(in: &solver, direction: storedDirection)
      let row = solver.insert(
        constraint.relation.inSolver, constraint.rowConstant, priority)
      made.entryRows.append(row)
      made.note(row, RowOwner(slot: change.slot), in: &owners)
      return
    }
    if entry.hasNewConstant { solver.edit(row, constant: constraint.rowConstant) }
    if entry.hasNewPriority || entry.level != change.level {
      solver.edit(row, priority: priority)
    }
    made.entryRows.append(row)
  }

  private func apply(_ plan: ImplicitPlan, _ made: inout MadeRows) {
    for row in plan.erasedRows { solver.erase(row) }
    for change in plan.changes {
      let old = change.item.placement.rows[change.kind]
      guard let wanted = change.wanted else {
        if let old { solver.erase(old.id) }
        made.implicitRows.append(nil)
        continue
      }
      if let old {
        if wanted.constant != old.constant { solver.edit(old.id, constant: wanted.constant) }
        if wanted.priority != old.priority { solver.edit(old.id, priority: wanted.priority) }
        made.implicitRows.append(old.id)
      } else if let size = change.item.placement.size(along: change.kind.axis) {
        solver.stage(size, 1)
        let row = solver.insert(change.kind.relation.inSolver, wanted.constant, wanted.priority)
        made.implicitRows.append(row)
        made.note(row, RowOwner(change.item, change.kind), in: &owners)
      } else {
        made.implicitRows.append(nil)
      }
    }
    for variable in plan.discardedVariables { solver.discard(variable) }
  }

  private func settle(_ change: EntryChange, _ row: RowID?) {
    let slot = Int(change.slot)
    guard entries[slot].constraint != nil else { return }
    entries[slot].row = row
    entries[slot].level = change.level
    entries[slot].hasNewConstant = false
    entries[slot].hasNewPriority = false
    entries[slot].hasNewTerms = false
    entries[slot].isPending = false
    entries[slot].stamp = clock
    if change.level != .broken { certificates[change.slot] = nil }
  }

  private func settle(_ plan: ImplicitPlan, _ rows: [RowID?]) {
    for (change, row) in zip(plan.changes, rows) {
      let old = change.item.placement.rows[change.kind]
      let new = row.flatMap { row in
        change.wanted.map {
          ImplicitRows.State(id: row, constant: $0.constant, priority: $0.priority)
        }
      }
      if old == new { continue }
      change.item.placement.rows[change.kind] = new
      change.item.placement.stamp = clock
    }
    for item in pending.contents { item.placement.isContentPending = false }
    for item in pending.alignments { item.placement.isAlignmentPending = false }
    for row in plan.erasedRows { owners[row] = nil }
    for variable in plan.discardedVariables { owners[variable] = nil }
    let slots = pending.slots
    pending = PendingChanges()
    pending.root = false
    pending.order = false
    pending.slots = slots
  }

  private func clash(_ error: SolverError, _ made: MadeRows) -> RowClash {
    var members: [RowOwner] = []
    if case .infeasible(let rows) = error { members = rows.compactMap { owners[$0] } }
    for row in made.owned { owners[row] = nil }
    return RowClash(members: members)
  }
}

/// Rows that a transaction made, which are void if it is refused.
private struct MadeRows {
  var entryRows: [RowID?] = []
  var implicitRows: [RowID?] = []
  var owned: [RowID] = []

  mutating func note(_ row: RowID, _ owner: RowOwner, in owners: inout RowOwners) {
    owners[row] = owner
    owned.append(row)
  }
}

/// The owners of the rows of an irreducible conflict; none where the solver refused a number.
struct RowClash {
  let members: [RowOwner]

  /// The entries among them.
  var slots: [Int32] { members.compactMap { $0.slot >= 0 ? $0.slot : nil } }
}

extension Placement {
  func size(along axis: LayoutConstraint.Axis) -> Variable? {
    axis == .horizontal ? width : height
  }
}

extension LayoutConstraint.Relation {
  fileprivate var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
