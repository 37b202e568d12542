import Cassowary

/// Rows as numbers, which is all that a solver has to know of them.
protocol LinearRows {
  var indices: Range<Int32> { get }
  /// How many variables there are, which are numbered from 0.
  var variableCount: Int { get }
  func terms(of row: Int32) -> ArraySlice<LinearTerm>
  func relation(of row: Int32) -> LayoutConstraint.Relation
  func constant(of row: Int32) -> Double
  func priority(of row: Int32) -> Priority
}

/// One variable of a row with its coefficient.
struct LinearTerm: Hashable {
  var variable: Int32
  var coefficient: Double
}

extension LinearTerm {
  /// A variable by itself.
  init(_ variable: Variable) { self.init(variable: variable.index, coefficient: 1) }

  var negated: Self { Self(variable: variable, coefficient: -coefficient) }
}

/// Required rows as values, which depend on no tree.
struct RowTable: LinearRows, Sendable {
  private struct Row {
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
  }

  private var rows: [Row] = []
  private var terms: [LinearTerm] = []
  private(set) var variableCount: Int

  init(variableCount: Int = 0) { self.variableCount = variableCount }

  mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

  /// Adds a term to the row that the next `endRow` makes.
  mutating func append(_ term: LinearTerm) {
    terms.append(term)
    variableCount = max(variableCount, Int(term.variable) + 1)
  }

  /// Makes a row of the terms that have been added since the one before it.
  mutating func endRow(_ relation: LayoutConstraint.Relation, _ constant: Double) {
    let start = rows.last?.terms.upperBound ?? 0
    rows.append(Row(terms: start..<terms.count, relation: relation, constant: constant))
  }

  var indices: Range<Int32> { 0..<Int32(rows.count) }

  func terms(of row: Int32) -> ArraySlice<LinearTerm> { terms[rows[Int(row)].terms] }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].relation }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func priority(of row: Int32) -> Priority { .required }

  /// The rows in an order that depends on their terms, not on when they were added to the solver:
  /// the last bits of what is computed from them depend on the order.
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
    let (x, y) = (relation(of: a), relation(of: b))
    return x != y ? x.rawValue < y.rawValue : constant(of: a) < constant(of: b)
  }
}
