/// An item's neighbours in its tree. Read and written whole, so that the steps of a walk are checked for
/// overlapping access no more than they are counted.
struct TreeLinks {
  /// The item that this one is laid out in.
  var parent = Unowned<ItemIdentity>(nil)
  var firstChild = Unowned<ItemIdentity>(nil)
  var lastChild = Unowned<ItemIdentity>(nil)
  var previousSibling = Unowned<ItemIdentity>(nil)
  var nextSibling = Unowned<ItemIdentity>(nil)
}

extension ItemIdentity {
  /// The item that this one is laid out in; nil for a root.
  var parent: ItemIdentity? { links.parent.wrappedValue }

  var firstChild: ItemIdentity? { links.firstChild.wrappedValue }

  var nextSibling: ItemIdentity? { links.nextSibling.wrappedValue }
}
