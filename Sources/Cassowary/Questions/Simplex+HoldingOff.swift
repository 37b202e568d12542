/// Which rows keep an optional row from being met better.
///
/// A solver of its own is asked (`Trial`), whose variables are the changes from the present values.
/// There the row in question, the *target*, is the only optional one. Its *competitors*, all rows of
/// the same or a higher priority, are required to be met no worse than they are now. They are added
/// in an order that depends on nothing but themselves, level by level, until the target cannot be
/// met; those of a level that give way for each other are passed over if others do as well. The
/// basic rows in terms of which it then is written hold it off. They are linearly independent, so
/// that without any of them it could be met better.
extension Simplex {
  /// The rows that hold off `id`, those of the highest priority first; none where it is met, or
  /// where it has no variables.
  mutating func rowsHoldingOff(_ id: RowID) throws(SolverError) -> [RowID] {
    guard owns(id) else { throw .foreignRow(id) }
    let index = store.index(of: id.index)
    let target = store.constraints[index]
    let distance = error(of: id) / target.weight
    if distance <= tolerance(ofRow: target.row) || store.rows[target.row].termCount == 0 {
      return []
    }
    var competitors = Competitors()
    let variables = connectedVariables(of: index, into: &competitors)
    competitors.sort()
    guard let wanted = competitors.target else { return [] }
    var trial = Trial(variables: variables)
    try trial.setTarget(wanted, competitors)
    // Held off as far as it is here. Lower levels can add nothing to that.
    let enough = distance - tolerance(ofRow: target.row)
    try trial.require(competitors, until: enough)
    // The target is not met, so that something holds it off; rounding hides what.
    let holders = trial.holders(competitors)
    if holders.isEmpty { throw .inaccurate }
    return holders.map { self.id(of: $0) }
  }

  /// Collects the target and the rows of its priority or a higher one that are connected with it by
  /// variables, in a breadth-first search.
  /// - Returns: how many variables there are among them.
  private mutating func connectedVariables(
    of index: ConstraintIndex, into competitors: inout Competitors
  ) -> Int {
    let target = store.constraints[index]
    var variables = Buffer<VariableIndex>()
    var isListed = Table<VariableIndex, Bool>(repeating: false, count: store.variableCount)
    var rows = Buffer<RowIndex>()
    beginWalk()
    meet(target.row, &rows, &variables, &isListed)
    var next = 0
    while next < variables.count {
      for column in [store.columns[variables[next]], store.basicColumns[variables[next]]] {
        var term = column
        while let row = store.nextRow(&term) {
          if store.rows[row].mark != walk && hasConstraint(row, atLeast: target.priority) {
            meet(row, &rows, &variables, &isListed)
          }
        }
      }
      let unit = store.unitRows[variables[next]]
      if store.rows[unit].mark != walk && hasConstraint(unit, atLeast: target.priority) {
        meet(unit, &rows, &variables, &isListed)
      }
      next += 1
    }
    let numbers = numberByRank(variables)
    for i in rows.indices { list(rows[i], target: index, numbers, into: &competitors) }
    return variables.count
  }

  private mutating func meet(
    _ row: RowIndex, _ rows: inout Buffer<RowIndex>, _ variables: inout Buffer<VariableIndex>,
    _ isListed: inout Table<VariableIndex, Bool>
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

  private mutating func hasConstraint(_ row: RowIndex, atLeast priority: Priority) -> Bool {
    var next = store.rows[row].firstConstraint
    while !next.isNone {
      if store.constraints[next].priority >= priority { return true }
      next = store.constraints[next].next
    }
    return false
  }

  /// By variable: its number among those given, in the order of ranks, which does not depend on the
  /// history of this solver as indices do.
  private mutating func numberByRank(
    _ variables: borrowing Buffer<VariableIndex>
  ) -> Table<VariableIndex, Int32> {
    var order = Buffer<(rank: Int32, variable: VariableIndex)>(capacity: variables.count)
    for i in variables.indices { order.append((ranks[variables[i]], variables[i])) }
    order.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    var numbers = Table<VariableIndex, Int32>(repeating: -1, count: store.variableCount)
    for i in order.indices { numbers[order[i].variable] = Int32(i) }
    return numbers
  }

  /// Lists the constraints of a row as competitors.
  private mutating func list(
    _ row: RowIndex, target: ConstraintIndex, _ numbers: borrowing Table<VariableIndex, Int32>,
    into competitors: inout Competitors
  ) {
    let value = value(ofRow: row)
    let tolerance = tolerance(ofRow: row)
    let start = competitors.terms.count
    var terms = Buffer<Competitors.Term>(capacity: 8)
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      terms.append(.init(variable: numbers[term.variable], coefficient: term.coefficient))
    }
    terms.sort { $0.variable < $1.variable }
    // The new numbers may have put another term first, and the first coefficient is to be positive.
    let sign = terms.isEmpty || terms[0].coefficient > 0 ? 1.0 : -1.0
    for i in terms.indices {
      competitors.terms.append(
        .init(variable: terms[i].variable, coefficient: sign * terms[i].coefficient))
    }
    var next = store.rows[row].firstConstraint
    while !next.isNone {
      let index = next
      let c = store.constraints[index]
      next = c.next
      if index != target && c.priority < store.constraints[target].priority { continue }
      var competitor = Competitors.Competitor(
        index, c.priority, terms: Int32(start)..<Int32(start + terms.count), c.relation,
        c.breakpoint, weight: c.weight, at: value)
      if index == target {
        competitor.constant -= value
      } else {
        competitor.keep(to: value, within: tolerance)
        // On the target's own row, a constraint that only keeps it from getting worse does not hold
        // it off, but others may give way for it.
        let isUnderTarget = value < store.constraints[target].breakpoint
        if row == store.constraints[target].row && !competitor.stops(upward: isUnderTarget) {
          if competitor.isMet { continue }
          competitor.isRequired = false
        }
      }
      if sign < 0 { competitor.negate() }
      if index == target {
        competitors.target = competitor
      } else {
        competitors.list.append(competitor)
      }
    }
  }
}
