import Cassowary

/// Items and constraints that come into the tree and leave it.
extension LayoutEngine {
  func treeDidChange() {
    pending.order = true
    frames.all = true
  }

  /// Makes variables and rows for an item in the next pass, or looks again at those it has.
  func welcome(_ item: ItemIdentity) {
    pending.arrivals.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
    if item.needsUpdateConstraints { pending.updates.append(item, waitingFor: self) }
    if item.needsLayout { needsLayout.append(item, waitingFor: self) }
    if item.isNewcomer { hasNewcomers = true }
    treeDidChange()
  }

  /// Takes in a tree, with its active constraints in their order.
  func join(_ top: ItemIdentity) {
    guard let old = top.engine else {
      top.engine = self
      welcome(top)
      return
    }
    closeGaps()
    let constraints = old.constraints
    itemsWithSettings += old.itemsWithSettings
    areaHeirs += old.areaHeirs
    if old.hasOwnDirections { hasOwnDirections = true }
    old.forgetAll()
    old.formerRoot = top
    top.node?.engine = nil
    for item in top.subtree {
      item.forgetPlacement()
      item.engine = self
      welcome(item)
    }
    for constraint in constraints { append(constraint) }
    if !itemsWithSettings.isEmpty { applySettings() }
  }

  /// Goes over to `parent`, an item that was alone and becomes the root above the present one. All
  /// rows stay as they are.
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

  /// Gives a subtree, already unlinked, an engine of its own. Constraints inside it go along, those
  /// across the border are deactivated.
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

  /// Whether nothing was set here that a part of the tree would have to take along.
  var isPlain: Bool {
    storedDirection == .leftToRight && storedScale == nil && storedConvention == .appKit
  }

  /// Whether nothing of this engine would be left on an item by itself, so that it needs none.
  func isAlone(_ item: ItemIdentity) -> Bool {
    !item.hasChildren && item.settings == nil && item.areas?.isListed != true
      && item.semantics == .unspecified
      && entries.leadElsewhere(from: item)
  }

  /// Takes out all constraints that touch the items, which point to their new engine already.
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
  /// Leaves an item's rows and variables to the next transaction to take out.
  func release(_ item: ItemIdentity) {
    pending.release(item, &owners)
    item.forgetPlacement()
  }

  /// Lets go of everything, because the tree has ended or has joined another one. The solver, which
  /// nothing points to from then on, goes with the engine.
  func forgetAll() {
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
    areaHeirs = []
    root = nil
  }
}

extension ItemIdentity {
  /// Back to what the engine knows of an item that is new to it, but for the frame.
  func forgetPlacement() {
    let frame = placement.frame
    placement = Placement()
    placement.frame = frame
    implicitRows = ImplicitRows()
    alignment = ItemAlignment()
    text = nil
  }
}
