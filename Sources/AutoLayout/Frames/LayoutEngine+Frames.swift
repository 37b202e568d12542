import Cassowary

/// From the solver's values to frames.
extension LayoutEngine {
  /// Solves what has changed and hands out the new frames.
  ///
  /// Each item whose frame changed hears of it, parents before children; then `conflictHandler` and
  /// `issueHandler` hear of what could not be met or used. The time is in proportion to what changed,
  /// except after changes of the tree, the direction, the scale or an item's insets, when all frames
  /// are looked at.
  ///
  /// - Returns: The items whose frame changed, parents before children, siblings in order.
  @discardableResult
  public func layoutIfNeeded() -> [any LayoutItem] {
    guard let root = unsafe root, !isSolving else { return [] }
    bringUpToDate()
    solver.settle()
    collectFrameChanges()
    // Kept by this array, so that no item ends while others hear of their frames.
    var changed: [any LayoutItem] = []
    if frames.all || frames.items.count > itemCount / 8 {
      placeAll(below: root, &changed)
    } else {
      placeChanged(&changed)
    }
    frames.all = false
    for item in frames.items {
      item.placement.isFrameChanged = false
      item.placement.isWidthChanged = false
    }
    frames.items = []
    for item in changed { item.layoutFrameDidChange(to: item.layoutFrame) }
    announce()
    return changed
  }

  private func collectFrameChanges() {
    var changed: [Variable] = []
    solver.drainChanges { changed.append($0) }
    for variable in changed {
      guard let item = owners[variable] else { continue }
      if variable == item.placement.width { item.placement.isWidthChanged = true }
      guard !item.placement.isFrameChanged else { continue }
      item.placement.isFrameChanged = true
      frames.items.append(item)
    }
  }

  private func placeAll(below root: ItemIdentity, _ changed: inout [any LayoutItem]) {
    var current: ItemIdentity? = root
    while let item = current {
      place(item, &changed)
      current = item.successor(in: root)
    }
  }

  private func placeChanged(_ changed: inout [any LayoutItem]) {
    let tops = frames.items.sorted { $0.placement.order < $1.placement.order }
    var placed: Int32 = -1
    for top in tops where top.placement.order > placed {
      var current: ItemIdentity? = top
      while let item = current {
        placed = item.placement.order
        place(item, &changed)
        current = item.successor(in: top, skippingChildren: !affectsChildren(item))
      }
    }
  }

  /// On the grid a frame depends on everything above it; from right to left, on the width of the
  /// parent; else on nothing but the item's own variables.
  private func affectsChildren(_ item: ItemIdentity) -> Bool {
    storedScale != nil || storedDirection == .rightToLeft && item.placement.isWidthChanged
  }

  /// Works out one frame, after that of the parent.
  private func place(_ item: ItemIdentity, _ changed: inout [any LayoutItem]) {
    let frame = frame(of: item)
    guard frame != item.placement.frame else { return }
    item.placement.frame = frame
    if let object = unsafe item.item { changed.append(object) }
  }

  private func frame(of item: ItemIdentity) -> LayoutRect {
    let edges = edges(of: item)
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
    if storedDirection == .rightToLeft {
      frame.x = parent.placement.frame.width - frame.x - frame.width
    }
    return frame
  }

  /// The frame in the parent, measured from where reading begins.
  private func snapped(_ edges: Edges, from origin: (leading: Double, top: Double)) -> LayoutRect {
    guard let storedScale else {
      return LayoutRect(x: edges.leading, y: edges.top, width: edges.width, height: edges.height)
    }
    let grid = PixelGrid(scale: storedScale)
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
  private func edges(of item: ItemIdentity) -> Edges {
    let insets = item.placement.insets
    var outer = insets
    if let parent = unsafe item.parent { outer = parent.placement.insets }
    let isMirrored = storedDirection == .rightToLeft
    let ownLeading = isMirrored ? insets.right : insets.left
    let parentLeading = isMirrored ? outer.right : outer.left
    return Edges(
      leading: value(of: item.placement.leading) + (parentLeading - ownLeading),
      top: value(of: item.placement.top) + (outer.top - insets.top),
      width: value(of: item.placement.width) + (insets.left + insets.right),
      height: value(of: item.placement.height) + (insets.top + insets.bottom))
  }

  private func value(of variable: Variable?) -> Double {
    variable.map { solver.value(of: $0) } ?? 0
  }
}
