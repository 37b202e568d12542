import Cassowary

/// What one transaction does to the rows that no caller wrote, and to the variables.
struct ImplicitPlan {
  var changes: [Change] = []
  var erasedRows: [RowID] = []
  var discardedVariables: [Variable] = []

  struct Change {
    let item: ItemIdentity
    let kind: ImplicitRow
    /// nil takes the row out.
    let wanted: Wanted?
  }

  struct Wanted: Equatable {
    var constant: Double
    var priority: Priority
  }

  /// Asks for a row, or for none. What is asked of a row twice in one plan is the same, so only the
  /// first is kept.
  mutating func want(_ kind: ImplicitRow, of item: ItemIdentity, _ wanted: Wanted?) {
    let bit = UInt8(1) << kind.rawValue
    guard item.placement.plannedRows & bit == 0 else { return }
    item.placement.plannedRows |= bit
    changes.append(Change(item: item, kind: kind, wanted: wanted))
  }

  /// Ends the planning.
  func close() {
    for change in changes { change.item.placement.plannedRows = 0 }
  }
}
