/// The items whose frame is another one than before, parents before children.
///
/// The items are kept, so that none ends while others hear of their frames; with them their
/// identities, which therefore need not be.
@safe
struct ChangedFrames {
  private(set) var items: [any LayoutItem] = []
  private var identities: [Unmanaged<ItemIdentity>] = unsafe []

  mutating func reserve(_ count: Int) {
    items.reserveCapacity(count)
    unsafe identities.reserveCapacity(count)
  }

  mutating func append(_ identity: ItemIdentity) {
    guard let item = unsafe identity.item else { return }
    items.append(item)
    unsafe identities.append(.passUnretained(identity))
  }

  /// Tells each item of its frame as it is when its turn comes, and lets it place what is in it.
  func deliver() {
    for index in items.indices {
      let frame = unsafe identities[index]._withUnsafeGuaranteedRef { identity in
        identity.needsLayout = false
        return identity.placement.frame
      }
      items[index].layoutFrameDidChange(to: frame)
      items[index].layoutSubviews()
    }
  }
}
