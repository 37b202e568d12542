import Cassowary

/// Rows as numbers, which is all that a solver has to know of them.
protocol LinearRows {
  var indices: Range<Int32> { get }
  /// How many variables there are, which are numbered from 0.
  var variableCount: Int { get }
  func terms(of row: Int32) -> ArraySlice<RowList.Term>
  func relation(of row: Int32) -> LayoutConstraint.Relation
  func constant(of row: Int32) -> Double
  func priority(of row: Int32) -> Priority
}

extension RowList: LinearRows {
  var indices: Range<Int32> { 0..<Int32(rows.count) }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].relation }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func priority(of row: Int32) -> Priority { rows[Int(row)].priority }
}

/// Some required rows as they are now, which no change of the tree or of its constraints reaches.
struct RowSnapshot: LinearRows, Sendable {
  private struct Row {
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
  }

  private var rows: [Row] = []
  private var terms: [RowList.Term] = []
  let variableCount: Int

  /// The given rows of a list, which are numbered anew in this order.
  init(of list: [Int32], in all: RowList) {
    variableCount = all.variableCount
    rows.reserveCapacity(list.count)
    for row in list {
      let start = terms.count
      terms += all.terms(of: row)
      rows.append(
        Row(
          terms: start..<terms.count, relation: all.relation(of: row),
          constant: all.constant(of: row)))
    }
  }

  var indices: Range<Int32> { 0..<Int32(rows.count) }

  func terms(of row: Int32) -> ArraySlice<RowList.Term> { terms[rows[Int(row)].terms] }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].relation }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func priority(of row: Int32) -> Priority { .required }
}
