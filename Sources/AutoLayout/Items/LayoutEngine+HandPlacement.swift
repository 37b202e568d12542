/// Views whose frame was set, beside constraints that came or went.
extension LayoutEngine {
  /// Reconsiders views whose frame was set before the next pass, if a constraint of theirs comes or
  /// goes, except for those that hold a frame.
  func noteHandPlacements(of constraint: LayoutConstraint) {
    if constraint.isOfFrames { return }
    // Asked first, since each constraint that comes is looked at, and few have any.
    if constraint.starts != nil {
      constraint.forEachEnd { if $1.isPlacedByHand { noteHandPlacement(of: $1) } }
      return
    }
    if constraint.first.isPlacedByHand { noteHandPlacement(of: constraint.first) }
    if let second = constraint.second, second.isPlacedByHand { noteHandPlacement(of: second) }
  }

  /// The same for a constraint that is about to leave.
  @inline(never)
  func noteHandPlacements(of slot: Int32) {
    if let constraint = entries.constraint(at: slot) { noteHandPlacements(of: constraint) }
  }

  @inline(never)
  func noteHandPlacement(of item: ItemIdentity) {
    hasHandPlacements = true
    pending.placements.append(item, waitingFor: self)
  }

  /// The same for all that lie in an item around which others were placed by hand before.
  func noteHandPlacements(in top: ItemIdentity) {
    for item in top.subtree where item.isPlacedByHand { noteHandPlacement(of: item) }
  }

  /// Makes the next pass compute the frame of an item even if its values have not changed.
  func noteFrame(of item: ItemIdentity) {
    if item.placement.isFrameChanged { return }
    item.placement.isFrameChanged = true
    frames.items.append(item)
  }

  /// Holds the frames that were set as far as constraints leave them open, after frames, constraints
  /// or the tree have changed.
  func weighHandPlacements() {
    if pending.placements.isEmpty || isSolving { return }
    var items: [ItemIdentity] = []
    swap(&items, &pending.placements)
    for item in items { item.heldByHand?.isWaiting = true }
    var next = 0
    while next < items.count {
      // From the outermost that waits inwards: each has a rank by that of the one around it.
      var trail: [ItemIdentity] = []
      var current: ItemIdentity? = items[next]
      while let item = current, let hand = item.heldByHand, hand.isWaiting {
        hand.isWaiting = false
        trail.append(item)
        current = item.nextPlacedByHand
      }
      while let item = trail.popLast() {
        guard item.engine === self, weigh(item) else { continue }
        item.forEachPlacedByHand { inner in
          guard let hand = inner.heldByHand, !hand.isWaiting else { return }
          hand.isWaiting = true
          items.append(inner)
        }
      }
      next += 1
    }
  }

  /// Decides how much the frame of an item matters.
  ///
  /// - Returns: Whether it is another number of views placed by hand that it lies in.
  private func weigh(_ item: ItemIdentity) -> Bool {
    guard let hand = item.heldByHand else { return false }
    let rank = item.parent == nil ? nil : (item.nextPlacedByHand?.heldByHand?.rank ?? -1) + 1
    let isOther = rank != hand.rank
    hand.rank = rank
    if let superview = item.parent { hand.makeConstraints(of: item, in: superview) }
    hand.hold(
      isPlaced(item, along: .horizontal, but: hand) ? .optional : .firm,
      isPlaced(item, along: .vertical, but: hand) ? .optional : .firm)
    return isOther && item.hasChildren
  }

  /// Calls `body` with what holds frames that were set in an item, and with the priorities that it
  /// has where constraints from outside of that one do not count, but only where some do.
  func forEachHold(
    inside top: ItemIdentity, _ items: [ItemIdentity],
    _ body: (LayoutConstraint, LayoutPriority) -> Void
  ) {
    for item in items where item !== top {
      guard let hand = item.heldByHand, hand.isOptional else { continue }
      hand.forEachHold(
        isPlaced(item, along: .horizontal, but: hand, inside: top) ? .optional : .firm,
        isPlaced(item, along: .vertical, but: hand, inside: top) ? .optional : .firm, body)
    }
  }

  /// Whether a stack view or an equation places or sizes the item along an axis. Linear in the
  /// constraints that touch it.
  ///
  /// - Parameter top: Only constraints inside of this item count; nil for all.
  private func isPlaced(
    _ item: ItemIdentity, along axis: LayoutConstraint.Axis, but hand: HandPlacement,
    inside top: ItemIdentity? = nil
  ) -> Bool {
    if item.isArranged { return true }
    return slots(touching: item).contains { slot in
      guard let constraint = entries.constraint(at: slot), !entries[slot].isLeaving else {
        return false
      }
      // A constraint of lower priority than even a weak frame, such as that a stack view is small,
      // does not count.
      return constraint.storedPriority > HandPlacement.Hold.optionalSize
        && constraint.places(item, along: axis) && !hand.isOwn(constraint)
        && (top.map { top in constraint.endsSatisfy { top.contains($0) } } ?? true)
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint determines the position or the length of an item along an axis, rather
  /// than that of another item: the first item is placed by the second, and an ancestor is not
  /// placed by an item in it. An inequality only limits a frame.
  fileprivate func places(_ item: ItemIdentity, along axis: Axis) -> Bool {
    guard relation == .equal else { return false }
    if first === item {
      guard firstAttribute.axis == axis else { return false }
      // `|-[inner]-|` in the item is about the inner one, and so is a content size.
      return second.map { $0 === item || !item.contains($0) } ?? true
    }
    guard secondAttribute.axis == axis else { return false }
    return first.contains(item) || first.area != nil && first.parent?.contains(item) ?? false
  }
}
