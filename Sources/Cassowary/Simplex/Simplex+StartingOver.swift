/// Solving everything afresh: where the basis that the solver has come to cannot be mended, or little of it would stay.
extension Simplex {
  /// How many steps a transaction may take. What is solved takes a few for each row; a multiple of that is taken only
  /// where rounding leads back to a basis that has been there before.
  var stepLimit: Int { 1000 + 50 * store.rows.count }

  /// Begins to count steps and to look for doubts.
  mutating func beginSteps() {
    stepsLeft = stepLimit
    strictness = Tolerance.aim
    aimsHigh = true
    factor.isInDoubt = false
    needsPrecision = false
  }

  /// Whether the transaction takes so much away that solving what stays afresh is less work than to take one row
  /// after another out of the basis.
  var removesMuch: Bool {
    var count = 0
    for i in staging.changes.indices where staging.changes[i].kind == .erase { count += 1 }
    return count >= 256 && count >= store.constraints.count / 4
  }

  /// Forgets the basis and all multipliers.
  mutating func forgetBasis() {
    forgetSuspects()
    restless.removeAll()
    for row in store.rows.indices where store.rows[row].isAlive {
      touch(Int32(row))
      store.multipliers[Int32(row)] = LevelVector()
      store.setPosition(of: Int32(row), to: -1)
    }
    for variable in basis.indices {
      let unit = store.unitRows[variable]
      basis[variable] = unit
      store.setPosition(of: unit, to: Int32(variable))
      store.rows[unit].target = nearestTarget(of: unit, to: 0)
    }
    isBalanced = true
    hasEscaped = false
    refactorise()
  }

  /// Solves all rows afresh, in twice the digits.
  mutating func solvePrecisely() -> Outcome {
    needsPrecision = true
    forgetBasis()
    return solveAfresh()
  }

  /// Solves all rows as one batch, with no basis to begin with, in an order that depends on nothing but themselves.
  mutating func solveAfresh() -> Outcome {
    stepsLeft = stepLimit
    strictness = aimsHigh ? Tolerance.aim : 1
    listAllRows()
    for row in store.rows.indices where store.rows[row].isAlive { refresh(Int32(row)) }
    if let conflict = crash() { return .infeasible(conflict) }
    propagate()
    tighten()
    return reachOptimum()
  }

  /// Lists all rows with constraints, those of fewer variables first.
  private mutating func listAllRows() {
    var list = Buffer<Int32>()
    for row in store.rows.indices where store.rows[row].isAlive {
      if store.rows[row].firstConstraint >= 0 { list.append(Int32(row)) }
    }
    store.sort(&list)
    swap(&staging.rows, &list)
  }
}

extension RowStore {
  /// Orders rows by what they say.
  fileprivate func sort(_ list: inout Buffer<Int32>) {
    list.sort { precedes($0, $1) }
  }

  private func precedes(_ a: Int32, _ b: Int32) -> Bool {
    if rows[a].termCount != rows[b].termCount { return rows[a].termCount < rows[b].termCount }
    for (i, j) in zip(termRange(of: a), termRange(of: b)) {
      let (one, other) = (terms[i], terms[j])
      if one.variable != other.variable { return one.variable < other.variable }
      if one.coefficient != other.coefficient { return one.coefficient < other.coefficient }
    }
    return false
  }
}
