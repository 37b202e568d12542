import Cassowary

/// Items and constraints that come into the tree and leave it.
extension LayoutEngine {
  func treeDidChange() {
    pending.order = true
    pending.changesWholeOrder = true
    pending.lastItems = []
    frames.all = true
  }

  /// Creates variables and rows for an item in the next pass, or reconsiders those it has.
  func welcome(_ item: ItemIdentity) {
    pending.arrivals.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
    if item.needsUpdateConstraints { pending.updates.append(item, waitingFor: self) }
    if item.needsLayout { needsLayout.append(item, waitingFor: self) }
    if item.hasUntoldFrame { frames.noteUntold(item) }
    if item.isNewcomer { hasNewcomers = true }
    if item.isPlacedByHand { noteHandPlacement(of: item) }
    // It may be behind all others, which is looked at once it is linked.
    if !pending.changesWholeOrder { pending.lastItems.append(Unowned(item)) }
    pending.order = true
    frames.all = true
  }

  /// Merges a tree into this one, with its active constraints in their order.
  func join(_ top: ItemIdentity) {
    guard let old = top.engine else {
      top.engine = self
      welcome(top)
      return
    }
    closeGaps()
    let constraints = old.constraints
    let settings = old.itemsWithSettings
    areaHeirs += old.areaHeirs
    if old.hasOwnDirections { hasOwnDirections = true }
    if old.hasScrolled { hasScrolled = true }
    old.forgetAll()
    old.formerRoot = top
    top.node?.engine = nil
    for item in top.subtree {
      item.forgetPlacement()
      item.engine = self
      welcome(item)
    }
    for constraint in constraints { append(constraint) }
    addSettings(of: settings)
  }

  /// Moves to `parent`, an item that was alone and becomes the root above the present one. All rows
  /// stay as they are.
  func move(toRoot parent: ItemIdentity) {
    parent.node?.engine = self
    parent.engine = self
    if let child = root {
      child.node?.engine = nil
      welcome(child)
    }
    root = parent
    welcome(parent)
    pending.root = true
  }

  /// Gives a subtree, already unlinked, an engine of its own. Constraints inside it move along,
  /// those across the border are deactivated.
  func part(_ top: ItemIdentity) {
    departures += 1
    treeDidChange()
    if isPlain, isAlone(top) {
      for slot in slots(touching: top) { remove(slot) }
      release(top)
      top.engine = nil
      return
    }
    let items = top.subtree
    let own = LayoutEngine(root: top)
    own.inherit(from: self)
    for item in items { item.engine = own }
    own.itemsWithSettings = itemsWithSettings
    own.areaHeirs = areaHeirs
    own.hasOwnDirections = hasOwnDirections
    own.hasScrolled = hasScrolled
    own.forgetLeavingSettings()
    forgetLeavingSettings()
    let moving = takeConstraints(inside: items, of: own)
    for item in items {
      release(item)
      own.welcome(item)
    }
    top.node?.engine = own
    for constraint in moving { own.append(constraint) }
  }

  /// Whether there are no settings that a part of the tree would have to take along.
  var isPlain: Bool {
    storedDirection == .leftToRight && storedScale == nil && storedConvention == .appKit
  }

  /// Whether an item by itself would have no settings left, so that it needs no engine.
  func isAlone(_ item: ItemIdentity) -> Bool {
    let isPlain =
      item.uncommon == nil
      || item.settings == nil && item.areas?.isListed != true && item.semantics == .unspecified
    return isPlain && !item.hasChildren && entries.leadElsewhere(from: item)
  }

  /// Removes all constraints that touch the items, which already point to their new engine.
  ///
  /// - Returns: Those that touch nothing else, in order of activation.
  private func takeConstraints(
    inside items: [ItemIdentity], of own: LayoutEngine
  ) -> [LayoutConstraint] {
    var inside: [Int32] = []
    for item in items {
      for slot in slots(touching: item) {
        guard let constraint = entries.constraint(at: slot) else { continue }
        let isInside = constraint.endsSatisfy { $0.engine === own }
        if isInside, entries[slot].isLeaving { journal?.departed.append(constraint) }
        if entries[slot].isLeaving || !isInside {
          remove(slot)
        } else if item === constraint.first {
          inside.append(slot)
        }
      }
    }
    inside.sort()
    let moving = inside.compactMap { entries.constraint(at: $0) }
    for slot in inside { remove(slot) }
    return moving
  }
}

extension LayoutEngine {
  /// Schedules an item's rows and variables for removal in the next transaction.
  func release(_ item: ItemIdentity) {
    pending.release(item, &owners)
    item.forgetPlacement()
  }

  /// Drops everything, because the tree was released or has joined another one. The solver is
  /// released with the engine.
  private func forgetAll() {
    departures += 1
    for slot in entries.slots where !entries[slot].isLeaving {
      entries.constraint(at: slot)?.slot = -1
    }
    entries = EntryList()
    vacancies = 0
    certificates = [:]
    owners = RowOwners()
    pending = PendingChanges()
    frames = FrameChanges()
    texts = []
    needsLayout = []
    itemsWithSettings = []
    brought = BroughtSettings()
    areaHeirs = []
    root = nil
  }
}

extension ItemIdentity {
  /// Resets the state of an item to that of a new one, except for the frame.
  fileprivate func forgetPlacement() {
    let frame = placement.frame
    placement = Placement()
    placement.frame = frame
    implicitRows = ImplicitRows()
    alignment = ItemAlignment()
    text = nil
  }
}

/// Items that were released while they were in the tree, and the consequences for the rest.
extension LayoutEngine {
  /// Removes items that were released. If the root is among them, the largest surviving subtree
  /// keeps this engine; the others get their own.
  func lose(_ ended: [ItemIdentity], survivors: [ItemIdentity]) {
    departures += 1
    let losesRoot = ended.first === root
    if losesRoot, survivors.isEmpty || isPlain && survivors.allSatisfy(isAlone) {
      forgetAll()
      for item in ended { item.engine = nil }
      for item in survivors {
        item.forgetPlacement()
        item.engine = nil
      }
      return
    }
    pending.reserve(leaving: ended.count + survivors.count)
    for item in ended {
      for slot in slots(touching: item) { remove(slot) }
      release(item)
      item.engine = nil
    }
    // Detaches a guide that stood for an area of an item that was released.
    for item in survivors where item.area != nil {
      for slot in slots(touching: item) { remove(slot) }
      release(item)
      item.area = nil
      welcome(item)
    }
    let heir = losesRoot ? Self.largest(of: survivors) : nil
    for survivor in survivors where survivor !== heir { part(survivor) }
    if let heir {
      // The root's settings stay in effect for what is left of its tree.
      inherit(from: self)
      crown(heir)
    }
    forgetLeavingSettings()
    treeDidChange()
  }

  private func crown(_ heir: ItemIdentity) {
    root = heir
    heir.node?.engine = self
    pending.release(heir.placement.leading, &owners)
    pending.release(heir.placement.top, &owners)
    heir.placement.variables.position = nil
    pending.root = true
    if hasHandPlacements { noteHandPlacements(in: heir) }
  }

  /// The item with the largest subtree. All subtrees are walked in step, so that the work is in
  /// proportion to those that are not the largest, and ending a long chain from the top is linear.
  private static func largest(of items: [ItemIdentity]) -> ItemIdentity? {
    var walks = items.map { (top: $0, current: $0) }
    while walks.count > 1 {
      let last = walks[walks.count - 1].top
      walks = walks.compactMap { walk in
        walk.current.successor(in: walk.top).map { (top: walk.top, current: $0) }
      }
      if walks.isEmpty { return last }
    }
    return walks.first?.top
  }
}
