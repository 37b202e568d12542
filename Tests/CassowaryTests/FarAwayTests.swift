import Cassowary
import Testing

/// Coefficients a million million times as large as others in the same rows, which bring values
/// far away and back: what counts as rounding there is no rounding here.
struct FarAwayTests {
  private func variables(_ count: Int, of solver: inout Solver) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @Test func `what was left out so that values come nearer counts for the rows after it`() throws {
    var solver = Solver()
    let x = variables(9, of: &solver)
    for row: Row in [1e6 * x[2] + x[7] == 90 ~ 500, -1000 * x[7] == -90, -0.5 * x[3] == 60] {
      try solver.add(row)
    }
    try solver.add(x[1] - 0.001 * x[7] + 1e6 * x[2] - 1e-6 * x[3] <= -40 ~ 750)
    try solver.add(1e-6 * x[4] + 1_000_001 * x[1] + 1e-6 * x[5] >= 50)
    let tens = try solver.add(10 * x[2] + 1e-6 * x[5] == -60 ~ 750)
    try solver.add(0.1 * x[1] - 0.001 * x[0] - 0.001 * x[4] - 1000 * x[7] == -40 ~ 750)
    // Until now nothing held x0, and the rows were met 1e14 from here.
    try solver.add(10 * x[0] >= 70)
    let last = try solver.add(1_001_000 * x[1] <= -60 ~ 750)
    // x1 is -60 / 1001000, which x5 makes up for in the third row, and x2 in the fourth one.
    #expect(solver.error(of: last) < 1e-6 && solver.error(of: tens) < 1e-6)
    #expect((solver.value(of: x[1]) * 1_001_000 + 60).magnitude < 1e-6)
  }

  @Test func `what was left out counts once a row that led far away is a preference`() throws {
    var solver = Solver()
    let x = variables(8, of: &solver)
    try solver.add(-1 * x[2] == -100 ~ 500)
    try solver.add(x[1] - x[0] >= 0)
    let far = try solver.add(x[0] <= -10)
    try solver.add(x[7] + 0.1 * x[6] <= 0)
    let held = try solver.add(-1 * x[5] == 0)
    try solver.add(x[2] - x[6] == 0)
    try solver.add(x[1] - 1e6 * x[2] + 0.1 * x[3] == 0 ~ 768.5)
    try solver.add(0.1 * x[4] - x[5] - 1e6 * x[3] <= 0)
    try solver.setConstant(of: held, to: -10)
    try solver.add(1e-6 * x[4] + 0.001 * x[6] >= 0)
    try solver.add(-1e-6 * x[7] - 1000 * x[0] <= 1)
    try solver.setPriority(of: far, to: 768.5)
    // x0 is as little as x7 allows: that is as great as x6 = x2 allows, which the preference for x1 holds.
    #expect((solver.value(of: x[2]) + 1.001e-9).magnitude < 1e-12)
    #expect((solver.value(of: x[3]) + 1e-5).magnitude < 1e-8)
    #expect((solver.value(of: x[4]) - 1.001e-6).magnitude < 1e-9)
  }

  @Test func `what comes from far away does not stop where the rest was rounding`() throws {
    var solver = Solver()
    let x = variables(9, of: &solver)
    try solver.add(-x[8] + 1e-6 * x[2] - 1000 * x[1] >= 90 ~ 999.9999)
    try solver.add(1e-6 * x[8] - 1e6 * x[5] + 10 * x[0] >= 20 ~ 750)
    try solver.add(-0.999999 * x[3] + x[5] - 1000 * x[6] == 30 ~ 500)
    try solver.add(-1e6 * x[0] + 1000 * x[1] + x[6] <= -40 ~ 999.9999)
    // x0 and x1 can be 0: then x8 is -90 at most, and x6 is -40.
    let wanted = [0, 0, 0, 0, 0, -39970.0, -40, 0, -90]
    for (variable, value) in zip(x, wanted) {
      #expect((solver.value(of: variable) - value).magnitude < 1e-6)
    }
  }

  @Test func `a value that is held at a millionth of a millionth is not put to 0`() throws {
    var solver = Solver()
    let x = variables(10, of: &solver)
    let ids = try solver.add([
      -1e6 * x[7] - 1e-6 * x[9] >= 80 ~ 999.9999,
      x[0] - x[7] + 0.1 * x[9] + 1e6 * x[3] >= -50 ~ 999,
      1e6 * x[0] - x[2] + 1e6 * x[5] - 1e-6 * x[7] == -10,
    ])
    try solver.setConstant(of: ids[2], to: 0)
    try solver.add(x[9] + x[3] >= -100 ~ 0.001)
    // x5 is a millionth of a millionth of x7, which is nearest to 0 where x9 is least.
    #expect(solver.value(of: x[3]) == 0)
    #expect((solver.value(of: x[9]) + 100).magnitude < 1e-9)
    #expect((solver.value(of: x[7]) + 7.99999e-5).magnitude < 1e-15)
  }

  @Test func `a function that leaves all that has digits is open without end`() throws {
    var solver = Solver()
    let x = variables(8, of: &solver)
    let rows: [Row] = [
      -x[5] + x[6] <= 0, -x[4] + x[5] == 0, x[3] + 1e6 * x[4] - x[2] == 0,
      1e-6 * x[3] + x[4] == 1, 2e6 * x[0] - 1e-6 * x[6] == -10, x[0] + x[1] == 0,
      -x[6] + x[7] == 0, x[2] - x[1] >= 0, -x[5] >= 0,
    ]
    for row in rows { try solver.add(row) }
    // x2 is 1e6, which x1 = 5e-6 + 5e-13 · −x6 may reach: not before x6 is beyond −1e18.
    #expect(try !solver.isDetermined(1 * x[7]))
    let range = try solver.range(of: 1 * x[7])
    #expect(range.lowerBound == -.infinity && range.upperBound == 0)
  }

  @Test(arguments: [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `a value that is far only until it is decided comes as near as it can`(order: [Int]) throws {
    var solver = Solver()
    let x = variables(4, of: &solver)
    let rows: [Row] = [
      -1e6 * x[2] - 1e6 * x[3] - 1000 * x[1] >= 1000,
      1000 * x[2] + 1000 * x[3] + 1.001 * x[1] >= 0,
      -1e6 * x[1] - x[2] - 1e-6 * x[0] == 0,
    ]
    for i in order { try solver.add(rows[i]) }
    // x1 is 1000 at least, which x2 can make up for: with x2 = 0 it would be x0, 1e15 away.
    #expect(solver.value(of: x[0]) == 0)
    #expect((solver.value(of: x[1]) - 1000).magnitude < 1e-9)
    #expect((solver.value(of: x[2]) + 1e9).magnitude < 1e-3)
    #expect((solver.value(of: x[3]) - 999_999_998.999).magnitude < 1e-3)
  }

  @Test func `a value that was decided stays while what moves it least comes from far away`() throws
  {
    var solver = Solver()
    let x = variables(9, of: &solver)
    try solver.add(-0.001 * x[4] + 1000 * x[5] + 0.001 * x[8] - 1e6 * x[6] == -30 ~ 384.5)
    try solver.add(-x[4] + x[5] == -20 ~ 944.5)
    try solver.add(x[6] >= -80 ~ 944.5)
    try solver.add(1000 * x[3] + x[5] <= -100 ~ 960.5)
    try solver.add(-x[1] + x[2] + x[7] - x[8] >= -60 ~ 384.5)
    try solver.add(500_000 * x[2] - 0.5 * x[3] == -100 ~ 960.5)
    try solver.add(1e6 * x[0] - 999_999 * x[1] - x[7] == -80 ~ 768.5)
    // x2 can be 1e-15 nearer to 0 for each point of x8, which goes from -8e10 up to 140 + x2.
    #expect((solver.value(of: x[2]) + 0.00012009988987989).magnitude < 1e-15)
    #expect((solver.value(of: x[3]) - 79.90011012011).magnitude < 1e-9)
    #expect((solver.value(of: x[8]) - 139.99987990011).magnitude < 1e-6)
  }

  @Test func `a small force counts where a far larger one of the same priority is used up`() throws
  {
    var solver = Solver()
    let x = variables(6, of: &solver)
    try solver.add(x[1] + x[3] <= 70 ~ 999.9999)
    try solver.add(x[0] == -20 ~ 999.9999)
    let far = try solver.add(1000 * x[1] + 1e-6 * x[4] == 40)
    try solver.add(-1e6 * x[1] + x[0] >= -90 ~ 999)
    try solver.add(x[2] == 3)
    let preference = try solver.add(5 * x[2] + 0.0005 * x[3] >= 80 ~ 999)
    try solver.add(-1e6 * x[5] <= 80)
    try solver.remove(far)
    let last = try solver.add(1000 * x[5] - 1e6 * x[1] - 1e6 * x[0] == -20)
    // Once x1 need not be 20, it may be so low that x3 has the 130000 that it ought to have.
    try solver.setPriority(of: last, to: 1)
    #expect(solver.error(of: preference) < 1e-6)
    #expect((solver.value(of: x[1]) + 129_930).magnitude < 1e-3)
  }

  @Test func `what a row says is determined where its other variable is held by rounding`() throws {
    var solver = Solver()
    let x = variables(4, of: &solver)
    let sum = try solver.add(1e6 * x[2] + 1e-6 * x[3] == 20)
    let open = try solver.add(0.2 * x[3] + 1e6 * x[0] + 11 * x[2] == 80)
    let last = try solver.add(-990 * x[0] + 1000.1 * x[3] == -90)
    try solver.setConstant(of: sum, to: 40)
    try solver.setPriority(of: open, to: 999.9999)
    try solver.remove(last)
    #expect(try solver.isDetermined(1e6 * x[2] + 1e-6 * x[3]))
    let range = try solver.range(of: 1e6 * x[2] + 1e-6 * x[3])
    #expect((range.lowerBound - 40).magnitude < 1e-6 && (range.upperBound - 40).magnitude < 1e-6)
    #expect(try !solver.isDetermined(1 * x[3]))
  }

  @Test func `two forces that differ by some millionths of millionths are no tie`() throws {
    let rows: ([Variable]) -> [Row] = { x in
      [
        10 * x[5] + x[7] + 0.001 * x[9] >= 70 ~ 750, 0.001 * x[4] + 0.1 * x[8] <= 70 ~ 750,
        0.0005 * x[9] - 5e-07 * x[4] + 500 * x[10] == -50 ~ 750, -1e-06 * x[6] == 80 ~ 750,
        4e-06 * x[7] + 0.2 * x[6] + 0.2 * x[10] + 2 * x[8] == -100, 0.2 * x[2] <= -70 ~ 750,
        1e-06 * x[8] + 1e6 * x[11] + x[5] >= -20 ~ 750, 1e-06 * x[5] == -60,
        1e6 * x[8] + x[2] == 20 ~ 750, x[4] + 10 * x[3] == 5 ~ 750,
        2000 * x[9] + 1e6 * x[3] == 40 ~ 750, 9.999999 * x[4] - 1e-06 * x[6] == -20 ~ 500,
        -2 * x[9] + x[11] == -40, x[7] + 1000 * x[11] <= 100 ~ 750,
        10 * x[2] + 1001 * x[6] + 1e6 * x[4] == 70 ~ 750,
      ]
    }
    var solver = Solver()
    let x = variables(12, of: &solver)
    for row in rows(x) { try solver.add(row) }
    // What pulls x7 up and down is the same but for x6, which is to be far below 0.
    #expect((solver.value(of: x[2]) + 350).magnitude < 1e-3)
    #expect((solver.value(of: x[6]) + 5990.03976).magnitude < 1e-3)
  }
}
