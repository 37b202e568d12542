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
  /// - Throws: `infeasible` with an irreducible set of rows, or what is wrong with a change. The solver
  ///   is then, bit for bit, as it was before, except that variables made inside are kept.
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
  /// - Throws: `foreignRow` where one is not in force here, or comes twice; none is taken away then.
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
