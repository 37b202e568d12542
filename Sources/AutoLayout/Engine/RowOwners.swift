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
  private var rows: [Code] = []
  private var items: [ItemIdentity?] = []

  /// An owner in four bytes: the place of an entry, or a kind of implicit row beside the variable of
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
    if let slot = code.slot { return RowOwner(slot: slot) }
    guard let kind = code.kind, let item = items[code.variable] else { return nil }
    return RowOwner(item, kind)
  }

  /// Takes note that a row belongs to an entry.
  mutating func note(_ row: RowID, ofEntry slot: Int32) { note(row, Code(slot: slot)) }

  /// Takes note that a row is an item's implicit one, about a size of the item.
  mutating func note(_ row: RowID, _ kind: ImplicitRow, about size: Variable) {
    note(row, Code(kind, size.index))
  }

  /// Forgets a row that is no more.
  mutating func forget(_ row: RowID) { note(row, .none) }

  private mutating func note(_ row: RowID, _ code: Code) {
    while rows.count <= Int(row.index) { rows.append(.none) }
    rows[Int(row.index)] = code
  }

  /// The entry of a row; of an implicit row, the complement of its kind.
  func place(of row: RowID) -> Int32? {
    guard Int(row.index) < rows.count, !rows[Int(row.index)].isNone else { return nil }
    let code = rows[Int(row.index)]
    return code.slot ?? code.kind.map { ~Int32($0.rawValue) }
  }

  /// The item of the variable with this index.
  func item(of variable: Int32) -> ItemIdentity? {
    Int(variable) < items.count ? items[Int(variable)] : nil
  }

  subscript(variable: Variable) -> ItemIdentity? {
    get { Int(variable.index) < items.count ? items[Int(variable.index)] : nil }
    set {
      while items.count <= Int(variable.index) { items.append(nil) }
      items[Int(variable.index)] = newValue
    }
  }

  /// Two new variables of an item, for its place or for its size.
  mutating func makeVariables(
    of item: ItemIdentity, in solver: inout Solver, areSizes: Bool
  ) -> (Variable, Variable) {
    let made =
      areSizes
      ? (solver.makeSmallVariable(), solver.makeSmallVariable())
      : (solver.makeVariable(), solver.makeVariable())
    self[made.0] = item
    self[made.1] = item
    return made
  }
}
