/// What the constraints leave open: whether a linear function is determined, and its range.
extension Simplex {
  /// Whether `Σ coefficient · variable` has one value over all optimal solutions.
  mutating func isDetermined(_ terms: [(Variable, Double)]) -> Bool {
    var objective = SparseVector<VariableIndex>()
    guard load(terms, into: &objective) else { return true }
    if degenerateRows.isEmpty { return true }
    // From the cheapest answer to the dearest: nothing reaches it, the open move changes it, or its
    // least and greatest value tell.
    if !openMove.isKnown { findOpenMove() }
    if !openMove.mayChange(objective) { return true }
    // Beside a size so large that whole units count as rounding, only how far it moves tells.
    let size = size(of: objective)
    if size * Tolerance.feasibility < objective.largest && openMove.changes(objective, ofSize: size)
    {
      return false
    }
    return least(objective).drop == 0 && least(negated(objective)).drop == 0
  }

  /// The least and the greatest value of `Σ coefficient · variable + constant` over all optimal
  /// solutions.
  mutating func range(
    of terms: [(Variable, Double)], constant: Double
  ) -> (lower: Double, upper: Double) {
    var objective = SparseVector<VariableIndex>()
    guard load(terms, into: &objective) else { return (constant, constant) }
    let lower = least(objective, above: constant).value
    // 0 − x instead of −x, so that 0 does not become −0. Each bound is found by its own path, hence
    // max.
    return (lower, max(lower, 0 - least(negated(objective), above: -constant).value))
  }

  /// The ranges of many functions, each as `range` would find it: first all least values and then all
  /// greatest ones, and each from where the one before has ended. Of functions that follow each other
  /// as the views of a row do, all together take about the steps of the last.
  mutating func ranges(of functions: [[(Variable, Double)]]) -> [(lower: Double, upper: Double)] {
    openJournal()
    markFactor()
    defer { rollBack() }
    useAllVariables()
    if !openMove.isReachKnown { findReach() }
    var ranges = functions.map { terms in
      var objective = SparseVector<VariableIndex>()
      let value = load(terms, into: &objective) ? value(of: objective, 0) : 0
      return (lower: value, upper: value)
    }
    for isUpper in [false, true] {
      for i in functions.indices {
        var objective = SparseVector<VariableIndex>()
        guard load(functions[i], into: &objective) else { continue }
        if factor.wantsRefactorisation { refactorise() }
        if isUpper {
          let least = descend(negated(objective), from: 0 - ranges[i].upper).value
          ranges[i].upper = max(ranges[i].lower, 0 - least)
        } else {
          ranges[i].lower = descend(objective, from: ranges[i].lower).value
        }
      }
    }
    return ranges
  }

  /// Checks the variables and the numbers of a linear function.
  mutating func require(_ expression: LinearExpression) throws(SolverError) {
    for term in expression.terms {
      if !owns(term.variable) { throw .foreignVariable(term.variable) }
      let isAccepted =
        term.coefficient == 0 || Solver.coefficients.contains(term.coefficient.magnitude)
      if !isAccepted { throw .invalidNumber(term.coefficient) }
    }
    if !Solver.constants.contains(expression.constant) {
      throw .invalidNumber(expression.constant)
    }
  }

  /// Loads a function; terms of one variable add up.
  /// - Returns: false for a foreign variable or a number that is not finite.
  private mutating func load(
    _ terms: [(Variable, Double)], into objective: inout SparseVector<VariableIndex>
  ) -> Bool {
    if terms.count == 1, owns(terms[0].0), terms[0].1.isFinite {
      objective.append(VariableIndex(terms[0].0), terms[0].1)
      return true
    }
    var parts = Buffer<(variable: VariableIndex, coefficient: Double)>(capacity: terms.count)
    for (variable, coefficient) in terms {
      guard owns(variable), coefficient.isFinite else { return false }
      parts.append((VariableIndex(variable), coefficient))
    }
    // By coefficient too, so that the sum does not depend on the order of the terms.
    parts.sort { ($0.variable, $0.coefficient) < ($1.variable, $1.coefficient) }
    var i = 0
    while i < parts.count {
      let variable = parts[i].variable
      var sum = RunningSum()
      while i < parts.count && parts[i].variable == variable {
        sum.add(parts[i].coefficient)
        i += 1
      }
      if !sum.isRounding { objective.append(variable, sum.value) }
    }
    return true
  }

  private func negated(
    _ objective: borrowing SparseVector<VariableIndex>
  ) -> SparseVector<VariableIndex> {
    var result = SparseVector<VariableIndex>()
    for i in objective.indices.indices { result.append(objective.indices[i], -objective.values[i]) }
    return result
  }

  /// Whether a degenerate row takes part in the function, written in terms of the basis.
  private mutating func mayVary(_ objective: borrowing SparseVector<VariableIndex>) -> Bool {
    if degenerateRows.isEmpty { return false }
    useAllVariables()
    if openMove.isReachKnown && !openMove.mayChange(objective) { return false }
    factor.isInDoubt = false
    let visitedBefore = factor.visitedNodes
    if hasDegeneratePart(objective) { return true }
    openMove.waste += factor.visitedNodes - visitedBefore
    // Once that has cost as much as finding out for all variables together.
    if openMove.waste > store.variableCount && !openMove.isReachKnown { findReach() }
    // What counted as rounding may be all that ties the function to a degenerate row.
    if !factor.isInDoubt || factor.isPrecise { return false }
    needsPrecision = true
    refactorise()
    propagate()
    return hasDegeneratePart(objective)
  }

  /// Whether the function has a degenerate row in it when it is written in terms of the basis.
  private mutating func hasDegeneratePart(_ objective: borrowing SparseVector<VariableIndex>)
    -> Bool
  {
    factor.seed(objective)
    writeSeeded()
    for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].isDegenerate {
      return true
    }
    return false
  }

  /// The least value of the function and a constant, and by how much it is below the present one; a
  /// drop that is rounding is 0. Where the steps are used up it is the least that has been reached.
  /// Everything is restored afterwards, down to the work counted, so that asking decides no later
  /// bit.
  private mutating func least(
    _ objective: borrowing SparseVector<VariableIndex>, above constant: Double = 0
  ) -> (value: Double, drop: Double) {
    openJournal()
    markFactor()
    // After the journal is opened, and whichever way this ends.
    defer { rollBack() }
    if !factor.hasRoomForUpdates { refactorise() }
    return descend(objective, above: constant, from: value(of: objective, constant))
  }

  /// The same from where the optimal solution is now, which stays where this has led.
  /// - Parameter before: the value of the solution that the function is asked about.
  private mutating func descend(
    _ objective: borrowing SparseVector<VariableIndex>, above constant: Double = 0,
    from before: Double
  ) -> (value: Double, drop: Double) {
    stepsLeft = stepLimit
    // A solve instead of the iterations of the primal method, for most functions.
    if !mayVary(objective) { return (before, 0) }
    var extent = minimise(objective, reach: reach(of: objective))
    if extent != .unbounded && factor.isInDoubt && !factor.isPrecise {
      // What counted as rounding may be what moves it on.
      needsPrecision = true
      refactorise()
      propagate()
      extent = minimise(objective, reach: reach(of: objective))
    }
    if extent == .unbounded { return (-.infinity, .infinity) }
    let after = value(of: objective, constant)
    let drop = before - after
    return drop <= size(of: objective) * Tolerance.feasibility ? (before, 0) : (after, drop)
  }

  /// By how much a function can differ among values up to `Tolerance.farthest`; what is beyond has
  /// no digits left.
  private func reach(of objective: borrowing SparseVector<VariableIndex>) -> Double {
    var sum = 0.0
    for i in objective.indices.indices { sum += objective.values[i].magnitude }
    return 2 * Tolerance.farthest * sum
  }

  /// The magnitudes of a function's terms, added up, and its largest coefficient: what its rounding
  /// is in proportion to, so that a multiple of it is as open as the function.
  private mutating func size(of objective: borrowing SparseVector<VariableIndex>) -> Double {
    var size = objective.largest
    for i in objective.indices.indices {
      size += (objective.values[i] * factor.value(of: objective.indices[i])).magnitude
    }
    return size
  }

  private mutating func value(
    of objective: borrowing SparseVector<VariableIndex>, _ constant: Double
  ) -> Double {
    var sum = CompensatedSum(constant)
    for i in objective.indices.indices {
      sum.add(objective.values[i] * factor.value(of: objective.indices[i]))
    }
    return sum.value
  }
}
