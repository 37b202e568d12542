extension LayoutError.Contradiction {
  /// The contradiction that the rows add up to; nil where their numbers leave it open.
  init?(_ list: [Int32], of rows: RowList) {
    let multipliers = ContradictionMultipliers(list, of: rows).values
    guard multipliers.count == list.count else { return nil }
    self.init(
      demand: [], supply: [],
      isEquation: list.allSatisfy { rows.rows[Int($0)].relation == .equal })
    if let size = rows.negativeSize(among: list) {
      supply.append(Part(length: size))
      return
    }
    for (row, multiplier) in zip(list, multipliers) {
      let length = rows.rows[Int(row)].constant
      if length == 0 { continue }
      let part = Part(factor: multiplier.magnitude, length: length.magnitude)
      if multiplier * length > 0 { demand.append(part) } else { supply.append(part) }
    }
    if demand.isEmpty { return nil }
  }
}

extension RowList {
  /// The size that is asked for, where rows clash only because no size is below 0.
  fileprivate func negativeSize(among list: [Int32]) -> Double? {
    let clashing = list.map { rows[Int($0)] }
    guard clashing.count == 2, clashing.contains(where: { $0.isLeastSize }) else { return nil }
    let asked = clashing.first { $0.constant < 0 && $0.record.isSize }
    return asked?.constant
  }
}

extension RowList.Row {
  /// Whether the row says that a size is not below 0.
  fileprivate var isLeastSize: Bool {
    guard case .implicit(_, let kind) = source else { return false }
    return kind == .minimumWidth || kind == .minimumHeight
  }
}

extension ConstraintRecord {
  fileprivate var isSize: Bool { firstAttribute.sort == .size && second == nil }
}
