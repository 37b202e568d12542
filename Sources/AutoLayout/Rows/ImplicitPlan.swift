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
    guard !item.isPlanned(kind) else { return }
    item.placement.plannedRows |= kind.bit
    changes.append(Change(item: item, kind: kind, wanted: wanted))
  }

  /// Ends the planning.
  func close() {
    for change in changes { change.item.placement.plannedRows = 0 }
  }
}

extension ItemIdentity {
  /// Whether the plan in the making has decided about this row of the item.
  func isPlanned(_ kind: ImplicitRow) -> Bool { placement.plannedRows & kind.bit != 0 }
}

extension ImplicitRow {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
