/// What a solver refuses. After a refusal it is, bit for bit, as it was before the call.
public enum SolverError: Error, Sendable, Equatable {
  /// These rows cannot all hold, and without any one of them the others can.
  case infeasible([RowID])
  /// The rows could not be solved, or a question about them not answered, accurately with coefficients as far apart
  /// as theirs.
  case inaccurate
  /// A number is none that is accepted: a coefficient outside `Solver.coefficients`, a constant outside
  /// `Solver.constants`, or a priority that is not above 0 and at most 1000.
  case invalidNumber(Double)
  /// The variable was made by another solver, or has been discarded.
  case foreignVariable(Variable)
  /// The row was added to another solver, or has been removed.
  case foreignRow(RowID)
}
