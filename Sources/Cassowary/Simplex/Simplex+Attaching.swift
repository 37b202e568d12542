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
