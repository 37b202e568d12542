/// Why a constraint is broken: rows in force, all of them activated before it, with which it
/// conflicts. There are none if the solver cannot handle its numbers together with others.
struct Certificate {
  var members: [RowSource]
  /// When the conflict was found; the certificate holds as long as no member changes.
  var stamp: UInt64
  /// Whether it was reported to `conflictHandler`.
  var isReported = false
}

extension LayoutEngine {
  /// The members of a conflict without one entry, the one that gives way.
  func members(of clash: RowClash, without slot: Int32) -> [RowSource] {
    clash.members.compactMap { owner in
      switch owner {
      case .entry(slot): nil
      case .entry(let other): entries.constraint(at: other).map { .constraint($0) }
      case .implicit(let item, let kind): .implicit(item, kind)
      }
    }
  }

  /// Whether all members are still in force and unchanged.
  func holds(_ certificate: Certificate) -> Bool {
    if certificate.members.isEmpty { return certificate.stamp == clock }
    return certificate.members.allSatisfy { member in
      switch member {
      case .constraint(let constraint):
        guard constraint.slot >= 0, constraint.first.engine === self else { return false }
        let entry = entries[constraint.slot]
        return entry.level == .required && entry.stamp <= certificate.stamp
      case .implicit(let item, let kind):
        return item.engine === self && item.implicitRows[kind] != nil
          && item.placement.stamp <= certificate.stamp
      }
    }
  }

  /// A conflict as a value: constraints in order of activation, implicit rows in tree order.
  func conflict(among members: [RowSource]) -> LayoutError.Conflict {
    let constraints = constraints(among: members)
    var implicit: [(item: ItemIdentity, kind: ImplicitRow)] = []
    for case .implicit(let item, let kind) in members { implicit.append((item, kind)) }
    implicit.sort {
      ($0.item.placement.order, $0.kind.rawValue) < ($1.item.placement.order, $1.kind.rawValue)
    }
    return DistinctNames.among(members) {
      LayoutError.Conflict(
        constraints: constraints.map { $0.record },
        implicit: implicit.map {
          $0.item.record(of: $0.kind, $0.item.implicitRows[$0.kind]?.constant ?? 0)
        })
    }
  }

  /// The constraints among the members, in order of activation.
  func constraints(among members: [RowSource]) -> [LayoutConstraint] {
    members.compactMap { $0.constraint }.sorted { $0.slot < $1.slot }
  }
}

extension ItemIdentity {
  /// An implicit row in the form of a constraint.
  func record(
    of kind: ImplicitRow, _ constant: Double, _ priority: LayoutPriority = .required
  ) -> ConstraintRecord {
    var record = ConstraintRecord(
      first: name, firstAttribute: kind.attribute, relation: kind.relation, constant: constant,
      priority: priority)
    record.isOfInsets = kind.isMinimum && constant > 0
    return record
  }
}

/// Which constraints are broken.
///
/// A required constraint is in force exactly if it agrees with the implicit rows and with all
/// constraints in force that were activated before it. That holds as soon as the constraints in
/// force can be met together and each of the others has a certificate: a clash with rows that are
/// before it and in force. So the work here is to find certificates and to admit whatever has none;
/// every step admits an earlier constraint, at worst at the cost of later ones.
extension LayoutEngine {
  /// Applies the changes of implicit rows, breaking whatever has to give way.
  ///
  /// - Returns: The entries that are not in force now and have no certificate.
  func giveWay(_ slots: [Int32], _ plan: ImplicitPlan) -> [Int32] {
    var changes: [EntryChange] = []
    var outside: [Int32] = []
    for slot in slots {
      let level = naturalLevel(of: slot)
      if level == .optional {
        changes.append(EntryChange(slot: slot, level: .optional))
        continue
      }
      outside.append(slot)
      // A new row can wait; a row in the solver takes its new numbers while it is optional.
      if entries[slot].row != nil { changes.append(EntryChange(slot: slot, level: .broken)) }
    }
    var isLeftOut: Set<Int32> = []
    while let clash = commit(changes, plan) {
      if let latest = clash.slots.max(), !isLeftOut.contains(latest) {
        changes.append(EntryChange(slot: latest, level: .broken))
        outside.append(latest)
      } else if let place = firstUnusable(changes, plan) {
        let slot = changes.remove(at: place).slot
        isLeftOut.insert(slot)
        leaveOut(slot, clash)
      } else {
        // Everything stays as it is until something else changes.
        note(clash.isInaccurate ? inaccuracy(of: nil) : refusal(of: plan))
        pending.slots = slots
        return []
      }
    }
    outside.removeAll { isLeftOut.contains($0) }
    return outside
  }

  /// Decides about the given entries, and about broken ones whose certificate no longer holds.
  func reconsider(_ slots: [Int32]) {
    if slots.isEmpty, certificates.isEmpty { return }
    var open = Set(slots)
    // A constraint that breaks now may be the reason why another one was broken, which then comes
    // back. Whether a constraint is in force depends on those before it alone, so that each round
    // decides one more of them for good.
    var rounds = entries.count
    while rounds >= 0 {
      rounds -= 1
      for (slot, certificate) in certificates where !holds(certificate) { open.insert(slot) }
      if open.isEmpty { return }
      let batch = open.sorted()
      open = []
      admit(batch[...], losers: &open)
    }
  }

  /// Admits the entries as one batch, and halves the batch if that fails.
  private func admit(_ slots: ArraySlice<Int32>, losers: inout Set<Int32>) {
    tryByHalves(slots) { batch in
      commit(batch.map { EntryChange(slot: $0, level: .required) })
    } refuse: { slot, clash in
      contest(slot, clash, losers: &losers)
    }
  }

  /// Leaves out a row that the solver cannot handle even as an optional one, until its constraint
  /// changes.
  private func leaveOut(_ slot: Int32, _ clash: RowClash) {
    entries[slot].isPending = false
    noteUnusable(slot, clash)
  }

  private func noteUnusable(_ slot: Int32, _ clash: RowClash) {
    guard let constraint = entries.constraint(at: slot) else { return }
    note(
      clash.isInaccurate
        ? inaccuracy(of: constraint) : .invalidConstraint(constraint.record, .outOfRange))
  }

  /// Admits one entry that conflicts with those in force: later ones give way to it, earlier ones
  /// break it.
  private func contest(_ slot: Int32, _ first: RowClash, losers: inout Set<Int32>) {
    var clash = first
    var later: [Int32] = []
    while true {
      let found = clash.slots.filter { $0 > slot && !later.contains($0) }
      if found.isEmpty { break }
      later += found
      let changes = later.map { EntryChange(slot: $0, level: .broken) }
      guard let next = commit(changes + [EntryChange(slot: slot, level: .required)]) else {
        losers.formUnion(later)
        return
      }
      clash = next
    }
    if entries[slot].level != .broken,
      let refusal = commit([EntryChange(slot: slot, level: .broken)])
    {
      return leaveOut(slot, refusal)
    }
    var isReported = certificates[slot]?.isReported ?? false
    if clash.members.isEmpty {
      // No row can be named as the reason, so it is tried again whenever something changes.
      if certificates[slot] == nil { noteUnusable(slot, clash) }
      isReported = true
    }
    certificates[slot] = Certificate(
      members: members(of: clash, without: slot), stamp: clock, isReported: isReported)
  }
}
