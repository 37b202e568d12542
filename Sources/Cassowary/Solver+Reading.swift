/// Reading the solution and the rows.
extension Solver {
  /// The value of a variable in the current solution; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double { simplex.value.value(of: variable) }

  /// The value of a linear function in the current solution. Linear in the number of its terms.
  public func value(of expression: Expression) -> Double {
    var sum = CompensatedSum(expression.constant)
    for term in expression.terms { sum.add(term.coefficient * value(of: term.variable)) }
    return sum.value
  }

  /// Writes the values of many variables, in order, over the first elements of `values`; 0 for a
  /// variable of another solver. Stops at the end of the shorter one.
  public func copyValues(of variables: [Variable], into values: inout [Double]) {
    simplex.value.copyValues(of: variables, into: &values)
  }

  /// Hands out the variables whose value changed since the last call, each once.
  public mutating func drainChanges(_ body: (Variable) -> Void) {
    simplex.value.drainChanges(body)
  }

  /// How far a row is from being met, in the units of its constant, at least 0; 0 for a foreign row.
  /// Linear in the number of the row's terms.
  public func error(of id: RowID) -> Double { simplex.value.error(of: id) }

  /// The constant, relation and priority that a row has now; nil for a foreign row.
  public func state(of id: RowID) -> RowState? { simplex.value.state(of: id) }
}
