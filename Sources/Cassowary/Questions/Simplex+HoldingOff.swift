/// Which rows keep an optional row from being met better.
///
/// The question is put to a solver of its own, whose variables are the changes from here. There every row of the same
/// or a higher priority is required to be met no worse than it is now, and the wish is the only optional row. The basic
/// rows of which the wish then is a combination hold it off; since they are linearly independent, without any
/// of them the wish could be met better. Rows are given to that solver in an order that depends on
/// nothing but themselves, level by level, until the wish is held off.
extension Simplex {
  /// The rows that hold off `id`, those of the highest priority first; none where it is met, or no variables could.
  mutating func rowsHoldingOff(_ id: RowID) throws(SolverError) -> [RowID] {
    guard owns(id) else { throw .foreignRow(id) }
    let index = store.place(of: id.index)
    let wish = store.constraints[index]
    let distance = error(of: id) / wish.weight
    if distance <= tolerance(ofRow: wish.row) || store.rows[wish.row].termCount == 0 { return [] }
    var rivals = Rivals()
    let variables = connectedVariables(of: index, into: &rivals)
    rivals.sort()
    guard let wanted = rivals.wish else { return [] }
    var trial = Trial(variables: variables)
    try trial.wish(for: wanted, rivals)
    let enough = distance - tolerance(ofRow: wish.row)
    var next = 0
    while next < rivals.list.count && trial.error < enough {
      try trial.requireLevel(of: rivals, from: &next)
    }
    // Something holds it off; what does is not told from rounding here.
    let holders = trial.holders(rivals)
    if holders.isEmpty { throw .inaccurate }
    return holders.map { self.id(of: $0) }
  }

  /// Collects the wish and all rows of its priority or a higher one that are connected with it.
  /// - Returns: how many variables take part.
  private mutating func connectedVariables(of index: Int32, into rivals: inout Rivals) -> Int {
    let wish = store.constraints[index]
    var variables = Buffer<Int32>()
    var isListed = Buffer<Bool>(repeating: false, count: store.variableCount)
    var rows = Buffer<Int32>()
    walk &+= 1
    meet(wish.row, &rows, &variables, &isListed)
    var next = 0
    while next < variables.count {
      for column in [store.columns[variables[next]], store.basicColumns[variables[next]]] {
        var term = column
        while term >= 0 {
          let row = store.terms[term].row
          term = store.terms[term].next
          if store.rows[row].mark != walk && hasConstraint(row, atLeast: wish.priority) {
            meet(row, &rows, &variables, &isListed)
          }
        }
      }
      let unit = store.unitRows[variables[next]]
      if store.rows[unit].mark != walk && hasConstraint(unit, atLeast: wish.priority) {
        meet(unit, &rows, &variables, &isListed)
      }
      next += 1
    }
    let numbers = numberByRank(variables)
    for i in rows.indices { list(rows[i], wish: index, numbers, into: &rivals) }
    return variables.count
  }

  private mutating func meet(
    _ row: Int32, _ rows: inout Buffer<Int32>, _ variables: inout Buffer<Int32>,
    _ isListed: inout Buffer<Bool>
  ) {
    store.rows[row].mark = walk
    rows.append(row)
    for i in store.termRange(of: row) {
      let variable = store.terms[i].variable
      if isListed[variable] { continue }
      isListed[variable] = true
      variables.append(variable)
    }
  }

  private mutating func hasConstraint(_ row: Int32, atLeast priority: Priority) -> Bool {
    var next = store.rows[row].firstConstraint
    while next >= 0 {
      if store.constraints[next].priority >= priority { return true }
      next = store.constraints[next].next
    }
    return false
  }

  /// By variable: its number among those given, in the order in which open values are decided.
  private mutating func numberByRank(_ variables: borrowing Buffer<Int32>) -> Buffer<Int32> {
    var order = Buffer<(rank: Int32, variable: Int32)>(capacity: variables.count)
    for i in variables.indices { order.append((ranks[variables[i]], variables[i])) }
    order.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    var numbers = Buffer<Int32>(repeating: -1, count: store.variableCount)
    for i in order.indices { numbers[order[i].variable] = Int32(i) }
    return numbers
  }

  /// Lists the constraints of a row, as what they must keep to.
  private mutating func list(
    _ row: Int32, wish: Int32, _ numbers: borrowing Buffer<Int32>, into rivals: inout Rivals
  ) {
    let value = value(ofRow: row)
    let tolerance = tolerance(ofRow: row)
    let start = rivals.terms.count
    var terms = Buffer<Rivals.Term>(capacity: 8)
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      terms.append(.init(variable: numbers[term.variable], coefficient: term.coefficient))
    }
    terms.sort { $0.variable < $1.variable }
    let sign = terms.isEmpty || terms[0].coefficient > 0 ? 1.0 : -1.0
    for i in terms.indices {
      rivals.terms.append(
        .init(variable: terms[i].variable, coefficient: sign * terms[i].coefficient))
    }
    var next = store.rows[row].firstConstraint
    while next >= 0 {
      let index = next
      let c = store.constraints[index]
      next = c.next
      if index != wish && c.priority < store.constraints[wish].priority { continue }
      var rival = Rivals.Rival(
        constraint: index, priority: c.priority, start: Int32(start), count: Int32(terms.count),
        relation: c.relation, place: c.place)
      if index == wish {
        rival.place -= value
      } else {
        rival.keep(to: value, within: tolerance)
        // What only keeps the wish's own value from getting worse does not hold it off.
        let isUnderWish = value < store.constraints[wish].place
        if row == store.constraints[wish].row && !rival.stops(upward: isUnderWish) { continue }
      }
      rival.relation = sign < 0 ? rival.relation.flipped : rival.relation
      rival.place *= sign
      if index == wish { rivals.wish = rival } else { rivals.list.append(rival) }
    }
  }
}
