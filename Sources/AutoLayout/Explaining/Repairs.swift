import Cassowary

/// Tries what would make a conflict none: for each of its constraints whether the rest can be met
/// without it, and which constant is then the nearest to its own.
struct Repairs {
  private var rows = RowList()

  /// Beyond so many constraints no one reads on, and each is a trial.
  private static var mostTrials: Int { 24 }

  private(set) var found: [LayoutError.Repair] = []

  /// - Parameters:
  ///   - finding: The conflict.
  ///   - graph: All rows; those that give way in conflicts are taken out.
  init(_ finding: ConflictSearch.Finding, of graph: inout RowGraph) {
    guard let broken = finding.broken else { return }
    graph.restore(broken)
    let changeable = finding.rows.filter {
      Self.isChangeable(graph.rows.rows[Int($0)]) && !graph.isOut[$0]
    }
    var candidates = changeable.prefix(Self.mostTrials)
    // Of what gives way one would wonder most that nothing is said.
    if !candidates.contains(broken) { candidates[candidates.endIndex - 1] = broken }
    // A value that may change parts nothing any more.
    let open = Set((candidates + [broken]).compactMap { graph.fixedVariable(of: $0) })
    var neighbours = graph.group(of: finding.rows, open: open)
    graph.remove(broken)
    rows = graph.rows
    neighbours = rows.sorted(neighbours)
    // A row would say nothing if all of its variables were constants.
    let asked = (candidates + [broken]).flatMap { rows.terms(of: $0).map { $0.variable } }
    let trial = RowTrial(rows, constants: graph.values(in: neighbours, except: Set(asked)))
    attempt(Array(candidates), among: neighbours, broken, trial)
  }

  private mutating func attempt(
    _ candidates: [Int32], among neighbours: [Int32], _ broken: Int32,
    _ trial: consuming RowTrial
  ) {
    guard trial.add(neighbours.filter { $0 != broken }) == nil,
      trial.add([broken], at: Self.ignored) == nil
    else { return }
    var lowered: [LayoutError.Repair] = []
    var changed: [(repair: LayoutError.Repair, amount: Double)] = []
    var dropped: [LayoutError.Repair] = []
    for row in candidates {
      guard trial.set([(row, Self.wished)] + (row == broken ? [] : [(broken, .required)]))
      else { continue }
      let record = rows.rows[Int(row)].record
      lowered.append(.init(constraint: record, change: lowering(of: row)))
      if let constraint = rows.constraint(of: row) {
        let excess = trial.value(of: row) - rows.rows[Int(row)].constant
        let constant = Self.rounded(constraint.constant + excess)
        // Views that overlap are hardly meant by a string with a space between them.
        if !record.isSpace || constant >= min(0, constraint.constant) {
          changed.append(
            (
              .init(constraint: record, change: .constant(constant)),
              Self.rounded((constant - constraint.constant).magnitude)
            ))
        }
        dropped.append(.init(constraint: record, change: .removal))
      }
      let isUndone = trial.set(
        row == broken ? [(row, Self.ignored)] : [(broken, Self.ignored), (row, .required)])
      assert(isUndone, "what was met before can be met again")
    }
    found = lowered + Self.leastFirst(changed) + dropped
  }

  /// In reading order where the amounts are the same.
  private static func leastFirst(
    _ changed: [(repair: LayoutError.Repair, amount: Double)]
  ) -> [LayoutError.Repair] {
    changed.enumerated().sorted { one, other in
      (one.element.amount, one.offset) < (other.element.amount, other.offset)
    }.map { $0.element.repair }
  }

  /// Whether a caller can change what the row says: a constraint, or how firmly an item keeps to its
  /// content.
  private static func isChangeable(_ row: RowList.Row) -> Bool {
    switch row.source {
    case .constraint: return true
    case .implicit(_, let kind): return kind.isContent
    }
  }

  private func lowering(of row: Int32) -> LayoutError.Repair.Change {
    if rows.constraint(of: row) != nil { return .priority(999) }
    return rows.rows[Int(row)].relation == .lessThanOrEqual
      ? .contentHugging(999) : .contentCompressionResistance(999)
  }

  private static var wished: Priority { Priority(999) }
  private static var ignored: Priority { Priority(1) }

  /// Without the last bits, if the number then has few digits.
  private static func rounded(_ value: Double) -> Double {
    let thousandths = (value * 1000).rounded() / 1000
    return (value - thousandths).magnitude <= 1e-9 * max(1, value.magnitude) ? thousandths : value
  }
}

extension ImplicitRow {
  /// Whether the row keeps an item to the size of its content.
  var isContent: Bool {
    switch self {
    case .maximumContentWidth, .minimumContentWidth, .maximumContentHeight, .minimumContentHeight:
      true
    case .rootWidth, .rootHeight, .minimumWidth, .minimumHeight: false
    }
  }
}

extension ConstraintRecord {
  /// Whether the constraint is a space of a format string.
  fileprivate var isSpace: Bool {
    guard let part = anyFormatPlace?.part else { return false }
    if case .size = part { return false }
    return true
  }
}
