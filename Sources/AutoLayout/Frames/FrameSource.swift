import Cassowary

/// An item of a tree, with the indices of the variables that its frame follows from; −1 for those that it has not.
///
/// The engine lists them in the order of the tree. The list is made anew before it is used where the tree is another
/// one, so that every item in it exists.
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
