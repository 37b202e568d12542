import Testing

@testable import Cassowary

/// What is left open is decided by moves that coefficients far apart make long, or rounding longer than meant.
struct FarMoveTests {
  @Test func `a variable that rounding has brought beyond 0 comes back to it`() throws {
    var solver = Solver()
    let (x0, x1, x2) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x5, x6) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.update { transaction in
      let first = transaction.add(x0 <= 50 ~ 750)
      transaction.add(-1_000_000 * x6 + 1000 * x2 <= 60 ~ 500.25)
      return first
    }
    let limit = try solver.add(0.000_001 * x1 - 1000 * x2 <= 90 ~ 1)
    try solver.update { transaction in
      transaction.setRelation(of: first, to: .equal)
      transaction.add(x1 - 0.000_001 * x6 + x5 == 0 ~ 999)
    }
    let moved = try solver.add(0.001 * x1 <= -90 ~ 500)
    try solver.setConstant(of: moved, to: 10)
    // What this leaves open is not decided before the next change.
    solver.begin()
    solver.stage(x5, 0.000_002)
    solver.stage(x0, -1)
    _ = solver.insert(.equal, -50, 750)
    solver.edit(limit, constant: -30)
    try solver.commit()
    try solver.setConstant(of: limit, to: 10)
    // All rows hold where x0 is 50 and the others are 0.
    #expect(solver.value(of: x0) == 50)
    #expect([x1, x2, x5, x6].map { solver.value(of: $0) } == [0, 0, 0, 0])
  }

  @Test func `a move that costs a quadrillionth is not made where it is as long as that`() throws {
    var solver = Solver()
    let (x0, x1, x2) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x4, x5) = (solver.makeVariable(), solver.makeVariable())
    let (x6, x7) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x4 + x7 <= 0)
    try solver.add(x6 <= 0 ~ 500)
    try solver.add(0.000_001 * x1 - x7 + 1_000_000 * x2 <= 0)
    try solver.add(x5 <= -90)
    try solver.add(0.001 * x6 - x1 <= 0)
    try solver.add(x6 + 0.001 * x2 >= 0)
    try solver.add(-1 * x5 + x2 + x0 <= 0)
    try solver.add(-1 * x4 == -70)
    // x2 is at most -70e-6, less what x1 takes, and so much is x6 above 0. A greater x1 would let x0 come to 0.
    #expect((solver.value(of: x2) / -70e-6 - 1).magnitude < 1e-9)
    #expect((solver.value(of: x6) / 70e-9 - 1).magnitude < 1e-9)
    #expect((solver.value(of: x1) / 70e-12 - 1).magnitude < 1e-9)
    #expect((solver.value(of: x0) + 89.99993).magnitude < 1e-9)
  }

  @Test func `what is left of numbers in twice the digits moves nothing`() throws {
    var solver = Solver()
    let (x3, x5, x6) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x7, x8, x9) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x10, x13) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(-1 * x6 - x8 == 0)
    try solver.add(-1 * x3 - x10 == 0)
    try solver.add(0.000_001 * x8 - x10 - 0.000_001 * x6 + x13 <= 0 ~ 750)
    try solver.add(x7 == 1 ~ 500)
    try solver.add(x13 == 0)
    try solver.add(x3 + x5 == 0)
    try solver.add(-1 * x9 >= 0)
    try solver.add(-0.000_001 * x8 + x10 + 0.000_001 * x6 - x13 == -100 ~ 750)
    try solver.add(x9 + 0.000_001 * x7 - 1_000_000 * x5 == -100)
    try solver.add(1000 * x7 + 0.001 * x3 <= 0)
    // x5 = x10 = 1e-4. The two rows at 750 are about one sum, which may be 0 to 100 at no cost: x8 = 50 makes it 0.
    #expect((solver.value(of: x10) / 1e-4 - 1).magnitude < 1e-9)
    #expect((solver.value(of: x8) - 50).magnitude < 1e-9)
    #expect((solver.value(of: x6) + 50).magnitude < 1e-9)
  }

  @Test func `a row that was at its end for a trillionth is let go with what it was for`() throws {
    var solver = Solver()
    let (x1, x2) = (solver.makeVariable(), solver.makeVariable())
    let (x3, x6) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(-1 * x6 <= 0 ~ 1)
    try solver.add(1000 * x3 - x6 - x1 >= 0)
    try solver.add(1000 * x1 == 0 ~ 250)
    try solver.add(2_000_000 * x2 - 0.001 * x3 == -90)
    try solver.add(-0.001 * x2 + x1 + x3 == 90)
    try solver.add(-1000 * x3 == 0 ~ 250)
    // x1 + x3 is 90 but for half a trillionth of x3, so that the rows at 250 leave open which of them it is. x6 is at
    // least 0 for the row at 1; nothing asks for more.
    #expect(solver.value(of: x6).magnitude < 1e-9)
    #expect(solver.value(of: x1).magnitude < 1e-9)
    #expect((solver.value(of: x3) - 90).magnitude < 1e-6)
  }

  @Test func `what rounding has left of a multiplier holds nothing where it is`() throws {
    var solver = Solver()
    let (x0, x1) = (solver.makeVariable(), solver.makeVariable())
    let (x2, x3) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(-1 * x1 - 1000 * x2 >= 0)
    try solver.add(x0 - x3 >= 1 ~ 500)
    try solver.add(0.01 * x3 >= -80 ~ 500)
    try solver.add(-1 * x3 >= 0)
    try solver.add(-1 * x2 == 1 ~ 500)
    try solver.add(x0 == 0)
    try solver.add(-1 * x1 + 25 * x3 >= 0)
    try solver.add(999.99 * x1 + x2 == 0 ~ 500)
    try solver.add(0.4 * x2 == 100)
    // x3 may be -8000 to -1, and goes as near to 0 as it can.
    #expect([x0, x1, x2, x3].map { solver.value(of: $0) } == [0, -250_000, 250, -1])
  }

  @Test func `what a rehearsal has held while it decided is free again`() throws {
    var solver = Solver()
    let (x0, x2, x3) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x4, x5, x11) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x12, x13, x14) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x16, x23, x24) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x25, x26) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(-1_000_000 * x0 + x2 + 1_000_000 * x16 == -80)
    try solver.add(1_000_000 * x23 + x25 <= 0)
    try solver.add(x16 <= 0)
    try solver.add(x26 - x3 == 50)
    try solver.add(-1 * x2 + 0.001 * x12 == 0)
    let given = try solver.add(x12 == 0)
    try solver.setConstant(of: given, to: 70)
    let tied = try solver.add(-0.000_001 * x23 + x24 - x16 >= 20)
    try solver.add(x0 + 0.001 * x11 - x5 == -40)
    let sum = try solver.add(x13 + x14 <= -80)
    try solver.add(0.0005 * x4 - x5 == 0)
    try solver.setRelation(of: tied, to: .equal)
    try solver.add(-1 * x24 + x26 == 0)
    let last = try solver.add(-1 * x14 <= 0)
    #expect(solver.value(of: x13) == -80)
    solver.begin()
    solver.erase(last)
    solver.stage(x4, 1)
    solver.stage(x11, 1)
    _ = solver.insert(.equal, 0, .required)
    solver.erase(tied)
    let canBeMade = solver.canCommit()
    #expect(canBeMade)
    try solver.setConstant(of: sum, to: 0)
    #expect(solver.value(of: x13) == 0 && solver.value(of: x14) == 0)
  }

  @Test func `a quintillionth of what a slope of one bit costs is no rounding`() throws {
    var solver = Solver()
    let (x3, x4, x6) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (x7, x9) = (solver.makeVariable(), solver.makeVariable())
    let (x10, x11) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x11 <= 0)
    try solver.add(-0.000_001 * x7 + 0.000_001 * x10 == -90 ~ 500)
    try solver.add(0.000_001 * x11 + 1_000_000 * x6 >= 0)
    try solver.add(x11 + x7 <= 0)
    try solver.add(x10 - 0.000_001 * x6 == 0)
    try solver.add(-0.000_001 * x3 + 1_000_000 * x9 == 0)
    try solver.add(-1 * x4 + x10 == 0)
    try solver.add(x4 + x7 == 1)
    try solver.add(1_000 * x9 - x10 <= -60)
    // x7 is to be great: 1 − x10, where x11 is at most −x7 and at least −10¹⁸·x10.
    #expect([x7, x9, x11].map { solver.value(of: $0) } == [1, -0.06, -1])
    #expect([x4, x10].allSatisfy { (solver.value(of: $0) - 1e-18).magnitude < 1e-30 })
    #expect((solver.value(of: x3) + 60e9).magnitude < 1e-3)
  }
}
