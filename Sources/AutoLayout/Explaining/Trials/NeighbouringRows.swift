import Cassowary

/// The required rows in the solver, listed lazily, variable by variable: a question mostly involves
/// a small part of a tree.
struct NeighbouringRows {
  private let engine: LayoutEngine
  /// The entries that are listed already, or must not be.
  private var known: RowSet
  /// The implicit rows that a plan changes, by the variable of their size.
  private var planned: [Int32: Set<ImplicitRow>] = [:]
  /// The owners of the rows with a variable.
  private var owners: [RowOwner] = []

  /// - Parameters:
  ///   - slots: The entries that a transaction would have changed, which are listed already.
  ///   - plan: What it would have done to the implicit rows; the changed ones are listed already.
  init(_ engine: LayoutEngine, except slots: [Int32], _ plan: ImplicitPlan?) {
    self.engine = engine
    known = RowSet(slots)
    for change in plan?.changes ?? [] {
      guard let size = change.item.placement.size(along: change.kind.axis) else { continue }
      planned[size.index, default: []].insert(change.kind)
    }
  }

  /// Lists the rows that mention a variable, either those that mention no other or those that do,
  /// except for those that are listed already: implicit ones first, then constraints in order of
  /// activation.
  mutating func list(with variable: Int32, alone: Bool, in rows: inout RowList) {
    owners.removeAll(keepingCapacity: true)
    engine.solver.forEachRow(with: variable, alone: alone) { id in
      if let owner = engine.owners[id] { owners.append(owner) }
    }
    owners.sort { $0.precedes($1) }
    for owner in owners {
      switch owner {
      case .entry(let slot):
        if known[slot] { continue }
        known[slot] = true
        engine.listRequiredRow(ofEntry: slot, in: &rows)
      case .implicit(let item, let kind):
        if planned[variable]?.contains(kind) == true { continue }
        engine.listImplicitRow(kind, of: item, in: &rows)
      }
    }
  }
}

extension RowOwner {
  /// The order of rows with one variable: implicit ones by kind, then entries by slot.
  fileprivate func precedes(_ other: RowOwner) -> Bool {
    switch (self, other) {
    case (.implicit(_, let kind), .implicit(_, let other)): kind.rawValue < other.rawValue
    case (.entry(let slot), .entry(let other)): slot < other
    case (.implicit, .entry): true
    case (.entry, .implicit): false
    }
  }
}
