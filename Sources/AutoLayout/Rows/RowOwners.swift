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

/// Rows that a transaction made, which are void if it is refused.
struct MadeRows {
  var entryRows: [RowID?] = []
  var implicitRows: [RowID?] = []
  var owned: [RowID] = []

  init(entries: Int, implicit: Int) {
    entryRows.reserveCapacity(entries)
    implicitRows.reserveCapacity(implicit)
    owned.reserveCapacity(entries + implicit)
  }

  /// Asks the solver for changes of entries.
  mutating func apply(
    _ changes: [EntryChange], of entries: EntryList, direction: LayoutDirection,
    to solver: inout Solver, _ owners: inout RowOwners
  ) {
    for change in changes {
      let row = entries.read(change.slot) { constraint in
        apply(change, of: constraint, entries[change.slot], direction, to: &solver, &owners)
      }
      entryRows.append(row ?? nil)
    }
  }

  /// - Returns: The row of the entry.
  private mutating func apply(
    _ change: EntryChange, of constraint: LayoutConstraint, _ entry: Entry,
    _ direction: LayoutDirection, to solver: inout Solver, _ owners: inout RowOwners
  ) -> RowID {
    let priority = constraint.storedPriority.level(isBroken: change.level == .broken)
    guard let row = entry.row, !entry.hasNewTerms else {
      if let row = entry.row { solver.erase(row) }
      constraint.stage(in: &solver, direction: direction)
      let row = solver.insert(
        constraint.relation.inSolver, constraint.rowConstant(direction), priority,
        isClose: constraint.isOfPlaces)
      // The solver refuses an unusable number when the transaction is committed.
      if row.index < 0 { return row }
      owners.note(row, ofEntry: change.slot)
      owned.append(row)
      return row
    }
    if entry.hasNewConstant { solver.edit(row, constant: constraint.rowConstant(direction)) }
    if entry.hasNewPriority || entry.level != change.level {
      solver.edit(row, priority: priority)
    }
    return row
  }

  /// Asks the solver for the changes of a plan.
  mutating func apply(
    _ plan: ImplicitPlan, to solver: inout Solver, _ owners: inout RowOwners
  ) {
    for row in plan.erasedRows { solver.erase(row) }
    for change in plan.changes {
      let old = change.item.implicitRows[change.kind]
      guard let wanted = change.wanted else {
        if let old { solver.erase(old.id) }
        implicitRows.append(nil)
        continue
      }
      if let old {
        if wanted.constant != old.constant { solver.edit(old.id, constant: wanted.constant) }
        if wanted.priority != old.priority { solver.edit(old.id, priority: wanted.priority) }
        implicitRows.append(old.id)
      } else if let size = change.item.placement.size(along: change.kind.axis) {
        solver.stage(size, 1)
        let row = solver.insert(change.kind.relation.inSolver, wanted.constant, wanted.priority)
        implicitRows.append(row)
        if row.index < 0 { continue }
        owners.note(row, change.kind, about: size)
        owned.append(row)
      } else {
        implicitRows.append(nil)
      }
    }
    for variable in plan.discardedVariables { solver.discard(variable) }
  }
}

extension Placement {
  func size(along axis: LayoutConstraint.Axis) -> Variable? {
    axis == .horizontal ? width : height
  }
}

extension LayoutConstraint.Relation {
  var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
