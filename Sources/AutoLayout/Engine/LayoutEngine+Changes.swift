/// What items and constraints tell their engine.
extension LayoutEngine {
  func contentDidChange(of item: ItemIdentity) {
    guard !item.placement.isContentPending else { return }
    item.placement.isContentPending = true
    pending.contents.append(item)
    item.tellArranger()
  }

  func alignmentDidChange(of item: ItemIdentity) {
    guard !item.placement.isAlignmentPending else { return }
    item.placement.isAlignmentPending = true
    pending.alignments.append(item)
    frames.all = true
  }

  func constantDidChange(of constraint: LayoutConstraint, from old: Double) {
    journal?.append(.constant(constraint, old))
    if constraint.slot < 0 { return }
    entries[Int(constraint.slot)].hasNewConstant = true
    markPending(constraint.slot)
  }

  func priorityDidChange(of constraint: LayoutConstraint, from old: LayoutPriority) {
    journal?.append(.priority(constraint, old))
    if constraint.slot < 0 { return }
    entries[Int(constraint.slot)].hasNewPriority = true
    markPending(constraint.slot)
  }
}
