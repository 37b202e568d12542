/// Items that their owner has let go of while they were in the tree, and what becomes of the rest.
extension LayoutEngine {
  /// Takes leave of items that have ended. If the root is among them, the largest surviving subtree
  /// keeps this engine; the other ones get their own.
  func lose(_ ended: [ItemIdentity], survivors: [ItemIdentity]) {
    departures += 1
    let losesRoot = ended.first === root
    for item in ended { item.settings = nil }
    if losesRoot, survivors.isEmpty || isPlain && survivors.allSatisfy(isAlone) {
      forgetAll()
      for item in ended { item.engine = nil }
      for item in survivors {
        item.forgetPlacement()
        item.engine = nil
      }
      return
    }
    for item in ended {
      for slot in slots(touching: item) { remove(slot) }
      release(item)
      item.engine = nil
    }
    // A guide that stood for an area of an item that has ended stands for nothing any more.
    for item in survivors where item.area != nil {
      for slot in slots(touching: item) { remove(slot) }
      release(item)
      item.area = nil
      welcome(item)
    }
    let heir = losesRoot ? Self.largest(of: survivors) : nil
    for survivor in survivors where survivor !== heir { part(survivor) }
    if let heir {
      // What was set on the root goes on holding for what is left of its tree.
      inherit(from: self)
      crown(heir)
    }
    forgetLeavingSettings()
    treeDidChange()
  }

  private func crown(_ heir: ItemIdentity) {
    root = heir
    heir.node?.engine = self
    if let position = heir.placement.variables.position {
      pending.discardedVariables += [position.leading, position.top]
    }
    heir.placement.variables.position = nil
    pending.root = true
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
