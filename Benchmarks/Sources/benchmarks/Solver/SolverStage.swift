import Cassowary

/// A workload in a solver.
struct SolverStage: ~Copyable {
  private var workload: Workload
  private var solver = Solver()
  private let variables: [Variable]
  private var ids: [RowID] = []
  private var toggled: RowID?
  private(set) var values: [Double]

  /// Builds and solves the layout as one batch.
  init(_ workload: Workload) {
    self.workload = workload
    var variables: [Variable] = []
    variables.reserveCapacity(workload.variables)
    var termCount = 0
    for row in workload.rows where row.terms.count > 1 { termCount += row.terms.count }
    solver.reserve(variables: workload.variables, rows: workload.rows.count, terms: termCount)
    for _ in 0..<workload.variables { variables.append(solver.makeVariable()) }
    self.variables = variables
    values = [Double](repeating: 0, count: workload.variables)
    // The handles of shuffled rows lie far apart: fetched in one go, they are fetched many at a time.
    let handles = workload.terms.map { variables[$0.variable] }
    var terms: [(variable: Variable, coefficient: Double)] = []
    ids = succeed {
      try solver.update { change in
        var ids: [RowID] = []
        ids.reserveCapacity(workload.rows.count)
        for row in workload.rows {
          terms.removeAll(keepingCapacity: true)
          for index in row.terms {
            terms.append((handles[index], workload.terms[index].coefficient))
          }
          ids.append(
            change.add(
              terms: terms, row.relation.inSolver, row.constant, priority: Priority(row.priority)))
        }
        return ids
      }
    }
  }

  /// Gives the container another size, and reads all frames.
  mutating func resize(to size: (width: Double, height: Double)) {
    let (width, height) = (ids[workload.sizeRows.width], ids[workload.sizeRows.height])
    succeed {
      try solver.update { change in
        change.setConstant(of: width, to: size.width)
        change.setConstant(of: height, to: size.height)
      }
    }
    read()
  }

  mutating func read() { solver.copyValues(of: variables, into: &values) }

  /// Makes a change, and takes it back the next time where it was a row added.
  mutating func churn(_ churn: Workload.Churn) {
    switch churn {
    case .constants(let changes):
      succeed {
        try solver.update { change in
          for (row, constant) in changes { change.setConstant(of: ids[row], to: constant) }
        }
      }
    case .toggle(let variable, let constant, let priority):
      if let id = toggled {
        succeed { try solver.remove(id) }
        toggled = nil
      } else {
        let terms = [(variables[variable], 1.0)]
        toggled = succeed {
          try solver.update {
            $0.add(terms: terms, .equal, constant, priority: Priority(priority))
          }
        }
      }
    }
  }

  /// Takes all rows away at once but those that say where the container is.
  mutating func clear() {
    let rows = ids.dropFirst(4)
    succeed { try solver.update { change in for id in rows { change.remove(id) } } }
    ids.removeLast(rows.count)
  }

  /// Stops where a frame is not what arithmetic says.
  /// - Returns: false where there is no arithmetic for this workload.
  mutating func check(in size: (width: Double, height: Double), _ contentHeights: [Double]) -> Bool
  {
    read()
    var wanted = [Double](repeating: 0, count: values.count)
    guard workload.arrange(in: size, contentHeights, into: &wanted) else { return false }
    for (index, (value, want)) in zip(values, wanted).enumerated() {
      precondition(
        abs(value - want) <= 1e-9 * (1 + max(wanted[2], wanted[3])),
        "\(workload.kind) of \(workload.views): \(value), not \(want), at \(index)")
    }
    return true
  }

  /// Stops where a frame is not what it is in the other stage.
  mutating func compare(with other: consuming SolverStage) {
    let difference = difference(from: other)
    let size = values.reduce(1) { max($0, $1.magnitude) }
    precondition(difference <= 1e-9 * size, "the order of the rows changes the answer")
  }

  /// By how much a value differs at the most from what it is in the other stage.
  mutating func difference(from other: consuming SolverStage) -> Double {
    read()
    other.read()
    return zip(values, other.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The sum of errors at each level of priority.
  mutating func errors() -> [(priority: Double, error: Double)] {
    var sums: [Double: Double] = [:]
    for (row, id) in zip(workload.rows, ids) where row.priority < 1000 {
      sums[row.priority, default: 0] += solver.error(of: id)
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}

/// The workloads can be met, so that an error is one of the solver's.
private func succeed<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { fatalError("\(error)") }
}

extension Workload.Relation {
  var inSolver: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}
