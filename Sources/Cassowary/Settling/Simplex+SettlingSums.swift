/// The two sums that are made least before what is left open is decided variable by variable: that
/// of the *small* variables, made by `makeSmallVariable` (a layout's sizes), and then that of the
/// slacks of the *close* constraints, inequalities inserted with `isClose` (about a layout's
/// places).
///
/// The multipliers of one optimal solution are right for all of them (complementary slackness). So
/// no row crosses a breakpoint of its penalty on the optimal face: the slack of a close row is
/// linear there, and each sum is one linear function for the primal method.
extension Simplex {
  /// Makes both sums least, and locks what could make them larger.
  mutating func settleSums(
    _ open: borrowing Buffer<VariableIndex>, _ isDecided: borrowing Table<VariableIndex, Bool>,
    _ locked: inout Buffer<RowIndex>
  ) {
    var sum = SparseVector<VariableIndex>()
    // Without a bound the sum could be lowered for ever. A variable that was discarded, or whose
    // bound was refused, may have none.
    for i in open.indices
    where isSmall[open[i]] && store.rows[store.unitRows[open[i]]].lowerBound >= 0 {
      sum.append(open[i], 1)
    }
    minimiseAndLock(sum, isDecided, &locked)
    if !store.hasCloseRows { return }
    sum.removeAll()
    let rows = rows(with: open)
    for i in rows.indices { add(slacksOf: rows[i], to: &sum) }
    minimiseAndLock(sum, isDecided, &locked)
  }

  /// The rows that have one of the variables, in ascending order: the order in the columns depends
  /// on earlier transactions, and the last bits of sums on the order.
  private mutating func rows(with variables: borrowing Buffer<VariableIndex>) -> Buffer<RowIndex> {
    var rows = Buffer<RowIndex>(capacity: 4 * variables.count)
    beginWalk()
    for i in variables.indices {
      rows.append(store.unitRows[variables[i]])
      for head in [store.columns[variables[i]], store.basicColumns[variables[i]]] {
        var term = head
        while let row = store.nextRow(&term) {
          if visit(row) { rows.append(row) }
        }
      }
    }
    rows.sort { $0 < $1 }
    return rows
  }

  private mutating func minimiseAndLock(
    _ sum: borrowing SparseVector<VariableIndex>, _ isDecided: borrowing Table<VariableIndex, Bool>,
    _ locked: inout Buffer<RowIndex>
  ) {
    if sum.count == 0 || degenerateRows.isEmpty { return }
    if minimise(sum, keeping: isDecided) == .bounded { lockAll(&locked) }
  }

  /// Adds the slacks of a row's close constraints: |row − breakpoint|, each linear on its side.
  private mutating func add(slacksOf row: RowIndex, to sum: inout SparseVector<VariableIndex>) {
    // In the units of the callers, not of the scaled row, hence the weights.
    var coefficient = 0.0
    var next = store.rows[row].firstConstraint
    while !next.isNone {
      let c = store.constraints[next]
      next = c.next
      if !c.isClose || c.relation == .equal { continue }
      if let side = side(of: row, from: c.breakpoint) { coefficient += side.sign * c.weight }
    }
    if coefficient == 0 { return }
    // A variable may come more than once: what is seeded for a solve adds up.
    for i in store.termRange(of: row) {
      sum.append(store.terms[i].variable, coefficient * store.terms[i].coefficient)
    }
  }

  /// On which side of a breakpoint the row's value lies, or can come to lie at no cost; nil where
  /// it stays at the breakpoint.
  private mutating func side(of row: RowIndex, from breakpoint: Double) -> Side? {
    let value = value(ofRow: row)
    let tolerance = tolerance(ofRow: row) + Tolerance.breakpoint(breakpoint)
    if value > breakpoint + tolerance { return .above }
    if value < breakpoint - tolerance { return .below }
    if store.rows[row].isBasic {
      let freedom = freedom(of: row)
      if freedom.up != freedom.down { return freedom.up ? .above : .below }
      // Both ways only where the penalty has no bend: at a target that is not the breakpoint, though
      // it counts as that.
      let target = store.rows[row].target
      if !freedom.up || target == breakpoint { return nil }
      return target > breakpoint ? .above : .below
    }
    if store.rows[row].high > breakpoint + tolerance { return .above }
    return store.rows[row].low < breakpoint - tolerance ? .below : nil
  }

  /// Whether a close constraint mentions the variable.
  mutating func hasCloseRow(_ variable: VariableIndex) -> Bool {
    if !store.hasCloseRows { return false }
    if store.hasCloseConstraint(store.unitRows[variable]) { return true }
    for head in [store.columns[variable], store.basicColumns[variable]] {
      var term = head
      while let row = store.nextRow(&term) {
        if store.hasCloseConstraint(row) { return true }
      }
    }
    return false
  }
}

extension RowStore {
  fileprivate func hasCloseConstraint(_ row: RowIndex) -> Bool {
    var next = rows[row].firstConstraint
    while !next.isNone {
      if constraints[next].isClose && constraints[next].relation != .equal { return true }
      next = constraints[next].next
    }
    return false
  }
}
