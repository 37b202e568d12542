/// The rows as they were given: normals by row and by column, and the constraints on each.
///
/// Constraints with the same normal (a minimum, a maximum, a natural size …) share one row. Every
/// variable has a row of its own, `unitRows[variable]`, which holds it up while nothing else does.
struct RowStore: ~Copyable {
  var rows = Table<RowIndex, RowRecord>()
  /// By row: its multiplier, while it is limited or outside the basis.
  var multipliers = Multipliers()
  /// The terms of each row, in one run, in ascending order of variables.
  var terms = Table<TermIndex, Term>()
  /// By variable: the first of its terms in rows outside the basis. Its own row is not among them.
  var columns = Table<VariableIndex, TermIndex>()
  /// By variable: the first of its terms in basic rows, its own row left out.
  var basicColumns = Table<VariableIndex, TermIndex>()
  /// By variable: the row that is nothing but the variable.
  var unitRows = Table<VariableIndex, RowIndex>()
  var watch = ValueWatch()
  /// Whether a close constraint has ever been an inequality.
  var hasCloseRows = false
  /// Whether there has been a row whose coefficients are far apart (`Tolerance.wide`).
  var hasWideRows = false
  var constraints = Table<ConstraintIndex, RowConstraint>()
  /// The constraints once more, of rows that have many.
  var trees = PenaltyTrees()
  var normals = NormalTable()
  /// The row without terms, whose value is always 0.
  static let emptyRow = RowIndex(0)
  /// By room for terms: the first free row; `nextFree` leads on.
  var freeRows = Buffer<RowIndex>(repeating: .none, count: 64)
  var freeConstraints = Buffer<ConstraintIndex>()
  /// By handle: the index of its constraint in `constraints`; and by index, the handle. Both empty
  /// while they are the same.
  var indices = Buffer<ConstraintIndex>()
  var handles = Table<ConstraintIndex, Int32>()
  /// The generation of the first constraint at an index.
  var firstGeneration: UInt32 = 1

  init() { _ = appendRow(termCount: 0) }

  @inline(__always) var variableCount: Int { columns.count }

  @inline(__always)
  func isUnit(_ row: RowIndex) -> Bool { rows[row].termCount == 1 }

  @inline(__always)
  func termRange(of row: RowIndex) -> Range<TermIndex> { rows[row].terms }

  /// Reserves memory for so many more variables and rows of several variables, with so many terms,
  /// and for so many more constraints on one variable.
  mutating func reserve(
    variables: Int, rows added: Int, terms addedTerms: Int, bounds: Int
  ) {
    let count = variableCount + variables
    columns.reserve(count)
    basicColumns.reserve(count)
    unitRows.reserve(count)
    watch.reserve(count)
    // A row that is not a variable's own has at least two terms.
    let several = min(added, addedTerms / 2)
    rows.reserve(rows.count + variables + several)
    multipliers.reserve(rows.count + variables + several)
    normals.reserve(several, rows, terms)
    terms.reserve(terms.count + variables + addedTerms)
    constraints.reserve(constraints.count + added + bounds)
  }

  mutating func appendVariable() {
    let variable = columns.end
    columns.append(.none)
    basicColumns.append(.none)
    // A variable's own row is never freed, so that there is none to be used again.
    let row = rows.end
    rows.append(RowRecord(termStart: terms.end, termCount: 1))
    terms.append(Term(row: row, variable: variable, coefficient: 1))
    multipliers.append()
    unitRows.append(row)
    watch.append()
  }

  /// A row with room for its terms, which the caller links.
  private mutating func appendRow(termCount: Int) -> RowIndex {
    let kind = Self.roomKind(termCount)
    let free = freeRows[kind]
    if !free.isNone {
      freeRows[kind] = rows[free].nextFree
      rows[free] = RowRecord(termStart: rows[free].termStart, termCount: Int32(termCount))
      multipliers[free] = LevelVector()
      return free
    }
    let row = rows.end
    rows.append(RowRecord(termStart: terms.end, termCount: Int32(termCount)))
    terms.resize(
      to: terms.count + Self.room(kind),
      filler: Term(row: .none, variable: .none, coefficient: 0))
    multipliers.append()
    return row
  }

  /// Rows of up to four terms have just the room they need, longer ones a power of two, so that a
  /// freed row fits the next one.
  static func roomKind(_ termCount: Int) -> Int {
    termCount <= 4 ? termCount : 2 + (Int.bitWidth - (termCount - 1).leadingZeroBitCount)
  }

  static func room(_ kind: Int) -> Int { kind <= 4 ? kind : 1 << (kind - 2) }

  /// Links the row's terms into the columns of basic rows, or into those of other rows.
  mutating func link(_ row: RowIndex) {
    if rows[row].isLinked || rows[row].termCount <= 1 { return }
    rows[row].isLinked = true
    let isBasic = rows[row].isBasic
    for index in termRange(of: row) {
      let variable = terms[index].variable
      let head = isBasic ? basicColumns[variable] : columns[variable]
      terms[index].next = head
      terms[index].previous = .none
      if !head.isNone { terms[head].previous = index }
      if isBasic {
        basicColumns[variable] = index
      } else {
        columns[variable] = index
        if head.isNone { watch.ranges[variable] = .nowhere }
      }
    }
  }

  private mutating func unlink(_ row: RowIndex) {
    if !rows[row].isLinked { return }
    rows[row].isLinked = false
    let isBasic = rows[row].isBasic
    for index in termRange(of: row) {
      let term = terms[index]
      if !term.next.isNone { terms[term.next].previous = term.previous }
      if !term.previous.isNone {
        terms[term.previous].next = term.next
      } else if isBasic {
        basicColumns[term.variable] = term.next
      } else {
        columns[term.variable] = term.next
        if term.next.isNone { updateRange(of: term.variable) }
      }
    }
  }

  /// Updates the values of a variable at which no row outside the basis need be checked.
  @inline(__always)
  mutating func updateRange(of variable: VariableIndex) {
    if !columns[variable].isNone {
      watch.ranges[variable] = .nowhere
    } else {
      let unit = rows[unitRows[variable]]
      let range = UnitRange(
        low: max(unit.low, -Tolerance.farthest), high: min(unit.high, Tolerance.farthest))
      watch.ranges[variable] = unit.isBasic ? UnitRange() : range
    }
  }

  /// Gives the row a position in the basis, or takes it out with none.
  @inline(__always)
  mutating func setPosition(of row: RowIndex, to position: Position) {
    let changesColumns = rows[row].isBasic == position.isNone && rows[row].isLinked
    if changesColumns { unlink(row) }
    rows[row].position = position
    if changesColumns { link(row) }
  }

  /// Whether a row other than its own has the variable.
  func isMentioned(_ variable: VariableIndex) -> Bool {
    !columns[variable].isNone || !basicColumns[variable].isNone
  }

  /// Whether one row other than its own, and not basic, has the variable.
  func isMentionedOnce(_ variable: VariableIndex) -> Bool {
    let first = columns[variable]
    return !first.isNone && terms[first].next.isNone && basicColumns[variable].isNone
  }

  /// The row with a normal of the list, made where there is none yet. The caller links one that was
  /// made. Inlined at its one caller, as is what it asks: lending it the large list costs more.
  /// - Parameter unit: how much of what was written the normal is.
  @inline(__always)
  mutating func row(
    of normal: Int, in normals: borrowing NormalList, unit: Double
  ) -> RowIndex {
    let range = normals.range(of: normal)
    switch range.count {
    case 0: return Self.emptyRow
    case 1: return unitRows[normals.terms[range.lowerBound].variable]
    default: break
    }
    let key = NormalTable.key(range, of: normals)
    let found = self.normals.find(range, of: normals, key, rows, terms)
    if !found.isNone { return found }
    let row = appendRow(termCount: range.count)
    rows[row].exponent = Int8(exactly: unit.exponent) ?? 0
    for (index, i) in zip(termRange(of: row), range) {
      let term = normals.terms[i]
      // The largest is between 1 and 2.
      if term.coefficient.magnitude < Tolerance.wide { hasWideRows = true }
      terms[index] = Term(row: row, variable: term.variable, coefficient: term.coefficient)
    }
    self.normals.insert(row, key, rows, terms)
    return row
  }

  /// The number that a coefficient is written for.
  func meaning(of term: Term) -> DoubleDouble {
    DoubleDouble(meantBy: term.coefficient, exponent: rows[term.row].exponent)
  }

  /// Takes a row without constraints out of its columns. A variable's own row always stays.
  mutating func free(_ row: RowIndex) {
    assert(!rows[row].hasConstraints && !rows[row].isBasic && rows[row].termCount > 1)
    normals.remove(row, rows, terms)
    unlink(row)
    rows[row].position = .freed
    let kind = Self.roomKind(Int(rows[row].termCount))
    rows[row].nextFree = freeRows[kind]
    freeRows[kind] = row
  }

  /// Undoes the making of a row; the last one made comes first.
  mutating func unmake(_ row: RowIndex, wasAppended: Bool) {
    free(row)
    guard wasAppended, row.offset == rows.count - 1 else { return }
    let kind = Self.roomKind(Int(rows[row].termCount))
    freeRows[kind] = rows[row].nextFree
    terms.truncate(to: rows[row].termStart.offset)
    rows.truncate(to: row.offset)
    multipliers.truncate(to: row.offset)
  }

  // MARK: Constraints

  mutating func makeConstraint(_ record: RowConstraint) -> ConstraintIndex {
    if !freeConstraints.isEmpty {
      let index = freeConstraints.removeLast()
      let generation = constraints[index].generation &+ 1
      constraints[index] = record
      constraints[index].generation = generation
      return index
    }
    let index = constraints.end
    constraints.append(record)
    constraints[index].generation = firstGeneration
    if !indices.isEmpty {
      indices.append(index)
      handles.append(index.number)
    }
    return index
  }
}

/// Steps of walks along columns and along rows' lists: `while let row = store.nextRow(&term)`.
extension RowStore {
  /// The row of a term; `term` moves on to the next one of the column. Nil behind the last one.
  @inline(__always)
  func nextRow(_ term: inout TermIndex) -> RowIndex? {
    if term.isNone { return nil }
    let row = terms[term].row
    term = terms[term].next
    return row
  }

  /// The first optional constraint of a row's list from `next` on, which moves on to the one behind
  /// it; nil where there is no more.
  @inline(__always)
  func nextOptionalConstraint(_ next: inout ConstraintIndex) -> RowConstraint? {
    while !next.isNone {
      let c = constraints[next]
      next = c.next
      if !c.isRequired { return c }
    }
    return nil
  }
}

/// Reorders new constraints for locality; `indices` maps handles to records.
extension RowStore {
  /// The index of the constraint that a handle names.
  @inline(__always)
  func index(of handle: Int32) -> ConstraintIndex {
    indices.isEmpty ? ConstraintIndex(number: handle) : indices[handle]
  }

  /// The number in the handles of the constraint at an index.
  @inline(__always)
  func handle(at index: ConstraintIndex) -> Int32 {
    handles.isEmpty ? index.number : handles[index]
  }

  /// Reorders the last constraints, which have just been appended, as their left sides have been.
  mutating func arrangeConstraints(from first: Int, by normals: borrowing NormalList) {
    if indices.isEmpty {
      for index in constraints.indices {
        indices.append(index)
        handles.append(index.number)
      }
    }
    let moved = ConstraintIndex(first)..<constraints.end
    for index in moved {
      let handle = first + normals.origin(of: index.offset - first)
      handles[index] = Int32(handle)
      indices[handle] = index
    }
    var old = Buffer<RowConstraint>(capacity: moved.count)
    for index in moved { old.append(constraints[index]) }
    for index in moved { constraints[index] = old[Int(handles[index]) - first] }
  }
}
