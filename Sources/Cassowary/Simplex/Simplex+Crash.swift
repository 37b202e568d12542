/// Choosing a basis when many rows have come at once.
extension Simplex {
  /// Chooses a basis in which all required equations are tight.
  ///
  /// No multiplier changes, and any basis with the multipliers one has is as good for the dual method.
  /// Rows that leave the basis may disagree with theirs; they become suspects.
  /// - Returns: required constraints on one row that exclude each other, if there are such.
  mutating func crash() -> Conflict? {
    var factoriser = Factoriser(variables: store.variableCount)
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    // Everything that has to be known of a row and its constraints is looked up while they are at hand.
    walk &+= 1
    for i in staging.rows.indices {
      let row = staging.rows[i]
      if let conflict = store.boundRow(row) { return conflict }
      touch(row)
      store.rows[row].mark = walk
      if store.rows[row].position >= 0 {
        store.rows[row].target = nearestTarget(of: row, to: store.rows[row].target)
      }
      if store.isUnit(row) {
        factoriser.costs[store.terms[store.rows[row].termStart].variable] = cost(of: row)
      } else if store.rows[row].isFixed && store.rows[row].position < 0
        && store.rows[row].termCount > 1
      {
        factoriser.add(row, store)
      }
    }
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(Int32(variable)) }
      if store.rows[unit].mark != walk { factoriser.costs[variable] = cost(of: unit) }
    }
    factoriser.run(store, precisely: needsPrecision)
    for i in factoriser.dependent.indices {
      let row = factoriser.dependent[i]
      // Its multiplier is not kept, so it may not leave.
      if store.rows[row].position >= 0 && store.rows[row].isFixed {
        useAllVariables()
        linkMadeRows()
        passTargets()
        retargetRows()
        return nil
      }
    }
    install(factoriser)
    linkMadeRows()
    for i in staging.rows.indices {
      refresh(staging.rows[i])
      if store.rows[staging.rows[i]].position < 0 { check(staging.rows[i]) }
    }
    return nil
  }

  /// Tells the factorisation the targets of the listed rows.
  private mutating func passTargets() {
    for i in staging.rows.indices where store.rows[staging.rows[i]].position >= 0 {
      setTarget(staging.rows[i], store.rows[staging.rows[i]].target)
    }
  }

  /// The lowest level at which moving the variable either way costs something. Where one way is free it is 0, but a
  /// little more for a variable with a required bound, which mostly comes to rest there, and most where that is not 0.
  mutating func cost(of unit: Int32) -> Double {
    var up = 0.0
    var down = 0.0
    var next = store.rows[unit].firstConstraint
    while next >= 0 {
      let c = store.constraints[next]
      next = c.next
      if c.isRequired { continue }
      if c.pullsUp { up = max(up, c.level) }
      if c.pullsDown { down = max(down, c.level) }
    }
    let record = store.rows[unit]
    let cost = min(up, down)
    if cost > 0 { return cost }
    if record.lowerBound > 0 || record.upperBound < 0 { return 2 * .leastNormalMagnitude }
    return record.lowerBound == 0 || record.upperBound == 0 ? .leastNormalMagnitude : 0
  }
}

/// Making rows tight before any is repaired, in a first batch: of a chain of rows each repair would have to look at
/// all before it.
extension Simplex {
  /// So many rows are left to be repaired one by one.
  private static var fewRows: Int { 64 }

  /// Whether there are no constraints but those of this transaction. All multipliers are zero then, with which any
  /// basis is as good for the dual method.
  var isFirstBatch: Bool {
    mutating get { store.constraints.count == journal.madeConstraints.count }
  }

  /// Whether so many rows have come that choosing a basis afresh is better than one repair each: required equations,
  /// or in a solver that has had no rows before, rows of any kind.
  mutating func wantsCrash() -> Bool {
    let isFirst = isFirstBatch
    var equations = 0
    var others = 0
    for i in journal.madeConstraints.indices {
      let constraint = store.constraints[journal.madeConstraints[i]]
      if store.rows[constraint.row].position >= 0 { continue }
      if constraint.isRequired && constraint.relation == .equal {
        equations += 1
      } else if isFirst {
        others += 1
      }
      if equations > 4 && 8 * equations > basis.count { return true }
      if others > Self.fewRows && 8 * others > basis.count { return true }
    }
    return false
  }

  /// Makes rows of a first batch tight that would else be repaired, as long as there are many: required ones first,
  /// then those of which optional constraints are not met.
  mutating func tighten() {
    if suspects.count == 0 || staging.rows.count <= Self.fewRows { return }
    tightenBinding()
    tightenRepeatedly { simplex, row in simplex.isWorthTightening(row) }
  }

  /// Required rows are taken that have a variable which no optional row is about. What optional rows are about
  /// mostly moves on, and is moved the more easily the less depends on it.
  private mutating func tightenBinding() {
    let isWished = wishedVariables()
    tightenRepeatedly { simplex, row in
      simplex.isBinding(row) && simplex.hasFreeVariable(row, isWished)
    }
  }

  private mutating func tightenRepeatedly(_ isChosen: (inout Simplex, Int32) -> Bool) {
    var last = Int.max
    while true {
      var chosen = Buffer<Int32>()
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
  private func wishedVariables() -> Buffer<Bool> {
    var isWished = Buffer<Bool>(repeating: false, count: store.variableCount)
    for i in store.constraints.indices where !store.constraints[i].isRequired {
      for term in store.termRange(of: store.constraints[i].row) {
        isWished[store.terms[term].variable] = true
      }
    }
    return isWished
  }

  /// Whether a row has a variable that is held by nothing but itself, and that no optional row is about.
  private func hasFreeVariable(_ row: Int32, _ isWished: borrowing Buffer<Bool>) -> Bool {
    for term in store.termRange(of: row) {
      let variable = store.terms[term].variable
      if !isWished[variable] && isFree(store.unitRows[variable]) { return true }
    }
    return false
  }

  private func isFree(_ unit: Int32) -> Bool {
    store.rows[unit].position >= 0 && !store.rows[unit].isFixed
  }

  /// Whether a row outside the basis that has several variables lies at the end of what its required constraints
  /// allow, or beyond: one that does will be beyond as soon as what it leans on moves.
  private mutating func isBinding(_ row: Int32) -> Bool {
    let record = store.rows[row]
    if record.position >= 0 || record.termCount < 2 { return false }
    let value = value(ofRow: row)
    return value <= record.lowerBound || value >= record.upperBound
  }

  /// Whether a row with optional constraints would be repaired, and has a variable that is less dear to move than
  /// the row's value.
  private mutating func isWorthTightening(_ row: Int32) -> Bool {
    let record = store.rows[row]
    if record.position >= 0 || record.termCount < 2 { return false }
    if disagreement(of: row, value: value(ofRow: row)) == 0 { return false }
    var level = 0.0
    var next = record.firstConstraint
    while next >= 0 {
      let constraint = store.constraints[next]
      next = constraint.next
      if !constraint.isRequired { level = max(level, constraint.level) }
    }
    if level == 0 { return false }
    for i in store.termRange(of: row) {
      let unit = store.unitRows[store.terms[i].variable]
      if isFree(unit) && cost(of: unit) < level { return true }
    }
    return false
  }

  /// Which way a variable cannot move from where its own row holds it.
  private func stop(of unit: Int32) -> Int8 {
    let record = store.rows[unit]
    if record.position < 0 || record.isFixed { return 0 }
    return record.target <= record.lowerBound ? -1 : record.target >= record.upperBound ? 1 : 0
  }

  /// Takes rows into the basis for variables that their own rows hold; those that depend on others stay out.
  /// - Returns: false where a row that is in it would have to leave; nothing has changed then.
  private mutating func tighten(_ chosen: borrowing Buffer<Int32>) -> Bool {
    var factoriser = Factoriser(variables: store.variableCount)
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(Int32(variable)) }
      factoriser.costs[variable] = cost(of: unit)
      factoriser.stops[variable] = stop(of: unit)
    }
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position], store)
    }
    for i in chosen.indices {
      let value = value(ofRow: chosen[i])
      let record = store.rows[chosen[i]]
      let isBelow = value <= max(record.low, record.lowerBound)
      factoriser.add(chosen[i], move: isBelow ? 1 : -1, store)
    }
    factoriser.run(store, precisely: needsPrecision)
    for i in factoriser.dependent.indices
    where store.rows[factoriser.dependent[i]].position >= 0 {
      return false
    }
    walk &+= 1
    install(factoriser)
    return true
  }
}
