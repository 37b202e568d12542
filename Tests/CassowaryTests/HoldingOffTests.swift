import Cassowary
import Testing

/// Which rows keep another from being met.
struct HoldingOffTests {
  @Test func `a limit of the same row holds a preference off`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let wide = try solver.add(width == 300 ~ 750)
    let limit = try solver.add(width <= 200)
    _ = try solver.add([width >= 10, width <= 250 ~ 800])
    #expect(solver.error(of: wide) == 100)
    #expect(try solver.rowsHoldingOff(wide) == [limit])
    #expect(try solver.rowsHoldingOff(limit) == [])
  }

  @Test func `a chain between two edges holds a preference off`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let start = try solver.add(left >= 20)
    let end = try solver.add(right <= 100)
    let wide = try solver.add(right - left >= 300 ~ 750)
    _ = try solver.add([other == left ~ 900, right >= left, other >= 0])
    #expect(solver.error(of: wide) == 220)
    #expect(try solver.rowsHoldingOff(wide) == [start, end])
  }

  @Test func `a preference of a higher level holds off one of a lower`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let low = try solver.add(x == 10 ~ 250)
    let high = try solver.add(y == 50 ~ 750)
    let equal = try solver.add(x - y == 0 ~ 500)
    _ = try solver.add(x == 0 ~ 100)
    #expect(solver.error(of: low) == 40)
    #expect(try solver.rowsHoldingOff(low) == [high, equal])
  }

  @Test func `a preference of the same level holds another off by its share`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ids = try solver.add([x == 100 ~ 500, x == 200 ~ 500, x == 210 ~ 500])
    #expect(solver.value(of: x) == 200)
    #expect(try solver.rowsHoldingOff(ids[0]) == [ids[1]])
    #expect(try solver.rowsHoldingOff(ids[2]) == [ids[1]])
    #expect(try solver.rowsHoldingOff(ids[1]) == [])
  }

  @Test func `required rows are named where they suffice`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let preference = try solver.add(x == 500 ~ 250)
    _ = try solver.add([x == 40 ~ 750, y == 60 ~ 900])
    let sum = try solver.add(x + y <= 100)
    let least = try solver.add(y >= 60)
    #expect(solver.value(of: x) == 40)
    // x could be 40 at the most by what is required alone.
    #expect(try solver.rowsHoldingOff(preference) == [least, sum])
  }

  @Test func `a preference that contradicts itself is held off by nothing`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let preference = try solver.add(x - x == 10 ~ 500)
    #expect(try solver.rowsHoldingOff(preference) == [])
  }

  @Test func `a row that was removed is refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 1 ~ 500)
    try solver.remove(id)
    #expect(throws: SolverError.foreignRow(id)) { try solver.rowsHoldingOff(id) }
  }

  /// The rows named, at what they reach now, and the preference alone: it can be met no better, and without
  /// any of them it can.
  @Test(arguments: 0..<300)
  func `what holds a random row off is needed, and enough`(seed: Int) throws {
    var script = Script(seed: seed)
    try script.run(steps: 12)
    for (id, row) in script.rows where script.solver.error(of: id) > 1e-6 {
      let error = script.solver.error(of: id)
      let holders = try script.solver.rowsHoldingOff(id)
      for holder in holders {
        let priority = script.solver.state(of: holder)?.priority
        #expect(priority ?? 0 >= row.priority, "seed \(seed)")
      }
      let all = try leastError(of: row, against: holders, in: script)
      #expect(abs(all - error) <= 1e-6 * (1 + error), "\(all), not \(error): seed \(seed)")
      for left in holders {
        let less = try leastError(of: row, against: holders.filter { $0 != left }, in: script)
        #expect(less < error - 1e-6, "one row too many: seed \(seed)")
      }
    }
  }

  /// How well a row can be met when others are met no worse than now.
  private func leastError(
    of preference: PlainRow, against holders: [RowID], in script: borrowing Script
  ) throws -> Double {
    var fresh = Solver()
    var variables: [Variable] = []
    for _ in script.variables { variables.append(fresh.makeVariable()) }
    let values = script.variables.map { script.solver.value(of: $0) }
    for (id, row) in script.rows where holders.contains(id) {
      let error = row.error(at: values) + 1e-9
      let left = row.row(over: variables).left
      if row.relation != .lessThanOrEqual {
        try fresh.add(Row(left + LinearExpression(constant: error), .greaterThanOrEqual))
      }
      if row.relation != .greaterThanOrEqual {
        try fresh.add(Row(left - LinearExpression(constant: error), .lessThanOrEqual))
      }
    }
    var optional = preference
    optional.priority = 500
    return fresh.error(of: try fresh.add(optional.row(over: variables)))
  }

  @Test(arguments: 0..<60)
  func `the order of adding does not matter`(seed: Int) throws {
    var script = Script(seed: seed)
    try script.run(steps: 12)
    let order = script.rows.indices.shuffled(using: &script.generator)
    var fresh = Solver()
    var variables: [Variable] = []
    for _ in script.variables { variables.append(fresh.makeVariable()) }
    let rows = order.map { script.rows[$0].row }
    let ids = try fresh.add(rows.map { $0.row(over: variables) })
    for (place, id) in zip(order, ids) {
      let holders = try script.solver.rowsHoldingOff(script.rows[place].id)
      let others = try fresh.rowsHoldingOff(id)
      let named = holders.compactMap { h in script.rows.first { $0.id == h }?.row }
      let namedByOther = others.compactMap { h in ids.firstIndex(of: h).map { rows[$0] } }
      #expect(named == namedByOther, "seed \(seed)")
    }
  }

  @Test func `of more tight rows than variables those are named that stop the preference`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let rows = try solver.add([
      x - y == -3 ~ 500, y >= 5, -1 * y == 100 ~ 500, 2 * x + y == 0 ~ 750,
      2 * y + 2 * x == 10 ~ 500,
    ])
    #expect(solver.value(of: x) == -2.5 && solver.value(of: y) == 5)
    // Along 2x + y == 0 the preference is y, which is too large for 100 already. With y as it is, (0, 5) would
    // meet the preference.
    let holders = try solver.rowsHoldingOff(rows[4])
    #expect(Set(holders) == [rows[2], rows[3]])
  }

  @Test func `rows that are tight but for rounding do not exclude each other`() throws {
    var solver = Solver()
    let v = (0..<7).map { _ in solver.makeVariable() }
    let rows = try solver.add([
      -10 * v[4] - 10 * v[5] >= 0, 0.1 * v[3] >= -90, 9 * v[5] - v[3] - 0.1 * v[2] >= 0,
      10 * v[3] - 0.1 * v[0] >= 0, 10 * v[3] - v[1] == 0 ~ 500,
      -0.1 * v[0] + v[4] + 10 * v[3] - 10 * v[1] == 0 ~ 751, -10 * v[2] - 10 * v[6] == 0 ~ 500,
      10 * v[5] - v[6] == 0, 10 * v[3] - 0.1 * v[0] - v[1] <= -90, v[3] <= 0 ~ 751,
      -1 * v[1] == 0 ~ 751,
    ])
    // By rows 3 and 8, v1 is at least 90, and by rows 8, 5, 0, 7 and 2 v2 + v6 is at most -90000 - 10 v3, which row 6
    // keeps from getting less than the -81000 that it has at -900.
    #expect(solver.value(of: v[3]) == -900)
    #expect(Set(try solver.rowsHoldingOff(rows[4])) == Set([3, 8, 5, 0, 7, 2, 6].map { rows[$0] }))
  }

  @Test func `a row that is at none of its bounds holds nothing off`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let rows = try solver.add([
      0.1 * x - y >= 8 ~ 1, 10 * y == -33, -0.1 * x >= -98, x - 10 * y == -71,
    ])
    // It alone keeps 0.1x - y at -7.1.
    #expect(try solver.rowsHoldingOff(rows[0]) == [rows[3]])
  }

  @Test func `what is far from its bound is not named for what excludes more`() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let rows = try solver.add([
      2 * c == 14 ~ 750, 0.5 * b >= -24, c + 0.5 * b == -22 ~ 1, 0.5 * a == -92 ~ 750,
      -b - 2 * c - 2 * a == -63,
    ])
    #expect(solver.error(of: rows[2]) == 237.5)
    // By these b + 2c is 431, twice what the row has.
    #expect(Set(try solver.rowsHoldingOff(rows[2])) == [rows[3], rows[4]])
  }

  @Test func `what holds off only the last of what is missing is named`() throws {
    var solver = Solver()
    let x = (0..<9).map { _ in solver.makeVariable() }
    let rows: [Row] = [
      -10 * x[5] == 5 ~ 1, -0.1 * x[1] == 15 ~ 2, -1 * x[7] - 9.9 * x[0] <= 60 ~ 999,
      0.1 * x[2] - 0.1 * x[8] >= 25 ~ 1, x[0] + x[3] + 0.1 * x[5] - 0.1 * x[8] <= -50 ~ 1,
      0.1 * x[6] == -90 ~ 999, -10 * x[7] - 0.1 * x[6] >= 90, x[0] + 10 * x[2] == -25,
      0.1 * x[3] - x[5] >= 45 ~ 999, -11 * x[2] - 0.1 * x[1] + 10 * x[5] == 45 ~ 250,
      -0.1 * x[6] - 10 * x[8] <= 40 ~ 500, x[7] >= 65 ~ 750,
    ]
    let ids = try solver.add(rows)
    // x0 is 75/11 by x2, which is -35/11. Without that it would be -60/9.9 at the least, since x7 is
    // at most 0.
    #expect((solver.value(of: x[0]) - 75 / 11.0).magnitude < 1e-9)
    let holding = try solver.rowsHoldingOff(ids[4])
    #expect(Set(holding) == Set([0, 1, 3, 7, 8, 9].map { ids[$0] }))
  }

  @Test func `what others give way for holds nothing off`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    // Anything from 8 to 75 would do for the first two, and 22 is decided below them.
    let rows: [Row] = [
      x >= 0, x == 8 ~ 750, x >= 75 ~ 750, x == 22 ~ 250, x <= 75 ~ 250, x == 21 ~ 1, x == 23 ~ 2,
    ]
    let ids = try solver.add(rows)
    #expect(solver.value(of: x) == 22)
    for preference in ids.suffix(2) { #expect(try solver.rowsHoldingOff(preference) == [ids[3]]) }
    // One counts twice, and gives way for two others: anything from 10 to 40 would do.
    let y = solver.makeVariable()
    let three = try solver.add([
      2 * y == 20 ~ 750, y >= 40 ~ 750, y >= 41 ~ 750, y == 30 ~ 100, y == 25 ~ 1,
    ])
    #expect(solver.value(of: y) == 30)
    #expect(try solver.rowsHoldingOff(three[4]) == [three[3]])
  }

  @Test func `what one that is met gives way for holds nothing off`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // 250 are left for both; the more one has of them, the less the other.
    let ids = try solver.add([
      x + y == 300, x <= 50 ~ 250, y <= 50 ~ 250, x >= 50 ~ 750, y >= 50 ~ 750, x == 50 ~ 249,
      x == 60 ~ 1,
    ])
    #expect(solver.value(of: x) == 50)
    #expect(try solver.rowsHoldingOff(ids[6]) == [ids[5]])
  }

  @Test func `which of two rows is named does not depend on which was added first`() throws {
    let rows: [(Variable) -> Row] = [
      { $0 <= 0 }, { $0 == 3 ~ 750 }, { $0 == -10 ~ 500 }, { $0 == 1 ~ 750 },
    ]
    let named = try [[0, 1, 2, 3], [3, 2, 1, 0]].map { order in
      var solver = Solver()
      let x = solver.makeVariable()
      let ids = try solver.add(order.map { rows[$0](x) })
      let preference = try #require(order.firstIndex(of: 2))
      return try solver.rowsHoldingOff(ids[preference]).map { order[ids.firstIndex(of: $0) ?? 0] }
    }
    #expect(named[0] == named[1] && named[0].count == 1)
  }

  @Test func `no row is named that only rounding has a part in it`() throws {
    var solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    let ids = try solver.add([
      -10 * x[2] == 18 ~ 500, -0.1 * x[0] == 4.5 ~ 20, 10 * x[0] + 0.1 * x[1] >= -49,
      -10 * x[0] + x[2] + x[1] >= 4.8, -10 * x[2] + 10 * x[0] == -1.3 ~ 750,
      -10 * x[1] - 0.1 * x[2] == 0,
    ])
    // x2 is -1.8, and x0 that less 0.13.
    #expect(try Set(solver.rowsHoldingOff(ids[1])) == [ids[0], ids[4]])
  }

  /// On the way a row that comes into the basis turns out to depend on others in it.
  @Test func `a question may meet a basis of dependent rows`() throws {
    var solver = Solver()
    let x = (1...7).map { _ in solver.makeVariable() }
    try solver.add(25 * x[6] + 0.01 * x[0] == 0)
    let target = try solver.add(x[6] == 1 ~ 500)
    let equal = try solver.add(-1 * x[5] + x[4] == 0)
    try solver.add(-1 * x[4] + x[3] == 0)
    try solver.add(0.01 * x[2] + 100 * x[5] <= -20)
    try solver.add(x[3] == 1)
    let ratio = try solver.add(-100.001 * x[1] + 100 * x[6] == 0)
    let zero = try solver.add(x[2] == 0 ~ 750)
    try solver.add(x[0] <= 0)
    try solver.setPriority(of: equal, to: 750)
    try solver.add(-1000 * x[5] + 25 * x[0] >= 0)
    let sum = try solver.add(x[6] + 25.001 * x[1] + 25 * x[2] <= 0)
    // With x[2] = 0 the sum is a multiple of x[6].
    #expect(try Set(solver.rowsHoldingOff(target)) == [ratio, sum, zero])
  }
}
