/// Items that make constraints of their own renew them before anything is solved.
extension LayoutEngine {
  /// How often items may ask each other for new constraints before a pass goes on.
  private static var updateRounds: Int { 8 }

  /// Calls the items that asked for it. Within such a call nobody is called; those that ask for it meanwhile have
  /// their turn after it.
  func updateConstraints() {
    guard !isUpdatingConstraints, !pending.updates.isEmpty else { return }
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    for _ in 0..<Self.updateRounds where !pending.updates.isEmpty {
      var items: [ItemIdentity] = []
      swap(&items, &pending.updates)
      for item in items where item.engine === self && item.needsUpdateConstraints {
        item.needsUpdateConstraints = false
        item.item?.updateConstraints()
      }
    }
  }
}

extension ItemIdentity {
  func setNeedsUpdateConstraints() {
    guard !needsUpdateConstraints else { return }
    needsUpdateConstraints = true
    if let engine { engine.pending.updates.append(self, waitingFor: engine) }
  }

  /// Is no longer among those for which the parent makes constraints.
  func leaveArrangement() {
    guard isArranged else { return }
    tellArranger()
    isArranged = false
    parent?.hasLostArranged = true
  }

  /// Tells the parent that made constraints for this item that they may have to be other ones.
  func tellArranger() {
    guard isArranged else { return }
    parent?.setNeedsUpdateConstraints()
  }
}
