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
