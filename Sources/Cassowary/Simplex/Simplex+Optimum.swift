/// Reaching the optimum, and seeing that it is one: what rounding has spoiled on the way is made anew.
extension Simplex {
  /// What a transaction comes to.
  enum Outcome {
    case optimal
    case infeasible(Conflict)
    /// No basis was found that is accurate enough to tell.
    case lost
  }

  /// So often are factors and multipliers made anew before everything is solved afresh.
  private static var attempts: Int { 8 }

  /// Repairs rows until none disagrees with its multiplier, no multiplier is impossible, and all basic rows are as
  /// tight as the factors promise.
  mutating func reachOptimum() -> Outcome {
    defer { strictness = 1 }
    var attempts = Self.attempts
    var renewals = 3
    var isAsGoodAsItGets = false
    while attempts > 0 && stepsLeft > 0 {
      if let conflict = repairAll() {
        if conflict.isProved && !conflict.isNarrow { return .infeasible(conflict) }
        if conflict.isNarrow {
          // Rows that have been brought to where they hold to the last may stand in the way of others.
          aimsHigh = false
          return .lost
        }
        attempts -= 1
        strictness = 1
        makeAnew()
        // It is no suspect any more, but has not been repaired.
        if conflict.row >= 0 && store.rows[conflict.row].position < 0 { check(conflict.row) }
      } else if stepsLeft <= 0 {
        break
      } else if !areBasicRowsTight() {
        attempts -= 1
        if !factor.hasUpdates { strictness = 1 }
        makeAnew()
      } else if !isBalanced || (hasRoundedMultipliers && suspects.count == 0) {
        rebalance()
      } else if hasEscaped {
        attempts -= 1
        hasEscaped = false
        // What updates have made of a multiplier is no reason to move.
        if factor.hasUpdates { makeAnew() } else { releaseEscaped() }
      } else if suspects.count == 0 {
        // A number that has been dropped, or was none, may be what decides; so may the digits that updates have cost
        // factors for which those of a double did not do.
        let isInDoubt = factor.isInDoubt || (factor.isPrecise && factor.hasUpdates)
        if renewals == 0 || !isInDoubt || (isAsGoodAsItGets && !factor.hasUpdates) {
          return areTargetsInBounds() ? .optimal : .lost
        }
        renewals -= 1
        // What is made anew is made with care where updates are not what the doubt comes from.
        isAsGoodAsItGets = !factor.hasUpdates
        makeAnew()
      }
    }
    return .lost
  }

  /// Lets the present basis go: nothing that is done with it leads anywhere.
  mutating func giveUp() { stepsLeft = 0 }

  /// Factorises, and works out everything that hangs on it.
  mutating func makeAnew() {
    // Factors that are not accurate as they are take more digits.
    if !factor.hasUpdates { needsPrecision = true }
    refactorise()
    factor.isInDoubt = false
    propagate()
    rebalance()
  }

  /// Looks at the basic rows that are as tight as a combination of rows is accurate, where values have changed.
  mutating func areBasicRowsTight() -> Bool {
    // What updates have spoiled can be had exactly; a basis that has just been factorised is as good as it gets.
    let tolerance = factor.hasUpdates ? Tolerance.tightness : Tolerance.feasibility
    var areTight = true
    if factor.hasRoundedUpdates { factor.doubtUpdates() }
    while !factor.doubtful.isEmpty {
      let position = factor.doubtful.removeLast()
      noteGivenValue(basis[position])
      if areTight && !isTight(basis[position], within: tolerance) { areTight = false }
    }
    return areTight
  }

  private mutating func isTight(_ row: Int32, within tolerance: Double) -> Bool {
    let target = store.rows[row].target
    var sum = 0.0
    var size = 1.0
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      let amount = term.coefficient * factor.value(of: Int(term.variable))
      sum += amount
      size += amount.magnitude
    }
    // Not true of NaN.
    return (sum - target).magnitude <= tolerance * size
  }

  /// Lets go of the basic rows whose multipliers are impossible.
  private mutating func releaseEscaped() {
    var escaped = Buffer<Int32>()
    for position in basis.indices where escape(of: basis[position]) != nil {
      escaped.append(basis[position])
    }
    for i in escaped.indices where store.rows[escaped[i]].position >= 0 {
      if let up = escape(of: escaped[i]) { release(escaped[i], up: up) }
    }
  }
}
