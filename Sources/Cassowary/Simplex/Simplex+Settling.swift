/// Deciding what the constraints leave open: first two sums (see `settleSums`); then the variables that are
/// not determined, in the order that the caller gives them, each go as near to 0 as they can.
extension Simplex {
  /// Applies the rule. To be called before values are read; does nothing where nothing has changed.
  ///
  /// Costs only where something is open: variables that are already at 0 and on which nothing hangs are
  /// passed over.
  mutating func settle() {
    if isSettled && !hasInexactValues { return }
    isSettled = true
    useAllVariables()
    var rounds = 2
    repeat {
      rounds -= 1
      if !settle(precisely: false) {
        // What has been decided so far is as good as anything: it is an optimum, only not the one that the rule says.
        rollBack()
        if !settle(precisely: true) { rollBack() }
      }
    } while hasInexactValues && rounds > 0
    // What is given and not exact by now cannot be: looking again must change no bit.
    hasInexactValues = false
  }

  /// - Returns: whether an optimum has come of it, which is as the rule says.
  private mutating func settle(precisely: Bool) -> Bool {
    if hasInexactValues || precisely {
      beginSettling()
      if precisely { needsPrecision = true }
      if !renewGivenValues() { return false }
    }
    let open = collectOpen()
    if !open.isEmpty {
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

  /// Sees that only what is open has moved, and decides again what had to be made anew, or has not stayed.
  /// In twice the digits what does not come to rest is left where it was last an optimum.
  private mutating func isStillOptimal(afterStaying hasStayed: Bool) -> Bool {
    var hasStayed = hasStayed
    var renewals = 2
    var rounds = 4
    while rounds > 0 {
      if stepsLeft <= 0 { return false }
      // What has been factorised on the way has given values that nobody has looked at.
      propagate()
      // A number that has been dropped may be the one that a variable could move by.
      let isInDoubt = renewals > 0 && factor.isInDoubt
      if hasStayed && suspects.count == 0 && areBasicRowsTight() && !isInDoubt { return true }
      if isInDoubt { renewals -= 1 }
      if !hasStayed || isInDoubt && !factor.hasUpdates { needsPrecision = true }
      makeAnew()
      guard case .optimal = reachOptimum() else { return false }
      rounds -= 1
      if rounds == 0 && needsPrecision { return true }
      hasStayed = settle(collectOpen())
    }
    return false
  }

  /// - Returns: whether each variable has stayed where it was brought. Where others came from far away, rounding may
  ///   have taken it along.
  private mutating func settle(_ variables: consuming Buffer<Int32>) -> Bool {
    var open = variables
    if factor.firstKey == 0 { refactorise() }
    sortByRank(&open)
    var locked = Buffer<Int32>(capacity: open.count)
    var objective = SparseVector()
    var isDecided = Buffer<Bool>(repeating: false, count: store.variableCount)
    var places = Buffer<Double>(capacity: open.count)
    settleSums(open, isDecided, &locked)
    // Once nothing is loose, what is locked determines all others.
    for i in open.indices where !looseRows.isEmpty {
      if factor.wantsRefactorisation { refactorise() }
      if countLoose(in: open[i], isDecided) > 0 {
        settle(open[i], isDecided, &objective, &locked)
      }
      isDecided[open[i]] = true
      places.append(factor.value(of: Int(open[i])))
    }
    for i in locked.indices {
      store.rows[locked[i]].isLocked = false
      refresh(locked[i])
    }
    for i in places.indices {
      let distance = (factor.value(of: Int(open[i])) - places[i]).magnitude
      // A row whose part in the variable is lost in rounding may have moved it: how far it moved others cannot be told
      // from how little that is, but twice the digits show that part.
      let tolerance = factor.isPrecise ? Tolerance.tightness : Tolerance.rest
      let allowed = tolerance * (1 + places[i].magnitude)
      if !(distance <= allowed) { return false }
    }
    return true
  }

  /// The variables that move with the loose rows; none where all that do are at 0 and by themselves.
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
    if hasCloseRow(variable) { return nil }
    return factor.sets(Int(variable), only: Int(record.position)) ? variable : nil
  }

  private func sortByRank(_ open: inout Buffer<Int32>) {
    var keys = Buffer<(rank: Int32, variable: Int32)>(capacity: open.count)
    for i in open.indices { keys.append((ranks[open[i]], open[i])) }
    keys.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    for i in open.indices { open[i] = keys[i].variable }
  }

  /// Writes a variable in terms of the basis, into `alpha`, but for what variables are computed from that are decided.
  /// - Returns: how many rows take part that are loose.
  private mutating func countLoose(
    in variable: Int32, _ isDecided: borrowing Buffer<Bool>
  ) -> Int {
    factor.seed(1, at: variable)
    factor.solveTransposed(into: &alpha, upTo: isDecided)
    if factor.hasUpdates && hasLooseRounding {
      // What updates have left of rounding must not hold a row that a later variable needs.
      refactorise()
      propagate()
      factor.seed(1, at: variable)
      factor.solveTransposed(into: &alpha, upTo: isDecided)
    }
    var count = 0
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) { count += 1 }
    return count
  }

  /// Whether a loose row has a number in `alpha` that is so small beside the others that it may be rounding.
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
    objective.removeAll()
    objective.append(variable, value < 0 ? -1 : 1)
    var isZero = value == 0
    if value != 0 {
      let extent = minimise(objective, limit: value.magnitude, upTo: isDecided)
      isZero = extent == .limit
      let place = restingPlace(of: variable, isZero: isZero)
      let isExact = factor.value(of: Int(variable)) == place
      if extent == .bounded && isExact { return lockAll(&locked) }
      if isZero { bring(variable, to: place) }
    }
    lock(variable, isDecided, &locked, isZero: isZero)
  }

  /// Adding up steps leaves rounding where a place is meant.
  private mutating func bring(_ variable: Int32, to place: Double) {
    let unit = store.unitRows[variable]
    if store.rows[unit].position >= 0 && store.rows[unit].target != place {
      touch(unit)
      setTarget(unit, place)
      refresh(unit)
      propagate()
    }
  }

  /// Holds a variable that comes no nearer to 0, which `alpha` writes in terms of the basis: whichever way a row can
  /// still move there takes it further away.
  mutating func lockAll(_ locked: inout Buffer<Int32>) {
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
      lock(basis[alpha.indices[i]], &locked)
    }
  }

  /// The variable's value without the rounding that is left of adding up; `isZero` where it has been brought to 0, as
  /// far as can be told and its own row lets it.
  private mutating func restingPlace(of variable: Int32, isZero: Bool) -> Double {
    let value = factor.value(of: Int(variable))
    let unit = store.unitRows[variable]
    if !isZero && value.magnitude > Tolerance.breakpoint(value) {
      return store.place(of: unit, near: value)
    }
    return nearestTarget(of: unit, to: 0)
  }

  /// Holds a variable where it is: by the one row that could still move it, or else its own row takes the place of
  /// such a row.
  private mutating func lock(
    _ variable: Int32, _ isDecided: borrowing Buffer<Bool>, _ locked: inout Buffer<Int32>,
    isZero: Bool
  ) {
    let unit = store.unitRows[variable]
    if store.rows[unit].position >= 0 { return lock(unit, &locked) }
    let count = countLoose(in: variable, isDecided)
    if count == 0 { return }
    let target = restingPlace(of: variable, isZero: isZero)
    if count == 1 && target == factor.value(of: Int(variable)) {
      for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
        return lock(basis[alpha.indices[i]], &locked)
      }
    }
    write(unit)
    var best = -1
    for i in alpha.indices.indices where isLoose(basis[alpha.indices[i]]) {
      if best < 0 || isFaster(i, than: best) { best = i }
    }
    if best < 0 { return }
    let leaving = basis[alpha.indices[best]]
    pivot(unit, in: Int(alpha.indices[best]), by: alpha.values[best], target: target)
    propagate()
    // It is outside of what `propagate` looks at where no variable of its has moved, and may not have been tight.
    if store.rows[leaving].position < 0 { check(leaving) }
    lock(unit, &locked)
  }

  private mutating func lock(_ row: Int32, _ locked: inout Buffer<Int32>) {
    store.rows[row].isLocked = true
    locked.append(row)
    setLoose(row, false)
  }
}

/// The two sums that are made least before what is left open is decided variable by variable: that of the small
/// variables, and then that of what the close rows leave free.
///
/// The multipliers of a solution that is optimal hold for all of them (complementary slackness), so that over
/// those no row ever crosses a place at which its penalty bends: what a close row leaves free is linear there, and
/// each sum is one linear function for the primal method. It costs nothing but what it leaves open.
extension Simplex {
  /// Makes both sums least, and holds what would make them larger.
  mutating func settleSums(
    _ open: borrowing Buffer<Int32>, _ isDecided: borrowing Buffer<Bool>,
    _ locked: inout Buffer<Int32>
  ) {
    var sum = SparseVector()
    // One that has been given back, or whose bound has been refused, may have none.
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

  /// Collects the rows that have one of the variables, in their order, so that sums over them do not depend on how the
  /// rows came to lie in the columns.
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

  /// Adds what the close constraints of a row leave free.
  private mutating func add(roomOf row: Int32, to sum: inout SparseVector) {
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

  /// On which side of a place the row's value lies, or can come to lie at no cost: 1 above, −1 below, 0 where it stays.
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

  /// Whether a close constraint speaks of the variable.
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
