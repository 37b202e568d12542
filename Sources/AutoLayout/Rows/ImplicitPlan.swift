import Cassowary

/// What one transaction does to the rows that no caller wrote, and to the variables.
struct ImplicitPlan {
  /// Tells this plan from others of the engine.
  let number: UInt32
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

  /// Begins a plan, with room for so many items that are new.
  init(number: UInt32, arrivals: Int) {
    self.number = number
    changes.reserveCapacity(4 * (arrivals + 1))
  }

  /// Asks for a row, or for none. What is asked of a row twice in one plan is the same, so only the
  /// first is looked at, and kept if it differs from the row in force.
  mutating func want(_ kind: ImplicitRow, of item: ItemIdentity, _ wanted: Wanted?) {
    if item.placement.plan != number {
      item.placement.plan = number
      item.placement.plannedRows = 0
    }
    guard item.placement.plannedRows & kind.bit == 0 else { return }
    item.placement.plannedRows |= kind.bit
    let old = item.implicitRows[kind]
    if old?.constant == wanted?.constant, old?.priority == wanted?.priority { return }
    changes.append(Change(item: item, kind: kind, wanted: wanted))
  }
}

extension ImplicitRow {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
