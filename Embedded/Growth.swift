import AutoLayout
import Cassowary
import VisualFormat

/// A layout of 2,000 views, for which all tables grow several times, that is then changed.
func printGrowth() {
  section("growth")
  let root = LayoutView("root", size: LayoutSize(width: 5000, height: 3000))
  let cells = (0..<2000).map { LayoutView("cell" + String($0)) }
  for cell in cells { root.addSubview(cell) }
  let names = cells.map { $0.layoutNode.name }
  let views = Dictionary(uniqueKeysWithValues: zip(names, cells))
  attempt { () throws(LayoutError) in
    for row in 0..<40 {
      var format = "H:|"
      for column in 0..<50 {
        let index = 50 * row + column
        format += "-3-[" + names[index] + (column > 0 ? "(" + names[index - 1] + ")]" : "]")
      }
      try LayoutConstraint.activate(constraints(visualFormat: format + "-3-|", views: views))
    }
    var columns: [LayoutConstraint] = []
    for column in 0..<50 {
      var format = "V:|"
      for row in 0..<40 {
        let index = 50 * row + column
        format += "-(>=2)-[" + names[index] + "(>=20,30@" + String(1 + index % 900) + ")]"
      }
      columns += try constraints(visualFormat: format + "-(>=0)-|", views: views)
    }
    try LayoutConstraint.activate(columns)
  }
  printFrames(of: root)
  var numbers = Numbers(seed: 7)
  for step in 0..<20 {
    let cell = cells[numbers.next(2000)]
    cell.heightAnchor.constraint(equalToConstant: Double(30 + numbers.next(20))).isActive = true
    if step % 5 == 4 { cells[numbers.next(2000)].removeFromSuperview() }
    root.layoutEngine.rootWidth = Double(4000 + numbers.next(2000))
    print(String(root.layoutIfNeeded().count))
  }
  printFrames(of: root)
}

/// The solver by itself: rows that come, change, clash and go, at many priorities.
func printSolver() {
  section("solver")
  for seed in UInt64(1)...12 {
    var numbers = Numbers(seed: seed)
    var solver = Solver()
    let variables = (0..<120).map { _ in solver.makeVariable() }
    var ids: [RowID] = []
    for step in 0..<400 {
      do throws(SolverError) {
        switch numbers.next(8) {
        case 0 where !ids.isEmpty:
          try solver.remove(ids.remove(at: numbers.next(UInt64(ids.count))))
        case 1 where !ids.isEmpty:
          let id = ids[numbers.next(UInt64(ids.count))]
          try solver.setConstant(of: id, to: Double(numbers.next(500)))
        default: ids.append(try solver.add(row(of: variables, &numbers)))
        }
      } catch {
        print("seed " + String(seed) + ", step " + String(step) + " is refused")
      }
    }
    var values = [Double](repeating: 0, count: variables.count)
    solver.copyValues(of: variables, into: &values)
    for value in values { print(bits(value)) }
    printQuestions(&solver, variables, ids)
  }
}

private func row(of variables: [Variable], _ numbers: inout Numbers) -> Row {
  var left = LinearExpression(constant: Double(numbers.next(200)) - 100)
  for _ in 0...numbers.next(3) {
    let coefficient = Double(1 + numbers.next(8)) * (numbers.next(2) == 0 ? 0.25 : -0.5)
    left = left + coefficient * variables[numbers.next(UInt64(variables.count))]
  }
  let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(3)]
  let isRequired = numbers.next(4) == 0
  return Row(
    left, relation, priority: isRequired ? .required : Priority(Double(1 + numbers.next(900))))
}

private func printQuestions(_ solver: inout Solver, _ variables: [Variable], _ ids: [RowID]) {
  for id in ids where solver.error(of: id) > 0 { print("misses by " + bits(solver.error(of: id))) }
  do throws(SolverError) {
    for variable in variables.prefix(20) {
      let range = try solver.range(of: LinearExpression(variable))
      print(bits(range.lowerBound) + " … " + bits(range.upperBound))
    }
    if let id = ids.first { print(String(try solver.rowsHoldingOff(id).count)) }
  } catch {
    print("no answer")
  }
}

/// What is asked for may be more than an `Int` of 32 bits can count, or than there is memory.
func printLimits() {
  section("limits")
  for count in [Int.min, -1, 7, .max] {
    var solver = Solver()
    solver.reserve(variables: count, rows: count, terms: count)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    do throws(SolverError) {
      _ = try solver.add([x == 3, y - x == 4])
    } catch {
      print("refused")
    }
    print(bits(solver.value(of: y)))
    var source = FormatSource("[a")
    source.reserveCapacity(count)
    source.append(text: "]")
    print(source.text)
  }
  let root = LayoutView("root", size: LayoutSize(width: 1e12, height: 5e11))
  let far = LayoutView("far")
  root.addSubview(far)
  attempt { () throws(LayoutError) in
    try root.layout("|-99999999999-[\(far)(4294967296)]")
    try root.layout("V:|-2147483648-[\(far)(2147483647.5)]")
  }
  printFrames(of: root)
  printExplanations(of: root)
}
