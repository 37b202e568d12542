import Cassowary
import Testing

/// What the rows leave open: the variables in order, each as near to 0 as it can, one after the other.
struct OpenValueTests {
  @Test func `variables without rows are 0`() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    expectOpen(&solver, [(x, 1)])
  }

  @Test func `the first variable goes to 0 and the second takes the rest`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(2 * x + y == 10)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 10)
    expectOpen(&solver, [(x, 1)])
    expectOpen(&solver, [(y, 1)])
    expectDetermined(&solver, [(x, 2), (y, 1)])
  }

  @Test func `the order can be given`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.rank(x, 2)
    solver.rank(y, 1)
    try solver.add(2 * x + y == 10)
    #expect(solver.value(of: x) == 5 && solver.value(of: y) == 0)
  }

  @Test func `a variable goes no nearer to 0 than its rows let it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([x >= 3, y <= -4, x - y <= 10])
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == -4)
  }

  @Test func `an earlier variable at 0 is not moved for a later one`() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    _ = try solver.add([c - b == 39, a - b >= 26])
    #expect(solver.value(of: a) == 0)
    #expect(solver.value(of: b) == -26)
    #expect(solver.value(of: c) == 13)
  }

  @Test func `the history does not matter`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + y == 10)
    let pin = try solver.add(x == 7)
    #expect(solver.value(of: y) == 3)
    try solver.remove(pin)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 10)
  }

  @Test func `asking changes nothing`() throws {
    var solver = Solver()
    var variables: [Variable] = []
    for _ in 0..<5 { variables.append(solver.makeVariable()) }
    for i in 1..<5 { try solver.add(variables[i] >= variables[i - 1] + 3) }
    let before = variables.map { solver.value(of: $0) }
    for variable in variables { expectOpen(&solver, [(variable, 1)]) }
    #expect(variables.map { solver.value(of: $0) } == before)
  }
}
