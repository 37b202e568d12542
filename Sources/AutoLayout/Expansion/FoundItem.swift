/// An item while a string is expanded. Whoever asked for the constraints holds the views meanwhile,
/// so that passing items on costs no counting of references.
@safe @usableFromInline
struct FoundItem {
  private let found: Unmanaged<ItemIdentity>
  /// Whether the identity was counted, because the item may turn to another node before the end.
  private var isCounted = false

  init(_ identity: ItemIdentity) { unsafe found = .passUnretained(identity) }

  /// The item whose node it is; to be held by `hold(in:)` before its node goes.
  @usableFromInline
  init(_ node: LayoutNode) {
    let identity = node.identity
    isCounted = !identity.isOwn
    unsafe found = isCounted ? .passRetained(identity) : .passUnretained(identity)
  }

  /// The item, held by a list if nothing else can be trusted to do so.
  func held(by list: inout [ItemIdentity]) -> FoundItem {
    if isCounted { unsafe list.append(found.takeRetainedValue()) }
    return unsafe FoundItem(found)
  }

  private init(_ found: Unmanaged<ItemIdentity>) { unsafe self.found = found }

  /// What constraints keep of the item.
  var identity: ItemIdentity { unsafe found.takeUnretainedValue() }

  /// Whether the identity knows its item.
  var isTied: Bool { unsafe found._withUnsafeGuaranteedRef { $0.isAlive } }

  /// What `|` and a bare dash mean in the item's tree; nil for an item that is alone.
  var convention: LayoutConvention? {
    unsafe found._withUnsafeGuaranteedRef { $0.$engine.read { $0.storedConvention } }
  }

  /// The item that this one is laid out in.
  var parent: FoundItem? {
    unsafe found._withUnsafeGuaranteedRef { $0.links.parent.read { FoundItem($0) } }
  }
}
