import Cassowary

/// The required rows that the solver has, listed as a question comes to them: those of one variable after
/// the other. What a question comes to is mostly a small part of a tree.
struct NeighbouringRows {
  private let engine: LayoutEngine
  /// The entries that are listed, or that are not to be.
  private var known: RowSet
  /// The implicit rows that a plan changes, by the variable of their size.
  private var planned: [Int32: Set<ImplicitRow>] = [:]
  /// Of the rows with a variable: the entries, and of implicit rows the complements of their kinds.
  private var places: [Int32] = []

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

  /// Lists the rows with a variable, those that are about nothing else or all others, but for those that are
  /// listed already: implicit ones first, and constraints in order of activation.
  mutating func list(with variable: Int32, alone: Bool, in rows: inout RowList) {
    places.removeAll(keepingCapacity: true)
    engine.solver.forEachRow(with: variable, alone: alone) { id in
      if let place = engine.owners.place(of: id) { places.append(place) }
    }
    places.sort { ($0 >= 0 ? 1 : 0, $0 >= 0 ? $0 : ~$0) < ($1 >= 0 ? 1 : 0, $1 >= 0 ? $1 : ~$1) }
    for place in places {
      if place >= 0 {
        if known[place] { continue }
        known[place] = true
        engine.listRequiredRow(ofEntry: place, in: &rows)
      } else if let kind = ImplicitRow(rawValue: UInt8(~place)),
        planned[variable]?.contains(kind) != true, let item = engine.owners.item(of: variable)
      {
        engine.listImplicitRow(kind, of: item, in: &rows)
      }
    }
  }
}
