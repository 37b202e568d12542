/// The items whose frame has changed, parents before children.
///
/// Items are retained, so that none is released while others are told about their frames; their
/// identities live with them, and are retained only where an item may change its node. They are in
/// memory of their own, where an item can be called without reference counting.
@safe
struct ChangedFrames: ~Copyable {
  private var changes: UnsafeMutablePointer<Change>
  private var capacity: Int
  private(set) var count = 0
  /// Items whose own frame is unchanged while that of a child has changed.
  private(set) var parents: [ItemIdentity] = []
  /// Whether any item has only moved. Where a layout is resized none has, and none is looked at.
  private var hasMoved = false
  /// The former frames, if requested.
  private(set) var former: [FormerFrame] = []
  /// Identities that their items may not keep alive.
  private var kept: [ItemIdentity] = []

  @safe
  private struct Change: ~Copyable {
    let item: any LayoutItem
    private let identity: Unmanaged<ItemIdentity>

    /// - Parameter identity: Kept by the item or by somebody else, for as long as there is the
    ///   change.
    init(_ item: any LayoutItem, _ identity: ItemIdentity) {
      self.item = item
      unsafe self.identity = .passUnretained(identity)
    }

    /// Place in the tree.
    var order: Int32 { unsafe identity._withUnsafeGuaranteedRef { $0.placement.order } }

    /// Borrows the item; a call through its memory would retain it.
    borrowing func deliver() {
      let frame = unsafe identity._withUnsafeGuaranteedRef { identity in
        identity.layoutCall = .layingOut
        return identity.placement.frame
      }
      item.layoutFrameDidChange(to: frame)
      item.layoutSubviews()
      unsafe identity._withUnsafeGuaranteedRef { $0.endLayout() }
    }

    /// The same, except that an item which has only moved is asked for nothing.
    @inline(never)
    borrowing func deliverPlace() {
      let hasOnlyMoved = unsafe identity._withUnsafeGuaranteedRef { $0.layoutCall == .newPlace }
      guard hasOnlyMoved else { return deliver() }
      let frame = unsafe identity._withUnsafeGuaranteedRef { identity in
        identity.layoutCall = .none
        return identity.placement.frame
      }
      item.layoutFrameDidChange(to: frame)
    }
  }

  /// Reserves memory for that many changes; more rely on doubling.
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
    // Consumed here, or it would be retained once more until the end.
    unsafe (changes + count).initialize(to: Change(consume item, identity))
    count += 1
    if !identity.isOwn { keep(identity) }
    identity.layoutCall = .newFrame
    // What the parent knows it need not be asked about.
    if identity.isPlacedByParent {
      identity.isPlacedByParent = false
      if identity.frameByHand == identity.placement.frame { return }
    }
    // A parent comes before its children, so it is in the list already, or need not be.
    identity.links.parent.read { parent in
      if parent.layoutCall < .asked { ask(parent) }
    }
  }

  /// The same for an item of the size that it had: what is in it need not be laid out anew, unless
  /// that was asked for.
  @inline(never)
  mutating func appendMoved(_ identity: ItemIdentity) {
    let isAsked = identity.layoutCall == .asked
    append(identity)
    if isAsked { return }
    identity.layoutCall = .newPlace
    hasMoved = true
  }

  // The rare case is a function of its own, or its reference counting would affect all calls.

  /// Keeps the frame that an item has, which is about to change.
  @inline(never)
  mutating func remember(_ identity: ItemIdentity) {
    former.append(FormerFrame(item: identity, frame: identity.placement.frame))
  }

  @inline(never)
  private mutating func keep(_ identity: ItemIdentity) { kept.append(identity) }

  @inline(never)
  private mutating func ask(_ parent: ItemIdentity) {
    // In a pass that the parent has begun itself it is about to see what has changed.
    if parent.layoutCall == .layingOut || parent.layoutCall == .knowing {
      parent.layoutCall = .knowing
      return
    }
    if parent.layoutCall == .newPlace {
      parent.layoutCall = .newFrame
      return
    }
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

  /// Tells each item its frame as it is by then, and lets it lay out its content; the same for
  /// items that have asked for it, in tree order.
  ///
  /// - Returns: The items whose frame has changed.
  consuming func deliver(_ asked: [AskedItem]) -> [any LayoutItem] {
    var next = 0
    for item in asked {
      while next < count, unsafe changes[next].order < item.order {
        deliver(next)
        next += 1
      }
      item.layOutSubviews()
    }
    while hasMoved, next < count {
      unsafe changes[next].deliverPlace()
      next += 1
    }
    while next < count {
      unsafe changes[next].deliver()
      next += 1
    }
    return takeItems()
  }

  private borrowing func deliver(_ index: Int) {
    if hasMoved { unsafe changes[index].deliverPlace() } else { unsafe changes[index].deliver() }
  }

  /// The same in the last round of a pass, in which nothing should change any more: notes the first
  /// item that changes something.
  consuming func deliverLast(_ asked: [AskedItem], of engine: LayoutEngine) -> [any LayoutItem] {
    var watch = RequestWatch(engine)
    var next = 0
    for item in asked {
      while next < count, unsafe changes[next].order < item.order {
        deliver(next)
        unsafe watch.look(behind: changes[next].item)
        next += 1
      }
      item.layOutSubviews()
      if let item = item.item.item { watch.look(behind: item) }
    }
    while next < count {
      deliver(next)
      unsafe watch.look(behind: changes[next].item)
      next += 1
    }
    return takeItems()
  }

  private mutating func takeItems() -> [any LayoutItem] {
    // Moved out one by one, so that nothing is left to release.
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

/// An item that must lay out its content although its own frame is unchanged.
struct AskedItem {
  let item: ItemIdentity
  /// Its index in the tree when the pass began.
  let order: Int32
  let engine: LayoutEngine

  func layOutSubviews() {
    guard item.needsLayout, item.engine === engine else { return }
    item.layoutCall = .layingOut
    item.item?.layoutSubviews()
    item.endLayout()
  }
}

/// Notes the first item that changes something where nothing should be changed any more.
private struct RequestWatch {
  private let engine: LayoutEngine
  private var isOver: Bool

  init(_ engine: LayoutEngine) {
    self.engine = engine
    // What is pending already was not caused in this round.
    isOver = engine.hasRequests
  }

  mutating func look(behind item: any LayoutItem) {
    if isOver { return }
    engine.weighHandPlacements()
    if !engine.hasRequests { return }
    isOver = true
    let identity = item.identity
    engine.note(.unsettledLayout(item: identity.name), of: identity)
  }
}
