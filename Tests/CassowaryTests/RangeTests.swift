import Cassowary
import Testing

/// The values that a function takes over the optimal solutions.
struct RangeTests {
  @Test func `a determined function has a range of one value`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(2 * x + y == 10)
    #expect(try solver.range(of: 2 * x + y + 5) == 15...15)
    #expect(try solver.isDetermined(2 * x + y))
    #expect(try !solver.isDetermined(LinearExpression(x)))
  }

  @Test(arguments: [1e-9, 1e-5, 1, 1e5])
  func `a multiple of a function is as open as the function`(factor: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([x >= 0, x <= 1e-5])
    #expect(try !solver.isDetermined(factor * x))
    let range = try solver.range(of: factor * x)
    #expect(range.lowerBound == 0)
    #expect((range.upperBound / factor - 1e-5).magnitude <= 1e-18)
  }

  @Test func `limits of any priority end a range`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([x >= 10, x <= 40 ~ 500, y >= x + 8])
    #expect(try solver.range(of: LinearExpression(x)) == 10...40)
    #expect(try solver.range(of: LinearExpression(y)) == 18...Double.infinity)
    #expect(try solver.range(of: x - y) == -Double.infinity ... -8)
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 18)
  }

  @Test func `what is traded within a level is a range`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([x == 24 ~ 500, x >= 30 ~ 500, y == x ~ 250])
    #expect(try solver.range(of: LinearExpression(x)) == 24...30)
    #expect(try solver.range(of: y - x) == 0...0)
  }

  @Test func `nothing limits a variable without rows`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(try solver.range(of: LinearExpression(x)) == -Double.infinity...Double.infinity)
    #expect(try solver.range(of: 7) == 7...7)
  }

  @Test func `a foreign variable and a number that is none are refused`() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.makeVariable()
    let foreign = other.makeVariable()
    #expect(throws: SolverError.foreignVariable(foreign)) { try solver.range(of: x + foreign) }
    #expect(throws: SolverError.foreignVariable(foreign)) {
      try solver.isDetermined(LinearExpression(foreign))
    }
    #expect(throws: SolverError.invalidNumber(.infinity)) {
      try solver.range(of: .infinity * x)
    }
  }

  @Test(arguments: 0..<40)
  func `asking decides no bit of what comes later`(seed: Int) throws {
    var asked = Script(seed: seed)
    var silent = Script(seed: seed)
    for _ in 0..<40 {
      try asked.run(steps: 1)
      try silent.run(steps: 1)
      #expect(asked.values() == silent.values(), "seed \(seed)")
      for variable in asked.variables { _ = try asked.solver.range(of: LinearExpression(variable)) }
      _ = asked.solver.ranges(of: asked.variables.map { [($0, 1)] })
    }
  }

  @Test(arguments: 140..<200)
  func `the ranges of many functions are those of each`(seed: Int) throws {
    var script = Script(seed: seed)
    for _ in 0..<20 {
      try script.run(steps: 1)
      let variables = script.variables
      let functions = zip(variables, variables.dropFirst() + [variables[0]]).flatMap {
        [[($0, 1.0)], [($0, 3.0), ($1, -0.7)]]
      }
      for (function, range) in zip(functions, script.solver.ranges(of: functions)) {
        let expression = LinearExpression(function.map { .init($0.0, $0.1) })
        let own = try script.solver.range(of: expression)
        for (bound, other) in [
          (range.lowerBound, own.lowerBound), (range.upperBound, own.upperBound),
        ] {
          let isSame = bound == other || (bound - other).magnitude <= 1e-9 * (1 + other.magnitude)
          #expect(isSame, "\(range) instead of \(own): seed \(seed)")
        }
      }
    }
  }

  @Test func `the ranges of a row of views take no more than its length for each`() throws {
    func visitedNodes(_ count: Int) throws -> Int {
      var solver = Solver()
      let starts = (0..<count).map { _ in solver.makeVariable() }
      let sizes = (0..<count).map { _ in solver.makeVariable() }
      let rows = zip(zip(starts, sizes), starts.dropFirst()).map { $1 >= $0.0 + $0.1 }
      _ = try solver.add(rows + sizes.map { $0 >= 0 })
      #expect(starts.allSatisfy { solver.value(of: $0) == 0 })
      let before = solver.statistics.visitedNodes
      let ranges = solver.ranges(of: (starts + sizes).map { [($0, 1)] })
      #expect(ranges[..<count].allSatisfy { $0 == -.infinity ... .infinity })
      #expect(ranges[count...].allSatisfy { $0 == 0 ... .infinity })
      return solver.statistics.visitedNodes - before
    }
    // Of twice as many four times as much; asked one by one, eight times.
    #expect(try visitedNodes(400) < 6 * visitedNodes(200))
  }

  @Test(arguments: 40..<140)
  func `a function is determined where its range is one value`(seed: Int) throws {
    var script = Script(seed: seed)
    for _ in 0..<20 {
      try script.run(steps: 1)
      for (i, variable) in script.variables.enumerated() {
        let next = script.variables[(i + 1) % script.variables.count]
        for function in [LinearExpression(variable), variable - next, 3 * variable + 0.7 * next] {
          let range = try script.solver.range(of: function)
          let isDetermined = try script.solver.isDetermined(function)
          #expect(isDetermined == (range.lowerBound == range.upperBound), "seed \(seed)")
        }
      }
    }
  }

  @Test func `what is stopped at once hides nothing else that is open`() throws {
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    // The first three are held at 0 from both sides, the last three share 30 as they like.
    var rows = variables.map { $0 >= 0 }
    rows.append(variables[0] + variables[1] + variables[2] <= 0)
    rows.append(variables[3] + variables[4] + variables[5] == 30)
    _ = try solver.add(rows)
    for variable in variables[..<3] { #expect(try solver.isDetermined(LinearExpression(variable))) }
    for variable in variables[3...] {
      #expect(try !solver.isDetermined(LinearExpression(variable)))
    }
    #expect(try solver.isDetermined(variables[3] + variables[4] + variables[5]))
    let last = try solver.add(variables[4] + variables[5] <= 0)
    for variable in variables { #expect(try solver.isDetermined(LinearExpression(variable))) }
    try solver.remove(last)
    #expect(try !solver.isDetermined(LinearExpression(variables[3])))
  }

  @Test func `a variable that cancels out of a function does not blur its range`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([x == 1e6, y >= 0, y <= 1])
    let function = 1000 * x + 0.5 * y - 1000 * x
    #expect(try solver.range(of: function) == 0...0.5)
    #expect(try !solver.isDetermined(function))
  }

  @Test func `the ends of a range at 0 have no sign`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x == 0)
    #expect("\(try solver.range(of: LinearExpression(x)))" == "0.0...0.0")
    #expect("\(try solver.range(of: -2 * x))" == "0.0...0.0")
  }

  @Test
  func `what changes by less than its terms may be off by is determined, and its range a point`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // The function is 1 − 0.001 · y, which is known to a thousand-millionth of 90 million.
    _ = try solver.add([-1 * x - 1e6 * y == 1, y >= 0, y <= 90])
    let function = -0.001 * y - 1e6 * y - x
    let range = try solver.range(of: function)
    #expect(try solver.isDetermined(function) == (range.lowerBound == range.upperBound))
    // 1 − 10 · y is far above that.
    #expect(try solver.range(of: -10 * y - 1e6 * y - x) == -899...1)
    #expect(try !solver.isDetermined(-10 * y - 1e6 * y - x))
  }

  @Test func `what rounding moves beside a far larger number is determined`() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(x[2] + 1e6 * x[1] + 1e-6 * x[0] == 0 ~ 500)
    try solver.add(x[3] == 1)
    try solver.add(x[3] + 1e-6 * x[1] <= 0)
    try solver.add(-1e-6 * x[0] - 1e6 * x[1] == 0)
    // x0 and x1 are open, and what the first row has of them is 0 by the last one.
    #expect(try solver.isDetermined(-1e-6 * x[2] + 10 * x[3]))
    #expect(try solver.range(of: -1e-6 * x[2] + 10 * x[3]) == 10...10)
    #expect(try !solver.isDetermined(1 * x[1]))
  }

  @Test func `a sum is determined just where its range is a number, at any distance`() throws {
    var solver = Solver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    let rows: [Row] = [
      -1 * x[2] == -90, 1 * x[4] <= 0, x[1] - 1e-6 * x[6] == 0, -1e6 * x[4] - x[1] == -20,
      1e6 * x[2] - 1e6 * x[3] - 1e-6 * x[5] - 1e-6 * x[0] == 0,
      -0.001 * x[6] + 1000 * x[5] - x[3] == 0, -0.001 * x[6] + 1000 * x[5] == 0,
    ]
    for row in rows { try solver.add(row) }
    // x0 is 9e13, and x5, which is open, takes less than a millionth of a millionth of it away.
    let range = try solver.range(of: 1e-6 * x[0])
    #expect(try solver.isDetermined(1e-6 * x[0]) == (range.lowerBound == range.upperBound))
    #expect((range.upperBound - 9e7).magnitude < 1)
  }

  @Test func `a bound is no end where what lets it go on has counted as rounding`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(1e4 * x + 1e-6 * y <= 1)
    try solver.add(1 * y <= 0)
    try solver.add(1e4 * x + 1e6 * y <= -1338)
    // x is 1 for a y of a little less than -1e10, and so on.
    let range = try solver.range(of: 1 * x)
    #expect(range.lowerBound == -.infinity && range.upperBound == .infinity)
    try solver.add(1 * y >= -1e8)
    let nearer = try solver.range(of: 1 * x)
    #expect((nearer.upperBound - 0.0101).magnitude < 1e-12)
  }
}
