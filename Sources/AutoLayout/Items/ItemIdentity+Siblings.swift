/// The children of an item are a list that is linked both ways, so that joining and leaving take
/// the same time whatever the number of siblings.
extension ItemIdentity {
  /// Puts `child`, which has no parent, after the last child.
  func link(_ child: ItemIdentity) {
    unsafe child.parent = self
    unsafe child.previousSibling = lastChild
    unsafe child.nextSibling = nil
    if let last = unsafe lastChild {
      unsafe last.nextSibling = child
    } else {
      unsafe firstChild = child
    }
    unsafe lastChild = child
  }

  /// Takes the item out of its parent's list.
  func unlink() {
    guard let parent = unsafe parent else { return }
    if let previous = unsafe previousSibling {
      unsafe previous.nextSibling = unsafe nextSibling
    } else {
      unsafe parent.firstChild = unsafe nextSibling
    }
    if let next = unsafe nextSibling {
      unsafe next.previousSibling = unsafe previousSibling
    } else {
      unsafe parent.lastChild = unsafe previousSibling
    }
    unsafe self.parent = nil
    unsafe previousSibling = nil
    unsafe nextSibling = nil
  }

  var hasChildren: Bool { unsafe firstChild != nil }

  /// The children in the order in which they were added. Linear in their number.
  var children: [ItemIdentity] {
    var found: [ItemIdentity] = []
    var child = unsafe firstChild
    while let current = child {
      found.append(current)
      child = unsafe current.nextSibling
    }
    return found
  }

  /// The item that comes after this one, depth first, parents before children, within the subtree
  /// of `top`; nil at the end. `skippingChildren` goes on after the subtree of this one.
  func successor(in top: ItemIdentity, skippingChildren: Bool = false) -> ItemIdentity? {
    if !skippingChildren, let child = unsafe firstChild { return child }
    var current = self
    while current !== top {
      if let next = unsafe current.nextSibling { return next }
      guard let parent = unsafe current.parent else { return nil }
      current = parent
    }
    return nil
  }

  /// Whether this item is `other` or above it. Linear in the depth of `other`.
  func contains(_ other: ItemIdentity) -> Bool {
    var current: ItemIdentity? = other
    while let step = current {
      if step === self { return true }
      current = unsafe step.parent
    }
    return false
  }

  /// The top of the tree. Linear in the depth.
  var root: ItemIdentity {
    var current = self
    while let parent = unsafe current.parent { current = parent }
    return current
  }
}
