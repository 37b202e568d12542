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
