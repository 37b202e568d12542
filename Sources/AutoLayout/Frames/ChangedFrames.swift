/// The items whose frame is another one than before, parents before children.
///
/// The items are kept, so that none ends while others hear of their frames; with them their
/// identities, which therefore need not be, unless an item may turn to another node. They lie in memory of
/// their own, where an item can be called without being counted again.
@safe
struct ChangedFrames: ~Copyable {
  private var changes: UnsafeMutablePointer<Change>
  private var capacity: Int
  private(set) var count = 0
  /// Items whose own frame is the same while that of a child is another one.
  private(set) var parents: [ItemIdentity] = []
  /// The frames that items had, where they are wanted.
  private(set) var former: [FormerFrame] = []
  /// Identities that their items cannot be trusted to keep.
  private var kept: [ItemIdentity] = []

  @safe
  private struct Change: ~Copyable {
    let item: any LayoutItem
    private let identity: Unmanaged<ItemIdentity>

    /// - Parameter identity: Kept by the item or by somebody else, for as long as there is the change.
    init(_ item: any LayoutItem, _ identity: ItemIdentity) {
      self.item = item
      unsafe self.identity = .passUnretained(identity)
    }

    /// Place in the tree.
    var order: Int32 { unsafe identity._withUnsafeGuaranteedRef { $0.placement.order } }

    /// Borrows the item, which a call through its place in memory would count.
    borrowing func deliver() {
      let frame = unsafe identity._withUnsafeGuaranteedRef { identity in
        identity.layoutCall = .none
        return identity.placement.frame
      }
      item.layoutFrameDidChange(to: frame)
      item.layoutSubviews()
    }
  }

  /// Makes room for so many changes; more find theirs by doubling.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe changes = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe changes.deinitialize(count: count)
    unsafe changes.deallocate()
  }

  mutating func append(_ identity: ItemIdentity) {
    guard let item = identity.item else { return }
    if count == capacity { grow() }
    // Given away here, or it would be counted once more until the end.
    unsafe (changes + count).initialize(to: Change(consume item, identity))
    count += 1
    if !identity.isOwn { keep(identity) }
    identity.layoutCall = .newFrame
    // A parent comes before its children, and is in the list if it is to be.
    identity.links.parent.read { parent in
      if parent.layoutCall == .none { ask(parent) }
    }
  }

  // What is rare stands apart, or everything would be counted for its sake.

  /// Keeps the frame that an item has, which is about to change.
  @inline(never)
  mutating func remember(_ identity: ItemIdentity) {
    former.append(FormerFrame(item: identity, frame: identity.placement.frame))
  }

  @inline(never)
  private mutating func keep(_ identity: ItemIdentity) { kept.append(identity) }

  @inline(never)
  private mutating func ask(_ parent: ItemIdentity) {
    parent.layoutCall = .asked
    parents.append(parent)
  }

  @inline(never)
  private mutating func grow() {
    let grown = UnsafeMutablePointer<Change>.allocate(capacity: 2 * capacity)
    unsafe grown.moveInitialize(from: changes, count: count)
    unsafe changes.deallocate()
    unsafe changes = grown
    capacity *= 2
  }

  /// Tells each item of its frame as it is when its turn comes, and lets it place what is in it; so are those
  /// let that have asked for it, in the order of the tree.
  ///
  /// - Returns: The items whose frame is another one.
  consuming func deliver(_ asked: [AskedItem]) -> [any LayoutItem] {
    var next = 0
    for item in asked {
      while next < count, unsafe changes[next].order < item.order {
        unsafe changes[next].deliver()
        next += 1
      }
      item.layOutSubviews()
    }
    while next < count {
      unsafe changes[next].deliver()
      next += 1
    }
    return takeItems()
  }

  /// The same in the last round of a pass, in which nothing should be changed any more: notes the first item that does.
  consuming func deliverLast(_ asked: [AskedItem], of engine: LayoutEngine) -> [any LayoutItem] {
    var watch = RequestWatch(engine)
    var next = 0
    for item in asked {
      while next < count, unsafe changes[next].order < item.order {
        unsafe changes[next].deliver()
        unsafe watch.look(behind: changes[next].item)
        next += 1
      }
      item.layOutSubviews()
      if let item = item.item.item { watch.look(behind: item) }
    }
    while next < count {
      unsafe changes[next].deliver()
      unsafe watch.look(behind: changes[next].item)
      next += 1
    }
    return takeItems()
  }

  private mutating func takeItems() -> [any LayoutItem] {
    // Moved out one by one, which leaves nothing for the end of the changes.
    let count = count
    self.count = 0
    return unsafe [any LayoutItem](unsafeUninitializedCapacity: count) { items, made in
      for index in 0..<count {
        unsafe items.initializeElement(at: index, to: (changes + index).move().item)
      }
      made = count
    }
  }
}

/// The frame that an item had when a pass began, or when it was first changed.
struct FormerFrame {
  let item: ItemIdentity
  let frame: LayoutRect
}

/// An item that is to lay out what is in it, although its own frame is the same.
struct AskedItem {
  let item: ItemIdentity
  /// Its place in the tree when the pass began.
  let order: Int32
  let engine: LayoutEngine

  func layOutSubviews() {
    guard item.needsLayout, item.engine === engine else { return }
    item.needsLayout = false
    item.item?.layoutSubviews()
  }
}

/// Notes the first item that changes something where nothing should be changed any more.
private struct RequestWatch {
  private let engine: LayoutEngine
  private var isOver: Bool

  init(_ engine: LayoutEngine) {
    self.engine = engine
    // What waits already is nobody's of this round.
    isOver = engine.hasRequests
  }

  mutating func look(behind item: any LayoutItem) {
    if isOver || !engine.hasRequests { return }
    isOver = true
    let identity = item.identity
    engine.note(.unsettledLayout(item: identity.name), of: identity)
  }
}
