/// The slopes of a penalty on the two sides of a value; nil where a required constraint forbids
/// going on.
struct Slopes {
  var below: LevelVector?
  var above: LevelVector?
}

/// The penalty of a row: convex and piecewise linear, with a breakpoint for each constraint.
///
/// Questions are answered by a walk along the row's list of constraints, or by its tree where there
/// are many.
extension RowStore {
  /// The slopes on the two sides of `value`.
  mutating func slopes(of row: RowIndex, at value: Double) -> Slopes {
    Slopes(
      below: slope(of: row, at: value, above: false), above: slope(of: row, at: value, above: true))
  }

  /// The slope just above or just below `value`; nil where a required constraint forbids going
  /// there.
  mutating func slope(of row: RowIndex, at value: Double, above: Bool) -> LevelVector? {
    let tolerance = Tolerance.breakpoint(value)
    if above {
      if value >= rows[row].upperBound - tolerance { return nil }
    } else if value <= rows[row].lowerBound + tolerance {
      return nil
    }
    if trees.contain(row) {
      return trees.slope(
        of: row, past: above ? value + tolerance : value - tolerance, inclusive: above)
    }
    // A constraint at the value itself has been passed above it, and has not below it.
    return slope(of: row) {
      let breakpoint = constraints[$0].breakpoint
      return above ? breakpoint <= value + tolerance : breakpoint < value - tolerance
    }
  }

  /// The slope beyond the constraints that have been passed, the required ones left out.
  @inline(__always)
  private func slope(
    of row: RowIndex, beyond isPassed: (ConstraintIndex) -> Bool
  ) -> LevelVector {
    var passed = LevelVector()
    var ahead = LevelVector()
    forEachWeight(of: row, beyond: isPassed) { weight, level in
      if weight > 0 { passed.add(weight, at: level) } else { ahead.add(-weight, at: level) }
    }
    var slope = passed.less(ahead)
    if passed.count == 0 || ahead.count == 0 { return slope }
    for i in 0..<passed.count {
      let level = passed.level(i)
      let rest = slope[level]
      if rest != 0, rest.magnitude <= Tolerance.vagueness * (passed.value(i) + ahead[level]) {
        slope.replace(at: level, by: preciseSlope(of: row, at: level, beyond: isPassed))
      }
    }
    return slope
  }

  /// The same at one level, where the weights have nearly cancelled: what is left of 1000 and
  /// 999.999 is a thousandth only of the numbers that they are written for.
  @inline(never)
  private func preciseSlope(
    of row: RowIndex, at level: Double, beyond isPassed: (ConstraintIndex) -> Bool
  ) -> Double {
    var slope = DoubleDouble()
    forEachWeight(of: row, beyond: isPassed) {
      if $1 == level { slope += DoubleDouble(meantBy: $0) }
    }
    return slope.isRounding ? 0 : slope.high
  }

  /// Hands out what each optional constraint adds to the slope, and its level: above zero where it
  /// has been passed, below zero where it is ahead.
  @inline(__always)
  private func forEachWeight(
    of row: RowIndex, beyond isPassed: (ConstraintIndex) -> Bool,
    _ body: (_ weight: Double, _ level: Double) -> Void
  ) {
    var next = rows[row].firstConstraint
    while !next.isNone {
      let index = next
      let c = constraints[index]
      next = c.next
      if c.isRequired { continue }
      if isPassed(index) {
        if c.pullsDown { body(c.weight, c.level) }
      } else if c.pullsUp {
        body(-c.weight, c.level)
      }
    }
  }

  /// The slope below all breakpoints, or above them; nil where a required constraint bounds that
  /// side.
  mutating func outermostSlope(of row: RowIndex, above: Bool) -> LevelVector? {
    let record = rows[row]
    if above ? record.upperBound < .infinity : record.lowerBound > -.infinity { return nil }
    if trees.contain(row) { return trees.outermostSlope(of: row, above: above) }
    var slope = LevelVector()
    var next = record.firstConstraint
    while let c = nextOptionalConstraint(&next) {
      if above ? c.pullsDown : c.pullsUp {
        slope.add(above ? c.weight : -c.weight, at: c.level)
      }
    }
    return slope
  }

  /// The values at which the row's multiplier is right: those whose two slopes enclose it.
  mutating func range(of row: RowIndex) -> (low: Double, high: Double) {
    let record = rows[row]
    if !hasOptionalConstraint(row) {
      // Nearly all rows are required alone and have no multiplier.
      if multipliers.isZero(row) { return (record.lowerBound, record.upperBound) }
      let y = multipliers[row]
      // Only a bound can hold it: the lower one with a multiplier below zero, the upper one above.
      let bound = y.topValue < 0 ? record.lowerBound : record.upperBound
      // Without a bound on that side the multiplier is rounding.
      if !bound.isFinite || y.compare(to: LevelVector()) == 0 {
        return (record.lowerBound, record.upperBound)
      }
      return (bound, bound)
    }
    let (low, high) = optionalRange(of: row, for: multipliers[row])
    let range = (
      low: max(min(low, record.upperBound), record.lowerBound),
      high: max(min(high, record.upperBound), record.lowerBound)
    )
    // A multiplier beyond all slopes counts as right at the outermost breakpoint.
    if range.high == -.infinity {
      return (range.low, breakpoint(of: row, beyond: -.greatestFiniteMagnitude, upward: true) ?? 0)
    }
    if range.low == .infinity {
      return (breakpoint(of: row, beyond: .greatestFiniteMagnitude, upward: false) ?? 0, range.high)
    }
    return range
  }

  /// Whether any of the row's constraints is optional.
  mutating func hasOptionalConstraint(_ row: RowIndex) -> Bool {
    if trees.contain(row) { return trees.contain(.optional, of: row) }
    var next = rows[row].firstConstraint
    return nextOptionalConstraint(&next) != nil
  }

  /// The same without the required constraints, of a row that has others.
  private mutating func optionalRange(
    of row: RowIndex, for y: LevelVector
  ) -> (low: Double, high: Double) {
    if trees.contain(row) { return trees.range(of: row, for: y) }
    let record = rows[row]
    var slope = LevelVector()
    var isExact = true
    var next = record.firstConstraint
    while let c = nextOptionalConstraint(&next) {
      isExact = isExact && c.weight == 1
      if c.pullsUp { slope.add(-c.weight, at: c.level) }
    }
    // From the slope below all breakpoints upward: `low` is the first beyond which the slope is at
    // least y, `high` the first beyond which it is greater.
    var low = -Double.infinity
    var high = Double.infinity
    // −1: the slope is still below y; 0: equal; 1: above.
    var order = slope.compare(to: y)
    if order > 0 { high = -.infinity }
    next = record.firstConstraint
    while !next.isNone && order <= 0 {
      let breakpoint = constraints[next].breakpoint
      slope.add(jump(from: &next, at: breakpoint))
      // Adding and subtracting large weights would leave rounding on small ones.
      if !isExact {
        let end = breakpoint + Tolerance.breakpoint(breakpoint)
        slope = self.slope(of: row) { constraints[$0].breakpoint <= end }
      }
      let after = slope.compare(to: y)
      if order < 0 && after >= 0 { low = breakpoint }
      if after > 0 { high = breakpoint }
      order = after
    }
    if order < 0 { low = .infinity }
    return (low, high)
  }

  /// How much the slope grows at the breakpoints that coincide with `breakpoint`; leaves `next`
  /// behind them.
  private func jump(from next: inout ConstraintIndex, at breakpoint: Double) -> LevelVector {
    var jump = LevelVector()
    let end = breakpoint + Tolerance.breakpoint(breakpoint)
    while !next.isNone && constraints[next].breakpoint <= end {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      // An equation goes from −weight to weight.
      let sides = (c.pullsUp ? 1.0 : 0) + (c.pullsDown ? 1 : 0)
      jump.add(sides * c.weight, at: c.level)
    }
    return jump
  }

  /// The nearest breakpoint strictly beyond `value`, nil where there is none or a required bound is
  /// met.
  mutating func breakpoint(of row: RowIndex, beyond value: Double, upward: Bool) -> Double? {
    let record = rows[row]
    let tolerance = Tolerance.breakpoint(value)
    let bound = upward ? record.upperBound : record.lowerBound
    if upward ? value >= bound - tolerance : value <= bound + tolerance { return nil }
    if trees.contain(row) {
      let breakpoint =
        upward
        ? trees.first(.optional, of: row, beyond: value + tolerance)?.breakpoint
        : trees.lastBreakpoint(.optional, of: row, below: value - tolerance)
      let nearest = breakpoint.map { upward ? min($0, bound) : max($0, bound) } ?? bound
      return nearest.isFinite ? nearest : nil
    }
    var best = bound
    var next = record.firstConstraint
    while let c = nextOptionalConstraint(&next) {
      if upward {
        if c.breakpoint > value + tolerance && c.breakpoint < best { best = c.breakpoint }
      } else if c.breakpoint < value - tolerance && c.breakpoint > best {
        best = c.breakpoint
      }
    }
    return best.isFinite ? best : nil
  }

  /// The breakpoint that coincides with `value`, or else `value` itself.
  mutating func breakpoint(of row: RowIndex, near value: Double) -> Double {
    if trees.contain(row) {
      let tolerance = Tolerance.breakpoint(value)
      let first = trees.first(.all, of: row, beyond: value - tolerance, orAt: true)?.breakpoint
      return first.map { $0 <= value + tolerance ? $0 : value } ?? value
    }
    var next = rows[row].firstConstraint
    while !next.isNone {
      let breakpoint = constraints[next].breakpoint
      if (breakpoint - value).magnitude <= Tolerance.breakpoint(value) { return breakpoint }
      next = constraints[next].next
    }
    return value
  }
}

/// The bounds of a row: what its required constraints allow.
extension RowStore {
  /// The required constraint that stops the row's value at its bound; of several, the one made
  /// first.
  mutating func requiredConstraint(of row: RowIndex, stoppingUpward: Bool) -> ConstraintIndex {
    let record = rows[row]
    let bound = stoppingUpward ? record.upperBound : record.lowerBound
    // Of constraints that cross by rounding, the lower one's breakpoint lies beyond the bound.
    let tolerance = Tolerance.breakpoint(bound)
    let least = stoppingUpward ? -Double.infinity : bound - tolerance
    let greatest = stoppingUpward ? bound + tolerance : .infinity
    var found = ConstraintIndex.none
    if trees.contain(row) {
      let kind: PenaltyTrees.Kind = stoppingUpward ? .upperBound : .lowerBound
      // The tree gives the first of those at one breakpoint, which has the least index.
      var next = trees.first(kind, of: row, beyond: least, orAt: true)
      while let (breakpoint, constraint) = next, breakpoint <= greatest {
        if found.isNone || constraint < found { found = constraint }
        next = trees.first(kind, of: row, beyond: breakpoint)
      }
      return found
    }
    var next = record.firstConstraint
    while !next.isNone {
      let c = constraints[next]
      if c.isRequired, stoppingUpward ? c.pullsDown : c.pullsUp,
        least <= c.breakpoint, c.breakpoint <= greatest, found.isNone || next < found
      {
        found = next
      }
      next = c.next
    }
    return found
  }

  /// Recomputes a row's bounds after its constraints have changed.
  /// - Returns: constraints that exclude each other, if any do: two, or one on the row without
  ///   terms.
  mutating func boundRow(_ row: RowIndex) -> RowConflict? {
    let (lower, upper) = boundsUpdatingTree(of: row)
    rows[row].lowerBound = lower
    rows[row].upperBound = upper
    if row == Self.emptyRow {
      if lower > Tolerance.breakpoint(0) {
        return RowConflict(constraints: [requiredConstraint(of: row, stoppingUpward: false)])
      }
      if upper < -Tolerance.breakpoint(0) {
        return RowConflict(constraints: [requiredConstraint(of: row, stoppingUpward: true)])
      }
    }
    if lower <= upper { return nil }
    if lower - upper > Tolerance.breakpoint(upper) + Tolerance.breakpoint(lower) {
      return RowConflict(constraints: [
        requiredConstraint(of: row, stoppingUpward: false),
        requiredConstraint(of: row, stoppingUpward: true),
      ])
    }
    // They cross by rounding only, and count as one value.
    rows[row].lowerBound = upper
    return nil
  }

  /// The greatest lower and the least upper bound.
  ///
  /// The row gets a tree where its list is long, and loses it where the list is not: which of the
  /// two answers depends on nothing but the list.
  private mutating func boundsUpdatingTree(of row: RowIndex) -> (lower: Double, upper: Double) {
    if trees.contain(row) {
      if trees.count(of: row) > PenaltyTrees.limit {
        return (
          trees.lastBreakpoint(.lowerBound, of: row, below: .infinity) ?? -.infinity,
          trees.first(.upperBound, of: row, beyond: -.infinity)?.breakpoint ?? .infinity
        )
      }
      trees.drop(row)
    }
    var lower = -Double.infinity
    var upper = Double.infinity
    var count = 0
    var next = rows[row].firstConstraint
    while !next.isNone {
      let c = constraints[next]
      next = c.next
      count += 1
      if !c.isRequired { continue }
      if c.pullsUp { lower = max(lower, c.breakpoint) }
      if c.pullsDown { upper = min(upper, c.breakpoint) }
    }
    if count > PenaltyTrees.limit { trees.build(row, from: rows[row].firstConstraint, constraints) }
    return (lower, upper)
  }

  /// Gives the row a tree or takes it away, depending on the length of its list.
  mutating func updateTree(of row: RowIndex) { _ = boundsUpdatingTree(of: row) }
}
