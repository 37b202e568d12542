import Cassowary
import Testing

/// Numbers and sizes at the limits of what is promised.
struct ExtremeTests {
  @Test func `coefficients from a millionth to a million`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    _ = try solver.add([
      1e6 * x - y == 0, 1e-6 * y + z == 3, x == 2, 1e6 * z + 1e-6 * x >= 1e6 ~ 500,
    ])
    #expect([x, y, z].map { solver.value(of: $0) } == [2, 2e6, 1])
    let wide = try solver.add(1e-6 * x + 1e6 * z == 7 ~ 250)
    #expect(abs(solver.error(of: wide) - (1e6 + 2e-6 - 7)) <= 1e-9 * 1e6)
  }

  @Test func `constants of a thousand million`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let far = try solver.add(x == 1e9)
    _ = try solver.add([y - x == 0.25, z + y == 0, z >= -1e9 ~ 500])
    #expect(solver.value(of: y) == 1_000_000_000.25 && solver.value(of: z) == -1_000_000_000.25)
    try solver.setConstant(of: far, to: -1e9)
    #expect(solver.value(of: y) == -999_999_999.75)
    #expect(throws: SolverError.self) { try solver.add(x >= -1e9 + 10) }
  }

  /// Both are multiples of 8 x - 9 y but for roundings, by which they meet at 8e16.
  @Test func `rows that meet farther off than constants reach are parallel`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let ids = try solver.add([
      0.6479999999999982 * x - 0.7289999999999989 * y == 1828 ~ 500,
      -0.3388799999999712 * x + 0.38123999999998226 * y >= 52.7678519999958,
    ])
    // Of those nearest to the preference, x = 0 is taken.
    let wanted = [0, 52.767852 / 0.38124]
    for (variable, value) in zip([x, y], wanted) {
      #expect(abs(solver.value(of: variable) - value) <= 1e-9 * 200)
    }
    #expect(abs(solver.error(of: ids[0]) - (1828 + 0.729 * wanted[1])) <= 1e-9 * 3000)
    #expect(solver.error(of: ids[1]) == 0)
  }

  @Test func `a thousand sizes with a level each, and room for half of them`() throws {
    var solver = Solver()
    let sizes = (0..<1000).map { _ in solver.makeVariable() }
    var rows: [Row] = [sizes.reduce(LinearExpression()) { $0 + $1 } <= 5000]
    // 7 is prime to 1000, so that each level comes once, in no order.
    let level = { (i: Int) in 100 + Double(i * 7 % 1000) / 4 }
    for (i, size) in sizes.enumerated() {
      rows += [size >= 0, size == 10 ~ Priority(level(i))]
    }
    _ = try solver.add(rows)
    for (i, size) in sizes.enumerated() {
      #expect(solver.value(of: size) == (level(i) >= 225 ? 10 : 0))
    }
  }

  @Test func `a chain with a level each gives way at the lowest`() throws {
    var solver = Solver()
    let edges = (0...1000).map { _ in solver.makeVariable() }
    var rows: [Row] = [edges[0] == 0, edges[1000] == 900]
    let level = { (i: Int) in 100 + Double(i * 7 % 1000) / 4 }
    for i in 0..<1000 { rows.append(edges[i + 1] - edges[i] == 1 ~ Priority(level(i))) }
    let ids = try solver.add(rows)
    for i in 0..<1000 { #expect(solver.error(of: ids[i + 2]) == (level(i) == 100 ? 100 : 0)) }
  }

  @Test func `a hundred thousand copies of one row, all but one of them removed again`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    var ids = try solver.update { change in
      (0..<100_000).map { _ in change.add(terms: [(x, 1), (y, -1)], .equal, 4) }
    }
    try solver.add(y == 6)
    #expect(solver.value(of: x) == 10)
    let kept = ids.remove(at: 50_000)
    #expect(throws: SolverError.self) { try solver.setConstant(of: kept, to: 5) }
    #expect(solver.value(of: x) == 10)
    for id in ids.suffix(10) { try solver.remove(id) }
    try solver.remove(ids.dropLast(10))
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(of: kept, to: 5)
    #expect(solver.value(of: x) == 11)
  }

  @Test func `a hundred thousand preferences for one value, most of them removed again`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    // 7,919 is prime to 100,001, so that each number comes once, in no order.
    let constants = (0..<100_001).map { Double($0 * 7919 % 100_001) }
    let ids = try solver.update { change in
      constants.map { change.add(terms: [(x, 1)], .equal, $0, priority: 500) }
    }
    #expect(solver.value(of: x) == 50_000)
    // Those above 80,000 go together, which leaves the median of 0...80,000.
    let (high, low) = (ids.indices.filter { constants[$0] > 80_000 }, constants.firstIndex(of: 0)!)
    try solver.remove(high.map { ids[$0] })
    #expect(solver.value(of: x) == 40_000)
    // One by one, each lets the median go up or down by a half: of two medians it is the lower.
    try solver.remove(ids[low])
    #expect(solver.value(of: x) == 40_000)
    try solver.setPriority(of: ids[constants.firstIndex(of: 7)!], to: 600)
    #expect(solver.value(of: x) == 7)
  }

  @Test func `a thousand levels for one value: the highest decides`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    // 619 is prime to 1001, so that each number comes once, in no order.
    let constants = (1...1000).map { Double($0 * 619 % 1001) }
    let ids = try solver.update { change in
      constants.enumerated().map { level, constant in
        change.add(terms: [(x, 1)], .equal, constant, priority: Priority(Double(level) + 0.5))
      }
    }
    for level in (950..<1000).reversed() {
      #expect(solver.value(of: x) == constants[level])
      try solver.remove(ids[level])
    }
    #expect(solver.value(of: x) == constants[949])
  }

  @Test func `a row with a hundred thousand terms`() throws {
    var solver = Solver()
    let parts = (0..<100_000).map { _ in solver.makeVariable() }
    let total = try solver.update { change in
      for part in parts.dropFirst() { change.add(terms: [(part, 1)], .equal, 2) }
      return change.add(terms: parts.map { ($0, 1) }, .equal, 200_007)
    }
    #expect(solver.value(of: parts[0]) == 9)
    try solver.setConstant(of: total, to: 0)
    #expect(solver.value(of: parts[0]) == -199_998)
  }

  @Test func `a cycle of a hundred thousand equalities`() throws {
    var solver = Solver()
    let ring = (0..<100_000).map { _ in solver.makeVariable() }
    let ids = try solver.update { change in
      ring.indices.map { i in
        change.add(terms: [(ring[i], 1), (ring[(i + 1) % ring.count], -1)], .equal, 0)
      }
    }
    try solver.add(ring[0] == 5)
    #expect(ring.allSatisfy { solver.value(of: $0) == 5 })
    do {
      try solver.setConstant(of: ids[77], to: 1)
      Issue.record("accepted")
    } catch {
      guard case .infeasible(let conflict) = error else { throw error }
      #expect(Set(conflict) == Set(ids))
    }
    #expect(ring.allSatisfy { solver.value(of: $0) == 5 })
  }
}
