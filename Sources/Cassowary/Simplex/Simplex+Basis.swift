/// Factorising the basis anew, and choosing a better one when many rows have come at once.
extension Simplex {
  /// Factorises the rows that are basic now.
  mutating func refactorise() {
    var factoriser = Factoriser(variables: store.variableCount)
    for position in basis.indices {
      let row = basis[position]
      if store.isUnit(row) {
        factoriser.hold(store.terms[store.rows[row].termStart].variable)
      } else {
        factoriser.add(row, store)
      }
    }
    factoriser.run(store)
    walk &+= 1
    install(factoriser)
  }

  /// Whether so many equations have come that choosing a basis afresh is better than one repair each.
  var wantsCrash: Bool {
    var count = 0
    for i in journal.madeConstraints.indices {
      let constraint = store.constraints[journal.madeConstraints[i]]
      let isEquation = constraint.isRequired && constraint.relation == .equal
      if isEquation && store.rows[constraint.row].position < 0 { count += 1 }
      if count > 4 && 8 * count > basis.count { return true }
    }
    return false
  }

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
    factoriser.run(store)
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

  /// The lowest level at which moving the variable either way costs something; 0 where one way is free.
  private mutating func cost(of unit: Int32) -> Double {
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
    return min(up, down)
  }

  /// Makes the order that was found the basis. Values are recomputed, and everything is checked that
  /// a changed value, or a row that has left, may concern; but for the rows that the walk has met, which are
  /// left to the caller.
  private mutating func install(_ factoriser: consuming Factoriser) {
    statistics.factorisations += 1
    var isPivot = Buffer<Bool>(repeating: false, count: store.rows.count)
    for variable in basis.indices { isPivot[factoriser.pivotRow(of: variable, store)] = true }
    var entered = Buffer<Int32>()
    var left = Buffer<Int32>()
    var targets = Buffer<Double>(capacity: basis.count)
    for variable in basis.indices {
      let old = basis[variable]
      if !isPivot[old] {
        touch(old)
        store.setPosition(of: old, to: -1)
        if store.rows[old].mark != walk { left.append(old) }
      }
      let row = factoriser.pivotRow(of: variable, store)
      basis[variable] = row
      if store.rows[row].position != Int32(variable) {
        touch(row)
        if store.rows[row].position < 0 {
          store.rows[row].target = nearestTarget(of: row, to: value(ofRow: row))
          if store.rows[row].mark != walk { entered.append(row) }
        }
        store.setPosition(of: row, to: Int32(variable))
      }
      targets.append(store.rows[row].target)
    }
    var fresh = factoriser.emit(store)
    for variable in basis.indices { fresh.values[fresh.inputs[variable]] = targets[variable] }
    fresh.sweep()
    for variable in basis.indices where fresh.value(of: variable) != factor.value(of: variable) {
      store.watch.note(Int32(variable), fresh.value(of: variable))
    }
    statistics.factorEntries = fresh.entries.count
    replaceFactor(by: fresh)
    for i in left.indices {
      refresh(left[i])
      check(left[i])
    }
    for i in entered.indices { refresh(entered[i]) }
  }

  /// The transaction keeps the factorisation that it found, to go back to it.
  private mutating func replaceFactor(by fresh: consuming Factorisation) {
    var other = fresh
    swap(&other, &factor)
    factor.visitedNodes += other.visitedNodes
    if journal.isOpen && !journal.hasFactor {
      journal.factor = consume other
      journal.hasFactor = true
    }
  }

  /// Where a basic row is to be tight: where its multiplier is right, and nearest to `value`.
  mutating func nearestTarget(of row: Int32, to value: Double) -> Double {
    let record = store.rows[row]
    if record.isFixed { return record.lowerBound }
    if record.firstConstraint < 0 { return value }
    let range = store.range(of: row, for: store.multipliers[row])
    return max(range.low, min(range.high, value))
  }
}
