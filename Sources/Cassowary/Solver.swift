/// Finds the values of variables that meet linear equations and inequalities with priorities.
///
/// Required rows hold. Below them each priority is a level: the sum of absolute errors is least at
/// the highest level, then, without giving any of that up, at the next, and so on. What all levels
/// leave open is decided by a rule: the variables, in order, each go as near to 0 as they can.
///
/// Rows can be added, removed and changed at any time; the work is proportional to what changes,
/// and, where the rows leave variables open, to how many they are: what is open is decided anew.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     _ = try solver.add([left >= 0, right <= 100, right >= left + 20, right == 60 ~ 750])
///     solver.value(of: right)  // 60
///
/// The problem and the incremental interface are those of Badros, Borning and Stuckey, "The
/// Cassowary linear arithmetic constraint solving algorithm" (2001).
public struct Solver: ~Copyable {
  let simplex = Box(Simplex())
  let lease = Lease()

  /// A solver without variables or rows.
  public init() {}

  // Embedded Swift destroys a value of another module only through a deinit of its own.
  deinit {}

  // MARK: Variables

  /// Reserves memory for what is about to be added, so that it need not grow in steps.
  ///
  /// Only memory and time depend on the numbers, which may be estimates.
  /// - Parameters:
  ///   - variables: how many more variables.
  ///   - rows: how many more rows.
  ///   - terms: how many terms the rows with more than one term have.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    simplex.value.reserve(variables: variables, rows: rows, terms: terms)
  }

  /// The same, with room for so many rows of one variable besides.
  package mutating func reserve(variables: Int, rows: Int, terms: Int, bounds: Int) {
    simplex.value.reserve(variables: variables, rows: rows, terms: terms, bounds: bounds)
  }

  /// A new variable, last in the order of what is left open. Its value is 0.
  public mutating func makeVariable() -> Variable { simplex.value.makeVariable() }

  /// The value of the variable with this index, which the caller knows to be this solver's.
  @inline(__always)
  package borrowing func value(at index: Int32) -> Double {
    simplex.value.value(at: VariableIndex(number: index))
  }

  /// Lends the values of all variables by index.
  package borrowing func withValues(_ body: (UnsafeBufferPointer<Double>) -> Void) {
    unsafe simplex.value.factor.withValues(body)
  }

  /// A new variable that is kept small: the sum of these variables is made least before anything
  /// else that is left open is decided. It counts while a required row keeps it at least 0.
  package mutating func makeSmallVariable() -> Variable {
    simplex.value.makeVariable(isSmall: true)
  }

  /// The rank of a variable in the order in which what is left open is decided.
  package mutating func rank(_ variable: Variable, _ rank: Int) {
    simplex.value.rank(variable, rank)
  }

  /// Hands out the rows in force that mention the variable of this index, in no particular order:
  /// those that mention no other, or those that do.
  package mutating func forEachRow(with variable: Int32, alone: Bool, _ body: (RowID) -> Void) {
    simplex.value.forEachRow(with: VariableIndex(number: variable), alone: alone, body)
  }

  /// Hands out the required rows that are connected with some variables; see
  /// `Simplex.listRequiredRows`.
  package mutating func listRequiredRows(
    around seeds: [Int32], except isLeftOut: (RowID) -> Bool,
    term: (Int32, Double) -> Void, row: (Relation, Double) -> Void
  ) {
    simplex.value.listRequiredRows(
      around: seeds, except: isLeftOut, term: term, row: row)
  }

  /// How many variables have changed since the changes were last handed out or forgotten, or more.
  package var changeCount: Int { simplex.value.store.watch.changes.count }

  /// Begins to count changes again.
  package mutating func forgetChanges() { simplex.value.store.watch.changes.removeAll() }

  // MARK: Transactions

  /// Opens a transaction. Changes asked for from here on are made by `commit()`.
  package mutating func begin() { simplex.value.begin() }

  /// Adds a term to the row that the next `insert` makes; terms of one variable add up.
  package mutating func stage(_ variable: Variable, _ coefficient: Double) {
    simplex.value.stage(variable, coefficient)
  }

  /// Asks for a row: the staged terms, a relation and a constant.
  /// - Parameter isClose: whether, as an inequality, its slack is minimised: after the sum of small
  ///   variables, and before variables go to 0.
  package mutating func insert(
    _ relation: Relation, _ constant: Double, _ priority: Priority, isClose: Bool = false
  ) -> RowID {
    simplex.value.insert(relation, constant, priority, isClose: isClose)
  }

  /// Asks for a row to be removed.
  package mutating func erase(_ id: RowID) { simplex.value.erase(id) }

  /// Asks for another constant.
  package mutating func edit(_ id: RowID, constant: Double) {
    simplex.value.edit(id, constant: constant)
  }

  /// Asks for another priority.
  package mutating func edit(_ id: RowID, priority: Priority) {
    simplex.value.edit(id, priority: priority)
  }

  /// Asks for a variable to be discarded. One that rows still mention after the transaction stays.
  package mutating func discard(_ variable: Variable) { simplex.value.discard(variable) }

  /// Makes the changes and solves.
  /// - Throws: `infeasible` with a set of rows of which none can be left out, or what was wrong
  ///   with a change; the solver is then, bit for bit, as it was at `begin()`.
  package mutating func commit() throws(SolverError) {
    defer { simplex.value.checkInvariants() }
    try simplex.value.commit()
  }

  /// Checks whether the changes could be made, without making them. The solver is then, bit for
  /// bit, as it was at `begin()`.
  package mutating func canCommit() -> Bool {
    defer { simplex.value.checkInvariants() }
    do throws(SolverError) {
      try simplex.value.rehearse()
      return true
    } catch {
      return false
    }
  }

  /// Decides what the rows leave open. To be called before values are read; does nothing where
  /// nothing has changed.
  package mutating func settle() {
    simplex.value.settle()
    simplex.value.checkInvariants()
  }

  // MARK: Questions

  /// Whether `Σ coefficient · variable` has one value over all optimal solutions.
  package mutating func isDetermined(_ terms: [(Variable, Double)]) -> Bool {
    simplex.value.isDetermined(terms)
  }

  /// The least and the greatest value over all optimal solutions of each of many linear functions,
  /// together sooner than one by one.
  package mutating func ranges(of functions: [[(Variable, Double)]]) -> [ClosedRange<Double>] {
    simplex.value.ranges(of: functions).map { $0.lower...$0.upper }
  }

  /// Factorises the basis anew if rows have been exchanged since it was. Changes do so themselves in
  /// time; questions leave no trace, and so never do, however long they take for it.
  ///
  /// May change the last bits of values.
  package mutating func renewFactors() { simplex.value.renewFactors() }

  /// What has been done so far, in operations.
  package var statistics: SolverStatistics {
    var statistics = simplex.value.statistics
    statistics.visitedNodes = simplex.value.factor.visitedNodes
    return statistics
  }
}

/// Reading the solution and the rows.
extension Solver {
  /// The value of a variable in the current solution; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double { simplex.value.value(of: variable) }

  /// The value of a linear function in the current solution. Linear in the number of its terms.
  public func value(of expression: LinearExpression) -> Double {
    var sum = CompensatedSum(expression.constant)
    for term in expression.terms { sum.add(term.coefficient * value(of: term.variable)) }
    return sum.value
  }

  /// Writes the values of many variables, in order, over the first elements of `values`; 0 for a
  /// variable of another solver. Stops at the end of the shorter one.
  public func copyValues(of variables: [Variable], into values: inout [Double]) {
    simplex.value.copyValues(of: variables, into: &values)
  }

  /// Hands out the variables whose value changed since the last call, each once; what was discarded
  /// since is left out, and a value may have come back to what it was.
  public mutating func drainChanges(_ body: (Variable) -> Void) {
    simplex.value.drainChanges(body)
  }

  /// How far a row is from being met, in the units of its constant, at least 0; 0 for a foreign
  /// row. Linear in the number of the row's terms.
  public func error(of id: RowID) -> Double { simplex.value.error(of: id) }

  /// The constant, relation and priority that a row has now; nil for a foreign row.
  public func state(of id: RowID) -> RowState? { simplex.value.state(of: id) }
}

/// Which numbers are accepted, and what follows for the accuracy of values.
///
/// Rows and their largest coefficients are scaled by powers of two, which loses nothing. A required
/// row then holds, and a row with a priority counts as met, within a thousand-millionth (1e-9) of
/// the largest coefficient and of the magnitudes of its terms, added up: at a million points that
/// is a thousandth of a point. A row that names no variable, or whose terms have cancelled, is read
/// as if its largest coefficient were 1. Values are mostly exact to some ten times the rounding of a
/// single operation; only where rows nearly say the same do they lose digits.
///
/// Solutions are looked for among values up to a million millions (1e12), as far as constants
/// reach. Rows that only larger ones would meet may count as excluding each other, or as not met.
///
/// Where coefficients lie so far apart that no accurate solution is found, a change is refused with
/// `SolverError.inaccurate`.
extension Solver {
  /// The magnitudes of coefficients that are accepted, besides 0: 1e-9 to 1e9.
  ///
  /// Those of a variable that a row names more than once are added up, and a sum of which less than
  /// a million-millionth (1e-12) of what was added is left counts as 0: `0.1 * x + 0.2 * x - 0.3 *
  /// x` is nothing.
  public static var coefficients: ClosedRange<Double> { 1e-9...1e9 }

  /// The constants that are accepted: -1e12 to 1e12.
  public static var constants: ClosedRange<Double> { -1e12...1e12 }
}

/// What a solver refuses. After a refusal it is, bit for bit, as it was before the call.
public enum SolverError: Error, Sendable, Equatable {
  /// These rows cannot all hold, and without any one of them the others can.
  case infeasible([RowID])
  /// The rows could not be solved, or a question about them not answered, accurately with
  /// coefficients as far apart as theirs.
  case inaccurate
  /// A number is not accepted: a coefficient outside `Solver.coefficients`, a constant outside
  /// `Solver.constants`, or a priority that is not above 0 and at most 1000.
  case invalidNumber(Double)
  /// The variable was made by another solver, or has been discarded.
  case foreignVariable(Variable)
  /// The row was added to another solver, or has been removed.
  case foreignRow(RowID)
}
