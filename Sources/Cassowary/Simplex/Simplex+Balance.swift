/// Keeping rounding out of the multipliers, which every repair adds to.
extension Simplex {
  /// A number at a level of a row's multiplier.
  private struct Share: BitwiseCopyable {
    var level: Double
    var row: Int32
    var value: Double
  }

  /// Works the multipliers of the basic rows out anew: those of the other rows are ends of slopes, exactly, and
  /// all forces cancel. What earlier steps have left of rounding goes.
  ///
  /// Takes one solution per level, and as long as the multipliers are many.
  mutating func rebalance() {
    isBalanced = true
    hasRoundedMultipliers = false
    var shares = Buffer<Share>()
    for row in store.rows.indices {
      let row = Int32(row)
      if store.multipliers.isZero(row) || !store.rows[row].isAlive { continue }
      if store.rows[row].position >= 0 {
        if store.rows[row].isFixed { continue }
        touch(row)
        store.multipliers[row] = LevelVector()
        continue
      }
      let multiplier = store.multipliers[row]
      for i in 0..<multiplier.count {
        shares.append(.init(level: multiplier.level(i), row: row, value: multiplier.value(i)))
      }
    }
    shares.sort { $0.level != $1.level ? $0.level > $1.level : $0.row < $1.row }
    var start = 0
    while start < shares.count {
      let level = shares[start].level
      while start < shares.count && shares[start].level == level {
        for t in store.termRange(of: shares[start].row) {
          factor.seed(
            store.terms[t].coefficient, times: shares[start].value, at: store.terms[t].variable)
        }
        start += 1
      }
      factor.solveTransposed(into: &alpha)
      noteHiddenNumbers()
      for i in alpha.indices.indices {
        let row = basis[alpha.indices[i]]
        if store.rows[row].isFixed { continue }
        touch(row)
        store.multipliers.add(LevelVector(-alpha.values[i], at: level), to: row)
      }
    }
    for position in basis.indices where !store.rows[basis[position]].isFixed {
      refresh(basis[position])
      if escape(of: basis[position]) != nil { hasEscaped = true }
    }
  }

  /// Numbers in `alpha` that are far from each other may have been added up on the way.
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
