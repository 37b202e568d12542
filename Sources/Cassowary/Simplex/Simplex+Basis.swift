/// Factorising the basis anew, and choosing a better one when many rows have come at once.
extension Simplex {
  /// Factorises the rows that are basic now.
  mutating func refactorise() {
    var factoriser = Factoriser(rows: store.rows.count, variables: store.variableCount)
    for position in basis.indices {
      let row = basis[position]
      if store.isUnit(row) {
        factoriser.hold(store.terms[store.rows[row].termStart].variable, by: row)
      } else {
        factoriser.add(row)
      }
    }
    factoriser.run(store)
    install(factoriser)
  }

  /// Whether so many equations have come that choosing a basis afresh is better than one repair each.
  var wantsCrash: Bool {
    var count = 0
    for i in staging.changes.indices where staging.changes[i].kind == .insert {
      let row = store.constraints[staging.changes[i].constraint].row
      if store.rows[row].isFixed && store.rows[row].position < 0 { count += 1 }
    }
    return count > 4 && 8 * count > basis.count
  }

  /// Chooses a basis in which all required equations are tight.
  ///
  /// No multiplier changes, and any basis with the multipliers one has is as good for the dual method.
  /// Rows that leave the basis may disagree with theirs; they become suspects.
  mutating func crash() {
    var factoriser = Factoriser(rows: store.rows.count, variables: store.variableCount)
    for variable in store.unitRows.indices {
      let unit = store.unitRows[variable]
      if store.rows[unit].isFixed { factoriser.hold(Int32(variable), by: unit) }
      factoriser.costs[variable] = cost(of: unit)
    }
    for position in basis.indices where !store.isUnit(basis[position]) {
      factoriser.add(basis[position])
    }
    for i in staging.changes.indices where staging.changes[i].kind == .insert {
      let row = store.constraints[staging.changes[i].constraint].row
      let record = store.rows[row]
      if record.isFixed && record.position < 0 && record.termCount > 1
        && factoriser.places[row] < 0
      {
        factoriser.add(row)
      }
    }
    factoriser.run(store)
    for i in factoriser.dependent.indices {
      let row = factoriser.dependent[i]
      // Its multiplier is not kept, so it may not leave.
      if store.rows[row].position >= 0 && store.rows[row].isFixed { return retargetRows() }
    }
    retargetRows()
    install(factoriser)
  }

  /// The lowest level at which moving the variable either way costs something; 0 where one way is free.
  private mutating func cost(of unit: Int32) -> Double {
    var up = 0.0
    var down = 0.0
    var next = store.rows[unit].firstConstraint
    while next >= 0 {
      let c = store.constraints[next]
      next = c.next
      if c.priority.isRequired { continue }
      if c.pullsUp { up = max(up, c.priority.value) }
      if c.pullsDown { down = max(down, c.priority.value) }
    }
    return min(up, down)
  }

  /// Makes the order that was found the basis. Values are recomputed, and everything is checked that
  /// a changed value, or a row that has left, may concern.
  private mutating func install(_ factoriser: consuming Factoriser) {
    statistics.factorisations += 1
    walk &+= 1
    for position in basis.indices {
      touch(basis[position])
      store.rows[basis[position]].position = -1
      store.rows[basis[position]].mark = walk
    }
    var left = Buffer<Int32>()
    for variable in basis.indices {
      left.append(basis[variable])
      let row = factoriser.pivotRows[variable]
      touch(row)
      if store.rows[row].mark != walk { placeTarget(of: row) }
      basis[variable] = row
      store.rows[row].position = Int32(variable)
    }
    var fresh = factoriser.emit(store)
    for variable in basis.indices {
      fresh.values[fresh.inputs[variable]] = store.rows[basis[variable]].target
    }
    fresh.sweep()
    for variable in basis.indices where fresh.value(of: variable) != factor.value(of: variable) {
      moved.append(Int32(variable))
    }
    statistics.factorEntries = fresh.entries.count
    replaceFactor(by: fresh)
    for i in left.indices where store.rows[left[i]].position < 0 {
      refresh(left[i])
      check(left[i])
    }
    for position in basis.indices { refresh(basis[position]) }
  }

  /// The transaction keeps the factorisation that it found, to go back to it.
  private mutating func replaceFactor(by fresh: consuming Factorisation) {
    var other = fresh
    swap(&other, &factor)
    if journal.isOpen && !journal.hasFactor {
      journal.factor = consume other
      journal.hasFactor = true
    }
  }

  /// Where a row that becomes basic is to be tight: where its multiplier is right, near its value.
  private mutating func placeTarget(of row: Int32) {
    let record = store.rows[row]
    let range =
      record.isFixed
      ? (low: record.lowerBound, high: record.lowerBound)
      : store.range(of: row, for: store.multipliers[row])
    store.rows[row].target = max(range.low, min(range.high, value(ofRow: row)))
  }
}
