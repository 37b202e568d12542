import Cassowary
import Testing

/// Changes that are made together, and what can be read afterwards.
struct TransactionTests {
  @Test func `changes of all kinds are made together`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let old = try solver.add(x == 1)
    let width = try solver.add(y - x == 10)
    let preference = try solver.add(y == 100 ~ 250)
    let added = try solver.update { change in
      change.remove(old)
      change.setConstant(of: width, to: 20)
      change.setPriority(of: preference, to: 750)
      return change.add(x == 5 ~ 500)
    }
    #expect(solver.value(of: x) == 80 && solver.value(of: y) == 100)
    #expect(solver.error(of: added) == 75)
  }

  @Test func `a priority that is given again changes no bit`() throws {
    for seed in 1...300 {
      let values = try [false, true].map { isGivenAgain in
        var generator = SeededNumbers(mixing: seed)
        let problem = RandomProblem(using: &generator)
        var solver = Solver()
        let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
        var rows: [(id: RowID, priority: Priority)] = []
        for _ in 0..<20 {
          let row = problem.row(using: &generator)
          if let id = try? solver.add(row.row(over: variables)) { rows.append((id, row.priority)) }
        }
        try solver.update { change in
          for row in rows where isGivenAgain {
            change.setPriority(of: row.id, to: 1)
            change.setPriority(of: row.id, to: row.priority)
          }
        }
        return variables.map { solver.value(of: $0).bitPattern }
      }
      #expect(values[0] == values[1], "seed \(seed)")
    }
  }

  @Test func `what is there already is not decided again`() throws {
    for seed in 1...300 {
      var generator = SeededNumbers(mixing: seed)
      let problem = RandomProblem(using: &generator)
      var solver = Solver()
      let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
      var rows: [(id: RowID, row: Row)] = []
      for _ in 0..<12 {
        let row = problem.row(using: &generator).row(over: variables)
        if let id = try? solver.add(row) { rows.append((id, row)) }
      }
      let constants = rows.map { solver.state(of: $0.id)?.constant ?? 0 }
      func giveAgain() throws {
        try solver.update { change in
          for ((id, row), constant) in zip(rows, constants) {
            change.setPriority(of: id, to: row.priority)
            change.setConstant(of: id, to: constant)
          }
        }
      }
      try giveAgain()
      let before = variables.map { solver.value(of: $0).bitPattern }
      let pivots = solver.statistics.pivots
      try giveAgain()
      #expect(variables.map { solver.value(of: $0).bitPattern } == before, "seed \(seed)")
      #expect(solver.statistics.pivots == pivots, "seed \(seed)")
    }
  }

  @Test func `a conflict takes all changes back`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let minimum = try solver.add(x >= 3)
    let gap = try solver.add(y - x == 10)
    #expect(throws: SolverError.self) {
      try solver.update { change in
        change.setConstant(of: gap, to: 50)
        change.setRelation(of: minimum, to: .equal)
        change.add(x <= 2)
      }
    }
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == 13)
    #expect(
      solver.state(of: minimum)
        == RowState(constant: 3, relation: .greaterThanOrEqual, priority: .required))
  }

  @Test func `a relation can be changed, whatever the sign of the coefficient`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let far = try solver.add(x == 100 ~ 250)
    let limit = try solver.add(-2 * x <= -20)
    #expect(solver.value(of: x) == 100)
    try solver.setRelation(of: limit, to: .greaterThanOrEqual)
    #expect(solver.value(of: x) == 10)
    #expect(solver.state(of: limit)?.relation == .greaterThanOrEqual)
    #expect(solver.state(of: limit)?.constant == -20)
    try solver.setRelation(of: far, to: .lessThanOrEqual)
    #expect(solver.value(of: x) == 0)
    let pair = try solver.add(y - x == 7)
    try solver.setRelation(of: pair, to: .lessThanOrEqual)
    #expect(solver.value(of: y) == 0)
  }

  @Test func `a row that is added and changed in one transaction has its last state`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.update { change in
      let id = change.add(x <= 4 ~ 250)
      change.setRelation(of: id, to: .equal)
      change.setConstant(of: id, to: 9)
      change.setPriority(of: id, to: .required)
      return id
    }
    #expect(solver.value(of: x) == 9)
    #expect(
      solver.state(of: id) == RowState(constant: 9, relation: .equal, priority: .required))
  }

  @Test func `a variable can be given back once no row mentions it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = try solver.add(x + y == 10)
    try solver.update { $0.discard(x) }
    #expect(solver.value(of: y) == 10)
    try solver.update { change in
      change.remove(row)
      change.discard(x)
    }
    #expect(throws: SolverError.foreignVariable(x)) { try solver.add(x == 1) }
    #expect(throws: SolverError.foreignVariable(x)) { try solver.add(0 * x == 0) }
    #expect(throws: SolverError.foreignVariable(x)) { try solver.add(x - x == 0) }
    #expect(throws: SolverError.foreignVariable(x)) { try solver.update { $0.discard(x) } }
    let z = solver.makeVariable()
    #expect(z != x && solver.value(of: z) == 0)
  }

  @Test func `a variable made anew in an old place is the last in the order`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.update { $0.discard(x) }
    let z = solver.makeVariable()
    try solver.add(2 * z + y == 10)
    #expect(solver.value(of: y) == 0 && solver.value(of: z) == 5)
  }

  @Test func `after everything is taken away no handle is good`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.add(x == 3)
    for _ in 0..<4 {
      solver.removeAll()
      #expect(solver.value(of: x) == 0 && solver.state(of: row) == nil)
      #expect(throws: SolverError.foreignVariable(x)) { try solver.add(x == 1) }
      #expect(throws: SolverError.foreignRow(row)) { try solver.remove(row) }
      let y = solver.makeVariable()
      try solver.add(y == 7)
      #expect(solver.value(of: y) == 7)
    }
  }

  @Test func `changed variables are handed out once`() throws {
    var solver = Solver()
    var list: [Variable] = []
    for _ in 0..<4 { list.append(solver.makeVariable()) }
    let first = try solver.add(list[0] == 1)
    _ = try solver.add(list[1] - list[0] == 10)
    let last = try solver.add(list[2] == 5)
    var changed: Set<Variable> = []
    solver.drainChanges { changed.insert($0) }
    #expect(changed == Set(list[0...2]))
    try solver.setConstant(of: first, to: 2)
    changed = []
    solver.drainChanges { changed.insert($0) }
    #expect(changed == Set(list[0...1]))
    changed = []
    solver.drainChanges { changed.insert($0) }
    #expect(changed.isEmpty)
    // What was discarded has no value any more.
    try solver.setConstant(of: last, to: 6)
    try solver.remove(last)
    try solver.update { $0.discard(list[2]) }
    solver.drainChanges { changed.insert($0) }
    #expect(changed.isEmpty)
  }

  @Test func `many values are read at once`() throws {
    var solver = Solver()
    var other = Solver()
    let foreign = other.makeVariable()
    try other.add(foreign == 8)
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([x == 3, y == 4])
    var values = [-1.0, -1, -1, -1]
    solver.copyValues(of: [y, foreign, x], into: &values)
    #expect(values == [4, 0, 3, -1])
    values = [-1]
    solver.copyValues(of: [y, x], into: &values)
    #expect(values == [4])
    #expect(solver.value(of: 2 * x + y - 1) == 9)
  }

  @Test(arguments: [.min, -1, 0, 7, .max])
  func `room may be made for any number`(count: Int) throws {
    var solver = Solver()
    solver.reserve(variables: count, rows: count, terms: count)
    let x = solver.makeVariable()
    try solver.add(x == 3)
    #expect(solver.value(of: x) == 3)
  }

  /// What is required from now on does not hold yet when what it replaces is taken away.
  @Test(arguments: [false, true])
  func `a row becomes required while the one that excluded it goes`(isByRelation: Bool) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([
      x == y, y >= 130 ~ 750, x <= 130 ~ 250, y <= 130 ~ 250,
    ])
    let atLeast = try solver.add(isByRelation ? x <= 130 : x >= 130 ~ 999)
    let atMost = try solver.add(x <= 20)
    #expect(solver.value(of: x) == 20)
    try solver.update { change in
      change.remove(atMost)
      if isByRelation {
        change.setRelation(of: atLeast, to: .greaterThanOrEqual)
      } else {
        change.setPriority(of: atLeast, to: .required)
      }
    }
    #expect(solver.value(of: x) == 130)
    #expect(solver.value(of: y) == 130)
  }

  @Test func `of several changes of one row in a transaction the last counts`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let high = try solver.add(x == 10 ~ 700)
    _ = try solver.add(x == 20 ~ 500)
    try solver.update { change in
      change.setPriority(of: high, to: 900)
      change.setRelation(of: high, to: .lessThanOrEqual)
      change.setPriority(of: high, to: 400)
      change.setRelation(of: high, to: .greaterThanOrEqual)
    }
    #expect(solver.value(of: x) == 20)
    #expect(solver.state(of: high)?.priority == 400)
    #expect(solver.state(of: high)?.relation == .greaterThanOrEqual)
    try solver.update { change in
      change.setPriority(of: high, to: 100)
      change.setPriority(of: high, to: .required)
      change.setRelation(of: high, to: .equal)
    }
    #expect(solver.value(of: x) == 10)
  }

  /// Where one variable is 1,000 times as sensitive as another, what rounding leaves over looks like a movement.
  @Test func `what only rounding moves takes no place in the basis`() throws {
    var solver = Solver()
    let (v, x, y, z) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let rows = try solver.add([v == 0, x == 120, y <= 0.001 * v])
    _ = try solver.add([z >= v, v >= 0, x >= 0, y >= 0, z >= 0])
    let bound = try solver.add(x == 0.001 * y ~ 1)
    // Values are not looked at in between, which would decide what is left open.
    for row in rows {
      solver.begin()
      solver.edit(row, priority: 999)
      solver.edit(bound, priority: .required)
      try solver.commit()
      solver.begin()
      solver.edit(bound, priority: 1)
      solver.edit(row, priority: .required)
      try solver.commit()
    }
    for (variable, value) in zip([v, x, y, z], [0.0, 120, 0, 0]) {
      #expect(abs(solver.value(of: variable) - value) <= 1e-12 * 120)
    }
  }

  @Test(arguments: [3, 1.5, -7, 0.3, 1e-3])
  func `the constant of a row of one variable is the one that was written`(coefficient: Double)
    throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    for constant in [100, 986, -464, 0.1, 33.3, 1e9] {
      let id = try solver.add(coefficient * x == constant)
      #expect(solver.state(of: id)?.constant == constant)
      try solver.remove(id)
    }
  }
}
