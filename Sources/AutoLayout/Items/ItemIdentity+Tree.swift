/// Joining and leaving a tree. Every item of a tree points to its engine; an item that is alone may
/// have none yet.
extension ItemIdentity {
  /// The engine of the tree; made if the item was alone. One that belongs to no tree if the item
  /// has ended.
  var resolvedEngine: LayoutEngine {
    if let engine { return engine }
    guard let node else { return LayoutEngine(root: nil) }
    let made = LayoutEngine(root: self)
    node.engine = made
    engine = made
    made.welcome(self)
    return made
  }

  /// How often a tree may go into another one while it is solved, before nothing more is done for it.
  static var mostMoves: Int { 8 }

  /// The engine of the tree, with everything solved. An item that is asked meanwhile may take the tree into
  /// another one, of which the same is asked then.
  func upToDateEngine() -> LayoutEngine {
    var current = resolvedEngine
    for _ in 0..<Self.mostMoves {
      current.bringUpToDate()
      let engine = resolvedEngine
      if engine === current { break }
      current = engine
    }
    return current
  }

  /// Makes `child` the last child. Refuses what would make a circle, an item that has ended, and a
  /// guide that belongs to its view for good.
  func adopt(_ child: ItemIdentity) -> Bool {
    guard node != nil, child.node != nil, child.area == nil else { return false }
    if isInset, let owner = parent { return owner.adopt(child) }
    // A leaf contains nothing but itself, so that building a deep tree climbs nowhere.
    let isCircular = child === self || child.hasChildren && isBelow(child)
    if isCircular {
      tell(.circularTree(item: child.name, superitem: name))
      return false
    }
    if child.parent === self {
      engine?.treeDidChange()
      child.unlink()
      link(child)
      return true
    }
    child.leave()
    child.showsRequiredSize = false
    if engine == nil, let brought = child.node?.engine {
      brought.move(toRoot: self)
    } else {
      resolvedEngine.join(child)
    }
    link(child)
    return true
  }

  /// Items of another tree are not below; within one tree it takes a climb.
  private func isBelow(_ other: ItemIdentity) -> Bool {
    engine != nil && engine === other.engine && other.contains(self)
  }

  /// Makes the item a root.
  func leave() {
    guard parent != nil, area == nil else { return }
    kept = nil
    leaveArrangement()
    unlink()
    engine?.part(self)
  }

  /// The item and everything below it, parents before children.
  var subtree: [ItemIdentity] {
    var found: [ItemIdentity] = []
    var current: ItemIdentity? = self
    while let item = current {
      found.append(item)
      current = item.successor(in: self)
    }
    return found
  }
}
