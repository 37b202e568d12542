import Cassowary

/// A solver for some of the rows, in which is tried whether they can be met.
struct RowTrial: ~Copyable {
  private let rows: RequiredRows
  private var solver = Solver()
  /// By variable of the rows.
  private var variables: [Int32: Variable] = [:]
  private var handles: [Int32: RowID] = [:]
  private var sources: [RowID: Int32] = [:]

  init(_ rows: RequiredRows) { self.rows = rows }

  /// Adds rows in the given order, all or none.
  ///
  /// - Returns: nil where they can be met; else rows that cannot, of which none can be left out.
  mutating func add(_ list: [Int32], at priority: Priority = .required) -> [Int32]? {
    solver.begin()
    for row in list {
      for term in rows.terms(of: row) {
        solver.stage(variable(term.variable), term.coefficient)
      }
      let id = solver.insert(
        rows.rows[Int(row)].relation.inSolver, rows.rows[Int(row)].constant, priority)
      handles[row] = id
      sources[id] = row
    }
    return commit()
  }

  private mutating func variable(_ index: Int32) -> Variable {
    if let known = variables[index] { return known }
    let made = solver.makeVariable()
    variables[index] = made
    return made
  }

  private mutating func commit() -> [Int32]? {
    do throws(SolverError) {
      try solver.commit()
      return nil
    } catch .infeasible(let ids) {
      return ids.compactMap { sources[$0] }
    } catch {
      return []
    }
  }

  /// Gives rows other priorities; says whether that can be met. If not, nothing has changed.
  mutating func set(_ priorities: [(row: Int32, priority: Priority)]) -> Bool {
    solver.begin()
    for (row, priority) in priorities {
      if let id = handles[row] { solver.edit(id, priority: priority) }
    }
    return commit() == nil
  }

  /// The value of a row's left side now.
  func value(of row: Int32) -> Double {
    var sum = 0.0
    for term in rows.terms(of: row) {
      guard let variable = variables[term.variable] else { continue }
      sum += term.coefficient * solver.value(of: variable)
    }
    return sum
  }
}
