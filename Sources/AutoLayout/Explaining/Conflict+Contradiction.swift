extension LayoutError.Contradiction {
  /// The contradiction that the rows add up to; nil where their numbers leave it open.
  init?(_ list: [Int32], of rows: RowList) {
    let multipliers = ContradictionMultipliers(list, of: rows).values
    guard multipliers.count == list.count else { return nil }
    self.init(
      demand: [], supply: [],
      isEquation: list.allSatisfy { rows.rows[Int($0)].relation == .equal })
    for (row, multiplier) in zip(list, multipliers) {
      let length = rows.rows[Int(row)].constant
      if length == 0 { continue }
      let part = Part(factor: multiplier.magnitude, length: length.magnitude)
      if multiplier * length > 0 { demand.append(part) } else { supply.append(part) }
    }
    if demand.isEmpty { return nil }
  }
}
