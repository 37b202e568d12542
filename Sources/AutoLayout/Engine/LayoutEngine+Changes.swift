/// What items and constraints tell their engine.
extension LayoutEngine {
  func contentDidChange(of item: ItemIdentity) {
    item.tellArranger()
    guard item.placement.isContentKnown else { return }
    item.placement.isContentKnown = false
    pending.contents.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
  }

  func alignmentDidChange(of item: ItemIdentity) {
    frames.all = true
    guard item.placement.isAlignmentKnown else { return }
    item.placement.isAlignmentKnown = false
    pending.alignments.append(item, waitingFor: self, isWalked: isSolving)
    pending.hasQuestions = true
  }

  func constantDidChange(of constraint: LayoutConstraint, from old: Double) {
    journal?.append(.constant(constraint, old))
    if constraint.slot < 0 { return }
    entries[constraint.slot].hasNewConstant = true
    markPending(constraint.slot)
  }

  func priorityDidChange(of constraint: LayoutConstraint, from old: LayoutPriority) {
    journal?.append(.priority(constraint, old))
    if constraint.slot < 0 { return }
    entries[constraint.slot].hasNewPriority = true
    markPending(constraint.slot)
  }
}
