import Cassowary

/// An item of a tree, with the indices of the variables that its frame follows from; −1 for those
/// that it lacks.
///
/// The engine lists them in tree order. The list is rebuilt before it is used if the tree has
/// changed, so that every item in it exists.
struct FrameSource {
  let item: Unowned<ItemIdentity>
  let leading, top, width, height: Int32

  init(_ item: ItemIdentity) {
    self.item = Unowned(item)
    let place = item.placement
    leading = place.leading?.index ?? -1
    top = place.top?.index ?? -1
    width = place.width?.index ?? -1
    height = place.height?.index ?? -1
  }
}

/// Which frames must be computed again.
struct FrameChanges {
  /// All of them: the tree, the direction, the scale or an item's insets have changed.
  var all = true { didSet { areMissingGuidesAlone = false } }
  /// Whether all other frames are those that a pass would make, and only guides of areas have come.
  var areMissingGuidesAlone = false
  /// Else those of the items whose variables changed.
  var items: [ItemIdentity] = []
  /// Those that were set and not reported yet; one may be among them more than once.
  private(set) var untold: [ItemIdentity] = []
  /// How long that list may become before it is looked through for those that are in it again.
  private var untoldLimit = 64
  /// All items, in the tree order when the list was last built.
  var sources: [FrameSource] = []
  /// The last item of the list.
  var lastItem: Unowned<ItemIdentity> { sources.last?.item ?? Unowned(nil) }

  /// Lists an item whose frame was set. Frames may be set any number of times before a pass.
  mutating func noteUntold(_ item: ItemIdentity) {
    untold.append(item)
    if untold.count < untoldLimit { return }
    var kept: [ItemIdentity] = []
    for item in untold where !item.isMarked {
      item.isMarked = true
      kept.append(item)
    }
    for item in kept { item.isMarked = false }
    untold = kept
    untoldLimit = max(64, 2 * kept.count)
  }

  mutating func forgetUntold() {
    untold.removeAll()
    untoldLimit = 64
  }
}

/// The order of a tree: depth first, a parent before its children.
extension LayoutEngine {
  /// Numbers the items, and tells the solver the order of their variables.
  func renewOrder() {
    var first = frames.sources.count
    if !appendLastItems() {
      pending.changesWholeOrder = true
      listFrameSources()
      first = 0
    }
    for order in first..<frames.sources.count {
      frames.sources[order].item.read { item in
        let place = item.placement
        item.placement.order = Int32(truncatingIfNeeded: order)
        place.forEachRank(at: order) { solver.rank($0, $1) }
      }
    }
  }

  /// Appends the items that have come to the list, so that a tree that grows by one item at a time
  /// is not listed anew each time.
  /// - Returns: false where more has changed, or where they are not behind all others.
  private func appendLastItems() -> Bool {
    if pending.changesWholeOrder { return false }
    for item in pending.lastItems {
      guard let predecessor = item.read({ $0.predecessor }), predecessor === frames.lastItem
      else { return false }
      item.read { frames.sources.append(FrameSource($0)) }
    }
    pending.lastItems = []
    return true
  }

  /// The items in order; the list is rebuilt if the tree has changed.
  var frameSources: [FrameSource] {
    if pending.order {
      listFrameSources()
      // All of them are to be ranked yet.
      pending.changesWholeOrder = true
      pending.lastItems = []
    }
    return frames.sources
  }

  private func listFrameSources() {
    frames.sources.removeAll(keepingCapacity: true)
    if frames.sources.capacity == 0 { frames.sources.reserveCapacity(pending.arrivals.count) }
    let top = Unowned(root)
    var current = top
    while !current.isNone {
      current.read { frames.sources.append(FrameSource($0)) }
      current = current.successor(in: top)
    }
  }
}

/// The values of a solver's variables, lent for one call, so that thousands of them are read
/// without a call for each.
@safe
struct VariableValues {
  private let values: UnsafePointer<Double>?
  private let count: UInt32

  init(_ values: UnsafeBufferPointer<Double>) {
    unsafe self.values = values.baseAddress
    count = UInt32(clamping: values.count)
  }

  /// The value of the variable with this index; 0 where there is none.
  @inline(__always)
  subscript(index: Int32) -> Double {
    // As an unsigned number, a negative index is not below the count.
    guard let values = unsafe values, UInt32(bitPattern: index) < count else { return 0 }
    return unsafe values[Int(index)]
  }

  /// The value of a variable; 0 for none.
  @inline(__always)
  subscript(variable: Variable?) -> Double { variable.map { self[$0.index] } ?? 0 }
}
