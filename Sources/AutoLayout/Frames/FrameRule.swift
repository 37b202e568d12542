import Cassowary

/// How the solver's values become frames: the grid and the direction that all items share.
struct FrameRule {
  let scale: Double?
  let isMirrored: Bool

  /// Works out all frames of a tree, and adds the items whose frame is another one than before.
  func placeAll(
    below root: ItemIdentity, _ solver: borrowing Solver, _ changed: inout [any LayoutItem]
  ) {
    var current: ItemIdentity? = root
    while let item = current {
      place(item, solver, &changed)
      current = item.successor(in: root)
    }
  }

  /// Works out the frames of the given items, and of those below that depend on them.
  func place(
    _ items: [ItemIdentity], _ solver: borrowing Solver, _ changed: inout [any LayoutItem]
  ) {
    let tops = items.sorted { $0.placement.order < $1.placement.order }
    var placed: Int32 = -1
    for top in tops where top.placement.order > placed {
      var current: ItemIdentity? = top
      while let item = current {
        placed = item.placement.order
        place(item, solver, &changed)
        current = item.successor(in: top, skippingChildren: !affectsChildren(item))
      }
    }
  }

  /// On the grid a frame depends on everything above it; from right to left, on the width of the
  /// parent; else on nothing but the item's own variables.
  private func affectsChildren(_ item: ItemIdentity) -> Bool {
    scale != nil || isMirrored && item.placement.isWidthChanged
  }

  /// Works out one frame, after that of the parent.
  private func place(
    _ item: ItemIdentity, _ solver: borrowing Solver, _ changed: inout [any LayoutItem]
  ) {
    let frame = frame(of: item, solver)
    guard frame != item.placement.frame else { return }
    item.placement.frame = frame
    if let object = unsafe item.item { changed.append(object) }
  }

  private func frame(of item: ItemIdentity, _ solver: borrowing Solver) -> LayoutRect {
    let edges = edges(of: item, solver)
    guard let parent = unsafe item.parent else {
      item.placement.absoluteLeading = 0
      item.placement.absoluteTop = 0
      let size = snapped(edges, from: (0, 0))
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let origin = (parent.placement.absoluteLeading, parent.placement.absoluteTop)
    item.placement.absoluteLeading = origin.0 + edges.leading
    item.placement.absoluteTop = origin.1 + edges.top
    var frame = snapped(edges, from: origin)
    if isMirrored {
      frame.x = parent.placement.frame.width - frame.x - frame.width
    }
    return frame
  }

  /// The frame in the parent, measured from where reading begins.
  private func snapped(_ edges: Edges, from origin: (leading: Double, top: Double)) -> LayoutRect {
    guard let scale else {
      return LayoutRect(x: edges.leading, y: edges.top, width: edges.width, height: edges.height)
    }
    let grid = PixelGrid(scale: scale)
    let leading = grid.snap(origin.leading + edges.leading)
    let top = grid.snap(origin.top + edges.top)
    return LayoutRect(
      x: leading - grid.snap(origin.leading), y: top - grid.snap(origin.top),
      width: grid.snap(origin.leading + edges.leading + edges.width) - leading,
      height: grid.snap(origin.top + edges.top + edges.height) - top)
  }

  private struct Edges {
    var leading, top, width, height: Double
  }

  /// The exact frame: the alignment rectangle grown by the insets, measured from the parent's frame.
  private func edges(of item: ItemIdentity, _ solver: borrowing Solver) -> Edges {
    let insets = item.placement.insets
    var outer = insets
    if let parent = unsafe item.parent { outer = parent.placement.insets }
    let ownLeading = isMirrored ? insets.right : insets.left
    let parentLeading = isMirrored ? outer.right : outer.left
    return Edges(
      leading: solver.value(of: item.placement.leading) + (parentLeading - ownLeading),
      top: solver.value(of: item.placement.top) + (outer.top - insets.top),
      width: solver.value(of: item.placement.width) + (insets.left + insets.right),
      height: solver.value(of: item.placement.height) + (insets.top + insets.bottom))
  }
}

extension Solver {
  /// The value of a variable; 0 for the position of a root, which has none.
  fileprivate borrowing func value(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return value(of: variable)
  }
}
