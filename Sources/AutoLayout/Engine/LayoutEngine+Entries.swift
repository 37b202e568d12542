import Cassowary

/// The list of active constraints, and for each item the list of those that touch it.
extension LayoutEngine {
  /// The active constraints in order of activation, broken ones too. Linear in their number.
  public var constraints: [LayoutConstraint] {
    entries.compactMap { $0.isLeaving ? nil : $0.constraint }
  }

  /// Adds a constraint after all others; its row waits for the next transaction.
  func append(_ constraint: LayoutConstraint) {
    let slot = Int32(entries.count)
    entries.append(Entry(constraint))
    constraint.slot = slot
    linkEnds(of: slot)
    markPending(slot)
  }

  /// Takes a constraint out at once; its row waits for the next transaction.
  func remove(_ slot: Int32) {
    let entry = entries[Int(slot)]
    guard let constraint = entry.constraint else { return }
    unlinkEnds(of: slot)
    if let row = entry.row { pending.erasedRows.append(row) }
    if !entry.isLeaving { constraint.slot = -1 }
    entries[Int(slot)].constraint = nil
    entries[Int(slot)].isLeaving = false
    entries[Int(slot)].row = nil
    entries[Int(slot)].level = .absent
    certificates[slot] = nil
    vacancies += 1
  }

  func markPending(_ slot: Int32) {
    guard !entries[Int(slot)].isPending else { return }
    entries[Int(slot)].isPending = true
    pending.slots.append(slot)
  }

  /// The entries of the constraints that touch an item, each once.
  func slots(touching item: ItemIdentity) -> [Int32] {
    var found: [Int32] = []
    var link = item.placement.firstLink
    while !link.isNone {
      found.append(link.slot)
      link = links(at: link).next
    }
    return found
  }

  /// Closes the gaps that constraints left, once they are many. Only between transactions: entries
  /// are known by their places.
  func closeGaps() {
    guard vacancies > 32, vacancies > entries.count / 2, journal == nil, pending.slots.isEmpty
    else { return }
    var moved: [Int32: Certificate] = [:]
    let old = entries
    entries = []
    vacancies = 0
    for entry in old {
      guard let constraint = entry.constraint else { continue }
      constraint.first.placement.firstLink = .none
      constraint.second?.placement.firstLink = .none
    }
    for entry in old {
      guard let constraint = entry.constraint else { continue }
      let slot = Int32(entries.count)
      if let reason = certificates[constraint.slot] { moved[slot] = reason }
      if let row = entry.row { owners[row] = RowOwner(slot: slot) }
      constraint.slot = slot
      entries.append(entry)
      linkEnds(of: slot)
    }
    certificates = moved
  }
}

extension LayoutEngine {
  private func linkEnds(of slot: Int32) {
    guard let constraint = entries[Int(slot)].constraint else { return }
    link(EntryLink(slot: slot, isSecond: false), to: constraint.first)
    if let second = constraint.second, second !== constraint.first {
      link(EntryLink(slot: slot, isSecond: true), to: second)
    }
  }

  private func unlinkEnds(of slot: Int32) {
    guard let constraint = entries[Int(slot)].constraint else { return }
    unlink(EntryLink(slot: slot, isSecond: false), from: constraint.first)
    if let second = constraint.second, second !== constraint.first {
      unlink(EntryLink(slot: slot, isSecond: true), from: second)
    }
  }

  private func link(_ link: EntryLink, to item: ItemIdentity) {
    let head = item.placement.firstLink
    setLinks(at: link, Entry.Links(previous: .none, next: head))
    if !head.isNone {
      var links = links(at: head)
      links.previous = link
      setLinks(at: head, links)
    }
    item.placement.firstLink = link
  }

  private func unlink(_ link: EntryLink, from item: ItemIdentity) {
    let removed = links(at: link)
    if removed.previous.isNone {
      item.placement.firstLink = removed.next
    } else {
      var links = links(at: removed.previous)
      links.next = removed.next
      setLinks(at: removed.previous, links)
    }
    if !removed.next.isNone {
      var links = links(at: removed.next)
      links.previous = removed.previous
      setLinks(at: removed.next, links)
    }
  }

  private func links(at link: EntryLink) -> Entry.Links {
    link.isSecond ? entries[Int(link.slot)].secondLinks : entries[Int(link.slot)].firstLinks
  }

  private func setLinks(at link: EntryLink, _ links: Entry.Links) {
    if link.isSecond {
      entries[Int(link.slot)].secondLinks = links
    } else {
      entries[Int(link.slot)].firstLinks = links
    }
  }
}
