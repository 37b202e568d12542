import Cassowary
import Testing

/// What cannot be done is refused with a typed error, and leaves no trace.
struct RefusalTests {
  @Test func `a conflict names rows of which none can be left out`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let ids = try solver.add([left == 20, right >= left + 300, other == 7, right <= 400])
    let refused = Row(LinearExpression(right) - 310, .lessThanOrEqual)
    do {
      try solver.add(refused)
      Issue.record("accepted")
    } catch {
      guard case .infeasible(let conflict) = error else { throw error }
      #expect(conflict.count == 3)
      #expect(conflict.contains(ids[0]) && conflict.contains(ids[1]))
      #expect(!conflict.contains(ids[2]) && !conflict.contains(ids[3]))
    }
  }

  @Test func `a refused row leaves nothing behind`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(x + y == 10)
    _ = try solver.add([x == 4 ~ 750, y == 8 ~ 250])
    let before = (solver.value(of: x), solver.value(of: y))
    for _ in 0..<3 {
      #expect(throws: SolverError.self) { try solver.add([y >= 0, x + y == 11]) }
      #expect(solver.value(of: x) == before.0 && solver.value(of: y) == before.1)
    }
    try solver.remove(first)
    #expect(solver.value(of: x) == 4 && solver.value(of: y) == 8)
  }

  @Test func `rows that say the same twice are accepted while their constants agree`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let ids = try solver.add([
      x == LinearExpression(y), y == LinearExpression(z), x == LinearExpression(z), 2 * x == 2 * y,
      z == 5,
    ])
    #expect(solver.value(of: x) == 5)
    #expect(throws: SolverError.self) { try solver.setConstant(of: ids[2], to: 1) }
    try solver.remove(ids[0])
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a row without variables holds, or is a conflict by itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(x - x == 0)
    #expect(throws: SolverError.self) { try solver.add(x - x == 10) }
    let soft = try solver.add(x - x == 10 ~ 500)
    #expect(solver.error(of: soft) == 10)
  }

  private static func makeChain(
    in solver: inout Solver
  ) throws -> (variables: [Variable], rows: [RowID]) {
    let variables = (0..<12).map { _ in solver.makeVariable() }
    var rows: [Row] = [variables[0] >= 3]
    for i in 1..<12 {
      rows.append(variables[i] >= variables[i - 1] + 0.7)
      rows.append(variables[i] == 1.3 * variables[i - 1] ~ 500)
    }
    return (variables, try solver.add(rows))
  }

  @Test func `a rehearsal says whether a change can be made, and makes none`() throws {
    var asked = Solver()
    var other = Solver()
    let (variables, rows) = try Self.makeChain(in: &asked)
    let (otherVariables, otherRows) = try Self.makeChain(in: &other)
    for (limit, canBe) in [(40.0, true), (5.0, false), (100.0, true), (8.9, false)] {
      asked.begin()
      asked.stage(variables[11], 1)
      _ = asked.insert(.lessThanOrEqual, limit, .required)
      asked.erase(rows[6])
      asked.edit(rows[0], constant: 2)
      #expect(asked.canCommit() == canBe, "\(limit)")
    }
    try asked.setConstant(of: rows[0], to: 4.1)
    try other.setConstant(of: otherRows[0], to: 4.1)
    #expect(
      variables.map { asked.value(of: $0).bitPattern }
        == otherVariables.map { other.value(of: $0).bitPattern })
  }

  @Test func `numbers that are none are refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 3)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.self) { try solver.add(bad * x == 1) }
      #expect(throws: SolverError.self) { try solver.add(x == LinearExpression(constant: bad) ~ 5) }
      #expect(throws: SolverError.self) { try solver.setConstant(of: id, to: bad) }
      #expect(throws: SolverError.self) {
        try solver.update { change in
          // The handle of a row that is none is good for nothing, and does no harm.
          let none = change.add(x == LinearExpression(constant: bad))
          change.setConstant(of: none, to: 1)
          change.setRelation(of: none, to: .equal)
          change.remove(none)
        }
      }
      #expect(throws: SolverError.self) { try solver.setPriority(of: id, to: Priority(bad)) }
    }
    for priority in [0, -1, 1000.5] {
      #expect(throws: SolverError.invalidNumber(priority)) {
        try solver.add(x == 1 ~ Priority(priority))
      }
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test func `handles of another solver and removed rows are refused`() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.makeVariable()
    let foreign = other.makeVariable()
    #expect(throws: SolverError.foreignVariable(foreign)) { try solver.add(foreign == 1) }
    let id = try solver.add(x == 1)
    let foreignID = try other.add(foreign == 2)
    #expect(throws: SolverError.foreignRow(foreignID)) { try solver.remove(foreignID) }
    try solver.remove(id)
    #expect(throws: SolverError.foreignRow(id)) { try solver.remove(id) }
    #expect(throws: SolverError.foreignRow(id)) { try solver.setConstant(of: id, to: 2) }
    let again = try solver.add(x == 9)
    #expect(again != id && solver.value(of: x) == 9)
  }

  @Test func `the same row cannot be removed twice in one batch`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 1)
    #expect(throws: SolverError.foreignRow(id)) { try solver.remove([id, id]) }
    #expect(solver.value(of: x) == 1)
    try solver.remove(id)
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [3, 100])
  func `bounds that cross by rounding are both named in a conflict`(others: Int) throws {
    // They cross by 1.5e-10, which is within what both may miss by, and beyond what one may. Of many
    // constraints a row has a tree.
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for place in 0..<others { try solver.add(x >= -2 - Double(place)) }
    let upper = try solver.add(x <= -1e-5)
    let lower = try solver.add(x >= -1e-5 + 1.5e-10)
    let sum = try solver.add(x + y == 0)
    for (bound, constant) in [(lower, 1.0), (upper, -1)] {
      do throws(SolverError) {
        try solver.add(y == constant)
        Issue.record("y == \(constant) was accepted")
      } catch {
        guard case .infeasible(let conflict) = error else { throw error }
        #expect(conflict.count == 3 && conflict.contains(sum) && conflict.contains(bound))
      }
    }
  }
}
