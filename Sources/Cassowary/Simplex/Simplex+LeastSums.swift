/// The two sums that are made least before what is left open is decided variable by variable: that of the small
/// variables, and then that of what the close rows leave free.
///
/// The multipliers of a solution that is optimal hold for all of them (complementary slackness), so that over
/// those no row ever crosses a place at which its penalty bends: what a close row leaves free is linear there, and
/// each sum is one linear function for the primal method. It costs nothing but what it leaves open.
extension Simplex {
  /// Makes both sums least, and holds what would make them larger.
  mutating func settleSums(
    _ open: borrowing Buffer<Int32>, _ isDecided: borrowing Buffer<Bool>,
    _ locked: inout Buffer<Int32>
  ) {
    var sum = SparseVector()
    // One that has been given back, or whose bound has been refused, may have none.
    for i in open.indices
    where isSmall[open[i]] && store.rows[store.unitRows[open[i]]].lowerBound >= 0 {
      sum.append(open[i], 1)
    }
    settle(sum, isDecided, &locked)
    if !store.hasCloseRows { return }
    sum.removeAll()
    meetRows(of: open)
    for i in met.indices { add(roomOf: met[i], to: &sum) }
    settle(sum, isDecided, &locked)
  }

  /// Collects the rows that have one of the variables, in their order, so that sums over them do not depend on how the
  /// rows came to lie in the columns.
  private mutating func meetRows(of variables: borrowing Buffer<Int32>) {
    met.removeAll()
    walk &+= 1
    for i in variables.indices {
      met.append(store.unitRows[variables[i]])
      for head in [store.columns[variables[i]], store.basicColumns[variables[i]]] {
        var term = head
        while term >= 0 {
          let row = store.terms[term].row
          term = store.terms[term].next
          if store.rows[row].mark == walk { continue }
          store.rows[row].mark = walk
          met.append(row)
        }
      }
    }
    met.sort { $0 < $1 }
  }

  private mutating func settle(
    _ sum: borrowing SparseVector, _ isDecided: borrowing Buffer<Bool>,
    _ locked: inout Buffer<Int32>
  ) {
    if sum.count == 0 || looseRows.isEmpty { return }
    if minimise(sum, upTo: isDecided) == .bounded { lockAll(&locked) }
  }

  /// Adds what the close constraints of a row leave free.
  private mutating func add(roomOf row: Int32, to sum: inout SparseVector) {
    var slope = 0.0
    var next = store.rows[row].firstConstraint
    while next >= 0 {
      let c = store.constraints[next]
      next = c.next
      if c.isClose && c.relation != .equal { slope += side(of: row, from: c.place) * c.weight }
    }
    if slope == 0 { return }
    for i in store.termRange(of: row) {
      sum.append(store.terms[i].variable, slope * store.terms[i].coefficient)
    }
  }

  /// On which side of a place the row's value lies, or can come to lie at no cost: 1 above, −1 below, 0 where it stays.
  private mutating func side(of row: Int32, from place: Double) -> Double {
    let value = value(ofRow: row)
    let tolerance = tolerance(ofRow: row) + Tolerance.breakpoint(place)
    if value > place + tolerance { return 1 }
    if value < place - tolerance { return -1 }
    if store.rows[row].position >= 0 {
      let freedom = freedom(of: row)
      return freedom.up == freedom.down ? 0 : freedom.up ? 1 : -1
    }
    if store.rows[row].high > place + tolerance { return 1 }
    return store.rows[row].low < place - tolerance ? -1 : 0
  }

  /// Whether a close constraint speaks of the variable.
  mutating func hasCloseRow(_ variable: Int32) -> Bool {
    if !store.hasCloseRows { return false }
    if store.hasCloseConstraint(store.unitRows[variable]) { return true }
    for head in [store.columns[variable], store.basicColumns[variable]] {
      var term = head
      while term >= 0 {
        if store.hasCloseConstraint(store.terms[term].row) { return true }
        term = store.terms[term].next
      }
    }
    return false
  }
}

extension RowStore {
  fileprivate func hasCloseConstraint(_ row: Int32) -> Bool {
    var next = rows[row].firstConstraint
    while next >= 0 {
      if constraints[next].isClose && constraints[next].relation != .equal { return true }
      next = constraints[next].next
    }
    return false
  }
}
