import Cassowary

/// What the engine knows of one item: its variables in the solver, what the item last said about
/// itself, and the frame it was last given. All of it is plain data, so that reading one part neither
/// counts references nor checks for overlapping changes.
///
/// The variables are leading, top, width and height of the alignment rectangle, the first two
/// measured from the leading and top edge of the parent's alignment rectangle. A root has no
/// position.
struct Placement {
  var leading: Variable?
  var top: Variable?
  var width: Variable?
  var height: Variable?

  /// One bit for each kind of implicit row that the plan in the making has.
  var plannedRows: UInt8 = 0
  /// When an implicit row of the item last changed.
  var stamp: UInt64 = 0

  var insets = LayoutInsets.zero
  var firstBaseline = 0.0
  var lastBaseline = 0.0

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
}
