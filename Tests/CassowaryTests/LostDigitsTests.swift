import Testing

@testable import Cassowary

/// Numbers of which large ones beside them leave few digits: they decide nothing before they have been made anew.
struct LostDigitsTests {
  @Test func `a row that large numbers make part of a conflict is not named`() throws {
    var solver = Solver()
    let v = (0..<3).map { _ in solver.makeVariable() }
    let same = try solver.add(-2 * v[0] + 2 * v[1] == 0)
    let slow = try solver.add(-0.001 * v[0] + 1000 * v[2] >= 0)
    let sum = try solver.add(-1 * v[2] + v[1] - v[0] == 1)
    // v2 = v1 - v0 - 1 = -1, whatever v0 is.
    #expect {
      try solver.add(v[2] >= 0)
    } throws: { error in
      guard case .infeasible(let rows) = error as? SolverError else { return false }
      return rows.count == 3 && rows.contains(same) && rows.contains(sum) && !rows.contains(slow)
    }
  }

  @Test func `a row that decimals make part of a conflict is not named`() throws {
    var solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    let zero = try solver.add(v[4] == 0)
    let opposite = try solver.add(0.4 * v[0] + 0.4 * v[3] == 0)
    let hundredth = try solver.add(v[3] - 0.01 * v[1] == 0)
    let sum = try solver.add(-1 * v[5] - v[2] == 0)
    let tiny = try solver.add(50 * v[0] + 0.5 * v[1] + 0.0005 * v[5] == 0)
    let given = try solver.add(0.01 * v[0] - 1000 * v[4] == 1)
    // 50 v0 is -0.5 v1 whatever they are, so v5 and with it v2 is 0.
    #expect {
      try solver.add(-1 * v[2] == 1)
    } throws: { error in
      guard case .infeasible(let rows) = error as? SolverError else { return false }
      return rows.count == 5 && !rows.contains(zero) && !rows.contains(given)
        && [opposite, hundredth, sum, tiny].allSatisfy(rows.contains)
    }
  }

  @Test func `a large value that nothing depends on leaves the others their digits`() throws {
    var solver = Solver()
    let v = (0..<10).map { _ in solver.makeVariable() }
    try solver.add(-1 * v[0] - v[9] == 1)
    try solver.add(0.001 * v[9] - v[2] - 100 * v[4] <= 0)
    let last = solver.makeVariable()
    try solver.add(-1 * v[3] + v[4] + v[1] == 40)
    try solver.add(-1 * v[8] - 499.995 * v[6] + v[3] == 0)
    try solver.add(-1 * v[3] + v[4] - v[2] == 0)
    try solver.add(-0.001 * v[6] == 80)
    try solver.add(v[4] == -20 ~ 1)
    try solver.add(-1 * v[3] + v[0] == 0)
    try solver.add(v[5] - 0.01 * last <= 0)
    try solver.add(-0.001 * v[7] + v[8] <= 0)
    try solver.add(-25 * v[1] + v[2] + v[5] <= 0)
    try solver.add(-1 * v[1] + v[2] <= 30)
    // v1 + v2 = 40, so v2 is at most 35; v4 goes down to where 100.001 v4 = -0.001 - 0.999 v2. v7 is 1000 v8, and v8
    // some 40,000,000. v5 can be 0.
    let values = v.map { solver.value(of: $0) }
    #expect((values[4] + 34.966 / 100.001).magnitude < 1e-12)
    #expect((values[2] - 35).magnitude < 1e-12 && (values[1] - 5).magnitude < 1e-12)
    #expect(values[5] == 0 && solver.value(of: last).magnitude < 1e-9)
  }

  @Test func `what is left open goes to 0 though that moves others a billion times as far`() throws
  {
    var solver = Solver()
    let (x2, x5) = (solver.makeVariable(), solver.makeVariable())
    let (x7, x8) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(25 * x8 + 0.001 * x7 <= 0)
    let given = try solver.add(-0.001 * x8 + 25 * x2 == 0)
    try solver.setConstant(of: given, to: -70)
    try solver.add(x2 + 1000 * x5 <= -10)
    try solver.add(-1 * x7 + x5 <= 0)
    // x2 = 0: x8 = 70,000, and then x7 and x5 are at most -25,000 times that.
    #expect(solver.value(of: x2).magnitude < 1e-12)
    #expect((solver.value(of: x8) / 70_000 - 1).magnitude < 1e-12)
    #expect((solver.value(of: x7) / -1.75e9 - 1).magnitude < 1e-12)
    #expect((solver.value(of: x5) / -1.75e9 - 1).magnitude < 1e-12)
  }

  @Test func `what rounding moves by itself is not moved by it`() throws {
    var solver = Solver()
    let names = [4, 6, 7, 9, 10, 11, 12, 15, 16, 17, 18, 23, 25, 26, 27]
    let v = Dictionary(uniqueKeysWithValues: names.map { ($0, solver.makeVariable()) })
    func x(_ name: Int) -> Variable { v[name] ?? v[4]! }
    try solver.add(-1 * x(4) - x(15) == 0)
    try solver.add(x(11) + x(12) <= 0)
    try solver.add(0.01 * x(25) + x(9) >= 0)
    try solver.add(x(10) >= -30)
    try solver.add(-1 * x(16) + x(17) <= 0)
    try solver.add(0.01 * x(23) - x(27) <= 0)
    let ratio = try solver.add(0.01 * x(27) + 100 * x(26) >= 0)
    try solver.add(-0.4 * x(25) + x(26) == 0)
    try solver.add(x(9) + x(10) - x(12) == 0)
    try solver.add(100 * x(7) - x(15) <= -50)
    try solver.add(-1 * x(7) + x(9) == 1)
    try solver.add(-0.01 * x(26) + 0.001 * x(4) + x(10) <= 0)
    try solver.setRelation(of: ratio, to: .equal)
    try solver.add(-0.02 * x(17) + 2 * x(18) == 0)
    try solver.add(-1000 * x(12) + 0.4 * x(23) - x(6) == 0)
    let held = try solver.add(x(10) == 1)
    try solver.add(-1000 * x(10) + x(11) + 1000 * x(15) - x(18) == 0)
    try solver.update {
      $0.add(x(6) == 0)
      $0.remove(held)
    }
    // x4 = 0, x7 = -0.5, so x12 = 0.5 + x10. x10 is at most x26/100 = -x27/1,000,000, x27 at least x23/100 = 25 x12:
    // 1.000025 x10 is at most -0.0000125.
    #expect(solver.value(of: x(4)).magnitude < 1e-9)
    #expect((solver.value(of: x(7)) + 0.5).magnitude < 1e-9)
    #expect((solver.value(of: x(10)) + 0.0000125 / 1.000025).magnitude < 1e-9)
  }

  @Test func `a gain of a ten-millionth is not lost among forces that cancel`() throws {
    var solver = Solver()
    let names = [7, 10, 12, 13, 14, 19, 20, 21, 22]
    let v = Dictionary(uniqueKeysWithValues: names.map { ($0, solver.makeVariable()) })
    func x(_ name: Int) -> Variable { v[name] ?? v[7]! }
    try solver.add(1 * x(10) <= 0)
    try solver.add(-1 * x(12) + x(14) == 0)
    try solver.add(-1 * x(20) + x(21) == 0)
    try solver.add(-1000 * x(20) + x(21) == 0)
    try solver.add(x(13) - x(14) - 100 * x(10) <= 60)
    try solver.add(x(14) + 999 * x(7) <= 0)
    try solver.add(-1 * x(19) - 0.001 * x(13) == 100)
    try solver.add(0.01 * x(7) >= 1 ~ 500)
    try solver.add(-1 * x(12) >= 0)
    try solver.add(x(22) >= 1 ~ 500)
    try solver.add(-1 * x(19) + x(20) + x(12) >= 100)
    try solver.add(-1 * x(22) + 100 * x(21) - x(10) == 0 ~ 500)
    try solver.add(-1 * x(22) >= 1)
    // x7 is to be large, at most -x12/999; x12 is at least -x13/1000, and x13 at most 60 + x12.
    #expect((solver.value(of: x(12)) + 0.06 / 1.001).magnitude < 1e-9)
    #expect((solver.value(of: x(7)) - 0.06 / 1.001 / 999).magnitude < 1e-12)
  }

  @Test func `a force that reaches a row by way of large numbers is not lost`() throws {
    var solver = Solver()
    let names = [1, 2, 3, 4, 6, 7]
    let v = Dictionary(uniqueKeysWithValues: names.map { ($0, solver.makeVariable()) })
    func x(_ name: Int) -> Variable { v[name] ?? v[1]! }
    let offset = try solver.add(-1 * x(3) + x(6) == 0)
    try solver.add(-1 * x(3) == 0 ~ 750)
    try solver.add(25 * x(7) + x(6) - x(2) == 0)
    let part = try solver.add(0.4 * x(3) == 0)
    let preference = try solver.add(-1 * x(7) == 0)
    try solver.setConstant(of: offset, to: 1)
    try solver.add(1000 * x(2) - 1000 * x(7) <= 0 ~ 500.25)
    try solver.add(25 * x(4) - 0.001 * x(1) <= 0)
    try solver.setConstant(of: part, to: -20)
    try solver.add(-100 * x(2) - 0.001 * x(4) <= 0)
    try solver.add(x(1) <= 0 ~ 500)
    try solver.setPriority(of: preference, to: 500)
    try solver.add(-1 * x(6) + x(7) + 1000 * x(1) >= 0)
    try solver.setPriority(of: part, to: 750)
    // x3 = 0, since its own preference is steeper, and x6 = 1. x2 = 25 x7 + 1 is to be at most x7, which is to
    // be 0: x7 = -1/24.
    // x4 is at least -100,000 x2, and x1, which is to be at most 0, at least 25,000 x4.
    #expect((solver.value(of: x(7)) + 1 / 24.0).magnitude < 1e-9)
    #expect((solver.value(of: x(2)) + 1 / 24.0).magnitude < 1e-9)
    #expect((solver.value(of: x(1)) / (2.5e9 / 24) - 1).magnitude < 1e-9)
  }

  /// A thousandth of the sum of two numbers of a million, divided by a millionth: the last bit of these
  /// is 1e-7 of the quotient, which a row that does not change compares with −1.
  @Test
  func `rounding of large values leaves no required row that does not follow from them unmet`()
    throws
  {
    var solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    try solver.add(-1000 * v[2] + v[0] - 1000 * v[1] <= 0)
    try solver.add(0.001 * v[2] - 1e-6 * v[4] + 0.001 * v[1] == 0)
    let far = try solver.add(-1e-6 * v[5] >= 0 ~ 500)
    try solver.add(v[4] + v[3] == 0)
    try solver.setConstant(of: far, to: 1)
    let opposite = try solver.add(-1 * v[5] - v[0] == 0)
    try solver.add(-1 * v[2] == 0 ~ 0.001)
    try solver.add(-1e-6 * v[0] - v[3] == 1)
    try solver.setRelation(of: opposite, to: .greaterThanOrEqual)
    try solver.add(v[2] + v[5] == 40)
    // v5 goes to a million below 0, for v2 + v5 == 40 v2 as far above, and v1 below again; v0 is left at 0.
    #expect(solver.value(of: v[2]) == 1_000_040 && solver.value(of: v[3]) == -1)
    #expect((solver.value(of: v[4]) - 1).magnitude <= 3e-9)
  }

  @Test func `a gain that 1 swallows decides before what is left open`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (u, v) = (solver.makeVariable(), solver.makeVariable())
    let (small, least) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1e6 * small - 1e-6 * x >= 1)
    try solver.add(-1000 * u + v == 1)
    try solver.add(u - v - 1000 * y >= 0)
    try solver.add(1000 * z + u >= 0)
    try solver.add(x - y + z >= 0)
    try solver.add(least + z >= 1)
    try solver.add(z - y <= 1)
    try solver.add(least - 1e-6 * small >= 0)
    try solver.add(least <= 0 ~ 500)
    // It falls by 1e-18 as x falls by 1, and y − z, at least −1, keeps x from falling further.
    #expect((solver.value(of: x) + 1).magnitude <= 1e-9)
    #expect((solver.value(of: least) - 0.999999e-12).magnitude <= 1e-24)
    #expect(solver.value(of: y).magnitude <= 1e-9 && (solver.value(of: z) - 1).magnitude <= 1e-9)
  }

  @Test func `a variable that hardly moves with another is decided before it`() throws {
    var solver = Solver()
    let v = (0..<8).map { _ in solver.makeVariable() }
    _ = try solver.add([
      999_999 * v[0] + v[1] - 1e6 * v[7] >= 0, v[4] <= -80, -1000 * v[5] + 999 * v[7] >= 0,
      -1e6 * v[6] + v[7] >= 0, v[3] + 0.001 * v[6] == -50, v[5] - v[4] == 0, v[2] == 0,
      v[5] - v[0] - 1e-6 * v[3] >= 0, v[2] - 1e-6 * v[1] >= 0,
    ])
    // v0 is at most v5 + 5e-5 + 1e-15 v7, and nearest to 0 as v7 is greatest, which is at 0.999999 v0.
    let greatest = 0.999999 * solver.value(of: v[0])
    #expect((solver.value(of: v[7]) - greatest).magnitude <= 1e-9)
  }
}
