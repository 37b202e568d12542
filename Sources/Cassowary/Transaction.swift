/// Changes that a solver makes together or not at all: what `Solver.update(_:)` hands to its
/// closure.
///
/// Nothing is solved until the closure returns, and what is wrong with a change is reported then.
/// The order of the changes does not matter, except that of variables made, and that nothing can be
/// asked of a row behind its removal.
///
/// A transaction ends with its `update`. One that has been moved out of its closure does nothing
/// from then on, and every handle that it gives out is foreign.
public struct Transaction: ~Copyable {
  private let simplex: Loan<Simplex>
  private let lease: Lease
  private let number: UInt64

  /// The one that the lease has just been opened for.
  init(_ simplex: consuming Loan<Simplex>, _ lease: Lease) {
    self.simplex = simplex
    self.lease = lease
    number = lease.number
  }

  /// Whether the solver is still there and waits for this transaction to end.
  private var isOpen: Bool { lease.isOpen && lease.number == number }

  // Embedded Swift destroys a value of another module only through a deinit of its own.
  deinit {}

  // MARK: Variables

  /// A new variable, last in the order in which what is left open is decided. It stays when the
  /// transaction is refused.
  public mutating func makeVariable() -> Variable {
    isOpen ? simplex.value.makeVariable() : Variable(index: -1, generation: 0, owner: .none)
  }

  /// Discards a variable. One that rows still mention after the transaction stays.
  public mutating func discard(_ variable: Variable) {
    guard isOpen else { return }
    simplex.value.requireOwned(variable)
    simplex.value.discard(variable)
  }

  // MARK: Rows

  /// Adds a row.
  /// - Returns: its handle, which is good once the transaction has succeeded.
  @discardableResult
  public mutating func add(_ row: Row) -> RowID {
    add(row.left, row.relation, priority: row.priority)
  }

  /// Adds a row whose left side stands to 0 as `relation` says.
  @discardableResult
  public mutating func add(
    _ left: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) -> RowID {
    guard isOpen else { return RowID(index: -1, generation: 0, owner: .none) }
    for term in left.terms { simplex.value.stage(term.variable, term.coefficient) }
    return simplex.value.insert(relation, -left.constant, priority)
  }

  /// Adds the row `Σ coefficient · variable` *relation* `constant` without an expression in
  /// between, which is the fastest way.
  @discardableResult
  public mutating func add(
    terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) -> RowID {
    guard isOpen else { return RowID(index: -1, generation: 0, owner: .none) }
    for index in terms.indices {
      simplex.value.stage(terms[index].variable, terms[index].coefficient)
    }
    return simplex.value.insert(relation, constant, priority)
  }

  /// Takes a row away.
  public mutating func remove(_ id: RowID) {
    if isOpen { simplex.value.erase(id) }
  }

  /// Gives a row another constant: its right side, with all variables on the left.
  public mutating func setConstant(of id: RowID, to constant: Double) {
    if isOpen { simplex.value.edit(id, constant: constant) }
  }

  /// Gives a row another priority; required and back is allowed.
  public mutating func setPriority(of id: RowID, to priority: Priority) {
    if isOpen { simplex.value.edit(id, priority: priority) }
  }

  /// Gives a row another relation.
  public mutating func setRelation(of id: RowID, to relation: Relation) {
    if isOpen { simplex.value.edit(id, relation: relation) }
  }
}

/// What a solver and its transactions share: which of them is open. It outlives them all, so that a
/// transaction can tell when its solver is gone.
final class Lease {
  private(set) var number: UInt64 = 0
  private(set) var isOpen = false

  func open() {
    number &+= 1
    isOpen = true
  }

  func close() { isOpen = false }
}

/// Changing rows: each call is a transaction, solved when it returns.
extension Solver {
  /// Makes any number of changes together, or none of them, and solves once.
  ///
  ///     try solver.update { change in
  ///       change.remove(old)
  ///       change.setConstant(of: limit, to: 320)
  ///       change.add(x + 8 <= y ~ 750)
  ///     }
  ///
  /// - Returns: what the closure returns.
  /// - Throws: `infeasible` with an irreducible set of rows, or what is wrong with a change. The
  ///   solver is then, bit for bit, as it was before, except that variables made inside are kept.
  public mutating func update<Result>(
    _ changes: (inout Transaction) -> Result
  ) throws(SolverError) -> Result {
    begin()
    lease.open()
    var transaction = Transaction(simplex.lend(), lease)
    let result = changes(&transaction)
    lease.close()
    try commit()
    settle()
    return result
  }

  /// Adds rows as one batch: all of them, or none.
  /// - Returns: a handle for each, in order.
  /// - Throws: `infeasible` with an irreducible set of rows, or what is wrong with one of them.
  public mutating func add(_ rows: [Row]) throws(SolverError) -> [RowID] {
    var terms = 0
    for row in rows where row.left.terms.count > 1 { terms += row.left.terms.count }
    reserve(variables: 0, rows: rows.count, terms: terms)
    return try update { change in rows.map { change.add($0) } }
  }

  /// Adds one row.
  /// - Throws: as `add(_:)` of many.
  @discardableResult
  public mutating func add(_ row: Row) throws(SolverError) -> RowID {
    try update { $0.add(row) }
  }

  /// Takes rows away as one batch.
  /// - Throws: `foreignRow` where one is not in force here, or comes twice; none is taken away
  ///   then.
  public mutating func remove(_ ids: [RowID]) throws(SolverError) {
    try update { change in
      for id in ids { change.remove(id) }
    }
  }

  /// Takes one row away.
  /// - Throws: `foreignRow` where it is not in force here.
  public mutating func remove(_ id: RowID) throws(SolverError) { try update { $0.remove(id) } }

  /// Gives a row another constant: its right side, with all variables on the left.
  /// - Throws: `infeasible` where the row is required and cannot hold then.
  public mutating func setConstant(of id: RowID, to constant: Double) throws(SolverError) {
    try update { $0.setConstant(of: id, to: constant) }
  }

  /// Gives a row another priority; required and back is allowed.
  /// - Throws: `infeasible` where the row cannot hold and is to be required.
  public mutating func setPriority(of id: RowID, to priority: Priority) throws(SolverError) {
    try update { $0.setPriority(of: id, to: priority) }
  }

  /// Gives a row another relation.
  /// - Throws: `infeasible` where the row is required and cannot hold then.
  public mutating func setRelation(of id: RowID, to relation: Relation) throws(SolverError) {
    try update { $0.setRelation(of: id, to: relation) }
  }

  /// Takes all rows and variables away. Every handle made before is foreign from then on.
  public mutating func removeAll() { simplex.value.removeAll() }
}
