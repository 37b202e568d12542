import Cassowary

extension LayoutEngine {
  /// Activates a constraint; whether it can be satisfied turns out in the next pass.
  func enter(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    closeGaps()
    append(constraint)
    journal?.append(.activated(constraint), of: constraint)
  }

  /// Calls the items that have to be asked before constraints are activated.
  func prepareToEnter() {
    guard !isBetweenStates, hasQuestions else { return }
    updateConstraints()
    askItems()
  }

  /// Activates constraints as one transaction, all or none.
  ///
  /// - Parameter asks: Whether texts may be measured to find out whether the constraints can be
  ///   met.
  /// - Returns: Whether they are active. They are not if a text was measured, since that calls code
  ///   which may have changed anything.
  func enterAll(_ constraints: [LayoutConstraint], asks: Bool) throws(LayoutError) -> Bool {
    if isBetweenStates {
      for constraint in constraints { enter(constraint) }
      return true
    }
    if !isUpToDate {
      if enterAtOnce(constraints) { return true }
      if asks {
        bringUpToDate(asksNewcomers: false)
        return false
      }
      solvePending()
    }
    reserve(arrivals: 0, constraints: constraints.count)
    let entering = appendAll(constraints)
    if let first = commit(naturalChanges(of: entering)) {
      guard let clash = lasting(first, of: entering) else {
        pending.slots += entering
        return true
      }
      let refusal = refusal(of: entering, clash)
      leave(entering)
      throw refusal
    }
    closeGaps()
    return true
  }

  /// Whether constraints, and what is pending, can be met together with what is in force. Changes
  /// nothing.
  func canEnter(_ constraints: [LayoutConstraint]) -> Bool {
    if isBetweenStates { return true }
    let plan = planImplicitRows()
    let waiting = takePendingSlots()
    let entering = appendAll(constraints)
    defer {
      pending.slots = waiting
      leave(entering)
    }
    return canCommit(naturalChanges(of: waiting + entering), plan)
  }

  /// Whether nothing is pending.
  private var isUpToDate: Bool { pending.isEmpty && areTextsMeasured }

  /// Solves what is pending and activates constraints in one transaction, if nothing is broken that
  /// could come back in between. Changes nothing if the constraints cannot be satisfied.
  private func enterAtOnce(_ constraints: [LayoutConstraint]) -> Bool {
    guard certificates.isEmpty else { return false }
    reserve(arrivals: pending.arrivals.count, constraints: constraints.count)
    let plan = planImplicitRows()
    let waiting = takePendingSlots()
    let entering = appendAll(constraints)
    if commit(naturalChanges(of: waiting + entering), plan) == nil {
      closeGaps()
      return true
    }
    pending.slots = waiting
    leave(entering)
    return false
  }

  /// Adds entries for constraints, each once, and returns them. Other entries that are pending stay
  /// so.
  private func appendAll(_ constraints: [LayoutConstraint]) -> [Int32] {
    if entries.count == 0 { entries.reserve(constraints.count) }
    var others: [Int32] = []
    swap(&others, &pending.slots)
    pending.slots.reserveCapacity(constraints.count)
    // A stack that was asked meanwhile may have replaced its own.
    Unowned.forEach(in: constraints) { if !$0.isActive && !$0.isReplaced { append($0) } }
    swap(&others, &pending.slots)
    return others
  }

  /// Removes what was refused.
  private func leave(_ slots: [Int32]) {
    for slot in slots { remove(slot) }
    closeGaps()
  }

  /// Deactivates a constraint; within an update it keeps its slot, in case the update is rolled
  /// back.
  func deactivate(_ constraint: LayoutConstraint) {
    let slot = constraint.slot
    guard journal != nil, !constraint.isOfFrames else {
      remove(slot)
      return
    }
    entries[slot].isLeaving = true
    constraint.slot = -1
    journal?.append(.deactivated(constraint, slot))
  }
}
