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
  /// Items whose content size or content priorities have to be asked for again.
  var contents: [ItemIdentity] = []
  /// Items whose text was measured and needs another height.
  var textHeights: [ItemIdentity] = []
  /// Items whose insets and baselines have to be asked for again.
  var alignments: [ItemIdentity] = []
  /// Whether some of these have come since items were last asked. Others may be left that could not be asked then.
  var hasQuestions = false
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

  /// What is left to do after a transaction: what it had nothing to do with, and what could not be asked.
  func rest(for engine: LayoutEngine) -> PendingChanges {
    var rest = PendingChanges()
    rest.slots = slots
    rest.updates = updates
    rest.root = false
    rest.order = false
    for list in [arrivals, contents] {
      rest.contents += list.filter { !$0.placement.isContentKnown && $0.engine === engine }
    }
    for list in [arrivals, alignments] {
      rest.alignments += list.filter { !$0.placement.isAlignmentKnown && $0.engine === engine }
    }
    rest.hasQuestions = !rest.contents.isEmpty || !rest.alignments.isEmpty
    return rest
  }

  var isEmpty: Bool {
    slots.isEmpty && updates.isEmpty && arrivals.isEmpty && contents.isEmpty && textHeights.isEmpty
      && alignments.isEmpty && erasedRows.isEmpty && discardedVariables.isEmpty && !root
      && !direction && !order
  }
}
