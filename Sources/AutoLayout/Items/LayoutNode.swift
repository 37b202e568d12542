/// What an item keeps so that it can take part in a layout: its name and its place in a tree.
///
/// An item stores exactly one node and gives it to nobody: the node's end is taken for the item's
/// end. That is how constraints learn that an item is gone.
///
///     final class Widget: LayoutItem {
///       let layoutNode = LayoutNode("widget")
///     }
public final class LayoutNode {
  let identity: ItemIdentity
  /// Only the node of a root has one. The engine keeps identities alive, never a node or an item,
  /// so no cycle of references can form.
  var engine: LayoutEngine?

  /// Makes the node of one item.
  ///
  /// - Parameter name: What messages and drawings call the item. Names need not be unique.
  public init(_ name: String) {
    identity = ItemIdentity(name: name)
    identity.node = self
  }

  deinit { end() }

  /// What messages and drawings call the item.
  public var name: String { identity.name }

  /// Ties the identity to the item. A node is made before its item, so the first use does it.
  @inline(__always)
  func tie(to item: any LayoutItem) {
    if !identity.isOwn { identity.tie(to: item) }
  }

  /// Takes the item out of its tree for good; constraints learn that it is gone. Calling it again
  /// does nothing.
  func end() { identity.end() }
}
