import Cassowary
import Testing

/// Handles and transactions that outlive what they belong to.
struct HandleTests {
  @Test func `a handle of a solver that is no more is foreign to all that come after it`() throws {
    func makeHandles() throws -> (Variable, RowID) {
      var solver = Solver()
      let x = solver.makeVariable()
      return (x, try solver.add(x >= 3))
    }
    for _ in 0..<1000 {
      let (oldVariable, oldRow) = try makeHandles()
      var solver = Solver()
      let x = solver.makeVariable()
      let row = try solver.add(x >= 5)
      #expect(oldVariable != x && oldRow != row)
      #expect(throws: SolverError.foreignVariable(oldVariable)) {
        try solver.add(oldVariable == 10)
      }
      #expect(throws: SolverError.foreignRow(oldRow)) { try solver.remove(oldRow) }
      #expect(solver.value(of: x) == 5 && solver.state(of: oldRow) == nil)
    }
  }

  @Test func `a transaction that has left its closure does nothing once its solver is gone`() throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    func exchange(_ transaction: inout Transaction) throws {
      var other = Solver()
      try other.update { swap(&transaction, &$0) }
    }
    var made: Variable?
    var rows: [RowID] = []
    try solver.update { change in
      try? exchange(&change)
      made = change.makeVariable()
      rows = [change.add(x >= 5), change.add(terms: [(x, 1)], .equal, 7)]
      change.setConstant(of: rows[0], to: 6)
      change.setPriority(of: rows[0], to: 500)
      change.setRelation(of: rows[0], to: .equal)
      change.remove(rows[0])
      change.discard(x)
    }
    #expect(solver.value(of: x) == 0)
    try solver.add(x == 4)
    #expect(solver.value(of: x) == 4)
    let stray = try #require(made)
    #expect(throws: SolverError.foreignVariable(stray)) { try solver.add(stray == 1) }
    for row in rows { #expect(throws: SolverError.foreignRow(row)) { try solver.remove(row) } }
  }

  @Test func `a transaction that has left its closure does nothing once that has ended`() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.makeVariable()
    let y = other.makeVariable()
    try solver.update { change in
      // Inside, each works on the solver that it is of.
      try? other.update { inner in
        swap(&change, &inner)
        change.add(y >= 5)
        inner.add(x >= 7)
      }
      change.add(y >= 9)
      change.discard(y)
    }
    #expect(solver.value(of: x) == 7 && other.value(of: y) == 5)
    try other.add(y <= 5)
    try solver.add(x <= 7)
    #expect(solver.value(of: x) == 7 && other.value(of: y) == 5)
  }
}
