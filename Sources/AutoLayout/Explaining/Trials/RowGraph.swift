/// A graph of the rows that share variables, and so can conflict.
///
/// A variable with a required value of its own separates rows: if those on one side of it can hold
/// with that value, and those on the other side too, then all can. So there are small groups even
/// where everything is connected through the width of the screen.
struct RowGraph {
  /// Those that are known so far.
  private(set) var rows: RowList
  /// The source of further rows; nil if these are all.
  private var neighbours: NeighbouringRows?
  private var columns: [Column] = []
  /// By term: the one before it in the column of its variable.
  private var links: [Link] = []
  /// By row: whether it was removed.
  private(set) var isOut = RowSet()
  /// By row: whether it is in no column.
  private var hasLeft = RowSet()
  private var isListed = RowSet()
  private var walk: UInt32 = 0

  /// The rows with one variable.
  private struct Column {
    /// The last of its terms, −1 where it has none.
    var last: Int32 = -1
    /// How many rows give the variable a value.
    var fixings: Int32 = 0
    /// The last walk that visited the variable.
    var walk: UInt32 = 0
    /// Whether the rows that mention no other variable are known, and whether all others are.
    var hasOwn = false
    var hasOthers = false
  }

  /// Rows that hang together.
  struct Group {
    var rows: [Int32] = []
    /// Whether these are all.
    var isWhole = true
  }

  private struct Link {
    var row: Int32
    var previous: Int32
  }

  /// - Parameters:
  ///   - rows: The rows; all of them, if there are no neighbours.
  ///   - neighbours: The source of the others, which are added as they are needed.
  init(_ rows: RowList, _ neighbours: NeighbouringRows? = nil) {
    self.rows = rows
    self.neighbours = neighbours
    links.reserveCapacity(rows.terms.count)
    for row in rows.rows.indices { link(Int32(row)) }
  }

  private mutating func link(_ row: Int32) {
    while columns.count < rows.variableCount { columns.append(Column()) }
    enter(row)
    if let variable = fixedVariable(of: row) { columns[Int(variable)].fixings += 1 }
  }

  /// Appends a row to its columns.
  private mutating func enter(_ row: Int32) {
    for term in rows.terms(of: row) {
      links.append(Link(row: row, previous: columns[Int(term.variable)].last))
      columns[Int(term.variable)].last = Int32(links.count - 1)
    }
  }

  /// Removes a row from the end of its columns, if it is there, so that walks need not skip many
  /// removed rows again and again.
  private mutating func leave(_ row: Int32) {
    let terms = rows.terms(of: row)
    let isLast = terms.allSatisfy { term in
      let last = columns[Int(term.variable)].last
      return last >= 0 && links[Int(last)].row == row
    }
    if !isLast { return }
    for term in terms {
      let last = columns[Int(term.variable)].last
      columns[Int(term.variable)].last = links[Int(last)].previous
    }
    hasLeft[row] = true
  }

  /// Adds the rows that mention a variable, either those that mention no other or those that do.
  private mutating func fetch(_ variable: Int32, alone: Bool) {
    if neighbours == nil { return }
    if alone ? columns[Int(variable)].hasOwn : columns[Int(variable)].hasOthers { return }
    if alone {
      columns[Int(variable)].hasOwn = true
    } else {
      columns[Int(variable)].hasOthers = true
    }
    let known = rows.rows.count
    neighbours?.list(with: variable, alone: alone, in: &rows)
    for row in known..<rows.rows.count { link(Int32(row)) }
  }

  /// The variable whose value a row determines by itself.
  func fixedVariable(of row: Int32) -> Int32? {
    rows.rows[Int(row)].relation == .equal ? onlyVariable(of: row) : nil
  }

  /// The variable of a row that has no other one.
  func onlyVariable(of row: Int32) -> Int32? {
    let terms = rows.terms(of: row)
    return terms.count == 1 ? terms.first?.variable : nil
  }

  /// The rows with a variable: implicit ones first, then constraints in order of activation.
  /// Without removed ones.
  private mutating func rows(of variable: Int32) -> [Int32] {
    fetch(variable, alone: true)
    fetch(variable, alone: false)
    let isOut = isOut
    return knownRows(of: variable) { !isOut[$0] }
  }

  private func knownRows(
    of variable: Int32, where isWanted: (Int32) -> Bool = { _ in true }
  ) -> [Int32] {
    var found: [Int32] = []
    var link = columns[Int(variable)].last
    while link >= 0 {
      let row = links[Int(link)].row
      if isWanted(row) { found.append(row) }
      link = links[Int(link)].previous
    }
    return found.sorted { place(of: $0) < place(of: $1) }
  }

  private func place(of row: Int32) -> (Int32, UInt8) {
    let row = rows.rows[Int(row)]
    return row.source.kind.map { (-1, $0.rawValue) } ?? (row.slot, 0)
  }

  private func isSingle(_ row: Int32) -> Bool { rows.rows[Int(row)].terms.count <= 1 }

  /// Whether a row is about one variable that has a value, and so belongs to every group beside
  /// that.
  private func isShared(_ row: Int32) -> Bool {
    onlyVariable(of: row).map { columns[Int($0)].fixings > 0 } ?? false
  }

  /// Removes a row, if it is not removed already.
  ///
  /// - Returns: Whether a variable has lost its value, so that the groups that it separated are
  ///   joined.
  @discardableResult
  mutating func remove(_ row: Int32) -> Bool {
    if isOut[row] { return false }
    isOut[row] = true
    leave(row)
    guard let variable = fixedVariable(of: row) else { return false }
    columns[Int(variable)].fixings -= 1
    return columns[Int(variable)].fixings == 0
  }

  /// The rows of a group that are in no other group; all of them if there are none.
  func ownRows(of group: [Int32]) -> [Int32] {
    let own = group.filter { !isShared($0) }
    return own.isEmpty ? group : own
  }

  /// Adds a removed row again.
  mutating func restore(_ row: Int32) {
    isOut[row] = false
    if hasLeft[row] {
      hasLeft[row] = false
      enter(row)
    }
    if let variable = fixedVariable(of: row) { columns[Int(variable)].fixings += 1 }
  }

  /// The implicit rows about the variables of the given ones, each once.
  mutating func givenRows(beside list: [Int32]) -> [Int32] {
    var found: [Int32] = []
    var seen: Set<Int32> = []
    for row in list {
      for term in rows.rows[Int(row)].terms {
        let variable = rows.terms[term].variable
        if !seen.insert(variable).inserted { continue }
        fetch(variable, alone: true)
        found += knownRows(of: variable) { rows.rows[Int($0)].slot < 0 }
      }
    }
    return found
  }

  /// Rows that the given ones can conflict with, and themselves, each once: the nearest, up to
  /// `limit` and all that are as near as the last.
  mutating func group(of seeds: [Int32], upTo limit: Int = .max) -> Group {
    var group = Group()
    walk &+= 1
    for row in seeds { list(row, in: &group) }
    var next = 0
    var layerEnd = group.rows.count
    while next < group.rows.count {
      if next == layerEnd {
        if group.rows.count >= limit {
          group.isWhole = false
          break
        }
        layerEnd = group.rows.count
      }
      for term in rows.rows[Int(group.rows[next])].terms {
        listNeighbours(through: rows.terms[term].variable, in: &group)
      }
      next += 1
    }
    for row in group.rows { isListed[row] = false }
    return group
  }

  private mutating func list(_ row: Int32, in group: inout Group) {
    guard !isListed[row], !isOut[row] else { return }
    isListed[row] = true
    group.rows.append(row)
  }

  private mutating func listNeighbours(through variable: Int32, in group: inout Group) {
    if columns[Int(variable)].walk == walk { return }
    columns[Int(variable)].walk = walk
    fetch(variable, alone: true)
    let isBorder = columns[Int(variable)].fixings > 0
    if !isBorder { fetch(variable, alone: false) }
    var link = columns[Int(variable)].last
    while link >= 0 {
      let row = links[Int(link)].row
      if !isBorder || isSingle(row) { list(row, in: &group) }
      link = links[Int(link)].previous
    }
  }

  /// Groups of rows that together contain whatever the given rows may conflict with: all rows can
  /// hold if each group can. With a limit, each is only the part of such a group around one of the
  /// rows.
  mutating func groups(around seeds: [Int32], upTo limit: Int) -> [Group] {
    var groups: [Group] = []
    var isGrouped = RowSet()
    var isBorder = RowSet()
    for seed in seeds where !isOut[seed] {
      // A row that gives a variable its value belongs to the groups on every side of it; of several
      // such rows one is enough.
      var sides: [Int32] = []
      if let variable = fixedVariable(of: seed), !isBorder[variable] {
        isBorder[variable] = true
        sides = rows(of: variable)
      }
      // The order matters: the first search decides what the limit leaves out.
      if limit < .max { sides = rows.sorted(sides) }
      for row in [seed] + sides where !isGrouped[row] && !isOut[row] {
        let group = group(of: [row], upTo: limit)
        for member in ownRows(of: group.rows) { isGrouped[member] = true }
        groups.append(group)
      }
    }
    return groups
  }
}
