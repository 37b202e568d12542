import Cassowary
import Testing

/// How the work grows from a hundred views to a thousand, counted in operations: no clock.
///
/// Pivots, entries of the factors and visited nodes are counted. What is proportional to the layout may be ten
/// times as much, and what is proportional to a change of one view as much as before.
struct GrowthTests {
  @Test(arguments: Sample.Kind.allCases)
  func `building takes no pivots, and work as large as the layout`(kind: Sample.Kind) throws {
    let small = try Sample(kind, views: 100).statistics
    let large = try Sample(kind, views: 1000).statistics
    #expect(small.pivots == 0 && large.pivots == 0)
    expect(large.factorEntries, atMostTenTimes: small.factorEntries)
    expect(large.visitedNodes, atMostTenTimes: small.visitedNodes)
  }

  @Test(arguments: Sample.Kind.allCases)
  func `resizing takes no pivots, and visits as many nodes as the layout has`(
    kind: Sample.Kind
  ) throws {
    let small = try visitsOfResize(kind, views: 100)
    let large = try visitsOfResize(kind, views: 1000)
    #expect(small > 0)
    expect(large, atMostTenTimes: small)
  }

  /// A sum of absolute values, as in a fit: each row has most of the variables.
  @Test func `a row of many variables is repaired in few steps`() throws {
    var random = SeededNumbers(seed: 7)
    var solver = Solver()
    let x = (0..<60).map { _ in solver.makeVariable() }
    for _ in 0..<120 {
      let terms = x.map {
        LinearExpression.Term($0, Double(Int.random(in: -1...1, using: &random)))
      }
      let constant = Double(Int.random(in: 0..<1000, using: &random)) / 10
      let line = LinearExpression(terms.filter { $0.coefficient != 0 }, constant: constant)
      try solver.add(Row(line, .equal, priority: 500))
    }
    // About twelve a row. Where one goes astray, it takes as many as there may be, some ten thousand.
    #expect(solver.statistics.pivots < 120 * 50)
  }

  /// Far enough from 0 that rounding leaves open whether one of these rows misses.
  @Test func `rows that follow from others far away cost what they do nearby`() throws {
    let near = try visits(ofTableWithRowsOf: 1, rows: 2000)
    let far = try visits(ofTableWithRowsOf: 44, rows: 2000)
    #expect(near > 2000)
    #expect(far <= 4 * near)
  }

  /// A chain of rows in each of five columns, and every cell as high up as the one beside it.
  private func visits(ofTableWithRowsOf height: Double, rows: Int) throws -> Int {
    var solver = Solver()
    let columns = (0..<5).map { _ in (0...rows).map { _ in solver.makeVariable() } }
    try solver.update { transaction in
      for (index, column) in columns.enumerated() {
        transaction.add(column[0] == 0)
        for (top, bottom) in zip(column, column.dropFirst()) {
          transaction.add(bottom - top == height)
        }
        if index == 0 { continue }
        for (cell, neighbour) in zip(column, columns[index - 1]).dropFirst() {
          transaction.add(cell - neighbour == 0)
        }
      }
    }
    #expect(solver.value(of: columns[4][rows]) == height * Double(rows))
    return solver.statistics.visitedNodes
  }

  private func visitsOfResize(_ kind: Sample.Kind, views: Int) throws -> Int {
    var sample = try Sample(kind, views: views)
    let before = sample.statistics
    try sample.resize()
    #expect(sample.statistics.pivots == before.pivots)
    return sample.statistics.visitedNodes - before.visitedNodes
  }

  @Test func `preferences at random take little more than in proportion to their number`() throws {
    let small = try statistics(ofPreferencesFor: 300)
    let large = try statistics(ofPreferencesFor: 3000)
    #expect(small.pivots > 300 && small.visitedNodes > 3000)
    // The more there are, the longer are the chains of those that lean on each other: N^1.3 at the most.
    #expect(large.factorEntries <= 20 * small.factorEntries)
    #expect(large.pivots <= 20 * small.pivots)
    #expect(large.visitedNodes <= 20 * small.visitedNodes)
  }

  /// Each view is required to stand so far from an earlier one, and has four preferences about where it is.
  private func statistics(ofPreferencesFor views: Int) throws -> SolverStatistics {
    var generator = SeededNumbers(mixing: views)
    var solver = Solver()
    let places = (0..<views).map { _ in solver.makeVariable() }
    var rows: [Row] = [places[0] == 0]
    for view in 1..<views {
      let distance = LinearExpression(constant: Double(Int.random(in: 0...20, using: &generator)))
      let start = places[Int.random(in: 0..<view, using: &generator)] + distance
      rows.append(Bool.random(using: &generator) ? places[view] == start : places[view] >= start)
      for priority in [250.0, 500, 750, 900] {
        let preference = LinearExpression(
          constant: Double(Int.random(in: 0...200, using: &generator)))
        let other = places[Int.random(in: 0..<view, using: &generator)]
        let end = Bool.random(using: &generator) ? other + preference : preference
        let isLeast = Bool.random(using: &generator)
        rows.append((isLeast ? places[view] >= end : places[view] <= end) ~ Priority(priority))
      }
    }
    _ = try solver.add(rows)
    return solver.statistics
  }

  @Test func `least gaps that all bind take pivots in proportion to their number`() throws {
    let small = try statistics(ofLeastGapsBetween: 100)
    let large = try statistics(ofLeastGapsBetween: 1000)
    expect(large.pivots, atMostTenTimes: small.pivots)
  }

  @Test(arguments: [true, false])
  func `gaps that are preferred for and can be had take no pivots`(hasLeast: Bool) throws {
    for views in [100, 1000] {
      var solver = Solver()
      let tops = (0..<views).map { _ in solver.makeVariable() }
      var rows: [Row] = [tops[0] == 0]
      for view in 1..<views {
        let gap = tops[view] - tops[view - 1]
        rows.append(gap == 20 ~ 500)
        if hasLeast { rows.append(gap >= 8) }
      }
      _ = try solver.add(rows)
      #expect(solver.value(of: tops[views - 1]) == Double(20 * (views - 1)))
      #expect(solver.statistics.pivots == 0)
    }
  }

  /// Views of 44 as content, each at least 8 below the one before it.
  private func statistics(ofLeastGapsBetween views: Int) throws -> SolverStatistics {
    var solver = Solver()
    let tops = (0..<views).map { _ in solver.makeVariable() }
    let heights = (0..<views).map { _ in solver.makeVariable() }
    var rows: [Row] = [tops[0] >= 8]
    for view in 0..<views {
      rows += [heights[view] >= 0, heights[view] >= 44 ~ 750, heights[view] <= 44 ~ 250]
      if view > 0 { rows.append(tops[view] >= tops[view - 1] + heights[view - 1] + 8) }
    }
    _ = try solver.add(rows)
    for view in 0..<views { #expect(solver.value(of: tops[view]) == Double(8 + 52 * view)) }
    return solver.statistics
  }

  /// Chains in which nothing is optional, so that much is left open.
  enum OpenChain: CaseIterable {
    /// Least sizes, one behind the other.
    case least
    /// The same, and the last one ends where the container does.
    case filling
    /// The same, each placed before the one behind it.
    case backwards
    /// Each at least as large as the one before it.
    case growing
  }

  @Test(arguments: OpenChain.allCases)
  func `what a chain leaves open is decided in proportion to its length`(chain: OpenChain) throws {
    let small = try statistics(of: chain, views: 100)
    let large = try statistics(of: chain, views: 1000)
    expect(large.pivots, atMostTenTimes: small.pivots)
    expect(large.visitedNodes, atMostTenTimes: small.visitedNodes)
    expect(large.factorEntries, atMostTenTimes: small.factorEntries)
  }

  private func statistics(of chain: OpenChain, views: Int) throws -> SolverStatistics {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []
    for _ in 0..<views {
      tops.append(solver.makeVariable())
      heights.append(solver.makeVariable())
    }
    let extent = Double(100 * views)
    var rows: [Row] = []
    for view in 0..<views {
      rows.append(heights[view] >= 0)
      if chain == .growing && view > 0 {
        rows.append(heights[view] >= LinearExpression(heights[view - 1]))
      } else {
        rows.append(heights[view] >= 44)
      }
      if chain == .backwards {
        let isLast = view == views - 1
        let below = isLast ? LinearExpression(constant: extent) : LinearExpression(tops[view + 1])
        let end = tops[view] + heights[view]
        rows.append(below == end + 8)
      } else {
        var above = LinearExpression()
        if view > 0 { above = tops[view - 1] + heights[view - 1] }
        rows.append(tops[view] == above + 8)
      }
    }
    let end = tops[views - 1] + heights[views - 1]
    if chain == .filling { rows.append(end == LinearExpression(constant: extent - 8)) }
    _ = try solver.add(rows)
    // The last one takes what is left over; of the others each is as small as it may be.
    let isFull = chain == .filling || chain == .backwards
    let last = isFull ? extent - Double(52 * (views - 1) + (chain == .filling ? 16 : 8)) : 44
    for view in 0..<views - 1 { #expect(solver.value(of: heights[view]) == 44) }
    #expect(solver.value(of: heights[views - 1]) == last)
    return solver.statistics
  }

  @Test func `whether each variable of an open chain is determined takes as long as one walk`()
    throws
  {
    let small = try visitsOfQuestions(views: 100)
    let large = try visitsOfQuestions(views: 1000)
    expect(large, atMostTenTimes: small)
  }

  /// Extents of which only the sum is known: no place but the first is, and no extent.
  private func visitsOfQuestions(views: Int) throws -> Int {
    var solver = Solver()
    let starts = (0...views).map { _ in solver.makeVariable() }
    var rows: [Row] = [starts[0] == 0, starts[views] == LinearExpression(constant: 9000)]
    for view in 0..<views { rows.append(starts[view + 1] >= LinearExpression(starts[view])) }
    _ = try solver.add(rows)
    let before = solver.statistics.visitedNodes
    for view in 1..<views { #expect(try !solver.isDetermined(starts[view] - starts[view - 1])) }
    return solver.statistics.visitedNodes - before
  }

  @Test func `which preferences give way is decided in proportion to their number`() throws {
    let small = try statistics(ofPreferencesThatDoNotFit: 100)
    let large = try statistics(ofPreferencesThatDoNotFit: 1000)
    expect(large.pivots, atMostTenTimes: small.pivots)
    expect(large.visitedNodes, atMostTenTimes: small.visitedNodes)
  }

  /// Sizes of 44 at least that are to be 60, in a space for 52 each: the first half gives way.
  private func statistics(ofPreferencesThatDoNotFit views: Int) throws -> SolverStatistics {
    var solver = Solver()
    let extents = (0..<views).map { _ in solver.makeVariable() }
    let starts = (0...views).map { _ in solver.makeVariable() }
    let width = LinearExpression(constant: Double(52 * views))
    var rows: [Row] = [starts[0] == 0, starts[views] <= width]
    for view in 0..<views {
      rows += [extents[view] >= 44, extents[view] == 60 ~ 250]
      rows.append(starts[view + 1] == starts[view] + extents[view])
    }
    _ = try solver.add(rows)
    for view in 0..<views {
      #expect(solver.value(of: extents[view]) == (view < views / 2 ? 44 : 60))
    }
    return solver.statistics
  }

  @Test func `taking many rows out of a chain takes work in proportion to its length`() throws {
    let small = try visitsOfRemovals(views: 1000)
    let large = try visitsOfRemovals(views: 4000)
    #expect(large <= 5 * small)
  }

  /// Every fifth of the views that stand one behind the other is passed over by the next.
  private func visitsOfRemovals(views: Int) throws -> Int {
    var solver = Solver()
    let starts = (0..<views).map { _ in solver.makeVariable() }
    func gap(_ view: Int, behind other: Int) -> Row { starts[view] == starts[other] + 10 }
    _ = try solver.add(starts.map { $0 >= 0 } + [starts[views - 1] == 5 ~ 50])
    let gaps = try solver.add((1..<views).map { gap($0, behind: $0 - 1) })
    #expect(solver.value(of: starts[views - 1]) == Double(10 * (views - 1)))
    let before = solver.statistics.visitedNodes
    try solver.update { change in
      for view in stride(from: 5, to: views - 1, by: 5) {
        change.remove(gaps[view - 1])
        change.remove(gaps[view])
        change.add(gap(view + 1, behind: view - 1))
      }
    }
    let removed = (views - 2) / 5
    #expect(solver.value(of: starts[views - 1]) == Double(10 * (views - 1 - removed)))
    return solver.statistics.visitedNodes - before
  }

  @Test func `a change at the end of a list costs the same in a long one`() throws {
    let small = try visitsOfChange(views: 100, view: 97)
    let large = try visitsOfChange(views: 1000, view: 997)
    #expect(small > 0 && large == small)
  }

  @Test func `a change at the beginning of a list costs what follows`() throws {
    let small = try visitsOfChange(views: 100, view: 2)
    let large = try visitsOfChange(views: 1000, view: 2)
    expect(large, atMostTenTimes: small)
  }

  private func visitsOfChange(views: Int, view: Int) throws -> Int {
    var sample = try Sample(.list, views: views)
    let before = sample.statistics
    try sample.setHeight(of: view, to: 33)
    #expect(sample.statistics.pivots == before.pivots)
    return sample.statistics.visitedNodes - before.visitedNodes
  }

  /// What is the same whatever the size is allowed for.
  private func expect(
    _ large: Int, atMostTenTimes small: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(large <= 10 * small + 100, sourceLocation: sourceLocation)
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
