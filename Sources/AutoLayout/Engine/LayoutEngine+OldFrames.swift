import Cassowary

/// What cannot be met by what was last made of frames: the heights of texts, which follow from their
/// widths, and what items have of the areas above them. Both may be others once frames are known.
extension LayoutEngine {
  /// Whether values have changed, or the tree has, since frames were last made of them.
  var hasOldFrames: Bool {
    frames.all && !frames.areMissingGuidesAlone || !frames.items.isEmpty || solver.changeCount > 0
  }

  /// What of refused changes clashes whatever frames will be; nil if nothing does. Changes nothing.
  ///
  /// - Parameter clash: Why they were refused.
  func lasting(
    _ clash: RowClash, of slots: [Int32], _ plan: ImplicitPlan? = nil
  ) -> RowClash? {
    let changes = Changes(slots: Set(slots), plan: plan)
    let leavesTexts = mayMove(texts(in: clash), .horizontal, by: changes)
    let leavesAreas =
      !areaHeirs.isEmpty
      && clash.slots.contains {
        isOfInheritedAreas($0) && (hasOldFrames || mayMoveHeirs(of: $0, by: changes))
      }
    if !leavesTexts && !leavesAreas { return clash }
    return clashOfOthers(slots, plan, leavesAreas: leavesAreas, leavesTexts: leavesTexts)
  }

  /// Changes of one transaction.
  private struct Changes {
    let slots: Set<Int32>
    let plan: ImplicitPlan?
  }

  /// Why changes cannot be made with nothing in force that follows from frames; nil if they can.
  private func clashOfOthers(
    _ slots: [Int32], _ plan: ImplicitPlan?, leavesAreas: Bool, leavesTexts: Bool
  ) -> RowClash? {
    let changed = Set(slots)
    var changes = naturalChanges(of: slots)
    var plan = plan ?? ImplicitPlan(number: 0, arrivals: 0)
    if leavesAreas {
      changes = changes.map {
        isOfInheritedAreas($0.slot) ? EntryChange(slot: $0.slot, level: .broken) : $0
      }
      for slot in entries.slots where entries[slot].level == .required {
        if !changed.contains(slot), !entries[slot].isLeaving, isOfInheritedAreas(slot) {
          changes.append(EntryChange(slot: slot, level: .broken))
        }
      }
    }
    if leavesTexts { plan.leaveOutHeights(of: texts) }
    return canCommit(changes, plan) ? nil : commit(changes, plan)
  }

  /// Whether a constraint is about what views have of areas above them.
  private func isOfInheritedAreas(_ slot: Int32) -> Bool {
    guard let constraint = entries.constraint(at: slot) else { return false }
    return constraint.speaks { $0.inherits($1) }
  }
}

extension LayoutEngine {
  /// The texts whose heights, as they were measured last, are among what clashes.
  private func texts(in clash: RowClash) -> [ItemIdentity] {
    clash.members.compactMap {
      guard case .implicit(let item, let kind) = $0, item.text != nil, kind.isContentHeight else {
        return nil
      }
      return item
    }
  }

  /// Whether items whose areas a constraint is about, or items above them, may move by changes.
  private func mayMoveHeirs(of slot: Int32, by changes: Changes) -> Bool {
    guard let constraint = entries.constraint(at: slot),
      let axis = constraint.firstAttribute.axis
    else { return false }
    var above: [ItemIdentity] = []
    constraint.forEachPlace { item, attribute in
      var current = item.inherits(attribute) ? item : nil
      while let item = current {
        above.append(item)
        current = item.parent
      }
    }
    return mayMove(above, axis, by: changes)
  }

  /// Whether constraints along an axis lead from items to a change: it may move them then.
  private func mayMove(
    _ items: [ItemIdentity], _ axis: LayoutConstraint.Axis, by changes: Changes
  ) -> Bool {
    if items.isEmpty { return false }
    // Along these, one axis leads to the other.
    if entries.axisLinkCount > 0 { return true }
    var planned: Set<ObjectIdentifier> = []
    for change in changes.plan?.changes ?? [] where change.kind.axis == axis {
      planned.insert(ObjectIdentifier(change.item))
    }
    var met: Set<ObjectIdentifier> = []
    var waiting = items
    while let item = waiting.popLast() {
      guard met.insert(ObjectIdentifier(item)).inserted else { continue }
      if planned.contains(ObjectIdentifier(item)) { return true }
      // What is tied to a root of a fixed size moves nothing else by that.
      if item === root, item.implicitRows[axis == .horizontal ? .rootWidth : .rootHeight] != nil {
        continue
      }
      // Guides of areas are where their items are.
      if item.isInset, let owner = item.parent { waiting.append(owner) }
      waiting += ItemArea.allCases.compactMap { item.areas?[$0] }
      for slot in slots(touching: item) {
        guard let constraint = entries.constraint(at: slot), constraint.firstAttribute.axis == axis,
          !isOfInheritedAreas(slot)
        else { continue }
        if entries[slot].isLeaving || changes.slots.contains(slot) { return true }
        constraint.forEachEnd { waiting.append($1) }
      }
    }
    return false
  }
}

extension ImplicitPlan {
  /// Takes out the rows that keep texts to their heights.
  fileprivate mutating func leaveOutHeights(of texts: [ItemIdentity]) {
    changes.removeAll { $0.item.text != nil && $0.kind.isContentHeight }
    for item in texts {
      for kind in ImplicitRow.allCases where kind.isContentHeight {
        guard let row = item.implicitRows[kind], !erasedRows.contains(row.id) else { continue }
        erasedRows.append(row.id)
      }
    }
  }
}
