/// Constraints that cannot all be met, each needed for that.
struct Conflict {
  var constraints: [Int32]
  /// The row that the others hold off, where there are others.
  var row: Int32 = -1
  /// Whether the sum of the rows that is to be a contradiction is one, rounding aside.
  var isProved = true
}

extension Simplex {
  /// The rows that hold `row` off, when no step of its multiplier meets an end.
  ///
  /// The row is a combination of the basic rows in `alpha`; these are linearly independent, so
  /// without any one of them the rest can be met.
  mutating func conflict(of row: Int32, side: Int) -> Conflict {
    let isSure = factor.isPrecise || !hasSlightPart
    if !isSure { needsPrecision = true }
    let own = store.requiredConstraint(of: row, stoppingUpward: side > 0)
    let stops = stops(side: side)
    return Conflict(
      constraints: (own < 0 ? [] : [own]) + stops, row: row,
      isProved: isSure && stops.count == alpha.count && isCombination(row)
        && isContradiction(row, side: side))
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

  /// Whether the targets of the rows in `alpha` keep the row from where it is to be by more than rounding: its value,
  /// which is computed from variables, may say so where these are large.
  private func isContradiction(_ row: Int32, side: Int) -> Bool {
    let place = side > 0 ? store.rows[row].high : store.rows[row].low
    var sum = RunningSum(-place)
    for i in alpha.indices.indices {
      sum.add(alpha.values[i] * store.rows[basis[alpha.indices[i]]].target)
    }
    return !sum.isRounding && (sum.value > 0) == (side > 0)
  }

  /// The terms of what the numbers in `alpha` make of the basic rows, less the row, sorted by variable.
  private func collectTerms(of row: Int32)
    -> Buffer<(variable: Int32, factor: Double, coefficient: Double)>
  {
    var terms = Buffer<(variable: Int32, factor: Double, coefficient: Double)>()
    for i in store.termRange(of: row) {
      terms.append((store.terms[i].variable, -1, store.terms[i].coefficient))
    }
    for i in alpha.indices.indices {
      for t in store.termRange(of: basis[alpha.indices[i]]) {
        terms.append((store.terms[t].variable, alpha.values[i], store.terms[t].coefficient))
      }
    }
    terms.sort { $0.variable < $1.variable }
    return terms
  }

  /// Whether the numbers in `alpha` give the row, rounding aside.
  private func isCombination(_ row: Int32) -> Bool {
    let terms = collectTerms(of: row)
    var i = 0
    while i < terms.count {
      let variable = terms[i].variable
      var sum = 0.0
      var size = 0.0
      while i < terms.count && terms[i].variable == variable {
        let amount = terms[i].factor * terms[i].coefficient
        sum += amount
        size = max(size, amount.magnitude)
        i += 1
      }
      if sum.magnitude > Tolerance.rounding * size { return false }
    }
    return true
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
