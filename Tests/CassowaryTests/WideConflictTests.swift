import Cassowary
import Testing

/// Conflicts of rows with coefficients a million million times as large as others: what is no part
/// of them is small beside the rounding of what is.
struct WideConflictTests {
  /// The rows that a solver names when it refuses one.
  private func conflict(_ body: () throws -> Void) throws -> [RowID] {
    do {
      try body()
    } catch SolverError.infeasible(let rows) {
      return rows
    }
    return []
  }

  @Test func `a row that two others have cancelled is not named`() throws {
    var solver = Solver()
    let x = (0..<5).map { _ in solver.makeVariable() }
    try solver.add(1e-6 * x[4] - 1e6 * x[3] + 1e-6 * x[0] >= 0)
    var ids = [try solver.add(-1e-6 * x[4] + x[1] - 1e6 * x[0] <= 0)]
    ids.append(try solver.add(-5e-7 * x[4] + 5e5 * x[3] - 5e-7 * x[0] >= 0))
    try solver.add(-1 * x[4] >= 0 ~ 500)
    let other = try solver.add(x[0] - 1e-6 * x[3] == 1)
    try solver.add(x[3] + x[2] >= 1)
    ids.append(try solver.add(1e6 * x[1] - x[4] <= 0))
    let named = try conflict { try solver.add(-1e-6 * x[1] + x[3] == -90) }
    // By the second and the last two x0 is at most -9e13, by the first one, too, at least 90.
    #expect(!named.contains(other))
    #expect(named.count == 4 && ids.allSatisfy { named.contains($0) })
  }

  @Test func `a row of which even twice the digits tell nothing is not named`() throws {
    var solver = Solver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    var ids = [try solver.add(-1e6 * x[5] - x[0] == 0), try solver.add(-x[4] + x[6] <= 0)]
    let sum = try solver.add(0.001 * x[1] + 1e6 * x[2] >= 0)
    ids.append(try solver.add(1e6 * x[2] - 1000 * x[5] <= 0))
    let equal = try solver.add(-x[6] + x[3] == 0)
    let other = try solver.add(-x[2] - x[6] >= 0)
    ids.append(try solver.add(-1000 * x[0] - 1e-6 * x[3] + 1000 * x[1] == 0))
    try solver.setConstant(of: sum, to: 1)
    try solver.setConstant(of: equal, to: -20)
    let named = try conflict { try solver.add(x[4] + 1e6 * x[3] <= 0) }
    // x2 has cancelled in what the rows with it come to, so that the row with x6 besides is free.
    #expect(!named.contains(other))
    #expect(named.count == 7 && (ids + [sum, equal]).allSatisfy { named.contains($0) })
  }
}
