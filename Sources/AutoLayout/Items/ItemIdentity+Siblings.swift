/// The children of an item are a list that is linked both ways, so that joining and leaving take
/// the same time whatever the number of siblings.
extension ItemIdentity {
  /// Puts `child`, which has no parent, after the last child.
  func link(_ child: ItemIdentity) {
    child.parent = self
    child.previousSibling = lastChild
    child.nextSibling = nil
    if let last = lastChild {
      last.nextSibling = child
    } else {
      firstChild = child
    }
    lastChild = child
  }

  /// Takes the item out of its parent's list.
  func unlink() {
    guard let parent else { return }
    if let previous = previousSibling {
      previous.nextSibling = nextSibling
    } else {
      parent.firstChild = nextSibling
    }
    if let next = nextSibling {
      next.previousSibling = previousSibling
    } else {
      parent.lastChild = previousSibling
    }
    self.parent = nil
    previousSibling = nil
    nextSibling = nil
  }

  var hasChildren: Bool { firstChild != nil }

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
  /// of `top`; nil at the end. `skippingChildren` goes on after the subtree of this one.
  func successor(in top: ItemIdentity, skippingChildren: Bool = false) -> ItemIdentity? {
    if !skippingChildren, let child = firstChild { return child }
    var current = self
    while current !== top {
      if let next = current.nextSibling { return next }
      guard let parent = current.parent else { return nil }
      current = parent
    }
    return nil
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
