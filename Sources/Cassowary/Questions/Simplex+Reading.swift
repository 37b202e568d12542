/// Reading the solution and the rows.
extension Simplex {
  /// Writes the values of variables over the first elements of `values`; 0 for those of another
  /// solver.
  mutating func copyValues(of variables: [Variable], into values: inout [Double]) {
    unsafe variables.withUnsafeBufferPointer { variables in
      unsafe values.withUnsafeMutableBufferPointer { values in
        for i in 0..<min(variables.count, values.count) {
          unsafe values[i] = value(of: variables[i])
        }
      }
    }
  }

  /// Hands out the variables whose value changed since the last call, each once.
  mutating func drainChanges(_ body: (Variable) -> Void) {
    store.watch.changes.drain { index in
      let generation = generations[index]
      // That of a discarded variable is even.
      guard generation & 1 == 1 else { return }
      body(Variable(index: index.number, generation: generation, owner: tag))
    }
  }

  /// What can be changed of a row, in the caller's terms; nil for a foreign row.
  mutating func state(of id: RowID) -> RowState? {
    guard owns(id) else { return nil }
    let record = store.constraints[store.index(of: id.index)]
    return RowState(
      constant: constant(of: record.breakpoint, unit: record.unit),
      relation: record.unit < 0 ? record.relation.flipped : record.relation,
      priority: record.priority)
  }

  /// The constant that was written for a breakpoint: of those that come to it the one with the fewest
  /// digits, since the product may be off in its last bit.
  private func constant(of breakpoint: Double, unit: Double) -> Double {
    let product = breakpoint * unit
    if product / unit == breakpoint && product == product.rounded() { return product }
    // Powers of ten are exact up to here.
    var power = 1.0
    while power <= 1e22 {
      let written = (product * power).rounded() / power
      if written / unit == breakpoint { return written }
      power *= 10
    }
    return product
  }

  /// Hands out the rows that mention a variable: those that mention no other, or those that do.
  mutating func forEachRow(with variable: VariableIndex, alone: Bool, _ body: (RowID) -> Void) {
    guard !variable.isNone, store.columns.reaches(variable) else { return }
    if alone { return forEachConstraint(of: store.unitRows[variable], body) }
    forEachConstraint(from: store.columns[variable], body)
    forEachConstraint(from: store.basicColumns[variable], body)
  }

  /// The constraints of the rows in a column from one of its terms on.
  private mutating func forEachConstraint(from first: TermIndex, _ body: (RowID) -> Void) {
    var term = first
    while let row = store.nextRow(&term) { forEachConstraint(of: row, body) }
  }

  private mutating func forEachConstraint(of row: RowIndex, _ body: (RowID) -> Void) {
    var next = store.rows[row].firstConstraint
    while !next.isNone {
      body(id(of: next))
      next = store.constraints[next].next
    }
  }
}
