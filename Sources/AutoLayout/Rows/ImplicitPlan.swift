import Cassowary

/// What one transaction does to the rows that no caller wrote, and to the variables.
struct ImplicitPlan {
  var changes: [Change] = []
  /// The items that have been planned for.
  private var items: [ItemIdentity] = []
  /// Items whose content changed after they were asked for it; they are asked again in the next pass.
  var deferredContents: [ItemIdentity] = []
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

  /// Makes room for an item that is new.
  mutating func reserve(items count: Int) {
    items.reserveCapacity(count)
    changes.reserveCapacity(4 * count)
  }

  /// Asks for a row, or for none. What is asked of a row twice in one plan is the same, so only the
  /// first is looked at, and kept if it differs from the row in force.
  mutating func want(_ kind: ImplicitRow, of item: ItemIdentity, _ wanted: Wanted?) {
    guard !item.isPlanned(kind) else { return }
    if item.placement.plannedRows == 0 { items.append(item) }
    item.placement.plannedRows |= kind.bit
    let old = item.implicitRows[kind]
    if old?.constant == wanted?.constant, old?.priority == wanted?.priority { return }
    changes.append(Change(item: item, kind: kind, wanted: wanted))
  }

  /// Ends the planning.
  func close() {
    for item in items { item.placement.plannedRows = 0 }
  }
}

extension ItemIdentity {
  /// Whether the plan in the making has decided about this row of the item.
  func isPlanned(_ kind: ImplicitRow) -> Bool { placement.plannedRows & kind.bit != 0 }
}

extension ImplicitRow {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
