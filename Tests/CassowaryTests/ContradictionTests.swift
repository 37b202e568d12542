import Cassowary
import Testing

/// Required rows that exclude each other by about as much as is allowed.
struct ContradictionTests {
  @Test(arguments: [(100.0, 5e-10), (1000, 9e-10), (1e6, 8e-10), (100, 2e-10)])
  func `what gave way to rows that just hold together comes back with one of them gone`(
    distance: Double, excess: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y <= distance - excess)
    try solver.add(y - x >= distance)
    let preference = try solver.add(y == 27.3 ~ 750)
    let pin = try solver.add(x >= 0)
    #expect((solver.value(of: y) - distance).magnitude <= 1e-9 * distance)
    try solver.remove(pin)
    #expect(solver.error(of: preference) == 0 && solver.value(of: y) == 27.3)
    #expect((solver.value(of: x) - (27.3 - distance)).magnitude < 1e-9 * distance)
    #expect(try solver.range(of: 1 * y) == 27.3...27.3)
  }

  @Test(arguments: [(100.0, 5e-8), (1000, 5e-7), (1e6, 5e-4), (100, 2e-8)])
  func `rows exclude each other by what the strictest of them may not miss`(
    distance: Double, excess: Double
  ) throws {
    // The distance may miss by that, but the place may not.
    for order in [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let rows = [y <= distance - excess, y - x >= distance, x >= 0]
      try solver.add(y == 27.3 ~ 750)
      for row in order.dropLast() { try solver.add(rows[row]) }
      #expect(throws: SolverError.self) { try solver.add(rows[order[2]]) }
      try solver.add(x == 1 ~ 800)
    }
  }

  @Test(arguments: [34.0, 0, 17.1])
  func `a preference does not decide whether rows exclude each other`(preferred: Double) throws {
    var solver = Solver()
    let (x, z) = (solver.makeVariable(), solver.makeVariable())
    for row in [x + z <= 17, x >= -0.1] { try solver.add(row) }
    try solver.add(z >= preferred ~ 1)
    #expect(throws: SolverError.self) { try solver.add(z == 17.10000001) }
    try solver.add(x == 1 ~ 750)
    #expect(solver.value(of: x) == 1)
  }

  @Test func `what was rounded to ten digits fits what it was rounded from`() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(width == 1.7777777778 * height)
    let exact = 1600.0 / 9
    for row in [height == 100, width == exact] { try solver.add(row) }
    #expect((solver.value(of: width) - exact).magnitude < 1e-7)
  }

  @Test(arguments: [1e6, 1e9])
  func `rows that exclude each other by a point do so however far away they are`(place: Double)
    throws
  {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    let far = try solver.add(x[0] == place ~ 500)
    let chain = [try solver.add(x[1] == x[0] + 3), try solver.add(x[2] == x[1] + 4)]
    #expect {
      try solver.add(x[2] >= x[0] + 8)
    } throws: { error in
      guard case .infeasible(let rows) = error as? SolverError else { return false }
      return rows.count == 3 && chain.allSatisfy { rows.contains($0) }
    }
    try solver.remove(far)
    try solver.add(x[0] == 0 ~ 1)
    #expect(x.map { solver.value(of: $0) } == [0, 3, 7])
  }

  @Test(arguments: [(1e6, 0.003), (1e9, 0.003), (1e4, 3e-8), (100, 3e-8), (1e12, 3)])
  func `the same rows with other coefficients exclude each other as well`(
    place: Double, excess: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let far = try solver.add(x == place ~ 500)
    let distance = try solver.add(x - y == 5)
    #expect {
      try solver.add(3 * x - 3 * y == 15 + excess)
    } throws: { error in
      guard case .infeasible(let rows) = error as? SolverError else { return false }
      return rows.count == 2 && rows.contains(distance)
    }
    try solver.setConstant(of: far, to: 0)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == -5)
  }

  @Test(arguments: [1e6, 1e9])
  func `ratios that exclude each other do so however far away they are`(place: Double) throws {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    let far = try solver.add(x[0] == place ~ 500)
    let ratios = [try solver.add(x[0] == 2 * x[1] + 4), try solver.add(x[1] == 3 * x[2] + 1)]
    for relation in [x[0] == 6 * x[2] + 6.001, x[0] >= 6 * x[2] + 6.001] {
      #expect {
        try solver.add(relation)
      } throws: { error in
        guard case .infeasible(let rows) = error as? SolverError else { return false }
        return rows.count == 3 && ratios.allSatisfy { rows.contains($0) }
      }
    }
    try solver.add(x[0] == 6 * x[2] + 6)
    try solver.remove(far)
    try solver.add(x[2] == 10 ~ 1)
    #expect(x.map { solver.value(of: $0) } == [66, 31, 10])
  }

  @Test func `a changed constant contradicts rows far away as it does nearby`() throws {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(x[0] == 1e9 ~ 500)
    let first = try solver.add(x[0] - x[1] == 5)
    try solver.add(x[1] - x[2] == 1)
    try solver.add(3 * x[0] - 3 * x[2] == 18)
    let before = x.map { solver.value(of: $0) }
    #expect(throws: SolverError.self) { try solver.setConstant(of: first, to: 5.001) }
    #expect(x.map { solver.value(of: $0) } == before)
  }

  @Test func `thirds of ten digits make a whole`() throws {
    var solver = Solver()
    let whole = solver.makeVariable()
    let parts = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(whole == 1000)
    for part in parts { try solver.add(part == 0.3333333333 * whole) }
    try solver.add(parts[0] + parts[1] + parts[2] == whole)
    #expect((solver.value(of: parts[0]) - 1000.0 / 3).magnitude < 1e-6)
  }

  /// The new row is met, and one that was there misses by less than a rounding of 1e9.
  @Test func `a contradiction shows in rows that were there before, too`() throws {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    let far = try x.map { try solver.add($0 == 1e9 ~ 500) }
    let rows = [try solver.add(x[1] - x[0] == 48), try solver.add(x[2] - x[0] <= 34)]
    #expect {
      try solver.add(x[2] - x[1] >= -14 + 1e-5)
    } throws: { error in
      guard case .infeasible(let all) = error as? SolverError else { return false }
      return all.count == 3 && rows.allSatisfy { all.contains($0) }
    }
    try solver.add(x[2] - x[1] >= -14)
    for row in far { try solver.setConstant(of: row, to: 10) }
    try solver.add(x[0] == 0 ~ 900)
    #expect(x.map { solver.value(of: $0) } == [0, 48, 34])
  }

  /// Twice the first and twice the second make x + 2z − 6y ≥ 136, and in doubles the parts of the sum
  /// are not quite 2.
  @Test(arguments: [0, 1e4, 1e6])
  func `a sum whose parts are rounded is a contradiction as well`(place: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(z == place ~ 750)
    let rows = [try solver.add(0.5 * x - 2 * y >= 31), try solver.add(z - y >= 37)]
    #expect {
      try solver.add(x + 2 * z - 6 * y <= 136 - 0.00136)
    } throws: { error in
      guard case .infeasible(let all) = error as? SolverError else { return false }
      return all.count == 3 && rows.allSatisfy { all.contains($0) }
    }
    try solver.add(x + 2 * z - 6 * y <= 136)
    try solver.add(y == 0 ~ 900)
    #expect([x, y, z].map { solver.value(of: $0) } == [62, 0, 37])
  }

  /// 1000 times the first and the second make 1000x − y ≥ 1007.
  @Test(arguments: [0, 1e6])
  func `rows exclude each other however far apart the parts of the sum are`(place: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(y == place ~ 500)
    let rows = [try solver.add(x - 0.001 * z >= 1), try solver.add(z - y >= 7)]
    #expect {
      try solver.add(1000 * x - y <= 1007 - 1e-4)
    } throws: { error in
      guard case .infeasible(let all) = error as? SolverError else { return false }
      return all.count == 3 && rows.allSatisfy { all.contains($0) }
    }
    try solver.add(1000 * x - y <= 1007)
    try solver.add(y == 0 ~ 900)
    #expect((solver.value(of: x) - 1.007).magnitude < 1e-9)
    #expect((solver.value(of: z) - 7).magnitude < 1e-6)
  }
}
