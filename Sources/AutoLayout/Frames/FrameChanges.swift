/// Which frames have to be worked out again.
struct FrameChanges {
  /// All of them: the tree, the direction, the scale or an item's insets are other ones.
  var all = true
  /// Else those of the items whose variables changed.
  var items: [ItemIdentity] = []
  /// All items in the order of the tree when that was last looked at.
  var sources: [FrameSource] = []
}
