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
