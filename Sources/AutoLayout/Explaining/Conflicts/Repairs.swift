import Cassowary

/// What would resolve a conflict: for each of its constraints whether the rest can hold without it,
/// and which constant nearest to its own would do. Everything is tried lazily.
struct Repairs: Sendable {
  /// A row that a caller can change.
  fileprivate struct Candidate {
    /// Its place among the rows.
    var row: Int32
    var record: ConstraintRecord
    var lowering: LayoutError.Repair.Change
    /// Whether it compares a size with that of the frame of a scroll view.
    var isOfScrollView: Bool
    /// Of a constraint; nil for a row that no caller wrote.
    var constant: Double?
  }

  /// A row beside the conflict, with its constraint.
  private struct Other {
    var row: Int32
    var record: ConstraintRecord
    var terms: [LinearTerm]
    var constant: Double
  }

  /// The rows of this and of other conflicts, and what they hang together with.
  private let rows: RowTable
  private let parts: RowParts
  /// The rows that a change may concern, in the order of `RowTable.sorted()`.
  private var scope: [Int32] = []
  /// Those that give way, in this conflict and in others.
  private let out: RowSet
  private var candidates: [Candidate] = []
  /// The variables of the roots' sizes, and of those that callers state.
  private var sizes: [(variable: Int32, name: String, attribute: LayoutConstraint.Attribute)] = []
  /// The row that gives way.
  private let broken: Int32
  /// The conflict's rows, where some of them give way in other conflicts: then the rest does not
  /// say what goes with them.
  private var torn: [Int32] = []
  /// What the conflict can do without.
  private var others: [Other] = []

  /// Each is a trial. Sizes are tried first, the largest of them before others, since what is too
  /// large is mostly one of these, wherever it stands; of very many rows fewer.
  private static func mostTrials(of count: Int) -> Int { count > 1000 ? 12 : 24 }

  /// - Parameters:
  ///   - finding: The conflict.
  ///   - candidates: Which of its rows are to be changed.
  ///   - all: Where the rows are from.
  ///   - snapshot: The same as numbers, with what they hang together with.
  ///   - parts: The parts of the snapshot.
  ///   - out: What gives way, in this conflict and in others.
  /// - Returns: nil where no caller wrote any of the rows.
  init?(
    _ finding: ConflictSearch.Finding, _ candidates: [Int32], in all: RowList,
    _ snapshot: RowSnapshot, _ parts: RowParts, out: RowSet
  ) {
    guard let broken = finding.broken.flatMap({ snapshot.indices[$0] }) else { return nil }
    self.broken = broken
    self.out = out
    rows = snapshot.rows
    self.parts = parts
    for row in candidates where Self.isChangeable(all.source(of: row)) {
      guard let index = snapshot.indices[row] else { continue }
      self.candidates.append(Candidate(row, at: index, in: all))
    }
    let members = finding.rows.compactMap { snapshot.indices[$0] }
    if members.contains(where: { $0 != broken && out[$0] }) { torn = members }
    for row in finding.rows {
      let terms = all.terms(of: row)
      guard terms.count == 1, let term = terms.first, term.coefficient == 1 else { continue }
      let attribute = all.rows[Int(row)].record.firstAttribute
      switch all.rows[Int(row)].source {
      case .constraint(let constraint):
        sizes.append((term.variable, constraint.first.name, attribute))
      case .implicit(let item, let kind):
        if kind == .rootWidth || kind == .rootHeight {
          sizes.append((term.variable, item.name, attribute))
        }
      }
    }
    findScope()
  }

  /// Registers constraints that are not part of the conflict, but may have to change with some that
  /// are.
  mutating func list(_ list: RowList) {
    for row in list.indices {
      let terms = Array(list.terms(of: row))
      let constant = list.constant(of: row)
      if let place = equation(terms, constant) {
        let record = list.rows[Int(row)].record
        others.append(Other(row: place, record: record, terms: terms, constant: constant))
      }
    }
    findScope()
  }

  /// Finds what changes of the candidates and of the others may concern.
  private mutating func findScope() {
    let seeds = [broken] + candidates.map { $0.row } + others.map { $0.row }
    scope = parts.rows(connectedWith: seeds, in: rows)
  }

  /// The row that says an equation, in which the solver may have the other sign.
  private func equation(_ terms: [LinearTerm], _ constant: Double) -> Int32? {
    let same = Set(terms)
    let turned = Set(
      terms.map { LinearTerm(variable: $0.variable, coefficient: -$0.coefficient) })
    guard let variable = terms.first?.variable else { return nil }
    return parts.rows(about: variable).first { row in
      guard rows.relation(of: row) == .equal else { return false }
      let found = Set(rows.terms(of: row))
      return found == same && rows.constant(of: row) == constant
        || found == turned && rows.constant(of: row) == -constant
    }
  }

  /// Whether the rest could hold if some constraints were bounds.
  ///
  /// - Complexity: that of solving the rows.
  func helps(loosening changes: [(record: ConstraintRecord, relation: LayoutConstraint.Relation)])
    -> Bool
  {
    var changed: [(place: Other, relation: LayoutConstraint.Relation)] = []
    for (record, relation) in changes {
      let candidate = candidates.first { $0.record.saysTheSame(as: record) }.map {
        Other(
          row: $0.row, record: record, terms: Array(rows.terms(of: $0.row)),
          constant: rows.constant(of: $0.row))
      }
      guard let place = candidate ?? others.first(where: { $0.record.saysTheSame(as: record) })
      else { return false }
      changed.append((place, relation))
    }
    var trial = RowTrial(rows)
    let rest = scope.filter { row in
      (row == broken || !out[row]) && !changed.contains { $0.place.row == row }
    }
    return trial.add(rest) == nil
      && changed.allSatisfy { place, relation in
        trial.add(place.terms, relation, place.constant) != nil
      }
  }

  /// The number nearest to that of a stated size with which all the rest could hold; nil where
  /// there is none.
  ///
  /// - Complexity: that of solving the rows.
  func sizeNeeded(for record: ConstraintRecord) -> Double? {
    let own = sizes.filter { $0.name == record.first && $0.attribute == record.firstAttribute }
    let variables = Set(own.map { $0.variable })
    let row = variables.sorted().lazy.flatMap { parts.rows(about: $0) }.first { row in
      let terms = rows.terms(of: row)
      guard terms.count == 1, let variable = terms.first?.variable else { return false }
      return rows.relation(of: row) == record.relation && rows.constant(of: row) == record.constant
        && variables.contains(variable)
    }
    guard let row else { return nil }
    // It may be the one value that other parts are worked out with.
    guard
      let trial = trial(relaxing: row, among: parts.rows(connectedWith: [row] + scope, in: rows))
    else { return nil }
    return Self.rounded(trial.value(of: row))
  }

  /// The rows whose changes are tried, in reading order: what gives way, even where nobody can
  /// change it, and others that hold.
  static func candidates(of finding: ConflictSearch.Finding, in graph: RowGraph) -> [Int32] {
    guard let broken = finding.broken else { return [] }
    let changeable = finding.rows.filter {
      $0 == broken || isChangeable(graph.rows.source(of: $0)) && !graph.isOut[$0]
    }
    let most = mostTrials(of: changeable.count)
    if changeable.count <= most { return changeable }
    let sizes = changeable.filter { graph.rows.source(of: $0).isStatedSize }
      .sorted { graph.rows.constant(of: $0) > graph.rows.constant(of: $1) }
    var chosen = RowSet(Array(sizes.prefix(most / 2)))
    // Whoever reads the conflict expects a word about the constraint that gives way.
    chosen[broken] = true
    var count = changeable.count { chosen[$0] }
    for row in changeable where count < most && !chosen[row] {
      chosen[row] = true
      count += 1
    }
    return changeable.filter { chosen[$0] }
  }

  /// Whether the rest could hold if some constraints had other constants.
  ///
  /// - Parameters:
  ///   - changes: The constraints, and their other constants.
  ///   - relation: Another relation for them.
  ///   - like: Whether whatever says the same number of as many items is changed with them, as by a
  ///     metric.
  /// - Complexity: that of solving the rows.
  func helps(
    _ changes: [(record: ConstraintRecord, constant: Double)],
    _ relation: LayoutConstraint.Relation? = nil, withAllLike like: Bool = false
  ) -> Bool {
    var changed: [(row: Int32, constant: Double)] = []
    for (record, constant) in changes {
      guard let candidate = candidates.first(where: { $0.record.saysTheSame(as: record) }),
        let old = candidate.constant
      else { return false }
      changed.append((candidate.row, rows.constant(of: candidate.row) + constant - old))
    }
    if like { changed += rowsLike(changed) }
    var trial = RowTrial(rows)
    let rest = scope.filter { row in
      (row == broken || !out[row]) && !changed.contains { $0.row == row }
    }
    guard trial.add(rest) == nil else { return false }
    return changed.allSatisfy { row, constant in
      trial.add(Array(rows.terms(of: row)), relation ?? rows.relation(of: row), constant) != nil
    }
  }

  /// The other rows with the same constant, relation and number of terms as one of those that
  /// change.
  private func rowsLike(
    _ changed: [(row: Int32, constant: Double)]
  ) -> [(row: Int32, constant: Double)] {
    guard let (model, constant) = changed.first else { return [] }
    let alike = scope.filter { row in
      rows.constant(of: row) == rows.constant(of: model)
        && rows.relation(of: row) == rows.relation(of: model)
        && rows.terms(of: row).count == rows.terms(of: model).count
        && !changed.contains { $0.row == row }
    }
    return alike.map { ($0, constant) }
  }

  /// Whether the rest could hold if a constraint that compares two sizes had another multiplier.
  ///
  /// - Complexity: that of solving the rows.
  func helps(_ record: ConstraintRecord, times multiplier: Double) -> Bool {
    guard let row = candidates.first(where: { $0.record.saysTheSame(as: record) })?.row else {
      return false
    }
    var terms = Array(rows.terms(of: row))
    guard terms.count == 2,
      let place = terms.firstIndex(where: { $0.coefficient == -record.multiplier })
    else { return false }
    terms[place].coefficient = -multiplier
    var trial = RowTrial(rows)
    let rest = scope.filter { ($0 == broken || !out[$0]) && $0 != row }
    return trial.add(rest) == nil
      && trial.add(terms, rows.relation(of: row), rows.constant(of: row)) != nil
  }

  /// The difference between what the rest of the rows gives and what a constraint asks for; nil
  /// where the rest cannot hold.
  ///
  /// - Complexity: that of solving the rows.
  func excess(of record: ConstraintRecord) -> Double? {
    guard let row = candidates.first(where: { $0.record.saysTheSame(as: record) })?.row else {
      return nil
    }
    guard let trial = trial(relaxing: row, among: scope) else { return nil }
    return Self.rounded(trial.value(of: row) - rows.constant(of: row))
  }

  /// The two sizes that a constraint compares, as all the rest makes them; nil where the rest
  /// cannot hold.
  ///
  /// - Complexity: that of solving the rows.
  func sizes(without record: ConstraintRecord) -> (own: Double, other: Double)? {
    guard let row = candidates.first(where: { $0.record.saysTheSame(as: record) })?.row else {
      return nil
    }
    let terms = Array(rows.terms(of: row))
    guard terms.count == 2,
      let other = terms.firstIndex(where: { $0.coefficient == -record.multiplier })
    else { return nil }
    guard let trial = trial(relaxing: row, among: scope) else { return nil }
    let values = terms.map { trial.value(of: [.init(variable: $0.variable, coefficient: 1)]) }
    return (Self.rounded(values[1 - other]), Self.rounded(values[other]))
  }

  /// The rest of some rows, and one of them as optional; nil where the rest cannot hold.
  private func trial(relaxing row: Int32, among scope: [Int32]) -> RowTrial<RowTable>? {
    var trial = RowTrial(rows)
    guard trial.add(scope.filter { $0 != row && ($0 == broken || !out[$0]) }) == nil,
      trial.add([row], at: Self.relaxedPriority) == nil
    else { return nil }
    return trial
  }

  /// The changes that work, each by itself.
  ///
  /// - Complexity: that of solving the rows, and of a change of one of them for each candidate.
  func tried() -> [LayoutError.Repair] {
    var trial = RowTrial(rows)
    guard trial.add(scope.filter { !out[$0] }) == nil,
      trial.add([broken], at: Self.relaxedPriority) == nil
    else { return [] }
    var lowered: [LayoutError.Repair] = []
    var changed: [LayoutError.Repair] = []
    var dropped: [LayoutError.Repair] = []
    // One row at a time is made optional; it is exchanged for the next one in one transaction.
    var relaxed = broken
    for candidate in candidates {
      let (row, record) = (candidate.row, candidate.record)
      var priorities = [(row: row, priority: Self.relaxedPriority)]
      if relaxed != row { priorities.append((relaxed, .required)) }
      guard trial.set(priorities) else { continue }
      relaxed = row
      lowered.append(.init(constraint: record, change: candidate.lowering))
      guard let old = candidate.constant else { continue }
      let excess = trial.value(of: row) - rows.constant(of: row)
      if let relation = record.loosened(by: excess, isOfScrollView: candidate.isOfScrollView),
        isMended(row, relation, rows.constant(of: row))
      {
        changed.append(.init(constraint: record, change: .relation(relation)))
      }
      // Views that overlap are hardly meant by a string with a space between them.
      if let constant = Self.written(old + excess, as: record), constant != old,
        !record.isSpace || constant >= min(0, old), !record.isBareComparison,
        isMended(row, rows.relation(of: row), rows.constant(of: row) + constant - old)
      {
        changed.append(.init(constraint: record, change: .constant(constant)))
      }
      dropped.append(.init(constraint: record, change: .removal))
    }
    return lowered + changed + dropped
  }

  /// Whether a change of a row goes with those of the conflict that give way in others.
  private func isMended(
    _ row: Int32, _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> Bool {
    if torn.isEmpty { return true }
    var trial = RowTrial(rows)
    return trial.add(torn.filter { $0 != row }) == nil
      && trial.add(Array(rows.terms(of: row)), relation, constant) != nil
  }

  /// Whether a caller can change what the row says: a constraint, or how firmly an item keeps to
  /// its content.
  private static func isChangeable(_ source: RowSource) -> Bool {
    guard let author = source.constraint?.author else { return source.content != nil }
    return author == .caller || author == .content
  }

  private static var relaxedPriority: Priority { Priority(999) }
}

extension Repairs.Candidate {
  fileprivate init(_ row: Int32, at place: Int32, in rows: RowList) {
    let record = rows.rows[Int(row)].record
    // A log has what content asks for as constraints.
    let constraint = record.author == .content ? nil : rows.constraint(of: row)
    let content: LayoutError.Repair.Change =
      rows.relation(of: row) == .lessThanOrEqual
      ? .contentHugging(999) : .contentCompressionResistance(999)
    self.init(
      row: place, record: record,
      lowering: constraint == nil ? content : .priority(999),
      isOfScrollView: constraint?.second?.isScrollView ?? false, constant: constraint?.constant)
  }
}

extension RowSource {
  /// Whether the record of the row is that of a stated size.
  fileprivate var isStatedSize: Bool {
    constraint.map {
      $0.firstAttribute.sort == .size && $0.second == nil && $0.starts?.first == nil
    } ?? true
  }
}

extension ConstraintRecord {
  /// Whether both are one constraint, wherever it is said to be written.
  fileprivate func saysTheSame(as other: ConstraintRecord) -> Bool {
    var (one, other) = (self, other)
    one.origin = nil
    other.origin = nil
    return one == other
  }
}
