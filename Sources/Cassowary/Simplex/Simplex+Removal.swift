/// Taking constraints away: the one operation after which a multiplier may be impossible.
extension Simplex {
  /// How a penalty changes: a constraint that goes, or one that gets another priority. One that gets another
  /// relation goes first, and comes again when all losses are made.
  struct Loss: BitwiseCopyable {
    var row: Int32
    var constraint: Int32
    var priority: Priority?
    var relation: Relation?
  }

  /// What is only a gain waits until all losses are made: a required constraint that came to bind before would be
  /// one that the solution does not meet.
  /// - Returns: whether the basis was given up on the way, so that everything is to be solved afresh.
  mutating func applyLosses() -> Bool {
    var losses = Buffer<Loss>()
    var gains = Buffer<Loss>()
    var edits = Buffer<(constraint: Int32, change: Int32)>()
    for i in staging.changes.indices {
      let index = staging.changes[i].constraint
      guard isAttached(index) else { continue }
      if staging.changes[i].kind == .erase {
        losses.append(Loss(row: store.constraints[index].row, constraint: index))
      } else if staging.changes[i].kind != .constant && !isErased(index) {
        edits.append((index, Int32(i)))
      }
    }
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

  /// Lists what changes of one constraint's priority and relation come to.
  private mutating func list(
    _ edits: borrowing Buffer<(constraint: Int32, change: Int32)>, _ range: Range<Int>,
    in losses: inout Buffer<Loss>, _ gains: inout Buffer<Loss>
  ) {
    let index = edits[range.lowerBound].constraint
    let constraint = store.constraints[index]
    var after = Loss(row: constraint.row, constraint: index)
    for i in range {
      let change = staging.changes[edits[i].change]
      if change.kind == .priority { after.priority = change.priority }
      if change.kind == .relation { after.relation = change.relation }
    }
    if after.relation == nil, after.priority == constraint.priority { return }
    if after.relation != nil {
      losses.append(Loss(row: constraint.row, constraint: index))
      gains.append(after)
    } else if let priority = after.priority, priority < constraint.priority {
      losses.append(after)
    } else {
      gains.append(after)
    }
  }

  /// Applies what no multiplier can be in the way of: a higher priority, or a constraint that comes again with
  /// another relation.
  private mutating func apply(_ gain: Loss) {
    rememberMultiplier(of: gain.row)
    touch(gain.row)
    if let relation = gain.relation {
      touchConstraint(gain.constraint)
      store.constraints[gain.constraint].isAlive = true
      store.constraints[gain.constraint].relation = relation
      if let priority = gain.priority { store.constraints[gain.constraint].priority = priority }
      attach(gain.constraint)
    } else {
      var gain = gain
      change(&gain)
    }
    _ = store.boundRow(gain.row)
  }

  /// Applies the losses, those of one row together. Between them the solution agrees with all
  /// multipliers, so that each that makes its row's multiplier impossible can be followed by a primal
  /// step; those that do not are put off to the end, since they may make rows disagree.
  ///
  /// Where these steps come to more than solving everything afresh, the basis is given up: without
  /// multipliers none of the losses that are left can make one impossible.
  private mutating func applyLosses(_ losses: inout Buffer<Loss>) -> Bool {
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
        if factor.visitedNodes &- visitedBefore &+ 8 * tries > workLimit {
          forgetBasis()
          hasGivenUp = true
          break
        }
        let row = losses[group.lowerBound].row
        rememberMultiplier(of: row)
        touch(row)
        change(&losses, group)
        if let up = excess(of: row) {
          isDone[group.lowerBound] = true
          hasMoved = true
          bringBack(row, up: up)
        } else {
          changeBack(&losses, group)
        }
      }
    }
    var start = 0
    while start < losses.count {
      let group = start..<endOfGroup(from: start, losses)
      if !isDone[start] { change(&losses, group) }
      start = group.upperBound
    }
    return hasGivenUp
  }

  /// How many nodes may be visited to take constraints away one after the other: more than it takes to solve what
  /// stays afresh, and never few.
  private var workLimit: Int { 10_000 + 64 * store.rows.count }

  private func endOfGroup(from start: Int, _ losses: borrowing Buffer<Loss>) -> Int {
    var end = start + 1
    while end < losses.count && losses[end].row == losses[start].row { end += 1 }
    return end
  }

  private func groupByRow(_ losses: inout Buffer<Loss>) {
    if losses.count < 2 { return }
    var order = Buffer<(row: Int32, index: Int32, loss: Loss)>(capacity: losses.count)
    for i in losses.indices { order.append((losses[i].row, Int32(i), losses[i])) }
    order.sort { ($0.row, $0.index) < ($1.row, $1.index) }
    for i in losses.indices { losses[i] = order[i].loss }
  }

  /// Applies losses of one row.
  private mutating func change(_ losses: inout Buffer<Loss>, _ group: Range<Int>) {
    let row = losses[group.lowerBound].row
    fellTree(of: row, before: group.count)
    for i in group { change(&losses[i]) }
    _ = store.boundRow(row)
  }

  /// Takes losses of one row back.
  private mutating func changeBack(_ losses: inout Buffer<Loss>, _ group: Range<Int>) {
    let row = losses[group.lowerBound].row
    fellTree(of: row, before: group.count)
    for i in group.reversed() { change(&losses[i]) }
    _ = store.boundRow(row)
  }

  /// Where many of a row's constraints change, its tree is sooner made anew afterwards.
  private mutating func fellTree(of row: Int32, before changes: Int) {
    if store.trees.contain(row) && 8 * changes > store.trees.count(of: row) {
      store.trees.fell(row)
    }
  }

  /// Exchanges what the loss holds with what the constraint has.
  private mutating func change(_ loss: inout Loss) {
    let index = loss.constraint
    guard let priority = loss.priority else {
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
    loss.priority = before.priority
    store.constraints[index].priority = priority
    if store.trees.contain(before.row) {
      store.trees.remove(index, before)
      _ = store.trees.insert(index, store.constraints[index])
    }
  }

  /// Which way the multiplier lies beyond all slopes of the row's penalty; nil where it does not.
  private mutating func excess(of row: Int32) -> Bool? {
    let y = store.multipliers[row]
    if let top = store.outermostSlope(of: row, above: true), y.compare(to: top) > 0 { return true }
    if let bottom = store.outermostSlope(of: row, above: false), y.compare(to: bottom) < 0 {
      return false
    }
    return nil
  }

  /// Moves an impossible multiplier to the end of its penalty's slopes.
  private mutating func bringBack(_ row: Int32, up: Bool) {
    if store.rows[row].position < 0 && !settleInPlace(row, up: up) { return }
    release(row, up: up)
    refresh(row)
  }

  /// Moves the multiplier of a row outside the basis while nothing else moves.
  /// - Returns: whether a basic row stood in the way; `row` is then basic at its present value.
  private mutating func settleInPlace(_ row: Int32, up: Bool) -> Bool {
    write(row)
    let end = store.outermostSlope(of: row, above: up) ?? LevelVector()
    let side = up ? -1 : 1
    let full = (end - store.multipliers[row]).scaled(by: Double(side))
    var shortest = full
    var blocking: Int?
    for i in alpha.indices.indices {
      let basic = basis[alpha.indices[i]]
      if store.rows[basic].isFixed { continue }
      let rises = (alpha.values[i] > 0) == (side < 0)
      let bound = store.slope(of: basic, at: store.rows[basic].target, above: rises)
      guard let bound else { continue }
      let step = (bound - store.multipliers[basic])
        .scaled(by: (rises ? 1 : -1) / alpha.values[i].magnitude)
      let order = step.compare(to: shortest)
      let isSafer = blocking.map { alpha.values[i].magnitude > alpha.values[$0].magnitude } ?? false
      if order < 0 || (order == 0 && isSafer) { (shortest, blocking) = (step, i) }
    }
    touch(row)
    moveMultipliers(by: shortest, side: side)
    guard let blocking else {
      store.multipliers[row] = end
      refresh(row)
      return false
    }
    store.multipliers.add(shortest, scaledBy: Double(side), to: row)
    let position = Int(alpha.indices[blocking])
    let leaving = basis[position]
    let rises = (alpha.values[blocking] > 0) == (side < 0)
    touch(leaving)
    store.multipliers[leaving] =
      store.slope(of: leaving, at: store.rows[leaving].target, above: rises) ?? LevelVector()
    pivot(row, in: position, by: alpha.values[blocking], target: value(ofRow: row))
    propagate()
    return true
  }

  /// Works out the multiplier of a basic row for which none was kept, because it could not limit
  /// anything: from the rows outside the basis that move with it.
  mutating func rememberMultiplier(of row: Int32) {
    let record = store.rows[row]
    guard record.position >= 0, record.isFixed else { return }
    touch(row)
    factor.solve(unitAt: Int(record.position), into: &direction)
    spreadDirection()
    var y = LevelVector()
    meetForces()
    let fastest = fastest
    for i in met.indices {
      let rate = rate(of: met[i])
      y.add(store.multipliers[met[i]], scaledBy: -rate)
      if rate != 0 && rate.magnitude <= Tolerance.rounding * fastest && !factor.isPrecise {
        // It may be none, and then the row would be held back, or let go, by rounding.
        needsPrecision = true
        factor.isInDoubt = true
      }
    }
    clearDirection()
    store.multipliers[row] = y
  }

  /// Takes an empty row out of the basis; a variable's own row takes its place, without moving it.
  mutating func evict(_ row: Int32) {
    let position = Int(store.rows[row].position)
    factor.solve(unitAt: position, into: &direction)
    var best = -1
    for i in direction.indices.indices {
      let isLarger = best < 0 || direction.values[i].magnitude > direction.values[best].magnitude
      if isLarger { best = i }
    }
    if best < 0 { return }
    let entering = store.unitRows[direction.indices[best]]
    let target = store.place(of: entering, near: value(ofRow: entering))
    write(entering)
    pivot(entering, in: position, by: rate(at: position), target: target)
    propagate()
  }
}

/// Taking away, at the end of a transaction, what nothing uses any more.
extension Simplex {
  /// Frees constraints and rows that nothing uses any more.
  mutating func discardLeftovers() {
    if staging.changes.isEmpty { return }
    for i in staging.changes.indices {
      let change = staging.changes[i]
      if change.kind != .erase { continue }
      let row = store.constraints[change.constraint].row
      store.constraints[change.constraint].isErased = false
      store.constraints[change.constraint].isAlive = false
      store.freeConstraints.append(change.constraint)
      if store.rows[row].isAlive && store.rows[row].firstConstraint < 0 { discard(row) }
    }
    for i in journal.madeRows.indices {
      let row = journal.madeRows[i].row
      if store.rows[row].isAlive && store.rows[row].firstConstraint < 0 { discard(row) }
    }
  }

  /// Takes the rows that nothing uses any more out of the basis.
  /// - Returns: whether there were such.
  mutating func evictLeftovers() -> Bool {
    var hasEvicted = false
    for i in staging.rows.indices {
      let row = staging.rows[i]
      let record = store.rows[row]
      if record.firstConstraint < 0 && record.termCount > 1 && record.position >= 0 {
        evict(row)
        hasEvicted = true
      }
    }
    return hasEvicted
  }

  private mutating func discard(_ row: Int32) {
    if store.rows[row].termCount <= 1 || store.rows[row].position >= 0 { return }
    setLoose(row, false)
    store.free(row)
  }

  /// Takes the variables back that were to be given back and that no row mentions.
  mutating func discardVariables() {
    for i in staging.discarded.indices {
      let index = staging.discarded[i]
      let unit = store.unitRows[index]
      let isUsed = store.rows[unit].firstConstraint >= 0 || store.isMentioned(index)
      if isUsed || generations[index] & 1 == 0 { continue }
      generations[index] &+= 1
      freeVariables.append(index)
      setTarget(unit, 0)
    }
    propagate()
  }
}
