/// Refactorising the basis.
extension Simplex {
  /// Factorises the rows that are basic now, in twice the digits where those of a double are in
  /// doubt.
  mutating func refactorise() {
    var factoriser = Factoriser(
      variables: store.variableCount, dropTolerance: factor.dropTolerance)
    for position in basis.indices {
      let row = basis[position]
      if store.isUnit(row) {
        factoriser.hold(store.terms[store.rows[row].termStart].variable)
      } else {
        factoriser.add(row, store)
      }
    }
    factoriser.run(store, precisely: needsPrecision)
    // A dependent row leaves the basis; where it is fixed no multiplier was kept for it, so that
    // the forces may not balance any more. Nor may they where updates were inexact.
    if !factoriser.dependent.isEmpty || factor.updateGrowth > Tolerance.growth {
      isBalanced = false
    }
    install(factoriser)
  }

  /// The same between transactions, where there have been updates.
  mutating func renewFactors() {
    if !factor.hasUpdates { return }
    openJournal()
    useAllVariables()
    refactorise()
    propagate()
    closeJournal()
  }

  /// Makes the rows that a factoriser has chosen the basis, each at the position of the variable
  /// that it determines. Values are recomputed, and rows that have entered or left are refreshed
  /// and checked.
  /// - Parameter exceptMarked: whether the caller looks after those with the mark of the present
  ///   walk.
  mutating func install(_ factoriser: consuming Factoriser, exceptMarked: Bool = false) {
    // A new walk, whose mark no row bears.
    if !exceptMarked { beginWalk() }
    statistics.factorisations &+= 1
    var isPivot = Table<RowIndex, Bool>(repeating: false, count: store.rows.count)
    for position in basis.indices { isPivot[factoriser.row(at: position, store)] = true }
    var entered = Buffer<RowIndex>()
    var left = Buffer<RowIndex>()
    var targets = Table<Position, Double>(capacity: basis.count)
    // One position after the other. What the old factorisation knows of values is still there, and
    // an entering row takes the target nearest to its value.
    for position in basis.indices {
      let old = basis[position]
      // A row that stays may be at another position from now on; only one that leaves gets none.
      if !isPivot[old] {
        touch(old)
        store.setPosition(of: old, to: .none)
        if store.rows[old].mark != walk { left.append(old) }
      }
      let row = factoriser.row(at: position, store)
      basis[position] = row
      if store.rows[row].position != position {
        touch(row)
        if !store.rows[row].isBasic {
          // Most rows that enter are equations, whatever their value.
          store.rows[row].target =
            store.rows[row].isFixed
            ? store.rows[row].lowerBound : nearestTarget(of: row, to: value(ofRow: row))
          if store.rows[row].mark != walk { entered.append(row) }
        }
        store.setPosition(of: row, to: position)
      }
      targets.append(store.rows[row].target)
    }
    var fresh = factoriser.emit(store)
    for position in basis.indices {
      let exponent = store.rows[basis[position]].exponent
      fresh.write(targets[position], exponent: exponent, to: fresh.inputs[position])
    }
    fresh.sweep()
    // The caller is to propagate, which checks the rows of these.
    for variable in store.unitRows.indices
    where fresh.value(of: variable) != factor.value(of: variable) {
      store.watch.note(variable, fresh.value(of: variable))
    }
    statistics.factorEntries = fresh.entries.count
    replaceFactor(by: fresh)
    // With the new values, hence after the replacement.
    for i in left.indices {
      refresh(left[i])
      check(left[i])
    }
    for i in entered.indices { refresh(entered[i]) }
  }

  /// Replaces the factorisation. The journal keeps the one that the transaction found, for a
  /// rollback.
  private mutating func replaceFactor(by fresh: consuming Factorisation) {
    var other = fresh
    swap(&other, &factor)
    factor.visitedNodes &+= other.visitedNodes
    // What was decided with the other one stays in doubt.
    factor.isInDoubt = other.isInDoubt
    // Only the first: the others belong to this transaction, which a rollback undoes.
    if journal.isOpen && !journal.hasFactor {
      journal.factor = consume other
      journal.hasFactor = true
    }
  }

  /// The target of a basic row: of the values at which its multiplier is right, the one nearest to
  /// `value`.
  mutating func nearestTarget(of row: RowIndex, to value: Double) -> Double {
    let record = store.rows[row]
    if record.isFixed { return record.lowerBound }
    if !record.hasConstraints { return value }
    let range = store.range(of: row)
    return max(range.low, min(range.high, value))
  }
}

/// Rebalancing: keeping rounding out of the multipliers, which every step adds to.
extension Simplex {
  /// A number at a level of a row's multiplier.
  private struct Share: BitwiseCopyable {
    var level: Double
    var row: RowIndex
    var value: Double
  }

  /// Computes the multipliers of the basic rows from those of the others, which are slopes and
  /// hence exact: Σ multiplier · normal = 0. So the rounding of earlier steps goes.
  ///
  /// Takes one solve per level, and is linear in the number of multipliers.
  mutating func rebalance() {
    isBalanced = true
    hasRoundedMultipliers = false
    var shares = Buffer<Share>()
    for row in store.rows.indices {
      if store.multipliers.isZero(row) || !store.rows[row].isAlive { continue }
      if store.rows[row].isBasic {
        if store.rows[row].isFixed { continue }
        // Cleared, since the levels below only visit rows whose multiplier is not zero there.
        touch(row)
        store.multipliers[row] = LevelVector()
        continue
      }
      let multiplier = store.multipliers[row]
      for i in 0..<multiplier.count {
        shares.append(.init(level: multiplier.level(i), row: row, value: multiplier.value(i)))
      }
    }
    // Within a level by row: the last bits of the sums depend on the order.
    shares.sort { $0.level != $1.level ? $0.level > $1.level : $0.row < $1.row }
    var start = 0
    while start < shares.count {
      let level = shares[start].level
      while start < shares.count && shares[start].level == level {
        seed(shares[start].row, times: shares[start].value)
        start += 1
      }
      writeSeeded()
      noteHiddenNumbers()
      for i in alpha.indices.indices {
        let row = basis[alpha.indices[i]]
        if store.rows[row].isFixed { continue }
        touch(row)
        // The opposite of what the other rows pull with.
        store.multipliers.add(LevelVector(-alpha.values[i], at: level), to: row)
      }
    }
    // Exact multipliers may turn out beyond the slopes, where inexact ones were not.
    for position in basis.indices where !store.rows[basis[position]].isFixed {
      refresh(basis[position])
      if dualInfeasibility(of: basis[position]) != nil { mayBeDualInfeasible = true }
    }
  }

  /// Seeds the coefficients of a row, times something.
  @inline(__always)
  mutating func seed(_ row: RowIndex, times amount: Double = 1) {
    let exponent = store.rows[row].exponent
    for t in store.termRange(of: row) {
      let term = store.terms[t]
      factor.seed(term.coefficient, exponent: exponent, times: amount, at: term.variable)
    }
  }

  /// Notes whether numbers in `alpha` are so far from each other that a larger one may have
  /// swallowed a smaller one where they were added up.
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
