import Cassowary
import Testing

/// Priorities are levels, never weights.
struct PriorityTests {
  @Test func `one row at 251 outweighs two at 250`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = try solver.add([width == 100 ~ 251, width == 200 ~ 250, width == 210 ~ 250])
    #expect(solver.value(of: width) == 100)
  }

  @Test func `one row at 751 outweighs a thousand at 750`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var rows: [Row] = [x == 10 ~ 751]
    for i in 0..<1000 { rows.append(x == LinearExpression(constant: 20 + Double(i)) ~ 750) }
    _ = try solver.add(rows)
    #expect(solver.value(of: x) == 10)
  }

  @Test func `equal preferences meet at the median`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([x == 100 ~ 500, x == 210 ~ 500, x == 200 ~ 500])
    #expect(solver.value(of: x) == 200)
    expectDetermined(&solver, [(x, 1)])
  }

  @Test func `a minimum at a higher level beats an equation below it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([x == 24 ~ 500, x >= 30 ~ 525])
    #expect(solver.value(of: x) == 30)
    expectDetermined(&solver, [(x, 1)])
  }

  @Test func `an equation and a minimum at one level leave the values between them open`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([x == 24 ~ 500, x >= 30 ~ 500])
    #expect(solver.value(of: x) == 24)
    expectOpen(&solver, [(x, 1)])
  }

  @Test func `fractions are levels of their own`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([x == 1 ~ 749.5, x == 2 ~ 749.25, x == 3 ~ 749.25])
    #expect(solver.value(of: x) == 1)
  }

  @Test func `a row can be made required and optional again`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let strong = try solver.add(x == 10 ~ 750)
    let weak = try solver.add(x == 20 ~ 250)
    try solver.setPriority(of: weak, to: .required)
    #expect(solver.value(of: x) == 20)
    #expect(throws: SolverError.self) { try solver.setPriority(of: strong, to: .required) }
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(of: weak, to: 250)
    #expect(solver.value(of: x) == 10)
    #expect(solver.error(of: weak) == 10)
  }

  @Test func `the ninth level decides where eight are tied`() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    var rows: [Row] = [LinearExpression(a) == LinearExpression(b)]
    for level in stride(from: 900.0, to: 100, by: -100) {
      // Together these cost 10 wherever both are from 0 to 10.
      rows.append(a == 0 ~ Priority(level))
      rows.append(b == 10 ~ Priority(level))
    }
    rows.append(a == 4 ~ 100)
    _ = try solver.add(rows)
    #expect(solver.value(of: a) == 4)
  }
}
