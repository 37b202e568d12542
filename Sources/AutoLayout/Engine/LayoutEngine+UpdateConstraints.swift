/// Items that make constraints of their own renew them before anything is solved.
extension LayoutEngine {
  /// How often items may ask each other for new constraints before it is said that this has no end.
  private static var updateRounds: Int { 8 }

  /// Calls the items that asked for it, and in a layout pass those that never were in one; leaves first. Within such
  /// a call nobody is called; those that ask for it meanwhile have their turn after it.
  func updateConstraints(ofNewcomers callsNewcomers: Bool = false) {
    guard !isUpdatingConstraints, !pending.updates.isEmpty || callsNewcomers && hasNewcomers
    else { return }
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
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

  /// Forgets what was asked for once more in the last round, or a pass would have no end, and notes by whom.
  private func giveUpUpdates() {
    var items: [ItemIdentity] = []
    swap(&items, &pending.updates)
    for item in items where item.engine === self && item.needsUpdateConstraints {
      item.needsUpdateConstraints = false
      note(.unsettledConstraints(item: item.name), of: item)
    }
  }

  /// Of so few items the places of each two are compared; of more, the whole tree is walked.
  private static var fewUpdates: Int { 16 }

  /// Puts children before their parents, and siblings in their order. Only the items of the tree stay, of many each
  /// once.
  private func sortLeavesFirst(_ items: inout [ItemIdentity]) {
    if items.count < 2 { return }
    if items.count > Self.fewUpdates {
      items = postorder(of: items)
      return
    }
    items.removeAll { $0.engine !== self }
    var places = items.map { TreePlace(item: $0, depth: $0.depth) }
    for index in places.indices.dropFirst() {
      var place = index
      while place > 0, places[place].isLeftBefore(places[place - 1]) {
        places.swapAt(place - 1, place)
        place -= 1
      }
    }
    items = places.map { $0.item }
  }

  private func postorder(of items: [ItemIdentity]) -> [ItemIdentity] {
    for item in items { item.isMarked = true }
    var found: [ItemIdentity] = []
    var open: [ItemIdentity] = []
    var current = root
    while let item = current {
      while let last = open.last, last !== item.parent {
        if last.isMarked { found.append(last) }
        open.removeLast()
      }
      open.append(item)
      current = root.flatMap { item.successor(in: $0) }
    }
    for item in open.reversed() where item.isMarked { found.append(item) }
    for item in items { item.isMarked = false }
    return found
  }
}

/// Where an item is in its tree.
private struct TreePlace {
  var item: ItemIdentity
  /// How many items it lies in.
  var depth: Int

  /// Whether a walk that leaves an item after what is in it leaves this one before another of the tree. Linear in the
  /// depths and in the distance between the siblings where the ways to the two part.
  func isLeftBefore(_ other: TreePlace) -> Bool {
    var (own, others) = (self, other)
    while own.depth > others.depth, own.climb() {}
    while others.depth > own.depth, others.climb() {}
    if own.item === others.item { return depth > other.depth }
    while own.item.parent !== others.item.parent {
      guard own.climb(), others.climb() else { return false }
    }
    // Walks to both sides at once, since either may be near its end.
    var (next, previous) = (own.item.nextSibling, own.item.links.previousSibling.wrappedValue)
    while next != nil || previous != nil {
      if next === others.item { return true }
      if previous === others.item { return false }
      next = next?.nextSibling
      previous = previous?.links.previousSibling.wrappedValue
    }
    return false
  }

  /// Goes on to the item that this one lies in; says whether there is one.
  private mutating func climb() -> Bool {
    guard let parent = item.parent else { return false }
    (item, depth) = (parent, depth - 1)
    return true
  }
}

extension ItemIdentity {
  /// How many items it lies in.
  fileprivate var depth: Int {
    var depth = 0
    var above = parent
    while let item = above {
      depth += 1
      above = item.parent
    }
    return depth
  }

  func setNeedsUpdateConstraints() {
    guard !needsUpdateConstraints else { return }
    needsUpdateConstraints = true
    if let engine { engine.pending.updates.append(self, waitingFor: engine) }
  }

  /// Is no longer among those for which the parent makes constraints.
  func leaveArrangement() {
    guard isArranged else { return }
    tellArranger()
    isArranged = false
    parent?.hasLostArranged = true
  }

  /// Tells the parent that made constraints for this item that they may have to be other ones.
  func tellArranger() {
    guard isArranged else { return }
    parent?.setNeedsUpdateConstraints()
  }
}
