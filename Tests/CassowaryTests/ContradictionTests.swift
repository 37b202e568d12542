import Cassowary
import Testing

/// Required rows that exclude each other by about as much as is allowed.
struct ContradictionTests {
  @Test(arguments: [(100.0, 5e-8), (1000, 5e-7), (1e6, 5e-4), (100, 2e-8)])
  func `what gave way to rows that just hold together comes back with one of them gone`(
    distance: Double, excess: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y <= distance - excess)
    try solver.add(y - x >= distance)
    let wish = try solver.add(y == 27.3 ~ 750)
    let pin = try solver.add(x >= 0)
    #expect((solver.value(of: y) - distance).magnitude <= 2 * excess)
    try solver.remove(pin)
    #expect(solver.error(of: wish) == 0 && solver.value(of: y) == 27.3)
    #expect((solver.value(of: x) - (27.3 - distance)).magnitude < 1e-9 * distance)
    #expect(try solver.range(of: 1 * y) == 27.3...27.3)
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

  @Test func `thirds of ten digits make a whole`() throws {
    var solver = Solver()
    let whole = solver.makeVariable()
    let parts = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(whole == 1000)
    for part in parts { try solver.add(part == 0.3333333333 * whole) }
    try solver.add(parts[0] + parts[1] + parts[2] == whole)
    #expect((solver.value(of: parts[0]) - 1000.0 / 3).magnitude < 1e-6)
  }
}
