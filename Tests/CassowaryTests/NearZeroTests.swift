import Cassowary
import Testing

/// Numbers so near to 0 that a row holds with them or without, beside very large ones.
struct NearZeroTests {
  @Test func `what is held off 0 by a millionth of a millionth comes back from far away`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([y - 1e6 * x == 0, 1e6 * y >= 5])
    let far = try solver.add(y >= 1e12)
    try solver.remove(far)
    // y is at least 5e-6, and x a millionth of that.
    #expect((solver.value(of: y) - 5e-6).magnitude < 1e-15)
    #expect((solver.value(of: x) - 5e-12).magnitude < 1e-15)
  }

  @Test func `what meets no row exactly comes back from far away`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([x - 10 * y <= 0, 10 * x + y == -1e-9])
    let far = try solver.add(y >= 1e12)
    try solver.remove(far)
    // x is at most 10 y, which is -100 x - 1e-8, so that x is at most -1e-8 / 101.
    #expect(solver.value(of: x).magnitude < 1.01e-9 && solver.value(of: y).magnitude < 1.01e-9)
  }

  @Test func `a row goes though those that stay hold by rounding alone`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([x + y >= 7e-10, 10 * y >= 0 ~ 500, 10 * x + 10 * y <= 0])
    let far = try solver.add(y <= -1000)
    try solver.remove(far)
    #expect(solver.value(of: y).magnitude <= 1e-9)
  }

  @Test func `a bound of 70 billionths holds beside a hundred billions`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1e-9 * x >= 96)
    let sum = try solver.add(1e-9 * y + 1e-9 * x >= 98)
    try solver.add(1e9 * y >= 70)
    try solver.remove(sum)
    #expect((solver.value(of: y) - 7e-8).magnitude < 1e-15)
    #expect((solver.value(of: x) / 96e9 - 1).magnitude < 1e-12)
  }

  @Test func `a row that is let go for what is open is tight nevertheless`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    let order = try solver.add(v[1] - v[2] <= 0)
    try solver.add(1e-9 * v[1] >= 1)
    try solver.remove(order)
    try solver.add(-1e9 * v[0] - v[3] - 1e9 * v[2] <= -4)
    // v0 = 0, and then v2 as near to 0 as v3 lets it, which is open: both hold the row.
    let left = 1e9 * solver.value(of: v[0]) + solver.value(of: v[3]) + 1e9 * solver.value(of: v[2])
    #expect(left >= 4 - 1e-6)
  }

  @Test func `what a row may miss by is not used up, in whatever order rows come`() throws {
    for isAtOnce in [false, true] {
      var solver = Solver()
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      // The second row may be off by a thousandth, and y says so; z would then have nothing to do.
      let rows: [Row] = [100 * x == 1e6, 100 * x + y == 1e6, 10 * y + 0.3 * z >= 0.01]
      if isAtOnce { _ = try solver.add(rows) } else { for row in rows { try solver.add(row) } }
      #expect(solver.value(of: y).magnitude < 1e-9)
      // 0.01 / 0.3
      #expect((solver.value(of: z) - 1.0 / 30).magnitude < 1e-9)
    }
  }

  @Test func `a small number decides over a large one, in whatever order rows come`() throws {
    for isAtOnce in [false, true] {
      var solver = Solver()
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let rows: [Row] = [-1e6 * z == 100, y + 1e6 * x - z == 0]
      if isAtOnce { _ = try solver.add(rows) } else { for row in rows { try solver.add(row) } }
      // x comes before y and can be 0, which leaves y with what z is.
      #expect((solver.value(of: z) + 1e-4).magnitude < 1e-15)
      #expect(solver.value(of: x).magnitude < 1e-15)
      #expect((solver.value(of: y) + 1e-4).magnitude < 1e-15)
    }
  }

  @Test func `what lies between bounds that are hardly apart is found in any order`() throws {
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 2, 0, 3], [2, 0, 3, 1]] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let rows: [Row] = [
        x + 3 * y == 10030, x <= 10000.0000001, x >= 9999.9999999, 7 * y == 70,
      ]
      for row in order { try solver.add(rows[row]) }
      #expect((solver.value(of: x) - 10000).magnitude < 1e-5)
      #expect((solver.value(of: y) - 10).magnitude < 1e-5)
    }
  }

  @Test func `a preference acts again once one that hid it by its strength is gone`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([x - 1000 * y == 0, x >= 1])
    let strong = try solver.add(1e6 * x <= 0 ~ 999)
    try solver.add(1e-6 * y == 50 ~ 999)
    // A unit of x is worth 1e6 to the one, and a thousandth of 1e-6 to the other.
    #expect(solver.value(of: x) == 1)
    try solver.remove(strong)
    #expect((solver.value(of: y) / 5e7 - 1).magnitude < 1e-12)
  }
}
