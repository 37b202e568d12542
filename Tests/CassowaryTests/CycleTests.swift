import Cassowary
import Testing

/// Rows that determine variables only together.
struct CycleTests {
  @Test func `equal widths fill a container, and again when its size has changed`() throws {
    var bar = try Bar.make(of: 100)
    bar.expectFilled(1000)
    try bar.solver.setConstant(of: bar.size, to: 4321)
    bar.expectFilled(4321)
  }

  @Test func `equal widths need no pivots, and factors that grow as their number`() throws {
    let small = try Bar.make(of: 100).statistics
    let large = try Bar.make(of: 1000).statistics
    #expect(small.pivots == 0 && large.pivots == 0)
    #expect(small.factorEntries <= 5 * 100 && large.factorEntries <= 5 * 1000)
  }

  /// `x[i + 1] = 2.5 x[i] − x[i − 1]` is met by 2^i and by 2^−i. Working out one variable after the other from
  /// one end, the former would take over from the first rounding on.
  @Test func `errors do not grow where each variable follows from the two before it`() throws {
    let count = 200
    var solver = Solver()
    let x = (0...count).map { _ in solver.makeVariable() }
    var rows: [Row] = [x[0] == 0]
    for i in 1..<count { rows.append(x[i - 1] - 2.5 * x[i] + x[i + 1] == 0) }
    rows.append(x[count] == 1024)
    _ = try solver.add(rows)
    var wanted = 1024.0
    for i in 0..<150 {
      #expect(abs(solver.value(of: x[count - i]) - wanted) <= 1e-12 * 1024)
      wanted /= 2
    }
  }

  @Test func `a cycle of differences that adds up leaves one of them over`() throws {
    var solver = Solver()
    let x = (0..<50).map { _ in solver.makeVariable() }
    var rows: [Row] = []
    for i in 0..<50 { rows.append(x[(i + 1) % 50] - x[i] == (i < 49 ? 2 : -98)) }
    _ = try solver.add(rows)
    _ = try solver.add(x[25] == 100)
    for i in 0..<50 { #expect(solver.value(of: x[i]) == 50 + 2 * Double(i)) }
    #expect(throws: SolverError.self) { try solver.add(x[49] - x[0] == 97) }
  }

  @Test func `two sums and two ratios, which take each other for granted`() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    _ = try solver.add([
      x[0] + x[1] + x[2] + x[3] == 100, x[0] + x[1] == x[2] + x[3] + 20, x[1] == 2 * x[0],
      x[3] == 3 * x[2],
    ])
    #expect(x.map { solver.value(of: $0) } == [20, 40, 10, 30])
  }
}

/// Views of one width side by side, 8 apart, from one end of a container to the other.
private struct Bar: ~Copyable {
  var solver: Solver
  let lefts: [Variable]
  let widths: [Variable]
  let size: RowID

  static func make(of count: Int) throws -> Bar {
    var solver = Solver()
    let width = solver.makeVariable()
    let lefts = (0..<count).map { _ in solver.makeVariable() }
    let widths = (0..<count).map { _ in solver.makeVariable() }
    var rows: [Row] = []
    var end = LinearExpression()
    for i in 0..<count {
      rows.append(lefts[i] == end + (i == 0 ? 0 : 8))
      if i > 0 { rows.append(widths[i] == widths[i - 1]) }
      end = lefts[i] + widths[i]
    }
    rows.append(end == width)
    let size = try solver.add(width == 1000)
    _ = try solver.add(rows)
    return Bar(solver: solver, lefts: lefts, widths: widths, size: size)
  }

  var statistics: SolverStatistics { solver.statistics }

  func expectFilled(_ size: Double) {
    let count = Double(lefts.count)
    let width = (size - 8 * (count - 1)) / count
    for (i, (left, extent)) in zip(lefts, widths).enumerated() {
      #expect(abs(solver.value(of: extent) - width) <= 1e-10 * size)
      #expect(abs(solver.value(of: left) - Double(i) * (width + 8)) <= 1e-10 * size)
    }
  }
}
