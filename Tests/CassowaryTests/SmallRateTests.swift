import Cassowary
import Testing

/// Rows that move so much more slowly than others that it looks like rounding, and is none.
struct SmallRateTests {
  @Test func `a value that is given stays that beside millions that cancel in it`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(0.01 * v[1] - 0.01 * v[0] >= 0)
    try solver.add(v[2] >= 0)
    try solver.add(-0.001 * v[3] <= -70)
    try solver.add(v[2] - 0.01 * v[1] - 100 * v[3] >= 0)
    try solver.add(1000 * v[0] == 50)
    #expect(solver.value(of: v[0]) == 0.05)
  }

  @Test func `what cancelled in an earlier basis does not part values that are equal`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(-100 * v[2] - 0.001 * v[0] == 0)
    try solver.add(-1 * v[0] + v[3] <= 0 ~ 500)
    try solver.add(v[2] >= 1)
    try solver.add(-1000 * v[3] <= 90)
    let gone = try solver.add(25 * v[1] - v[0] <= 0)
    try solver.remove(gone)
    try solver.add(-1000 * v[1] + 1000 * v[3] == 0)
    try solver.add(-0.01 * v[2] == -90)
    #expect(solver.value(of: v[0]) == -9e8)
    #expect((solver.value(of: v[1]) + 0.09).magnitude <= 1e-12)
    #expect((solver.value(of: v[3]) + 0.09).magnitude <= 1e-12)
  }

  @Test func `a required row stops a movement in which others are a billion times as fast`() throws
  {
    var solver = Solver()
    let v = (0..<5).map { _ in solver.makeVariable() }
    let gone = try solver.add(-1 * v[2] + v[4] == 1)
    try solver.add(v[4] >= 0)
    try solver.add(-1000 * v[2] - v[4] == 0)
    let sum = try solver.add(-1000 * v[4] + 0.001 * v[0] == 0)
    try solver.add(2000 * v[0] + v[3] <= 0)
    try solver.add(-1000 * v[3] - v[1] == 0)
    try solver.add(v[1] >= 0)
    try solver.setConstant(of: sum, to: 1)
    try solver.add(v[2] >= 0 ~ 1)
    try solver.remove(gone)
    // v4 = −1000 v2 is at least 0 and v2 would be: both are 0, which leaves v0 = 1000.
    #expect(solver.value(of: v[2]) == 0 && solver.value(of: v[4]) == 0)
    #expect((solver.value(of: v[0]) - 1000).magnitude <= 1e-9)
  }

  @Test func `a row that becomes optional lets those hold that still are required`() throws {
    var solver = Solver()
    let v = (0..<8).map { _ in solver.makeVariable() }
    let preference = try solver.add(-1 * v[1] + 0.01 * v[2] == 0)
    let sum = try solver.add(v[1] + 0.01 * v[4] == 0)
    try solver.add(-0.001 * v[3] - 1000 * v[2] == 0)
    try solver.add(-1 * v[5] - 0.001 * v[4] >= 0)
    try solver.add(-1 * v[2] >= 0 ~ 500)
    try solver.add(v[3] - v[7] == 0)
    try solver.add(-1000 * v[0] - 0.01 * v[6] >= 0)
    try solver.add(-1 * v[6] >= 0)
    try solver.add(-1 * v[1] == -60)
    try solver.add(v[4] + v[0] == 0)
    try solver.setRelation(of: sum, to: .lessThanOrEqual)
    try solver.add(v[5] + v[7] == 0)
    try solver.setPriority(of: preference, to: 500)
    #expect(solver.value(of: v[1]) == 60)
    #expect(solver.value(of: v[4]) <= -6000 + 1e-6)
    #expect(1000 * solver.value(of: v[0]) + 0.01 * solver.value(of: v[6]) <= 1e-2)
  }

  @Test func `a little that can be gained is, beside what cannot be`() throws {
    var solver = Solver()
    let v = (0..<5).map { _ in solver.makeVariable() }
    try solver.add(0.01 * v[0] + 25 * v[3] <= 0)
    let ratio = try solver.add(1000 * v[0] - 100 * v[4] <= 0)
    try solver.setRelation(of: ratio, to: .equal)
    try solver.add(-1 * v[2] == -20)
    let sign = try solver.add(v[4] <= 0)
    try solver.add(-100 * v[1] - 0.001 * v[3] == 0 ~ 500)
    try solver.add(-1 * v[1] + 100 * v[2] == 0 ~ 960.5)
    try solver.setRelation(of: sign, to: .greaterThanOrEqual)
    try solver.add(v[3] >= -90)
    // v1 = 2000, so that v3 may take at most 0.09 from an error of 200,000; v0 follows: at most 2500 · 90.
    let values = v.map { solver.value(of: $0) }
    #expect(values[1] == 2000 && values[2] == 20 && values[3] == -90)
    #expect(values[0] <= 225_000 * (1 + 1e-12) && values[4] >= 0)
  }

  @Test func `rows whose parts in a conflict cancel are not named`() throws {
    var solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    let equal = try solver.add(-1 * v[2] + v[3] == 0)
    let apart = try solver.add(v[5] - v[0] >= 1)
    let slow = try solver.add(0.001 * v[4] + 1000 * v[1] == 0)
    try solver.add(v[3] <= 0 ~ 500)
    let opposite = try solver.add(v[0] + v[1] == 0)
    let same = try solver.add(-1 * v[3] + v[4] == 0)
    let zero = try solver.add(v[5] == 0 ~ 704.5)
    let sum = try solver.add(0.2 * v[1] - 0.5 * v[2] - 0.2 * v[5] + 0.5 * v[3] <= -80)
    // v1 = −v0 is at least 1 and at most −400 then; how large v3 and v4 are does not matter.
    #expect {
      try solver.setPriority(of: zero, to: .required)
    } throws: { error in
      guard case .infeasible(let rows) = error as? SolverError else { return false }
      return rows.count == 5 && !rows.contains(slow) && !rows.contains(same)
        && [equal, apart, opposite, zero, sum].allSatisfy(rows.contains)
    }
  }

  @Test func `an error of which hardly anything can be taken away is as small as it can be`() throws
  {
    var solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    try solver.add(0.01 * v[2] + v[1] <= 0)
    try solver.add(0.001 * v[0] - 1000 * v[5] == 0)
    let w = solver.makeVariable()
    try solver.add(1000 * v[4] - 0.001 * v[5] == 0 ~ 500)
    let sum = try solver.add(v[3] + w == 0)
    let given = try solver.add(v[4] == 0)
    try solver.setRelation(of: sum, to: .lessThanOrEqual)
    let z = solver.makeVariable()
    try solver.add(v[0] + v[1] == 0)
    try solver.add(v[2] + z == -40)
    try solver.setConstant(of: given, to: -40)
    try solver.add(-1 * z + w == 0)
    let sign = try solver.add(-1 * v[3] == 0)
    try solver.setRelation(of: sign, to: .lessThanOrEqual)
    // v5 = v0/10⁶ is to be small: v0 = −v1 ≥ v2/100, and v2 = −40 − z ≥ −40, since z = w ≤ −v3 ≤ 0.
    #expect(solver.value(of: v[2]) == -40 && solver.value(of: v[3]) == 0)
    #expect((solver.value(of: v[0]) + 0.4).magnitude < 1e-12)
  }

  @Test func `what exchanges of rows have left of rounding decides nothing that is left open`()
    throws
  {
    var solver = Solver()
    let v = (0..<10).map { _ in solver.makeVariable() }
    try solver.update {
      $0.add(-1 * v[1] - v[3] + v[2] == 0 ~ 500)
      $0.add(v[1] >= -10)
      $0.add(-1 * v[6] + 10 * v[7] == 0 ~ 500)
      $0.add(-1 * v[9] - v[7] == 0)
      $0.add(v[6] + v[8] - 10 * v[2] == 1)
      $0.add(0.1 * v[5] + 10 * v[2] <= 40)
      $0.add(v[5] - 0.1 * v[4] >= 1)
      $0.add(v[1] - v[0] == -80)
      $0.add(-10 * v[4] - 0.1 * v[9] == 70 ~ 1)
      $0.add(0.2 * v[2] + v[7] >= 50)
    }
    // v4 comes before v6 to v9, so it is 0, and they follow from it.
    let expected: [Double] = [70, -10, 0, 10, 0, 1, 7000, 700, -6999, -700]
    for (variable, value) in zip(v, expected) {
      #expect((solver.value(of: variable) - value).magnitude <= 1e-9)
    }
  }

  @Test func `a preference that a value answers a billionth as fast is met as far as it can be`()
    throws
  {
    var solver = Solver()
    let v = (0..<5).map { _ in solver.makeVariable() }
    try solver.update {
      $0.discard(v[0])
      $0.discard(v[2])
    }
    try solver.add(-1 * v[1] == 0 ~ 751)
    try solver.add(v[1] + v[3] >= 0 ~ 999)
    try solver.add(-1e-6 * v[4] - v[1] == 0)
    let x7 = solver.makeVariable()
    let x8 = solver.makeVariable()
    let side = try solver.add(-1 * v[3] <= 1)
    try solver.setRelation(of: side, to: .greaterThanOrEqual)
    try solver.add(-1 * x7 == 0)
    try solver.add(0.001 * x8 - 1_000_000 * v[4] == -90)
    let held = try solver.add(-1 * x8 == 0)
    try solver.add(v[4] <= 0 ~ 999)
    try solver.add(-1 * x8 + 0.001 * v[4] <= 70)
    try solver.add(-1 * x8 - x7 == 0 ~ 751)
    try solver.remove(held)
    // Each point that x8 sinks brings x4 a billionth nearer to 0, which comes before x8's own preference.
    #expect((solver.value(of: x8) + 69.99999991007).magnitude <= 1e-12)
  }

  @Test func `what cancels exactly in decimals moves nothing`() throws {
    var solver = Solver()
    let v = (0..<3).map { _ in solver.makeVariable() }
    _ = try solver.add([
      1000 * v[0] + 0.001 * v[2] + 1e-6 * v[1] == 1 ~ 250,
      999_000 * v[0] - 0.001 * v[2] - 1e-6 * v[1] == 1 ~ 500,
    ])
    // Added up: 1,000,000 · v0 = 2.
    expect(solver, v, [2e-6, 0, 998])
  }

  @Test func `a product that is 1 cancels against 1`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(v[2] <= -1)
    try solver.add(1_000_000 * v[0] + 1e-6 * v[3] + v[2] == 0)
    try solver.add(-1_000_000 * v[2] + v[0] - v[3] - 2e-6 * v[1] == -40)
    expect(solver, v, [0, 2e7, -1, 1_000_000])
  }

  @Test func `a variable goes to 0 though a millionth of it counts elsewhere`() throws {
    var solver = Solver()
    let v = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(1e-6 * v[2] + 1000 * v[0] - 1e-6 * v[1] == -40)
    try solver.add(v[0] - v[1] - 999 * v[2] <= 40)
    try solver.add(-1 * v[0] + v[1] - v[2] == -1)
    // 1000 · v0 + 0.000,001 · (1 − v0) = −40, with v1 = 0 and v2 = 1 − v0.
    expect(solver, v, [-40.000001 / 999.999999, 0, 1 + 40.000001 / 999.999999])
  }

  @Test func `a variable moves at a rate of 1e-15 to be nearer to 0`() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    _ = try solver.add([
      -1000 * v[0] + v[2] == 1,
      -1e-6 * v[3] - 1_000_000 * v[2] >= -90,
      v[0] - v[1] == -90,
      -1 * v[1] + v[3] >= -40,
      -1 * v[3] >= -60,
    ])
    // v0 = (v2 − 1) / 1000 is the nearer to 0 the smaller v3 is, which is at least v0 + 50.
    let v0 = -0.00099991000004999899
    expect(solver, v, [v0, v0 + 90, 1 + 1000 * v0, v0 + 50])
  }

  @Test(arguments: [[0, 1, 2, 3], [0, 1, 3, 2], [0, 3, 1, 2], [3, 2, 1, 0]])
  func `a preference weighs a ten-millionth though a pivot is as small`(order: [Int]) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let rows = [
      0.001 * y - x == 1000 ~ 500,
      -1000 * y - 0.0001 * x == 1,
      0.1 * y - 0.99999999 * x == -40 ~ 500,
      9_999_999 * y + x >= 33.3 ~ 500,
    ]
    for i in order { try solver.add(rows[i]) }
    // The first and the third preference are equally strong but for 1e-10; the last one decides.
    expect(solver, [x, y], [39.9999, -0.00100399999])
  }

  @Test(arguments: [true, false])
  func `thirds of the same row are parallel to it`(atOnce: Bool) throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    let parallel = -0.06666666666666667 * v[0] - 666.6666666666666 * v[1]
    let rows = [
      -1 * v[3] == 0 ~ 1,
      0.1 * v[0] + 1000 * v[1] - 0.001 * v[2] >= 1,
      v[0] + 0.6666666666666666 * v[1] - 0.14285714285714285 * v[3] >= 40,
      parallel + 0.0006666666666666666 * v[2] == 0 ~ 250,
    ]
    if atOnce { _ = try solver.add(rows) } else { for row in rows { try solver.add(row) } }
    expect(solver, v, [0, 60, 59_999_000, 0])
  }

  @Test func `preferences that pull as hard as each other leave a value open`() throws {
    var solver = Solver()
    let x0 = solver.makeVariable()
    let x1 = solver.makeVariable()
    try solver.add(x1 == 0.1 ~ 500)
    let x2 = solver.makeVariable()
    let bound = try solver.add(1000 * x1 + x2 == 0 ~ 500)
    let far = try solver.add(1_000_000 * x1 + x0 <= -1000)
    try solver.add(-1000 * x0 + x1 == 1)
    let x3 = solver.makeVariable()
    try solver.add(1000 * x3 + x2 == 1_000_000)
    let x5 = solver.makeVariable()
    let near = try solver.add(-1e-6 * x5 - x1 + 1e-6 * x2 == 0)
    try solver.setRelation(of: bound, to: .lessThanOrEqual)
    try solver.update {
      $0.setPriority(of: far, to: 500)
      $0.add(-1000 * x5 == -1000)
    }
    try solver.add(-2 * x2 == -1000)
    try solver.update {
      $0.setPriority(of: near, to: 500)
      $0.setConstant(of: near, to: 33.3)
    }
    // x1 is preferred to be at 0.1 and at −33.2995, and has to be at most −0.5 for 1000 · x1 + x2 ≤ 0.
    expect(solver, [x0, x1, x2, x3, x5], [-0.0015, -0.5, 500, 999.5, 1])
  }

  @Test func `a gain of a millionth is found beside what it costs`() throws {
    var solver = Solver()
    let v = (0..<3).map { _ in solver.makeVariable() }
    _ = try solver.add([
      -1_000_000 * v[2] - v[0] == 33.3,
      0.001 * v[0] - 1e-6 * v[2] >= 1000 ~ 500,
      999_999 * v[2] + v[0] >= 0.1 ~ 500,
      1_000_000 * v[0] + v[1] >= 40 ~ 500,
    ])
    // All hold: 999,999 · v2 + v0 = v0 / 1,000,000 − 33.2999667.
    expect(solver, v, [33_399_966.7, 0, -33.4])
  }

  @Test(arguments: [[0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1]])
  func `a variable is as near to 0 as it can be though hardly any of it counts before it`(
    order: [Int]
  ) throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    let rows = [
      1e6 * v[2] - 1e-6 * v[1] >= 1, -1e6 * v[0] + 1e-6 * v[2] == -22, v[3] - 1e6 * v[1] <= -39,
      v[3] >= -28,
    ]
    for i in order { try solver.add(rows[i]) }
    // v1 is at least (v3 + 39) / 1,000,000; v0 is larger by 1e-24 of that.
    #expect((solver.value(of: v[1]) - 1.1e-5).magnitude <= 1e-15)
    #expect((solver.value(of: v[3]) + 28).magnitude <= 1e-9)
  }

  @Test(arguments: [false, true])
  func `a chain of small coefficients is followed to its end`(atOnce: Bool) throws {
    var solver = Solver()
    let v = (0..<7).map { _ in solver.makeVariable() }
    let rows = [
      1000 * v[0] + v[1] == 50, 1000 * v[1] + 0.001 * v[2] == 59,
      1000 * v[2] + 0.001 * v[3] >= 46, 1000 * v[3] - v[4] == 33,
      1000 * v[4] + 0.001 * v[5] == -57, 1000 * v[5] - 0.001 * v[6] >= -34, v[5] >= -49,
    ]
    if atOnce { _ = try solver.add(rows) } else { for row in rows { try solver.add(row) } }
    // The nearer v0 is to 0, the smaller is v5, by 1e-24 of it; v6 is at most 1,000,000 · v5 + 34,000.
    let v4 = (-57 + 0.049) / 1000
    let v3 = (33 + v4) / 1000
    let v2 = (46 - v3 / 1000) / 1000
    let v1 = (59 - v2 / 1000) / 1000
    expect(solver, v, [(50 - v1) / 1000, v1, v2, v3, v4, -49, -48_966_000])
  }

  private func expect(
    _ solver: borrowing Solver, _ variables: [Variable], _ values: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (variable, value) in zip(variables, values) {
      let found = solver.value(of: variable)
      #expect(
        (found - value).magnitude <= 1e-11 * (1 + value.magnitude), sourceLocation: sourceLocation)
    }
  }
}
