/// The dual simplex method: rows whose value their multiplier forbids (primal infeasible) are
/// repaired one after the other, while all multipliers stay within the slopes of their penalties
/// (dual feasible).
///
/// A repair is one iteration. The row is written in terms of the basis (`alpha`), its multiplier
/// moves by a step, and those of the basic rows balance it. At a breakpoint the slope of a penalty
/// *jumps*; the multiplier of a basic row lies in the jump at its target. The ratio test finds the
/// multiplier that first comes to the end of its jump. Its row moves on to its next breakpoint and
/// the step goes on (the long step, or bound flipping) while the repaired row stays on the wrong
/// side; the row with which it would get to the right one leaves the basis.
extension Simplex {
  /// A candidate of the dual ratio test: where a multiplier that is being moved comes to the end of
  /// the jump it is in.
  struct DualCandidate: Precedence {
    /// How far the entering row's multiplier has moved by then.
    var step: LevelVector
    var row: RowIndex
    /// The coefficient of the row in the entering row; 1 for the entering row itself.
    var rate: Double
    /// Where the row's target is by then, and whether it moves up from there.
    var target: Double
    var movesUp: Bool

    /// The shorter step first; among equal ones the safer pivot, then the older row.
    func precedes(_ other: DualCandidate) -> Bool {
      let order = step.compare(to: other.step)
      if order != 0 { return order < 0 }
      if rate.magnitude != other.rate.magnitude { return rate.magnitude > other.rate.magnitude }
      return row < other.row
    }
  }

  /// Repairs all infeasible rows, in the order that `InfeasibleRow` says.
  /// - Returns: the constraints that cannot all be met, if there are such; nothing is undone then.
  mutating func repairAll() -> RowConflict? {
    while stepsLeft > 0, let next = infeasibleRows.popFirst() {
      let row = next.row
      store.rows[row].isQueued = false
      // Meanwhile it may have entered the basis, have been freed, or been repaired with another.
      if store.rows[row].isBasic || !store.rows[row].isAlive { continue }
      guard let side = primalInfeasibility(of: row, value: value(ofRow: row)) else { continue }
      statistics.repairs &+= 1
      stepsLeft -= 1
      // Half of the steps are kept for the tolerance that is promised, which is easier to meet.
      if stepsLeft < stepLimit / 2 { strictness = 1 }
      if let conflict = repair(row, side: side) {
        if strictness == 1 { return conflict }
        // One that is not proved is looked at once more with twice the digits.
        if conflict.isPlain && (conflict.isProved || !factor.isPrecise) { return conflict }
        // It is no conflict where the rows meet the tolerance that is promised.
        strictness = 1
        if primalInfeasibility(of: row, value: value(ofRow: row)) != nil { return conflict }
        strictness = Tolerance.aim
      }
    }
    return nil
  }

  /// One iteration: moves the row's multiplier until it agrees with the row's value.
  ///
  /// `side` is `above` where the value is too great, so that the multiplier must grow, and `below`
  /// where it is too small.
  private mutating func repair(_ row: RowIndex, side: Side) -> RowConflict? {
    // The end of the values at which the multiplier is right. The distance from there is the slope
    // of the dual objective along the step; it shrinks with each target that moves.
    let start = side == .above ? store.rows[row].high : store.rows[row].low
    let slope = (value(ofRow: row) - start).magnitude
    if extendBasis(by: row, side: side, from: start, slope: slope) { return nil }
    write(row)
    if factor.hasLostDigits && !isLastAttempt {
      giveUp()
      return nil
    }
    let nearest =
      free(side: side)
      ?? (takesOldest
        ? oldestCandidate(of: row, side: side, from: start)
        : firstCandidate(of: row, side: side, from: start))
    // No multiplier is limited: the dual is unbounded, and the primal infeasible.
    guard let nearest else { return conflict(of: row, side: side) }
    // Mostly the first candidate ends the step. By age no breakpoint is passed.
    let isEnough =
      takesOldest || isRepaired(slope - gain(of: nearest).gain, of: slope, from: start)
    if isEnough && !isWeak(nearest.rate) {
      finish(row, side: side, by: nearest, passed: Buffer(), count: 0)
      return nil
    }
    return repairByLongStep(row, side: side, from: start, slope: slope)
  }

  /// Whether what is left of a distance is nothing: far from 0 that may be rounding of the
  /// distance.
  @inline(__always)
  func isRepaired(_ rest: Double, of distance: Double, from start: Double) -> Bool {
    rest <= Tolerance.feasibility * (1 + start.magnitude) + Tolerance.noise * distance
  }

  /// Whether a coefficient in `alpha` is so small beside the largest that a row should not be
  /// exchanged for its sake: the new basis would be close to singular, or the coefficient may be
  /// rounding.
  func isWeak(_ rate: Double) -> Bool {
    // The entering row itself has coefficient 1.
    rate.magnitude < Tolerance.weakPivot * max(1, alpha.largest)
  }

  /// The step of length zero that frees a variable's own row, if one that costs nothing takes part:
  /// the one with the largest coefficient.
  private mutating func free(side: Side) -> DualCandidate? {
    var best = -1
    for i in alpha.indices.indices {
      // Only a row without constraints has no penalty; its multiplier can leave zero neither way.
      if store.rows[basis[alpha.indices[i]]].hasConstraints { continue }
      if best < 0 || alpha.values[i].magnitude > alpha.values[best].magnitude { best = i }
    }
    if best < 0 { return nil }
    let row = basis[alpha.indices[best]]
    return DualCandidate(
      step: LevelVector(), row: row, rate: alpha.values[best], target: store.rows[row].target,
      movesUp: side.movesUp(basicRowWith: alpha.values[best]))
  }

  private mutating func firstCandidate(of row: RowIndex, side: Side, from start: Double)
    -> DualCandidate?
  {
    // The row's own multiplier may come to its next slope first; no row is exchanged then.
    var best = candidate(row, rate: 1, from: start, up: side == .above, at: LevelVector())
    for i in alpha.indices.indices {
      guard let candidate = candidate(at: i, side: side) else { continue }
      if best.map({ candidate.precedes($0) }) ?? true { best = candidate }
    }
    return best
  }

  /// The first candidate of the basic row at entry `i` of `alpha`.
  mutating func candidate(at i: Int, side: Side) -> DualCandidate? {
    let basic = basis[alpha.indices[i]]
    if store.rows[basic].isFixed { return nil }
    // The forces balance: the multiplier moves against that of the row, and the target after it.
    let up = side.movesUp(basicRowWith: alpha.values[i])
    return candidate(
      basic, rate: alpha.values[i], from: store.rows[basic].target, up: up, at: LevelVector())
  }

  /// Where the row's target goes from a candidate, and by how much that moves the repaired row's
  /// value.
  mutating func gain(of candidate: DualCandidate) -> (target: Double, gain: Double) {
    let next = store.breakpoint(
      of: candidate.row, beyond: candidate.target, upward: candidate.movesUp)
    // Beyond the last breakpoint the row may go as far as it takes.
    guard let next else { return (candidate.target, .infinity) }
    return (next, candidate.rate.magnitude * (next - candidate.target).magnitude)
  }

  private mutating func repairByLongStep(
    _ row: RowIndex, side: Side, from start: Double, slope: Double
  ) -> RowConflict? {
    let distance = slope
    var slope = slope
    var candidates = PriorityQueue<DualCandidate>()
    if let own = candidate(row, rate: 1, from: start, up: side == .above, at: LevelVector()) {
      candidates.insert(own)
    }
    for i in alpha.indices.indices {
      if let candidate = candidate(at: i, side: side) { candidates.insert(candidate) }
    }
    var passed = Buffer<DualCandidate>()
    var endings = Buffer<Ending>()
    var end: Ending?
    while var last = candidates.popFirst() {
      let (target, gain) = gain(of: last)
      if isRepaired(slope - gain, of: distance, from: start) {
        // The step could end here. Where the pivot is weak, later candidates are looked at too.
        if isTooFar(last.step, endings) { break }
        endings.append(.init(candidate: last, passed: passed.count))
        if isWeak(last.rate) { continue }
        break
      }
      // The row stays on the wrong side: this candidate moves to its next breakpoint instead.
      end = Ending(candidate: last, passed: passed.count)
      slope -= gain
      last.target = target
      passed.append(last)
      let next = candidate(last.row, rate: last.rate, from: target, up: last.movesUp, at: last.step)
      if let next { candidates.insert(next) }
    }
    // What is left at the last breakpoint may be within the tolerance of a row there.
    if endings.isEmpty, let end, slope <= Tolerance.play * (1 + start.magnitude) {
      endings.append(end)
    }
    if endings.isEmpty { return conflict(of: row, side: side) }
    var best = 0
    for i in endings.indices
    where endings[i].candidate.rate.magnitude > endings[best].candidate.rate.magnitude { best = i }
    if isWeak(endings[best].candidate.rate) && factor.hasUpdates {
      // What the pivot is has to be known exactly.
      refactorise()
      // What updates have got wrong is in the multipliers as well, where the highest level decides.
      isBalanced = false
      propagate()
      check(row)
    } else {
      finish(
        row, side: side, by: endings[best].candidate, passed: passed, count: endings[best].passed)
    }
    return nil
  }

  /// A candidate that can end the step. Where its pivot is weak, one that comes soon after is
  /// better, as long as no multiplier is pushed out of its slopes by more than rounding does
  /// (Harris's ratio test).
  private struct Ending {
    var candidate: DualCandidate
    /// How many candidates came before it that did not.
    var passed: Int
  }

  /// Whether a step pushes the multiplier of an earlier ending out of its slopes by more than
  /// rounding.
  private mutating func isTooFar(_ step: LevelVector, _ endings: borrowing Buffer<Ending>) -> Bool {
    for i in endings.indices {
      let candidate = endings[i].candidate
      let push = (step - candidate.step).scaled(by: candidate.rate.magnitude)
      // Per level, relative to the numbers that are compared there.
      let end =
        store.slope(of: candidate.row, at: candidate.target, above: candidate.movesUp)
        ?? LevelVector()
      for k in 0..<push.count {
        let level = push.level(k)
        let size = max(end[level].magnitude, store.multipliers[candidate.row][level].magnitude)
        if push.value(k).magnitude > Tolerance.multiplier * size { return true }
      }
    }
    return false
  }

  /// Writes a row in terms of the basis, into `alpha`: row = Σ alpha[i] · basic row i, a row of the
  /// simplex tableau (BTRAN).
  mutating func write(_ row: RowIndex) {
    seed(row)
    alpha.subject = row
    factor.solveTransposed(into: &alpha.parts)
  }

  /// Writes the linear function whose coefficients have been seeded in terms of the basis, into
  /// `alpha`.
  @inline(__always)
  mutating func writeSeeded() {
    alpha.subject = .none
    factor.solveTransposed(into: &alpha.parts)
  }

  /// The same without what decided variables are computed from.
  @inline(__always)
  mutating func writeSeeded(keeping isDecided: borrowing Table<VariableIndex, Bool>) {
    alpha.subject = .none
    factor.solveTransposed(into: &alpha.parts, upTo: isDecided)
  }

  /// When the multiplier of `row` meets the end of the jump at `target`, `reached` being the step
  /// at which it entered that jump (zero: it is in it now). Nil where a required constraint holds
  /// it.
  mutating func candidate(
    _ row: RowIndex, rate: Double, from target: Double, up: Bool, at reached: LevelVector
  ) -> DualCandidate? {
    guard let end = store.slope(of: row, at: target, above: up) else { return nil }
    // `end` is above the multiplier where it moves up and below it else: the step is not negative.
    var step = (end - store.multipliers[row]).scaled(by: (up ? 1 : -1) / rate.magnitude)
    if step.compare(to: reached) < 0 {
      // The multiplier lies within the slopes, so what is negative at the highest levels is
      // rounding, and the levels below decide.
      step = reached + (step - reached).withoutLeadingNegatives
    }
    return DualCandidate(step: step, row: row, rate: rate, target: target, movesUp: up)
  }

  /// Takes the step that ends with `last`, after the first `count` of the candidates passed.
  private mutating func finish(
    _ row: RowIndex, side: Side, by last: DualCandidate, passed: borrowing Buffer<DualCandidate>,
    count: Int
  ) {
    noteStep(last)
    touch(row)
    // The target at which the row enters: the last of its own breakpoints that the step has passed.
    var entering = side == .above ? store.rows[row].high : store.rows[row].low
    for i in 0..<count {
      if passed[i].row == row {
        entering = passed[i].target
      } else {
        touch(passed[i].row)
        setTarget(passed[i].row, passed[i].target)
      }
    }
    if !last.step.isZero { moveMultipliers(by: last.step, side: side) }
    let isVague = store.multipliers.add(last.step, scaledBy: side.sign, to: row)
    isSettled = false
    if last.row == row {
      // No exchange: the row stays outside the basis, its multiplier on the slope beyond the
      // breakpoint.
      rest(row, at: entering, above: side == .above)
      refresh(row)
      refresh(passed, count, except: row)
    } else {
      // What rounding has left of a multiplier that is now 0 would hold the row where it is.
      if isVague { isBalanced = false }
      // Before `pivot`, which computes the leaving row's range from its multiplier.
      rest(last.row, at: last.target, above: last.movesUp)
      refresh(passed, count, except: row)
      let factorisations = statistics.factorisations
      pivot(row, in: store.rows[last.row].position, by: last.rate, target: entering)
      // A new factorisation is more exact than the multipliers that the old one gave.
      if statistics.factorisations != factorisations { isBalanced = false }
    }
    propagate()
    if !isBalanced { rebalance() }
    checkIfOutside(last.row)
  }

  private mutating func refresh(
    _ passed: borrowing Buffer<DualCandidate>, _ count: Int, except row: RowIndex
  ) {
    for i in 0..<count where passed[i].row != row { refresh(passed[i].row) }
  }

  /// Sets the multiplier of a row that has been brought to a slope to the slope itself: the sum of
  /// steps equals it but for rounding, which would go into all that is computed from it outside the
  /// basis.
  @inline(__always)
  mutating func rest(_ row: RowIndex, at value: Double, above: Bool) {
    // There is a slope: beyond a required bound none ends a step.
    store.multipliers[row] = store.slope(of: row, at: value, above: above) ?? LevelVector()
  }

  /// Balances a step of a row's multiplier, which itself is left to the caller, by those of the
  /// basic rows that `alpha` writes it in. Fixed rows keep no multiplier.
  mutating func moveMultipliers(by step: LevelVector, side: Side) {
    // Multipliers are doubles even where the factors have twice the digits.
    if factor.isPrecise { hasRoundedMultipliers = true }
    // One sum after the other may cancel by a little, and by much altogether.
    if store.hasWideRows { isBalanced = false }
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      if store.rows[basic].isFixed { continue }
      touch(basic)
      if store.multipliers.add(step, scaledBy: -side.sign * alpha.values[i], to: basic) {
        // So much has cancelled that few digits of the sum are right.
        isBalanced = false
      }
      refresh(basic)
    }
  }

  /// Exchanges `row` for the basic row at `position`; `alpha` must be `row` in terms of the basis,
  /// and `rate` its coefficient there, the pivot.
  mutating func pivot(_ row: RowIndex, in position: Position, by rate: Double, target: Double) {
    assert(alpha.subject == row)
    let leaving = basis[position]
    exchange(leaving, for: row, at: position, target: target)
    let exponent = store.rows[row].exponent
    factor.replaceInput(
      at: position, by: alpha.parts, pivot: rate, target: target, exponent: exponent)
    alpha.subject = .none
    // After both have their new positions: the range of one, and the freedom of the other.
    refresh(leaving)
    refresh(row)
    if factor.wantsRefactorisation { refactorise() }
  }

  /// The part of an exchange that the factors do not see.
  mutating func exchange(
    _ leaving: RowIndex, for row: RowIndex, at position: Position, target: Double
  ) {
    touch(leaving)
    touch(row)
    statistics.pivots &+= 1
    store.setPosition(of: leaving, to: .none)
    store.setPosition(of: row, to: position)
    store.rows[row].target = target
    if isOutOfBounds(row, target) { hasOutliers = true }
    basis[position] = row
  }
}

/// A row outside the basis that was found primal infeasible, with a value that its multiplier
/// forbids. The most important comes first (dual pricing): by level, then by the size of the
/// violation.
///
/// A row is queued once, and may have been repaired meanwhile; whoever takes one out looks again.
struct InfeasibleRow: BitwiseCopyable, Precedence {
  var row: RowIndex
  /// The highest level that disagrees; infinity for a required constraint.
  var level: Double
  var violation: Double

  @inline(__always)
  func precedes(_ other: InfeasibleRow) -> Bool {
    if level != other.level { return level > other.level }
    if violation != other.violation { return violation > other.violation }
    return row < other.row
  }
}
