/// Factorising the basis anew.
extension Simplex {
  /// Factorises the rows that are basic now, in twice the digits where those of a double have come into doubt.
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
    factoriser.run(store, precisely: needsPrecision)
    // A row that leaves takes a multiplier along that may not be kept.
    if !factoriser.dependent.isEmpty || factor.updateGrowth > Tolerance.growth {
      isBalanced = false
    }
    walk &+= 1
    install(factoriser)
  }

  /// Makes the order that was found the basis. Values are recomputed, and everything is checked that
  /// a changed value, or a row that has left, may concern; but for the rows that the walk has met, which are
  /// left to the caller.
  mutating func install(_ factoriser: consuming Factoriser) {
    statistics.factorisations &+= 1
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
          // Most rows that enter are equations, whatever their value.
          store.rows[row].target =
            store.rows[row].isFixed
            ? store.rows[row].lowerBound : nearestTarget(of: row, to: value(ofRow: row))
          if store.rows[row].mark != walk { entered.append(row) }
        }
        store.setPosition(of: row, to: Int32(variable))
      }
      targets.append(store.rows[row].target)
    }
    var fresh = factoriser.emit(store)
    for variable in basis.indices { fresh.write(targets[variable], to: fresh.inputs[variable]) }
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
    factor.visitedNodes &+= other.visitedNodes
    // What has been decided with the one before stays in doubt.
    factor.isInDoubt = other.isInDoubt
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
    let range = store.range(of: row)
    return max(range.low, min(range.high, value))
  }
}

/// Keeping rounding out of the multipliers, which every repair adds to.
extension Simplex {
  /// A number at a level of a row's multiplier.
  private struct Share: BitwiseCopyable {
    var level: Double
    var row: Int32
    var value: Double
  }

  /// Works the multipliers of the basic rows out anew: those of the other rows are ends of slopes, exactly, and
  /// all forces cancel. What earlier steps have left of rounding goes.
  ///
  /// Takes one solution per level, and as long as the multipliers are many.
  mutating func rebalance() {
    isBalanced = true
    hasRoundedMultipliers = false
    var shares = Buffer<Share>()
    for row in store.rows.indices {
      let row = Int32(row)
      if store.multipliers.isZero(row) || !store.rows[row].isAlive { continue }
      if store.rows[row].position >= 0 {
        if store.rows[row].isFixed { continue }
        touch(row)
        store.multipliers[row] = LevelVector()
        continue
      }
      let multiplier = store.multipliers[row]
      for i in 0..<multiplier.count {
        shares.append(.init(level: multiplier.level(i), row: row, value: multiplier.value(i)))
      }
    }
    shares.sort { $0.level != $1.level ? $0.level > $1.level : $0.row < $1.row }
    var start = 0
    while start < shares.count {
      let level = shares[start].level
      while start < shares.count && shares[start].level == level {
        for t in store.termRange(of: shares[start].row) {
          factor.seed(
            store.terms[t].coefficient, times: shares[start].value, at: store.terms[t].variable)
        }
        start += 1
      }
      factor.solveTransposed(into: &alpha)
      noteHiddenNumbers()
      for i in alpha.indices.indices {
        let row = basis[alpha.indices[i]]
        if store.rows[row].isFixed { continue }
        touch(row)
        store.multipliers.add(LevelVector(-alpha.values[i], at: level), to: row)
      }
    }
    for position in basis.indices where !store.rows[basis[position]].isFixed {
      refresh(basis[position])
      if escape(of: basis[position]) != nil { hasEscaped = true }
    }
  }

  /// Numbers in `alpha` that are far from each other may have been added up on the way.
  private mutating func noteHiddenNumbers() {
    var (smallest, largest) = (Double.infinity, 0.0)
    for i in alpha.indices.indices {
      let size = alpha.values[i].magnitude
      if size == 0 { continue }
      smallest = min(smallest, size)
      largest = max(largest, size)
    }
    if smallest < Tolerance.absorption * largest { store.multipliers.hideNumbers = true }
  }
}
