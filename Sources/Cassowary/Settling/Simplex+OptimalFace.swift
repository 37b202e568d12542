/// Moving over the optimal face: the solutions that are as good as the present one at every level.
///
/// A basic row is *degenerate* (dual degenerate) where its multiplier equals the slope on one side
/// of its target: it may leave the target that way at no cost. The rows outside the basis that move
/// with it must stay where their multipliers are right. So this is the primal simplex method on the
/// face, with an objective of its own, and no multiplier ever changes.
extension Simplex {
  /// How far a linear function can be moved one way over the optimal solutions.
  enum Extent: Equatable {
    case bounded
    case unbounded
    /// The limit was met.
    case limit
    /// The steps are used up: what has been reached need not be the end.
    case exhausted
  }

  /// Moves the solution over the optimal face until the function in `objective` is as small as it
  /// can be, or has shrunk by `limit`. A function that shrinks by more than `reach` counts as
  /// unbounded. Where the result is `bounded`, `alpha` is the function in terms of the basis.
  ///
  /// Rows that decided variables are computed from are left out of it: they must not move.
  mutating func minimise(
    _ objective: borrowing SparseVector<VariableIndex>, limit: Double = .infinity,
    reach: Double = .infinity,
    keeping isDecided: borrowing Table<VariableIndex, Bool> = Table()
  ) -> Extent {
    var left = limit
    var reach = reach
    var isStalled = false
    while left > 0 && stepsLeft > 0 {
      stepsLeft -= 1
      // The objective in terms of the basic rows: the reduced costs.
      factor.seed(objective)
      writeSeeded(keeping: isDecided)
      if factor.hasUpdates && hasDegenerateRounding {
        // Rounding of updates must not move a row: it would go as far as it can, and gain nothing.
        refactorise()
        propagate()
        continue
      }
      guard let choice = chooseDegenerate(byAge: isStalled) else { return .bounded }
      // Read before `slide`, which uses `alpha` for a row of its own.
      let row = basis[alpha.indices[choice.index]]
      let gain = alpha.values[choice.index].magnitude
      let step = slide(row, up: choice.up, limit: left / gain)
      reach -= step * gain
      if step == .infinity || reach < 0 { return .unbounded }
      isStalled = step == 0
      left -= step * gain
      // A rest that is rounding would take another iteration for nothing.
      if left <= Tolerance.tightness * limit && limit.isFinite { return .limit }
    }
    return left > 0 ? .exhausted : .limit
  }

  /// A basic row that can move at no cost and makes the objective smaller: the one that does so the
  /// fastest, or while no progress is made the oldest, so that no basis comes twice (Bland's rule).
  private mutating func chooseDegenerate(byAge: Bool) -> (index: Int, up: Bool)? {
    var best: (index: Int, up: Bool)?
    for i in alpha.indices.indices {
      let row = basis[alpha.indices[i]]
      if !store.rows[row].isDegenerate { continue }
      // The objective shrinks as a row with a positive coefficient sinks.
      let up = alpha.values[i] < 0
      let freedom = freedom(of: row)
      if !(up ? freedom.up : freedom.down) { continue }
      if let known = best {
        let old = basis[alpha.indices[known.index]]
        if !(byAge ? row < old : isFaster(i, than: known.index)) { continue }
      }
      best = (i, up)
    }
    return best
  }

  /// Whether entry `i` of `alpha` moves the objective faster than another entry. Of equal ones it
  /// is the row of the variable with the later rank: what is decided later shall move rather than
  /// what comes before it.
  func isFaster(_ i: Int, than other: Int) -> Bool {
    let (rate, known) = (alpha.values[i].magnitude, alpha.values[other].magnitude)
    return rate != known
      ? rate > known
      : rank(ofRow: basis[alpha.indices[i]]) > rank(ofRow: basis[alpha.indices[other]])
  }

  /// The rank of a row's variable in the order of what is left open; −1 for a row of several.
  func rank(ofRow row: RowIndex) -> Int32 {
    store.isUnit(row) ? ranks[store.terms[store.rows[row].termStart].variable] : -1
  }

  /// One iteration: moves a degenerate row's target as far as the face goes, at the most by
  /// `limit`.
  /// - Returns: how far; infinity where nothing stops it (nothing has moved then).
  private mutating func slide(_ row: RowIndex, up: Bool, limit: Double) -> Double {
    let position = store.rows[row].position
    let sign = up ? 1.0 : -1.0
    factor.solve(unitAt: position, into: &direction)
    var step = limit
    let target = store.rows[row].target
    // At its next breakpoint the slope would change, and the row with it leave the face.
    let next = store.breakpoint(of: row, beyond: target, upward: up)
    if let next { step = min(step, (next - target).magnitude) }
    let stopping = firstPrimalCandidate(sign: sign, within: step)
    if let stopping {
      if stopping.distance > Tolerance.farMove { hasMovedFar = true }
      touch(row)
      // First the movement, then the exchange, which changes no value but by rounding.
      setTarget(row, target + sign * stopping.distance)
      propagate()
      restOnSlope(row)
      write(stopping.row)
      pivot(stopping.row, in: position, by: alpha.part(at: position), target: stopping.breakpoint)
      propagate()
      checkIfOutside(row)
      return stopping.distance
    }
    if step == .infinity { return step }
    if step > Tolerance.farMove { hasMovedFar = true }
    touch(row)
    // The breakpoint itself, not the sum, which rounding would leave beside it.
    let isAtBreakpoint = next.map { step == ($0 - target).magnitude } ?? false
    setTarget(row, isAtBreakpoint ? next ?? target : target + sign * step)
    refresh(row)
    propagate()
    return step
  }

  /// Gives a degenerate row that is to leave the basis the slope that its multiplier equals but for
  /// rounding. Outside the basis it counts as exact: what is computed from it would have the
  /// rounding at a level where it decides.
  mutating func restOnSlope(_ row: RowIndex) {
    let multiplier = store.multipliers[row]
    if multiplier.isZero { return }
    let slopes = store.slopes(of: row, at: store.rows[row].target)
    for slope in [slopes.below, slopes.above] {
      guard let slope, multiplier.compare(to: slope) == 0 else { continue }
      if !multiplier.isSame(as: slope) {
        touch(row)
        store.multipliers[row] = slope
        // The forces now differ by that rounding.
        isBalanced = false
      }
      return
    }
  }

  /// The first row that stops a movement along `direction`, or against it where `sign` is −1.
  mutating func firstPrimalCandidate(sign: Double, within limit: Double) -> PrimalCandidate? {
    spreadDirection()
    var found: PrimalCandidate?
    findMovedRows()
    for i in movedRows.indices {
      guard let candidate = primalCandidate(of: movedRows[i], sign: sign),
        candidate.distance <= limit
      else { continue }
      if let known = found, !candidate.precedes(known) { continue }
      found = candidate
    }
    clearDirection()
    return found
  }

  /// Where a row outside the basis would leave the values at which its multiplier is right, in a
  /// movement along `direction`, which must be spread; nil where it never does.
  mutating func primalCandidate(of row: RowIndex, sign: Double) -> PrimalCandidate? {
    let rate = sign * rate(of: row)
    if rate == 0 { return nil }
    let end = rate > 0 ? store.rows[row].high : store.rows[row].low
    if end.magnitude == .infinity { return nil }
    // A value can be beyond the end by what the tolerance allows; the step is never negative.
    let step = max(0, (end - value(ofRow: row)) / rate)
    return PrimalCandidate(distance: step, row: row, rate: rate, breakpoint: end)
  }

  /// Collects the rows outside the basis that have a variable of `direction`, each once.
  mutating func findMovedRows() {
    movedRows.removeAll()
    beginWalk()
    for i in direction.indices.indices {
      let variable = direction.indices[i]
      let unit = store.unitRows[variable]
      if !store.rows[unit].isBasic { movedRows.append(unit) }
      var term = store.columns[variable]
      while let row = store.nextRow(&term) {
        if visit(row) { movedRows.append(row) }
      }
    }
  }

  /// Collects the moved rows that have multipliers, in ascending order: the order in the columns
  /// depends on transactions that were refused, and the last bits of a sum on the order.
  mutating func findMovedRowsWithMultipliers() {
    findMovedRows()
    var count = 0
    for i in movedRows.indices where !store.multipliers.isZero(movedRows[i]) {
      movedRows[count] = movedRows[i]
      count += 1
    }
    movedRows.truncate(to: count)
    movedRows.sort { $0 < $1 }
  }

  /// Spreads `direction` by variable over the scratch numbers of the factorisation, for
  /// `rate(of:)`. `clearDirection` is to follow before the next solve.
  mutating func spreadDirection() {
    isDirectionSpread = true
    for i in direction.indices.indices {
      factor.scratch[direction.indices[i].node].value = direction.values[i]
    }
    if factor.isPrecise { factor.spreadRests(of: direction) }
  }

  mutating func clearDirection() {
    isDirectionSpread = false
    for i in direction.indices.indices {
      factor.scratch[direction.indices[i].node] = RunningSum()
    }
    if factor.isPrecise { factor.clearRests(of: direction) }
  }
}
