import Cassowary

/// Rows of a tree as values, for questions that are put to another solver than the engine's, which is
/// not to be changed by a question.
struct RowList {
  struct Term: Hashable {
    var variable: Int32
    var coefficient: Double
  }

  struct Row {
    /// Places in `terms`.
    var terms: Range<Int>
    var relation: LayoutConstraint.Relation
    var constant: Double
    var source: Certificate.Member
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
  private(set) var terms: [Term] = []
  private(set) var variableCount = 0
  /// By variable: where its term is in the row in the making, and which row that was.
  private var places: [(term: Int, row: Int)] = []

  /// Ends the row whose terms have been staged.
  mutating func append(
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ source: Certificate.Member,
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

  func terms(of row: Int32) -> ArraySlice<Term> { terms[rows[Int(row)].terms] }

  func source(of row: Int32) -> Certificate.Member { rows[Int(row)].source }

  /// The constraint of a row; nil for a row that no caller wrote.
  func constraint(of row: Int32) -> LayoutConstraint? {
    guard case .constraint(let constraint) = rows[Int(row)].source else { return nil }
    return constraint
  }
}

extension RowList: RowTerms {
  mutating func stage(_ variable: Variable, _ coefficient: Double) {
    let index = Int(variable.index)
    while places.count <= index { places.append((0, -1)) }
    variableCount = max(variableCount, index + 1)
    if places[index].row == rows.count {
      terms[places[index].term].coefficient += coefficient
    } else {
      places[index] = (terms.count, rows.count)
      terms.append(Term(variable: variable.index, coefficient: coefficient))
    }
  }
}

/// Some rows of a list, or some entries, by their numbers; the list may grow.
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
