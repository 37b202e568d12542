import Cassowary

/// Rows of a tree as values, for questions to another solver than the engine's, which a question
/// must not change.
struct RowList {
  struct Row {
    /// Indices in `terms`.
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
    var source: RowSource
    var priority = Priority.required
    /// Order of activation; negative for a row that no caller wrote.
    var slot: Int32

    /// What the row says, as a constraint.
    var record: ConstraintRecord {
      switch source {
      case .constraint(let constraint): constraint.record
      case .implicit(let item, let kind):
        item.record(of: kind, constant, LayoutPriority(priority.value))
      }
    }
  }

  private(set) var rows: [Row] = []
  private(set) var terms: [LinearTerm] = []
  private(set) var variableCount = 0
  /// By variable: the index of its last term, the row of that, and the sum that it is.
  private var places: [(term: Int, row: Int, sum: RunningSum)] = []

  /// Ends the row whose terms have been staged.
  mutating func append(
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ source: RowSource,
    _ priority: Priority = .required, slot: Int32 = -1
  ) {
    let start = rows.last?.terms.upperBound ?? 0
    if terms[start...].contains(where: { $0.coefficient == 0 }) {
      terms.replaceSubrange(start..., with: terms[start...].filter { $0.coefficient != 0 })
    }
    rows.append(
      Row(
        terms: start..<terms.count, relation: relation, constant: constant, source: source,
        priority: priority, slot: slot))
  }

  func terms(of row: Int32) -> ArraySlice<LinearTerm> { terms[rows[Int(row)].terms] }

  func source(of row: Int32) -> RowSource { rows[Int(row)].source }

  /// The constraint of a row; nil for a row that no caller wrote.
  func constraint(of row: Int32) -> LayoutConstraint? {
    rows[Int(row)].source.constraint
  }
}

extension RowList: LinearRows {
  var indices: Range<Int32> { 0..<Int32(rows.count) }

  func relation(of row: Int32) -> LayoutConstraint.Relation { rows[Int(row)].relation }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func priority(of row: Int32) -> Priority { rows[Int(row)].priority }
}

extension RowList: RowTerms {
  mutating func stage(_ variable: Variable, _ coefficient: Double) {
    let index = Int(variable.index)
    while places.count <= index { places.append((0, -1, RunningSum(0))) }
    variableCount = max(variableCount, index + 1)
    if places[index].row == rows.count {
      places[index].sum.add(coefficient)
      // As the solver adds up: what rounding leaves of a third less a third is no coefficient.
      let sum = places[index].sum
      terms[places[index].term].coefficient = sum.isRounding ? 0 : sum.value
    } else {
      places[index] = (terms.count, rows.count, RunningSum(coefficient))
      terms.append(LinearTerm(variable: variable.index, coefficient: coefficient))
    }
  }
}

/// A set of row or entry numbers, which grows as needed.
struct RowSet {
  private var flags: [Bool] = []

  /// Those of `list`.
  init(_ list: [Int32] = []) {
    for row in list { self[row] = true }
  }

  subscript(row: Int32) -> Bool {
    get { Int(row) < flags.count && flags[Int(row)] }
    set {
      if Int(row) >= flags.count {
        if !newValue { return }
        flags += [Bool](repeating: false, count: max(Int(row) + 1 - flags.count, flags.count))
      }
      flags[Int(row)] = newValue
    }
  }
}

/// Reading order, in which rows are reported, and given to a solver: by the item that they place,
/// and there from the leading edge. It depends on the tree and on what the rows say, not on when
/// they were added.
extension RowList {
  /// What decides the order, most important first, packed for quick comparison.
  private struct Key {
    /// Whether the row is implicit, the later item, and which of its attributes the row is about.
    var item: UInt64
    /// The other item, the attributes and the relation.
    var rest: UInt64 = 0
    var multiplier = 1.0
    var constant: Double
  }

  func sorted(_ list: [Int32]) -> [Int32] {
    if list.count < 2 { return list }
    var keyed = list.map { (row: $0, key: key(of: rows[Int($0)])) }
    keyed.sort { precedes($0, $1) }
    return keyed.map { $0.row }
  }

  /// The first one of rows in this order. Linear in their number.
  func first(of list: [Int32]) -> Int32? {
    guard var first = list.first.map({ (row: $0, key: key(of: rows[Int($0)])) }) else { return nil }
    for row in list.dropFirst() {
      let other = (row: row, key: key(of: rows[Int(row)]))
      if precedes(other, first) { first = other }
    }
    return first.row
  }

  private func key(of row: Row) -> Key {
    switch row.source {
    case .implicit(let item, let kind):
      let place = UInt64(UInt32(bitPattern: item.placement.order)) << 8
      return Key(item: 1 << 63 | place | UInt64(kind.rawValue), constant: row.constant)
    case .constraint(let constraint):
      let first = UInt64(UInt32(bitPattern: constraint.first.placement.order))
      let second = constraint.second.map { UInt64(UInt32(bitPattern: $0.placement.order)) } ?? first
      let attributes =
        UInt64(constraint.firstAttribute.rawValue) << 8
        | UInt64(constraint.secondAttribute.rawValue) << 2
        | UInt64(constraint.relation.rawValue + 1)
      return Key(
        item: max(first, second) << 8 | constraint.rank,
        rest: min(first, second) << 32 | (first < second ? 0 : 1) << 24 | attributes,
        multiplier: constraint.multiplier, constant: constraint.storedConstant)
    }
  }

  private func precedes(_ a: (row: Int32, key: Key), _ b: (row: Int32, key: Key)) -> Bool {
    if a.key.item != b.key.item { return a.key.item < b.key.item }
    if a.key.rest != b.key.rest { return a.key.rest < b.key.rest }
    if a.key.multiplier != b.key.multiplier { return a.key.multiplier < b.key.multiplier }
    if a.key.constant != b.key.constant { return a.key.constant < b.key.constant }
    // The rest is ordered by what distances are measured from, by names and format strings, and by
    // priorities, the stronger first. Constraints that have all that in common look the same to a reader.
    guard let one = constraint(of: a.row), let other = constraint(of: b.row) else {
      return a.row < b.row
    }
    if one.startKeys != other.startKeys { return one.startKeys < other.startKeys }
    if one.provenance != other.provenance { return one.provenance < other.provenance }
    if one.priority != other.priority { return one.priority > other.priority }
    return rows[Int(a.row)].slot < rows[Int(b.row)].slot
  }
}

extension LayoutConstraint {
  /// On one item: from where it begins, its size, to where it ends, and then what lines it up.
  fileprivate var rank: UInt64 {
    switch (firstAttribute, secondAttribute) {
    case (.width, _), (.height, _): 1
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom): 2
    case (.leading, _), (.left, _), (.top, _), (.firstBaseline, .lastBaseline): 0
    default: 3
    }
  }

  /// The starts of the distances that the constraint is about.
  fileprivate var startKeys: (Int64, Int64) {
    (starts?.first?.orderKey ?? -1, starts?.second?.orderKey ?? -1)
  }

  fileprivate var provenance: (String, String, Int, Int) {
    let range = origin?.range ?? 0..<0
    return (identifier ?? "", origin?.format ?? "", range.lowerBound, range.upperBound)
  }
}

extension DistanceStarts.Start {
  fileprivate var orderKey: Int64 { Int64(item.placement.order) << 8 | Int64(attribute.rawValue) }
}
