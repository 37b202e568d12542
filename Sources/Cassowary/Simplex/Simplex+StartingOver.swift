/// Solving everything afresh: where the present basis cannot be mended, or little of it would stay.
extension Simplex {
  /// How many steps a transaction may take. A solution takes a few for each row; many times that
  /// are taken only where rounding leads back to a basis that has been there before.
  var stepLimit: Int { 1000 + 50 * store.rows.count }

  /// Starts counting steps and watching for doubtful numbers.
  mutating func beginSteps() {
    stepsLeft = stepLimit
    idleSteps = 0
    strictness = Tolerance.aim
    aimsHigh = true
    factor.isInDoubt = false
    needsPrecision = false
    isLastAttempt = false
    mayBeFar = false
    nearMisses.removeAll()
  }

  /// Whether the transaction removes so much that solving what stays afresh is less work than
  /// removing one row after another from the basis.
  var removesMuch: Bool {
    var count = 0
    for i in staging.changes.indices where staging.changes[i].kind == .erase { count += 1 }
    return count >= 256 && count >= store.constraints.count / 4
  }

  /// Makes the basis the variables' own rows, with all multipliers zero: dual feasible, whatever
  /// the penalties.
  mutating func forgetBasis() {
    clearInfeasibleRows()
    dualInfeasibleRows.removeAll()
    // All rows leave before any enters, so that no two rows are at one position.
    for row in store.rows.indices where store.rows[row].isAlive {
      touch(row)
      store.multipliers[row] = LevelVector()
      store.setPosition(of: row, to: .none)
    }
    for position in basis.indices {
      let unit = store.unitRows[position.variable]
      basis[position] = unit
      store.setPosition(of: unit, to: position)
      store.rows[unit].target = nearestTarget(of: unit, to: 0)
    }
    isBalanced = true
    mayBeDualInfeasible = false
    refactorise()
  }

  /// Solves all rows afresh, in twice the digits.
  mutating func solvePrecisely(dropping tolerance: Double = 0) -> Outcome {
    needsPrecision = true
    isLastAttempt = true
    mayBeFar = false
    forgetBasis()
    // These factors are of the variables' own rows, where nothing cancels.
    factor.dropTolerance = tolerance
    return solveAfresh()
  }

  /// Whether a variable has gone farther than solutions are looked for in this transaction, and is
  /// there still.
  var isFar: Bool {
    mutating get {
      if !mayBeFar { return false }
      for variable in store.unitRows.indices
      where !(factor.value(of: variable).magnitude <= Tolerance.farthest) { return true }
      return false
    }
  }

  /// Solves all rows as one batch, in an order that depends on nothing but themselves. The basis
  /// must have been forgotten.
  mutating func solveAfresh() -> Outcome {
    stepsLeft = stepLimit
    idleSteps = 0
    strictness = aimsHigh ? Tolerance.aim : 1
    listAllRows()
    // The multipliers are zero now, which is right at other values than before.
    for row in store.rows.indices where store.rows[row].isAlive { refresh(row) }
    if let conflict = crash() { return .infeasible(conflict) }
    propagate()
    tighten()
    return reachOptimum()
  }

  /// Lists all rows with constraints, those of fewer variables first.
  private mutating func listAllRows() {
    var list = Buffer<RowIndex>()
    for row in store.rows.indices where store.rows[row].isAlive {
      if store.rows[row].hasConstraints { list.append(row) }
    }
    store.sort(&list)
    swap(&staging.rows, &list)
  }
}

extension RowStore {
  /// Orders rows by their terms.
  fileprivate func sort(_ list: inout Buffer<RowIndex>) {
    list.sort { precedes($0, $1) }
  }

  private func precedes(_ a: RowIndex, _ b: RowIndex) -> Bool {
    if rows[a].termCount != rows[b].termCount { return rows[a].termCount < rows[b].termCount }
    for (i, j) in zip(termRange(of: a), termRange(of: b)) {
      let (one, other) = (terms[i], terms[j])
      if one.variable != other.variable { return one.variable < other.variable }
      if one.coefficient != other.coefficient { return one.coefficient < other.coefficient }
    }
    return false
  }
}
