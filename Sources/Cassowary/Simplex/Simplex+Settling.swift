/// Settling: deciding what the optimal solutions leave open, so that values depend on the rows alone and
/// not on the pivots that led to them.
///
/// The rule is lexicographic. First two sums are made least (see `settleSums`). Then the variables go as
/// near to 0 as they can, one after the other in the order of their ranks. What has been decided is
/// *locked*: the rows that could still move it leave the set of degenerate rows, so that the face that
/// the next objective is minimised over is smaller. It is a point once no degenerate row is left.
extension Simplex {
  /// Applies the rule. To be called before values are read; does nothing where nothing has changed.
  ///
  /// Costs only where something is open: variables that are at 0 already, and with which no other one
  /// moves, are passed over.
  mutating func settle() {
    if isSettled && !hasInexactValues { return }
    // Before a journal is opened, so that a rollback keeps it: trying again would fail again.
    isSettled = true
    useAllVariables()
    var rounds = 2
    repeat {
      rounds -= 1
      if !settle(precisely: false) {
        // What was there before is an optimum too, only not the one that the rule says.
        rollBack()
        if !settle(precisely: true) { rollBack() }
      }
    } while hasInexactValues && rounds > 0
    // What is given and not exact by now cannot be: looking again must change no bit.
    hasInexactValues = false
  }

  /// - Returns: whether an optimum has come of it, which is as the rule says.
  private mutating func settle(precisely: Bool) -> Bool {
    // Before anything is decided: open values depend on the given ones.
    if hasInexactValues || precisely {
      beginSettling()
      if precisely { needsPrecision = true }
      if !renewGivenValues() { return false }
    }
    let open = collectOpen()
    if !open.isEmpty {
      // Most layouts leave nothing open, and then not even a journal is opened.
      if !journal.isOpen { beginSettling() }
      if !isStillOptimal(afterStaying: settle(open)) { return false }
    }
    closeJournal()
    return true
  }

  private mutating func beginSettling() {
    openJournal()
    markFactor()
    beginSteps()
  }

  /// Whether the solution is an optimum still, and all that was decided is where it was brought. Where
  /// it is not, because of rounding, the basis is factorised anew and everything decided again, a few
  /// times. In twice the digits the last optimum counts, however it came about.
  private mutating func isStillOptimal(afterStaying hasStayed: Bool) -> Bool {
    var hasStayed = hasStayed
    var renewals = 2
    var rounds = 4
    while rounds > 0 {
      if stepsLeft <= 0 { return false }
      // A factorisation on the way has recomputed values, and rows have not been checked against them.
      propagate()
      // A number that counted as rounding may be the one that a variable could move by.
      let isInDoubt = renewals > 0 && factor.isInDoubt
      if hasStayed && suspects.count == 0 && areBasicRowsTight() && !isInDoubt { return true }
      if isInDoubt { renewals -= 1 }
      // Without updates new factors would be the same again: only more digits can tell.
      if isInDoubt && !factor.hasUpdates { needsPrecision = true }
      makeAnew()
      guard case .optimal = reachOptimum() else { return false }
      rounds -= 1
      if rounds == 0 && needsPrecision { return true }
      hasStayed = settle(collectOpen())
    }
    return false
  }

  /// Decides about variables in the order of their ranks.
  /// - Returns: whether each has stayed where it was brought. Where a later one came from far away,
  ///   rounding may have taken it along.
  private mutating func settle(_ variables: consuming Buffer<Int32>) -> Bool {
    var open = variables
    // No key is left for an update.
    if factor.firstKey == 0 { refactorise() }
    sortByRank(&open)
    var locked = Buffer<Int32>(capacity: open.count)
    var objective = SparseVector()
    var isDecided = Buffer<Bool>(repeating: false, count: store.variableCount)
    var places = Buffer<Double>(capacity: open.count)
    settleSums(open, isDecided, &locked)
    // Once no row is degenerate, what is locked determines all other variables.
    for i in open.indices where !looseRows.isEmpty {
      if factor.wantsRefactorisation { refactorise() }
      if countLoose(in: open[i], isDecided) > 0 {
        settle(open[i], isDecided, &objective, &locked)
      }
      // From here on solves stop at this variable: whatever it is computed from cannot move.
      isDecided[open[i]] = true
      places.append(factor.value(of: Int(open[i])))
    }
    // Locks are for one run only: a locked row is degenerate again as before.
    for i in locked.indices {
      store.rows[locked[i]].isLocked = false
      refresh(locked[i])
    }
    for i in places.indices {
      let distance = (factor.value(of: Int(open[i])) - places[i]).magnitude
      if !(distance <= Tolerance.breakpoint(places[i])) { return false }
    }
    return true
  }

  /// The variables that can move with the degenerate rows; none where all of these are at 0 and by
  /// themselves, which is where the rule would bring them.
  private mutating func collectOpen() -> Buffer<Int32> {
    var open = Buffer<Int32>(capacity: 4)
    var hasMore = false
    for i in looseRows.indices {
      if let variable = lonelyZero(looseRows[i]) {
        open.append(variable)
      } else {
        hasMore = true
      }
    }
    if !hasMore {
      open.removeAll()
      return open
    }
    // The others by one walk through the factors for all together; those at 0 are in the list already,
    // and nothing follows from them.
    for i in looseRows.indices where lonelyZero(looseRows[i]) == nil {
      factor.seedReach(from: Int(store.rows[looseRows[i]].position))
    }
    factor.reach(&open)
    return open
  }

  /// The variable that a loose row holds at 0, where nothing else moves with it.
  private mutating func lonelyZero(_ row: Int32) -> Int32? {
    let record = store.rows[row]
    guard record.termCount == 1 && record.target == 0 else { return nil }
    let variable = store.terms[record.termStart].variable
    // A close row may want it elsewhere than at 0.
    if hasCloseRow(variable) { return nil }
    return factor.sets(Int(variable), only: Int(record.position)) ? variable : nil
  }

  private func sortByRank(_ open: inout Buffer<Int32>) {
    // Ranks may be equal; the order has to be total all the same.
    var keys = Buffer<(rank: Int32, variable: Int32)>(capacity: open.count)
    for i in open.indices { keys.append((ranks[open[i]], open[i])) }
    keys.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    for i in open.indices { open[i] = keys[i].variable }
  }

  /// Writes a variable in terms of the basis, into `alpha`, without what decided variables are computed
  /// from.
  /// - Returns: how many degenerate rows take part.
  private mutating func countLoose(
    in variable: Int32, _ isDecided: borrowing Buffer<Bool>
  ) -> Int {
    factor.seed(1, at: variable)
    factor.solveTransposed(into: &alpha, upTo: isDecided)
    if factor.hasUpdates && hasLooseRounding {
      // Rounding of updates must not lock a row that a later variable could still move with.
      refactorise()
      propagate()
      factor.seed(1, at: variable)
      factor.solveTransposed(into: &alpha, upTo: isDecided)
    }
    var count = 0
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) { count += 1 }
    return count
  }

  /// Whether a degenerate row has a number in `alpha` so small beside the others that it may be rounding.
  var hasLooseRounding: Bool {
    var largest = 0.0
    for i in alpha.indices.indices { largest = max(largest, alpha.values[i].magnitude) }
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
      if alpha.values[i].magnitude <= Tolerance.rounding * largest { return true }
    }
    return false
  }

  private func isLoose(_ row: Int32) -> Bool { store.rows[row].looseIndex >= 0 }

  /// Brings one variable as near to 0 as the optimal face allows, and holds it there.
  private mutating func settle(
    _ variable: Int32, _ isDecided: borrowing Buffer<Bool>, _ objective: inout SparseVector,
    _ locked: inout Buffer<Int32>
  ) {
    let value = factor.value(of: Int(variable))
    // Least |x| is least x or least −x, as far as 0 and no further.
    objective.removeAll()
    objective.append(variable, value < 0 ? -1 : 1)
    var isZero = value == 0
    if value != 0 {
      let extent = minimise(objective, limit: value.magnitude, upTo: isDecided)
      isZero = extent == .limit
      let place = restingPlace(of: variable, isZero: isZero)
      let isExact = factor.value(of: Int(variable)) == place
      // At its minimum every degenerate row in it can only move it away: all of them are locked at once,
      // and `alpha` still has them.
      if extent == .bounded && isExact { return lockAll(&locked) }
      if isZero { bring(variable, to: place) }
    }
    lock(variable, isDecided, &locked, isZero: isZero)
  }

  /// Sets a variable that its own row holds to a value that the steps have missed by rounding.
  private mutating func bring(_ variable: Int32, to place: Double) {
    let unit = store.unitRows[variable]
    if store.rows[unit].position >= 0 && store.rows[unit].target != place {
      touch(unit)
      setTarget(unit, place)
      refresh(unit)
      propagate()
    }
  }

  /// Locks the degenerate rows in what `alpha` writes in terms of the basis. For a function that is at its
  /// minimum: whichever way such a row can still move, the function grows.
  mutating func lockAll(_ locked: inout Buffer<Int32>) {
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
      lock(basis[alpha.indices[i]], &locked)
    }
  }

  /// The variable's value without the rounding of the steps that led there: a breakpoint of its own row
  /// nearby, or 0 where `isZero` says that it was brought there and its own row allows it.
  private mutating func restingPlace(of variable: Int32, isZero: Bool) -> Double {
    let value = factor.value(of: Int(variable))
    let unit = store.unitRows[variable]
    if !isZero && value.magnitude > Tolerance.breakpoint(value) {
      return store.place(of: unit, near: value)
    }
    return nearestTarget(of: unit, to: 0)
  }

  /// Locks a variable where it is: by the one degenerate row that could still move it, or else by its own
  /// row, which enters the basis for one of those.
  private mutating func lock(
    _ variable: Int32, _ isDecided: borrowing Buffer<Bool>, _ locked: inout Buffer<Int32>,
    isZero: Bool
  ) {
    let unit = store.unitRows[variable]
    // Its own row holds it; whatever else is degenerate does not move it.
    if store.rows[unit].position >= 0 { return lock(unit, &locked) }
    let count = countLoose(in: variable, isDecided)
    if count == 0 { return }
    let target = restingPlace(of: variable, isZero: isZero)
    // With a single such row no exchange is needed, unless the value is to change by rounding.
    if count == 1 && target == factor.value(of: Int(variable)) {
      for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
        return lock(basis[alpha.indices[i]], &locked)
      }
    }
    // All of the row this time: an exchange needs also what decided variables are computed from.
    write(unit)
    var best = -1
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
      if best < 0 || isFaster(i, than: best) { best = i }
    }
    if best < 0 { return }
    let leaving = basis[alpha.indices[best]]
    pivot(unit, in: Int(alpha.indices[best]), by: alpha.values[best], target: target)
    propagate()
    // `propagate` looks at rows with a variable that has moved. This one may have none, and need not
    // have been tight.
    if store.rows[leaving].position < 0 { check(leaving) }
    lock(unit, &locked)
  }

  private mutating func lock(_ row: Int32, _ locked: inout Buffer<Int32>) {
    store.rows[row].isLocked = true
    locked.append(row)
    setLoose(row, false)
  }
}

/// The two sums that are made least before what is left open is decided variable by variable: that of the
/// small variables, and then that of the slacks of the close rows.
///
/// The multipliers of one optimal solution are right for all of them (complementary slackness). So no row
/// crosses a breakpoint of its penalty on the optimal face: the slack of a close row is linear there, and
/// each sum is one linear function for the primal method.
extension Simplex {
  /// Makes both sums least, and locks what could make them larger.
  mutating func settleSums(
    _ open: borrowing Buffer<Int32>, _ isDecided: borrowing Buffer<Bool>,
    _ locked: inout Buffer<Int32>
  ) {
    var sum = SparseVector()
    // Without a bound the sum could be lowered for ever. A variable that was discarded, or whose bound
    // was refused, may have none.
    for i in open.indices
    where isSmall[open[i]] && store.rows[store.unitRows[open[i]]].lowerBound >= 0 {
      sum.append(open[i], 1)
    }
    settle(sum, isDecided, &locked)
    if !store.hasCloseRows { return }
    sum.removeAll()
    meetRows(of: open)
    for i in met.indices { add(roomOf: met[i], to: &sum) }
    settle(sum, isDecided, &locked)
  }

  /// Collects the rows that have one of the variables, in ascending order: the order in the columns
  /// depends on earlier transactions, and the last bits of sums on the order.
  private mutating func meetRows(of variables: borrowing Buffer<Int32>) {
    met.removeAll()
    walk &+= 1
    for i in variables.indices {
      met.append(store.unitRows[variables[i]])
      for head in [store.columns[variables[i]], store.basicColumns[variables[i]]] {
        var term = head
        while term >= 0 {
          let row = store.terms[term].row
          term = store.terms[term].next
          if store.rows[row].mark == walk { continue }
          store.rows[row].mark = walk
          met.append(row)
        }
      }
    }
    met.sort { $0 < $1 }
  }

  private mutating func settle(
    _ sum: borrowing SparseVector, _ isDecided: borrowing Buffer<Bool>,
    _ locked: inout Buffer<Int32>
  ) {
    if sum.count == 0 || looseRows.isEmpty { return }
    if minimise(sum, upTo: isDecided) == .bounded { lockAll(&locked) }
  }

  /// Adds the slacks of a row's close constraints: |row − breakpoint|, each linear on its side.
  private mutating func add(roomOf row: Int32, to sum: inout SparseVector) {
    // In the units of the callers, not of the scaled row, hence the weights.
    var slope = 0.0
    var next = store.rows[row].firstConstraint
    while next >= 0 {
      let c = store.constraints[next]
      next = c.next
      if c.isClose && c.relation != .equal { slope += side(of: row, from: c.place) * c.weight }
    }
    if slope == 0 { return }
    for i in store.termRange(of: row) {
      sum.append(store.terms[i].variable, slope * store.terms[i].coefficient)
    }
  }

  /// On which side of a breakpoint the row's value lies, or can come to lie at no cost: 1 above, −1 below,
  /// 0 where it stays at the breakpoint.
  private mutating func side(of row: Int32, from place: Double) -> Double {
    let value = value(ofRow: row)
    let tolerance = tolerance(ofRow: row) + Tolerance.breakpoint(place)
    if value > place + tolerance { return 1 }
    if value < place - tolerance { return -1 }
    if store.rows[row].position >= 0 {
      let freedom = freedom(of: row)
      return freedom.up == freedom.down ? 0 : freedom.up ? 1 : -1
    }
    if store.rows[row].high > place + tolerance { return 1 }
    return store.rows[row].low < place - tolerance ? -1 : 0
  }

  /// Whether a close constraint mentions the variable.
  mutating func hasCloseRow(_ variable: Int32) -> Bool {
    if !store.hasCloseRows { return false }
    if store.hasCloseConstraint(store.unitRows[variable]) { return true }
    for head in [store.columns[variable], store.basicColumns[variable]] {
      var term = head
      while term >= 0 {
        if store.hasCloseConstraint(store.terms[term].row) { return true }
        term = store.terms[term].next
      }
    }
    return false
  }
}

extension RowStore {
  fileprivate func hasCloseConstraint(_ row: Int32) -> Bool {
    var next = rows[row].firstConstraint
    while next >= 0 {
      if constraints[next].isClose && constraints[next].relation != .equal { return true }
      next = constraints[next].next
    }
    return false
  }
}
