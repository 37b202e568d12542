import Cassowary

/// What has changed since the last transaction. It is emptied when a transaction succeeds, and kept
/// when one is refused.
struct PendingChanges {
  /// Entries whose rows differ from their constraints.
  var slots: [Int32] = []
  /// Items that want to renew their own constraints.
  var updates: [ItemIdentity] = []
  /// Views whose frame was set, and that constraints may place now or no longer.
  var placements: [ItemIdentity] = []
  /// Items that joined the tree, or whose place in it asks for other variables.
  var arrivals: [ItemIdentity] = []
  /// Items whose content size or content priorities have to be asked for again.
  var contents: [ItemIdentity] = []
  /// Items whose text was measured and needs another height.
  var textHeights: [ItemIdentity] = []
  /// Items whose insets and baselines have to be asked for again.
  var alignments: [ItemIdentity] = []
  /// Whether some of these have come since items were last asked. Others may be left that could not be asked then.
  var hasQuestions = false
  /// Rows and variables of what has left the tree.
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []
  /// The root or its size is another one.
  var root = true
  /// The direction is another one.
  var direction = false
  /// The tree is another one: the order of the variables has to be told again.
  var order = true

  /// Makes room for what so many items leave behind, if they are the first.
  mutating func reserve(leaving count: Int) {
    if erasedRows.isEmpty { erasedRows.reserveCapacity(4 * count) }
    if discardedVariables.isEmpty { discardedVariables.reserveCapacity(4 * count) }
  }

  /// Takes out an item's rows and variables, which nobody owns from here on.
  mutating func release(_ item: ItemIdentity, _ owners: inout RowOwners) {
    item.implicitRows.forEachRow { erasedRows.append($0) }
    let place = item.placement
    release(place.leading, &owners)
    release(place.top, &owners)
    release(place.width, &owners)
    release(place.height, &owners)
  }

  /// Takes out a variable, which nobody owns from here on.
  mutating func release(_ variable: Variable?, _ owners: inout RowOwners) {
    guard let variable else { return }
    owners.note(variable, of: nil)
    discardedVariables.append(variable)
  }

  /// Leaves what is left to do after a transaction: what it had nothing to do with, and what could not be asked.
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
    (root, direction, order) = (false, false, false)
  }

  /// The items of two lists that are in the engine's tree and still wait.
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
      && !direction && !order
  }
}

/// What items and constraints tell their engine.
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
    journal?.append(.constant(constraint, old))
    if constraint.slot < 0 { return }
    entries[constraint.slot].hasNewConstant = true
    markPending(constraint.slot)
  }

  func priorityDidChange(of constraint: LayoutConstraint, from old: LayoutPriority) {
    journal?.append(.priority(constraint, old))
    if constraint.slot < 0 { return }
    entries[constraint.slot].hasNewPriority = true
    markPending(constraint.slot)
  }
}

/// Lists of items that wait for something of their engine. An item that leaves the tree is not looked for in them,
/// and may come back and be in them twice.
extension [ItemIdentity] {
  /// Lists shorter than this are left as they are.
  private static var fewItems: Int { 64 }

  /// Room is made for so many at once: an item seldom waits alone.
  private static var firstItems: Int { 8 }

  /// Adds an item. Where that takes more room, those that have left go first, so that a list is never much longer than
  /// the tree has items, however often items come and go between two passes.
  ///
  /// - Parameter isWalked: Whether places in the list must stay what they are, as while items are asked.
  mutating func append(
    _ item: ItemIdentity, waitingFor engine: LayoutEngine, isWalked: Bool = false
  ) {
    if count == capacity {
      if isEmpty { reserveCapacity(Self.firstItems) }
      if count >= Self.fewItems, !isWalked { removeStrangers(to: engine) }
    }
    append(item)
  }

  /// Takes out what is no item of an engine, and each item but for its first place.
  private mutating func removeStrangers(to engine: LayoutEngine) {
    removeAll { item in
      if item.engine !== engine || item.isMarked { return true }
      item.isMarked = true
      return false
    }
    for item in self { item.isMarked = false }
    // As many may come until they are counted again.
    reserveCapacity(2 * count)
  }
}
