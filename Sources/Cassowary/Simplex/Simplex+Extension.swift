/// Extending the basis: repairing a row by a variable that no other basic row has.
///
/// A layout that is built by one call after the other solves rows about views that have just come.
/// Written in terms of the basis such a row has a part for each view of the chain that it is added
/// to, so that a chain would take quadratic time. But no other basic row has the view's variables;
/// so the row can be a step of the factors as it is given, and what it is in terms of the basis
/// need not be known.
extension Simplex {
  /// Makes a row tight by a variable that its own row holds and no other basic row has, if it may
  /// move as far as it takes at no cost: a step of length zero, which changes no multiplier.
  ///
  /// `side`, `start` and `slope` are those of `repair`.
  /// - Returns: whether the row has entered the basis. If not, nothing has changed.
  mutating func extendBasis(
    by row: RowIndex, side: Side, from start: Double, slope: Double
  ) -> Bool {
    // By age, every candidate must be looked at.
    if takesOldest || store.rows[row].termCount < 2 || !addsUp(row) { return false }
    var best: DualCandidate?
    var variable = VariableIndex.none
    for t in store.termRange(of: row) {
      let term = store.terms[t]
      if !factor.isExtendable(term.variable) { continue }
      let unit = store.unitRows[term.variable]
      guard store.rows[unit].position == Position(of: term.variable), !store.rows[unit].isFixed,
        let candidate = candidate(
          unit, rate: term.coefficient, from: store.rows[unit].target,
          up: side.movesUp(basicRowWith: term.coefficient), at: LevelVector()),
        candidate.step.isZero, isRepaired(slope - gain(of: candidate).gain, of: slope, from: start)
      else { continue }
      // What other rows that are not basic are about too is left to them where it can be.
      let isItsOwn = store.isMentionedOnce(term.variable)
      if best != nil && !isItsOwn { continue }
      best = candidate
      variable = term.variable
      if isItsOwn { break }
    }
    guard let best else { return false }
    noteStep(best)
    extend(row, at: variable, target: start)
    rest(best.row, at: best.target, above: best.movesUp)
    refresh(best.row)
    refresh(row)
    isSettled = false
    propagate()
    if !isBalanced { rebalance() }
    checkIfOutside(best.row)
    return true
  }

  /// Whether a row only adds and subtracts variables, as chains do. Of other rows the best of all
  /// pivots is worth being looked for.
  private func addsUp(_ row: RowIndex) -> Bool {
    let terms = store.termRange(of: row)
    let first = store.terms[terms.lowerBound].coefficient.magnitude
    for t in terms where store.terms[t].coefficient.magnitude != first { return false }
    return true
  }

  /// Exchanges the own row of a variable for `row`.
  private mutating func extend(_ row: RowIndex, at variable: VariableIndex, target: Double) {
    var others = SparseVector<VariableIndex>()
    var pivot = 1.0
    for t in store.termRange(of: row) {
      let term = store.terms[t]
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        others.append(term.variable, term.coefficient)
      }
    }
    let position = Position(of: variable)
    exchange(basis[position], for: row, at: position, target: target)
    factor.extend(at: variable, by: others, pivot: pivot, target: target)
    alpha.subject = .none
  }
}
