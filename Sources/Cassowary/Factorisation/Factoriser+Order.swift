/// The order in which steps of the front and the back are emitted.
extension Factoriser {
  /// What is known of the members while they are put in order.
  private struct Ordering: ~Copyable {
    /// By variable: how many members have to come before it, −1 for one that is no member.
    var missing: Table<VariableIndex, Int32>
    /// By row: the member that it gives, if it gives one.
    var given: Table<ActiveIndex, VariableIndex>
    /// By variable: the first of the tears that it is an entry of, as an index of `tearLinks`.
    var firstTear: Table<VariableIndex, Int32>
    var tearLinks = Buffer<Link<VariableIndex>>()
    var ready = KeyQueue<VariableIndex>()
    var order: Buffer<VariableIndex>
  }

  /// The members in a topological order, each after those that it is computed from; of several that
  /// are ready, the least variable first. So steps lie in memory as the layout does, in whatever
  /// order they were found, and independent steps are adjacent.
  func inOrder(
    _ members: borrowing Buffer<VariableIndex>, _ store: borrowing RowStore
  ) -> Buffer<VariableIndex> {
    var ordering = Ordering(
      missing: Table(repeating: -1, count: parts.count),
      given: Table(repeating: .none, count: rows.count),
      firstTear: Table(repeating: -1, count: tears.isEmpty ? 0 : parts.count),
      order: Buffer(capacity: members.count))
    ordering.ready.reserve(keys: parts.count)
    for i in members.indices {
      ordering.missing[members[i]] = 0
      ordering.given[pivotRows[members[i]]] = members[i]
    }
    listTears(&ordering)
    count(&ordering, store)
    var cursor = VariableIndex(0)
    while let variable = ordering.ready.popFirst(from: &cursor) {
      ordering.order.append(variable)
      release(from: variable, &ordering, &cursor)
    }
    assert(ordering.order.count == members.count)
    let order = ordering.order
    return order
  }

  /// A tear is not given by its row alone: it waits for its entries instead of for the row's
  /// variables.
  private func listTears(_ ordering: inout Ordering) {
    for i in tears.indices {
      let tear = tears[i].variable
      ordering.given[pivotRows[tear]] = .none
      for e in entries(ofTear: i) {
        let source = VariableIndex(node: tearEntries.indices[e].node)
        if source.isNone || !parts.reaches(source) || ordering.missing[source] < 0 { continue }
        ordering.missing[tear] += 1
        ordering.tearLinks.append(.init(element: tear, next: ordering.firstTear[source]))
        ordering.firstTear[source] = Int32(ordering.tearLinks.count - 1)
      }
    }
  }

  private func count(_ ordering: inout Ordering, _ store: borrowing RowStore) {
    for variable in ordering.missing.indices where ordering.missing[variable] >= 0 {
      let row = pivotRows[variable]
      if !ordering.given[row].isNone {
        var missing: Int32 = -1
        for t in rows[row].terms
        where ordering.missing[store.terms[t].variable] >= 0 {
          missing += 1
        }
        ordering.missing[variable] = missing
      }
      if ordering.missing[variable] == 0 { ordering.ready.insert(variable) }
    }
  }

  private func release(
    from variable: VariableIndex, _ ordering: inout Ordering, _ cursor: inout VariableIndex
  ) {
    for i in column(of: variable) {
      let given = ordering.given[columns[i]]
      if !given.isNone && given != variable { release(given, &ordering, &cursor) }
    }
    if tears.isEmpty { return }
    var link = ordering.firstTear[variable]
    while link >= 0 {
      release(ordering.tearLinks[link].element, &ordering, &cursor)
      link = ordering.tearLinks[link].next
    }
  }

  private func release(
    _ variable: VariableIndex, _ ordering: inout Ordering, _ cursor: inout VariableIndex
  ) {
    ordering.missing[variable] -= 1
    if ordering.missing[variable] > 0 { return }
    ordering.ready.insert(variable)
    cursor = min(cursor, variable)
  }
}
