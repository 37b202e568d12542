import Cassowary

/// Who a row of the solver belongs to: an entry, by its slot, or an item for one of its implicit
/// rows.
enum RowOwner {
  case entry(Int32)
  case implicit(ItemIdentity, ImplicitRow)
}

/// Finds the owner of a row, which a conflict names, and the item of a variable, which a change of
/// values names. Both are arrays, because the solver numbers its handles from 0 and uses the
/// numbers again.
struct RowOwners {
  private var rows: [Code] = []
  /// An item removes itself before it is released.
  private var items: [Unowned<ItemIdentity>] = []

  /// An owner in four bytes: the slot of an entry, or a kind of implicit row beside the variable of
  /// the size that such a row is about.
  private struct Code {
    private let bits: Int32

    static let none = Code(bits: .min)

    private init(bits: Int32) { self.bits = bits }

    init(slot: Int32) { bits = slot }

    init(_ kind: ImplicitRow, _ variable: Int32) { bits = ~(variable << 3 | Int32(kind.rawValue)) }

    var isNone: Bool { bits == .min }

    /// The entry; nil for an implicit row.
    var slot: Int32? { bits >= 0 ? bits : nil }

    var kind: ImplicitRow? { ImplicitRow(rawValue: UInt8(~bits & 7)) }

    var variable: Int { Int(~bits >> 3) }
  }

  subscript(row: RowID) -> RowOwner? {
    guard Int(row.index) < rows.count, !rows[Int(row.index)].isNone else { return nil }
    let code = rows[Int(row.index)]
    if let slot = code.slot { return .entry(slot) }
    guard let kind = code.kind, let item = items[code.variable].wrappedValue else { return nil }
    return .implicit(item, kind)
  }

  /// Notes that a row belongs to an entry.
  mutating func note(_ row: RowID, ofEntry slot: Int32) { note(row, Code(slot: slot)) }

  /// Notes that a row is an item's implicit one, about a size of the item.
  mutating func note(_ row: RowID, _ kind: ImplicitRow, about size: Variable) {
    note(row, Code(kind, size.index))
  }

  /// Forgets a row that was removed.
  mutating func forget(_ row: RowID) { note(row, .none) }

  private mutating func note(_ row: RowID, _ code: Code) {
    let index = Int(row.index)
    while rows.count < index { rows.append(.none) }
    if index < rows.count { rows[index] = code } else { rows.append(code) }
  }

  /// The item of the variable with this index.
  func item(of variable: Int32) -> ItemIdentity? {
    Int(variable) < items.count ? items[Int(variable)].wrappedValue : nil
  }

  /// Notes that a variable is an item's, or nobody's.
  mutating func note(_ variable: Variable, of item: ItemIdentity?) {
    let index = Int(variable.index)
    while items.count < index { items.append(Unowned(nil)) }
    if index < items.count { items[index] = Unowned(item) } else { items.append(Unowned(item)) }
  }

  /// Reserves memory for the first rows. Later ones rely on doubling.
  mutating func reserve(rows count: Int) {
    if rows.isEmpty { rows.reserveCapacity(count) }
  }

  /// The same for variables.
  mutating func reserve(variables count: Int) {
    if items.isEmpty { items.reserveCapacity(count) }
  }

  /// Two new variables of an item, for its place or for its size.
  mutating func makeVariables(
    of item: ItemIdentity, in solver: inout Solver, areSizes: Bool
  ) -> (Variable, Variable) {
    let made =
      areSizes
      ? (solver.makeSmallVariable(), solver.makeSmallVariable())
      : (solver.makeVariable(), solver.makeVariable())
    note(made.0, of: item)
    note(made.1, of: item)
    return made
  }
}
