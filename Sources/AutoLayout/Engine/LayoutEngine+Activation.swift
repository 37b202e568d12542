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
    updateConstraints()
    if !isUpToDate, enterAtOnce(constraints) { return }
    bringUpToDate()
    let slots = appendAll(constraints)
    if let clash = commit(naturalChanges(of: slots)) {
      let conflicts = conflicts(refusing: slots, clash)
      for slot in slots { remove(slot) }
      throw .unsatisfiable(conflicts)
    }
    closeGaps()
  }

  /// Whether nothing waits to be solved.
  private var isUpToDate: Bool { pending.isEmpty && areTextsSettled }

  /// Solves what is pending and takes constraints in by one transaction, where nothing is broken
  /// that could come back in between. Changes nothing if that cannot be met.
  private func enterAtOnce(_ constraints: [LayoutConstraint]) -> Bool {
    guard certificates.isEmpty else { return false }
    isSolving = true
    defer { isSolving = false }
    let plan = planImplicitRows()
    let waiting = takePendingSlots()
    let entering = appendAll(constraints)
    if commit(naturalChanges(of: waiting + entering), plan) == nil {
      closeGaps()
      return true
    }
    for slot in entering { remove(slot) }
    pending.slots = waiting
    return false
  }

  /// Adds entries for constraints, each once, and returns them.
  private func appendAll(_ constraints: [LayoutConstraint]) -> [Int32] {
    if entries.count == 0 {
      entries.reserve(constraints.count)
      pending.slots.reserveCapacity(constraints.count)
    }
    for constraint in constraints where !constraint.isActive { append(constraint) }
    return takePendingSlots()
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
