/// Reading the solution and the rows.
extension Simplex {
  /// Writes the values of variables over the first elements of `values`; 0 for those of another solver.
  mutating func copyValues(of variables: borrowing Span<Variable>, into values: inout [Double]) {
    var values = values.mutableSpan
    for i in 0..<min(variables.count, values.count) { values[i] = value(of: variables[i]) }
  }

  /// What of a row can be changed, as the caller gave it; nil for a foreign row.
  mutating func state(of id: RowID) -> RowState? {
    guard owns(id) else { return nil }
    let record = store.constraints[store.place(of: id.index)]
    return RowState(
      constant: record.place / record.scale,
      relation: record.scale < 0 ? record.relation.flipped : record.relation,
      priority: record.priority)
  }
}
