import Cassowary

/// The order of a tree: depth first, a parent before its children.
extension LayoutEngine {
  /// Numbers the items, and tells the solver the order of their variables.
  func renewOrder() {
    listFrameSources()
    for (order, source) in frames.sources.enumerated() {
      source.item.read { item in
        let place = item.placement
        item.placement.order = Int32(truncatingIfNeeded: order)
        if let variable = place.leading { solver.rank(variable, 4 * order) }
        if let variable = place.top { solver.rank(variable, 4 * order + 1) }
        if let variable = place.width { solver.rank(variable, 4 * order + 2) }
        if let variable = place.height { solver.rank(variable, 4 * order + 3) }
      }
    }
  }

  /// The items in order, listed anew where the tree is another one than when they were last listed.
  var frameSources: [FrameSource] {
    if pending.order { listFrameSources() }
    return frames.sources
  }

  private func listFrameSources() {
    frames.sources.removeAll(keepingCapacity: true)
    let top = Unowned(root)
    var current = top
    while !current.isNone {
      current.read { frames.sources.append(FrameSource($0)) }
      current = current.successor(in: top)
    }
  }
}
