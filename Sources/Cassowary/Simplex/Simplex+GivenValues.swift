/// Keeping values that required rows give outright to the bit: a basic row of a variable by itself is its value as it
/// stands, unless an update has put other steps before it.
extension Simplex {
  /// Puts the rows that give variables outright into the basis, where rows that say the same would stay outside: one
  /// of the others leaves. No value changes by more than rounding.
  /// - Returns: whether there were such.
  mutating func preferGivenValues() -> Bool {
    var hasChanged = false
    for i in staging.rows.indices {
      let row = staging.rows[i]
      let record = store.rows[row]
      if record.termCount != 1 || !record.isFixed || record.position >= 0 { continue }
      write(row)
      var best = -1
      for k in alpha.indices.indices {
        let basic = store.rows[basis[alpha.indices[k]]]
        if basic.termCount == 1 || !basic.isFixed { continue }
        if best < 0 || alpha.values[k].magnitude > alpha.values[best].magnitude { best = k }
      }
      if best < 0 || alpha.values[best].magnitude < Tolerance.singletonPivot { continue }
      exchange(row, at: Int(alpha.indices[best]))
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func exchange(_ row: Int32, at position: Int) {
    let leaving = basis[position]
    rememberMultiplier(of: leaving)
    write(row)
    touch(row)
    pivot(row, in: position, by: rate(at: position), target: store.rows[row].lowerBound)
    propagate()
  }

  /// Sees whether a basic row gives its variable to the bit, if it is to.
  mutating func noteGivenValue(_ row: Int32) {
    let record = store.rows[row]
    guard record.termCount == 1 && record.isFixed else { return }
    let variable = store.terms[record.termStart].variable
    let value = store.terms[record.termStart].coefficient * factor.value(of: Int(variable))
    if value != record.target { hasInexactValues = true }
  }

  /// Works all values out anew, with no updates in between, where one that is given is not what it is to be.
  /// - Returns: false where the factors that are made then do not lead to an optimum.
  mutating func renewGivenValues() -> Bool {
    hasInexactValues = false
    if !factor.hasUpdates && !needsPrecision { return true }
    refactorise()
    propagate()
    guard case .optimal = reachOptimum() else { return false }
    hasInexactValues = false
    return true
  }
}
