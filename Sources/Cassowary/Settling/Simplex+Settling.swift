/// Settling: deciding what the optimal solutions leave open, so that values depend on the rows
/// alone and not on the pivots that led to them.
///
/// The rule is lexicographic. First two sums are made least (see `settleSums`). Then the variables
/// go as near to 0 as they can, one after the other in the order of their ranks. What has been
/// decided is *locked*: the rows that could still move it leave the set of degenerate rows, so that
/// the face that the next objective is minimised over is smaller. It is a point once no degenerate
/// row is left.
extension Simplex {
  /// Applies the rule. To be called before values are read; does nothing where nothing has changed.
  ///
  /// Costs only where something is open: variables that are at 0 already, and with which no other
  /// one moves, are passed over.
  mutating func settle() {
    if isSettled && !hasInexactGivenValues { return }
    // Before a journal is opened, so that a rollback does not clear it: trying again would fail
    // again.
    isSettled = true
    useAllVariables()
    var rounds = 2
    repeat {
      rounds -= 1
      if !trySettling(precisely: false) {
        // What was there before is an optimum too, only not the one that the rule says.
        rollBack()
        if !trySettling(precisely: true) { rollBack() }
      }
    } while hasInexactGivenValues && rounds > 0
    // What is given and not exact by now cannot be: looking again must change no bit.
    hasInexactGivenValues = false
  }

  /// - Returns: whether an optimum has come of it, which is as the rule says.
  private mutating func trySettling(precisely: Bool) -> Bool {
    // Before anything is decided: open values depend on the given ones.
    if hasInexactGivenValues || precisely {
      beginSettling()
      if precisely {
        needsPrecision = true
        isBalanced = false
      }
      if !renewGivenValues() { return false }
    }
    let open = collectOpen()
    if !open.isEmpty {
      // Most layouts leave nothing open, and then not even a journal is opened.
      if !journal.isOpen { beginSettling() }
      hasMovedFar = false
      let hasStayed = decide(open)
      if !repeatUntilStable(hasStayed) { return false }
      // What counts as no cost is not known to so many digits.
      if hasMovedFar && !factor.isPrecise { return false }
    }
    closeJournal()
    return true
  }

  /// Decides what is open within the transaction that is being committed, to see whether values
  /// beyond `Tolerance.farthest` are left by the rule too.
  /// - Returns: whether an optimum has come of it.
  mutating func settleFarValues() -> Bool {
    useAllVariables()
    let hasStayed = decide(collectOpen())
    return repeatUntilStable(hasStayed)
  }

  private mutating func beginSettling() {
    openJournal()
    markFactor()
    beginSteps()
    // What took twice the digits to find is not decided with fewer.
    if factor.isPrecise { needsPrecision = true }
  }

  /// Decides everything again, a few times at the most, until each variable has stayed where it was
  /// brought and the solution is an optimum still. What has kept it from that is rounding, so the
  /// basis is factorised again before. In twice the digits the last optimum counts, however it came
  /// about.
  /// - Parameter hasStayed: whether all variables have stayed when they were decided first.
  /// - Returns: false where no optimum comes of it.
  private mutating func repeatUntilStable(_ hasStayed: Bool) -> Bool {
    var hasStayed = hasStayed
    var hasRebalanced = false
    var renewals = 2
    var rounds = 4
    while rounds > 0 {
      if stepsLeft <= 0 { return false }
      // A factorisation on the way has recomputed values, and rows have not been checked against
      // them.
      propagate()
      // A coefficient that was dropped as rounding may have tied a variable to another.
      let isInDoubt = renewals > 0 && factor.isInDoubt
      if hasStayed && infeasibleRows.count == 0 && areBasicRowsTight() && !isInDoubt {
        if !factor.isPrecise || hasRebalanced { return true }
        // What counts as rounding in one basis may hold a row in another.
        hasRebalanced = true
        rebalance()
        guard case .optimal = reachOptimum() else { return false }
        hasStayed = decide(collectOpen())
        continue
      }
      if isInDoubt { renewals -= 1 }
      // Without updates new factors would be the same again, and where new ones have led to the same
      // doubt only more digits can tell.
      if !hasStayed || isInDoubt && (renewals == 0 || !factor.hasUpdates) { needsPrecision = true }
      recompute()
      guard case .optimal = reachOptimum() else { return false }
      rounds -= 1
      if rounds == 0 && needsPrecision { return true }
      hasStayed = decide(collectOpen())
    }
    return false
  }

  /// Decides about variables in the order of their ranks.
  /// - Returns: whether each has stayed where it was brought. Where a later one came from far away,
  ///   rounding may have taken it along.
  private mutating func decide(_ variables: consuming Buffer<VariableIndex>) -> Bool {
    var open = variables
    if !factor.hasRoomForUpdates { refactorise() }
    sortByRank(&open)
    var locked = Buffer<RowIndex>(capacity: open.count)
    var objective = SparseVector<VariableIndex>()
    var isDecided = Table<VariableIndex, Bool>(repeating: false, count: store.variableCount)
    var decidedValues = Buffer<Double>(capacity: open.count)
    settleSums(open, isDecided, &locked)
    // What has been visited in vain since it was last found out which variables can still move, and
    // how much of that is worth finding it out again.
    var waste = 0
    var patience = open.count
    // Once no row is degenerate, what is locked determines all other variables.
    for i in open.indices where !degenerateRows.isEmpty {
      if !isDecided[open[i]] {
        if factor.wantsRefactorisation { refactorise() }
        let visitedBefore = factor.visitedNodes
        write(variable: open[i], keeping: isDecided)
        if degenerateCount > 0 {
          bringToZero(open[i], isDecided, &objective, &locked)
        } else {
          waste += factor.visitedNodes - visitedBefore
        }
        // From here on solves stop at this variable: whatever it is computed from cannot move.
        isDecided[open[i]] = true
      }
      decidedValues.append(intendedValue(of: open[i]))
      if waste > patience {
        waste = 0
        patience = max(patience, decideWhatCannotMove(open, from: i + 1, &isDecided))
      }
    }
    // Locks are for one run only: a locked row is degenerate again as before.
    for i in locked.indices {
      store.rows[locked[i]].isLocked = false
      refresh(locked[i])
    }
    if factor.hasUpdates && isAnyOffTarget(open) {
      // Updates leave rounding in a variable that its own row holds; new factors compute it
      // exactly.
      refactorise()
      propagate()
    }
    // As many as were decided before no row was degenerate any more: the first of `open`.
    for i in decidedValues.indices {
      // A row whose coefficient is lost in rounding may have moved it. How far that row moved other
      // variables does not show in how little this one has moved, so more digits have to decide.
      let tolerance = factor.isPrecise ? Tolerance.tightness : Tolerance.rest
      let distance = (factor.value(of: open[i]) - decidedValues[i]).magnitude
      if !(distance <= tolerance * (1 + decidedValues[i].magnitude)) { return false }
    }
    return true
  }

  /// Marks as decided those of the open variables, from an index on, that no degenerate row can move
  /// any more: locks hold more than the variable that they were made for.
  /// - Returns: how many nodes have been visited.
  private mutating func decideWhatCannotMove(
    _ open: borrowing Buffer<VariableIndex>, from start: Int,
    _ isDecided: inout Table<VariableIndex, Bool>
  ) -> Int {
    let visitedBefore = factor.visitedNodes
    var movable = Buffer<VariableIndex>(capacity: open.count - start)
    for i in degenerateRows.indices {
      factor.seedReach(from: store.rows[degenerateRows[i]].position)
    }
    factor.reach(&movable, upTo: isDecided)
    for i in start..<open.count { isDecided[open[i]] = true }
    for i in movable.indices { isDecided[movable[i]] = false }
    return factor.visitedNodes - visitedBefore
  }

  /// What a variable is to be: the target of its own row, if that is basic, or else its value.
  private mutating func intendedValue(of variable: VariableIndex) -> Double {
    let unit = store.rows[store.unitRows[variable]]
    return unit.isBasic ? unit.target : factor.value(of: variable)
  }

  /// Whether rounding keeps a variable from the target of its own row.
  private mutating func isAnyOffTarget(_ variables: borrowing Buffer<VariableIndex>) -> Bool {
    for i in variables.indices
    where factor.value(of: variables[i]) != intendedValue(of: variables[i]) {
      return true
    }
    return false
  }

  /// The variables that can move with the degenerate rows; none where all of these are at 0 and by
  /// themselves, which is where the rule would bring them.
  private mutating func collectOpen() -> Buffer<VariableIndex> {
    var open = Buffer<VariableIndex>(capacity: 4)
    var hasMore = false
    for i in degenerateRows.indices {
      if let variable = variableAloneAtZero(degenerateRows[i]) {
        open.append(variable)
      } else {
        hasMore = true
      }
    }
    if !hasMore {
      open.removeAll()
      return open
    }
    // The others by one walk through the factors for all together; those at 0 are in the list
    // already, and nothing follows from them.
    for i in degenerateRows.indices where variableAloneAtZero(degenerateRows[i]) == nil {
      factor.seedReach(from: store.rows[degenerateRows[i]].position)
    }
    factor.reach(&open)
    return open
  }

  /// The variable that a degenerate row holds at 0, where nothing else moves with it.
  private mutating func variableAloneAtZero(_ row: RowIndex) -> VariableIndex? {
    let record = store.rows[row]
    guard record.termCount == 1 && record.target == 0 else { return nil }
    let variable = store.terms[record.termStart].variable
    // A close row may want it elsewhere than at 0.
    if hasCloseRow(variable) { return nil }
    return factor.sets(variable, only: record.position) ? variable : nil
  }

  private func sortByRank(_ open: inout Buffer<VariableIndex>) {
    // Ranks may be equal; the order has to be total all the same.
    var keys = Buffer<(rank: Int32, variable: VariableIndex)>(capacity: open.count)
    for i in open.indices { keys.append((ranks[open[i]], open[i])) }
    keys.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    for i in open.indices { open[i] = keys[i].variable }
  }

  /// Writes a variable in terms of the basis, into `alpha`, without what decided variables are
  /// computed from.
  private mutating func write(
    variable: VariableIndex, keeping isDecided: borrowing Table<VariableIndex, Bool>
  ) {
    factor.seed(1, at: variable)
    writeSeeded(keeping: isDecided)
    if factor.hasUpdates && hasDegenerateRounding {
      // Rounding of updates must not lock a row that a later variable could still move with.
      refactorise()
      propagate()
      factor.seed(1, at: variable)
      writeSeeded(keeping: isDecided)
    }
  }

  /// How many degenerate rows take part in what `alpha` writes in terms of the basis.
  private var degenerateCount: Int {
    mutating get {
      var count = 0
      for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
        count += 1
      }
      return count
    }
  }

  /// Whether a degenerate row has a number in `alpha` so small beside the others that it may be
  /// rounding.
  var hasDegenerateRounding: Bool {
    let largest = alpha.largest
    for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
      if alpha.values[i].magnitude <= Tolerance.rounding * largest { return true }
    }
    return false
  }

  /// Brings one variable as near to 0 as the optimal face allows, and holds it there.
  private mutating func bringToZero(
    _ variable: VariableIndex, _ isDecided: borrowing Table<VariableIndex, Bool>,
    _ objective: inout SparseVector<VariableIndex>,
    _ locked: inout Buffer<RowIndex>
  ) {
    var value = factor.value(of: variable)
    var isZero = value == 0
    while value != 0 {
      // Least |x| is least x or least −x, as far as 0 and no further.
      objective.removeAll()
      objective.append(variable, value < 0 ? -1 : 1)
      let extent = minimise(objective, limit: value.magnitude, keeping: isDecided)
      // Out of steps it is not, and what has been decided is taken back in the end.
      isZero = extent == .limit
      let left = factor.value(of: variable)
      // Who comes from far away may stop short of 0 by what was rounding there, or beyond it.
      if left.magnitude > Tolerance.breakpoint(0)
        && (isZero ? left.magnitude < value.magnitude / 2 : (left < 0) != (value < 0))
      {
        value = left
        continue
      }
      let target = restingValue(of: variable, isZero: isZero)
      // At its minimum every degenerate row in it can only move it away: all of them are locked at
      // once. `alpha` has them: it is what `minimise` has written last.
      if extent == .bounded && left == target { return lockAll(&locked) }
      if isZero { bring(variable, to: target) }
      break
    }
    lock(variable, isDecided, &locked, isZero: isZero)
  }

  /// Sets a variable that its own row holds to a value that the steps have missed by rounding.
  private mutating func bring(_ variable: VariableIndex, to target: Double) {
    let unit = store.unitRows[variable]
    if store.rows[unit].isBasic && store.rows[unit].target != target {
      touch(unit)
      setTarget(unit, target)
      refresh(unit)
      propagate()
    }
  }

  /// Locks the degenerate rows in what `alpha` writes in terms of the basis. For a function that is
  /// at its minimum: whichever way such a row can still move, the function grows.
  mutating func lockAll(_ locked: inout Buffer<RowIndex>) {
    for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
      lock(basis[alpha.indices[i]], &locked)
    }
  }

  /// The variable's value without the rounding of the steps that led there: a breakpoint of its own
  /// row nearby, or 0 where `isZero` says that it was brought there and its own row allows it.
  private mutating func restingValue(of variable: VariableIndex, isZero: Bool) -> Double {
    let value = factor.value(of: variable)
    let unit = store.unitRows[variable]
    let rounding = factor.isPrecise ? Tolerance.preciseBreakpoint : Tolerance.breakpoint(value)
    if !isZero && value.magnitude > rounding {
      return store.breakpoint(of: unit, near: value)
    }
    return nearestTarget(of: unit, to: 0)
  }

  /// Locks a variable where it is: by the one degenerate row that could still move it, or else by
  /// its own row, which enters the basis for one of those.
  private mutating func lock(
    _ variable: VariableIndex, _ isDecided: borrowing Table<VariableIndex, Bool>,
    _ locked: inout Buffer<RowIndex>,
    isZero: Bool
  ) {
    let unit = store.unitRows[variable]
    // Its own row holds it; whatever else is degenerate does not move it.
    if store.rows[unit].isBasic { return lock(unit, &locked) }
    write(variable: variable, keeping: isDecided)
    let count = degenerateCount
    if count == 0 { return }
    let target = restingValue(of: variable, isZero: isZero)
    // With a single such row no exchange is needed, unless the value is to change by rounding.
    if count == 1 && target == factor.value(of: variable) {
      for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
        return lock(basis[alpha.indices[i]], &locked)
      }
    }
    // All of the row this time: an exchange needs also what decided variables are computed from.
    write(unit)
    var best = -1
    for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
      if best < 0 || isFaster(i, than: best) { best = i }
    }
    if best < 0 { return }
    let leaving = basis[alpha.indices[best]]
    restOnSlope(leaving)
    pivot(unit, in: alpha.indices[best], by: alpha.values[best], target: target)
    propagate()
    // The row that has left need not have been tight.
    checkIfOutside(leaving)
    lock(unit, &locked)
  }

  private mutating func lock(_ row: RowIndex, _ locked: inout Buffer<RowIndex>) {
    store.rows[row].isLocked = true
    locked.append(row)
    setDegenerate(row, false)
  }
}
