/// Putting constraints among those of their rows, which are lists in order of places, and taking them out.
extension Simplex {
  mutating func attach(_ index: Int32) {
    _ = attach(index, within: .max)
  }

  /// - Returns: false where the place was not found within so many steps.
  private mutating func attach(_ index: Int32, within limit: Int) -> Bool {
    let row = store.constraints[index].row
    if store.trees.contain(row) {
      link(index, after: store.trees.insert(index, store.constraints[index]))
      return true
    }
    var before: Int32 = -1
    var next = store.rows[row].firstConstraint
    var steps = 0
    while next >= 0 && precedes(next, index) {
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
  mutating func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let (one, other) = (store.constraints[a].place, store.constraints[b].place)
    return one != other ? one < other : a < b
  }

  /// Puts a constraint into its row's list, first where `before` is −1.
  private mutating func link(_ index: Int32, after before: Int32) {
    touchConstraint(index)
    let row = store.constraints[index].row
    store.constraints[index].previous = before
    store.constraints[index].next =
      before < 0 ? store.rows[row].firstConstraint : store.constraints[before].next
    relink(index)
  }

  /// Puts a constraint back between those that it says it lies between.
  private mutating func relink(_ index: Int32) {
    let record = store.constraints[index]
    touch(record.row)
    if record.previous < 0 {
      store.rows[record.row].firstConstraint = index
    } else {
      touchConstraint(record.previous)
      store.constraints[record.previous].next = index
    }
    if record.next >= 0 {
      touchConstraint(record.next)
      store.constraints[record.next].previous = index
    }
  }

  /// A constraint whose place is far from the first of its row.
  private struct Latecomer: BitwiseCopyable {
    var row: Int32
    var index: Int32
    var place: Double

    static func < (a: Latecomer, b: Latecomer) -> Bool {
      if a.row != b.row { return a.row < b.row }
      return a.place != b.place ? a.place < b.place : a.index < b.index
    }
  }

  /// Attaches the constraints that the transaction has made. Where a row gets many, they are sorted
  /// first, so that one walk along the row finds all places.
  mutating func attachNew() {
    var late = Buffer<Latecomer>()
    for i in journal.madeConstraints.indices {
      let index = journal.madeConstraints[i]
      let constraint = store.constraints[index]
      if constraint.isErased { continue }
      store.constraints[index].isAttached = true
      if attach(index, within: 16) { continue }
      late.append(.init(row: constraint.row, index: index, place: constraint.place))
    }
    if late.isEmpty { return }
    late.sort { $0 < $1 }
    var row: Int32 = -1
    var before: Int32 = -1
    var next: Int32 = -1
    for i in late.indices {
      if late[i].row != row {
        row = late[i].row
        before = -1
        next = store.rows[row].firstConstraint
      }
      while next >= 0 && precedes(next, late[i].index) {
        before = next
        next = store.constraints[next].next
      }
      link(late[i].index, after: before)
      before = late[i].index
    }
  }

  /// Takes a constraint out of its row's list and tree. It remembers what it lay between.
  mutating func detach(_ index: Int32) {
    let record = store.constraints[index]
    if store.trees.contain(record.row) { store.trees.remove(index, record) }
    touch(record.row)
    touchConstraint(index)
    if record.previous < 0 {
      store.rows[record.row].firstConstraint = record.next
    } else {
      touchConstraint(record.previous)
      store.constraints[record.previous].next = record.next
    }
    if record.next >= 0 {
      touchConstraint(record.next)
      store.constraints[record.next].previous = record.previous
    }
  }

  /// Takes back the detaching of a constraint, the last one detached from its row first.
  mutating func reattach(_ index: Int32) {
    let record = store.constraints[index]
    if store.trees.contain(record.row) { _ = store.trees.insert(index, record) }
    relink(index)
  }
}

/// Finding or making the rows of the constraints that a transaction has made.
extension Simplex {
  /// Where there are many, and shuffled, they are taken in the order of their variables, so that rows lie in
  /// that order too, and their constraints are brought into it: everything that follows goes through them
  /// again and again.
  mutating func findRows() {
    let count = journal.madeConstraints.count
    let isArranged = count >= 4096 && staging.normals.isDisordered()
    if isArranged { staging.normals.arrange(variableCount: store.variableCount) }
    let areConstraintsArranged = isArranged && arrangeConstraints()
    for i in staging.normals.cancelled.indices where !isInUse(staging.normals.cancelled[i]) {
      return refuseStaleVariable()
    }
    for i in 0..<count {
      let made = areConstraintsArranged ? i : staging.normals.origin(of: i)
      if !findRow(of: i, for: journal.madeConstraints[made]) { return refuseStaleVariable() }
    }
  }

  /// - Returns: false where a variable has been given back.
  private mutating func findRow(of normal: Int, for constraint: Int32) -> Bool {
    let range = staging.normals.range(of: normal)
    for i in range where !isInUse(staging.normals.terms[i]) { return false }
    let count = store.rows.count
    let row = store.row(of: normal, in: staging.normals)
    store.constraints[constraint].row = row
    // A variable's own row is there already, and need not be fetched to see that.
    if range.count > 1 && store.rows[row].firstConstraint < 0
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

  /// Refuses the transaction if a row has a variable that has been given back: the first such row that came.
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
  /// - Returns: false where they fill gaps, so that they do not lie in one piece and stay as they are.
  private mutating func arrangeConstraints() -> Bool {
    let first = store.constraints.count - journal.madeConstraints.count
    for i in journal.madeConstraints.indices where Int(journal.madeConstraints[i]) != first + i {
      return false
    }
    store.arrangeConstraints(from: first, by: staging.normals)
    // A change may concern one of them: until now, each lay in the place that its handle says.
    for i in staging.changes.indices where Int(staging.changes[i].constraint) >= first {
      staging.changes[i].constraint = store.place(of: staging.changes[i].constraint)
    }
    return true
  }
}
