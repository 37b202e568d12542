/// What is kept of each row beside its penalty: the values at which its multiplier is right,
/// whether it is degenerate, and whether it is infeasible.
extension Simplex {
  /// Recomputes what follows from a row's penalty, multiplier and position, one of which has
  /// changed: outside the basis where its multiplier is right, in the basis whether the row is
  /// degenerate.
  mutating func refresh(_ row: RowIndex) {
    if !store.rows[row].isBasic {
      setDegenerate(row, false)
      let range = store.range(of: row)
      store.rows[row].low = range.low
      store.rows[row].high = range.high
      updateUnitRange(of: row)
    } else {
      updateUnitRange(of: row)
      let freedom = freedom(of: row)
      setDegenerate(row, freedom.up || freedom.down)
    }
  }

  @inline(__always)
  private mutating func updateUnitRange(of row: RowIndex) {
    if store.rows[row].termCount != 1 { return }
    store.updateRange(of: store.terms[store.rows[row].termStart].variable)
  }

  /// Which ways a basic row may leave its target at no cost.
  mutating func freedom(of row: RowIndex) -> (down: Bool, up: Bool) {
    let record = store.rows[row]
    if record.isFixed || record.isLocked { return (false, false) }
    if !record.hasConstraints { return (true, true) }
    if store.multipliers.isZero(row) && !store.hasOptionalConstraint(row) {
      let tolerance = Tolerance.breakpoint(record.target)
      return (
        record.target > record.lowerBound + tolerance, record.target < record.upperBound - tolerance
      )
    }
    let slopes = store.slopes(of: row, at: record.target)
    let y = store.multipliers[row]
    // No slope means a required bound, which forbids the movement. The multiplier lies between the
    // slopes, so that an inequality here means equality but for rounding.
    return (
      slopes.below.map { y.compare(to: $0) <= 0 } ?? false,
      slopes.above.map { y.compare(to: $0) >= 0 } ?? false
    )
  }

  mutating func setDegenerate(_ row: RowIndex, _ isDegenerate: Bool) {
    let index = store.rows[row].degenerateIndex
    if isDegenerate == (index >= 0) { return }
    if isDegenerate {
      store.rows[row].degenerateIndex = Int32(degenerateRows.count)
      degenerateRows.append(row)
    } else {
      // The last one fills the gap. Nothing may depend on the order of the list.
      let last = degenerateRows.removeLast()
      if last != row {
        degenerateRows[index] = last
        store.rows[last].degenerateIndex = index
      }
      store.rows[row].degenerateIndex = -1
    }
  }

  /// Moves the target of a basic row; the values follow when they are propagated.
  mutating func setTarget(_ row: RowIndex, _ target: Double) {
    store.rows[row].target = target
    if isOutOfBounds(row, target) { hasOutliers = true }
    let record = store.rows[row]
    factor.setTarget(target, exponent: record.exponent, at: record.position)
  }

  /// Whether required constraints exclude a value of a row by more than the breakpoint tolerance.
  @inline(__always)
  func isOutOfBounds(_ row: RowIndex, _ value: Double) -> Bool {
    let record = store.rows[row]
    if value >= record.lowerBound && value <= record.upperBound { return false }
    // Written so that NaN is out of bounds.
    return
      !(value >= record.lowerBound - Tolerance.breakpoint(record.lowerBound)
      && value <= record.upperBound + Tolerance.breakpoint(record.upperBound))
  }

  /// Whether every basic row has a target that its required constraints allow. Looks at all of
  /// them, but only where one has been given another since.
  mutating func areTargetsInBounds() -> Bool {
    if !hasOutliers { return true }
    for position in basis.indices where store.rows[basis[position]].isAlive {
      if isOutOfBounds(basis[position], store.rows[basis[position]].target) { return false }
    }
    hasOutliers = false
    return true
  }

  // MARK: Primal feasibility

  /// On which side of what its multiplier allows the row's value lies; nil where they agree.
  @inline(__always)
  mutating func primalInfeasibility(of row: RowIndex, value: Double) -> Side? {
    let record = store.rows[row]
    // Mostly it does, and then no tolerance need be computed.
    if value >= record.low && value <= record.high { return nil }
    let bound = value < record.low ? record.low : record.high
    let distance = (value - bound).magnitude
    // Nothing beyond it: the same is promised. Written so that NaN is not within the tolerance.
    if distance <= strictness * tolerance(ofRow: row) { return nil }
    return value < record.low ? .below : value > record.high ? .above : nil
  }

  /// Queues a row outside the basis for repair if it is infeasible.
  @inline(__always)
  mutating func check(_ row: RowIndex) {
    let value = value(ofRow: row)
    let record = store.rows[row]
    if value >= record.low && value <= record.high { return }
    if record.isQueued { return }
    if let side = primalInfeasibility(of: row, value: value) {
      queue(row, side, value)
    } else if journal.isOpen && misses(row, value) {
      nearMisses.append(row)
    }
  }

  /// The same of a row that has left the basis, which `propagate` looks at only where one of its
  /// variables has moved. It may be basic again: an exchange may factorise the basis, and that may
  /// bring it back.
  @inline(__always)
  mutating func checkIfOutside(_ row: RowIndex) {
    if !store.rows[row].isBasic { check(row) }
  }

  private mutating func queue(_ row: RowIndex, _ side: Side, _ value: Double) {
    let record = store.rows[row]
    let level: Double
    if value < record.lowerBound || value > record.upperBound {
      level = .infinity
    } else {
      // The slope nearest to the multiplier: above a value that is too small, below one too great.
      let slope = store.slope(of: row, at: value, above: side == .below) ?? LevelVector()
      level = (slope - store.multipliers[row]).top
    }
    let violation = side == .below ? record.low - value : value - record.high
    store.rows[row].isQueued = true
    infeasibleRows.insert(
      InfeasibleRow(
        row: row, level: takesOldest ? 0 : level, violation: takesOldest ? 0 : violation))
  }

  /// Recomputes the values that changed targets reach, and queues the rows that this makes
  /// infeasible.
  mutating func propagate() {
    factor.propagate(&store.watch)
    // A row with several variables that have moved is looked at once.
    beginWalk()
    for i in store.watch.strays.indices {
      let variable = store.watch.strays[i]
      // Written so that NaN gives up too.
      if !(factor.value(of: variable).magnitude <= Tolerance.farthest) {
        mayBeFar = true
        if !(factor.value(of: variable).magnitude <= UnitRange.limit) { giveUp() }
      }
      let unit = store.unitRows[variable]
      checkIfOutside(unit)
      var term = store.columns[variable]
      while let row = store.nextRow(&term) {
        if visit(row) { check(row) }
      }
    }
    store.watch.strays.removeAll()
  }
}
