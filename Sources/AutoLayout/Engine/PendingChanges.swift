import Cassowary

/// What has changed since the last transaction. It is emptied when a transaction succeeds, and kept
/// when one is refused.
struct PendingChanges {
  /// Entries whose rows differ from their constraints.
  var slots: [Int32] = []
  /// Items that want to renew their own constraints.
  var updates: [ItemIdentity] = []
  /// Items that joined the tree, or whose place in it asks for other variables.
  var arrivals: [ItemIdentity] = []
  /// Items whose content size or content priorities have to be read again.
  var contents: [ItemIdentity] = []
  /// Items whose text was measured and needs another height.
  var textHeights: [ItemIdentity] = []
  /// Items whose insets and baselines have to be read again.
  var alignments: [ItemIdentity] = []
  /// Rows and variables of what has left the tree.
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []
  /// The root or its size is another one.
  var root = true
  /// The direction is another one.
  var direction = false
  /// The tree is another one: the order of the variables has to be told again.
  var order = true

  /// Takes out an item's rows and variables, which nobody owns from here on.
  mutating func release(_ item: ItemIdentity, _ owners: inout RowOwners) {
    for row in item.implicitRows.all { erasedRows.append(row.id) }
    let place = item.placement
    release(place.leading, &owners)
    release(place.top, &owners)
    release(place.width, &owners)
    release(place.height, &owners)
  }

  private mutating func release(_ variable: Variable?, _ owners: inout RowOwners) {
    guard let variable else { return }
    owners[variable] = nil
    discardedVariables.append(variable)
  }

  var isEmpty: Bool {
    slots.isEmpty && updates.isEmpty && arrivals.isEmpty && contents.isEmpty && textHeights.isEmpty
      && alignments.isEmpty && erasedRows.isEmpty && discardedVariables.isEmpty && !root
      && !direction && !order
  }
}
