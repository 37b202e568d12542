import Cassowary

/// A solver for some of the rows, for trying whether they can hold.
struct RowTrial<Rows: LinearRows>: ~Copyable {
  private let rows: Rows
  private var solver = Solver()
  /// By variable of the rows; looked up in a table while there are few.
  private var few: [Int32: Variable] = [:]
  private var many: [Variable?] = []
  /// The rows that were added, and their handles.
  private var added: [Int32] = []
  private var handles: [RowID] = []
  /// By the number of a handle: the row; −1 for one that is not in the list.
  private var sources: [Int32] = []
  /// The rows whose slack is kept small where it is left open.
  private var close = RowSet()
  /// Whether another solution's values are asked for.
  private var isFollowing = false
  /// What the solver had visited when its basis was last factorised for the sake of questions.
  private var visitedWhenRenewed = 0

  init(_ rows: Rows) { self.rows = rows }

  /// A solver with all rows at their priorities, whose variables have the numbers of the engine's.
  ///
  /// Rows that hold in the engine hold here. Changes that the engine has not solved yet, as while
  /// it asks items about themselves, may conflict with earlier rows, and are left out then.
  init(all rows: Rows) {
    self.rows = rows
    many = (0..<rows.variableCount).map { _ in solver.makeVariable() }
    addAll()
  }

  /// Adds as many rows as can hold, in their order.
  private mutating func addAll() {
    tryByHalves(Array(rows.indices)[...]) {
      add($0)
    } refuse: { _, _ in
    }
  }

  /// Adds rows at their priorities, all or none.
  /// - Returns: nil where they can hold; else rows that cannot.
  private mutating func add(_ list: ArraySlice<Int32>) -> [Int32]? {
    let count = added.count
    solver.begin()
    for row in list { stage(row, rows.priority(of: row)) }
    guard let clash = commit() else { return nil }
    added.removeLast(added.count - count)
    handles.removeLast(handles.count - count)
    return clash
  }

  /// Adds rows in the given order, all or none.
  ///
  /// - Returns: nil where they can hold; else an irreducible set of rows that cannot.
  mutating func add(_ list: [Int32], at priority: Priority = .required) -> [Int32]? {
    if many.isEmpty, 8 * list.count > rows.variableCount { listVariables() }
    added.reserveCapacity(added.count + list.count)
    handles.reserveCapacity(handles.count + list.count)
    solver.begin()
    for row in list { stage(row, priority) }
    return commit()
  }

  private mutating func stage(_ row: Int32, _ priority: Priority) {
    for term in rows.terms(of: row) {
      solver.stage(variable(term.variable), term.coefficient)
    }
    let id = solver.insert(
      rows.relation(of: row).inSolver, rows.constant(of: row), priority, isClose: close[row])
    added.append(row)
    handles.append(id)
    note(id, row)
  }

  private mutating func note(_ id: RowID, _ row: Int32) {
    while sources.count <= Int(id.index) { sources.append(-1) }
    if id.index >= 0 { sources[Int(id.index)] = row }
  }

  private func handle(of row: Int32) -> RowID? {
    added.firstIndex(of: row).map { handles[$0] }
  }

  private func row(of id: RowID) -> Int32? {
    let index = Int(id.index)
    return sources.indices.contains(index) && sources[index] >= 0 ? sources[index] : nil
  }

  private mutating func listVariables() {
    many = [Variable?](repeating: nil, count: rows.variableCount)
    for (index, variable) in few where Int(index) < many.count { many[Int(index)] = variable }
    few = few.filter { Int($0.key) >= many.count }
  }

  private func known(_ index: Int32) -> Variable? {
    Int(index) < many.count ? many[Int(index)] : few[index]
  }

  private mutating func variable(_ index: Int32) -> Variable {
    if let known = known(index) { return known }
    let made = solver.makeVariable()
    if Int(index) < many.count { many[Int(index)] = made } else { few[index] = made }
    return made
  }

  private mutating func commit() -> [Int32]? {
    do throws(SolverError) {
      try solver.commit()
      return nil
    } catch .infeasible(let ids) {
      return ids.compactMap { self.row(of: $0) }
    } catch {
      return []
    }
  }

  /// Gives rows other priorities; returns whether they can hold then. If not, nothing has changed.
  mutating func set(_ priorities: [(row: Int32, priority: Priority)]) -> Bool {
    solver.begin()
    for (row, priority) in priorities {
      if let id = handle(of: row) { solver.edit(id, priority: priority) }
    }
    return commit() == nil
  }

  /// Removes a row altogether.
  mutating func takeOut(_ row: Int32) {
    guard let place = added.firstIndex(of: row) else { return }
    remove(handles[place])
    note(handles[place], -1)
    added.remove(at: place)
    handles.remove(at: place)
  }

  /// Adds a removed row again.
  mutating func putBack(_ row: Int32) {
    solver.begin()
    stage(row, rows.priority(of: row))
    _ = commit()
  }

  /// Whether a quantity is decided where a row has another relation, which it keeps only if it is
  /// told to and that helps.
  mutating func decides(
    _ quantity: [LinearTerm], as relation: LayoutConstraint.Relation, _ row: Int32, isKept: Bool
  ) -> Bool {
    guard handle(of: row) != nil else { return false }
    takeOut(row)
    let id = add(
      Array(rows.terms(of: row)), relation, rows.constant(of: row), at: rows.priority(of: row))
    let range = range(of: quantity)
    let isDecided = id != nil && range.upperBound - range.lowerBound <= Nearness.length
    if isDecided, isKept { return true }
    if let id { remove(id) }
    putBack(row)
    return isDecided
  }

  /// Adds a row that is not in the list; nil if it cannot hold, and then nothing has changed.
  mutating func add(
    _ terms: [LinearTerm], _ relation: LayoutConstraint.Relation, _ constant: Double,
    at priority: Priority = .required
  ) -> RowID? {
    solver.begin()
    for term in terms { solver.stage(variable(term.variable), term.coefficient) }
    let id = solver.insert(relation.inSolver, constant, priority)
    note(id, -1)
    return commit() == nil ? id : nil
  }

  /// The least and the greatest value of a linear function over all optimal solutions.
  mutating func range(of terms: [LinearTerm]) -> ClosedRange<Double> {
    renewWornFactors()
    let expression = LinearExpression(terms.map { .init(variable($0.variable), $0.coefficient) })
    return (try? solver.range(of: expression)) ?? 0...0
  }

  /// The same of each of many variables, together sooner than one by one.
  mutating func ranges(of variables: [Variable]) -> [ClosedRange<Double>] {
    renewWornFactors()
    return solver.ranges(of: variables.map { [(variable($0.index), 1)] })
  }

  /// Once questions and trials have visited several times what there is to factorise: each row that
  /// is tried and taken away makes the way longer.
  private mutating func renewWornFactors() {
    let visited = solver.statistics.visitedNodes
    if visited - visitedWhenRenewed <= 4 * rows.variableCount + 256 { return }
    solver.renewFactors()
    visitedWhenRenewed = solver.statistics.visitedNodes
  }

  /// Whether a row holds, as far as explanations tell values apart.
  func isMet(_ id: RowID) -> Bool { solver.error(of: id) <= Nearness.length }

  /// Makes rows required that are not in the list, and hold.
  mutating func require(_ ids: [RowID]) {
    solver.begin()
    for id in ids { solver.edit(id, priority: .required) }
    _ = commit()
  }

  /// The rows that keep another one from being met, those of the highest priority first.
  mutating func rowsHoldingOff(_ id: RowID) -> [Int32] {
    ((try? solver.rowsHoldingOff(id)) ?? []).compactMap { row(of: $0) }
  }

  /// How far a row is from being met.
  func error(of row: Int32) -> Double { handle(of: row).map { solver.error(of: $0) } ?? 0 }

  /// The rows that keep one of them from being met, those of the highest priority first.
  mutating func rowsHoldingOff(_ row: Int32) -> [Int32] {
    handle(of: row).map { rowsHoldingOff($0) } ?? []
  }

  /// Removes a row that is not in the list.
  mutating func remove(_ id: RowID) {
    solver.begin()
    solver.erase(id)
    _ = commit()
  }

  /// Takes up another optimal solution, given by variable, where that has another value somewhere:
  /// asks for each of its values at a priority below all others, from then on.
  mutating func follow(_ values: [Double]) {
    if isFollowing { return }
    let isThere = values.indices.allSatisfy { index in
      known(Int32(index)).map {
        (solver.value(of: $0) - values[index]).magnitude <= Nearness.length
      }
        ?? true
    }
    if isThere { return }
    isFollowing = true
    solver.begin()
    for (index, value) in values.enumerated() {
      solver.stage(variable(Int32(index)), 1)
      note(solver.insert(.equal, value, .faint), -1)
    }
    _ = commit()
  }

  /// Lends the solver, to read values by the numbers of variables.
  mutating func withSolver(_ body: (borrowing Solver) -> Void) {
    solver.settle()
    body(solver)
  }

  /// The value of a row's left side now.
  func value(of row: Int32) -> Double { value(of: Array(rows.terms(of: row))) }

  /// The value of a linear function now.
  func value(of terms: [LinearTerm]) -> Double {
    var sum = 0.0
    for term in terms {
      if let variable = known(term.variable) {
        sum += term.coefficient * solver.value(of: variable)
      }
    }
    return sum
  }
}

extension Priority {
  /// Below every priority in use.
  static var faint: Priority { Priority(1e-9) }
}

extension RowTrial<RowList> {
  /// The same as `init(all:)`, with what is left open decided as it is in the engine: sizes are
  /// small, rows about places close, and variables come in the order of the tree.
  init(allAsLaidOut rows: RowList) {
    self.rows = rows
    var items: [ItemIdentity] = []
    var sizes = RowSet()
    for (index, row) in rows.rows.enumerated() {
      switch row.source {
      case .constraint(let constraint): close[Int32(index)] = constraint.isOfPlaces
      case .implicit(let item, .minimumWidth):
        // Each item has one of these rows.
        items.append(item)
        for size in [item.placement.width, item.placement.height] {
          if let size { sizes[size.index] = true }
        }
      case .implicit: break
      }
    }
    many = (0..<Int32(rows.variableCount)).map {
      sizes[$0] ? solver.makeSmallVariable() : solver.makeVariable()
    }
    for item in items {
      item.placement.forEachRank(at: Int(item.placement.order)) { variable, rank in
        if let own = known(variable.index) { solver.rank(own, rank) }
      }
    }
    addAll()
  }
}
