import Cassowary

/// Constraints that become active and stop being so.
extension LayoutEngine {
  /// The active constraints in order of activation, broken ones too. Linear in their number.
  public var constraints: [LayoutConstraint] {
    current.entries.activeConstraints
  }

  /// Adds a constraint after all others; its row waits for the next transaction.
  func append(_ constraint: LayoutConstraint) {
    entries.append(constraint)
    pending.slots.append(constraint.slot)
    noteHandPlacements(of: constraint)
  }

  /// Takes a constraint out at once; its row waits for the next transaction.
  func remove(_ slot: Int32) {
    if hasHandPlacements { noteHandPlacements(of: slot) }
    guard let (entry, constraint) = entries.vacate(slot) else { return }
    if let row = entry.row { pending.erasedRows.append(row) }
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

  /// Closes the gaps that constraints left, once they are many. Only between transactions: entries
  /// are known by their places.
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
