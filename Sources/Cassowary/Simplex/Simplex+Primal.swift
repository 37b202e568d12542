/// The primal simplex method: a basic row whose multiplier is beyond the slopes at its target (dual
/// infeasible) is released, and the solution moves along the edge that this opens for as long as
/// the penalties shrink.
///
/// Needed only where something was removed. All rows outside the basis must be primal feasible.
///
/// The ratio test takes the breakpoints that rows meet on the way in order of distance. At each of
/// them the slope of all penalties together along the edge grows; the row at whose breakpoint it
/// would no longer be negative enters the basis.
extension Simplex {
  /// A candidate of a primal ratio test: a row that comes to a breakpoint while the solution moves.
  struct PrimalCandidate: BitwiseCopyable, Precedence {
    var distance: Double
    var row: RowIndex
    /// How fast the row's value moves.
    var rate: Double
    var breakpoint: Double

    /// The nearer one first; among equally near ones the safer pivot, then the older row.
    func precedes(_ other: PrimalCandidate) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if rate.magnitude != other.rate.magnitude { return rate.magnitude > other.rate.magnitude }
      return row < other.row
    }
  }

  /// Releases a basic row whose multiplier lies beyond the slopes at its target, on one side of
  /// them, and then those whose multipliers this has pushed out.
  mutating func release(_ row: RowIndex, from side: Side) {
    releaseOne(row, from: side)
    while !dualInfeasibleRows.isEmpty && stepsLeft > 0 {
      let next = dualInfeasibleRows.removeLast()
      if !store.rows[next].isBasic { continue }
      if let side = dualInfeasibility(of: next) { releaseOne(next, from: side) }
    }
  }

  /// The side of the slopes at its target on which the multiplier of a basic row lies; nil where it
  /// lies between them, as it must.
  mutating func dualInfeasibility(of row: RowIndex) -> Side? {
    if store.rows[row].isFixed { return nil }
    let slopes = store.slopes(of: row, at: store.rows[row].target)
    let y = store.multipliers[row]
    if let above = slopes.above, y.compare(to: above) > 0 { return .above }
    if let below = slopes.below, y.compare(to: below) < 0 { return .below }
    return nil
  }

  /// One iteration: moves along the edge on which the other basic rows stay tight.
  private mutating func releaseOne(_ row: RowIndex, from side: Side) {
    // A multiplier above the slopes sinks as the row's value rises: `up` is the way of the value.
    let up = side == .above
    stepsLeft -= 1
    if leaveOutRounding(of: row, up: up) { return }
    let position = store.rows[row].position
    let sign = up ? 1.0 : -1.0
    factor.solve(unitAt: position, into: &direction)
    // How all penalties together change for each unit that the row moves: its own by its slope
    // there, the others by minus its multiplier, since forces balance. Negative, or it would not be
    // released.
    var slope = LevelVector()
    let own = store.slope(of: row, at: store.rows[row].target, above: up)
    // The multiplier that the row has when it leaves the basis: its slope where it has come to.
    var rest = own ?? LevelVector()
    slope.add(rest, scaledBy: sign)
    slope.add(store.multipliers[row], scaledBy: -sign)
    let forces = store.multipliers[row]
    var candidates = collectCandidates(of: row, sign: sign)
    var changed = Buffer<SlopeChange>(capacity: 4)
    var weak: Ending?
    var reach = Double.infinity
    while let candidate = candidates.popFirst() {
      let other = candidate.row
      if candidate.distance > reach { break }
      let toward = candidate.rate > 0
      let slopes = store.slopes(of: other, at: candidate.breakpoint)
      let current = changedMultiplier(of: other, changed) ?? store.multipliers[other]
      // Without a slope beyond it the breakpoint is a required bound, and the movement ends here.
      if let end = toward ? slopes.above : slopes.below {
        var after = slope
        // The slope before the breakpoint is the multiplier, but for the released row, whose
        // multiplier still is what it was when the movement began.
        let jump = (other == row ? (toward ? slopes.below : slopes.above) : current) ?? current
        // Never negative: end − jump has the sign of the rate.
        after.add(end - jump, scaledBy: candidate.rate)
        // What is left of far larger forces would hide the levels below.
        after.removeLeadingRounding(of: forces)
        if after.compare(to: LevelVector()) < 0 {
          // Things still get better beyond it (the long step).
          slope = after
          if other == row {
            rest = end
          } else {
            changed.append(.init(row: other, multiplier: end))
          }
          schedule(other, candidate, into: &candidates)
          continue
        }
      }
      if other == row {
        // It has come to a breakpoint of its own at which its multiplier is possible: no exchange.
        stay(row, at: candidate.breakpoint, changed)
        return
      }
      if candidate.rate.magnitude < Tolerance.weakPivot * largestRate {
        // The movement may go on until the row is beyond what it allows by more than rounding.
        reach = min(reach, candidate.distance + tolerance(ofRow: other) / candidate.rate.magnitude)
        // As a pivot it would make a basis of rounding. The row limits the movement all the same.
        // In twice the digits a rate that is rounding is 0 already.
        if (!factor.isPrecise || isStalled)
          && candidate.rate.magnitude <= Tolerance.rounding * largestRate
          && isRounding(candidate.rate, of: other, unitAt: position)
        {
          continue
        }
        if weak.map({ candidate.rate.magnitude > $0.candidate.rate.magnitude }) ?? true {
          weak = Ending(candidate: candidate, rest: rest, changes: changed.count)
        }
        continue
      }
      write(other)
      if factor.hasLostDigits && !isLastAttempt { return giveUp() }
      // The row in terms of the basis is more exact than its rate: only rounding says that it
      // moves.
      if alpha.part(at: position) == 0 { continue }
      enter(other, at: candidate.breakpoint, for: row, restingAt: rest, changed)
      return
    }
    // Nothing limits the movement, or only rows that do not move: penalties are never below zero,
    // so that the multiplier is beyond its slope by rounding. In twice the digits that is left out;
    // else the basis is given up.
    guard let weak else {
      if !factor.isPrecise { return giveUp() }
      leaveOutExcess(of: row, beyond: own ?? LevelVector())
      return
    }
    write(weak.candidate.row)
    if alpha.part(at: position) == 0 { return giveUp() }
    changed.truncate(to: weak.changes)
    enter(
      weak.candidate.row, at: weak.candidate.breakpoint, for: row, restingAt: weak.rest, changed)
  }

  /// Where a movement may end, though the pivot would be weak.
  private struct Ending {
    var candidate: PrimalCandidate
    var rest: LevelVector
    var changes: Int
  }

  /// The largest rate in the direction of a movement, at least 1: that of the released row itself.
  var largestRate: Double { max(1, direction.largest) }

  private struct SlopeChange {
    var row: RowIndex
    var multiplier: LevelVector
  }

  private func changedMultiplier(
    of row: RowIndex, _ changed: borrowing Buffer<SlopeChange>
  ) -> LevelVector? {
    var i = changed.count - 1
    while i >= 0 {
      if changed[i].row == row { return changed[i].multiplier }
      i -= 1
    }
    return nil
  }

  /// The first candidate of every row that the movement reaches.
  private mutating func collectCandidates(of row: RowIndex, sign: Double) -> PriorityQueue<
    PrimalCandidate
  > {
    var candidates = PriorityQueue<PrimalCandidate>()
    spreadDirection()
    scheduleFirst(row, rate: sign, isReleased: true, into: &candidates)
    findMovedRows()
    for i in movedRows.indices {
      let rate = sign * rate(of: movedRows[i])
      if rate == 0 { continue }
      scheduleFirst(movedRows[i], rate: rate, isReleased: false, into: &candidates)
    }
    clearDirection()
    return candidates
  }

  /// How fast a row's value moves along the direction, which must be spread; 0 where that is
  /// rounding.
  mutating func rate(of row: RowIndex) -> Double {
    assert(isDirectionSpread)
    if factor.isPrecise { return factor.preciselySpreadSum(of: row, store) }
    var sum = RunningSum()
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      sum.add(term.coefficient * factor.scratch[term.variable.node].value)
    }
    return sum.isRounding ? 0 : sum.value
  }

  private mutating func scheduleFirst(
    _ row: RowIndex, rate: Double, isReleased: Bool,
    into candidates: inout PriorityQueue<PrimalCandidate>
  ) {
    let up = rate > 0
    let value = isReleased ? store.rows[row].target : value(ofRow: row)
    var start = value
    if !isReleased && isOutOfBounds(row, value) {
      // It stops nothing on its way farther out, and is repaired later. On its way back what counts
      // begins where its multiplier is right.
      start = up ? store.rows[row].low : store.rows[row].high
      if !start.isFinite || (up ? start < value : start > value) { return }
    }
    let tolerance = Tolerance.breakpoint(start)
    var breakpoint: Double?
    if !isReleased {
      // At a breakpoint the multiplier may not have reached the slope beyond it yet. Then the
      // breakpoint itself is the first candidate, at distance 0.
      let end = store.slope(of: row, at: start, above: up)
      let isBeyond = end.map { $0.compare(to: store.multipliers[row]) == 0 } ?? false
      if !isBeyond { breakpoint = store.breakpoint(of: row, near: start) }
    }
    let next = breakpoint ?? store.breakpoint(of: row, beyond: start, upward: up)
    guard let next else { return }
    // Never negative: a movement back would make penalties grow.
    let distance = max(0, (next - value).magnitude - tolerance) / rate.magnitude
    candidates.insert(PrimalCandidate(distance: distance, row: row, rate: rate, breakpoint: next))
  }

  private mutating func schedule(
    _ row: RowIndex, _ last: PrimalCandidate, into candidates: inout PriorityQueue<PrimalCandidate>
  ) {
    let next = store.breakpoint(of: row, beyond: last.breakpoint, upward: last.rate > 0)
    guard let next else { return }
    let distance = last.distance + (next - last.breakpoint).magnitude / last.rate.magnitude
    candidates.insert(
      PrimalCandidate(distance: distance, row: row, rate: last.rate, breakpoint: next))
  }

  /// Ends a movement at a breakpoint of the released row itself, which stays in the basis there.
  private mutating func stay(
    _ row: RowIndex, at breakpoint: Double, _ changed: borrowing Buffer<SlopeChange>
  ) {
    touch(row)
    setTarget(row, breakpoint)
    // Before `propagate`, which holds the new values against the new multipliers.
    let deltas = apply(changed)
    propagate()
    reprice(deltas)
    refresh(row)
    // Beside a far larger slope that it has left behind, what is left of the slope counted as
    // rounding; from here it can be told.
    if dualInfeasibility(of: row) != nil { dualInfeasibleRows.append(row) }
  }

  /// Gives rows outside the basis the multipliers that they have come to.
  /// - Returns: the differences from before.
  private mutating func apply(_ changed: borrowing Buffer<SlopeChange>) -> Buffer<SlopeChange> {
    var deltas = Buffer<SlopeChange>(capacity: 4)
    for i in changed.indices {
      let row = changed[i].row
      touch(row)
      deltas.append(.init(row: row, multiplier: changed[i].multiplier - store.multipliers[row]))
      store.multipliers[row] = changed[i].multiplier
      refresh(row)
    }
    return deltas
  }

  /// Ends a movement: `row` leaves for the slope it has come to, `other`, which has been written in
  /// terms of the basis, takes its place.
  private mutating func enter(
    _ other: RowIndex, at breakpoint: Double, for row: RowIndex, restingAt rest: LevelVector,
    _ changed: borrowing Buffer<SlopeChange>
  ) {
    var deltas = apply(changed)
    touch(row)
    deltas.append(.init(row: row, multiplier: rest - store.multipliers[row]))
    store.multipliers[row] = rest
    let position = store.rows[row].position
    pivot(other, in: position, by: alpha.part(at: position), target: breakpoint)
    propagate()
    // After the exchange: `other` is one of those that balance the changes, `row` is no more.
    reprice(deltas)
  }

  /// Balances changes of multipliers of rows outside the basis by those of the basic rows, one
  /// level at a time: a multiplier has few levels, and each takes one solve for all changes
  /// together.
  private mutating func reprice(_ deltas: borrowing Buffer<SlopeChange>) {
    var levels = Buffer<Double>(capacity: 4)
    for i in deltas.indices {
      for k in 0..<deltas[i].multiplier.count {
        let level = deltas[i].multiplier.level(k)
        var isKnown = false
        for j in levels.indices where levels[j] == level { isKnown = true }
        if !isKnown { levels.append(level) }
      }
    }
    for l in levels.indices {
      for i in deltas.indices {
        let amount = deltas[i].multiplier[levels[l]]
        if amount == 0 { continue }
        seed(deltas[i].row, times: amount)
      }
      writeSeeded()
      // `alpha` has the amounts already, so the step is 1, and the basic multipliers go against it.
      moveMultipliers(by: LevelVector(1, at: levels[l]), side: .above)
      for i in alpha.indices.indices { dualInfeasibleRows.append(basis[alpha.indices[i]]) }
    }
  }
}
