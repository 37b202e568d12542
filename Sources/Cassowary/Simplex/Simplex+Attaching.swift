/// Putting constraints among those of their rows, which are lists in order of places, and taking them out.
extension Simplex {
  mutating func attach(_ index: Int32) {
    _ = attach(index, within: .max)
  }

  /// - Returns: false where the place was not found within so many steps.
  private mutating func attach(_ index: Int32, within limit: Int) -> Bool {
    let row = store.constraints[index].row
    let place = store.constraints[index].place
    var before: Int32 = -1
    var next = store.rows[row].firstConstraint
    var steps = 0
    while next >= 0 && store.constraints[next].place < place {
      if steps == limit { return false }
      before = next
      next = store.constraints[next].next
      steps += 1
    }
    touch(row)
    insert(index, into: row, between: before, and: next)
    return true
  }

  @inline(__always)
  private mutating func insert(
    _ index: Int32, into row: Int32, between before: Int32, and next: Int32
  ) {
    touchConstraint(index)
    store.constraints[index].next = next
    if before < 0 {
      store.rows[row].firstConstraint = index
    } else {
      touchConstraint(before)
      store.constraints[before].next = index
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
        touch(row)
        before = -1
        next = store.rows[row].firstConstraint
      }
      while next >= 0 && store.constraints[next].place < late[i].place {
        before = next
        next = store.constraints[next].next
      }
      insert(late[i].index, into: row, between: before, and: next)
      next = late[i].index
    }
  }

  mutating func detach(_ index: Int32) {
    let row = store.constraints[index].row
    let next = store.constraints[index].next
    touch(row)
    touchConstraint(index)
    if store.rows[row].firstConstraint == index {
      store.rows[row].firstConstraint = next
      return
    }
    var before = store.rows[row].firstConstraint
    while store.constraints[before].next != index { before = store.constraints[before].next }
    touchConstraint(before)
    store.constraints[before].next = next
  }
}
