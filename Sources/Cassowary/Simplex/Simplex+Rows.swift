/// Keeping what is known of a row true when its penalty, multiplier or place in the basis changes.
extension Simplex {
  /// Recomputes where the row's multiplier is right, or whether the basic row is loose.
  mutating func refresh(_ row: Int32) {
    if store.rows[row].position < 0 {
      setLoose(row, false)
      let range = store.range(of: row)
      store.rows[row].low = range.low
      store.rows[row].high = range.high
      updateUnitRange(of: row)
    } else {
      updateUnitRange(of: row)
      let freedom = freedom(of: row)
      setLoose(row, freedom.up || freedom.down)
    }
  }

  @inline(__always)
  private mutating func updateUnitRange(of row: Int32) {
    if store.rows[row].termCount != 1 { return }
    store.updateRange(of: store.terms[store.rows[row].termStart].variable)
  }

  /// Which ways a basic row may leave its target at no cost.
  mutating func freedom(of row: Int32) -> (down: Bool, up: Bool) {
    let record = store.rows[row]
    if record.isFixed || record.isLocked { return (false, false) }
    if record.firstConstraint < 0 { return (true, true) }
    if store.multipliers.isZero(row) && !store.hasWishes(row) {
      let tolerance = Tolerance.breakpoint(record.target)
      return (
        record.target > record.lowerBound + tolerance, record.target < record.upperBound - tolerance
      )
    }
    let slopes = store.slopes(of: row, at: record.target)
    let y = store.multipliers[row]
    return (
      slopes.below.map { y.compare(to: $0) <= 0 } ?? false,
      slopes.above.map { y.compare(to: $0) >= 0 } ?? false
    )
  }

  mutating func setLoose(_ row: Int32, _ isLoose: Bool) {
    let index = store.rows[row].looseIndex
    if isLoose == (index >= 0) { return }
    if isLoose {
      store.rows[row].looseIndex = Int32(looseRows.count)
      looseRows.append(row)
    } else {
      let last = looseRows.removeLast()
      if last != row {
        looseRows[index] = last
        store.rows[last].looseIndex = index
      }
      store.rows[row].looseIndex = -1
    }
  }

  /// Moves the target of a basic row; the values follow when they are propagated.
  mutating func setTarget(_ row: Int32, _ target: Double) {
    store.rows[row].target = target
    if isOutOfBounds(row, target) { hasOutliers = true }
    factor.setTarget(target, at: Int(store.rows[row].position))
  }

  /// Whether required constraints exclude a value of a row by more than two places differ.
  @inline(__always)
  func isOutOfBounds(_ row: Int32, _ value: Double) -> Bool {
    let record = store.rows[row]
    if value >= record.lowerBound && value <= record.upperBound { return false }
    // Not true of NaN.
    return
      !(value >= record.lowerBound - Tolerance.breakpoint(record.lowerBound)
      && value <= record.upperBound + Tolerance.breakpoint(record.upperBound))
  }

  /// Whether every basic row has a target that its required constraints allow. Looks at all of them, but only where one
  /// has been given another since.
  mutating func areTargetsInBounds() -> Bool {
    if !hasOutliers { return true }
    for position in basis.indices where store.rows[basis[position]].isAlive {
      if isOutOfBounds(basis[position], store.rows[basis[position]].target) { return false }
    }
    hasOutliers = false
    return true
  }

  // MARK: Disagreement

  /// −1 where the row's value is below what its multiplier allows, 1 above, 0 where they agree.
  @inline(__always)
  mutating func disagreement(of row: Int32, value: Double) -> Int {
    let record = store.rows[row]
    if value >= record.low && value <= record.high { return 0 }
    let tolerance = tolerance(ofRow: row)
    let bound = value < record.low ? record.low : record.high
    let distance = (value - bound).magnitude
    // Not true of NaN.
    if distance <= strictness * (tolerance + Tolerance.breakpoint(bound)) { return 0 }
    return value < record.low ? -1 : value > record.high ? 1 : 0
  }

  /// Puts the row among the suspects if it disagrees.
  @inline(__always)
  mutating func check(_ row: Int32) {
    let value = value(ofRow: row)
    let record = store.rows[row]
    if value >= record.low && value <= record.high { return }
    if record.isSuspect { return }
    let side = disagreement(of: row, value: value)
    if side != 0 { suspect(row, side, value) }
  }

  private mutating func suspect(_ row: Int32, _ side: Int, _ value: Double) {
    let record = store.rows[row]
    let level: Double
    if value < record.lowerBound || value > record.upperBound {
      level = .infinity
    } else {
      let slope = store.slope(of: row, at: value, above: side < 0) ?? LevelVector()
      level = (slope - store.multipliers[row]).top
    }
    let violation = side < 0 ? record.low - value : value - record.high
    store.rows[row].isSuspect = true
    suspects.insert(Suspect(row: row, level: level, violation: violation))
  }

  /// Carries changed targets on to the values, and checks the rows that these concern.
  mutating func propagate() {
    factor.propagate(&store.watch)
    walk &+= 1
    for i in store.watch.strays.indices {
      let variable = store.watch.strays[i]
      if !(factor.value(of: Int(variable)).magnitude <= UnitRange.limit) { giveUp() }
      let unit = store.unitRows[variable]
      if store.rows[unit].position < 0 { check(unit) }
      var term = store.columns[variable]
      while term >= 0 {
        let row = store.terms[term].row
        term = store.terms[term].next
        if store.rows[row].mark == walk { continue }
        store.rows[row].mark = walk
        check(row)
      }
    }
    store.watch.strays.removeAll()
  }
}
