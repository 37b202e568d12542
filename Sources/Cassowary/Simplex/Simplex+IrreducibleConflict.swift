/// Deriving an irreducible conflict from a dual step that nothing limits.
extension Simplex {
  /// The rows that exclude `row`, when no multiplier limits a step of its own: the dual is
  /// unbounded.
  ///
  /// The row is a combination of the basic rows, in `alpha`. Each of them has a required constraint
  /// on the side to which it would have to go. They are linearly independent, so without any one of
  /// them the rest can be met: the set is irreducible.
  mutating func conflict(of row: RowIndex, side: Side) -> RowConflict {
    assert(alpha.subject == row)
    if factor.isPrecise && hasSlightPart { leaveOutUnconfirmedPart(of: row, side: side) }
    let isSure = factor.isPrecise || !hasSlightPart
    let own = store.requiredConstraint(of: row, stoppingUpward: side == .above)
    let stopping = stoppingConstraints(side: side)
    // A row that may have no part in it must not be named, so a doubtful one is solved again.
    let isProved = isSure && stopping.count == alpha.count && isContradiction(row, side: side)
    if !isProved { needsPrecision = true }
    let isPlain =
      stopping.count == alpha.count && isPlain(row, side: side) && isAskedFor(own, stopping)
    return RowConflict(
      constraints: (own.isNone ? [] : [own]) + stopping, row: row, isProved: isProved,
      isNarrow: strictness < 1 && !isPlain && isNarrow(row, side: side), isPlain: isPlain)
  }

  /// Whether the rows exclude each other by no more than all of them together may miss by: the
  /// stricter tolerance that is aimed at has then made it a conflict.
  private mutating func isNarrow(_ row: RowIndex, side: Side) -> Bool {
    var play = tolerance(ofRow: row) + Tolerance.breakpoint(bound(of: row, side: side))
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      let own = tolerance(ofRow: basic) + Tolerance.breakpoint(store.rows[basic].target)
      play += alpha.values[i].magnitude * own
    }
    return gap(to: row, side: side).value.magnitude <= play
  }

  /// Whether a coefficient in `alpha` is so small beside the largest that it may be rounding.
  var hasSlightPart: Bool {
    let limit = Tolerance.vagueness * alpha.largest
    return alpha.indices.indices.contains { alpha.values[$0].magnitude <= limit }
  }

  /// Whether the bounds of the basic rows in `alpha` keep the row from its own bound by more than
  /// rounding, for all variables up to the largest constant (a Farkas certificate). The row's value
  /// proves nothing: it may be rounding of large variables.
  func isContradiction(_ row: RowIndex, side: Side) -> Bool {
    let gap = gap(to: row, side: side)
    if gap.isRounding || (gap.value > 0) != (side == .above) { return false }
    return slack(of: row) < gap.value.magnitude
  }

  /// By how much the bounds of the basic rows in `alpha` miss the row's own bound: Σ alpha · bound
  /// − own. From bounds instead of targets, which can lie beside them by rounding.
  func gap(to row: RowIndex, side: Side) -> RunningSum {
    var sum = RunningSum(-bound(of: row, side: side))
    for i in alpha.indices.indices { sum.add(alpha.values[i] * bound(ofPart: i, side: side)) }
    return sum
  }

  /// The bound that keeps the basic row at entry `i` of `alpha` from moving.
  func bound(ofPart i: Int, side: Side) -> Double {
    let record = store.rows[basis[alpha.indices[i]]]
    // A row that should rise is kept from that by its upper bound.
    let bound = side.movesUp(basicRowWith: alpha.values[i]) ? record.upperBound : record.lowerBound
    return bound.isFinite ? bound : record.target
  }

  /// The bound that a row must come to: the upper one where its value is too great.
  func bound(of row: RowIndex, side: Side) -> Double {
    let record = store.rows[row]
    let bound = side == .above ? record.upperBound : record.lowerBound
    return bound.isFinite ? bound : side == .above ? record.high : record.low
  }

  /// How much Σ alpha · basic row can differ from the row for variables as large as constants may
  /// be: times such a variable, even rounding of a coefficient may count. Infinite where the
  /// coefficients differ by more than rounding.
  private func slack(of row: RowIndex) -> Double {
    let misses = misses(of: row)
    var slack = 0.0
    for i in misses.indices {
      let (sum, size) = (misses[i].sum, misses[i].size)
      if sum.magnitude > Tolerance.rounding * size { return .infinity }
      slack += sum.magnitude * Solver.constants.upperBound
    }
    return slack
  }

  /// Leaves out of `alpha` a part that may be nothing but rounding, though it is more than its error
  /// was thought to be, where the others exclude the row as well.
  ///
  /// That is one which a step of iterative refinement would change by no small fraction of it; the
  /// change of all of them that makes it 0 is a part of that step.
  private mutating func leaveOutUnconfirmedPart(of row: RowIndex, side: Side) {
    let misses = misses(of: row)
    for i in misses.indices {
      // And what twice the digits are too few to tell, in parts that do not cancel by accident.
      let error = DoubleDouble.sumError * misses[i].size * spread(Int32(i))
      let amount = DoubleDouble(misses[i].sum.high + error)
      factor.seedPrecisely(amount, at: misses[i].variable)
    }
    var correction = SparseVector<Position>()
    factor.solveTransposed(into: &correction)
    var changes = Table<Position, Double>(repeating: 0, count: basis.count)
    for i in correction.indices.indices { changes[correction.indices[i]] = correction.values[i] }
    var fraction = 1 / Tolerance.vagueness
    for i in alpha.indices.indices {
      let part = alpha.values[i] / changes[alpha.indices[i]]
      if part.magnitude < fraction.magnitude { fraction = part }
    }
    if fraction.magnitude >= 1 / Tolerance.vagueness { return }
    var refined = SparseVector<Position>()
    for i in alpha.indices.indices {
      let old = alpha.parts.precise(i)
      let new = old - DoubleDouble(fraction) * DoubleDouble(changes[alpha.indices[i]])
      if new.magnitude > Tolerance.vagueness * old.magnitude {
        refined.append(alpha.indices[i], new)
      }
    }
    swap(&refined, &alpha.parts)
    if !isContradiction(row, side: side) { swap(&refined, &alpha.parts) }
  }

  /// What Σ alpha · basic row − row comes to for a variable.
  private struct Miss: BitwiseCopyable {
    var variable: VariableIndex
    var sum = DoubleDouble()
    /// The largest of the terms that were added up.
    var size = 0.0
  }

  /// The terms of Σ alpha · basic row − row, by variable.
  private func misses(of row: RowIndex) -> Buffer<Miss> {
    var terms = Buffer<(variable: VariableIndex, part: DoubleDouble)>()
    for t in store.termRange(of: row) {
      terms.append((store.terms[t].variable, -number(store.terms[t])))
    }
    for i in alpha.indices.indices {
      for t in store.termRange(of: basis[alpha.indices[i]]) {
        let part = alpha.parts.precise(i) * number(store.terms[t])
        terms.append((store.terms[t].variable, part))
      }
    }
    terms.sort { $0.variable < $1.variable }
    var misses = Buffer<Miss>()
    for i in terms.indices {
      if misses.last?.variable != terms[i].variable {
        misses.append(Miss(variable: terms[i].variable))
      }
      let last = misses.count - 1
      misses[last].sum += terms[i].part
      misses[last].size = max(misses[last].size, terms[i].part.magnitude)
    }
    return misses
  }

  /// A coefficient, read as the factors read it.
  func number(_ term: Term) -> DoubleDouble {
    factor.isPrecise ? store.meaning(of: term) : DoubleDouble(term.coefficient)
  }

  /// The required constraints of the basic rows in `alpha` that keep the row which is written there
  /// from sinking, where its value is above, or from rising.
  mutating func stoppingConstraints(side: Side) -> [ConstraintIndex] {
    var found: [ConstraintIndex] = []
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      let up = side.movesUp(basicRowWith: alpha.values[i])
      let constraint = store.requiredConstraint(of: basic, stoppingUpward: up)
      if !constraint.isNone { found.append(constraint) }
    }
    return found
  }
}
