import Cassowary
import Testing

/// A chain that grows by one call after the other, and what is asked of it: the work of each call is that of what it
/// is about, however long the chain is. Counted in visited nodes, not in time.
struct GrowingChainTests {
  @Test func `a chain that grows call by call takes work in proportion to its length`() throws {
    let small = try grow(to: 50).statistics
    let large = try grow(to: 250).statistics
    // Now and then there is no room for more variables, and all is factorised again.
    #expect(large.visitedNodes <= 12 * small.visitedNodes)
    #expect(large.pivots <= 2 * 250)
  }

  @Test func `a chain of variables that were there before grows as well`() throws {
    let small = try grow(to: 50, madeBefore: true).statistics
    let large = try grow(to: 250, madeBefore: true).statistics
    #expect(large.visitedNodes <= 12 * small.visitedNodes)
  }

  @Test func `the ranges of all that is decided take work in proportion to their number`() throws {
    let small = try visitsOfRanges(count: 50)
    let large = try visitsOfRanges(count: 250)
    #expect(small > 0 && large <= 8 * small)
  }

  @Test func `what a sum has decided is not looked at again, variable by variable`() throws {
    let small = try visitsOfSettling(count: 500)
    let large = try visitsOfSettling(count: 2000)
    #expect(small > 0 && large <= 8 * small)
  }

  @Test func `a refusal leaves a growing chain as it was, to the bit`() throws {
    var chain = try grow(to: 40)
    var others: [Variable] = []
    for round in 0..<30 {
      let before = chain.starts.map { chain.solver.value(of: $0).bitPattern }
      let (x, y) = (chain.solver.makeVariable(), chain.solver.makeVariable())
      // The first two rows are violated the most, and so hold new variables before the third cannot.
      let distance = LinearExpression(constant: round.isMultiple(of: 2) ? 0 : 7)
      let end = chain.starts[chain.starts.count - 1]
      #expect(throws: SolverError.self) {
        try chain.solver.add([
          x == LinearExpression(y) + distance, y == LinearExpression(end) + distance,
          x + 2 * y <= -1,
        ])
      }
      #expect(chain.starts.map { chain.solver.value(of: $0).bitPattern } == before)
      #expect(chain.solver.value(of: x) == 0 && chain.solver.value(of: y) == 0)
      others += [x, y]
      // And it goes on from there, with variables that the refusal has left.
      _ = try chain.solver.add(others[round] == LinearExpression(chain.starts[round]) + distance)
      chain.starts.append(others[round])
    }
    for (round, start) in chain.starts[40...].enumerated() {
      let distance = round.isMultiple(of: 2) ? 0.0 : 7
      #expect(
        chain.solver.value(of: start) == chain.solver.value(of: chain.starts[round]) + distance)
    }
  }

  @Test func `rows of a grown chain leave and change like any others`() throws {
    var chain = try grow(to: 100)
    try chain.solver.remove(chain.gaps[30])
    _ = try chain.solver.add(chain.starts[31] == 5000)
    try chain.solver.setConstant(of: chain.gaps[60], to: 26)
    for view in 0..<100 {
      let wanted = view <= 30 ? 10.0 * Double(view) : 5000 + 10 * Double(view - 31)
      let moved = wanted + (view > 60 ? 20 : 0)
      #expect(chain.solver.value(of: chain.starts[view]) == moved)
    }
  }

  private struct Chain: ~Copyable {
    var solver = Solver()
    var starts: [Variable] = []
    var sizes: [Variable] = []
    /// By index less one: the row that puts a start behind the one before it.
    var gaps: [RowID] = []
    var statistics: SolverStatistics { solver.statistics }
  }

  /// Views of 4 and distances of 6, one behind the other; a call for each.
  private func grow(to count: Int, madeBefore: Bool = false) throws -> Chain {
    var chain = Chain()
    func makeVariables(_ chain: inout Chain) {
      chain.starts.append(chain.solver.makeVariable())
      chain.sizes.append(chain.solver.makeSmallVariable())
    }
    if madeBefore { for _ in 0..<count { makeVariables(&chain) } }
    for view in 0..<count {
      if !madeBefore { makeVariables(&chain) }
      let (start, size) = (chain.starts[view], chain.sizes[view])
      _ = try chain.solver.add(size >= 0)
      if view == 0 {
        _ = try chain.solver.add([start == 0, size == 4])
        continue
      }
      let end = chain.starts[view - 1] + LinearExpression(chain.sizes[view - 1])
      let made = try chain.solver.add([
        start == end + LinearExpression(constant: 6),
        size == LinearExpression(chain.sizes[view - 1]),
      ])
      chain.gaps.append(made[0])
    }
    let last = Double(count - 1)
    #expect(chain.solver.value(of: chain.starts[count - 1]) == 10 * last)
    return chain
  }

  private func visitsOfRanges(count: Int) throws -> Int {
    var chain = try grow(to: count)
    // Something is open, or nothing would have to be looked at.
    let other = chain.solver.makeVariable()
    _ = try chain.solver.add(other >= 3)
    let before = chain.statistics.visitedNodes
    for view in 0..<count {
      let range = try chain.solver.range(of: LinearExpression(chain.starts[view]))
      #expect(range == 10 * Double(view)...10 * Double(view))
    }
    return chain.statistics.visitedNodes - before
  }

  /// Views of one width that fill a space, of which the first half loses what holds it to the others: where the rest
  /// begins is open, and how wide it is. Each view has a place on the other axis that is open too, and in no sum.
  private func visitsOfSettling(count: Int) throws -> Int {
    var solver = Solver()
    var (starts, sizes): ([Variable], [Variable]) = ([], [])
    var rows: [Row] = []
    for view in 0..<count {
      let (size, start) = (solver.makeSmallVariable(), solver.makeVariable())
      rows += [size >= 0, solver.makeVariable() >= -7]
      if view == 0 {
        rows.append(start == 0)
      } else {
        let end = starts[view - 1] + LinearExpression(sizes[view - 1])
        rows.append(start == end + LinearExpression(constant: 1))
        rows.append(size == LinearExpression(sizes[view - 1]))
      }
      starts.append(start)
      sizes.append(size)
    }
    let space = Double(10 * count)
    rows.append(starts[count - 1] + sizes[count - 1] == LinearExpression(constant: space))
    let ids = try solver.add(rows)
    let before = solver.statistics.visitedNodes
    // A view has four rows, but the first one three; of the last that leaves the half its size keeps a bound.
    let half = 4 * (count / 2) - 1
    try solver.remove(Array(ids[..<half]) + [ids[half + 2], ids[half + 3]])
    #expect(sizes[(count / 2)...].allSatisfy { solver.value(of: $0) == 0 })
    return solver.statistics.visitedNodes - before
  }
}
