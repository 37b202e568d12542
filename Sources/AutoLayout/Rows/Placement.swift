import Cassowary

/// What the engine knows of one item: its variables in the solver, its constraints and implicit
/// rows, and the frame it was last given. All of it is plain data, so that reading one part takes
/// neither reference counting nor exclusivity checks.
struct Placement {
  var variables = ItemVariables()
  /// The plan that was last made, and one bit for each kind of implicit row that it decided about.
  var plan: UInt32 = 0
  var plannedRows: UInt8 = 0
  /// When an implicit row of the item last changed.
  var stamp: UInt64 = 0

  /// The content size that the item last answered; −1 where there is none.
  var contentSize = LayoutSize.noIntrinsicSize
  /// The passes in which the item was last asked for its content, and for its alignment.
  var contentPass: UInt32 = 0
  var alignmentPass: UInt32 = 0
  /// Whether the answers are still valid.
  var isContentKnown = false
  var isAlignmentKnown = false

  /// Index in the tree, depth first.
  var order: Int32 = 0
  /// The constraints that touch the item.
  var firstLink = EntryLink.none
  var isFrameChanged = false
  var isWidthChanged = false

  var frame = LayoutRect.zero
  /// The frame's leading and top edge, measured from the root's, before rounding.
  var absoluteLeading = 0.0
  var absoluteTop = 0.0

  /// The indices of the four variables; nil unless there are all of them.
  var place: (leading: Int32, top: Int32, width: Int32, height: Int32)? {
    guard let position = variables.position, let size = variables.size else { return nil }
    return (position.leading.index, position.top.index, size.width.index, size.height.index)
  }

  var leading: Variable? { variables.position?.leading }
  var top: Variable? { variables.position?.top }
  var width: Variable? { variables.size?.width }
  var height: Variable? { variables.size?.height }

  /// Calls `body` with each variable and its rank in the order in which what is left open is
  /// decided, for an item that is at `index` in its tree.
  @inline(__always)
  func forEachRank(at index: Int, _ body: (Variable, Int) -> Void) {
    if let variable = leading { body(variable, 4 * index) }
    if let variable = top { body(variable, 4 * index + 1) }
    if let variable = width { body(variable, 4 * index + 2) }
    if let variable = height { body(variable, 4 * index + 3) }
  }
}

/// The variables of one item: leading, top, width and height of its alignment rectangle, the first
/// two measured from the leading and top edge of the parent's. A root has no position, and a guide
/// that follows from its parent has none of them.
struct ItemVariables {
  var size: (width: Variable, height: Variable)?
  var position: (leading: Variable, top: Variable)?
}
