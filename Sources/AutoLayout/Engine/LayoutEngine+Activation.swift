extension LayoutEngine {
  /// Takes a constraint in; whether it can be met is found out in the next pass.
  func enter(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    append(constraint)
    journal?.append(.activated(constraint))
  }

  /// Takes constraints in together, all or none.
  func enterAll(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    if journal != nil || isSolving {
      for constraint in constraints { enter(constraint) }
      return
    }
    bringUpToDate()
    for constraint in constraints where !constraint.isActive { append(constraint) }
    let slots = takePendingSlots()
    if let clash = commit(naturalChanges(of: slots)) {
      let conflict = conflict(among: members(of: clash, without: -1))
      for slot in slots { remove(slot) }
      throw .unsatisfiable([conflict])
    }
  }

  /// Takes a constraint out; within an update it can still come back to its place.
  func deactivate(_ constraint: LayoutConstraint) {
    let slot = constraint.slot
    guard journal != nil else {
      remove(slot)
      return
    }
    entries[Int(slot)].isLeaving = true
    constraint.slot = -1
    journal?.append(.deactivated(constraint, slot))
  }
}
