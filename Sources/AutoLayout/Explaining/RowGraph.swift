/// Which rows share variables, and so can clash.
///
/// A variable with a required value of its own parts the rows: if those on one side of it can be met
/// with that value, and those on the other side too, then all can. So rows fall into small groups
/// even where everything hangs together through the width of the screen.
struct RowGraph {
  let rows: RowList
  /// The rows of each variable, one list behind the other.
  private var starts: [Int]
  private var members: [Int32]
  /// By variable: how many rows give it a value.
  private var fixings: [Int]
  /// By row: whether it was taken out.
  private(set) var isOut: [Bool]
  private var isListed: [Bool]

  init(_ rows: RowList) {
    self.rows = rows
    starts = [Int](repeating: 0, count: rows.variableCount + 1)
    fixings = [Int](repeating: 0, count: rows.variableCount)
    isOut = [Bool](repeating: false, count: rows.rows.count)
    isListed = isOut
    for term in rows.terms { starts[Int(term.variable) + 1] += 1 }
    for index in 0..<rows.variableCount { starts[index + 1] += starts[index] }
    members = [Int32](repeating: 0, count: rows.terms.count)
    var next = starts
    for row in rows.rows.indices {
      for term in rows.terms[rows.rows[row].terms] {
        members[next[Int(term.variable)]] = Int32(row)
        next[Int(term.variable)] += 1
      }
      if let variable = fixedVariable(of: Int32(row)) { fixings[Int(variable)] += 1 }
    }
  }

  /// The variable that a row gives a value to all by itself.
  func fixedVariable(of row: Int32) -> Int32? {
    rows.rows[Int(row)].relation == .equal ? onlyVariable(of: row) : nil
  }

  /// The variable of a row that has no other one.
  func onlyVariable(of row: Int32) -> Int32? {
    let terms = rows.terms(of: row)
    return terms.count == 1 ? terms.first?.variable : nil
  }

  /// The values of variables among the rows that have one of their own.
  func values(in list: [Int32], except open: Set<Int32>) -> [Int32: Double] {
    var values: [Int32: Double] = [:]
    for row in list {
      guard let variable = fixedVariable(of: row), !open.contains(variable),
        let coefficient = rows.terms(of: row).first?.coefficient
      else { continue }
      values[variable] = rows.rows[Int(row)].constant / coefficient
    }
    return values
  }

  private func rows(of variable: Int32) -> ArraySlice<Int32> {
    members[starts[Int(variable)]..<starts[Int(variable) + 1]]
  }

  private func isSingle(_ row: Int32) -> Bool { rows.rows[Int(row)].terms.count <= 1 }

  /// Whether a row is about one variable that has a value, and so belongs to every group beside that.
  private func isShared(_ row: Int32) -> Bool {
    onlyVariable(of: row).map { fixings[Int($0)] > 0 } ?? false
  }

  /// Takes a row out, if it is not out already.
  ///
  /// - Returns: Whether a variable has lost its value, so that groups that it parted are one now.
  @discardableResult
  mutating func remove(_ row: Int32) -> Bool {
    if isOut[Int(row)] { return false }
    isOut[Int(row)] = true
    guard let variable = fixedVariable(of: row) else { return false }
    fixings[Int(variable)] -= 1
    return fixings[Int(variable)] == 0
  }

  /// Those of a group's rows that are in no other group; all where it has none.
  func ownRows(of group: [Int32]) -> [Int32] {
    let own = group.filter { !isShared($0) }
    return own.isEmpty ? group : own
  }

  /// Puts a row back that was taken out.
  mutating func restore(_ row: Int32) {
    isOut[Int(row)] = false
    if let variable = fixedVariable(of: row) { fixings[Int(variable)] += 1 }
  }

  /// The rows that no caller wrote about the variables of the given ones, each once.
  func givenRows(beside list: [Int32]) -> [Int32] {
    var found: [Int32] = []
    var seen: Set<Int32> = []
    for row in list {
      for term in rows.terms(of: row) where seen.insert(term.variable).inserted {
        found += rows(of: term.variable).filter { rows.rows[Int($0)].slot < 0 }
      }
    }
    return found
  }

  /// The rows that the given ones can clash with, and themselves, each once.
  ///
  /// - Parameter open: Variables that are not to part the rows, whatever value they are given.
  mutating func group(of seeds: [Int32], open: Set<Int32> = []) -> [Int32] {
    var found: [Int32] = []
    var seen: Set<Int32> = []
    func list(_ row: Int32, _ isListed: inout [Bool]) {
      guard !isListed[Int(row)], !isOut[Int(row)] else { return }
      isListed[Int(row)] = true
      found.append(row)
    }
    for row in seeds { list(row, &isListed) }
    var next = 0
    while next < found.count {
      for term in rows.terms(of: found[next]) where seen.insert(term.variable).inserted {
        let isBorder = fixings[Int(term.variable)] > 0 && !open.contains(term.variable)
        for row in rows(of: term.variable) where !isBorder || isSingle(row) { list(row, &isListed) }
      }
      next += 1
    }
    for row in found { isListed[Int(row)] = false }
    return found
  }

  /// Groups of rows which together hold whatever the given rows may clash with: all can be met if
  /// each group can.
  mutating func groups(around seeds: [Int32]) -> [[Int32]] {
    var groups: [[Int32]] = []
    var isGrouped = [Bool](repeating: false, count: isOut.count)
    for seed in seeds where !isOut[Int(seed)] {
      // A row that gives a variable its value is part of what is on every side of that.
      let sides = fixedVariable(of: seed).map { Array(rows(of: $0)) } ?? []
      for row in [seed] + sides where !isGrouped[Int(row)] && !isOut[Int(row)] {
        let group = group(of: [row])
        for member in ownRows(of: group) { isGrouped[Int(member)] = true }
        groups.append(group)
      }
    }
    return groups
  }
}
