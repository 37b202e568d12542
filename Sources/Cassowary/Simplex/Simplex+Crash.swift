/// Choosing a basis in one go (a crash basis) when many rows have come at once.
///
/// The dual method may start from any basis, as long as the multipliers are dual feasible and
/// balance; and they do with every basis, if no row changes its multiplier. So the basis can be
/// chosen freely. Rows that are tight in it need no repair, and a `Factoriser` that is given more
/// variables than rows chooses which of them the rows determine: those that are the cheapest to
/// move.
extension Simplex {
  /// Chooses a basis in which all required equations are tight.
  ///
  /// Rows that leave the basis may become primal infeasible; they are queued for repair.
  /// - Returns: required constraints on one row that exclude each other, if there are such.
  mutating func crash() -> RowConflict? {
    var factoriser = Factoriser(
      variables: store.variableCount, dropTolerance: factor.dropTolerance)
    // The present basis comes first: where rows depend on each other, the new ones are to stay out.
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    // One pass over the rows does all that is needed of them: a large batch does not fit the cache.
    // The marks tell `install` which rows are looked after here: no other walk may begin until
    // then.
    beginWalk()
    for i in staging.rows.indices {
      let row = staging.rows[i]
      // First of all: whether the row is fixed, and its cost, depend on its bounds.
      if let conflict = store.boundRow(row) { return conflict }
      touch(row)
      store.rows[row].mark = walk
      // `install` hands the targets of basic rows to the new factorisation.
      if store.rows[row].isBasic {
        store.rows[row].target = nearestTarget(of: row, to: store.rows[row].target)
      }
      if store.isUnit(row) {
        factoriser.costs[store.terms[store.rows[row].termStart].variable] = cost(of: row)
      } else if store.rows[row].isFixed && !store.rows[row].isBasic
        && store.rows[row].termCount > 1
      {
        factoriser.add(row, store)
      }
    }
    // Whatever the batch is about, a variable with a fixed value is given by its own row.
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(variable) }
      if store.rows[unit].mark != walk { factoriser.costs[variable] = cost(of: unit) }
    }
    factoriser.run(store, precisely: needsPrecision)
    for i in factoriser.dependent.indices {
      let row = factoriser.dependent[i]
      // A fixed row would leave the basis, and the multiplier that it had there is not kept. So the
      // basis stays as it is, and the new rows are repaired one by one.
      if store.rows[row].isBasic && store.rows[row].isFixed {
        useAllVariables()
        linkMadeRows()
        passTargets()
        retargetRows()
        return nil
      }
    }
    install(factoriser, exceptMarked: true)
    // Only now: a row is linked into the columns of basic rows or into those of the others.
    linkMadeRows()
    for i in staging.rows.indices {
      refresh(staging.rows[i])
      checkIfOutside(staging.rows[i])
    }
    return nil
  }

  /// Tells the factorisation the targets of the listed rows.
  private mutating func passTargets() {
    for i in staging.rows.indices where store.rows[staging.rows[i]].isBasic {
      setTarget(staging.rows[i], store.rows[staging.rows[i]].target)
    }
  }

  /// What moving a variable costs in its cheaper direction, given the variable's own row; bounds
  /// break ties among variables that one direction costs nothing.
  mutating func cost(of unit: RowIndex) -> MoveCost {
    // The highest level that pulls against a movement down, and against one up.
    var costDown = 0.0
    var costUp = 0.0
    var next = store.rows[unit].firstConstraint
    while let c = store.nextOptionalConstraint(&next) {
      if c.pullsUp { costDown = max(costDown, c.level) }
      if c.pullsDown { costUp = max(costUp, c.level) }
    }
    let record = store.rows[unit]
    let level = min(costDown, costUp)
    if level > 0 { return .level(level) }
    // Dearer than a free one: a variable with a bound mostly comes to rest there, and its own row
    // is then tight anyway.
    if record.lowerBound > 0 || record.upperBound < 0 { return .bounded }
    return record.lowerBound == 0 || record.upperBound == 0 ? .boundedByZero : .free
  }
}

/// Tightening: where all rows are solved at once, in a first batch or afresh, making violated rows
/// tight before any is repaired. In a chain of rows, each repair would have to be carried through
/// all rows before it, which makes the work quadratic.
extension Simplex {
  /// So few rows are sooner repaired one by one.
  private static var fewRows: Int { 64 }

  /// Whether there are no constraints but those of this transaction. All multipliers are zero then,
  /// with which any basis is as good for the dual method.
  var isFirstBatch: Bool {
    mutating get { store.constraints.count == journal.madeConstraints.count }
  }

  /// Whether so many rows have come that choosing a basis afresh is better than one repair each:
  /// required equations, or in a solver that has had no rows before, rows of any kind.
  mutating func wantsCrash() -> Bool {
    let isFirst = isFirstBatch
    var equations = 0
    var others = 0
    for i in journal.madeConstraints.indices {
      let constraint = store.constraints[journal.madeConstraints[i]]
      // A basic row is tight as it is.
      if store.rows[constraint.row].isBasic { continue }
      if constraint.isRequired && constraint.relation == .equal {
        equations += 1
      } else if isFirst {
        others += 1
      }
      // Choosing a basis looks at every variable, repairs look at a few rows each: worth it from
      // about one new row for eight variables on.
      if equations > 4 && 8 * equations > basis.count { return true }
      if others > Self.fewRows && 8 * others > basis.count { return true }
    }
    return false
  }

  /// Makes rows tight that would else be repaired, as long as there are many, where all rows are
  /// solved at once: required ones first, then those of which optional constraints are not met.
  mutating func tighten() {
    if infeasibleRows.count == 0 || staging.rows.count <= Self.fewRows { return }
    // Required rows first: which optional rows are violated is only known once they hold.
    tightenBinding()
    tightenRepeatedly { simplex, row in simplex.isWorthTightening(row) }
  }

  /// Makes those required rows tight that lie at their bound or beyond and have a variable that
  /// only its own row holds and no optional row mentions: such a variable is unlikely to move
  /// again. Other rows are left to the dual method.
  private mutating func tightenBinding() {
    let hasOptionalRow = variablesOfOptionalRows()
    tightenRepeatedly { simplex, row in
      simplex.isBinding(row) && simplex.hasFreeVariable(row, hasOptionalRow)
    }
  }

  /// Tightens the chosen rows again and again, since each round moves variables and with them other
  /// rows to where they are violated; until few are left or a round has not even halved their
  /// number.
  private mutating func tightenRepeatedly(_ isChosen: (inout Simplex, RowIndex) -> Bool) {
    var last = Int.max
    while true {
      var chosen = Buffer<RowIndex>()
      for i in staging.rows.indices where isChosen(&self, staging.rows[i]) {
        chosen.append(staging.rows[i])
      }
      if chosen.count <= Self.fewRows || chosen.count > last / 2 { return }
      last = chosen.count
      if !tighten(chosen) { return }
      propagate()
    }
  }

  /// By variable: whether an optional row is about it.
  private func variablesOfOptionalRows() -> Table<VariableIndex, Bool> {
    var hasOptionalRow = Table<VariableIndex, Bool>(repeating: false, count: store.variableCount)
    for i in store.constraints.indices {
      let constraint = store.constraints[i]
      // The row of one that was refused or removed may be gone, and its terms another row's.
      if !constraint.isAlive || constraint.isRequired { continue }
      for term in store.termRange(of: constraint.row) {
        hasOptionalRow[store.terms[term].variable] = true
      }
    }
    return hasOptionalRow
  }

  /// Whether a row has a variable that only its own row holds, and that no optional row is about.
  private func hasFreeVariable(
    _ row: RowIndex, _ hasOptionalRow: borrowing Table<VariableIndex, Bool>
  ) -> Bool {
    for term in store.termRange(of: row) {
      let variable = store.terms[term].variable
      if !hasOptionalRow[variable] && mayLeave(store.unitRows[variable]) { return true }
    }
    return false
  }

  /// Whether a variable's own row is basic and could leave for another row.
  private func mayLeave(_ unit: RowIndex) -> Bool {
    store.rows[unit].isBasic && !store.rows[unit].isFixed
  }

  /// Whether a row outside the basis lies at one of its bounds or beyond. One that is just met
  /// counts, because it is violated as soon as one of its variables moves.
  private mutating func isBinding(_ row: RowIndex) -> Bool {
    let record = store.rows[row]
    if record.isBasic || record.termCount < 2 { return false }
    let value = value(ofRow: row)
    return value <= record.lowerBound || value >= record.upperBound
  }

  /// Whether a row is violated, and has a variable that is cheaper to move than to leave the row
  /// so: only then does the optimum make the row tight by this variable.
  private mutating func isWorthTightening(_ row: RowIndex) -> Bool {
    let record = store.rows[row]
    if record.isBasic || record.termCount < 2 { return false }
    if primalInfeasibility(of: row, value: value(ofRow: row)) == nil { return false }
    // An upper estimate: the constraint of that level may be met.
    var level = 0.0
    var next = record.firstConstraint
    while let c = store.nextOptionalConstraint(&next) { level = max(level, c.level) }
    if level == 0 { return false }
    for i in store.termRange(of: row) {
      let unit = store.unitRows[store.terms[i].variable]
      if mayLeave(unit) && cost(of: unit) < .level(level) { return true }
    }
    return false
  }

  /// Which way a required bound keeps a variable from moving from where its own row holds it: −1
  /// down, 1 up, 0 neither.
  private func blockedWay(of unit: RowIndex) -> Int8 {
    let record = store.rows[unit]
    if !record.isBasic || record.isFixed { return 0 }
    return record.target <= record.lowerBound ? -1 : record.target >= record.upperBound ? 1 : 0
  }

  /// Takes rows into the basis in exchange for rows of single variables. Rows that depend on others
  /// stay outside.
  /// - Returns: false where a basic row would have to leave for it; nothing has changed then.
  private mutating func tighten(_ chosen: borrowing Buffer<RowIndex>) -> Bool {
    var factoriser = Factoriser(
      variables: store.variableCount, dropTolerance: factor.dropTolerance)
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(variable) }
      factoriser.costs[variable] = cost(of: unit)
      factoriser.blockedWays[variable] = blockedWay(of: unit)
    }
    // Basic rows of several variables are to stay, so they come before those that are to be tight.
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    for i in chosen.indices {
      let value = value(ofRow: chosen[i])
      let record = store.rows[chosen[i]]
      // A row at or below the bound that it must come to, an optional row's `low` or a required
      // one's bound, has to rise, and a variable at a bound of its own may not be able to follow.
      let isBelow = value <= max(record.low, record.lowerBound)
      factoriser.add(chosen[i], move: isBelow ? 1 : -1, store)
    }
    factoriser.run(store, precisely: needsPrecision)
    for i in factoriser.dependent.indices
    where store.rows[factoriser.dependent[i]].isBasic {
      return false
    }
    install(factoriser)
    return true
  }
}
