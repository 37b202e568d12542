import Cassowary

/// The active constraints in order of activation, and for each item the list of those that touch it.
struct EntryList {
  private var entries: [Entry] = []
  /// The constraints of the entries; nil for those that have left.
  private var constraints: [LayoutConstraint?] = []
  /// The neighbours of each end of each entry in the list of the constraints that touch its item, by `EntryLink.place`.
  private var links: [EntryLink.Neighbours] = []
  /// How many of the constraints compare a length along one axis with one along the other.
  private(set) var axisLinkCount = 0

  var count: Int { entries.count }
  /// The places of the entries, gaps too.
  var slots: Range<Int32> { 0..<Int32(entries.count) }

  subscript(slot: Int32) -> Entry {
    get { entries[Int(slot)] }
    _modify { yield &entries[Int(slot)] }
  }

  /// The constraint of an entry; nil once it has left.
  func constraint(at slot: Int32) -> LayoutConstraint? { constraints[Int(slot)] }

  /// The constraints that take part, in order of activation: those that have not left and are not about to.
  var activeConstraints: [LayoutConstraint] {
    slots.compactMap { self[$0].isLeaving ? nil : constraint(at: $0) }
  }

  /// Makes room for the first entries. Later ones find theirs by doubling.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    constraints.reserveCapacity(count)
    links.reserveCapacity(EntryLink.End.allCases.count * count)
  }

  /// Adds a constraint, which learns its place.
  mutating func append(_ constraint: LayoutConstraint, _ entry: Entry = Entry()) {
    let slot = Int32(entries.count)
    entries.append(entry)
    constraints.append(constraint)
    for _ in EntryLink.End.allCases { links.append(EntryLink.Neighbours()) }
    constraint.slot = slot
    if constraint.isAxisLink { axisLinkCount += 1 }
    constraint.forEachEnd { link(EntryLink(slot: slot, $0), to: $1) }
  }

  /// Takes out the constraint of an entry, which stays as a gap.
  ///
  /// - Returns: What the entry was, and its constraint; nil for a gap.
  mutating func vacate(_ slot: Int32) -> (entry: Entry, constraint: LayoutConstraint)? {
    guard let constraint = constraint(at: slot) else { return nil }
    let entry = self[slot]
    if constraint.isAxisLink { axisLinkCount -= 1 }
    constraint.forEachEnd { unlink(EntryLink(slot: slot, $0), from: $1) }
    entries[Int(slot)].vacate()
    constraints[Int(slot)] = nil
    return (entry, constraint)
  }

  /// Takes note of a transaction that brought entries to the given levels.
  mutating func settle(_ changes: [EntryChange], _ rows: [RowID?], _ clock: UInt64) {
    for (change, row) in zip(changes, rows) where constraint(at: change.slot) != nil {
      self[change.slot].settle(row, at: change.level, clock)
    }
  }

  /// The entries of the constraints that touch an item, each once.
  func slots(touching item: ItemIdentity) -> [Int32] {
    var found: [Int32] = []
    var link = item.placement.firstLink
    while !link.isNone {
      found.append(link.slot)
      link = links[link.place].next
    }
    return found
  }

  /// Whether every constraint that touches an item leads to another item.
  func leadElsewhere(from item: ItemIdentity) -> Bool {
    var link = item.placement.firstLink
    while !link.isNone {
      let slot = link.slot
      if !self[slot].isLeaving, constraint(at: slot)?.isAbout(only: item) ?? false {
        return false
      }
      link = links[link.place].next
    }
    return true
  }
}

extension EntryList {
  private mutating func link(_ link: EntryLink, to item: ItemIdentity) {
    let head = item.placement.firstLink
    links[link.place] = EntryLink.Neighbours(previous: .none, next: head)
    if !head.isNone { links[head.place].previous = link }
    item.placement.firstLink = link
  }

  private mutating func unlink(_ link: EntryLink, from item: ItemIdentity) {
    let removed = links[link.place]
    if removed.previous.isNone {
      item.placement.firstLink = removed.next
    } else {
      links[removed.previous.place].next = removed.next
    }
    if !removed.next.isNone { links[removed.next.place].previous = removed.previous }
  }
}
