/// Reaching the optimum and verifying it. Whatever rounding has spoiled on the way is computed
/// again.
extension Simplex {
  /// The result of a transaction.
  enum Outcome {
    case optimal
    case infeasible(RowConflict)
    /// No basis was found that is accurate enough to tell.
    case lost
  }

  /// How often factors and multipliers are computed again before everything is solved afresh.
  private static var attempts: Int { 8 }

  /// Iterates until every row is primal feasible, every multiplier dual feasible, and all basic
  /// rows are as tight as the factors promise.
  ///
  /// Each round repairs what is infeasible and then looks at one condition after the other, until
  /// one does not hold. Mending that one may spoil those before it, so the next round begins again.
  mutating func reachOptimum() -> Outcome {
    defer {
      strictness = 1
      isStalled = false
    }
    var attempts = Self.attempts
    var renewals = 3
    var isAsGoodAsItGets = false
    while attempts > 0 && stepsLeft > 0 {
      isStalled = factor.isPrecise && attempts <= Self.attempts / 2
      if let conflict = repairAll() {
        if conflict.isProved && !conflict.isNarrow { return .infeasible(conflict) }
        if conflict.isNarrow {
          // The stricter tolerance has brought rows to the very end of what they allow, where they
          // can be in the way of others. `solve` tries once more with the promised one.
          aimsHigh = false
          return .lost
        }
        attempts -= 1
        if !conflict.isPlain { strictness = 1 }
        recompute()
        // It was taken out of the queue without having been repaired.
        if !conflict.row.isNone { checkIfOutside(conflict.row) }
      } else if stepsLeft <= 0 {
        break
      } else if !areBasicRowsTight() {
        attempts -= 1
        // Fresh factors do no better, so that no more can be asked of the other rows either.
        if !factor.hasUpdates { strictness = 1 }
        recompute()
      } else if !isBalanced || (hasRoundedMultipliers && infeasibleRows.count == 0) {
        rebalance()
      } else if mayBeDualInfeasible {
        attempts -= 1
        mayBeDualInfeasible = false
        // Updates may have made the multiplier wrong, and then releasing its row would be a
        // mistake.
        if factor.hasUpdates { recompute() } else { releaseDualInfeasibleRows() }
      } else if infeasibleRows.count == 0 {
        // Everything holds, as far as the numbers tell. A number that counted as rounding, or the
        // digits that updates have cost factors in twice the digits, may still decide otherwise.
        let isInDoubt = factor.isInDoubt || (factor.isPrecise && factor.hasUpdates)
        if renewals == 0 || !isInDoubt || (isAsGoodAsItGets && !factor.hasUpdates) {
          guard areTargetsInBounds() else { return .lost }
          guard let conflict = hiddenConflict() else { return .optimal }
          if conflict.isProved { return .infeasible(conflict) }
          if factor.isPrecise { return .optimal }
          attempts -= 1
          recompute()
          continue
        }
        renewals -= 1
        // Each time steps have followed, so that no factors were without updates.
        if renewals == 0 { needsPrecision = true }
        // Without updates `recompute` takes twice the digits, and after that there is nothing
        // better.
        isAsGoodAsItGets = !factor.hasUpdates
        recompute()
      }
    }
    return .lost
  }

  /// Gives the present basis up, by using up the steps: every loop of the transaction then ends,
  /// and `reachOptimum` answers `lost`.
  mutating func giveUp() { stepsLeft = 0 }

  /// Factorises the basis and computes all values and multipliers from it.
  mutating func recompute() {
    // Factorised once more the same way, fresh factors would come out the same.
    if !factor.hasUpdates { needsPrecision = true }
    refactorise()
    factor.isInDoubt = false
    propagate()
    rebalance()
  }

  /// Whether the basic rows have their targets. Looks at those only that a combination of rows
  /// makes tight, and whose targets or steps have changed; the others are tight by construction. Where
  /// the rounding of larger values may have moved rows that do not depend on these, at all such rows.
  mutating func areBasicRowsTight() -> Bool {
    // More is asked where updates may be at fault, since factorising mends that.
    let tolerance = factor.hasUpdates ? Tolerance.tightness : Tolerance.feasibility
    var areTight = true
    if factor.hasRoundedUpdates { factor.doubtUpdates() }
    // To the end even where one is not tight: the list has to be empty, and given values are noted.
    while !factor.doubtful.isEmpty {
      let position = factor.doubtful.removeLast()
      noteGivenValue(basis[position])
      if areTight && !isTight(basis[position], within: tolerance) { areTight = false }
    }
    return areTight && (!factor.isSteep || areDerivedRowsTight())
  }

  private mutating func areDerivedRowsTight() -> Bool {
    let positions = factor.derivedPositions()
    for i in positions.indices
    where !isTight(basis[positions[i]], within: Tolerance.feasibility) { return false }
    return true
  }

  private mutating func isTight(_ row: RowIndex, within tolerance: Double) -> Bool {
    let target = store.rows[row].target
    var sum = 0.0
    var size = 1.0
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      let amount = term.coefficient * factor.value(of: term.variable)
      sum += amount
      size += amount.magnitude
    }
    // Written so that NaN is not tight.
    return (sum - target).magnitude <= tolerance * size
  }

  /// Releases the basic rows whose multipliers are beyond their slopes.
  private mutating func releaseDualInfeasibleRows() {
    // Listed first, since releasing one exchanges others.
    var rows = Buffer<RowIndex>()
    for position in basis.indices where dualInfeasibility(of: basis[position]) != nil {
      rows.append(basis[position])
    }
    for i in rows.indices where store.rows[rows[i]].isBasic {
      if let side = dualInfeasibility(of: rows[i]) { release(rows[i], from: side) }
    }
  }
}
