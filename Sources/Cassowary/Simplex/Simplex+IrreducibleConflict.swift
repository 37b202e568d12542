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
    leaveOutRounding(in: row)
    let own = store.requiredConstraint(of: row, stoppingUpward: side > 0)
    return Conflict(
      constraints: (own < 0 ? [] : [own]) + stops(side: side), row: row,
      isProved: isCombination(row, above: 0) && isContradiction(row, side: side))
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

  /// Takes those numbers out of `alpha` that are so small beside the others that they may be rounding, if the others
  /// give the row without them.
  private mutating func leaveOutRounding(in row: Int32) {
    var largest = 0.0
    for i in alpha.indices.indices { largest = max(largest, alpha.values[i].magnitude) }
    let limit = Tolerance.rounding * largest
    if !alpha.indices.indices.contains(where: { alpha.values[$0].magnitude <= limit }) { return }
    if !isCombination(row, above: limit) { return }
    var count = 0
    for i in alpha.indices.indices where alpha.values[i].magnitude > limit {
      alpha.swapAt(count, i)
      count += 1
    }
    alpha.truncate(to: count)
  }

  /// Whether the numbers in `alpha` of more than a magnitude give the row, rounding aside.
  private mutating func isCombination(_ row: Int32, above limit: Double) -> Bool {
    var terms = Buffer<(variable: Int32, amount: Double)>()
    for i in store.termRange(of: row) {
      terms.append((store.terms[i].variable, -store.terms[i].coefficient))
    }
    for i in alpha.indices.indices where alpha.values[i].magnitude > limit {
      for t in store.termRange(of: basis[alpha.indices[i]]) {
        terms.append((store.terms[t].variable, alpha.values[i] * store.terms[t].coefficient))
      }
    }
    terms.sort { $0.variable < $1.variable }
    var i = 0
    while i < terms.count {
      let variable = terms[i].variable
      var sum = 0.0
      var size = 0.0
      while i < terms.count && terms[i].variable == variable {
        sum += terms[i].amount
        size = max(size, terms[i].amount.magnitude)
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
