/// Finds the values of variables that meet linear equations and inequalities with priorities.
///
/// Required rows hold. Below them each priority is a level: the sum of absolute errors is least at the
/// highest level, then, without giving any of that up, at the next, and so on. What all levels leave
/// open is decided by a rule: the variables, in order, each go as near to 0 as they can.
///
/// Rows can be added, removed and changed at any time; the work is proportional to what changes.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     _ = try solver.add([left >= 0, right <= 100, right >= left + 20, right == 60 ~ 750])
///     solver.value(of: right)  // 60
///
/// The problem and the incremental interface are those of Badros, Borning and Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm" (2001).
public struct Solver: ~Copyable {
  let simplex = Box(Simplex())
  let lease = Lease()

  /// A solver without variables or rows.
  public init() {}

  // Embedded Swift destroys a value of another module only through a deinit of its own.
  deinit {}

  // MARK: Variables

  /// Makes room for what is about to be added, so that it need not be moved while it grows.
  ///
  /// Only memory and time depend on the numbers, which may be estimates.
  /// - Parameters:
  ///   - variables: how many more variables.
  ///   - rows: how many more rows.
  ///   - terms: how many terms those of the rows have that have several.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    simplex.value.reserve(variables: variables, rows: rows, terms: terms)
  }

  /// A new variable, last in the order of what is left open. Its value is 0.
  public mutating func makeVariable() -> Variable { simplex.value.makeVariable() }

  /// The value of the variable with this index, which the caller knows to be this solver's.
  @inline(__always)
  package borrowing func value(at index: Int32) -> Double { simplex.value.value(at: index) }

  /// Lends the values of all variables by index.
  package borrowing func withValues(_ body: (UnsafeBufferPointer<Double>) -> Void) {
    unsafe simplex.value.factor.withValues(body)
  }

  /// A new variable that is at least 0, and is as small as it can be before anything else that is left open is
  /// decided.
  package mutating func makeSmallVariable() -> Variable {
    simplex.value.makeVariable(isSmall: true)
  }

  /// The place of a variable in the order in which what is left open is decided.
  package mutating func rank(_ variable: Variable, _ rank: Int) {
    simplex.value.rank(variable, rank)
  }

  /// Hands out the rows in force with the variable of this index, in no particular order: those that are about
  /// nothing else, or all others.
  package mutating func forEachRow(with variable: Int32, alone: Bool, _ body: (RowID) -> Void) {
    simplex.value.forEachRow(with: variable, alone: alone, body)
  }

  /// Hands out the required rows that hang together with some variables; see `Simplex.listRequiredRows`.
  package mutating func listRequiredRows(
    around seeds: [Int32], except isLeftOut: (RowID) -> Bool,
    term: (Int32, Double) -> Void, row: (Relation, Double) -> Void
  ) {
    simplex.value.listRequiredRows(
      around: seeds, except: isLeftOut, term: term, row: row)
  }

  /// How many variables have changed since the changes were last handed out or forgotten, or more.
  package var changeCount: Int { simplex.value.store.watch.changes.count }

  /// Begins to count changes anew.
  package mutating func forgetChanges() { simplex.value.store.watch.changes.removeAll() }

  // MARK: Transactions

  /// Opens a transaction. Changes asked for from here on are made by `commit()`.
  package mutating func begin() { simplex.value.begin() }

  /// Adds a term to the row that the next `insert` makes; terms of one variable add up.
  package mutating func stage(_ variable: Variable, _ coefficient: Double) {
    simplex.value.stage(variable, coefficient)
  }

  /// Asks for a row: the staged terms, a relation and a constant.
  /// - Parameter isClose: whether as an inequality it leaves no more free than it has to, before variables
  ///   decide what is left open, and after all small ones have.
  package mutating func insert(
    _ relation: Relation, _ constant: Double, _ priority: Priority, isClose: Bool = false
  ) -> RowID {
    simplex.value.insert(relation, constant, priority, isClose: isClose)
  }

  /// Asks for a row to be taken away.
  package mutating func erase(_ id: RowID) { simplex.value.erase(id) }

  /// Asks for another constant.
  package mutating func edit(_ id: RowID, constant: Double) {
    simplex.value.edit(id, constant: constant)
  }

  /// Asks for another priority.
  package mutating func edit(_ id: RowID, priority: Priority) {
    simplex.value.edit(id, priority: priority)
  }

  /// Asks for a variable to be given back. One that rows still mention after the transaction stays.
  package mutating func discard(_ variable: Variable) { simplex.value.discard(variable) }

  /// Makes the changes and solves.
  /// - Throws: `infeasible` with a set of rows of which none can be left out, or what was wrong with a
  ///   change; the solver is then, bit for bit, as it was at `begin()`.
  package mutating func commit() throws(SolverError) {
    defer { simplex.value.checkInvariants() }
    try simplex.value.commit()
  }

  /// Sees whether the changes could be made; none is. The solver is then, bit for bit, as it was at `begin()`.
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

  /// What has been done so far, in operations.
  package var statistics: SolverStatistics {
    var statistics = simplex.value.statistics
    statistics.visitedNodes = simplex.value.factor.visitedNodes
    return statistics
  }
}
