import Cassowary
import Testing

/// Large batches that come in no order: where things lie in memory is nobody's business.
struct ArrangingTests {
  private static let count = 2000

  /// What was made of a shuffled list: each item below the one before it, and as high as it prefers.
  private struct List {
    var tops: [Variable] = []
    var heights: [Variable] = []
    /// By item: the row of its top, of its least height, and of the height that it prefers.
    var handles: [[RowID]] = []
  }

  private func preference(_ item: Int) -> Double { 20 + Double(item % 7) }

  private func fill(_ solver: inout Solver) throws -> List {
    let count = Self.count
    var list = List()
    list.tops = (0..<count).map { _ in solver.makeVariable() }
    list.heights = (0..<count).map { _ in solver.makeVariable() }
    let (tops, heights) = (list.tops, list.heights)
    // 1009 is prime to 6000: each number below that comes once, in no order.
    let order = (0..<3 * count).map { ($0 * 1009 + 17) % (3 * count) }
    let batch = order.map { place -> Row in
      let item = place / 3
      return switch place % 3 {
      case 0: item == 0 ? tops[0] == 0 : tops[item] == tops[item - 1] + heights[item - 1] + 8
      case 1: heights[item] >= 0
      default: heights[item] == LinearExpression(constant: preference(item)) ~ 500
      }
    }
    let ids = try solver.add(batch)
    var byPlace = ids
    for (place, id) in zip(order, ids) { byPlace[place] = id }
    list.handles = (0..<count).map { Array(byPlace[3 * $0..<3 * $0 + 3]) }
    return list
  }

  private func expectPlaces(_ list: List, _ solver: borrowing Solver, longer: Double = 0) {
    var top = 0.0
    for item in 0..<Self.count {
      #expect(solver.value(of: list.tops[item]) == top)
      top += preference(item) + 8 + (item == 1000 ? longer : 0)
    }
  }

  @Test func `a shuffled batch is solved, and each handle still means its row`() throws {
    var solver = Solver()
    let list = try fill(&solver)
    expectPlaces(list, solver)
    for item in stride(from: 0, to: Self.count, by: 97) {
      #expect(solver.state(of: list.handles[item][2])?.constant == preference(item))
      #expect(solver.state(of: list.handles[item][1])?.relation == .greaterThanOrEqual)
    }
    try solver.setConstant(of: list.handles[1000][2], to: preference(1000) + 5)
    expectPlaces(list, solver, longer: 5)
    try solver.remove(list.handles[1000][2])
    expectPlaces(list, solver, longer: -preference(1000))
    #expect(throws: SolverError.foreignRow(list.handles[1000][2])) {
      try solver.remove(list.handles[1000][2])
    }
    let again = try solver.add(
      list.heights[1000] == LinearExpression(constant: preference(1000)) ~ 500)
    expectPlaces(list, solver)
    #expect(solver.state(of: again)?.priority == 500)
  }

  @Test func `rows changed and taken back while the batch is put together`() throws {
    var solver = Solver()
    let count = Self.count
    let x = (0..<3 * count).map { _ in solver.makeVariable() }
    let place = { (i: Int) in i * 1009 % (3 * count) }
    let ids = try solver.update { change in
      var ids: [RowID] = []
      for i in 0..<3 * count {
        ids.append(change.add(x[place(i)] == LinearExpression(constant: Double(i))))
      }
      change.setConstant(of: ids[100], to: -7)
      change.remove(ids[200])
      return ids
    }
    for i in 0..<3 * count {
      let wanted: Double = i == 100 ? -7 : i == 200 ? 0 : Double(i)
      #expect(solver.value(of: x[place(i)]) == wanted)
    }
    #expect(solver.state(of: ids[100])?.constant == -7 && solver.state(of: ids[200]) == nil)
  }

  @Test func `a refused batch names its rows, and leaves those before it as they were`() throws {
    var solver = Solver()
    let list = try fill(&solver)
    let (tops, heights) = (list.tops, list.heights)
    var refused: [RowID] = []
    #expect(throws: SolverError.self) {
      try solver.update { change in
        let order = (0..<3 * Self.count).map { ($0 * 1009 + 17) % Self.count }
        for item in order { change.add(tops[item] >= LinearExpression(heights[item]) - 100) }
        refused = [change.add(heights[50] <= 3), change.add(heights[50] >= 4)]
      }
    }
    expectPlaces(list, solver)
    #expect(solver.state(of: list.handles[1999][2])?.constant == preference(1999))
    do {
      try solver.update { change in
        for item in 0..<3 * Self.count {
          change.add(
            tops[item * 1009 % Self.count] >= LinearExpression(heights[item % Self.count]) - 1e6)
        }
        refused = [change.add(heights[50] <= 3), change.add(heights[50] >= 4)]
      }
      Issue.record("a height cannot be both")
    } catch {
      #expect(error == .infeasible(refused) || error == .infeasible(refused.reversed()))
    }
  }

  @Test func `the first wrong thing in a shuffled batch is told, and nothing has changed`() throws {
    var solver = Solver()
    let list = try fill(&solver)
    let stale = (0..<2).map { _ in solver.makeVariable() }
    try solver.update { change in for variable in stale { change.discard(variable) } }
    // The first of the two is the one that lies later.
    let first: Variable = stale[1]
    let batch = (0..<3 * Self.count).map { place -> Row in
      let top = list.tops[place * 1009 % Self.count]
      return switch place {
      case 2500: top >= LinearExpression(first) - 1e6
      case 2600: top >= LinearExpression(stale[0]) - 1e6
      default: top >= LinearExpression(list.heights[place * 617 % Self.count]) - 1e6
      }
    }
    #expect(throws: SolverError.foreignVariable(first)) { try solver.add(batch) }
    expectPlaces(list, solver)
    #expect(throws: SolverError.foreignVariable(first)) {
      try solver.update { change in
        for row in batch { change.add(row) }
        change.add(list.tops[0] >= LinearExpression(constant: .infinity))
      }
    }
    #expect(throws: SolverError.invalidNumber(.infinity)) {
      try solver.update { change in
        change.add(list.tops[0] <= LinearExpression(constant: .infinity))
        for row in batch { change.add(row) }
      }
    }
    expectPlaces(list, solver)
    try solver.setConstant(of: list.handles[1000][2], to: preference(1000) + 5)
    expectPlaces(list, solver, longer: 5)
  }

  @Test func `rows are told apart wherever they lie among others`() throws {
    // All pairs of some variables, rows that share their last variable, and rows that share their first one.
    var solver = Solver()
    let first = solver.makeVariable()
    let x = (0..<60).map { _ in solver.makeVariable() }
    let last = solver.makeVariable()
    func rows() -> [Row] {
      var rows: [Row] = []
      for i in x.indices {
        rows += [first <= LinearExpression(x[i]) + 1, x[i] <= LinearExpression(last) + 1]
        for j in 0..<i { rows += [x[i] >= LinearExpression(x[j]) - 100, x[i] + 2 * x[j] >= -300] }
      }
      return rows
    }
    let before = try solver.add([first == 0, last == 0] + x.map { $0 == 0 })
    var ids = try solver.add(rows())
    for round in 0..<6 {
      // Some go and come again, now and then all of them.
      let step = round % 3 + 1
      let taken = ids.indices.filter { $0 % step == 0 }
      try solver.update { change in for index in taken { change.remove(ids[index]) } }
      let all = rows()
      let back = try solver.add(taken.map { all[$0] })
      for (index, id) in zip(taken, back) { ids[index] = id }
    }
    try solver.update { change in for id in ids { change.remove(id) } }
    let other = try solver.add(rows().reversed())
    #expect(Set(other).count == 60 * 59 + 120 && solver.value(of: x[30]) == 0)
    // Each row is there only once: one that is moved moves no other.
    let sum = try solver.add(x[3] + x[2] >= -1e3)
    try solver.update { change in
      for id in before { change.remove(id) }
      change.setConstant(of: sum, to: 9)
    }
    #expect(solver.value(of: x[3]) + solver.value(of: x[2]) == 9)
  }

  @Test func `a shuffled batch that begins by filling gaps moves nothing else`() throws {
    var solver = Solver()
    let x = (0..<6000).map { _ in solver.makeVariable() }
    let base = try solver.add(
      (0..<100).map { x[$0] == LinearExpression(constant: Double($0 + 1000)) })
    // The gap that is filled first lies as far from the end as if the batch were in one piece.
    try solver.remove([base[3], base[98]])
    _ = try solver.add(
      (0..<5899).map { place -> Row in
        let i = 100 + place * 1009 % 5899
        return x[i + 1] >= x[i] + 1
      })
    #expect(solver.value(of: x[99]) == 1099 && solver.value(of: x[5999]) >= 5898)
    try solver.setConstant(of: base[99], to: 7)
    #expect(solver.value(of: x[99]) == 7)
    try solver.remove(base[99])
    #expect(solver.value(of: x[99]) == 0 && solver.state(of: base[99]) == nil)
  }
}
