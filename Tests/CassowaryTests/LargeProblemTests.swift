import Cassowary
import Testing

/// Problems that are large in one respect only: levels, constraints of one row, terms of one row.
struct LargeProblemTests {
  @Test func `the ninth level decides where eight are tied`() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    var rows: [Row] = [Expression(a) == Expression(b)]
    for level in stride(from: 900.0, to: 100, by: -100) {
      // Together these cost 10 wherever both are from 0 to 10.
      rows.append(a == 0 ~ Priority(level))
      rows.append(b == 10 ~ Priority(level))
    }
    rows.append(a == 4 ~ 100)
    _ = try solver.add(rows)
    #expect(solver.value(of: a) == 4)
  }

  @Test func `a thousand views with a level each give way from the lowest`() throws {
    var solver = Solver()
    let heights = (0..<1000).map { _ in solver.makeVariable() }
    try solver.update { change in
      for (index, height) in heights.enumerated() {
        change.add(height >= 0)
        change.add(height == 10 ~ Priority(1 + 0.9 * Double(index)))
      }
      change.add(terms: heights.map { ($0, 1) }, .equal, 5000)
    }
    #expect(heights[..<500].allSatisfy { solver.value(of: $0) == 0 })
    #expect(heights[500...].allSatisfy { solver.value(of: $0) == 10 })
  }

  @Test func `of many constants wished for one row the middle one is chosen`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    // 4001 is a prime number, so that each constant from 0 to 4000 comes once.
    let wishes = (0..<4001).map { x - y == Expression(constant: Double($0 * 7919 % 4001)) ~ 500 }
    let ids = try solver.add([y == 1] + wishes)
    #expect(solver.value(of: x) == 2001)
    let isLow = { (index: Int) in index * 7919 % 4001 < 1000 }
    try solver.remove(wishes.indices.filter(isLow).map { ids[$0 + 1] })
    // 1000 to 4000 are left.
    #expect(solver.value(of: x) == 2501)
  }

  @Test func `a long sum is shared out as the wishes say`() throws {
    var solver = Solver()
    let parts = (0..<3000).map { _ in solver.makeVariable() }
    try solver.update { change in
      for part in parts {
        change.add(part >= 2)
        change.add(part == 3 ~ 250)
      }
      change.add(terms: parts.map { ($0, 1) }, .equal, 9000)
    }
    #expect(parts.allSatisfy { solver.value(of: $0) == 3 })
  }

  @Test(arguments: [-1, 0, 7])
  func `room may be made for any number`(count: Int) throws {
    var solver = Solver()
    solver.reserve(variables: count, rows: count, terms: count)
    let x = solver.makeVariable()
    try solver.add(x == 3)
    #expect(solver.value(of: x) == 3)
  }
}
