import Cassowary
import Testing

/// A solver under random edits, and the rows that ought to be in force.
struct Script: ~Copyable {
  let seed: Int
  var generator: SeededNumbers
  let problem: RandomProblem
  var solver = Solver()
  var variables: [Variable] = []
  var rows: [(id: RowID, row: PlainRow)] = []

  init(seed: Int) {
    self.seed = seed
    generator = SeededNumbers(mixing: seed)
    problem = RandomProblem(using: &generator)
    for _ in 0..<problem.variables { variables.append(solver.makeVariable()) }
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      let before = values()
      do {
        try edit()
      } catch .infeasible(let conflict) {
        #expect(values() == before, "a refusal changed the values: seed \(seed), step \(step)")
        #expect(!conflict.isEmpty)
      }
    }
  }

  func values() -> [Double] { variables.map { solver.value(of: $0) } }

  private mutating func edit() throws(SolverError) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: try addBatch()
    case 5..<7 where !rows.isEmpty:
      let index = Int.random(in: 0..<rows.count, using: &generator)
      try solver.remove(rows[index].id)
      rows.remove(at: index)
    case 7..<9 where !rows.isEmpty:
      let index = Int.random(in: 0..<rows.count, using: &generator)
      let constant = problem.constant(using: &generator)
      try solver.setConstant(of: rows[index].id, to: constant)
      rows[index].row.constant = constant
    case 9 where !rows.isEmpty:
      let index = Int.random(in: 0..<rows.count, using: &generator)
      let priority = problem.priority(using: &generator)
      try solver.setPriority(of: rows[index].id, to: priority)
      rows[index].row.priority = priority
    default: try addBatch()
    }
  }

  private mutating func addBatch() throws(SolverError) {
    let isLarge = Int.random(in: 0..<4, using: &generator) == 0
    let count = isLarge ? Int.random(in: 1...problem.variables + 2, using: &generator) : 1
    var added: [PlainRow] = []
    for _ in 0..<count { added.append(problem.row(using: &generator)) }
    let ids = try solver.add(added.map { $0.row(over: variables) })
    for (id, row) in zip(ids, added) { rows.append((id, row)) }
  }

  mutating func compareWithFreshSolver() throws {
    var fresh = Solver()
    let same = problem.variables
    var freshVariables: [Variable] = []
    for _ in 0..<same { freshVariables.append(fresh.makeVariable()) }
    let shuffled = rows.map(\.row).shuffled(using: &generator)
    _ = try fresh.add(shuffled.map { $0.row(over: freshVariables) })
    let values = values()
    let wanted = freshVariables.map { fresh.value(of: $0) }
    let size = 1 + (values + wanted).reduce(0) { max($0, $1.magnitude) }
    for (value, want) in zip(values, wanted) {
      #expect(
        (value - want).magnitude <= 1e-9 * size,
        "\(values) instead of \(wanted): seed \(seed)")
    }
    for (id, row) in rows {
      #expect((solver.error(of: id) - row.error(at: values)).magnitude <= 1e-6 * size)
    }
  }
}
