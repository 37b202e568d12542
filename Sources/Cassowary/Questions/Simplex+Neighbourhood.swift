/// The required rows that are connected by variables, as numbers for another solver.
extension Simplex {
  /// Hands out the required rows that are connected with some variables, one constraint after the
  /// other: its terms, then its relation and its constant.
  ///
  /// The search ends at variables that have one value by a required row of their own: the rows
  /// beyond hold with that value, whatever is on this side. Such a variable is replaced by its
  /// value, unless it is a seed.
  ///
  /// - Parameters:
  ///   - seeds: The variables to begin with.
  ///   - isLeftOut: Whether a constraint is as if it were not there.
  /// - Complexity: that of handing out; linear in the number of variables with a very small factor.
  mutating func listRequiredRows(
    around seeds: [Int32], except isLeftOut: (RowID) -> Bool,
    term: (Int32, Double) -> Void, row: (Relation, Double) -> Void
  ) {
    beginWalk()
    var isMet = Table<VariableIndex, Bool>(repeating: false, count: store.variableCount)
    var queue = Buffer<VariableIndex>()
    for seed in seeds.lazy.map(VariableIndex.init(number:)) where !isMet[seed] {
      isMet[seed] = true
      queue.append(seed)
    }
    let seedCount = queue.count
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      handOut(store.unitRows[variable], isMet, isLeftOut, term, row)
      next += 1
      // Only seeds can have one value: others are not queued then.
      if next <= seedCount && onlyValue(of: variable, isLeftOut) != nil { continue }
      handOut(from: store.columns[variable], &isMet, &queue, isLeftOut, term, row)
      handOut(from: store.basicColumns[variable], &isMet, &queue, isLeftOut, term, row)
    }
  }

  /// Hands out the rows of a column that have not been handed out, from one of its terms on.
  private mutating func handOut(
    from first: TermIndex, _ isMet: inout Table<VariableIndex, Bool>,
    _ queue: inout Buffer<VariableIndex>,
    _ isLeftOut: (RowID) -> Bool, _ term: (Int32, Double) -> Void,
    _ body: (Relation, Double) -> Void
  ) {
    var link = first
    while let row = store.nextRow(&link) {
      if !isRequired(row) || !visit(row) { continue }
      meetVariables(of: row, &isMet, &queue, isLeftOut)
      handOut(row, isMet, isLeftOut, term, body)
    }
  }

  private func isRequired(_ row: RowIndex) -> Bool {
    store.rows[row].lowerBound > -.infinity || store.rows[row].upperBound < .infinity
  }

  /// The value that required constraints on the variable alone leave it, if that is one.
  private mutating func onlyValue(of variable: VariableIndex, _ isLeftOut: (RowID) -> Bool)
    -> Double?
  {
    var record = store.rows[store.unitRows[variable]]
    if !record.isFixed { return nil }
    record.lowerBound = -.infinity
    record.upperBound = .infinity
    var next = record.firstConstraint
    while !next.isNone {
      let constraint = store.constraints[next]
      let id = id(of: next)
      next = constraint.next
      if !constraint.isRequired || isLeftOut(id) { continue }
      if constraint.pullsUp { record.lowerBound = max(record.lowerBound, constraint.breakpoint) }
      if constraint.pullsDown { record.upperBound = min(record.upperBound, constraint.breakpoint) }
    }
    return record.isFixed ? record.lowerBound : nil
  }

  /// Queues the variables of a row that may have several values.
  private mutating func meetVariables(
    of row: RowIndex, _ isMet: inout Table<VariableIndex, Bool>,
    _ queue: inout Buffer<VariableIndex>,
    _ isLeftOut: (RowID) -> Bool
  ) {
    for i in store.termRange(of: row) {
      let variable = store.terms[i].variable
      if isMet[variable] || onlyValue(of: variable, isLeftOut) != nil { continue }
      isMet[variable] = true
      queue.append(variable)
    }
  }

  /// Hands out the required constraints of a row; variables that were not queued are replaced by
  /// their values.
  private mutating func handOut(
    _ row: RowIndex, _ isMet: borrowing Table<VariableIndex, Bool>, _ isLeftOut: (RowID) -> Bool,
    _ term: (Int32, Double) -> Void, _ body: (Relation, Double) -> Void
  ) {
    var next = store.rows[row].firstConstraint
    while !next.isNone {
      let constraint = store.constraints[next]
      let id = id(of: next)
      next = constraint.next
      if !constraint.isRequired || isLeftOut(id) { continue }
      var constant = constraint.breakpoint
      var isEmpty = true
      for i in store.termRange(of: row) {
        let (variable, coefficient) = (store.terms[i].variable, store.terms[i].coefficient)
        if isMet[variable] {
          term(variable.number, coefficient)
          isEmpty = false
        } else {
          constant -= coefficient * (onlyValue(of: variable, isLeftOut) ?? 0)
        }
      }
      if !isEmpty { body(constraint.relation, constant) }
    }
  }
}
