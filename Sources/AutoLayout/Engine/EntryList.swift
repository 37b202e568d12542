import Cassowary

/// What the engine stores for one active constraint, next to the constraint: plain data, which is
/// accessed without reference counting. Entries are in order of activation.
struct Entry {
  /// The solver's row; nil until the first transaction with it.
  var row: RowID?
  var level = RowLevel.absent
  /// Whether the row in the solver is out of date or not there yet.
  var isPending = true
  var hasNewConstant = false
  var hasNewPriority = false
  /// The row must be replaced, because its coefficients differ.
  var hasNewTerms = false
  /// Deactivated in the running update, which may still be rolled back.
  var isLeaving = false
  /// When the row was last changed.
  var stamp: UInt64 = 0

  /// Becomes a gap, after the constraint was removed.
  fileprivate mutating func vacate() {
    isLeaving = false
    row = nil
    level = .absent
  }

  /// Notes that a transaction has made the row what the constraint says.
  mutating func note(_ row: RowID?, at level: RowLevel, _ clock: UInt64) {
    self.row = row
    self.level = level
    isPending = false
    hasNewConstant = false
    hasNewPriority = false
    hasNewTerms = false
    stamp = clock
  }
}

/// How a constraint stands in the solver.
enum RowLevel: UInt8 {
  /// Not there yet.
  case absent
  /// At a priority below required.
  case optional
  /// Required, and in force.
  case required
  /// Required by its priority, but in conflict: satisfied as far as possible.
  case broken
}

/// One end of a constraint, as an element of the list of constraints that touch an item.
struct EntryLink: Equatable {
  /// The items of a constraint: those of its two sides, and those from which sides that are
  /// distances are measured.
  enum End: Int32, CaseIterable {
    case first, second, firstStart, secondStart
  }

  struct Neighbours {
    var previous = EntryLink.none
    var next = EntryLink.none
  }

  private var code: Int32

  static let none = EntryLink(code: -1)

  private init(code: Int32) { self.code = code }

  init(slot: Int32, _ end: End) { code = slot << 2 | end.rawValue }

  var isNone: Bool { code < 0 }
  var slot: Int32 { code >> 2 }
  /// The index among all ends of all entries.
  var index: Int { Int(code) }
}

/// The active constraints in order of activation, and for each item the list of those that touch
/// it.
struct EntryList {
  private var entries: [Entry] = []
  /// The constraints of the entries; nil for gaps.
  private var constraints: [LayoutConstraint?] = []
  /// By `EntryLink.index`: the neighbours of each end in its item's list.
  private var links: [EntryLink.Neighbours] = []
  /// How many of the constraints compare lengths along different axes.
  private(set) var axisLinkCount = 0

  var count: Int { entries.count }
  /// The slots, including gaps.
  var slots: Range<Int32> { 0..<Int32(entries.count) }

  subscript(slot: Int32) -> Entry {
    get { entries[Int(slot)] }
    _modify { yield &entries[Int(slot)] }
  }

  /// The constraint of an entry; nil for a gap.
  func constraint(at slot: Int32) -> LayoutConstraint? { constraints[Int(slot)] }

  /// Borrows the constraint of an entry without reference counting; nil for a gap.
  @inline(__always)
  func read<Part>(_ slot: Int32, _ part: (LayoutConstraint) -> Part) -> Part? {
    Unowned(constraints[Int(slot)]).read(part)
  }

  /// The constraints in force or broken, in order of activation, without gaps and those that are
  /// about to be removed.
  var activeConstraints: [LayoutConstraint] {
    slots.compactMap { self[$0].isLeaving ? nil : constraint(at: $0) }
  }

  /// Reserves memory for the first entries, and for a few more. Later ones rely on doubling.
  mutating func reserve(_ wanted: Int) {
    let count = max(wanted, 16)
    entries.reserveCapacity(count)
    constraints.reserveCapacity(count)
    links.reserveCapacity(EntryLink.End.allCases.count * count)
  }

  /// Adds a constraint and tells it its slot.
  mutating func append(_ constraint: LayoutConstraint, _ entry: Entry = Entry()) {
    let slot = Int32(entries.count)
    entries.append(entry)
    constraints.append(constraint)
    for _ in EntryLink.End.allCases { links.append(EntryLink.Neighbours()) }
    constraint.slot = slot
    if constraint.isAxisLink { axisLinkCount += 1 }
    constraint.forEachEnd { link(EntryLink(slot: slot, $0), to: $1) }
  }

  /// Removes the constraint of an entry, which becomes a gap.
  ///
  /// - Returns: What the entry was, and its constraint; nil for a gap.
  fileprivate mutating func vacate(_ slot: Int32) -> (entry: Entry, constraint: LayoutConstraint)? {
    guard let constraint = constraint(at: slot) else { return nil }
    let entry = self[slot]
    if constraint.isAxisLink { axisLinkCount -= 1 }
    constraint.forEachEnd { unlink(EntryLink(slot: slot, $0), from: $1) }
    entries[Int(slot)].vacate()
    constraints[Int(slot)] = nil
    return (entry, constraint)
  }

  /// Notes that a transaction has brought entries to the given levels.
  mutating func note(_ changes: [EntryChange], _ rows: [RowID?], _ clock: UInt64) {
    for (change, row) in zip(changes, rows) where constraint(at: change.slot) != nil {
      self[change.slot].note(row, at: change.level, clock)
    }
  }

  /// The entries of the constraints that touch an item, each once.
  func slots(touching item: ItemIdentity) -> [Int32] {
    var found: [Int32] = []
    // Nearly every item has more than one constraint along each axis.
    if !item.placement.firstLink.isNone { found.reserveCapacity(8) }
    var link = item.placement.firstLink
    while !link.isNone {
      found.append(link.slot)
      link = links[link.index].next
    }
    return found
  }

  /// Whether every constraint that touches an item involves another item too.
  func leadElsewhere(from item: ItemIdentity) -> Bool {
    var link = item.placement.firstLink
    while !link.isNone {
      let slot = link.slot
      if !self[slot].isLeaving, read(slot, { $0.isAbout(only: item) }) ?? false { return false }
      link = links[link.index].next
    }
    return true
  }
}

extension EntryList {
  private mutating func link(_ link: EntryLink, to item: ItemIdentity) {
    let head = item.placement.firstLink
    links[link.index] = EntryLink.Neighbours(previous: .none, next: head)
    if !head.isNone { links[head.index].previous = link }
    item.placement.firstLink = link
  }

  private mutating func unlink(_ link: EntryLink, from item: ItemIdentity) {
    let removed = links[link.index]
    if removed.previous.isNone {
      item.placement.firstLink = removed.next
    } else {
      links[removed.previous.index].next = removed.next
    }
    if !removed.next.isNone { links[removed.next.index].previous = removed.previous }
  }
}

/// Activating and deactivating constraints.
extension LayoutEngine {
  /// The active constraints in order of activation, broken ones too. Linear in their number.
  public var constraints: [LayoutConstraint] {
    let engine = current
    engine.weighHandPlacements()
    return engine.entries.activeConstraints
  }

  /// Adds a constraint after all others; its row is added in the next transaction.
  func append(_ constraint: LayoutConstraint) {
    entries.append(constraint)
    pending.slots.append(constraint.slot)
    noteHandPlacements(of: constraint)
  }

  /// Removes a constraint at once; its row is removed in the next transaction.
  func remove(_ slot: Int32) {
    if hasHandPlacements { noteHandPlacements(of: slot) }
    guard let (entry, constraint) = entries.vacate(slot) else { return }
    if let row = entry.row {
      // The row may stay in the solver longer than the entry keeps its slot.
      owners.forget(row)
      pending.erasedRows.append(row)
    }
    if !entry.isLeaving { constraint.slot = -1 }
    if !certificates.isEmpty { certificates[slot] = nil }
    vacancies += 1
  }

  func markPending(_ slot: Int32) {
    guard !entries[slot].isPending else { return }
    entries[slot].isPending = true
    pending.slots.append(slot)
  }

  /// The entries of the constraints that touch an item, each once.
  func slots(touching item: ItemIdentity) -> [Int32] { entries.slots(touching: item) }

  /// Removes gaps once there are many. Only between transactions, because this changes slots.
  func closeGaps() {
    guard vacancies > 32, vacancies > entries.count / 2, journal == nil, !isSolving else { return }
    var moved: [Int32: Certificate] = [:]
    let old = entries
    var closed = EntryList()
    for slot in old.slots {
      guard let constraint = old.constraint(at: slot) else { continue }
      constraint.forEachEnd { _, item in item.placement.firstLink = .none }
    }
    for slot in old.slots {
      guard let constraint = old.constraint(at: slot) else { continue }
      let (entry, reason) = (old[slot], certificates[constraint.slot])
      closed.append(constraint, entry)
      if let reason { moved[constraint.slot] = reason }
      if let row = entry.row { owners.note(row, ofEntry: constraint.slot) }
    }
    entries = closed
    pending.slots = pending.slots.compactMap { old.constraint(at: $0)?.slot }
    vacancies = 0
    certificates = moved
  }
}
