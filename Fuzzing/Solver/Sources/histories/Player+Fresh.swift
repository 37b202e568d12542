import Cassowary

/// Comparisons with solvers that are given the same rows in other orders.
extension Player {
  /// Sees whether the values depend on the rows alone. Where they differ, all are put down as
  /// evidence.
  func compareWithFresh(_ random: inout SplitMix) throws(Failure) {
    try settle()
    try checkForeignHandles()
    counts.fresh += 1
    var hasDifference = false
    for isTogether in [true, false] {
      let order = model.rows.shuffled(using: &random)
      let source = isTogether ? "together" : "single"
      var fresh = Side()
      for name in model.variables { fresh.makeVariable(name) }
      do throws(SolverError) {
        try fresh.add(order, isTogether)
      } catch {
        try judge(error, source, fresh, order)
        continue
      }
      let limit = 1e-9 * (1 + own.scale(of: model.variables))
      let isSame = model.variables.allSatisfy {
        (own.value($0) - fresh.value($0)).magnitude <= limit
      }
      if isSame { continue }
      evidence.append(Evidence.state(source, fresh, model.variables, order))
      hasDifference = true
    }
    if hasDifference { putDown("history") }
  }

  /// Puts the state down as evidence.
  func putDown(_ source: String) {
    evidence.append(Evidence.state(source, own, model.variables, model.rows))
  }

  private func judge(
    _ error: SolverError, _ source: String, _ fresh: borrowing Side, _ order: Evidence.Rows
  ) throws(Failure) {
    switch error {
    case .infeasible(let conflict):
      let names = order.filter { row in
        fresh.handles.rows[row.name].map { conflict.contains($0) } ?? false
      }
      let reason = (["infeasible"] + names.map { "r\($0.name)" }).joined(separator: " ")
      evidence.append(Evidence.refusal("conflict " + source, model.variables, order, reason))
    case .inaccurate:
      counts.inaccurate += 1
      if allowsInaccurate { return }
      evidence.append(
        Evidence.refusal("inaccurate " + source, model.variables, order, "inaccurate"))
      throw Failure("a fresh solver is inaccurate")
    default: throw Failure("a fresh solver calls rows invalid", "\(error)")
    }
  }

  // MARK: Conflicts

  /// Sees whether the rows of a conflict are in force, and whether they alone, but not without one
  /// of them, are refused by a fresh solver.
  func checkConflict(_ conflict: [RowID], _ next: Model) throws(Failure) {
    var rows: Evidence.Rows = []
    for id in conflict {
      guard let row = next.rows.first(where: { own.handles.rows[$0.name] == id }) else {
        throw Failure("a conflict names a row that is not in force")
      }
      if !row.row.isRequired { throw Failure("a conflict names a row that is not required") }
      if rows.contains(where: { $0.name == row.name }) {
        throw Failure("a conflict names a row twice")
      }
      rows.append(row)
    }
    let names = rows.map { "r\($0.name)" }.joined(separator: " ")
    let isDoubtful =
      holds(rows, next) || rows.indices.contains { !holds(rows.leavingOut($0), next) }
    if isDoubtful || counts.refused % sampling == 0 {
      evidence.append(Evidence.refusal("conflict", next, "infeasible \(names)"))
    }
  }

  private func holds(_ rows: Evidence.Rows, _ model: Model) -> Bool {
    var fresh = Side()
    for name in model.variables { fresh.makeVariable(name) }
    do throws(SolverError) {
      try fresh.add(rows, true)
      return true
    } catch {
      return false
    }
  }
}

extension Array {
  func leavingOut(_ index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}

extension Side {
  /// Adds rows at once, or one by one.
  mutating func add(_ rows: Evidence.Rows, _ isTogether: Bool) throws(SolverError) {
    let changes = rows.map { Change.add($0.name, $0.row.netted) }
    if isTogether { return try make(changes, .commit) }
    for change in changes { try make([change], .commit) }
  }
}
