/// Maintains each row's list of constraints, sorted by breakpoint. A row with many of them has a
/// tree too, which finds the position in the list.
extension Simplex {
  mutating func attach(_ index: ConstraintIndex) {
    _ = attach(index, within: .max)
  }

  /// - Returns: false where the position in the list was not found within so many steps.
  private mutating func attach(_ index: ConstraintIndex, within limit: Int) -> Bool {
    let row = store.constraints[index].row
    if store.trees.contain(row) {
      link(index, after: store.trees.insert(index, store.constraints[index]))
      return true
    }
    var before = ConstraintIndex.none
    var next = store.rows[row].firstConstraint
    var steps = 0
    while !next.isNone && precedes(next, index) {
      if steps == limit { return false }
      before = next
      next = store.constraints[next].next
      steps += 1
    }
    link(index, after: before)
    return true
  }

  /// The order of a row's constraints.
  @inline(__always)
  mutating func precedes(_ a: ConstraintIndex, _ b: ConstraintIndex) -> Bool {
    let (one, other) = (store.constraints[a].breakpoint, store.constraints[b].breakpoint)
    return one != other ? one < other : a < b
  }

  /// Puts a constraint into its row's list, first where `before` is none.
  private mutating func link(_ index: ConstraintIndex, after before: ConstraintIndex) {
    touchConstraint(index)
    let row = store.constraints[index].row
    store.constraints[index].previous = before
    store.constraints[index].next =
      before.isNone ? store.rows[row].firstConstraint : store.constraints[before].next
    relink(index)
  }

  /// Links a constraint between the neighbours that its record names.
  private mutating func relink(_ index: ConstraintIndex) {
    let record = store.constraints[index]
    touch(record.row)
    if record.previous.isNone {
      store.rows[record.row].firstConstraint = index
    } else {
      touchConstraint(record.previous)
      store.constraints[record.previous].next = index
    }
    if !record.next.isNone {
      touchConstraint(record.next)
      store.constraints[record.next].previous = index
    }
  }

  /// A constraint whose position is far from the beginning of its row's list.
  private struct Latecomer: BitwiseCopyable {
    var row: RowIndex
    var index: ConstraintIndex
    var breakpoint: Double

    static func < (a: Latecomer, b: Latecomer) -> Bool {
      if a.row != b.row { return a.row < b.row }
      return a.breakpoint != b.breakpoint ? a.breakpoint < b.breakpoint : a.index < b.index
    }
  }

  /// Attaches the constraints that the transaction has made. Where a row gets many, they are sorted
  /// first, so that one walk along the list finds the positions of all.
  mutating func attachNew() {
    var late = Buffer<Latecomer>()
    for i in journal.madeConstraints.indices {
      let index = journal.madeConstraints[i]
      let constraint = store.constraints[index]
      if constraint.isErased { continue }
      store.constraints[index].isAttached = true
      // Nearly every list is short; only walks along long ones would add up.
      if attach(index, within: 16) { continue }
      late.append(.init(row: constraint.row, index: index, breakpoint: constraint.breakpoint))
    }
    if late.isEmpty { return }
    late.sort { $0 < $1 }
    // A merge of each row's list with what comes to it.
    var row = RowIndex.none
    var before = ConstraintIndex.none
    var next = ConstraintIndex.none
    for i in late.indices {
      if late[i].row != row {
        row = late[i].row
        before = .none
        next = store.rows[row].firstConstraint
      }
      while !next.isNone && precedes(next, late[i].index) {
        before = next
        next = store.constraints[next].next
      }
      link(late[i].index, after: before)
      before = late[i].index
    }
  }

  /// Takes a constraint out of its row's list and tree. Its record keeps its neighbours, for
  /// `reattach`.
  mutating func detach(_ index: ConstraintIndex) {
    let record = store.constraints[index]
    // The tree finds it by its breakpoint, so before that changes.
    if store.trees.contain(record.row) { store.trees.remove(index, record) }
    touch(record.row)
    touchConstraint(index)
    if record.previous.isNone {
      store.rows[record.row].firstConstraint = record.next
    } else {
      touchConstraint(record.previous)
      store.constraints[record.previous].next = record.next
    }
    if !record.next.isNone {
      touchConstraint(record.next)
      store.constraints[record.next].previous = record.previous
    }
  }

  /// Undoes `detach`; the constraint detached last comes first.
  mutating func reattach(_ index: ConstraintIndex) {
    let record = store.constraints[index]
    if store.trees.contain(record.row) { _ = store.trees.insert(index, record) }
    relink(index)
  }
}

/// Finds or makes the rows of the constraints that a transaction has made.
extension Simplex {
  /// Large shuffled batches are sorted by variable first, for locality: rows are then made, and new
  /// constraints moved, in that order, and everything that follows walks through them in it.
  mutating func findRows() {
    let count = journal.madeConstraints.count
    let isArranged = count >= 4096 && staging.normals.isDisordered()
    if isArranged { staging.normals.arrange(variableCount: store.variableCount) }
    let areConstraintsArranged = isArranged && arrangeConstraints()
    for i in staging.normals.cancelled.indices where !isInUse(staging.normals.cancelled[i]) {
      return refuseStaleVariable()
    }
    for i in 0..<count {
      // Left sides have been moved; constraints only where `arrangeConstraints` could.
      let made = areConstraintsArranged ? i : staging.normals.origin(of: i)
      if !findRow(of: i, for: journal.madeConstraints[made]) { return refuseStaleVariable() }
    }
    factor.hasWideRows = store.hasWideRows
  }

  /// - Returns: false where a variable has been discarded.
  private mutating func findRow(of normal: Int, for constraint: ConstraintIndex) -> Bool {
    let range = staging.normals.range(of: normal)
    for i in range where !isInUse(staging.normals.terms[i]) { return false }
    let count = store.rows.count
    let row = store.row(
      of: normal, in: staging.normals, unit: store.constraints[constraint].unit)
    store.constraints[constraint].row = row
    // A variable's own row was there already, and its record need not be read to see that. Another
    // row without constraints has been made just now.
    if range.count > 1 && !store.rows[row].hasConstraints
      && store.rows[row].journalled != journal.transaction
    {
      store.rows[row].journalled = journal.transaction
      journal.madeRows.append(.init(row: row, wasAppended: store.rows.count > count))
    }
    return true
  }

  @inline(__always)
  private mutating func isInUse(_ term: NormalList.Term) -> Bool {
    term.generation & 1 == 1 && generations[term.variable] == term.generation
  }

  /// Refuses the transaction if a row has a variable that has been discarded. The first such row by
  /// order of the calls is named.
  mutating func refuseStaleVariable() {
    if staging.error != nil { return }
    var first = Int.max
    for normal in 0..<staging.normals.count where staging.normals.origin(of: normal) < first {
      for i in staging.normals.range(of: normal) where !isInUse(staging.normals.terms[i]) {
        first = staging.normals.origin(of: normal)
        staging.error = .foreignVariable(staging.normals.terms[i].handle(of: tag))
        break
      }
    }
    if staging.error != nil { return }
    for i in staging.normals.cancelled.indices where !isInUse(staging.normals.cancelled[i]) {
      staging.error = .foreignVariable(staging.normals.cancelled[i].handle(of: tag))
      return
    }
  }

  /// Brings the constraints that the transaction has made into the order of the left sides.
  /// - Returns: false where they fill gaps, so that they do not lie in one piece and stay as they
  ///   are.
  private mutating func arrangeConstraints() -> Bool {
    let first = store.constraints.count - journal.madeConstraints.count
    for i in journal.madeConstraints.indices
    where journal.madeConstraints[i].offset != first + i { return false }
    store.arrangeConstraints(from: first, by: staging.normals)
    // A change may concern one of them, and names it by its old index, which is in its handle.
    for i in staging.changes.indices where staging.changes[i].constraint.offset >= first {
      staging.changes[i].constraint = store.index(of: staging.changes[i].constraint.number)
    }
    return true
  }
}
