/// Questions about the optimal solutions as a whole. None of them changes anything.
///
/// A solution is optimal when no level of rows can be met better. The rule that decides what the
/// rows leave open plays no part here: it picks one of the solutions that are asked about.
extension Solver {
  /// Whether a linear function has one value over all optimal solutions. False for what the rows
  /// leave open, even though the rule decides it.
  /// - Throws: `foreignVariable`, or `invalidNumber` for a number that rows could not have either.
  public mutating func isDetermined(_ expression: LinearExpression) throws(SolverError) -> Bool {
    try simplex.value.require(expression)
    return simplex.value.isDetermined(expression.terms.map { ($0.variable, $0.coefficient) })
  }

  /// The least and the greatest value of a linear function over all optimal solutions; infinite
  /// where nothing limits it among values up to 1e13, and equal where it is determined.
  ///
  ///     try solver.add([x >= 10, x <= 40 ~ 500])
  ///     try solver.range(of: LinearExpression(x))  // 10...40
  ///
  /// - Throws: `foreignVariable`, or `invalidNumber` for a number that rows could not have either.
  public mutating func range(
    of expression: LinearExpression
  ) throws(SolverError) -> ClosedRange<Double> {
    try simplex.value.require(expression)
    let range = simplex.value.range(
      of: expression.terms.map { ($0.variable, $0.coefficient) }, constant: expression.constant)
    return range.lower...range.upper
  }

  /// Why a row is not met: rows of the same or a higher priority with which it cannot be met any
  /// better unless one of them is met worse. Without any of them it could be. Empty for a row that
  /// is met, and for one without variables.
  ///
  /// Rows of the highest priorities are preferred, so that what required rows exclude is explained
  /// by required rows. The answer depends on the rows alone and not on the order in which they were
  /// added, except that of equal rows any may stand for the others.
  ///
  ///     let wide = try solver.add(width == 300 ~ 750)
  ///     let limit = try solver.add(width <= 200)
  ///     try solver.rowsHoldingOff(wide)  // [limit]
  ///
  /// - Complexity: that of solving the rows of these priorities that are connected with the row.
  /// - Throws: `foreignRow`, or `inaccurate` where coefficients are so far apart that the answer
  ///   cannot be told from rounding.
  public mutating func rowsHoldingOff(_ id: RowID) throws(SolverError) -> [RowID] {
    try simplex.value.rowsHoldingOff(id)
  }
}
