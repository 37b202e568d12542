import Testing

@testable import Cassowary

/// Values are read after a transaction that was refused, or only tried: what it had asked for is gone.
@Suite struct SettlingAfterRefusalTests {
  @Test(arguments: 0..<40)
  func `what is left open is decided as if nothing had been asked for`(seed: Int) throws {
    var numbers = SeededNumbers(mixing: seed)
    var solver = Solver()
    var other = Solver()
    let count = 24
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let others = (0..<count).map { _ in other.makeVariable() }
    func row(of variables: [Variable], _ numbers: inout SeededNumbers) -> Row {
      let factors = [0.001, 0.1, 0.75, 1, -1, 3, 10, 1000]
      let terms = (0..<(numbers.below(3) + 2)).map { _ in
        LinearExpression.Term(
          variables[numbers.below(count)], factors[numbers.below(factors.count)])
      }
      let constant = [0, 7, 1e5, -1e8][numbers.below(4)]
      let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][numbers.below(3)]
      return Row(LinearExpression(terms, constant: constant), relation, priority: .required)
    }
    for _ in 0..<12 {
      var same = numbers
      _ = try? solver.add(row(of: variables, &numbers))
      _ = try? other.add(row(of: others, &same))
      // Many rows that are made and go again.
      let wanted = (0..<30).map { _ in row(of: variables, &numbers) }
      #expect(throws: SolverError.self) {
        try solver.update { transaction in
          for row in wanted { transaction.add(row) }
          transaction.add(variables[0] == 1)
          transaction.add(variables[0] == 2)
        }
      }
      for (variable, twin) in zip(variables, others) {
        #expect(solver.value(of: variable) == other.value(of: twin))
      }
    }
  }

  @Test func `nothing is asked for between transactions`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = try solver.add(x + y == 10)
    func expectNothing(_ solver: borrowing Solver) {
      let rows = solver.simplex.value.staging.rows.count
      let changes = solver.simplex.value.staging.changes.count
      #expect(rows == 0 && changes == 0)
    }
    expectNothing(solver)
    #expect(throws: SolverError.self) {
      try solver.update { transaction in
        transaction.setConstant(of: row, to: 11)
        transaction.add(x - y == 1)
        transaction.add(x - y == 2)
      }
    }
    expectNothing(solver)
    solver.begin()
    solver.edit(row, constant: 12)
    let isPossible = solver.canCommit()
    #expect(isPossible)
    expectNothing(solver)
  }
}
