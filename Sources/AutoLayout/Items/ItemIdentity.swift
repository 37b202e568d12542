import Cassowary

/// What constraints and the engine keep of an item. It outlives the item and owns nothing of it.
///
/// All pointers to other parts of the tree are unowned: whoever ends unlinks itself first. The one
/// exception is `kept`, which holds the item for as long as it has a superview.
final class ItemIdentity {
  let name: String
  unowned(unsafe) var item: (any LayoutItem)?
  @Unowned var node: LayoutNode?

  var links = TreeLinks()
  /// The item itself, where its superview is to keep it alive.
  var kept: AnyObject?

  /// The engine of the tree; nil for an item that is alone and that nobody asked for its engine.
  @Unowned var engine: LayoutEngine?
  /// Whether the item has been told; it stays so when the item has ended.
  private(set) var isTied = false
  /// Set while a walk looks for a common ancestor.
  var isMarked = false

  /// What the engine knows of the item.
  var placement = Placement()
  var uncommon: UncommonItemParts?
  /// The area of the parent that the item stands for, if it is a guide that came with the parent.
  var area: ItemArea?
  /// Whether the item is to renew its own constraints before the next pass.
  var needsUpdateConstraints = false
  /// Whether the item asked for `layoutSubviews()` whatever its frame.
  var needsLayout = false
  /// Whether the parent made constraints for the item, and wants to hear of its changes.
  var isArranged = false
  /// The rows that follow from what the item is, and that no caller wrote.
  var implicitRows = ImplicitRows()

  init(name: String) { self.name = name }

  /// Learns of the item, which is called once.
  func tie(to item: any LayoutItem) {
    isTied = true
    if node != nil { unsafe self.item = item }
  }

  /// Whether the item still exists.
  var isAlive: Bool { unsafe item != nil }
}
