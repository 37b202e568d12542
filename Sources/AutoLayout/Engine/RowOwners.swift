import Cassowary

/// Who a row of the solver belongs to: an entry, or an item for one of its implicit rows.
struct RowOwner {
  /// Negative for an implicit row.
  let slot: Int32
  let kind: ImplicitRow
  let item: ItemIdentity?

  init(slot: Int32) {
    self.slot = slot
    kind = .minimumWidth
    item = nil
  }

  init(_ item: ItemIdentity, _ kind: ImplicitRow) {
    slot = -1
    self.kind = kind
    self.item = item
  }
}

/// Finds the owner of a row, which a conflict names, and the item of a variable, which a change of
/// values names. Both are arrays, because the solver numbers its handles from 0 and uses the numbers
/// again.
struct RowOwners {
  private var rows: [RowOwner?] = []
  private var items: [ItemIdentity?] = []

  subscript(row: RowID) -> RowOwner? {
    get { Int(row.index) < rows.count ? rows[Int(row.index)] : nil }
    set {
      while rows.count <= Int(row.index) { rows.append(nil) }
      rows[Int(row.index)] = newValue
    }
  }

  subscript(variable: Variable) -> ItemIdentity? {
    get { Int(variable.index) < items.count ? items[Int(variable.index)] : nil }
    set {
      while items.count <= Int(variable.index) { items.append(nil) }
      items[Int(variable.index)] = newValue
    }
  }

  /// Two new variables of an item.
  mutating func makeVariables(
    of item: ItemIdentity, in solver: inout Solver
  ) -> (Variable, Variable) {
    let made = (solver.makeVariable(), solver.makeVariable())
    self[made.0] = item
    self[made.1] = item
    return made
  }
}
