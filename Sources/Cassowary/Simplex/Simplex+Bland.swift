/// Bland's rule: while repairs make no progress, the oldest row that is infeasible enters and the
/// oldest that may leaves, so that no basis comes twice (Bland, 1977).
///
/// A step of length zero exchanges rows without making penalties grow (dual degeneracy). Rows that
/// are chosen by the size of their violation or of the pivot may come back to a basis by such
/// steps, and then for ever. By age they do not, but need more steps; so the rule holds only where
/// many steps have led nowhere, and until one does.
extension Simplex {
  /// How many steps of length zero may follow each other before age decides. A basis that is found
  /// without any progress takes about one for each row.
  private var idleLimit: Int { 100 + 2 * store.rows.count }

  /// Whether age decides now.
  var takesOldest: Bool { idleSteps > idleLimit }

  /// Counts a step of the dual method.
  mutating func noteStep(_ last: DualCandidate) {
    if !last.step.isZero {
      idleSteps = 0
    } else if store.rows[last.row].hasConstraints {
      // A row without constraints that leaves does not come back.
      idleSteps += 1
      if idleSteps == idleLimit + 1 { queueByAge() }
    }
  }

  /// Puts the queued rows in the order of their age.
  private mutating func queueByAge() {
    var rows = Buffer<RowIndex>()
    while let next = infeasibleRows.popFirst() {
      store.rows[next.row].isQueued = false
      rows.append(next.row)
    }
    for i in rows.indices where store.rows[rows[i]].isAlive && !store.rows[rows[i]].isBasic {
      check(rows[i])
    }
  }

  /// The oldest of the candidates with the shortest step; one whose pivot is weak only where all
  /// are.
  mutating func oldestCandidate(of row: RowIndex, side: Side, from start: Double) -> DualCandidate?
  {
    var best = candidate(row, rate: 1, from: start, up: side == .above, at: LevelVector())
    for i in alpha.indices.indices {
      guard let candidate = candidate(at: i, side: side) else { continue }
      if best.map({ isOlder(candidate, than: $0) }) ?? true { best = candidate }
    }
    return best
  }

  private func isOlder(_ candidate: DualCandidate, than other: DualCandidate) -> Bool {
    let order = candidate.step.compare(to: other.step)
    if order != 0 { return order < 0 }
    if isWeak(candidate.rate) != isWeak(other.rate) { return isWeak(other.rate) }
    return candidate.row < other.row
  }
}
