/// Constraints that cannot all be met, each needed for that.
struct Conflict {
  var constraints: [Int32]
  /// The row that the others hold off, where there are others.
  var row: Int32 = -1
  /// Whether the sum of the rows that is to be a contradiction is one, rounding aside.
  var isProved = true
  /// Whether the rows can all be met as far as they may miss.
  var isNarrow = false
}

extension Simplex {
  /// The rows that hold `row` off, when no step of its multiplier meets an end.
  ///
  /// The row is a combination of the basic rows in `alpha`; these are linearly independent, so
  /// without any one of them the rest can be met.
  mutating func conflict(of row: Int32, side: Int) -> Conflict {
    let isSure = factor.isPrecise || !hasSlightPart
    let own = store.requiredConstraint(of: row, stoppingUpward: side > 0)
    let stops = stops(side: side)
    let isProved = isSure && stops.count == alpha.count && isContradiction(row, side: side)
    if !isProved { needsPrecision = true }
    return Conflict(
      constraints: (own < 0 ? [] : [own]) + stops, row: row, isProved: isProved,
      isNarrow: strictness < 1 && isNarrow(row, side: side))
  }

  /// Whether the rows in `alpha` and the row could exclude each other by no more than all of them may miss by.
  private mutating func isNarrow(_ row: Int32, side: Int) -> Bool {
    var play = tolerance(ofRow: row) + Tolerance.breakpoint(place(of: row, side: side))
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      let own = tolerance(ofRow: basic) + Tolerance.breakpoint(store.rows[basic].target)
      play += alpha.values[i].magnitude * own
    }
    return gap(to: row, side: side).value.magnitude <= play
  }

  /// Whether a row's part in the combination is so small beside the largest that it may be what large coefficients have
  /// made of rounding.
  private var hasSlightPart: Bool {
    let limit = Tolerance.vagueness * largestPart
    return alpha.indices.indices.contains { alpha.values[$0].magnitude <= limit }
  }

  private var largestPart: Double {
    var largest = 0.0
    for i in alpha.indices.indices { largest = max(largest, alpha.values[i].magnitude) }
    return largest
  }

  /// Whether the bounds of the rows in `alpha` keep the row from where it is to be by more than rounding, whatever the
  /// variables: the row's value, which is computed from them, may say so where they are large.
  private func isContradiction(_ row: Int32, side: Int) -> Bool {
    let gap = gap(to: row, side: side)
    if gap.isRounding || (gap.value > 0) != (side > 0) { return false }
    return slack(of: row) < gap.value.magnitude
  }

  /// How far the bounds of the rows in `alpha` keep the row from where it is to be. A target, where a row is tight, can
  /// be beside its bound by rounding, which would then be all that is the matter.
  private func gap(to row: Int32, side: Int) -> RunningSum {
    var sum = RunningSum(-place(of: row, side: side))
    for i in alpha.indices.indices {
      let record = store.rows[basis[alpha.indices[i]]]
      let bound = (alpha.values[i] > 0) == (side < 0) ? record.upperBound : record.lowerBound
      sum.add(alpha.values[i] * (bound.isFinite ? bound : record.target))
    }
    return sum
  }

  /// Where a row that is too great, or too small, is to be.
  private func place(of row: Int32, side: Int) -> Double {
    let record = store.rows[row]
    let bound = side > 0 ? record.upperBound : record.lowerBound
    return bound.isFinite ? bound : side > 0 ? record.high : record.low
  }

  /// How much what the numbers in `alpha` make of the basic rows can differ from the row, with variables as large as
  /// constants may be: no rounding is so small that it could not count, times enough. Infinite where it is more than
  /// rounding.
  private func slack(of row: Int32) -> Double {
    let terms = collectTerms(of: row)
    var slack = 0.0
    var i = 0
    while i < terms.count {
      let variable = terms[i].variable
      var sum = DoubleDouble()
      var size = 0.0
      while i < terms.count && terms[i].variable == variable {
        sum += terms[i].part
        size = max(size, terms[i].part.magnitude)
        i += 1
      }
      if sum.magnitude > Tolerance.rounding * size { return .infinity }
      slack += sum.magnitude * Solver.constants.upperBound
    }
    return slack
  }

  /// The terms of what the numbers in `alpha` make of the basic rows, less the row, sorted by variable.
  private func collectTerms(of row: Int32) -> Buffer<(variable: Int32, part: DoubleDouble)> {
    var terms = Buffer<(variable: Int32, part: DoubleDouble)>()
    for t in store.termRange(of: row) {
      terms.append((store.terms[t].variable, -number(store.terms[t].coefficient)))
    }
    for i in alpha.indices.indices {
      for t in store.termRange(of: basis[alpha.indices[i]]) {
        let part = alpha.precise(i) * number(store.terms[t].coefficient)
        terms.append((store.terms[t].variable, part))
      }
    }
    terms.sort { $0.variable < $1.variable }
    return terms
  }

  /// A coefficient, read as the factors read it.
  private func number(_ coefficient: Double) -> DoubleDouble {
    factor.isPrecise ? DoubleDouble(decimal: coefficient) : DoubleDouble(coefficient)
  }

  /// The required constraints of the basic rows in `alpha` that keep the row that `alpha` writes from
  /// sinking, where `side` is 1, or from rising.
  mutating func stops(side: Int) -> [Int32] {
    var found: [Int32] = []
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      let up = (alpha.values[i] > 0) == (side < 0)
      let stop = store.requiredConstraint(of: basic, stoppingUpward: up)
      if stop >= 0 { found.append(stop) }
    }
    return found
  }
}
