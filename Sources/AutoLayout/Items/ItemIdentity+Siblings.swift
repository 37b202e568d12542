/// The children of an item are a list that is linked both ways, so that joining and leaving take
/// the same time whatever the number of siblings.
extension ItemIdentity {
  /// Puts `child`, which has no parent, after the last child.
  func link(_ child: ItemIdentity) {
    let (own, last) = (Unowned(child), links.lastChild)
    child.links.parent = Unowned(self)
    child.links.previousSibling = last
    child.links.nextSibling = Unowned(nil)
    if last.read({ $0.links.nextSibling = own }) == nil { links.firstChild = own }
    links.lastChild = own
  }

  /// Takes the item out of its parent's list.
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

  /// Puts the item in front of another child of its parent.
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

  /// The children in the order in which they were added. Linear in their number.
  var children: [ItemIdentity] {
    var found: [ItemIdentity] = []
    var child = firstChild
    while let current = child {
      found.append(current)
      child = current.nextSibling
    }
    return found
  }

  /// The item that comes after this one, depth first, parents before children, within the subtree
  /// of `top`; nil at the end.
  func successor(in top: ItemIdentity) -> ItemIdentity? {
    Unowned(self).successor(in: Unowned(top)).wrappedValue
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

extension Unowned where Object == ItemIdentity {
  /// The item that comes after this one, depth first, parents before children, within the subtree
  /// of `top`; none at the end, and after none.
  func successor(in top: Unowned) -> Unowned {
    if let child = read({ $0.links.firstChild }), !child.isNone { return child }
    var current = self
    while !(current === top), let next = current.read({ $0.links.nextSibling }) {
      if !next.isNone { return next }
      current = current.read { $0.links.parent } ?? current
    }
    return Unowned(nil)
  }
}
