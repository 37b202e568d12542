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
    var found = [store.requiredConstraint(of: row, stoppingUpward: side > 0)]
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      let up = (alpha.values[i] > 0) == (side < 0)
      found.append(store.requiredConstraint(of: basic, stoppingUpward: up))
    }
    return Conflict(constraints: found.filter { $0 >= 0 })
  }
}
