/// A move of all variables at once that stays within the optimal solutions.
///
/// A function that changes along it is open, which one look tells; of the others the primal method must find out.
struct OpenMove: ~Copyable {
  /// Whether it is the move of the present rows.
  var isKnown = false
  /// How far it goes.
  var step = 0.0
  /// By variable: how it moves for each unit of the step.
  var rates = Buffer<Double>()
  /// By variable: whether any loose row could move it.
  var isReached = Buffer<Bool>()

  /// Whether loose rows could change a linear function. What none of them reaches is determined; what some do may still
  /// be, where they cancel or are stopped.
  func mayChange(_ objective: borrowing SparseVector) -> Bool {
    for i in objective.indices.indices {
      let variable = Int(objective.indices[i])
      // One that has been made since is open.
      if variable >= isReached.count || isReached[variable] { return true }
    }
    return false
  }

  /// How fast a linear function changes, whatever the sign.
  func rate(of objective: borrowing SparseVector) -> Double {
    var sum = RunningSum()
    for i in objective.indices.indices where Int(objective.indices[i]) < rates.count {
      sum.add(objective.values[i] * rates[objective.indices[i]])
    }
    return sum.isRounding ? 0 : sum.value.magnitude
  }
}

extension Simplex {
  /// Finds a move that shows as much as possible of what is open: every loose row takes part, each at a speed of its
  /// own, so that what two of them do to a function does not cancel by accident. What would be stopped at once is left
  /// out, a few times over; what is not shown is only slower to tell.
  ///
  /// Everything is put back afterwards, down to the work counted.
  /// - Complexity: linear in what the loose rows move.
  mutating func findOpenMove() {
    openJournal()
    markFactor()
    defer { rollBack() }
    useAllVariables()
    if factor.firstKey == 0 { refactorise() }
    openMove.isKnown = true
    openMove.step = 0
    openMove.rates.removeAll()
    openMove.rates.resize(to: store.variableCount, filler: 0)
    findReach()
    var speeds = Buffer<Double>(repeating: 0, count: basis.count)
    var latest: Int32 = 0
    for i in looseRows.indices { latest = max(latest, rank(ofRow: looseRows[i])) }
    for i in looseRows.indices {
      let row = looseRows[i]
      speeds[store.rows[row].position] = speed(of: row, latest)
    }
    for _ in 0..<8 {
      let end = follow(speeds)
      let stops = stops(within: end)
      guard let first = stops.last else { return keepMove(end) }
      if first.step > 0 { return keepMove(first.step) }
      if !leaveOut(&speeds, meeting: stops) { return }
    }
  }

  /// Marks what the loose rows could move: one pass over the factors for all of them together, where a look at each
  /// variable would follow it back to the first, which a deep tree makes a long way.
  private mutating func findReach() {
    openMove.isReached.removeAll()
    openMove.isReached.resize(to: store.variableCount, filler: false)
    for i in looseRows.indices {
      factor.seedReach(from: Int(store.rows[looseRows[i]].position))
    }
    var reached = Buffer<Int32>()
    factor.reach(&reached)
    for i in reached.indices { openMove.isReached[reached[i]] = true }
  }

  /// How fast a loose row is to move, into a direction that costs nothing.
  ///
  /// Places hold each other off in their order more often than in any other, and sizes hold places off: so what
  /// comes later goes further, and sizes change the least.
  private mutating func speed(of row: Int32, _ latest: Int32) -> Double {
    // The golden ratio's multiples spread over the unit interval more evenly than any other's (Knuth, 6.4).
    let own = 0.5 + Double(UInt32(bitPattern: row) &* 2_654_435_769) * 0x1p-33
    let rank = rank(ofRow: row)
    let isSize = rank >= 0 && isSmall[store.terms[store.rows[row].termStart].variable]
    if freedom(of: row).up { return rank < 0 || isSize ? own : Double(rank) + own }
    return rank < 0 || isSize ? -own : Double(rank - latest) - own
  }

  /// Lays the move out in `direction`.
  /// - Returns: how far the loose rows' own penalties let it go, at most 1.
  private mutating func follow(_ speeds: borrowing Buffer<Double>) -> Double {
    var end = 1.0
    for i in looseRows.indices {
      let row = looseRows[i]
      let (position, target) = (store.rows[row].position, store.rows[row].target)
      let speed = speeds[position]
      if speed == 0 { continue }
      if let next = store.breakpoint(of: row, beyond: target, upward: speed > 0) {
        end = min(end, (next - target).magnitude / speed.magnitude)
      }
      factor.seedTarget(speed, at: Int(position))
    }
    factor.solveSeeded(into: &direction)
    return end
  }

  /// The first stop on the way, or else all that there are at once.
  private mutating func stops(within limit: Double) -> Buffer<Stop> {
    var found = Buffer<Stop>()
    spreadDirection()
    meetRows()
    for i in met.indices {
      guard let stop = stop(of: met[i], sign: 1), stop.step <= limit else { continue }
      if let known = found.last, known.step > 0 {
        if stop.step >= known.step { continue }
        found.removeAll()
      } else if !found.isEmpty && stop.step > 0 {
        continue
      }
      found.append(stop)
    }
    clearDirection()
    return found
  }

  private mutating func keepMove(_ step: Double) {
    openMove.step = step
    for i in direction.indices.indices {
      openMove.rates[direction.indices[i]] = direction.values[i]
    }
  }

  /// Takes out of a move what brings rows to their stops, a few of them.
  /// - Returns: whether there was anything.
  private mutating func leaveOut(
    _ speeds: inout Buffer<Double>, meeting stops: borrowing Buffer<Stop>
  ) -> Bool {
    var hasChanged = false
    for i in 0..<min(stops.count, 16) {
      write(stops[i].row)
      for j in alpha.indices.indices {
        let position = alpha.indices[j]
        if speeds[position] * alpha.values[j] * stops[i].rate > 0 {
          speeds[position] = 0
          hasChanged = true
        }
      }
    }
    return hasChanged
  }
}
