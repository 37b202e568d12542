/// Evaluating a row's penalty by its tree. Takes time logarithmic in the number of constraints,
/// times the number of their levels where slopes are added up.
extension PenaltyTrees {
  /// The slope beyond the constraints up to `limit`, including those at `limit` itself or not.
  mutating func slope(of row: RowIndex, past limit: Double, inclusive: Bool) -> LevelVector {
    var passed = LevelVector()
    var ahead = LevelVector()
    var node = root(of: row)
    while !node.isNone {
      let own = nodes[node]
      if inclusive ? own.breakpoint <= limit : own.breakpoint < limit {
        if !own.left.isNone { passed.add(downs[own.left]) }
        passed.add(own.downWeight, at: own.level)
        node = own.right
      } else {
        if !own.right.isNone { ahead.add(ups[own.right]) }
        ahead.add(own.upWeight, at: own.level)
        node = own.left
      }
    }
    return passed.less(ahead)
  }

  /// The slope above all breakpoints, or below them.
  mutating func outermostSlope(of row: RowIndex, above: Bool) -> LevelVector {
    let root = root(of: row)
    return above ? downs[root] : ups[root].scaled(by: -1)
  }

  /// Whether a constraint of this kind is among the row's.
  mutating func contain(_ kind: Kind, of row: RowIndex) -> Bool {
    !nodes[root(of: row)].kinds.isDisjoint(with: kind)
  }

  /// The values that `y` is right at, were there no required constraints: those whose two slopes
  /// enclose it.
  mutating func range(of row: RowIndex, for y: LevelVector) -> (low: Double, high: Double) {
    let order = outermostSlope(of: row, above: false).compare(to: y)
    let low = order < 0 ? breakpoint(of: row, where: y, isExceeded: false) : -.infinity
    let high = order <= 0 ? breakpoint(of: row, where: y, isExceeded: true) : -.infinity
    return (low, high)
  }

  /// The first breakpoint beyond which the slope is at least `y`, or greater; infinite where it
  /// never is.
  private mutating func breakpoint(of row: RowIndex, where y: LevelVector, isExceeded: Bool)
    -> Double
  {
    let root = root(of: row)
    var found: Double?
    // Invariant: what the constraints before the subtree add to the slope, and those after it
    // subtract.
    var passed = LevelVector()
    var ahead = LevelVector()
    var node = root
    while !node.isNone {
      let own = nodes[node]
      var before = passed
      if !own.left.isNone { before.add(downs[own.left]) }
      before.add(own.downWeight, at: own.level)
      var after = ahead
      if !own.right.isNone { after.add(ups[own.right]) }
      let order = before.less(after).compare(to: y)
      if isExceeded ? order > 0 : order >= 0 {
        found = own.breakpoint
        ahead = after
        ahead.add(own.upWeight, at: own.level)
        node = own.left
      } else {
        passed = before
        node = own.right
      }
    }
    return found.map { firstCoinciding(with: $0, in: root) } ?? .infinity
  }

  /// Breakpoints that coincide count as one, which is the first of them.
  private mutating func firstCoinciding(with breakpoint: Double, in root: NodeIndex) -> Double {
    var node = first(
      .optional, in: root, beyond: breakpoint - Tolerance.breakpoint(breakpoint), orAt: true)
    while !node.isNone, nodes[node].breakpoint < breakpoint {
      let first = nodes[node].breakpoint
      if first + Tolerance.breakpoint(first) >= breakpoint { return first }
      node = self.first(.optional, in: root, beyond: first, orAt: false)
    }
    return breakpoint
  }

  // MARK: Breakpoints

  /// The first constraint of a kind with a breakpoint above `limit`, or at it if `orAt`, and the
  /// breakpoint.
  mutating func first(
    _ kind: Kind, of row: RowIndex, beyond limit: Double, orAt: Bool = false
  ) -> (breakpoint: Double, constraint: ConstraintIndex)? {
    let node = first(kind, in: root(of: row), beyond: limit, orAt: orAt)
    return node.isNone ? nil : (nodes[node].breakpoint, nodes[node].constraint)
  }

  /// The last breakpoint below `limit` of a constraint of a kind.
  mutating func lastBreakpoint(_ kind: Kind, of row: RowIndex, below limit: Double) -> Double? {
    let node = last(kind, in: root(of: row), below: limit)
    return node.isNone ? nil : nodes[node].breakpoint
  }

  private mutating func first(
    _ kind: Kind, in tree: NodeIndex, beyond limit: Double, orAt: Bool
  ) -> NodeIndex {
    if tree.isNone { return .none }
    let own = nodes[tree]
    if own.kinds.isDisjoint(with: kind) { return .none }
    if orAt ? own.breakpoint >= limit : own.breakpoint > limit {
      let earlier = first(kind, in: own.left, beyond: limit, orAt: orAt)
      if !earlier.isNone { return earlier }
      if !own.kind.isDisjoint(with: kind) { return tree }
    }
    return first(kind, in: own.right, beyond: limit, orAt: orAt)
  }

  private mutating func last(_ kind: Kind, in tree: NodeIndex, below limit: Double) -> NodeIndex {
    if tree.isNone { return .none }
    let own = nodes[tree]
    if own.kinds.isDisjoint(with: kind) { return .none }
    if own.breakpoint < limit {
      let later = last(kind, in: own.right, below: limit)
      if !later.isNone { return later }
      if !own.kind.isDisjoint(with: kind) { return tree }
    }
    return last(kind, in: own.left, below: limit)
  }
}

#if CHECKED_INVARIANTS
  extension PenaltyTrees {
    /// Whether the row's tree is, to the bit, the one that `build` makes of its list.
    mutating func isAsBuilt(
      _ row: RowIndex, from first: ConstraintIndex,
      _ constraints: borrowing Table<ConstraintIndex, RowConstraint>
    ) -> Bool {
      var fresh = PenaltyTrees()
      fresh.build(row, from: first, constraints)
      return isEqual(root(of: row), &fresh, fresh.root(of: row))
    }

    private mutating func isEqual(
      _ tree: NodeIndex, _ other: inout PenaltyTrees, _ otherTree: NodeIndex
    ) -> Bool {
      if tree.isNone || otherTree.isNone { return tree == otherTree }
      let (a, b) = (nodes[tree], other.nodes[otherTree])
      return a.constraint == b.constraint && a.count == b.count && a.breakpoint == b.breakpoint
        && a.level == b.level && a.kind == b.kind && a.kinds == b.kinds
        && a.upWeight == b.upWeight && a.downWeight == b.downWeight
        && isEqual(ups[tree], other.ups[otherTree])
        && isEqual(downs[tree], other.downs[otherTree]) && isEqual(a.left, &other, b.left)
        && isEqual(a.right, &other, b.right)
    }

    private func isEqual(_ a: LevelVector, _ b: LevelVector) -> Bool {
      a.count == b.count
        && (0..<a.count).allSatisfy { a.level($0) == b.level($0) && a.value($0) == b.value($0) }
    }
  }
#endif
