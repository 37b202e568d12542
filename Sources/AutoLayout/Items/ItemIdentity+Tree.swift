/// An item's neighbours in its tree. Read and written whole, so that a walk takes neither
/// exclusivity checks nor reference counting.
struct TreeLinks {
  /// The item that this one is laid out in.
  var parent = Unowned<ItemIdentity>(nil)
  var firstChild = Unowned<ItemIdentity>(nil)
  var lastChild = Unowned<ItemIdentity>(nil)
  var previousSibling = Unowned<ItemIdentity>(nil)
  var nextSibling = Unowned<ItemIdentity>(nil)
}

extension ItemIdentity {
  /// The item that this one is laid out in; nil for a root.
  var parent: ItemIdentity? { links.parent.wrappedValue }

  var firstChild: ItemIdentity? { links.firstChild.wrappedValue }

  var nextSibling: ItemIdentity? { links.nextSibling.wrappedValue }

  var previousSibling: ItemIdentity? { links.previousSibling.wrappedValue }
}

/// The children of an item are a list that is linked both ways, so that joining and leaving take
/// the same time whatever the number of siblings.
extension ItemIdentity {
  /// Appends `child`, which has no parent.
  func link(_ child: ItemIdentity) {
    let (own, last) = (Unowned(child), links.lastChild)
    child.links.parent = Unowned(self)
    child.links.previousSibling = last
    child.links.nextSibling = Unowned(nil)
    if last.read({ $0.links.nextSibling = own }) == nil { links.firstChild = own }
    links.lastChild = own
  }

  /// Removes the item from its parent's list.
  func unlink() {
    guard let parent else { return }
    let (previous, next) = (links.previousSibling, links.nextSibling)
    if previous.read({ $0.links.nextSibling = next }) == nil { parent.links.firstChild = next }
    if next.read({ $0.links.previousSibling = previous }) == nil {
      parent.links.lastChild = previous
    }
    links.parent = Unowned(nil)
    links.previousSibling = Unowned(nil)
    links.nextSibling = Unowned(nil)
  }

  /// Moves the item in front of another child of its parent.
  func move(before sibling: ItemIdentity) {
    guard sibling !== self, let parent, parent === sibling.parent else { return }
    unlink()
    let (own, previous) = (Unowned(self), sibling.links.previousSibling)
    links.parent = Unowned(parent)
    links.previousSibling = previous
    links.nextSibling = Unowned(sibling)
    sibling.links.previousSibling = own
    if previous.read({ $0.links.nextSibling = own }) == nil { parent.links.firstChild = own }
    engine?.treeDidChange()
  }

  var hasChildren: Bool { !links.firstChild.isNone }

  /// The item that comes after this one, depth first, parents before children, within the subtree
  /// of `top`; nil at the end.
  func successor(in top: ItemIdentity, skipsChildren: Bool = false) -> ItemIdentity? {
    Unowned(self).successor(in: Unowned(top), skipsChildren: skipsChildren).wrappedValue
  }

  /// The item that comes before this one, depth first, parents before children; none for a root.
  /// Linear in the depth of what comes before.
  var predecessor: Unowned<ItemIdentity> {
    var current = links.previousSibling
    if current.isNone { return links.parent }
    while let last = current.read({ $0.links.lastChild }), !last.isNone { current = last }
    return current
  }

  /// Whether this item is `other` or above it. Linear in the depth of `other`.
  func contains(_ other: ItemIdentity) -> Bool {
    var current: ItemIdentity? = other
    while let step = current {
      if step === self { return true }
      current = step.parent
    }
    return false
  }

  /// The top of the tree. Linear in the depth.
  var root: ItemIdentity {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}

/// A pointer to an object that is kept alive elsewhere, and that is cleared before the object is
/// released.
///
/// Plain bits, unlike an `unowned(unsafe)` property, of which every access counts references.
/// Access through `read` takes no reference counting at all:
///
///     @Unowned var engine: LayoutEngine?
///     $engine.read { $0.storedConvention }
@propertyWrapper @safe
struct Unowned<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init(wrappedValue: Object?) { self.init(wrappedValue) }

  init(_ object: Object?) { unsafe reference = object.map { unsafe .passUnretained($0) } }

  init(_ reference: Unmanaged<Object>) { unsafe self.reference = reference }

  /// The object, retained while the caller holds it.
  var wrappedValue: Object? {
    get { unsafe reference?.takeUnretainedValue() }
    set { self = Unowned(newValue) }
  }

  var projectedValue: Unowned { self }

  var isNone: Bool { unsafe reference == nil }

  /// Whether both point to one object, or neither to any.
  static func === (a: Unowned, b: Unowned) -> Bool {
    unsafe a.reference?.toOpaque() == b.reference?.toOpaque()
  }

  /// Borrows the object, if there is one; `part` must not release it.
  @discardableResult @inline(__always)
  func read<Part>(_ part: (Object) -> Part) -> Part? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef(part)
  }

  /// Borrows each object of a list, which keeps them alive meanwhile.
  @inline(__always)
  static func forEach(in list: [Object], _ body: (Object) -> Void) {
    unsafe list.withUnsafeBufferPointer { objects in
      unsafe objects.withMemoryRebound(to: Unmanaged<Object>.self) { objects in
        for index in objects.indices { unsafe objects[index]._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

extension Unowned where Object == ItemIdentity {
  /// The item that this one is laid out in; none for a root, and for none.
  var parent: Unowned { read { $0.links.parent } ?? self }

  var nextSibling: Unowned { read { $0.links.nextSibling } ?? self }

  var previousSibling: Unowned { read { $0.links.previousSibling } ?? self }

  /// The item that comes after this one, depth first, parents before children, within the subtree
  /// of `top`; none at the end, and after none.
  func successor(in top: Unowned, skipsChildren: Bool = false) -> Unowned {
    if !skipsChildren, let child = read({ $0.links.firstChild }), !child.isNone { return child }
    var current = self
    while !(current === top), let next = current.read({ $0.links.nextSibling }) {
      if !next.isNone { return next }
      current = current.parent
    }
    return Unowned(nil)
  }
}

/// Joining and leaving a tree. Every item of a tree references its engine; an item that is alone
/// may have none yet.
extension ItemIdentity {
  /// The engine of the tree; created if the item was alone. If the item was released, an engine
  /// without a tree.
  var resolvedEngine: LayoutEngine {
    if let engine { return engine }
    guard let node else { return LayoutEngine(root: nil) }
    let made = LayoutEngine(root: self)
    node.engine = made
    engine = made
    made.welcome(self)
    return made
  }

  /// How often a tree may move into another one while it is solved, before this is given up.
  static var mostMoves: Int { 8 }

  /// The engine of the tree, with everything solved. An item that is asked meanwhile may move the
  /// tree into another one, which is then solved instead.
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

  /// Makes `child` the last child. Refuses a cycle, an item that was released, and a guide that
  /// belongs to its view for good.
  func adopt(_ child: ItemIdentity) -> Bool {
    guard node != nil, child.node != nil, child.area == nil else { return false }
    if isInset, let owner = parent { return owner.adopt(child) }
    // A leaf contains only itself, so that building a deep tree never climbs.
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
    if child.parent == nil { child.releaseByHand() }
    child.leave()
    child.showsRequiredSize = false
    if engine == nil, let brought = child.node?.engine {
      brought.move(toRoot: self)
    } else {
      resolvedEngine.join(child)
    }
    link(child)
    setNeedsLayout()
    child.setNeedsLayout()
    child.holdByHand()
    return true
  }

  /// Items of another tree are not below; within one tree it takes a climb.
  private func isBelow(_ other: ItemIdentity) -> Bool {
    engine != nil && engine === other.engine && other.contains(self)
  }

  /// Makes the item a root.
  func leave() {
    guard let parent, area == nil else { return }
    releaseByHand()
    kept = nil
    leaveArrangement()
    unlink()
    parent.setNeedsLayout()
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

/// Releasing an item. Its identity lives on while constraints reference it.
extension ItemIdentity {
  /// Removes the item from its tree for good, together with the descendants that only the tree
  /// keeps alive. Surviving children become roots of their own.
  ///
  /// The descendants are released one by one in a loop: if each released the next, a deep tree
  /// would overflow the stack.
  func end() {
    guard node != nil else { return }
    leaveArrangement()
    unlink()
    if engine == nil, !hasChildren { return untie() }
    var ended: [ItemIdentity] = [self]
    var released: [AnyObject] = []
    var survivors: [ItemIdentity] = []
    var next = 0
    while next < ended.count {
      while let child = ended[next].firstChild {
        child.isArranged = false
        child.releaseByHand()
        child.unlink()
        if let object = child.takeKeptIfLast() {
          released.append(object)
          ended.append(child)
        } else {
          survivors.append(child)
        }
      }
      next += 1
    }
    let engine = engine
    node?.engine = nil
    let settings = ended.compactMap { $0.settings }
    for item in ended {
      item.untie()
      item.settings = nil
      item.areas?.forgetGuides()
    }
    engine?.lose(ended, survivors: survivors)
    for survivor in survivors {
      survivor.area = nil
      survivor.holdByHand()
    }
    // What ends with the items and with their handlers may do anything to the rest, which is in
    // order only now.
    withExtendedLifetime((released, settings)) {}
  }

  /// Releases the item, and returns it if nothing else keeps it alive.
  private func takeKeptIfLast() -> AnyObject? {
    var object: AnyObject?
    // Swapped, not copied: a copy would be a second reference.
    swap(&object, &kept)
    return isKnownUniquelyReferenced(&object) ? object : nil
  }
}
