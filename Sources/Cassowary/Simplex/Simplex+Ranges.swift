/// What the constraints leave open, asked of one linear function at a time.
extension Simplex {
  /// Whether `Σ coefficient · variable` has one value over all optimal solutions.
  mutating func isDetermined(_ terms: [(Variable, Double)]) -> Bool {
    var objective = SparseVector()
    guard load(terms, into: &objective) else { return true }
    if !mayVary(objective) { return true }
    let isFixed = extent(of: objective, downward: true) == 0
    return isFixed && extent(of: objective, downward: false) == 0
  }

  private mutating func load(_ terms: [(Variable, Double)], into objective: inout SparseVector)
    -> Bool
  {
    for (variable, coefficient) in terms {
      guard owns(variable), coefficient.isFinite else { return false }
      objective.append(variable.index, coefficient)
    }
    return true
  }

  /// Whether a loose row takes part in the function.
  private mutating func mayVary(_ objective: borrowing SparseVector) -> Bool {
    if looseRows.isEmpty { return false }
    for i in objective.indices.indices {
      factor.seed(objective.values[i], at: objective.indices[i])
    }
    factor.solveTransposed(into: &alpha)
    for i in alpha.indices.indices where store.rows[basis[alpha.indices[i]]].looseIndex >= 0 {
      return true
    }
    return false
  }

  /// How far the function can sink (or rise) from its present value; differences that are rounding are 0.
  private mutating func extent(
    of objective: borrowing SparseVector, downward: Bool
  ) -> Double {
    if factor.firstKey == 0 { refactorise() }
    var signed = SparseVector()
    for i in objective.indices.indices {
      let value = objective.values[i]
      signed.append(objective.indices[i], downward ? value : -value)
    }
    openJournal()
    markFactor()
    let before = value(of: signed)
    let extent = minimise(signed)
    let difference = before - value(of: signed)
    var size = 1.0
    for i in signed.indices.indices {
      size += (signed.values[i] * factor.value(of: Int(signed.indices[i]))).magnitude
    }
    rollBack()
    if extent == .unbounded { return .infinity }
    return difference <= size * Tolerance.feasibility ? 0 : difference
  }

  private mutating func value(of objective: borrowing SparseVector) -> Double {
    var sum = 0.0
    for i in objective.indices.indices {
      sum += objective.values[i] * factor.value(of: Int(objective.indices[i]))
    }
    return sum
  }
}
