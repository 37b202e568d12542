/// The end of an item, which is not the end of its identity: constraints may still know it.
extension ItemIdentity {
  /// Takes the item out of its tree for good, together with the descendants that only the tree keeps
  /// alive. Surviving children become roots of their own.
  ///
  /// The descendants are gone through in a loop and released one by one: if each released the next,
  /// a deep tree would overflow the stack.
  func end() {
    guard node != nil else { return }
    leaveArrangement()
    unlink()
    var ended: [ItemIdentity] = [self]
    var released: [AnyObject] = []
    var survivors: [ItemIdentity] = []
    var next = 0
    while next < ended.count {
      for child in ended[next].children {
        child.isArranged = false
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
    for item in ended { item.untie() }
    engine?.lose(ended, survivors: survivors)
    for survivor in survivors { survivor.area = nil }
  }

  /// Lets go of the item, and gives it back if nobody else keeps it alive.
  private func takeKeptIfLast() -> AnyObject? {
    var object: AnyObject?
    // Exchanged, not copied: a copy would be somebody else who keeps it alive.
    swap(&object, &kept)
    return isKnownUniquelyReferenced(&object) ? object : nil
  }
}
