extension LayoutItem {
  /// The active constraints that speak of the item or of something in it, in order of activation.
  ///
  /// Linear in the number of the items in it and of their constraints.
  public var touchingConstraints: [LayoutConstraint] {
    let identity = identity
    guard let engine = identity.engine else { return [] }
    return engine.constraints(touching: identity.subtree)
  }

  /// Takes the item out of the layout without taking it out of its tree: deactivates all
  /// constraints that speak of it or of something in it. Activating them again brings it back.
  ///
  ///     var hidden: [LayoutConstraint] = []
  ///     try root.layoutEngine.update {
  ///       hidden = badge.deactivateConstraints()
  ///       wide.isActive = true
  ///     }
  ///
  /// - Returns: The constraints that were deactivated, in order of activation.
  @discardableResult
  public func deactivateConstraints() -> [LayoutConstraint] {
    let constraints = touchingConstraints
    LayoutConstraint.deactivate(constraints)
    return constraints
  }
}

extension LayoutEngine {
  fileprivate func constraints(touching items: [ItemIdentity]) -> [LayoutConstraint] {
    var slots: [Int32] = []
    for item in items { slots += entries.slots(touching: item) }
    slots.sort()
    var found: [LayoutConstraint] = []
    var last: Int32 = -1
    for slot in slots where slot != last {
      last = slot
      guard !entries[slot].isLeaving, let constraint = entries.constraint(at: slot) else {
        continue
      }
      found.append(constraint)
    }
    return found
  }
}
