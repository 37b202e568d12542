/// Items that create their own constraints renew them before anything is solved.
extension LayoutEngine {
  /// How many rounds items may request new constraints from each other before this is reported as
  /// endless.
  private static var updateRounds: Int { 8 }

  /// Calls the items that asked for it, and in a layout pass those that never were in one; leaves
  /// first. No other item is called within such a call; those that ask for it meanwhile are called
  /// after it.
  func updateConstraints(ofNewcomers callsNewcomers: Bool = false) {
    guard !isUpdatingConstraints, !pending.updates.isEmpty || callsNewcomers && hasNewcomers
    else { return }
    isUpdatingConstraints = true
    journal?.isRenewing = true
    defer {
      isUpdatingConstraints = false
      journal?.isRenewing = false
    }
    for _ in 0..<Self.updateRounds {
      var items: [ItemIdentity] = []
      swap(&items, &pending.updates)
      if callsNewcomers, hasNewcomers {
        hasNewcomers = false
        items.reserveCapacity(items.count + needsLayout.count)
        for item in needsLayout where item.isNewcomer && !item.needsUpdateConstraints {
          items.append(item)
        }
      }
      if items.isEmpty { return }
      sortLeavesFirst(&items)
      for item in items where item.engine === self {
        guard item.needsUpdateConstraints || callsNewcomers && item.isNewcomer else { continue }
        item.needsUpdateConstraints = false
        item.isNewcomer = false
        item.item?.updateConstraints()
      }
    }
    giveUpUpdates()
  }

  /// Drops the requests of the last round, or a pass would not end, and notes the first item that
  /// made one.
  private func giveUpUpdates() {
    var items: [ItemIdentity] = []
    swap(&items, &pending.updates)
    for item in items where item.engine === self && item.needsUpdateConstraints {
      item.needsUpdateConstraints = false
      note(.unsettledConstraints(item: item.name), of: item)
    }
  }

  /// This few items are compared pairwise; for more, the whole tree is walked.
  private static var fewUpdates: Int { 16 }

  /// Sorts children before their parents, and siblings in their order. Only items of the tree
  /// remain, each once where there are many.
  private func sortLeavesFirst(_ items: inout [ItemIdentity]) {
    if items.count < 2 { return }
    if items.count > Self.fewUpdates {
      items = postorder(of: items)
      return
    }
    items.removeAll { $0.engine !== self }
    if items.count < 2 { return }
    var places = items.map { TreePlace($0) }
    for index in places.indices.dropFirst() {
      var place = index
      while place > 0, places[place].isLeftBefore(places[place - 1]) {
        places.swapAt(place - 1, place)
        items.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private func postorder(of items: [ItemIdentity]) -> [ItemIdentity] {
    for item in items { item.isMarked = true }
    var found: [ItemIdentity] = []
    found.reserveCapacity(items.count)
    var current = $root
    while !current.isNone {
      let next = current.successor(in: $root)
      // The walk to the next item climbs from this one and leaves every subtree on the way.
      let above = next.parent
      while !(current === above), !current.isNone {
        current.read { if $0.isMarked { found.append($0) } }
        current = current.parent
      }
      current = next
    }
    for item in items { item.isMarked = false }
    return found
  }
}

/// The position of an item in its tree. The tree keeps its items alive, so that no reference
/// counting is needed.
private struct TreePlace {
  private var item: Unowned<ItemIdentity>
  /// The depth.
  private var depth = 0

  init(_ item: ItemIdentity) {
    self.item = Unowned(item)
    var above = self.item.parent
    while !above.isNone {
      depth += 1
      above = above.parent
    }
  }

  /// Whether this item comes before another one in postorder. Linear in the depths and in the
  /// distance between the siblings where their paths diverge.
  func isLeftBefore(_ other: TreePlace) -> Bool {
    var (own, others) = (self, other)
    while own.depth > others.depth { own.climb() }
    while others.depth > own.depth { others.climb() }
    if own.item === others.item { return depth > other.depth }
    while !(own.item.parent === others.item.parent) {
      own.climb()
      others.climb()
    }
    // Walks in both directions at once, since either end may be near.
    var (next, previous) = (own.item.nextSibling, own.item.previousSibling)
    while !next.isNone || !previous.isNone {
      if next === others.item { return true }
      if previous === others.item { return false }
      (next, previous) = (next.nextSibling, previous.previousSibling)
    }
    return false
  }

  /// Moves to the parent.
  private mutating func climb() { (item, depth) = (item.parent, depth - 1) }
}

extension ItemIdentity {
  func setNeedsUpdateConstraints() {
    guard !needsUpdateConstraints else { return }
    needsUpdateConstraints = true
    if let engine { engine.pending.updates.append(self, waitingFor: engine) }
  }

  /// The parent no longer creates constraints for it.
  func leaveArrangement() {
    guard isArranged else { return }
    tellArranger()
    isArranged = false
    parent?.hasLostArranged = true
    // It may be back before anyone looks, with variables of another life.
    if let parent, let baselines = parent.baselines,
      [baselines.first, baselines.last].contains(where: { $0 === self })
    {
      parent.forwardBaselines(to: nil)
    }
  }

  /// Tells the parent that created constraints for this item that they may have to change.
  func tellArranger() {
    guard isArranged else { return }
    parent?.setNeedsUpdateConstraints()
  }
}
