/// An item while a string is expanded. Whoever asked for the constraints holds the views meanwhile,
/// so that passing items on costs no counting of references.
@safe @usableFromInline
struct FoundItem {
  private unowned(unsafe) let found: ItemIdentity

  init(_ identity: ItemIdentity) { unsafe found = identity }

  /// The item whose node it is.
  @usableFromInline
  init(_ item: any LayoutItem, _ node: LayoutNode) {
    node.tie(to: item)
    unsafe found = node.identity
  }

  /// What constraints keep of the item.
  var identity: ItemIdentity { unsafe found }

  /// The item that this one is laid out in.
  var parent: FoundItem? {
    guard let parent = unsafe found.parent else { return nil }
    return FoundItem(parent)
  }
}
