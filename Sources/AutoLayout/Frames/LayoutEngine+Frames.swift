import Cassowary

/// From the solver's values to frames.
extension LayoutEngine {
  /// Solves what has changed and hands out the new frames.
  ///
  /// Each item whose frame changed hears of it and is asked to lay out by hand what its constraints
  /// leave to it, parents before children; so is each that asked for it. Then `conflictHandler` and
  /// `issueHandler` hear of what could not be met or used, and `layoutHandler` of all changed items.
  /// The time is in proportion to what changed,
  /// except after changes of the tree, the direction, the scale or an item's insets, when all frames
  /// are looked at.
  ///
  /// - Returns: The items whose frame changed, parents before children, siblings in order.
  @discardableResult
  public func layoutIfNeeded() -> [any LayoutItem] { current.layOut() ?? [] }

  /// The same; nil if an item that was asked took the tree into another one.
  func layOut() -> [any LayoutItem]? {
    if root == nil || isSolving { return [] }
    bringUpToDate()
    guard let root else { return nil }
    solver.settle()
    // An item has four variables: beyond an eighth of the items, all frames are looked at in one walk.
    if solver.changeCount > itemCount / 2 { frames.all = true }
    collectFrameChanges()
    var changed = ChangedFrames(capacity: frames.all ? itemCount : frames.items.count)
    let rule = FrameRule(scale: storedScale, isMirrored: storedDirection == .rightToLeft)
    if frames.all {
      rule.placeAll(below: root, solver, &changed)
    } else {
      rule.place(&frames.items, solver, &changed)
    }
    frames.all = false
    for item in frames.items {
      item.placement.isFrameChanged = false
      item.placement.isWidthChanged = false
    }
    frames.items.removeAll(keepingCapacity: true)
    var asked: [ItemIdentity] = []
    swap(&asked, &needsLayout)
    let items = changed.deliver()
    layOutSubviews(of: asked)
    announce()
    announce(items)
    return items
  }

  /// Calls the items that asked for `layoutSubviews()` and were not called for their frames, in the
  /// order in which they asked.
  private func layOutSubviews(of items: [ItemIdentity]) {
    for identity in items where identity.needsLayout && identity.engine === self {
      identity.needsLayout = false
      identity.item?.layoutSubviews()
    }
  }

  private func collectFrameChanges() {
    if frames.all { return solver.forgetChanges() }
    // Emptied, so that there is one owner and room for as many as last time.
    var changed: [ItemIdentity] = []
    swap(&changed, &frames.items)
    let owners = owners
    solver.drainChanges { variable in
      guard let item = owners[variable] else { return }
      if variable.index == item.placement.width?.index { item.placement.isWidthChanged = true }
      guard !item.placement.isFrameChanged else { return }
      item.placement.isFrameChanged = true
      changed.append(item)
    }
    frames.items = changed
  }
}
