/// The normal path from changes to a solution; what cannot be satisfied is the business of
/// `LayoutEngine+Breaking`.
extension LayoutEngine {
  /// Whether what there is now is no state that is to be solved: items are asked about themselves, or
  /// an update is made, of which nothing counts before all of it.
  var isBetweenStates: Bool { isSolving || journal != nil }

  /// Solves everything that is pending. Constraints in conflict are broken, and nothing is thrown.
  ///
  /// - Parameter asksNewcomers: Whether items that were never in a layout pass renew their
  ///   constraints. They do not when constraints are made, as in the initializer of a view that is
  ///   half finished.
  func bringUpToDate(asksNewcomers: Bool = true) {
    guard !isBetweenStates else { return }
    updateConstraints(ofNewcomers: asksNewcomers)
    weighHandPlacements()
    if !pending.isEmpty { solve() }
    measureTexts()
  }

  /// Solves once for everything that is pending, with the text heights measured last.
  func solve() {
    askItems()
    solvePending()
  }

  /// The same without asking items.
  func solvePending() {
    let plan = planImplicitRows()
    let slots = takePendingSlots()
    if commit(naturalChanges(of: slots), plan) != nil {
      reconsider(giveWay(slots, plan))
    } else {
      reconsider(slots.filter { entries[$0].level == .broken })
    }
    closeGaps()
  }

  /// The pending entries that still have a constraint, in order of activation.
  func takePendingSlots() -> [Int32] {
    if pending.slots.isEmpty { return [] }
    var slots: [Int32] = []
    swap(&slots, &pending.slots)
    slots.removeAll { entries.constraint(at: $0) == nil }
    // Already sorted, unless an older constraint has changed.
    if zip(slots, slots.dropFirst()).contains(where: { $0 > $1 }) { slots.sort() }
    return slots
  }

  func naturalChanges(of slots: [Int32]) -> [EntryChange] {
    slots.map { EntryChange(slot: $0, level: naturalLevel(of: $0)) }
  }

  /// The level of an entry if nothing else changes: a broken one stays broken until reconsidered.
  func naturalLevel(of slot: Int32) -> RowLevel {
    if entries.read(slot, { $0.storedPriority }) != .required { return .optional }
    return entries[slot].level == .broken ? .broken : .required
  }
}
