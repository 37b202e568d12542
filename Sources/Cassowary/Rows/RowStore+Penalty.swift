/// The slopes of a penalty on the two sides of a value; nil where a required constraint forbids going on.
struct Slopes {
  var below: LevelVector?
  var above: LevelVector?
}

/// The penalty of a row: convex, piecewise linear, with a breakpoint at the place of each constraint.
///
/// What is asked of it is found by walking along the row's constraints, or in its tree where there are many.
extension RowStore {
  /// The slopes on the two sides of `value`.
  mutating func slopes(of row: Int32, at value: Double) -> Slopes {
    Slopes(
      below: slope(of: row, at: value, above: false), above: slope(of: row, at: value, above: true))
  }

  /// The slope just above or just below `value`; nil where a required constraint forbids going there.
  mutating func slope(of row: Int32, at value: Double, above: Bool) -> LevelVector? {
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
    var slope = LevelVector()
    var next = rows[row].firstConstraint
    while next >= 0 {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      // A constraint at the value itself counts as one that has been passed on the side asked for.
      let isPassed = above ? c.place <= value + tolerance : c.place < value - tolerance
      if isPassed {
        if c.pullsDown { slope.add(c.weight, at: c.level) }
      } else if c.pullsUp {
        slope.add(-c.weight, at: c.level)
      }
    }
    return slope
  }

  /// The slope far below all places, or above them; nil where a required constraint bounds that side.
  mutating func outermostSlope(of row: Int32, above: Bool) -> LevelVector? {
    let record = rows[row]
    if above ? record.upperBound < .infinity : record.lowerBound > -.infinity { return nil }
    if trees.contain(row) { return trees.outermostSlope(of: row, above: above) }
    var slope = LevelVector()
    var next = record.firstConstraint
    while next >= 0 {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      if above ? c.pullsDown : c.pullsUp {
        slope.add(above ? c.weight : -c.weight, at: c.level)
      }
    }
    return slope
  }

  /// The values at which the row's multiplier is right: those whose two slopes enclose it.
  mutating func range(of row: Int32) -> (low: Double, high: Double) {
    let record = rows[row]
    if !hasWishes(row) {
      // Nearly all rows are required alone and pull nowhere.
      if multipliers.isZero(row) { return (record.lowerBound, record.upperBound) }
      let y = multipliers[row]
      let bound = y.topValue < 0 ? record.lowerBound : record.upperBound
      // Where nothing holds the row on that side, what says that something does is rounding.
      if !bound.isFinite || y.compare(to: LevelVector()) == 0 {
        return (record.lowerBound, record.upperBound)
      }
      return (bound, bound)
    }
    let (low, high) = softRange(of: row, for: multipliers[row])
    let range = (
      low: max(min(low, record.upperBound), record.lowerBound),
      high: max(min(high, record.upperBound), record.lowerBound)
    )
    if range.high == -.infinity {
      return (range.low, breakpoint(of: row, beyond: -.greatestFiniteMagnitude, upward: true) ?? 0)
    }
    if range.low == .infinity {
      return (breakpoint(of: row, beyond: .greatestFiniteMagnitude, upward: false) ?? 0, range.high)
    }
    return range
  }

  /// Whether any of the row's constraints is optional.
  mutating func hasWishes(_ row: Int32) -> Bool {
    if trees.contain(row) { return trees.contain(.soft, of: row) }
    var next = rows[row].firstConstraint
    while next >= 0 {
      if !constraints[next].isRequired { return true }
      next = constraints[next].next
    }
    return false
  }

  /// The same without the required constraints, of a row that has others.
  private mutating func softRange(
    of row: Int32, for y: LevelVector
  ) -> (low: Double, high: Double) {
    if trees.contain(row) { return trees.range(of: row, for: y) }
    let record = rows[row]
    var slope = LevelVector()
    var isExact = true
    var next = record.firstConstraint
    while next >= 0 {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      isExact = isExact && c.scale.magnitude == 1
      if c.pullsUp { slope.add(-c.weight, at: c.level) }
    }
    var low = -Double.infinity
    var high = Double.infinity
    // −1: the slope is still below y; 0: equal; 1: above.
    var side = slope.compare(to: y)
    if side > 0 { high = -.infinity }
    next = record.firstConstraint
    while next >= 0 && side <= 0 {
      let place = constraints[next].place
      slope.add(jump(from: &next, at: place))
      // Large weights that have come and gone would leave their rounding on small ones.
      if !isExact { slope = self.slope(of: row, upTo: next) }
      let after = slope.compare(to: y)
      if side < 0 && after >= 0 { low = place }
      if after > 0 { high = place }
      side = after
    }
    if side < 0 { low = .infinity }
    return (low, high)
  }

  /// The slope beyond the constraints before `end`, the required ones left out.
  private func slope(of row: Int32, upTo end: Int32) -> LevelVector {
    var slope = LevelVector()
    var isPassed = true
    var next = rows[row].firstConstraint
    while next >= 0 {
      isPassed = isPassed && next != end
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      if isPassed {
        if c.pullsDown { slope.add(c.weight, at: c.level) }
      } else if c.pullsUp {
        slope.add(-c.weight, at: c.level)
      }
    }
    return slope
  }

  /// How much the slope grows at the places that coincide with `place`; leaves `next` behind them.
  private func jump(from next: inout Int32, at place: Double) -> LevelVector {
    var jump = LevelVector()
    let end = place + Tolerance.breakpoint(place)
    while next >= 0 && constraints[next].place <= end {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      let sides = (c.pullsUp ? 1.0 : 0) + (c.pullsDown ? 1 : 0)
      jump.add(sides * c.weight, at: c.level)
    }
    return jump
  }

  /// The nearest breakpoint strictly beyond `value`, nil where there is none or a required bound is met.
  mutating func breakpoint(of row: Int32, beyond value: Double, upward: Bool) -> Double? {
    let record = rows[row]
    let tolerance = Tolerance.breakpoint(value)
    let bound = upward ? record.upperBound : record.lowerBound
    if upward ? value >= bound - tolerance : value <= bound + tolerance { return nil }
    if trees.contain(row) {
      let place =
        upward
        ? trees.first(.soft, of: row, beyond: value + tolerance)?.place
        : trees.lastPlace(.soft, of: row, below: value - tolerance)
      let nearest = place.map { upward ? min($0, bound) : max($0, bound) } ?? bound
      return nearest.isFinite ? nearest : nil
    }
    var best = bound
    var next = record.firstConstraint
    while next >= 0 {
      let c = constraints[next]
      next = c.next
      if c.isRequired { continue }
      if upward {
        if c.place > value + tolerance && c.place < best { best = c.place }
      } else if c.place < value - tolerance && c.place > best {
        best = c.place
      }
    }
    return best.isFinite ? best : nil
  }

  /// The place of a constraint that coincides with `value`, or else `value` itself.
  mutating func place(of row: Int32, near value: Double) -> Double {
    if trees.contain(row) {
      let tolerance = Tolerance.breakpoint(value)
      let first = trees.first(.all, of: row, beyond: value - tolerance, orAt: true)?.place
      return first.map { $0 <= value + tolerance ? $0 : value } ?? value
    }
    var next = rows[row].firstConstraint
    while next >= 0 {
      let place = constraints[next].place
      if (place - value).magnitude <= Tolerance.breakpoint(value) { return place }
      next = constraints[next].next
    }
    return value
  }
}

/// Where the required constraints of a row let its value be.
extension RowStore {
  /// The required constraint that stops the row's value at `bound`; the first of several.
  mutating func requiredConstraint(of row: Int32, stoppingUpward: Bool) -> Int32 {
    let record = rows[row]
    let bound = stoppingUpward ? record.upperBound : record.lowerBound
    let tolerance = Tolerance.breakpoint(bound)
    var found: Int32 = -1
    if trees.contain(row) {
      let kind: PenaltyTrees.Kind = stoppingUpward ? .upperBound : .lowerBound
      // Of several with one place the first is found, so that few are looked at.
      var next = trees.first(kind, of: row, beyond: bound - tolerance, orAt: true)
      while let (place, constraint) = next, place <= bound + tolerance {
        if found < 0 || constraint < found { found = constraint }
        next = trees.first(kind, of: row, beyond: place)
      }
      return found
    }
    var next = record.firstConstraint
    while next >= 0 {
      let c = constraints[next]
      if c.isRequired, stoppingUpward ? c.pullsDown : c.pullsUp,
        (c.place - bound).magnitude <= tolerance, found < 0 || next < found
      {
        found = next
      }
      next = c.next
    }
    return found
  }

  /// Takes note of changed constraints of a row: recomputes where the required ones let the value be.
  /// - Returns: constraints that exclude each other, if any do: two, or one on the row without terms.
  mutating func boundRow(_ row: Int32) -> Conflict? {
    let (lower, upper) = boundsUpdatingTree(of: row)
    rows[row].lowerBound = lower
    rows[row].upperBound = upper
    if row == Self.emptyRow {
      if lower > Tolerance.breakpoint(0) {
        return Conflict(constraints: [requiredConstraint(of: row, stoppingUpward: false)])
      }
      if upper < -Tolerance.breakpoint(0) {
        return Conflict(constraints: [requiredConstraint(of: row, stoppingUpward: true)])
      }
    }
    if lower <= upper { return nil }
    if lower - upper > Tolerance.breakpoint(upper) + Tolerance.breakpoint(lower) {
      return Conflict(constraints: [
        requiredConstraint(of: row, stoppingUpward: false),
        requiredConstraint(of: row, stoppingUpward: true),
      ])
    }
    rows[row].lowerBound = upper
    return nil
  }

  /// The greatest lower and the least upper bound.
  ///
  /// The row gets a tree where its list is long, and loses it where the list is not: which of the two
  /// answers depends on nothing but the list.
  private mutating func boundsUpdatingTree(of row: Int32) -> (lower: Double, upper: Double) {
    if trees.contain(row) {
      if trees.count(of: row) > PenaltyTrees.limit {
        return (
          trees.lastPlace(.lowerBound, of: row, below: .infinity) ?? -.infinity,
          trees.first(.upperBound, of: row, beyond: -.infinity)?.place ?? .infinity
        )
      }
      trees.fell(row)
    }
    var lower = -Double.infinity
    var upper = Double.infinity
    var count = 0
    var next = rows[row].firstConstraint
    while next >= 0 {
      let c = constraints[next]
      next = c.next
      count += 1
      if !c.isRequired { continue }
      if c.pullsUp { lower = max(lower, c.place) }
      if c.pullsDown { upper = min(upper, c.place) }
    }
    if count > PenaltyTrees.limit { trees.build(row, from: rows[row].firstConstraint, constraints) }
    return (lower, upper)
  }

  /// Gives the row a tree or takes it away, as its list asks for.
  mutating func updateTree(of row: Int32) { _ = boundsUpdatingTree(of: row) }
}
