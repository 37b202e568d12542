/// What of a multiplier or of a rate is nothing but rounding, beside the sizes of what adds up to it.
/// The primal method leaves it out, since it would decide in place of the levels below.
extension Simplex {
  /// Where a multiplier is beyond the slope by so little, at the highest level at which they
  /// differ, that it may be rounding beside what adds up to it: sets it to the slope there.
  /// - Returns: whether it was; the levels below decide then.
  mutating func leaveOutRounding(of row: RowIndex, up: Bool) -> Bool {
    guard let slope = store.slope(of: row, at: store.rows[row].target, above: up) else {
      return false
    }
    let excess = store.multipliers[row] - slope
    // Adding the sizes up costs two solves, so only small numbers are looked at.
    if excess.isZero || excess.topValue.magnitude > Tolerance.doubt { return false }
    let size = slope[excess.top].magnitude + sizeOfForces(on: row, at: excess.top)
    // The levels of another row's multiplier may count as equal where they differ by as much. Then
    // each of the two rows would be released because of the other, for ever.
    let tolerance =
      factor.isPrecise && !isStalled ? Tolerance.preciseNoise : Tolerance.multiplier
    if excess.topValue.magnitude > tolerance * size { return false }
    if !factor.isPrecise {
      needsPrecision = true
      factor.isInDoubt = true
    }
    leaveOutExcess(of: row, beyond: slope)
    return true
  }

  /// Sets a multiplier to the slope that it is beyond, at the highest level at which they differ;
  /// the levels below decide then. Set to all of the slope, it would let the row leave its target
  /// at the cost of these.
  mutating func leaveOutExcess(of row: RowIndex, beyond slope: LevelVector) {
    let excess = store.multipliers[row] - slope
    touch(row)
    store.multipliers.add(LevelVector(-excess.topValue, at: excess.top), to: row)
    refresh(row)
    // It may be beyond the slope at a lower level.
    dualInfeasibleRows.append(row)
  }

  /// Whether a row's rate may be nothing but what rounding has left of larger ones that make it up.
  mutating func isRounding(_ rate: Double, of row: RowIndex, unitAt position: Position)
    -> Bool
  {
    spreadSizes(unitAt: position)
    defer { clearSizes() }
    return rate.magnitude <= Tolerance.rounding * size(of: row)
  }

  /// Lays out, as the sizes of the scratch numbers, how much adds up to a direction.
  private mutating func spreadSizes(unitAt position: Position) {
    factor.solveSizes(unitAt: position, into: &sizes)
    for i in sizes.indices.indices { factor.scratch[sizes.indices[i].node].size = sizes.values[i] }
  }

  private mutating func clearSizes() {
    for i in sizes.indices.indices { factor.scratch[sizes.indices[i].node].size = 0 }
  }

  /// How much adds up to a row's rate, while the sizes lie in the scratch numbers.
  private func size(of row: RowIndex) -> Double {
    var size = 0.0
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      size += (term.coefficient * factor.scratch[term.variable.node].size).magnitude
    }
    return size
  }

  /// The magnitudes, added up, of what the multiplier of a basic row balances at a level. A row
  /// whose rate may be rounding counts with what that would be rounding of; in twice the digits,
  /// only where steps have led round in a circle.
  private mutating func sizeOfForces(on row: RowIndex, at level: Double) -> Double {
    let position = store.rows[row].position
    factor.solve(unitAt: position, into: &direction)
    let largestRate = largestRate
    spreadSizes(unitAt: position)
    spreadDirection()
    findMovedRowsWithMultipliers()
    var size = 0.0
    for i in movedRows.indices {
      let rate = rate(of: movedRows[i]).magnitude
      let isRounding =
        (!factor.isPrecise || isStalled)
        && rate <= Tolerance.rounding * min(largestRate, self.size(of: movedRows[i]))
      size += store.multipliers[movedRows[i]][level].magnitude * (isRounding ? largestRate : rate)
    }
    clearDirection()
    clearSizes()
    return size
  }
}
