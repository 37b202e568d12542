import Cassowary

/// What the engine knows of one item: its variables in the solver, its constraints and implicit rows,
/// and the frame it was last given. All of it is plain data, so that reading one part neither counts
/// references nor checks for overlapping changes.
struct Placement {
  var variables = ItemVariables()
  /// One bit for each kind of implicit row that the plan in the making has.
  var plannedRows: UInt8 = 0
  /// When an implicit row of the item last changed.
  var stamp: UInt64 = 0

  /// Place in the tree, depth first.
  var order: Int32 = 0
  /// The constraints that touch the item.
  var firstLink = EntryLink.none
  var isContentPending = false
  var isAlignmentPending = false
  var isFrameChanged = false
  var isWidthChanged = false

  var frame = LayoutRect.zero
  /// The frame's leading and top edge, measured from the root's, before rounding.
  var absoluteLeading = 0.0
  var absoluteTop = 0.0

  var leading: Variable? { variables.position?.leading }
  var top: Variable? { variables.position?.top }
  var width: Variable? { variables.size?.width }
  var height: Variable? { variables.size?.height }
}
