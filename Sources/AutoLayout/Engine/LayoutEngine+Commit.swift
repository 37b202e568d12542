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
    var made = MadeRows(entries: changes.count, implicit: plan?.changes.count ?? 0)
    solver.begin()
    if let plan { made.apply(plan, to: &solver, &owners) }
    made.apply(changes, of: entries, direction: storedDirection, to: &solver, &owners)
    do throws(SolverError) {
      try solver.commit()
    } catch {
      return clash(error, made)
    }
    clock += 1
    if textFeedback != nil, isOtherStructure(changes, plan) { textFeedback = nil }
    entries.settle(changes, made.entryRows, clock)
    if !certificates.isEmpty {
      for change in changes where change.level != .broken { certificates[change.slot] = nil }
    }
    if let plan { settle(plan, made.implicitRows) }
    return nil
  }

  /// Whether the changes could be made. Nothing changes.
  func canCommit(_ changes: [EntryChange], _ plan: ImplicitPlan? = nil) -> Bool {
    var made = MadeRows(entries: changes.count, implicit: plan?.changes.count ?? 0)
    solver.begin()
    if let plan { made.apply(plan, to: &solver, &owners) }
    made.apply(changes, of: entries, direction: storedDirection, to: &solver, &owners)
    defer { for row in made.owned { owners.forget(row) } }
    return solver.canCommit()
  }

  /// Whether changes that were made are of more than constants, so that values may depend on other ones.
  private func isOtherStructure(_ changes: [EntryChange], _ plan: ImplicitPlan?) -> Bool {
    let hasOtherEntries = changes.contains { change in
      let entry = entries[change.slot]
      return entry.row == nil || entry.hasNewTerms || entry.hasNewPriority
        || entry.level != change.level
    }
    guard let plan, !hasOtherEntries else { return hasOtherEntries }
    return pending.order || !plan.erasedRows.isEmpty
      || plan.changes.contains { change in
        change.item.implicitRows[change.kind]?.priority != change.wanted?.priority
      }
  }

  private func settle(_ plan: ImplicitPlan, _ rows: [RowID?]) {
    for (change, row) in zip(plan.changes, rows) {
      change.item.implicitRows[change.kind] = row.flatMap { row in
        change.wanted.map {
          ImplicitRows.State(id: row, constant: $0.constant, priority: $0.priority)
        }
      }
      change.item.placement.stamp = clock
    }
    for row in plan.erasedRows { owners.forget(row) }
    for variable in plan.discardedVariables { owners[variable] = nil }
    pending.forgetDone(in: self)
  }

  private func clash(_ error: SolverError, _ made: MadeRows) -> RowClash {
    defer { for row in made.owned { owners.forget(row) } }
    switch error {
    case .infeasible(let rows):
      return RowClash(members: rows.compactMap { owners[$0] }, isInaccurate: false)
    case .inaccurate: return RowClash(members: [], isInaccurate: true)
    case .invalidNumber, .foreignVariable, .foreignRow:
      return RowClash(members: [], isInaccurate: false)
    }
  }
}

/// The owners of the rows of an irreducible conflict; none where the solver could not use a number, or could not use
/// the numbers together.
struct RowClash {
  let members: [RowOwner]
  let isInaccurate: Bool

  /// The entries among them.
  var slots: [Int32] { members.compactMap { $0.slot >= 0 ? $0.slot : nil } }
}
