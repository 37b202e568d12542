import Cassowary
import Testing

/// Coefficients that are far apart, where rounding could hide what is right.
struct WideCoefficientTests {
  @Test func `a weak pull of a million beside one of a thousandth ends`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(-1e6 * x <= 0 ~ 1)
    try solver.add(1e-3 * x == 0 ~ 1)
    _ = try solver.add([x + y >= 1, x <= 50, y == 0])
    #expect(solver.value(of: x) == 1 && solver.value(of: y) == 0)
  }

  @Test func `tenths and tens that come and go leave numbers`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    let first = try solver.add([
      0.1 * v[0] + 10 * v[1] == 0, v[3] - 0.1 * v[1] >= 1, -10 * v[3] - 0.1 * v[1] >= 0,
      v[2] <= 0,
    ])
    try solver.update { change in
      change.add(v[0] == -90)
      change.remove(first[0])
    }
    let w = solver.makeVariable()
    let floor = try solver.add(w >= 0)
    try solver.add(v[0] + v[2] == 0 ~ 500)
    try solver.add(-1 * w <= 0)
    let sum = try solver.add(v[3] + 10 * w == 0)
    try solver.remove(sum)
    try solver.remove(floor)
    // −10 v3 ≥ 0.1 v1 and v3 ≥ 1 + 0.1 v1: v1 is at most −10 / 1.1, and v3 then 1 − 1 / 1.1.
    let wanted = [-90, -10 / 1.1, 0, 1 - 1 / 1.1, 0]
    for (variable, value) in zip(v + [w], wanted) {
      #expect((solver.value(of: variable) - value).magnitude <= 1e-12 * 90)
    }
  }

  @Test func `a required row that another transaction could still move holds at once`() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let d = solver.makeVariable()
    let sign = try solver.add(b >= 0)
    try solver.add(b + a == 0)
    try solver.add(c + d - a >= 0)
    let far = try solver.add(d - a >= -1e9)
    _ = try solver.add([-1 * a == -1e9 ~ 500, d >= 1])
    try solver.update { change in
      change.setRelation(of: far, to: .lessThanOrEqual)
      change.remove(sign)
    }
    // a goes to 1e9, d − a ≤ −1e9 allows d ≥ 1 only where a is 1e9 + 1.
    let values = [a, b, c, d].map { solver.value(of: $0) }
    #expect(values == [1e9 + 1, -1e9 - 1, 1e9, 1])
    try solver.update { _ in }
    #expect([a, b, c, d].map { solver.value(of: $0) } == values)
  }

  @Test func `rows added one by one come out as those added at once`() throws {
    func rows(_ v: [Variable]) -> [Row] {
      let third = 1.0 / 3
      return [
        -1 * v[5] <= 0, 7 * v[4] + 2 * v[7] <= 0, 7 * v[3] - 0.1 * v[2] - v[4] == -1 ~ 500,
        v[1] + 2 * v[3] >= 0 ~ 500, third * v[7] + third * v[2] == 100,
        7 * v[5] - v[4] + 2 * v[3] == 0 ~ 750, third * v[4] - 0.1 * v[2] >= 0, -1 * v[0] >= 1,
        v[3] - v[2] == 0, v[1] <= 0 ~ 999, 3 * v[4] + v[5] - 3 * v[4] == 0, v[1] + v[0] >= 0,
      ]
    }
    var one = Solver()
    var many = Solver()
    let v = (0..<8).map { _ in one.makeVariable() }
    for row in rows(v) { try one.add(row) }
    let w = (0..<8).map { _ in many.makeVariable() }
    _ = try many.add(rows(w))
    for (v, w) in zip(v, w) {
      let (x, y) = (one.value(of: v), many.value(of: w))
      #expect((x - y).magnitude <= 1e-9 * (1 + max(x.magnitude, y.magnitude)))
    }
    // 2.1 v2 ≤ 7 v4 ≤ −2 v7 = 2 v2 − 600, so that v2 is at most −6000.
    #expect((one.value(of: v[2]) + 6000).magnitude <= 1e-8)
  }

  @Test func `what holds off a row of a level is found where several rows tie`() throws {
    var solver = Solver()
    let v = (0...8).map { _ in solver.makeVariable() }
    let ids = try solver.add([
      v[2] + v[4] == 0 ~ 750, v[5] - v[3] >= 0, v[5] + v[3] == 0 ~ 500, v[2] + v[1] == 0 ~ 750,
      v[7] + v[5] == 0 ~ 750, v[2] + v[7] <= 0, v[7] + v[8] == 0 ~ 750, v[5] == 1 ~ 750,
      -1 * v[7] == 0,
    ])
    try solver.add(-1 * v[5] - v[3] == 0 ~ 750)
    try solver.setConstant(of: ids[8], to: 1)
    try solver.add(2 * v[3] >= 1)
    #expect(solver.error(of: ids[2]) > 0)
    let holders = try solver.rowsHoldingOff(ids[2])
    #expect(!holders.isEmpty)
  }

  @Test func `a row that came in through huge numbers is looked at when they go`() throws {
    var solver = Solver()
    let v = (0..<9).map { _ in solver.makeVariable() }
    let ids = try solver.add([
      0.4 * v[4] + 0.01 * v[8] <= 40,
      24.999 * v[5] == -70,
      27 * v[3] + 25 * v[8] == 60,
      v[8] <= 0,
      -1 * v[5] + 0.4 * v[7] - v[2] - 1000 * v[3] == 0 ~ 1,
      0.001 * v[4] == 1 ~ 1,
      0.01 * v[2] == 0,
      -1000 * v[4] - v[7] == -90,
      -1 * v[4] <= -60 ~ 500,
    ])
    try solver.setConstant(of: ids[6], to: 100)
    try solver.remove(ids[4])
    try solver.add(25 * v[7] - 0.001 * v[4] + v[5] == -80)
    try solver.add(0.001 * v[3] == 10 ~ 500)
    // x[7] by hand: 25 x[7] − 0.001 x[4] + x[5] = −80 with x[4] = (90 − x[7]) / 1000 and x[5] = −70 / 24.999.
    let exact = (-80 + 70 / 24.999 + 9e-5) / 25.000001
    #expect(abs(solver.value(of: v[7]) - exact) < 1e-12)
  }
}

/// Which numbers are taken, and what is said of the others.
struct NumberLimitTests {
  @Test(arguments: [
    1e-10, -1e-300, Double.leastNonzeroMagnitude, 1e10, -1e308, .infinity, -.infinity, .nan,
  ])
  func `a coefficient beyond the limits is refused, and named`(coefficient: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect {
      try solver.add(coefficient * x == 1)
    } throws: { error in
      guard case .invalidNumber(let number) = error as? SolverError else { return false }
      return number == coefficient || number.isNaN && coefficient.isNaN
    }
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [2e12, -1e300, .infinity, .nan])
  func `a constant beyond the limits is refused, also of a row that is there`(constant: Double)
    throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.add(1e-9 * x == 1)
    #expect(throws: SolverError.self) { try solver.setConstant(of: row, to: constant) }
    #expect(throws: SolverError.self) {
      try solver.add(1 * x == LinearExpression(constant: constant))
    }
    #expect(solver.state(of: row)?.constant == 1)
  }

  @Test func `terms that cancel leave nothing`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let third = 1.0 / 3
    try solver.add(third * x + x - x - third * x + y == 2)
    try solver.add(x == 50)
    #expect(solver.value(of: x) == 50 && solver.value(of: y) == 2)
    try solver.add(0.1 * y + 0.2 * y - 0.3 * y == 0)
    #expect(solver.value(of: y) == 2)
  }

  @Test func `a question about huge coefficients is refused, not answered by a trap`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([x == 1e10, y == 1e10])
    #expect(throws: SolverError.self) { try solver.range(of: 1e308 * x - 1e308 * y) }
    let range = try solver.range(of: 1e9 * x - 1e9 * y)
    #expect(range == 0...0)
  }

  @Test func `a tiny slope at a high level counts before a large one at a lower level`() throws {
    var solver = Solver()
    let a = (0..<9).map { _ in solver.makeVariable() }
    // a[6] is at most 0, and each of the others follows it in smaller and smaller steps: a[7] by 1e-8.
    _ = try solver.add(-0.01 * a[6] + 1000 * a[5] == 0)
    _ = try solver.add(a[4] + 100 * a[6] == 0 ~ 500)
    _ = try solver.add(a[8] <= 0 ~ 751)
    _ = try solver.add(a[8] + a[2] >= 1)
    _ = try solver.add(a[1] >= 0)
    _ = try solver.add(a[0] + a[3] == 0)
    _ = try solver.add(1000 * a[3] + a[7] <= 0)
    _ = try solver.add(a[6] + a[1] == 0)
    _ = try solver.add(1000 * a[7] - a[5] == 0)
    _ = try solver.add(-1 * a[4] <= 0 ~ 751)
    _ = try solver.add(a[1] <= 1)
    _ = try solver.add(-1 * a[0] - 100 * a[2] == 0)
    _ = try solver.add(0.001 * a[7] - a[4] == 1)
    // What a[2] gains at level 751 for each unit of a[1] is 1e-13, and what a[4] loses is 1e-11.
    #expect(a.map { solver.value(of: $0) } == [0, 0, 0, 0, -1, 0, 0, 0, 1])
  }

  @Test func `a required row misses by a thousand-millionth of its terms, and no more`() throws {
    // y is constant · 1e-6, so that 0.001 · y + 90 is above 90 by 8e-8 and by 1e-7; of its terms, which
    // are 1 and 90, 9.1e-8 are allowed.
    for (constant, isMet) in [(80.0, true), (100, false)] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var rows = [try solver.add(0.001 * y - x <= 90), try solver.add(x == -90)]
      do throws(SolverError) {
        rows.append(try solver.add(1e6 * y == constant))
        #expect(isMet)
      } catch {
        guard case .infeasible(let named) = error else { throw error }
        #expect(!isMet && named.count == 3 && rows.allSatisfy { named.contains($0) })
      }
    }
  }

  @Test func `a pull of a millionth counts beside one of a million in the same row`() throws {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(x[2] <= 0)
    try solver.add(-1e6 * x[0] - 1e-6 * x[2] == 1 ~ 500)
    try solver.add(x[2] >= -60)
    try solver.add(-1 * x[0] >= 0 ~ 500)
    try solver.add(x[1] >= 1)
    try solver.add(-1e-6 * x[2] + 1e-6 * x[1] == 1 ~ 400.5)
    try solver.add(-1e-6 * x[0] + 0.001 * x[1] == 0)
    // x0 is 1000 · x1, so both rows that have x2 pull it down.
    #expect(x.map { solver.value(of: $0).rounded() } == [1000, 1, -60])
  }

  @Test func `what a far larger force has hidden moves a row once that is gone`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 2)
    try solver.add(x + 1e-6 * y == -40 ~ 751)
    try solver.add(500_000 * y <= -70 ~ 751)
    let floor = try solver.add(-1e6 * y <= 50)
    try solver.remove(floor)
    #expect((solver.value(of: y) / -42e6 - 1).magnitude < 1e-9)
  }

  @Test func `forces of a million millions that cancel do not take a small one along`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(-1 * y - 1e-6 * x == 100)
    try solver.add(0.1 * y == 0 ~ 751)
    try solver.add(1_999_998 * y >= -70 ~ 999)
    let strong = try solver.add(1e6 * x - 0.999 * y == 0 ~ 751)
    try solver.remove(strong)
    #expect(solver.value(of: y) == 0 && (solver.value(of: x) / -1e8 - 1).magnitude < 1e-9)
  }

  @Test func `a function is open by the least of its coefficients too`() throws {
    var solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    let (left, middle, right) = (v[0], v[1], v[2])
    try solver.add(1e-6 * v[3] + middle - right == 0)
    try solver.add(-1 * v[4] + v[3] == 0)
    try solver.add(v[3] <= 0 ~ 500)
    try solver.add(left - middle == 0)
    try solver.add(-1 * right + middle <= -20)
    try solver.add(-1e-6 * left - v[5] >= 1)
    // right − middle is 20, and v4 twenty million; both move with left, which v5 gives way to.
    let range = try solver.range(of: -1e6 * v[4] + right)
    #expect(range == -.infinity ... .infinity)
  }
}
