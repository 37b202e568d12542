/// A move of all variables at once that stays on the optimal face.
///
/// A linear function that changes along it is open, which takes no more than its terms to tell. For
/// the others the primal method must find its least and its greatest value.
struct OpenMove: ~Copyable {
  /// Whether it is the move of the present rows.
  var isKnown = false
  /// Whether `isReached` is right for the present rows; it may be without the move.
  var isReachKnown = false
  /// How many nodes were visited, since the rows have changed, to find that nothing is open.
  var waste = 0
  /// Whether all basic rows move as their targets do. Where numbers have counted as rounding, the
  /// move may seem to change what they would hold.
  var isExact = false
  /// How far it goes.
  var step = 0.0
  /// By variable: how it moves for each unit of the step.
  var rates = Table<VariableIndex, Double>()
  /// By variable: whether a degenerate row could move it.
  var isReached = Table<VariableIndex, Bool>()

  /// Whether degenerate rows could change a linear function. One that none of them reaches is
  /// determined. One that some reach may be determined too, where they cancel or are stopped.
  func mayChange(_ objective: borrowing SparseVector<VariableIndex>) -> Bool {
    for i in objective.indices.indices {
      let variable = objective.indices[i]
      // A variable that has been made since is open.
      if !isReached.reaches(variable) || isReached[variable] { return true }
    }
    return false
  }

  /// Forgets what belongs to rows that have changed.
  mutating func invalidate() {
    isKnown = false
    isReachKnown = false
    waste = 0
  }

  /// How fast a linear function changes, whatever the sign.
  func rate(of objective: borrowing SparseVector<VariableIndex>) -> Double {
    var sum = RunningSum()
    for i in objective.indices.indices where rates.reaches(objective.indices[i]) {
      sum.add(objective.values[i] * rates[objective.indices[i]])
    }
    return sum.isRounding ? 0 : sum.value.magnitude
  }

  /// How fast the magnitudes of a function's terms change, added up.
  private func termRate(of objective: borrowing SparseVector<VariableIndex>) -> Double {
    var sum = 0.0
    for i in objective.indices.indices where rates.reaches(objective.indices[i]) {
      sum += (objective.values[i] * rates[objective.indices[i]]).magnitude
    }
    return sum
  }

  /// Whether a function changes by more than its terms, of a size now, may be off by at the end.
  func changes(_ objective: borrowing SparseVector<VariableIndex>, ofSize size: Double) -> Bool {
    if !isExact { return false }
    let rate = rate(of: objective)
    // Divided by the step, which may be infinite.
    let start = step > 0 ? size / step : .infinity
    return rate > 2 * Tolerance.feasibility * (start + termRate(of: objective))
  }
}

extension Simplex {
  /// Finds a move that shows as much as possible of what is open: every degenerate row takes part,
  /// each at a speed of its own, so that what two of them do to a function does not cancel by
  /// accident. Rows that would be stopped at once are left out, a few times over. A function that
  /// the move does not show only takes longer to tell.
  ///
  /// Everything is restored afterwards, down to the work counted.
  /// - Complexity: linear in what the degenerate rows move.
  mutating func findOpenMove() {
    // The rollback restores the count of work too: else asking would decide when the basis is next
    // factorised, and with it last bits.
    openJournal()
    markFactor()
    defer { rollBack() }
    useAllVariables()
    if !factor.hasRoomForUpdates { refactorise() }
    openMove.isKnown = true
    openMove.step = 0
    openMove.rates.removeAll()
    openMove.rates.resize(to: store.variableCount, filler: 0)
    if !openMove.isReachKnown { findReach() }
    var speeds = Table<Position, Double>(repeating: 0, count: basis.count)
    var latest: Int32 = 0
    for i in degenerateRows.indices { latest = max(latest, rank(ofRow: degenerateRows[i])) }
    for i in degenerateRows.indices {
      let row = degenerateRows[i]
      speeds[store.rows[row].position] = speed(of: row, latest)
    }
    // Each round finds the rows that stop the move, and takes out what drives it against those.
    for _ in 0..<8 {
      let end = follow(speeds)
      let candidates = firstCandidates(within: end)
      guard let first = candidates.last else { return keepMove(end, speeds) }
      if first.distance > 0 { return keepMove(first.distance, speeds) }
      if !leaveOut(&speeds, meeting: candidates) { return }
    }
  }

  /// Marks the variables that degenerate rows could move, in one pass over the factors for all of
  /// them. To follow each variable back to the rows would take the depth of the tree for each.
  mutating func findReach() {
    openMove.isReachKnown = true
    openMove.isReached.removeAll()
    openMove.isReached.resize(to: store.variableCount, filler: false)
    for i in degenerateRows.indices {
      factor.seedReach(from: store.rows[degenerateRows[i]].position)
    }
    var reached = Buffer<VariableIndex>()
    factor.reach(&reached)
    for i in reached.indices { openMove.isReached[reached[i]] = true }
  }

  /// How fast a degenerate row is to move, and in a direction that costs nothing.
  ///
  /// Later variables go further and sizes change the least: then positions mostly keep their order
  /// and their distances, which is what rows between them ask for.
  private mutating func speed(of row: RowIndex, _ latest: Int32) -> Double {
    let own = spread(row.number)
    let rank = rank(ofRow: row)
    let isSize = rank >= 0 && isSmall[store.terms[store.rows[row].termStart].variable]
    if freedom(of: row).up { return rank < 0 || isSize ? own : Double(rank) + own }
    return rank < 0 || isSize ? -own : Double(rank - latest) - own
  }

  /// A number in [0.5, 1) for each index: the golden ratio's multiples spread over an interval more
  /// evenly than any other's (Knuth, 6.4).
  func spread(_ index: Int32) -> Double {
    0.5 + Double(UInt32(bitPattern: index) &* 2_654_435_769) * 0x1p-33
  }

  /// Computes how all variables move, in `direction`.
  /// - Returns: how far the degenerate rows' own penalties let it go, at most 1.
  private mutating func follow(_ speeds: borrowing Table<Position, Double>) -> Double {
    var end = 1.0
    for i in degenerateRows.indices {
      let row = degenerateRows[i]
      let (position, target) = (store.rows[row].position, store.rows[row].target)
      let speed = speeds[position]
      if speed == 0 { continue }
      if let next = store.breakpoint(of: row, beyond: target, upward: speed > 0) {
        end = min(end, (next - target).magnitude / speed.magnitude)
      }
      factor.seedTarget(speed, at: position)
    }
    factor.solveSeeded(into: &direction)
    return end
  }

  /// The rows that stop the move at once (step 0); where there are none, the first that stops it at
  /// all.
  private mutating func firstCandidates(within limit: Double) -> Buffer<PrimalCandidate> {
    var found = Buffer<PrimalCandidate>()
    spreadDirection()
    findMovedRows()
    for i in movedRows.indices {
      guard let candidate = primalCandidate(of: movedRows[i], sign: 1), candidate.distance <= limit
      else { continue }
      if let known = found.last, known.distance > 0 {
        if candidate.distance >= known.distance { continue }
        found.removeAll()
      } else if !found.isEmpty && candidate.distance > 0 {
        continue
      }
      found.append(candidate)
    }
    clearDirection()
    return found
  }

  private mutating func keepMove(_ step: Double, _ speeds: borrowing Table<Position, Double>) {
    // What is left out for values' sake is left out of bounds too, and may be in the move.
    openMove.isExact = !factor.leavesOutMuch && movesBasicRows(at: speeds)
    openMove.step = step
    for i in direction.indices.indices {
      openMove.rates[direction.indices[i]] = direction.values[i]
    }
  }

  /// Whether the basic rows that `direction` moves do so at the given speeds, and no variable by so
  /// little beside the others of a row that it may be what rounding has left.
  private mutating func movesBasicRows(at speeds: borrowing Table<Position, Double>) -> Bool {
    spreadDirection()
    defer { clearDirection() }
    beginWalk()
    for i in direction.indices.indices {
      var term = store.basicColumns[direction.indices[i]]
      while let row = store.nextRow(&term) {
        if !visit(row) { continue }
        var rate = RunningSum(-speeds[store.rows[row].position])
        var least = Double.infinity
        for i in store.termRange(of: row) {
          let part =
            store.terms[i].coefficient * factor.scratch[store.terms[i].variable.node].value
          if part != 0 { least = min(least, part.magnitude) }
          rate.add(part)
        }
        if rate.value.magnitude > Tolerance.feasibility * rate.size { return false }
        if least <= Tolerance.absorption * rate.size { return false }
      }
    }
    return true
  }

  /// Takes those degenerate rows out of a move that drive the candidates against their breakpoints;
  /// for a few candidates at a time, since one row that is taken out may free many.
  /// - Returns: whether there were such.
  private mutating func leaveOut(
    _ speeds: inout Table<Position, Double>, meeting candidates: borrowing Buffer<PrimalCandidate>
  ) -> Bool {
    var hasChanged = false
    for i in 0..<min(candidates.count, 16) {
      write(candidates[i].row)
      for j in alpha.indices.indices {
        let position = alpha.indices[j]
        // Its part in the stopped row's movement has the same sign as the whole.
        if speeds[position] * alpha.values[j] * candidates[i].rate > 0 {
          speeds[position] = 0
          hasChanged = true
        }
      }
    }
    return hasChanged
  }
}
