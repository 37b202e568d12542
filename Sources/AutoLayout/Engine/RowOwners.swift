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
/// values names. Only looked up, never walked, so the order of a hash table decides nothing.
struct RowOwners {
  private var rows: [RowID: RowOwner] = [:]
  private var items: [Variable: ItemIdentity] = [:]

  subscript(row: RowID) -> RowOwner? {
    get { rows[row] }
    set { rows[row] = newValue }
  }

  subscript(variable: Variable) -> ItemIdentity? {
    get { items[variable] }
    set { items[variable] = newValue }
  }
}
