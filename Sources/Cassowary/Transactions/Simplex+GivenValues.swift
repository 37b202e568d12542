/// Keeping given values exact: a variable that a required equation sets to a number has that
/// number, to the bit. It does where the variable's own row is basic, unless an update has put
/// steps before it.
extension Simplex {
  /// Brings fixed rows of single variables into the basis, in exchange for fixed rows of several
  /// that imply the same. No value changes by more than rounding.
  /// - Returns: whether there were such.
  mutating func preferGivenValues() -> Bool {
    var hasChanged = false
    for i in staging.rows.indices {
      let row = staging.rows[i]
      let record = store.rows[row]
      if record.termCount != 1 || !record.isFixed || record.isBasic { continue }
      write(row)
      // The safest pivot among the fixed rows.
      var best = -1
      for k in alpha.indices.indices {
        let basic = store.rows[basis[alpha.indices[k]]]
        if basic.termCount == 1 || !basic.isFixed { continue }
        if best < 0 || alpha.values[k].magnitude > alpha.values[best].magnitude { best = k }
      }
      // An exact value is not worth a weak pivot.
      if best < 0 || alpha.values[best].magnitude < Tolerance.singletonPivot { continue }
      enterBasis(row, at: alpha.indices[best])
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func enterBasis(_ row: RowIndex, at position: Position) {
    let leaving = basis[position]
    // Outside the basis a fixed row keeps its multiplier.
    recoverMultiplier(of: leaving)
    // Again, so that nothing depends on whether the call above leaves `alpha` alone.
    write(row)
    touch(row)
    pivot(row, in: position, by: alpha.part(at: position), target: store.rows[row].lowerBound)
    propagate()
  }

  /// Notes whether a fixed basic row of a single variable gives it a value that is not exact.
  mutating func noteGivenValue(_ row: RowIndex) {
    let record = store.rows[row]
    guard record.termCount == 1 && record.isFixed else { return }
    let variable = store.terms[record.termStart].variable
    let value = store.terms[record.termStart].coefficient * factor.value(of: variable)
    if value != record.target { hasInexactGivenValues = true }
  }

  /// Computes all values with fresh factors, so that given ones are exact.
  /// - Returns: false where these factors do not lead to an optimum.
  mutating func renewGivenValues() -> Bool {
    hasInexactGivenValues = false
    if !factor.hasUpdates && !needsPrecision { return true }
    refactorise()
    propagate()
    guard case .optimal = reachOptimum() else { return false }
    hasInexactGivenValues = false
    return true
  }
}
