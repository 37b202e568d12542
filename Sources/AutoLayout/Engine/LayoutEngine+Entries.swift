import Cassowary

/// Constraints that become active and stop being so.
extension LayoutEngine {
  /// The active constraints in order of activation, broken ones too. Linear in their number.
  public var constraints: [LayoutConstraint] {
    current.entries.all.compactMap { $0.isLeaving ? nil : $0.constraint }
  }

  /// Adds a constraint after all others; its row waits for the next transaction.
  func append(_ constraint: LayoutConstraint) {
    var entry = Entry(constraint)
    entry.isPending = true
    entries.append(entry, of: constraint)
    pending.slots.append(constraint.slot)
    noteHandPlacements(of: constraint)
  }

  /// Takes a constraint out at once; its row waits for the next transaction.
  func remove(_ slot: Int32) {
    if hasHandPlacements { noteHandPlacements(of: slot) }
    guard let entry = entries.vacate(slot) else { return }
    if let row = entry.row { pending.erasedRows.append(row) }
    if !entry.isLeaving { entry.constraint?.slot = -1 }
    if !certificates.isEmpty { certificates[slot] = nil }
    vacancies += 1
  }

  func markPending(_ slot: Int32) {
    guard !entries[Int(slot)].isPending else { return }
    entries[Int(slot)].isPending = true
    pending.slots.append(slot)
  }

  /// The entries of the constraints that touch an item, each once.
  func slots(touching item: ItemIdentity) -> [Int32] { entries.slots(touching: item) }

  /// Closes the gaps that constraints left, once they are many. Only between transactions: entries
  /// are known by their places.
  func closeGaps() {
    guard vacancies > 32, vacancies > entries.count / 2, journal == nil, !isSolving else { return }
    var moved: [Int32: Certificate] = [:]
    let old = entries.all
    var closed = EntryList()
    for entry in old {
      guard let constraint = entry.constraint else { continue }
      constraint.forEachEnd { _, item in item.placement.firstLink = .none }
    }
    for entry in old {
      guard let constraint = entry.constraint else { continue }
      let reason = certificates[constraint.slot]
      closed.append(entry, of: constraint)
      if let reason { moved[constraint.slot] = reason }
      if let row = entry.row { owners[row] = RowOwner(slot: constraint.slot) }
    }
    entries = closed
    pending.slots = pending.slots.compactMap { old[Int($0)].constraint?.slot }
    vacancies = 0
    certificates = moved
  }
}
