/// Which frames have to be worked out again.
struct FrameChanges {
  /// All of them: the tree, the direction, the scale or an item's insets are other ones.
  var all = true
  /// Else those of the items whose variables changed.
  var items: [ItemIdentity] = []
}
