/// What a transaction has been asked for, until it is committed.
struct Staging: ~Copyable {
  struct Change: BitwiseCopyable {
    enum Kind { case erase, constant, priority, relation }
    var kind: Kind
    var constraint = ConstraintIndex.none
    var constant = 0.0
    var priority = Priority.required
    /// In terms of the row's value.
    var relation = Relation.equal
  }

  /// The left sides of the constraints that are made, in their order.
  var normals = NormalList()
  /// What is asked of constraints that are there already; new ones are in the journal.
  var changes = Buffer<Change>()
  /// The rows of all constraints concerned, each once.
  var rows = Buffer<RowIndex>()
  var discarded = Buffer<VariableIndex>()
  /// The first thing that was found wrong with what was asked.
  var error: SolverError?

  /// Forgets what was asked for, and does not keep for small batches what a large one needed.
  mutating func clear() {
    changes.removeAll(keepingRoomFor: 1024)
    rows.removeAll(keepingRoomFor: 1024)
    normals.forgetLargeBatch()
  }
}

/// Transactions: any number of changes that are made together or not at all.
extension Simplex {
  /// Opens a transaction. Changes asked for from here on are made by `commit()`.
  mutating func begin() {
    staging.changes.removeAll()
    staging.rows.removeAll()
    staging.discarded.removeAll()
    staging.normals.removeAll()
    staging.error = nil
    openJournal()
  }

  /// Adds a term to the row that the next `insert` makes; terms of one variable add up.
  mutating func stage(_ variable: Variable, _ coefficient: Double) {
    // Whether the variable has been discarded is checked in `findRows`, where its record is read
    // anyway.
    if variable.owner != tag || !generations.reaches(VariableIndex(variable)) {
      refuse(.foreignVariable(variable))
    } else if !coefficient.isFinite {
      refuse(.invalidNumber(coefficient))
    } else {
      staging.normals.append(variable, coefficient)
    }
  }

  /// Asks for a row: the staged terms, a relation and a constant.
  mutating func insert(
    _ relation: Relation, _ constant: Double, _ priority: Priority, isClose: Bool = false
  ) -> RowID {
    if !constants.contains(constant) { refuse(.invalidNumber(constant)) }
    if !priority.isValid { refuse(.invalidNumber(priority.value)) }
    if let sum = staging.normals.normalise(within: coefficients) { refuse(.invalidNumber(sum)) }
    let unit = staging.normals.unit
    if staging.error != nil {
      staging.normals.reject()
      return RowID(index: -1, generation: 0, owner: tag)
    }
    staging.normals.accept()
    // Until `findRows`, when the transaction is committed, it is a constraint on the empty row.
    let index = store.makeConstraint(
      RowConstraint(
        row: RowStore.emptyRow, breakpoint: constant / unit, unit: unit, level: priority.level,
        relation: unit < 0 ? relation.flipped : relation, isClose: isClose))
    if isClose && relation != .equal { store.hasCloseRows = true }
    // The journal has it as made, so that nothing of it need be saved.
    store.constraints[index].journalled = journal.transaction
    journal.madeConstraints.append(index)
    return id(of: index)
  }

  /// The handle of a constraint.
  func id(of index: ConstraintIndex) -> RowID {
    let generation = store.constraints[index].generation
    return RowID(index: store.handle(at: index), generation: generation, owner: tag)
  }

  /// Asks for a row to be taken away.
  mutating func erase(_ id: RowID) {
    stage(.init(kind: .erase), for: id)
  }

  /// Asks for another constant.
  mutating func edit(_ id: RowID, constant: Double) {
    if !constants.contains(constant) { return refuse(.invalidNumber(constant)) }
    stage(.init(kind: .constant, constant: constant), for: id)
  }

  /// Asks for another priority.
  mutating func edit(_ id: RowID, priority: Priority) {
    if !priority.isValid { return refuse(.invalidNumber(priority.value)) }
    stage(.init(kind: .priority, priority: priority), for: id)
  }

  /// Asks for another relation.
  mutating func edit(_ id: RowID, relation: Relation) {
    guard owns(id) else { return refuse(.foreignRow(id)) }
    let constraint = store.constraints[store.index(of: id.index)]
    let relation = constraint.unit < 0 ? relation.flipped : relation
    if constraint.isClose && relation != .equal { store.hasCloseRows = true }
    stage(.init(kind: .relation, relation: relation), for: id)
  }

  /// Refuses the transaction where the variable is not one of this solver's.
  mutating func requireOwned(_ variable: Variable) {
    if !owns(variable) { refuse(.foreignVariable(variable)) }
  }

  private mutating func stage(_ change: Staging.Change, for id: RowID) {
    guard owns(id) else { return refuse(.foreignRow(id)) }
    let index = store.index(of: id.index)
    if isErased(index) { return refuse(.foreignRow(id)) }
    // Not journalled: `clearErasedMarks` takes it back after a refusal.
    if change.kind == .erase { store.constraints[index].isErased = true }
    var change = change
    change.constraint = index
    staging.changes.append(change)
  }

  func isErased(_ index: ConstraintIndex) -> Bool { store.constraints[index].isErased }

  private mutating func refuse(_ error: SolverError) {
    // The first mistake counts, and a discarded variable of an earlier row is found only now.
    refuseStaleVariable()
    if staging.error == nil { staging.error = error }
  }

  /// Makes the changes and solves.
  /// - Throws: `infeasible` with a set of rows of which none can be left out, or what was wrong
  ///   with a change; the solver is then, bit for bit, as it was at `begin()`.
  mutating func commit() throws(SolverError) {
    try solve()
    // What was asked for may be what is there already. Read before the journal is closed.
    let hasChanged =
      !journal.constraints.isEmpty || !journal.madeConstraints.isEmpty
      || !staging.discarded.isEmpty
    discardLeftovers()
    discardVariables()
    closeJournal()
    staging.clear()
    if hasChanged {
      isSettled = false
      openMove.invalidate()
    }
  }

  /// Makes the changes and undoes them: whether they could be made.
  /// - Throws: what `commit` would.
  mutating func rehearse() throws(SolverError) {
    try solve()
    takeBack()
  }

  private mutating func solve() throws(SolverError) {
    if staging.error == nil { findRows() }
    if let error = staging.error {
      takeBack()
      throw error
    }
    beginSteps()
    let onlyErases =
      journal.madeConstraints.isEmpty
      && !staging.changes.indices.contains { staging.changes[$0].kind != .erase }
    // Numbers that were left out so that values come nearer may matter to the new rows.
    let startsOver = factor.leavesOutMuch && !isEmptyTransaction
    var outcome = apply()
    if startsOver { outcome = .lost }
    // Rows that held together hold with fewer, too: only rounding can say that they do not.
    if case .infeasible = outcome, onlyErases { outcome = .lost }
    if case .lost = outcome {
      let aimedHigh = aimsHigh
      outcome = solvePrecisely()
      // It may be lost only because of the stricter tolerance, which has been dropped meanwhile.
      if case .lost = outcome, aimedHigh, !aimsHigh { outcome = solvePrecisely() }
    }
    if case .optimal = outcome, isFar { outcome = solveNearer() }
    switch outcome {
    case .optimal: break
    case .infeasible where onlyErases:
      takeBack()
      throw .inaccurate
    case .infeasible(let conflict):
      // Before the rollback, which frees the new constraints among them.
      let ids = conflict.constraints.map { id(of: $0) }
      takeBack()
      throw .infeasible(ids)
    case .lost:
      takeBack()
      throw .inaccurate
    }
  }

  /// Looks for a solution that is nearer. Rounding may have led far away, or what the rows leave
  /// open may lie there only because it has not been decided yet. Otherwise rows that are nearly
  /// parallel meet far away: there is a solution, but beyond what solutions are looked for, so they
  /// are taken as parallel. Where that leads to none it counts.
  private mutating func solveNearer() -> Outcome {
    var outcome = Outcome.optimal
    if !factor.isPrecise { outcome = solvePrecisely() }
    if case .optimal = outcome, !isFar || settleFarValues() && !isFar { return outcome }
    outcome = solvePrecisely(dropping: Tolerance.nearlyParallel)
    if case .optimal = outcome { return outcome }
    return solvePrecisely()
  }

  private mutating func takeBack() {
    rollBack()
    clearErasedMarks()
    // Rows that it lists may be gone, and settling is to find nothing that is asked for.
    staging.clear()
  }

  private mutating func clearErasedMarks() {
    for i in staging.changes.indices where staging.changes[i].kind == .erase {
      store.constraints[staging.changes[i].constraint].isErased = false
    }
  }

  // MARK: Making the changes

  /// Whether nothing is asked for, or nothing but what is there already.
  private var isEmptyTransaction: Bool {
    if !staging.discarded.isEmpty || !journal.madeConstraints.isEmpty { return false }
    return staging.changes.indices.allSatisfy { asksForNothing(staging.changes[$0]) }
  }

  private func asksForNothing(_ change: Staging.Change) -> Bool {
    let constraint = store.constraints[change.constraint]
    switch change.kind {
    case .erase: return false
    case .constant: return change.constant / constraint.unit == constraint.breakpoint
    case .priority: return change.priority == constraint.priority
    case .relation: return change.relation == constraint.relation
    }
  }

  /// The phases of a transaction. Losses first, with primal steps from a feasible solution; then
  /// what can only make rows primal infeasible, which the dual method repairs.
  private mutating func apply() -> Outcome {
    // It must not change a bit, not even one that is inexact.
    if isEmptyTransaction { return .optimal }
    listRows()
    let isFresh = wantsCrash()
    markFactor()
    if removesMuch {
      // With all multipliers zero no loss can leave a row dual infeasible.
      forgetBasis()
      _ = applyLosses()
      applyGains()
      return solveAfresh()
    }
    // A crash makes new factors anyway; anything before it needs the old ones for all variables.
    if !(isFresh && staging.changes.isEmpty) {
      useAllVariables()
      if !factor.hasRoomForUpdates { refactorise() }
    }
    let hasGivenUp = applyLosses()
    applyGains()
    if hasGivenUp { return solveAfresh() }
    if isFresh {
      if let conflict = crash() { return .infeasible(conflict) }
    } else {
      // Bounds before targets: a row's range depends on its bounds.
      linkMadeRows()
      if let conflict = boundRows() { return .infeasible(conflict) }
      retargetRows()
    }
    propagate()
    if isFresh && isFirstBatch { tighten() }
    let outcome = reachOptimum()
    guard case .optimal = outcome else { return outcome }
    // Exchanges that move nothing but by rounding. They may leave that to be mended.
    let hasEvicted = evictLeftovers()
    return preferGivenValues() || hasEvicted ? reachOptimum() : outcome
  }

  /// Lists the rows whose penalties change, each once.
  private mutating func listRows() {
    // With many changes in one pass over memory, with few in one over the changes.
    if staging.changes.count + journal.madeConstraints.count > store.rows.count / 4 {
      listManyRows()
    } else {
      beginWalk()
      for i in staging.changes.indices { list(staging.changes[i].constraint) }
      for i in journal.madeConstraints.indices { list(journal.madeConstraints[i]) }
    }
    journal.rows.reserve(staging.rows.count)
  }

  /// Lists many rows in the order in which they lie in memory, without reading their records.
  private mutating func listManyRows() {
    var isListed = Table<RowIndex, Bool>(repeating: false, count: store.rows.count)
    for i in staging.changes.indices {
      isListed[store.constraints[staging.changes[i].constraint].row] = true
    }
    for i in journal.madeConstraints.indices {
      isListed[store.constraints[journal.madeConstraints[i]].row] = true
    }
    for row in isListed.indices where isListed[row] { staging.rows.append(row) }
  }

  /// Puts the rows that the transaction made into the columns.
  mutating func linkMadeRows() {
    for i in journal.madeRows.indices { store.link(journal.madeRows[i].row) }
  }

  private mutating func list(_ constraint: ConstraintIndex) {
    let row = store.constraints[constraint].row
    if visit(row) { staging.rows.append(row) }
  }

  /// Whether the constraint was there before this transaction.
  func isAttached(_ index: ConstraintIndex) -> Bool { store.constraints[index].isAttached }

  private mutating func applyGains() {
    for i in staging.changes.indices {
      let change = staging.changes[i]
      let index = change.constraint
      if isErased(index) { continue }
      switch change.kind {
      case .erase: break
      case .priority:
        if !isAttached(index) { store.constraints[index].priority = change.priority }
      case .relation:
        if !isAttached(index) { store.constraints[index].relation = change.relation }
      case .constant:
        let breakpoint = change.constant / store.constraints[index].unit
        if isAttached(index) {
          if breakpoint == store.constraints[index].breakpoint { continue }
          // The row may not be fixed afterwards, unless a required equation keeps it so.
          let record = store.constraints[index]
          if record.relation != .equal || !record.priority.isRequired {
            recoverMultiplier(of: record.row)
          }
          detach(index)
          store.constraints[index].breakpoint = breakpoint
          attach(index)
        } else {
          store.constraints[index].breakpoint = breakpoint
        }
      }
    }
    attachNew()
  }

  /// Sees whether the required constraints of each changed row leave it a value.
  private mutating func boundRows() -> RowConflict? {
    for i in staging.rows.indices {
      if let conflict = store.boundRow(staging.rows[i]) { return conflict }
    }
    return nil
  }

  /// Looks up at which values the multipliers of the changed rows are right now.
  mutating func retargetRows() {
    for i in staging.rows.indices { retarget(staging.rows[i]) }
  }

  mutating func retarget(_ row: RowIndex) {
    touch(row)
    if store.rows[row].isBasic {
      let target = nearestTarget(of: row, to: store.rows[row].target)
      if target != store.rows[row].target { setTarget(row, target) }
      refresh(row)
    } else {
      refresh(row)
      check(row)
    }
  }

  // MARK: Variables

  /// Asks for a variable to be discarded. One that rows still mention after the transaction stays.
  mutating func discard(_ variable: Variable) {
    if owns(variable) { staging.discarded.append(VariableIndex(variable)) }
  }

  /// Sets the rank of a variable in the order in which what is left open is decided.
  mutating func rank(_ variable: Variable, _ rank: Int) {
    let rank = Int32(clamping: rank)
    let index = VariableIndex(variable)
    if !owns(variable) || ranks[index] == rank { return }
    ranks[index] = rank
    isSettled = false
  }
}
