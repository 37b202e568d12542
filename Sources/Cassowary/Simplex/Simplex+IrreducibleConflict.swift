/// Constraints that cannot all be met, each needed for that.
struct Conflict {
  var constraints: [Int32]
}

extension Simplex {
  /// The rows that hold `row` off, when no step of its multiplier meets an end.
  ///
  /// The row is a combination of the basic rows in `alpha`; these are linearly independent, so
  /// without any one of them the rest can be met.
  mutating func conflict(of row: Int32, side: Int) -> Conflict {
    let own = store.requiredConstraint(of: row, stoppingUpward: side > 0)
    return Conflict(constraints: (own < 0 ? [] : [own]) + stops(side: side))
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
