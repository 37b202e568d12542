/// The order in which steps of the front and the back are emitted.
extension Factoriser {
  /// What is known of the members while they are put in order.
  private struct Ordering: ~Copyable {
    /// By variable: how many members have to come before it, −1 for one that is no member.
    var missing: Buffer<Int32>
    /// By place of a row: the member that it gives, −1 where it gives none.
    var given: Buffer<Int32>
    /// By variable: the first of the tears that it is an entry of, as an index of `tearLinks`.
    var firstTear: Buffer<Int32>
    var tearLinks = Buffer<Factorisation.Reader>()
    var ready = KeyQueue()
    var order: Buffer<Int32>
  }

  /// The members in a topological order, each after those that it is computed from; of several that
  /// are ready, the least variable first. So steps lie in memory as the layout does, in whatever
  /// order they were found, and independent steps are adjacent.
  func inOrder(_ members: borrowing Buffer<Int32>, _ store: borrowing RowStore) -> Buffer<Int32> {
    var ordering = Ordering(
      missing: Buffer(repeating: -1, count: parts.count),
      given: Buffer(repeating: -1, count: rows.count),
      firstTear: Buffer(repeating: -1, count: tears.isEmpty ? 0 : parts.count),
      order: Buffer(capacity: members.count))
    ordering.ready.reserve(keys: parts.count)
    for i in members.indices {
      ordering.missing[members[i]] = 0
      ordering.given[pivotPlaces[members[i]]] = members[i]
    }
    listTears(&ordering)
    count(&ordering, store)
    var cursor = 0
    while let variable = ordering.ready.popFirst(from: &cursor) {
      ordering.order.append(Int32(variable))
      release(from: Int32(variable), &ordering, &cursor)
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
      ordering.given[pivotPlaces[tear]] = -1
      for e in entries(ofTear: i) {
        let source = tearEntries.indices[e]
        if source < 0 || Int(source) >= parts.count || ordering.missing[source] < 0 { continue }
        ordering.missing[tear] += 1
        ordering.tearLinks.append(.init(key: tear, next: ordering.firstTear[source]))
        ordering.firstTear[source] = Int32(ordering.tearLinks.count - 1)
      }
    }
  }

  private func count(_ ordering: inout Ordering, _ store: borrowing RowStore) {
    for variable in ordering.missing.indices where ordering.missing[variable] >= 0 {
      let place = pivotPlaces[variable]
      if ordering.given[place] >= 0 {
        var missing: Int32 = -1
        for t in rows[place].terms
        where ordering.missing[store.terms[t].variable] >= 0 {
          missing += 1
        }
        ordering.missing[variable] = missing
      }
      if ordering.missing[variable] == 0 { ordering.ready.insert(variable) }
    }
  }

  private func release(from variable: Int32, _ ordering: inout Ordering, _ cursor: inout Int) {
    for i in column(of: variable) {
      let given = ordering.given[columns[i]]
      if given >= 0 && given != variable { release(given, &ordering, &cursor) }
    }
    if tears.isEmpty { return }
    var link = ordering.firstTear[variable]
    while link >= 0 {
      release(ordering.tearLinks[link].key, &ordering, &cursor)
      link = ordering.tearLinks[link].next
    }
  }

  private func release(_ variable: Int32, _ ordering: inout Ordering, _ cursor: inout Int) {
    ordering.missing[variable] -= 1
    if ordering.missing[variable] > 0 { return }
    ordering.ready.insert(Int(variable))
    cursor = min(cursor, Int(variable))
  }
}
