import Cassowary

/// The variables of one item: leading, top, width and height of its alignment rectangle, the first two
/// measured from the leading and top edge of the parent's. A root has no position, and a guide that
/// follows from its parent has none of them.
struct ItemVariables {
  var size: (width: Variable, height: Variable)?
  var position: (leading: Variable, top: Variable)?
}
