/// Contradictions that tolerances hide.
///
/// How far a row may miss its bound follows from the sizes of its terms. With variables far away, or
/// beside a larger bound, that can be more than another row of the contradiction may miss, which would
/// be the one that is left to miss once values have changed: the rows would hold together now, and
/// refuse what brings the values back.
extension Simplex {
  /// A conflict of required constraints that no row's value shows, if one of those that the
  /// transaction asks for is in it.
  mutating func hiddenConflict() -> RowConflict? {
    var suspects = Buffer<RowIndex>()
    beginWalk()
    for i in nearMisses.indices where visit(nearMisses[i]) { suspects.append(nearMisses[i]) }
    for i in staging.rows.indices {
      let row = staging.rows[i]
      if store.rows[row].isAlive && !store.rows[row].isBasic && mayMiss(row) && visit(row) {
        suspects.append(row)
      }
    }
    for i in suspects.indices {
      for side in [Side.above, .below] {
        if let conflict = hiddenConflict(of: suspects[i], side: side) { return conflict }
      }
    }
    return nil
  }

  /// Whether a value lies beyond the bounds of its row by more than rounding.
  @inline(__always)
  mutating func misses(_ row: RowIndex, _ value: Double) -> Bool {
    let record = store.rows[row]
    if value <= record.upperBound && value >= record.lowerBound { return false }
    let distance = max(value - record.upperBound, record.lowerBound - value)
    return distance * Tolerance.feasibility > Tolerance.noise * tolerance(ofRow: row)
  }

  /// Whether rounding of its terms leaves open whether a row misses its bounds by more than these
  /// allow.
  private mutating func mayMiss(_ row: RowIndex) -> Bool {
    if store.rows[row].termCount < 2 { return false }
    let (value, record) = (value(ofRow: row), store.rows[row])
    let rounding = tolerance(ofRow: row) * (Tolerance.noise / Tolerance.feasibility)
    return misses(row, value)
      || value + rounding > record.upperBound
        && rounding > Tolerance.feasibility * (1 + record.upperBound.magnitude)
      || value - rounding < record.lowerBound
        && rounding > Tolerance.feasibility * (1 + record.lowerBound.magnitude)
  }

  private mutating func hiddenConflict(of row: RowIndex, side: Side) -> RowConflict? {
    if !store.rows[row].isAlive || store.rows[row].isBasic { return nil }
    let own = store.requiredConstraint(of: row, stoppingUpward: side == .above)
    if own.isNone { return nil }
    write(row)
    let stopping = stoppingConstraints(side: side)
    guard stopping.count == alpha.count, isAskedFor(own, stopping),
      (gap(to: row, side: side).value > 0) == (side == .above), isPlain(row, side: side)
    else { return nil }
    return conflict(of: row, side: side)
  }

  /// Whether the transaction makes one of some constraints, or asks for something else of it. What held
  /// together before may go on doing so.
  func isAskedFor(_ own: ConstraintIndex, _ others: [ConstraintIndex]) -> Bool {
    func isAskedFor(_ index: ConstraintIndex) -> Bool {
      // Beside them the journal has the neighbours of what has been moved between lists.
      store.constraints[index].journalled == journal.transaction
        && (journal.madeConstraints.indices.contains { journal.madeConstraints[$0] == index }
          || staging.changes.indices.contains { staging.changes[$0].constraint == index })
    }
    return isAskedFor(own) || others.contains { isAskedFor($0) }
  }

  /// Whether the bounds exclude each other by more than a row that may be left to miss by all of it
  /// is allowed wherever the others hold, in a sum of rows whose terms cancel. Where one part of it is
  /// small beside the others, larger terms have cancelled but for that, as in three times a third
  /// written with ten digits: then the terms count.
  func isPlain(_ row: RowIndex, side: Side) -> Bool {
    let limit = Tolerance.vagueness * max(1, alpha.largest)
    if alpha.largest <= Tolerance.vagueness { return false }
    for i in alpha.indices.indices where alpha.values[i].magnitude <= limit { return false }
    // Variables whose own rows take part have the values of these.
    var given = Table<VariableIndex, Double>(repeating: 0, count: store.variableCount)
    note(row, bound(of: row, side: side), in: &given)
    for i in alpha.indices.indices {
      note(basis[alpha.indices[i]], bound(ofPart: i, side: side), in: &given)
    }
    var allowed = leastTolerance(of: row, beside: bound(of: row, side: side), given)
    // What is fixed stays in the basis, where it is met.
    for i in alpha.indices.indices where !store.rows[basis[alpha.indices[i]]].isFixed {
      let least = leastTolerance(
        of: basis[alpha.indices[i]], beside: bound(ofPart: i, side: side), given)
      allowed = min(allowed, alpha.values[i].magnitude * least)
    }
    return gap(to: row, side: side).value.magnitude > allowed
  }

  private func note(
    _ row: RowIndex, _ bound: Double, in given: inout Table<VariableIndex, Double>
  ) {
    if store.isUnit(row) { given[store.terms[store.rows[row].termStart].variable] = bound }
  }

  /// The least that a row at its bound may miss by, where some variables have the values that are
  /// given, and the others are 0.
  private func leastTolerance(
    of row: RowIndex, beside bound: Double, _ given: borrowing Table<VariableIndex, Double>
  ) -> Double {
    var size = 0.0
    for i in store.termRange(of: row) {
      size += (store.terms[i].coefficient * given[store.terms[i].variable]).magnitude
    }
    return Tolerance.feasibility * (1 + max(size, bound.magnitude))
  }
}
