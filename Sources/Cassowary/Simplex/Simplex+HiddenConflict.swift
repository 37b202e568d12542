/// Contradictions that tolerances hide.
///
/// How far a row may miss its bound follows from the sizes of its terms. With variables far away, or
/// beside a larger bound, that can be more than another row of the contradiction may miss, which would
/// be the one that is left to miss once values have changed: the rows would hold together now, and
/// refuse what brings the values back.
extension Simplex {
  /// How many suspects are each written in terms of the basis. Of more the values are computed first
  /// with twice the digits, which are the same work as a few of these.
  private static var fewSuspects: Int { 4 }

  /// A conflict of required constraints that no row's value shows, if one of those that the
  /// transaction asks for is in it.
  ///
  /// The work is that of a few solutions with the basis, however many suspects there are.
  mutating func hiddenConflict() -> RowConflict? {
    var suspects = suspectsOfConflict()
    if suspects.count > Self.fewSuspects { keepThoseOutside(&suspects) }
    var work = 8 * (basis.count + 1000)
    for i in suspects.indices where work > 0 {
      let row = suspects[i]
      if !store.rows[row].isAlive || store.rows[row].isBasic { continue }
      write(row)
      // `isPlain` has a number for every variable.
      work -= alpha.count + basis.count / 8
      for side in [Side.above, .below] {
        if let conflict = hiddenConflict(of: row, side: side) { return conflict }
      }
    }
    return nil
  }

  /// The rows outside the basis that may be beyond their bounds.
  private mutating func suspectsOfConflict() -> Buffer<RowIndex> {
    var suspects = Buffer<RowIndex>()
    beginWalk()
    for i in nearMisses.indices where visit(nearMisses[i]) { suspects.append(nearMisses[i]) }
    for i in staging.rows.indices {
      let row = staging.rows[i]
      if store.rows[row].isAlive && !store.rows[row].isBasic && mayMiss(row) && visit(row) {
        suspects.append(row)
      }
    }
    return suspects
  }

  /// Keeps the rows that are beyond their bounds by more than rounding in twice the digits.
  private mutating func keepThoseOutside(_ suspects: inout Buffer<RowIndex>) {
    let rests = restsOfValues()
    var outside = Buffer<RowIndex>()
    for i in suspects.indices {
      let record = store.rows[suspects[i]]
      var (sum, size) = (DoubleDouble(), 0.0)
      for t in store.termRange(of: suspects[i]) {
        let variable = store.terms[t].variable
        let part = number(store.terms[t]) * preciseValue(of: variable, rests)
        sum += part
        size += part.magnitude
      }
      let above = (sum + DoubleDouble(-record.upperBound)).high
      let below = (DoubleDouble(record.lowerBound) - sum).high
      let rounding = Tolerance.preciseBreakpoint * size
      if above > rounding || below > rounding { outside.append(suspects[i]) }
    }
    swap(&suspects, &outside)
  }

  private mutating func preciseValue(
    of variable: VariableIndex, _ rests: borrowing Table<VariableIndex, Double>
  ) -> DoubleDouble {
    DoubleDouble(factor.value(of: variable)) + DoubleDouble(rests[variable])
  }

  /// By variable: what its value lacks of that which makes the basic rows tight (iterative
  /// refinement).
  private mutating func restsOfValues() -> Table<VariableIndex, Double> {
    var rests = Table<VariableIndex, Double>(repeating: 0, count: store.variableCount)
    if factor.isPrecise {
      for variable in rests.indices { rests[variable] = factor.low(of: variable) }
      return rests
    }
    for position in basis.indices where store.rows[basis[position]].isAlive {
      var rest = DoubleDouble(store.rows[basis[position]].target)
      for t in store.termRange(of: basis[position]) {
        let value = DoubleDouble(factor.value(of: store.terms[t].variable))
        rest += -(DoubleDouble(store.terms[t].coefficient) * value)
      }
      if rest.high != 0 { factor.seedTarget(rest.high, at: position) }
    }
    var moves = SparseVector<VariableIndex>()
    factor.solveSeeded(into: &moves)
    for i in moves.indices.indices { rests[moves.indices[i]] = moves.values[i] }
    return rests
  }

  /// Whether a value lies beyond the bounds of its row by more than rounding, or than a row near 0
  /// may.
  @inline(__always)
  mutating func misses(_ row: RowIndex, _ value: Double) -> Bool {
    let record = store.rows[row]
    if value <= record.upperBound && value >= record.lowerBound { return false }
    let isAbove = value > record.upperBound
    let bound = isAbove ? record.upperBound : record.lowerBound
    let distance = (value - bound).magnitude
    return distance > Tolerance.feasibility * (1 + bound.magnitude)
      || distance * Tolerance.feasibility > Tolerance.noise * tolerance(ofRow: row)
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

  /// The same for a row that is written in terms of the basis.
  private mutating func hiddenConflict(of row: RowIndex, side: Side) -> RowConflict? {
    let own = store.requiredConstraint(of: row, stoppingUpward: side == .above)
    let gap = gap(to: row, side: side).value
    if own.isNone || gap == 0 || (gap > 0) != (side == .above) { return nil }
    let stopping = stoppingConstraints(side: side)
    guard stopping.count == alpha.count, isPlain(row, side: side), isAskedFor(own, stopping)
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
    let limit = Tolerance.slightPart * max(1, alpha.largest)
    if alpha.largest <= Tolerance.slightPart { return false }
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
