import Cassowary
import Foundation
import Testing

/// Random problems with the optima that another solver found: `Benchmarks/write_optima.py` writes them.
struct OptimaTests {
  @Test func `optima are those of another solver`() throws {
    let problems = try Optimum.all()
    #expect(problems.count == 250)
    for problem in problems {
      var solver = Solver()
      let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
      let rows = problem.rows.map { $0.row(over: variables) }
      if problem.isInfeasible {
        #expect(throws: SolverError.self, "seed \(problem.seed)") { try solver.add(rows) }
        continue
      }
      let ids = try solver.add(rows)
      var sums: [Double: Double] = [:]
      for (id, row) in zip(ids, problem.rows) {
        sums[row.priority.value, default: 0] += solver.error(of: id)
      }
      #expect(sums[1000, default: 0] == 0)
      for (level, sum) in problem.sums { expect(sums[level] ?? .nan, sum, problem) }
      for (variable, wanted) in zip(variables, problem.values) {
        let range = try solver.range(of: LinearExpression(variable))
        expect(range.lowerBound, wanted.least, problem)
        expect(range.upperBound, wanted.greatest, problem)
        expect(solver.value(of: variable), wanted.value, problem)
      }
    }
  }

  @Test func `rows one by one lead to the same optima`() throws {
    for problem in try Optimum.all() where !problem.isInfeasible {
      var solver = Solver()
      let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
      for row in problem.rows { try solver.add(row.row(over: variables)) }
      for (variable, wanted) in zip(variables, problem.values) {
        expect(solver.value(of: variable), wanted.value, problem)
      }
    }
  }

  /// Seven digits are stored.
  private func expect(_ value: Double, _ wanted: Double, _ problem: Optimum) {
    #expect(
      value == wanted || (value - wanted).magnitude <= 1e-6 * (1 + wanted.magnitude),
      "\(value), not \(wanted): seed \(problem.seed)")
  }
}

/// A problem with its optimum.
private struct Optimum {
  let seed: Int
  let variables: Int
  var rows: [PlainRow] = []
  var isInfeasible = false
  /// By level: the least sum of errors.
  var sums: [(level: Double, sum: Double)] = []
  /// By variable: the range over the optimal solutions, and what the rule for open values chooses.
  var values: [(least: Double, greatest: Double, value: Double)] = []

  static func all() throws -> [Optimum] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "optima.txt")
    var problems: [Optimum] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "problem" {
        problems.append(Optimum(seed: Int(words[1]) ?? 0, variables: Int(words[2]) ?? 0))
      } else {
        problems[problems.count - 1].read(words)
      }
    }
    return problems
  }

  private mutating func read(_ words: [String]) {
    let numbers = words.map { Double($0) ?? .nan }
    switch words[0] {
    case "row":
      let terms = stride(from: 4, to: words.count, by: 2).map {
        (variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
      }
      let relation: Relation =
        words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
      rows.append(
        PlainRow(
          terms: terms, relation: relation, constant: numbers[2], priority: Priority(numbers[3])))
    case "infeasible": isInfeasible = true
    case "sum": sums.append((numbers[1], numbers[2]))
    default: values.append((numbers[1], numbers[2], numbers[3]))
    }
  }
}
