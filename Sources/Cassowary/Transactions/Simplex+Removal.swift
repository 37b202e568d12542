/// Weakening penalties, as by removing a constraint or lowering its priority: what alone can leave
/// a row dual infeasible, with a multiplier that no slope of its penalty allows any more.
///
/// The change is made in the row's penalty (`swapRecord`). If the row's multiplier is then beyond
/// the outermost slopes (`sideBeyondSlopes`), it is moved back to them (`restoreDualFeasibility`):
/// first while no value changes, by letting the multipliers of basic rows balance it, and where one
/// of those is at its own limit, by primal steps from there.
extension Simplex {
  /// A change of a penalty: a constraint is removed, or gets another priority. A change of relation
  /// is two of these: the constraint is removed with the losses and comes again with the gains.
  struct PenaltyChange: BitwiseCopyable {
    var row: RowIndex
    var constraint: ConstraintIndex
    /// In a loss, the lower priority; nil where the constraint leaves the penalty. In a gain, nil
    /// where the priority stays.
    var priority: Priority?
    /// In a gain, the relation with which the constraint comes again.
    var relation: Relation?
  }

  /// Applies all changes that weaken penalties (losses), then those that only strengthen them
  /// (gains).
  ///
  /// In this order, because the primal steps of the losses start from a feasible solution, and a
  /// constraint that becomes required may be violated by it.
  /// - Returns: whether the basis was given up on the way, so that everything is to be solved
  ///   afresh.
  mutating func applyLosses() -> Bool {
    var losses = Buffer<PenaltyChange>()
    var gains = Buffer<PenaltyChange>()
    var edits = Buffer<(constraint: ConstraintIndex, change: Int32)>()
    for i in staging.changes.indices {
      let index = staging.changes[i].constraint
      // A constraint of this transaction is in no penalty yet: `applyGains` changes its record
      // alone.
      guard isAttached(index) else { continue }
      if staging.changes[i].kind == .erase {
        losses.append(PenaltyChange(row: store.constraints[index].row, constraint: index))
      } else if staging.changes[i].kind != .constant && !isErased(index) {
        edits.append((index, Int32(i)))
      }
    }
    // By constraint, and the edits of one constraint in the order of the calls: the last one
    // counts.
    edits.sort { $0 < $1 }
    var start = 0
    while start < edits.count {
      let end = edits.indices[start...].first { edits[$0].constraint != edits[start].constraint }
      list(edits, start..<(end ?? edits.count), in: &losses, &gains)
      start = end ?? edits.count
    }
    let hasGivenUp = !losses.isEmpty && applyLosses(&losses)
    for i in gains.indices { apply(gains[i]) }
    return hasGivenUp
  }

  /// Sorts the edits of one constraint's priority and relation into losses and gains.
  private mutating func list(
    _ edits: borrowing Buffer<(constraint: ConstraintIndex, change: Int32)>, _ range: Range<Int>,
    in losses: inout Buffer<PenaltyChange>, _ gains: inout Buffer<PenaltyChange>
  ) {
    let index = edits[range.lowerBound].constraint
    let constraint = store.constraints[index]
    var after = PenaltyChange(row: constraint.row, constraint: index)
    for i in range {
      let change = staging.changes[edits[i].change]
      if change.kind == .priority { after.priority = change.priority }
      if change.kind == .relation { after.relation = change.relation }
    }
    if after.relation == nil, after.priority == constraint.priority { return }
    if after.relation != nil {
      // No relation is weaker than every other, so it leaves with the old one and comes with the
      // new.
      losses.append(PenaltyChange(row: constraint.row, constraint: index))
      gains.append(after)
    } else if let priority = after.priority, priority < constraint.priority {
      losses.append(after)
    } else {
      gains.append(after)
    }
  }

  /// Applies a gain: a higher priority, or a constraint that comes again with another relation. It
  /// only widens the range of slopes, so that the row's multiplier stays possible.
  private mutating func apply(_ gain: PenaltyChange) {
    // With another relation the row may no longer be fixed, and then its multiplier counts.
    recoverMultiplier(of: gain.row)
    touch(gain.row)
    if let relation = gain.relation {
      touchConstraint(gain.constraint)
      store.constraints[gain.constraint].isAlive = true
      store.constraints[gain.constraint].relation = relation
      if let priority = gain.priority { store.constraints[gain.constraint].priority = priority }
      attach(gain.constraint)
    } else {
      var gain = gain
      swapRecord(with: &gain)
    }
    // Constraints that exclude each other are looked for once all changes are made (`boundRows`,
    // `crash`).
    _ = store.boundRow(gain.row)
  }

  /// Applies the losses, those of one row together.
  ///
  /// A loss that leaves its row dual infeasible is followed by primal steps at once. Those must
  /// start from a primal feasible solution, which a loss may spoil that leaves the multiplier
  /// possible, but right at other values only. Such a loss is undone and tried again in the next
  /// round, since steps may have changed the multiplier by then. Once a round moves nothing, all
  /// that are left are applied.
  ///
  /// Where all this comes to more work than solving everything afresh, the basis is given up: with
  /// all multipliers zero no loss can leave a row dual infeasible.
  private mutating func applyLosses(_ losses: inout Buffer<PenaltyChange>) -> Bool {
    groupByRow(&losses)
    var isDone = Buffer<Bool>(repeating: false, count: losses.count)
    var hasMoved = true
    var hasGivenUp = false
    let visitedBefore = factor.visitedNodes
    var tries = 0
    while hasMoved && !hasGivenUp {
      hasMoved = false
      var start = 0
      while start < losses.count {
        let group = start..<endOfGroup(from: start, losses)
        start = group.upperBound
        if isDone[group.lowerBound] { continue }
        tries += 1
        // A try that moves nothing visits no node but is not free: it counts as eight.
        if factor.visitedNodes &- visitedBefore &+ 8 * tries > workLimit {
          forgetBasis()
          hasGivenUp = true
          break
        }
        let row = losses[group.lowerBound].row
        // Before the change, while the row may still be fixed and keep no multiplier.
        recoverMultiplier(of: row)
        touch(row)
        applyLosses(&losses, in: group)
        if let side = sideBeyondSlopes(of: row) {
          isDone[group.lowerBound] = true
          hasMoved = true
          restoreDualFeasibility(row, from: side)
        } else {
          undoLosses(&losses, in: group)
        }
      }
    }
    // What is left makes rows primal infeasible at the most, which the dual method repairs.
    var start = 0
    while start < losses.count {
      let group = start..<endOfGroup(from: start, losses)
      if !isDone[start] { applyLosses(&losses, in: group) }
      start = group.upperBound
    }
    return hasGivenUp
  }

  /// How many nodes may be visited to remove constraints one by one: more than solving what stays
  /// afresh would visit, and never few.
  private var workLimit: Int { 10_000 + 64 * store.rows.count }

  private func endOfGroup(from start: Int, _ losses: borrowing Buffer<PenaltyChange>) -> Int {
    var end = start + 1
    while end < losses.count && losses[end].row == losses[start].row { end += 1 }
    return end
  }

  private func groupByRow(_ losses: inout Buffer<PenaltyChange>) {
    if losses.count < 2 { return }
    var order = Buffer<(row: RowIndex, index: Int32, loss: PenaltyChange)>(capacity: losses.count)
    for i in losses.indices { order.append((losses[i].row, Int32(i), losses[i])) }
    // By index too: the sort is not stable, and equal calls must give equal bits.
    order.sort { ($0.row, $0.index) < ($1.row, $1.index) }
    for i in losses.indices { losses[i] = order[i].loss }
  }

  /// Applies losses of one row.
  private mutating func applyLosses(_ losses: inout Buffer<PenaltyChange>, in group: Range<Int>) {
    let row = losses[group.lowerBound].row
    dropTree(of: row, before: group.count)
    for i in group { swapRecord(with: &losses[i]) }
    // Fewer constraints cannot exclude each other.
    _ = store.boundRow(row)
  }

  /// Undoes losses of one row.
  private mutating func undoLosses(_ losses: inout Buffer<PenaltyChange>, in group: Range<Int>) {
    let row = losses[group.lowerBound].row
    dropTree(of: row, before: group.count)
    // The last one first: a constraint finds its neighbours in the list where it left them.
    for i in group.reversed() { swapRecord(with: &losses[i]) }
    // They did not exclude each other before.
    _ = store.boundRow(row)
  }

  /// Drops a row's tree where so many of its constraints change that building it again afterwards,
  /// as `boundRow` does, is less work than updating it.
  private mutating func dropTree(of row: RowIndex, before changes: Int) {
    if store.trees.contain(row) && 8 * changes > store.trees.count(of: row) {
      store.trees.drop(row)
    }
  }

  /// Swaps the constraint's priority with that of the change, or, where the change has none, takes
  /// the constraint out of its penalty or brings it back. Doing it twice undoes it.
  private mutating func swapRecord(with change: inout PenaltyChange) {
    let index = change.constraint
    guard let priority = change.priority else {
      if store.constraints[index].isAlive {
        detach(index)
        store.constraints[index].isAlive = false
      } else {
        touchConstraint(index)
        store.constraints[index].isAlive = true
        reattach(index)
      }
      return
    }
    touchConstraint(index)
    let before = store.constraints[index]
    change.priority = before.priority
    store.constraints[index].priority = priority
    // The tree's sums are by level, so the constraint leaves it at the old one and returns at the
    // new.
    if store.trees.contain(before.row) {
      store.trees.remove(index, before)
      _ = store.trees.insert(index, store.constraints[index])
    }
  }

  /// The side of all slopes of the row's penalty on which its multiplier lies, so that it is
  /// possible at no value of the row; nil where it is between them.
  private mutating func sideBeyondSlopes(of row: RowIndex) -> Side? {
    let y = store.multipliers[row]
    if let top = store.outermostSlope(of: row, above: true), y.compare(to: top) > 0 {
      return .above
    }
    if let bottom = store.outermostSlope(of: row, above: false), y.compare(to: bottom) < 0 {
      return .below
    }
    return nil
  }

  /// Moves an impossible multiplier, which lies on one side of all slopes, to the outermost one:
  /// without moving any value as far as that goes, and from there with primal steps.
  private mutating func restoreDualFeasibility(_ row: RowIndex, from side: Side) {
    // A basic row can be released at once; another one first has to come into the basis.
    if !store.rows[row].isBasic {
      if !shiftMultiplier(row, from: side) { return }
      // New factors may have found that it depends on the others, and left it out again.
      if !store.rows[row].isBasic { return giveUp() }
    }
    release(row, from: side)
    refresh(row)
  }

  /// Moves the multiplier of a row outside the basis towards the outermost slope, while the
  /// multipliers of the basic rows balance it and no value changes.
  /// - Returns: whether a basic row blocked the way; `row` is then basic in its place, at its
  ///   present value.
  private mutating func shiftMultiplier(_ row: RowIndex, from multiplierSide: Side) -> Bool {
    write(row)
    let end = store.outermostSlope(of: row, above: multiplierSide == .above) ?? LevelVector()
    // A multiplier above all slopes has to sink, as that of a row whose value is below.
    let side = multiplierSide.opposite
    let full = (end - store.multipliers[row]).scaled(by: side.sign)
    var shortest = full
    var blocking: Int?
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      // Its required constraints take up any force.
      if store.rows[basic].isFixed { continue }
      // The sum of forces stays zero: a basic multiplier moves against that of the row.
      let rises = side.movesUp(basicRowWith: alpha.values[i])
      let bound = store.slope(of: basic, at: store.rows[basic].target, above: rises)
      // Without a slope a required constraint is on that side, which takes up any force as well.
      guard let bound else { continue }
      let step = (bound - store.multipliers[basic])
        .scaled(by: (rises ? 1 : -1) / alpha.values[i].magnitude)
      let order = step.compare(to: shortest)
      // Among equal steps the largest pivot, and none at all where the full step is as short.
      let isSafer = blocking.map { alpha.values[i].magnitude > alpha.values[$0].magnitude } ?? false
      if order < 0 || (order == 0 && isSafer) { (shortest, blocking) = (step, i) }
    }
    touch(row)
    moveMultipliers(by: shortest, side: side)
    guard let blocking else {
      // The slope itself, not the sum, which rounding would leave beside it.
      store.multipliers[row] = end
      refresh(row)
      return false
    }
    if store.multipliers.add(shortest, scaledBy: side.sign, to: row) { isBalanced = false }
    let position = alpha.indices[blocking]
    let leaving = basis[position]
    let rises = side.movesUp(basicRowWith: alpha.values[blocking])
    touch(leaving)
    rest(leaving, at: store.rows[leaving].target, above: rises)
    // A degenerate pivot: with its present value as target the row moves nothing.
    pivot(row, in: position, by: alpha.values[blocking], target: value(ofRow: row))
    propagate()
    return true
  }

  /// Computes the multiplier of a fixed basic row. While a row is fixed none is kept for it,
  /// because one within infinite slopes limits nothing.
  ///
  /// The forces balance. Those on the basic row are its own and, by the rate at which they move
  /// with its target, those of the rows outside the basis: y = −Σ rate · multiplier.
  mutating func recoverMultiplier(of row: RowIndex) {
    let record = store.rows[row]
    guard record.isBasic, record.isFixed else { return }
    touch(row)
    factor.solve(unitAt: record.position, into: &direction)
    spreadDirection()
    var y = LevelVector()
    findMovedRowsWithMultipliers()
    // Exchanges have made errors grow.
    let rounding = Tolerance.rounding * largestRate * (1 + factor.updateGrowth)
    for i in movedRows.indices {
      let rate = rate(of: movedRows[i])
      y.add(store.multipliers[movedRows[i]], scaledBy: -rate)
      if rate != 0 && rate.magnitude <= rounding && !factor.isPrecise {
        // The rate may be rounding, and then rounding would decide whether the row is released.
        needsPrecision = true
        factor.isInDoubt = true
      }
    }
    clearDirection()
    store.multipliers[row] = y
  }
}
