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
