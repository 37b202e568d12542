import Cassowary

/// A snapshot of some required rows, independent of later changes of the tree or its constraints.
struct RowSnapshot: Sendable {
  private(set) var rows: RowTable
  /// By row of the list that some were taken from: its index here.
  private(set) var indices: [Int32: Int32] = [:]

  /// Some rows, and the rows of the solver that are connected with them.
  ///
  /// - Parameters:
  ///   - list: The rows, each once.
  ///   - all: The list that they are from.
  ///   - engine: The engine whose solver is used.
  ///   - ids: Rows of the solver that are replaced by these, or dropped.
  init(of list: [Int32], in all: RowList, beside engine: LayoutEngine, except ids: [RowID]) {
    rows = RowTable(variableCount: all.variableCount)
    var replaced = RowSet()
    for id in ids { replaced[id.index] = true }
    var seeds: Set<Int32> = []
    for row in list {
      if let id = engine.solverRow(of: all.rows[Int(row)].source) { replaced[id.index] = true }
      for term in all.terms(of: row) { seeds.insert(term.variable) }
    }
    engine.solver.listRequiredRows(
      around: seeds.sorted(), except: { replaced[$0.index] },
      term: { rows.append(LinearTerm(variable: $0, coefficient: $1)) },
      row: { rows.endRow(LayoutConstraint.Relation($0), $1) })
    for row in list {
      indices[row] = rows.indices.upperBound
      for term in all.terms(of: row) { rows.append(term) }
      rows.endRow(all.relation(of: row), all.constant(of: row))
    }
  }
}

extension LayoutEngine {
  /// The row in the solver for the source of a row; nil where there is none.
  fileprivate func solverRow(of source: RowSource) -> RowID? {
    switch source {
    case .constraint(let constraint):
      constraint.slot >= 0 ? entries[constraint.slot].row : nil
    case .implicit(let item, let kind): item.implicitRows[kind]?.id
    }
  }
}
