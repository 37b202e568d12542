import Cassowary
import Testing

/// How the work grows, counted in operations: no clock.
struct GrowthTests {
  /// Rows of a list: each below the one before it, as high as its content, the container as high as all.
  private func list(of count: Int, into solver: inout Solver) throws -> (Variable, [Variable]) {
    let container = solver.makeVariable()
    var rows: [Row] = []
    var heights: [Variable] = []
    var above = Expression()
    for i in 0..<count {
      let top = solver.makeVariable()
      let height = solver.makeVariable()
      heights.append(height)
      rows.append(top == above + 8)
      rows.append(height >= 0)
      rows.append(height <= Expression(constant: Double(20 + i % 7)) ~ 250)
      rows.append(height >= Expression(constant: Double(20 + i % 7)) ~ 750)
      above = top + height
    }
    rows.append(container == above)
    _ = try solver.add(rows)
    return (container, heights)
  }

  private func statistics(listOf count: Int) throws -> SolverStatistics {
    var solver = Solver()
    let (container, _) = try list(of: count, into: &solver)
    let heights = (0..<count).map { Double(20 + $0 % 7) }.reduce(0, +)
    #expect(solver.value(of: container) == heights + 8 * Double(count))
    return solver.statistics
  }

  @Test func `a list needs no pivots, and factors as large as itself`() throws {
    let small = try statistics(listOf: 100)
    let large = try statistics(listOf: 1000)
    #expect(small.pivots == 0 && large.pivots == 0)
    #expect(large.factorEntries <= 10 * small.factorEntries + 10)
  }

  @Test func `coming back gives the very same values`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let size = try solver.add(x + y + z == 100)
    _ = try solver.add([3 * x == 1 * y, y == 0.7 * z])
    let before = [x, y, z].map { solver.value(of: $0) }
    for i in 0..<2000 {
      try solver.setConstant(of: size, to: 100 + Double(i % 97) / 3)
    }
    try solver.setConstant(of: size, to: 100)
    #expect([x, y, z].map { solver.value(of: $0) } == before)
  }
}
