import Cassowary

/// Some required rows as they are now, which no change of the tree or of its constraints reaches.
struct RowSnapshot: LinearRows, Sendable {
  private struct Row {
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
  }

  private var rows: [Row] = []
  private var terms: [RowList.Term] = []
  private(set) var variableCount = 0
  /// By row of the list that some were taken from: its place here.
  private(set) var places: [Int32: Int32] = [:]

  /// Some rows, and whatever the solver has that they hang together with.
  ///
  /// - Parameters:
  ///   - list: The rows, each once.
  ///   - all: Where they are from.
  ///   - engine: What has the solver.
  ///   - ids: Rows of the solver that these take the place of, or that are to go.
  init(of list: [Int32], in all: RowList, beside engine: LayoutEngine, except ids: [RowID]) {
    var replaced = RowSet()
    for id in ids { replaced[id.index] = true }
    var seeds: Set<Int32> = []
    for row in list {
      if let id = engine.solverRow(of: all.rows[Int(row)].source) { replaced[id.index] = true }
      for term in all.terms(of: row) { seeds.insert(term.variable) }
    }
    engine.solver.listRequiredRows(
      around: seeds.sorted(), except: { replaced[$0.index] },
      term: { variable, coefficient in
        terms.append(RowList.Term(variable: variable, coefficient: coefficient))
        variableCount = max(variableCount, Int(variable) + 1)
      },
      row: { relation, constant in append(LayoutConstraint.Relation(relation), constant) })
    for row in list {
      places[row] = Int32(rows.count)
      terms += all.terms(of: row)
      append(all.relation(of: row), all.constant(of: row))
    }
    variableCount = max(variableCount, all.variableCount)
  }

  /// Ends the row whose terms are there.
  private mutating func append(_ relation: LayoutConstraint.Relation, _ constant: Double) {
    let start = rows.last?.terms.upperBound ?? 0
    rows.append(Row(terms: start..<terms.count, relation: relation, constant: constant))
  }

  /// The rows in an order that depends on what they say, not on when the solver came by them: the last bits of what
  /// is computed from them depend on it.
  func sorted() -> [Int32] {
    var keyed = indices.map { row in
      let terms = terms(of: row)
      let (first, last) = (terms.first?.variable ?? -1, terms.last?.variable ?? -1)
      return (row: row, key: Int64(first) << 32 | Int64(last))
    }
    keyed.sort { $0.key != $1.key ? $0.key < $1.key : precedes($0.row, $1.row) }
    return keyed.map { $0.row }
  }

  private func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let (one, other) = (terms(of: a), terms(of: b))
    if one.count != other.count { return one.count < other.count }
    for (x, y) in zip(one, other) {
      if x.variable != y.variable { return x.variable < y.variable }
      if x.coefficient != y.coefficient { return x.coefficient < y.coefficient }
    }
    let (x, y) = (rows[Int(a)], rows[Int(b)])
    return x.relation != y.relation
      ? x.relation.rawValue < y.relation.rawValue : x.constant < y.constant
  }

  var indices: Range<Int32> { 0..<Int32(rows.count) }

  func terms(of row: Int32) -> ArraySlice<RowList.Term> { terms[rows[Int(row)].terms] }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].relation }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func priority(of row: Int32) -> Priority { .required }
}

extension LayoutEngine {
  /// The row in the solver of what a row is from; nil where it has none.
  fileprivate func solverRow(of source: RowSource) -> RowID? {
    switch source {
    case .constraint(let constraint):
      constraint.slot >= 0 ? entries[constraint.slot].row : nil
    case .implicit(let item, let kind): item.implicitRows[kind]?.id
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
