import Cassowary

/// What has changed since the last transaction. It is emptied when a transaction succeeds, and kept
/// when one is refused.
struct PendingChanges {
  /// Entries whose rows differ from their constraints.
  var slots: [Int32] = []
  /// Items that asked to renew their own constraints.
  var updates: [ItemIdentity] = []
  /// Views whose frame was set, and for which constraints have come or gone.
  var placements: [ItemIdentity] = []
  /// Items that joined the tree, or whose role in it takes other variables.
  var arrivals: [ItemIdentity] = []
  /// Items whose content size or content priorities must be asked for again.
  var contents: [ItemIdentity] = []
  /// Items whose text was measured and needs another height.
  var textHeights: [ItemIdentity] = []
  /// Items whose insets and baselines must be asked for again.
  var alignments: [ItemIdentity] = []
  /// Whether some of these were added since items were last asked. Others may be left that could
  /// not be asked then.
  var hasQuestions = false
  /// Rows and variables of what has left the tree.
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []
  /// The root or its size has changed.
  var root = true
  /// The direction has changed.
  var direction = false
  /// A scroll view was scrolled.
  var scrolling = false
  /// The tree has changed: the ranks of the variables must be updated.
  var order = true
  /// Whether more has changed than that items have come.
  var changesWholeOrder = true
  /// The items that have come and have no ranks yet, as long as nothing else has changed.
  var lastItems: [Unowned<ItemIdentity>] = []

  /// Reserves memory for what that many items leave behind, if they are the first.
  mutating func reserve(leaving count: Int) {
    if erasedRows.isEmpty { erasedRows.reserveCapacity(4 * count) }
    if discardedVariables.isEmpty { discardedVariables.reserveCapacity(4 * count) }
  }

  /// Schedules an item's rows and variables for removal; they have no owner from here on.
  mutating func release(_ item: ItemIdentity, _ owners: inout RowOwners) {
    item.implicitRows.forEachRow { erasedRows.append($0) }
    let place = item.placement
    release(place.leading, &owners)
    release(place.top, &owners)
    release(place.width, &owners)
    release(place.height, &owners)
  }

  /// Schedules a variable for removal; it has no owner from here on.
  mutating func release(_ variable: Variable?, _ owners: inout RowOwners) {
    guard let variable else { return }
    owners.note(variable, of: nil)
    discardedVariables.append(variable)
  }

  /// Keeps what is left to do after a transaction: what it was not about, and items that could not
  /// be asked.
  mutating func forgetDone(in engine: LayoutEngine) {
    contents = Self.items(of: engine, in: arrivals, contents) { !$0.placement.isContentKnown }
    alignments = Self.items(of: engine, in: arrivals, alignments) {
      !$0.placement.isAlignmentKnown
    }
    hasQuestions = !contents.isEmpty || !alignments.isEmpty
    arrivals = []
    textHeights = []
    erasedRows = []
    discardedVariables = []
    (root, direction, scrolling) = (false, false, false)
    (order, changesWholeOrder) = (false, false)
    lastItems = []
  }

  /// The items of two lists that are in the engine's tree and still pending.
  private static func items(
    of engine: LayoutEngine, in first: [ItemIdentity], _ second: [ItemIdentity],
    where waits: (ItemIdentity) -> Bool
  ) -> [ItemIdentity] {
    var found: [ItemIdentity] = []
    for item in first where waits(item) && item.engine === engine { found.append(item) }
    for item in second where waits(item) && item.engine === engine { found.append(item) }
    return found
  }

  var isEmpty: Bool {
    slots.isEmpty && updates.isEmpty && placements.isEmpty && arrivals.isEmpty && contents.isEmpty
      && textHeights.isEmpty
      && alignments.isEmpty && erasedRows.isEmpty && discardedVariables.isEmpty && !root
      && !direction && !scrolling && !order
  }
}

/// Notifications from items and constraints to their engine.
extension LayoutEngine {
  func contentDidChange(of item: ItemIdentity) {
    item.tellArranger()
    guard item.placement.isContentKnown else { return }
    item.placement.isContentKnown = false
    pending.contents.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
  }

  func alignmentDidChange(of item: ItemIdentity) {
    frames.all = true
    guard item.placement.isAlignmentKnown else { return }
    item.placement.isAlignmentKnown = false
    pending.alignments.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
  }

  func constantDidChange(of constraint: LayoutConstraint, from old: Double) {
    journal?.append(.constant(constraint, old), of: constraint)
    if constraint.slot < 0 { return }
    entries[constraint.slot].hasNewConstant = true
    markPending(constraint.slot)
  }

  func priorityDidChange(of constraint: LayoutConstraint, from old: LayoutPriority) {
    journal?.append(.priority(constraint, old), of: constraint)
    if constraint.slot < 0 { return }
    if hasHandPlacements { noteHandPlacements(of: constraint) }
    entries[constraint.slot].hasNewPriority = true
    markPending(constraint.slot)
  }
}

/// Lists of pending items. An item that leaves the tree is not removed from them, and may come back
/// and be listed twice.
extension [ItemIdentity] {
  /// Lists shorter than this are not compacted.
  private static var fewItems: Int { 64 }

  /// The initial capacity: items seldom come alone.
  private static var firstItems: Int { 8 }

  /// Adds an item. Before the list grows, items that have left are removed, so that it is never
  /// much longer than the number of items in the tree, however often items come and go between two
  /// passes.
  ///
  /// - Parameter isWalked: Whether indices in the list must stay valid, as while items are asked.
  mutating func append(
    _ item: ItemIdentity, waitingFor engine: LayoutEngine, isWalked: Bool = false
  ) {
    if count == capacity {
      if isEmpty { reserveCapacity(Self.firstItems) }
      if count >= Self.fewItems, !isWalked { removeStrangers(to: engine) }
    }
    append(item)
  }

  /// Removes items that are not in the engine's tree, and duplicates.
  private mutating func removeStrangers(to engine: LayoutEngine) {
    removeAll { item in
      if item.engine !== engine || item.isMarked { return true }
      item.isMarked = true
      return false
    }
    for item in self { item.isMarked = false }
    // That many may be added before the next compaction.
    reserveCapacity(2 * count)
  }
}
