/// The order in which rows are read, and in which they are given to a solver: by the item that they
/// place, and there from where reading begins. It depends on the tree and on what the rows say, not on
/// when they were added.
extension RowList {
  private struct Key {
    var isImplicit: Bool
    var places: [Int32]
    var numbers: [Double]
  }

  func sorted(_ list: [Int32]) -> [Int32] {
    let keyed = list.map { (row: $0, key: key(of: rows[Int($0)])) }
    return keyed.sorted { precedes($0, $1) }.map { $0.row }
  }

  private func key(of row: Row) -> Key {
    switch row.source {
    case .implicit(let item, let kind):
      return Key(
        isImplicit: true, places: [item.placement.order, Int32(kind.rawValue)],
        numbers: [row.constant])
    case .constraint(let constraint):
      let first = constraint.first.placement.order
      let second = constraint.second?.placement.order ?? first
      return Key(
        isImplicit: false,
        places: [
          max(first, second), constraint.rank, min(first, second), first,
          Int32(constraint.firstAttribute.rawValue), Int32(constraint.secondAttribute.rawValue),
          Int32(constraint.relation.rawValue),
        ], numbers: [constraint.multiplier, constraint.storedConstant])
    }
  }

  private func precedes(_ a: (row: Int32, key: Key), _ b: (row: Int32, key: Key)) -> Bool {
    if a.key.isImplicit != b.key.isImplicit { return b.key.isImplicit }
    if a.key.places != b.key.places { return a.key.places.lexicographicallyPrecedes(b.key.places) }
    if a.key.numbers != b.key.numbers {
      return a.key.numbers.lexicographicallyPrecedes(b.key.numbers)
    }
    // Constraints that say the same are told apart by where they are from.
    let (one, other) = (constraint(of: a.row)?.provenance, constraint(of: b.row)?.provenance)
    if let one, let other, one != other { return one < other }
    return a.row < b.row
  }
}

extension LayoutConstraint {
  /// On one item: from where it begins, its size, to where it ends, and then what lines it up.
  fileprivate var rank: Int32 {
    switch (firstAttribute, secondAttribute) {
    case (.width, _), (.height, _): 1
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom): 2
    case (.leading, _), (.left, _), (.top, _), (.firstBaseline, .lastBaseline): 0
    default: 3
    }
  }

  fileprivate var provenance: (String, String, Int) {
    (identifier ?? "", origin?.format ?? "", origin?.range.lowerBound ?? 0)
  }
}
