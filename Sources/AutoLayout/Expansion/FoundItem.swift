/// An item while a string is expanded. Whoever asked for the constraints holds the views meanwhile,
/// so that passing items on costs no counting of references.
@safe @usableFromInline
struct FoundItem {
  private let found: Unmanaged<ItemIdentity>

  init(_ identity: ItemIdentity) { unsafe found = .passUnretained(identity) }

  /// The item whose node it is.
  @usableFromInline
  init(_ node: LayoutNode) { self.init(node.identity) }

  /// What constraints keep of the item.
  var identity: ItemIdentity { unsafe found.takeUnretainedValue() }

  /// Whether the identity knows its item.
  var isTied: Bool { unsafe found._withUnsafeGuaranteedRef { $0.isTied } }

  /// What `|` and a bare dash mean in the item's tree; nil for an item that is alone.
  var convention: LayoutConvention? {
    unsafe found._withUnsafeGuaranteedRef { $0.$engine.read { $0.storedConvention } }
  }

  /// The item that this one is laid out in.
  var parent: FoundItem? {
    unsafe found._withUnsafeGuaranteedRef { $0.links.parent.read { FoundItem($0) } }
  }
}
