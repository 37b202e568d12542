/// Views whose frame was set, beside constraints that came or went.
extension LayoutEngine {
  /// Has views whose frame was set looked at again before the next pass, if a constraint of theirs comes or goes.
  func noteHandPlacements(of constraint: LayoutConstraint) {
    if constraint.first.isPlacedByHand { noteHandPlacement(of: constraint.first) }
    if let second = constraint.second, second.isPlacedByHand { noteHandPlacement(of: second) }
  }

  /// The same for a constraint that is about to leave.
  @inline(never)
  func noteHandPlacements(of slot: Int32) {
    if let constraint = entries.constraint(at: slot) { noteHandPlacements(of: constraint) }
  }

  @inline(never)
  private func noteHandPlacement(of item: ItemIdentity) {
    hasHandPlacements = true
    pending.placements.append(item, waitingFor: self)
  }

  /// Has the next pass look at the frame of an item, whose values may be those of the last one.
  func noteFrame(of item: ItemIdentity) {
    if item.placement.isFrameChanged { return }
    item.placement.isFrameChanged = true
    frames.items.append(item)
  }

  /// Holds the frames that were set as much as constraints leave to them, once constraints are others.
  func weighHandPlacements() {
    if pending.placements.isEmpty { return }
    var items: [ItemIdentity] = []
    swap(&items, &pending.placements)
    for item in items where item.engine === self {
      guard let view = item.item as? LayoutView, let hand = view.handPlacement, hand.isPlaced else {
        continue
      }
      hand.hold(
        isPlaced(item, along: .horizontal, but: hand) ? .wish : .firm,
        isPlaced(item, along: .vertical, but: hand) ? .wish : .firm)
    }
  }

  /// Whether a stack view or an equation places or sizes the item along an axis. Linear in the constraints that touch it.
  private func isPlaced(
    _ item: ItemIdentity, along axis: LayoutConstraint.Axis, but hand: HandPlacement
  ) -> Bool {
    if item.isArranged { return true }
    return slots(touching: item).contains { slot in
      guard let constraint = entries.constraint(at: slot), !entries[slot].isLeaving else {
        return false
      }
      // What matters less than the frame even as a wish, as that a stack view is small, does not stand in for it.
      return constraint.storedPriority > HandPlacement.Hold.wish.ofSize
        && constraint.places(item, along: axis) && !hand.isOwn(constraint)
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint says where an item is or how long it is along an axis, rather than something of another
  /// item by this one: whatever is written first is placed by what is written second, and what an item lies in is not
  /// placed by it. An inequality is a limit of a frame, and places nothing.
  fileprivate func places(_ item: ItemIdentity, along axis: Axis) -> Bool {
    guard relation == .equal else { return false }
    if first === item {
      guard firstAttribute.axis == axis else { return false }
      // `|-[inner]-|` in the item is about the inner one, and so is a size that is that of the content.
      return second.map { $0 === item || !item.contains($0) } ?? true
    }
    guard secondAttribute.axis == axis else { return false }
    return first.contains(item) || first.area != nil && first.parent?.contains(item) ?? false
  }
}
