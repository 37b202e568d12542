import Cassowary

/// What cannot be met by what was last made of frames: the heights of texts, which follow from their
/// widths, and what items have of the areas above them. Both may be others once frames are known.
extension LayoutEngine {
  /// Whether values have changed, or the tree has, since frames were last made of them.
  var hasOldFrames: Bool {
    frames.all && !frames.areMissingGuidesAlone || !frames.items.isEmpty || solver.changeCount > 0
  }

  /// What of refused changes clashes whatever frames will be; nil if nothing does. Changes nothing.
  ///
  /// - Parameters:
  ///   - clash: Why they were refused.
  ///   - movesWidths: Whether texts may have other widths by the changes.
  func lasting(
    _ clash: RowClash, of slots: [Int32], _ plan: ImplicitPlan? = nil, movesWidths: Bool = false
  ) -> RowClash? {
    let leavesTexts = movesWidths && clash.isOfTexts
    let leavesAreas = !areaHeirs.isEmpty && clash.slots.contains { isOfInheritedAreas($0) }
    if !leavesTexts && !leavesAreas { return clash }
    // The rest of them may be met with nothing in force that follows from frames.
    var changes = naturalChanges(of: slots)
    var plan = plan ?? ImplicitPlan(number: 0, arrivals: 0)
    if leavesAreas {
      changes = changes.map {
        isOfInheritedAreas($0.slot) ? EntryChange(slot: $0.slot, level: .broken) : $0
      }
      let changed = Set(slots)
      for slot in entries.slots where entries[slot].level == .required {
        if !changed.contains(slot), !entries[slot].isLeaving, isOfInheritedAreas(slot) {
          changes.append(EntryChange(slot: slot, level: .broken))
        }
      }
    }
    if leavesTexts { plan.leaveOutHeights(of: texts) }
    return canCommit(changes, plan) ? nil : commit(changes, plan)
  }

  /// Whether a constraint is about what views have of areas above them.
  private func isOfInheritedAreas(_ slot: Int32) -> Bool {
    guard let constraint = entries.constraint(at: slot) else { return false }
    return constraint.first.inherits(constraint.firstAttribute)
      || constraint.second?.inherits(constraint.secondAttribute) ?? false
  }
}

extension RowClash {
  /// Whether the height of a text is among them, as it was measured last.
  fileprivate var isOfTexts: Bool {
    members.contains {
      guard case .implicit(let item, let kind) = $0 else { return false }
      return item.text != nil && kind.isContentHeight
    }
  }
}

extension ImplicitPlan {
  /// Takes out the rows that keep texts to their heights.
  fileprivate mutating func leaveOutHeights(of texts: [ItemIdentity]) {
    changes.removeAll { $0.item.text != nil && $0.kind.isContentHeight }
    for item in texts {
      for kind in ImplicitRow.allCases where kind.isContentHeight {
        guard let row = item.implicitRows[kind], !erasedRows.contains(row.id) else { continue }
        erasedRows.append(row.id)
      }
    }
  }
}
