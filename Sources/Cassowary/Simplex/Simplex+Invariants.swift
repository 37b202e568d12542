/// What must hold between any two transactions, as code. Costs a walk over everything, so that it
/// is done only with the trait `CheckedInvariants`.
extension Simplex {
  /// Stops with the invariant that does not hold, if there is one.
  @inline(__always)
  mutating func checkInvariants() {
    #if CHECKED_INVARIANTS
      if let violated = violatedInvariant() { preconditionFailure(violated) }
    #endif
  }
}

#if CHECKED_INVARIANTS
  extension Simplex {
    /// The first invariant that does not hold, in words; nil where all hold.
    private mutating func violatedInvariant() -> String? {
      // When the basis is next factorised, and what is counted, must not depend on whether anybody
      // looks.
      let (work, visitedNodes) = (factor.updateWork, factor.visitedNodes)
      defer { (factor.updateWork, factor.visitedNodes) = (work, visitedNodes) }
      if !staging.rows.isEmpty || !staging.changes.isEmpty {
        return "something is asked for between transactions"
      }
      useAllVariables()
      return violatedFactors() ?? violatedTightness() ?? violatedSlopes() ?? violatedAgreement()
        ?? violatedBalance() ?? violatedLists() ?? violatedTable() ?? violatedConstraints()
    }

    /// The factors times the basic rows are the identity.
    private mutating func violatedFactors() -> String? {
      for position in basis.indices {
        write(basis[position])
        for i in alpha.indices.indices {
          let wanted = alpha.indices[i] == position ? 1.0 : 0
          if (alpha.values[i] - wanted).magnitude > 1e-6 {
            return "basic row \(basis[position]) is factored wrongly"
          }
        }
        if alpha.count == 0 { return "basic row \(basis[position]) is not in the factors" }
      }
      return nil
    }

    /// Basic rows are tight, and rows and basis point at each other.
    private mutating func violatedTightness() -> String? {
      for position in basis.indices {
        let row = basis[position]
        if store.rows[row].position != position { return "row \(row) is not at \(position)" }
        let value = value(ofRow: row)
        let target = store.rows[row].target
        if (value - target).magnitude > 100 * tolerance(ofRow: row) {
          return "basic row \(row) has \(value) instead of \(target)"
        }
        if factor.values[factor.inputs[position]] != target { return "row \(row) lost its target" }
      }
      return nil
    }

    /// The multiplier of a basic row lies between the slopes at its target.
    private mutating func violatedSlopes() -> String? {
      for position in basis.indices {
        let row = basis[position]
        if store.rows[row].isFixed { continue }
        let slopes = store.slopes(of: row, at: store.rows[row].target)
        let y = store.multipliers[row]
        if let below = slopes.below, y.compare(to: below) < 0 {
          return "row \(row) is under its slope"
        }
        if let above = slopes.above, y.compare(to: above) > 0 {
          return "row \(row) is over its slope"
        }
      }
      return nil
    }

    /// The value of a row outside the basis is one at which its multiplier is right.
    private mutating func violatedAgreement() -> String? {
      for row in store.rows.indices where store.rows[row].isAlive && !store.rows[row].isBasic {
        if let (a, b) = excludingBounds(of: row) { return "row \(row) has bounds \(a), \(b)" }
        if primalInfeasibility(of: row, value: value(ofRow: row)) != nil {
          return "row \(row) disagrees"
        }
        let range = store.range(of: row)
        if range.low != store.rows[row].low || range.high != store.rows[row].high {
          return "row \(row) remembers an old range"
        }
      }
      return nil
    }

    private mutating func excludingBounds(of row: RowIndex) -> (Double, Double)? {
      let record = store.rows[row]
      return record.lowerBound > record.upperBound ? (record.lowerBound, record.upperBound) : nil
    }

    /// Σ multiplier · normal = 0, level by level; the multipliers that are not kept make up the
    /// rest.
    private mutating func violatedBalance() -> String? {
      var levels: [Double] = []
      for row in store.rows.indices where store.rows[row].isAlive {
        let y = store.multipliers[row]
        for k in 0..<y.count where !levels.contains(y.level(k)) { levels.append(y.level(k)) }
      }
      for level in levels {
        for row in store.rows.indices where store.rows[row].isAlive {
          let isBasic = store.rows[row].isBasic
          if isBasic && store.rows[row].isFixed { continue }
          let y = store.multipliers[row][level]
          if y == 0 { continue }
          seed(row, times: y)
        }
        writeSeeded()
        for i in alpha.indices.indices {
          let row = basis[alpha.indices[i]]
          if !store.rows[row].isFixed && alpha.values[i].magnitude > 1e-6 {
            return "level \(level) is off balance by \(alpha.values[i]) at row \(row)"
          }
        }
      }
      return nil
    }

    /// Every degenerate row is listed, and no other, and none is locked still.
    private mutating func violatedLists() -> String? {
      for row in store.rows.indices where store.rows[row].isLocked { return "row \(row) is locked" }
      for position in basis.indices {
        let row = basis[position]
        let freedom = freedom(of: row)
        if (freedom.up || freedom.down) != store.rows[row].isDegenerate {
          return "row \(row) is wrongly listed as degenerate or not"
        }
      }
      return nil
    }

    /// Each row of several variables is found by its terms.
    private mutating func violatedTable() -> String? {
      for row in store.rows.indices where store.rows[row].isAlive && store.rows[row].termCount > 1 {
        if !store.normals.contains(row, store.rows, store.terms) {
          return "row \(row) is not where its terms say"
        }
      }
      return nil
    }

    /// Each row's constraints are linked in order, and so they are in its tree where there are
    /// many.
    private mutating func violatedConstraints() -> String? {
      for row in store.rows.indices where store.rows[row].isAlive {
        var list: [ConstraintIndex] = []
        var next = store.rows[row].firstConstraint
        while !next.isNone {
          let constraint = store.constraints[next]
          if constraint.row != row || !constraint.isAlive { return "row \(row) lists a stranger" }
          if constraint.previous != list.last ?? .none { return "row \(row) is linked wrongly" }
          if let last = list.last, !precedes(last, next) { return "row \(row) is out of order" }
          list.append(next)
          next = constraint.next
        }
        if store.trees.contain(row) != (list.count > PenaltyTrees.limit) {
          return "row \(row) has \(list.count) constraints, and a tree or not"
        }
        let first = store.rows[row].firstConstraint
        if store.trees.contain(row) && !store.trees.isAsBuilt(row, from: first, store.constraints) {
          return "row \(row) has another tree than its list leads to"
        }
      }
      return nil
    }
  }
#endif
