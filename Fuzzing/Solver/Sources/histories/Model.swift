import Cassowary

/// What should be in force in a solver after some changes, worked out from the documentation.
struct Model {
  /// The variables in use, in the order in which they were made.
  private(set) var variables: [Int] = []
  /// The rows in force, in the order in which they were added.
  private(set) var rows: [(name: Int, row: Statement)] = []

  func row(_ name: Int) -> Statement? { rows.first { $0.name == name }?.row }

  /// Makes changes.
  /// - Returns: whether they are all valid; the model is to be forgotten when they are not.
  mutating func make(_ changes: [Change]) -> Bool {
    var discarded: [Int] = []
    for change in changes {
      switch change {
      case .variable(let name): variables.append(name)
      case .discard(let name):
        if !variables.contains(name) { return false }
        discarded.append(name)
      case .add(let name, let row):
        if !isValid(row) { return false }
        rows.append((name, row))
      case .remove(let name):
        guard let index = rows.firstIndex(where: { $0.name == name }) else { return false }
        rows.remove(at: index)
      case .constant(let name, let constant):
        if !edit(name, where: Solver.constants.contains(constant), { $0.constant = constant }) {
          return false
        }
      case .priority(let name, let priority):
        if !edit(name, where: Self.isPriority(priority), { $0.priority = priority }) {
          return false
        }
      case .relation(let name, let relation):
        if !edit(name, where: true, { $0.relation = relation }) { return false }
      }
    }
    let mentioned = Set(rows.flatMap { $0.row.net.map(\.variable) })
    variables.removeAll { discarded.contains($0) && !mentioned.contains($0) }
    return true
  }

  /// Makes the variables that changes make, which stay when the changes are refused.
  mutating func makeVariables(of changes: [Change]) {
    for case .variable(let name) in changes { variables.append(name) }
  }

  mutating func removeAll() { self = Model() }

  private mutating func edit(
    _ name: Int, where isValid: Bool, _ change: (inout Statement) -> Void
  ) -> Bool {
    guard isValid, let index = rows.firstIndex(where: { $0.name == name }) else { return false }
    change(&rows[index].row)
    return true
  }

  private func isValid(_ row: Statement) -> Bool {
    row.terms.allSatisfy { variables.contains($0.variable) && $0.coefficient.isFinite }
      && row.net.allSatisfy { Solver.coefficients.contains($0.coefficient.magnitude) }
      && Solver.constants.contains(row.constant) && Self.isPriority(row.priority)
  }

  private static func isPriority(_ number: Double) -> Bool { number > 0 && number <= 1000 }
}
