/// The four changes, each a transaction of its own.
extension Solver {
  /// Adds rows as one batch: all of them, or none.
  /// - Returns: a handle for each, in order.
  /// - Throws: `infeasible` with an irreducible set of rows, or what is wrong with one of them.
  public mutating func add(_ rows: [Row]) throws(SolverError) -> [RowID] {
    begin()
    var ids: [RowID] = []
    ids.reserveCapacity(rows.count)
    for row in rows {
      for term in row.left.terms { stage(term.variable, term.coefficient) }
      ids.append(insert(row.relation, -row.left.constant, row.priority))
    }
    try commit()
    settle()
    return ids
  }

  /// Adds one row.
  @discardableResult
  public mutating func add(_ row: Row) throws(SolverError) -> RowID { try add([row])[0] }

  /// Takes rows away as one batch.
  /// - Throws: `foreignRow` where one is not in force here; none is taken away then.
  public mutating func remove(_ ids: [RowID]) throws(SolverError) {
    begin()
    for id in ids { erase(id) }
    try commit()
    settle()
  }

  /// Takes one row away.
  public mutating func remove(_ id: RowID) throws(SolverError) { try remove([id]) }

  /// Gives a row another constant: the right side, with all variables on the left.
  /// - Throws: `infeasible` where the row is required and cannot hold then.
  public mutating func setConstant(of id: RowID, to constant: Double) throws(SolverError) {
    begin()
    edit(id, constant: constant)
    try commit()
    settle()
  }

  /// Gives a row another priority; required and back is allowed.
  /// - Throws: `infeasible` where the row cannot hold and is to be required.
  public mutating func setPriority(of id: RowID, to priority: Priority) throws(SolverError) {
    begin()
    edit(id, priority: priority)
    try commit()
    settle()
  }
}
