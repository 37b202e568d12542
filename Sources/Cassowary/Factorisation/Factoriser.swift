/// Finds an order in which the basic rows determine the variables one after the other.
///
/// Three parts. Rows in which one variable is left determine it (from the front). Variables that
/// are in one row only are determined by it, after everything else (from the back). Where a single
/// variable holds up others it is torn out, which brings these to the front. What remains, the
/// *bump*, is eliminated with Markowitz's rule (Suhl and Suhl, 1990). The first and the last part
/// are the rows as given; only the bump can fill in.
///
/// With more variables than rows, the variables left over are held by their own rows. That is also
/// how a new basis is chosen: variables that cost nothing to move are determined by rows first, so
/// that the ones that have a size or place of their own keep it.
struct Factoriser: ~Copyable {
  /// How a variable is determined: not known yet, by its own row from the start, by a row of each
  /// of the three parts, or by its own row because no other was left for it.
  enum Part: UInt8 { case open, held, front, bump, back, spare }

  /// A row to pivot on, in `rows`.
  struct ActiveIndex: Index {
    var number: Int32
  }

  /// A row to pivot on. The range of its terms is copied here, so that its record need not be read.
  struct ActiveRow: BitwiseCopyable {
    var row: RowIndex
    var termStart: TermIndex
    var termCount: Int32
    /// How many open variables it still has; −1 once it has been pivoted on.
    var openCount: Int32 = 0

    @inline(__always) var terms: Range<TermIndex> { termStart.run(of: termCount) }
  }

  var rows = Table<ActiveIndex, ActiveRow>()
  /// By variable.
  var parts: Table<VariableIndex, Part>
  var columnCounts: Table<VariableIndex, Int32>
  /// By variable: where its column ends in `columns`, which starts where the one before it ends.
  var columnEnds = Table<VariableIndex, Int32>()
  /// The rows that have a variable.
  var columns = Buffer<ActiveIndex>()
  /// By variable: the row that determines it, none where that is its own row.
  var pivotRows: Table<VariableIndex, ActiveIndex>
  /// By variable: what it costs to move it.
  var costs: Table<VariableIndex, MoveCost>
  /// By variable: which way it cannot move, −1 or 1; 0 where it can both ways, or none is known.
  var blockedWays: Table<VariableIndex, Int8>
  /// By row: which way its value is to move; 0 where that is not known.
  var moves = Table<ActiveIndex, Int8>()
  /// Whether there are fewer rows than variables, so that there is a choice which of them rows
  /// determine. If not, a variable that is in one row only is determined by it, however small its
  /// coefficient there: any other order would carry the rounding of a possibly large value into the
  /// other rows.
  private var hasChoice = false
  /// Whether numbers have twice the digits.
  private(set) var isPrecise = false
  /// Whether numbers of rows that were combined have swallowed others; see `isSwallowed`.
  var hasSwallowed = false
  /// What is left out then; see `Factorisation`.
  let dropTolerance: Double
  /// Variables in the order of elimination.
  var held = Buffer<VariableIndex>()
  var front = Buffer<VariableIndex>()
  var back = Buffer<VariableIndex>()
  var bump = Bump()
  /// Variables of the front that are given by a combination of rows, in the order in which they are
  /// there.
  var tears = Buffer<Tear>()
  var tearEntries = SparseVector<TearSource>()
  /// FIFO keeps independent steps adjacent, for pipelining.
  var rowQueue = Buffer<ActiveIndex>()
  /// Rows in which two variables were left at some time.
  var narrowRows = Buffer<ActiveIndex>()
  var columnQueue = Buffer<VariableIndex>()
  private var nextRow = 0
  private var nextColumn = 0
  var costlyColumns = PriorityQueue<CostlyColumn>()
  /// Rows that turned out to depend on the others.
  var dependent = Buffer<RowIndex>()

  /// A variable in one row only that costs something to move. Of equal ones the last is determined
  /// by its row: the rule for open values brings the earlier ones to 0.
  struct CostlyColumn: BitwiseCopyable, Precedence {
    var cost: MoveCost
    var variable: VariableIndex

    func precedes(_ other: CostlyColumn) -> Bool {
      cost != other.cost ? cost < other.cost : variable > other.variable
    }
  }

  init(variables: Int, dropTolerance: Double) {
    self.dropTolerance = dropTolerance
    parts = Table(repeating: .open, count: variables)
    columnCounts = Table(repeating: 0, count: variables)
    pivotRows = Table(repeating: .none, count: variables)
    costs = Table(repeating: .free, count: variables)
    blockedWays = Table(repeating: 0, count: variables)
  }

  /// Holds a variable by its own row.
  mutating func hold(_ variable: VariableIndex) {
    parts[variable] = .held
    held.append(variable)
  }

  /// The row that is to be at a position: the one that determines its variable.
  func row(at position: Position, _ store: borrowing RowStore) -> RowIndex {
    let row = pivotRows[position.variable]
    return row.isNone ? store.unitRows[position.variable] : rows[row].row
  }

  /// Adds a row to pivot on, whose value is to move one way.
  ///
  /// Inlined, since for a call the whole store would be copied.
  @inline(__always)
  mutating func add(_ row: RowIndex, move: Int8 = 0, _ store: borrowing RowStore) {
    let record = store.rows[row]
    rows.append(ActiveRow(row: row, termStart: record.termStart, termCount: record.termCount))
    moves.append(move)
  }

  /// Orders rows and variables.
  /// - Parameter precisely: whether numbers have twice the digits, and all that does not peel off
  ///   is eliminated, which keeps rounding smaller than tearing.
  mutating func run(_ store: borrowing RowStore, precisely: Bool = false) {
    isPrecise = precisely
    hasChoice = rows.count + held.count < parts.count
    count(store)
    peelAll(store)
    if !precisely { tear(store) }
    eliminate(store)
    holdSpare()
  }

  /// Peels singletons off until none is left: rows, then columns that cost nothing, and only then
  /// the cheapest of the other columns, one at a time.
  mutating func peelAll(_ store: borrowing RowStore) {
    while true {
      peel(store)
      guard let costly = costlyColumns.popFirst() else { return }
      // It may have been determined since it was queued.
      if parts[costly.variable] == .open && columnCounts[costly.variable] == 1 {
        pivotColumn(costly.variable, store)
      }
    }
  }

  private mutating func count(_ store: borrowing RowStore) {
    for row in rows.indices {
      for t in rows[row].terms {
        let variable = store.terms[t].variable
        if parts[variable] != .open { continue }
        rows[row].openCount += 1
        columnCounts[variable] += 1
      }
    }
    listColumns(store)
    for row in rows.indices {
      if rows[row].openCount <= 1 { rowQueue.append(row) }
    }
    for variable in columnCounts.indices where columnCounts[variable] == 1 {
      queueColumn(variable, store)
    }
  }

  private mutating func listColumns(_ store: borrowing RowStore) {
    var total: Int32 = 0
    columnEnds.reserve(columnCounts.count)
    for variable in columnCounts.indices {
      columnEnds.append(total)
      total += columnCounts[variable]
    }
    columns.resize(to: Int(total), filler: .none)
    for row in rows.indices {
      for t in rows[row].terms {
        let variable = store.terms[t].variable
        if parts[variable] != .open { continue }
        columns[columnEnds[variable]] = row
        columnEnds[variable] += 1
      }
    }
  }

  func column(of variable: VariableIndex) -> Range<Int> {
    let start = variable.number == 0 ? 0 : columnEnds[variable.advanced(by: -1)]
    return Int(start)..<Int(columnEnds[variable])
  }

  private mutating func queueColumn(_ variable: VariableIndex, _ store: borrowing RowStore) {
    if costs[variable] == .free {
      columnQueue.append(variable)
    } else {
      let cost = max(costs[variable], isBlocked(variable, store) ? .blocked : .free)
      costlyColumns.insert(.init(cost: cost, variable: variable))
    }
  }

  /// Whether the only open row of a variable is to move it where it cannot go.
  private func isBlocked(_ variable: VariableIndex, _ store: borrowing RowStore) -> Bool {
    if blockedWays[variable] == 0 { return false }
    for i in column(of: variable) where rows[columns[i]].openCount >= 0 {
      for t in rows[columns[i]].terms where store.terms[t].variable == variable {
        let move = store.terms[t].coefficient > 0 ? moves[columns[i]] : -moves[columns[i]]
        return move == blockedWays[variable]
      }
    }
    return false
  }

  /// Holds the variables that no row determines by their own rows.
  mutating func holdSpare() {
    for variable in parts.indices where parts[variable] == .open {
      parts[variable] = .spare
      held.append(variable)
    }
  }

  // MARK: Singletons

  private mutating func peel(_ store: borrowing RowStore) {
    while true {
      if nextRow < rowQueue.count {
        nextRow += 1
        pivotRow(rowQueue[nextRow - 1], store)
      } else if nextColumn < columnQueue.count {
        let variable = columnQueue[nextColumn]
        nextColumn += 1
        if parts[variable] == .open && columnCounts[variable] == 1 { pivotColumn(variable, store) }
      } else {
        return
      }
    }
  }

  /// A row with one open variable, or with none.
  private mutating func pivotRow(_ row: ActiveIndex, _ store: borrowing RowStore) {
    if rows[row].openCount == 0 {
      rows[row].openCount = -1
      dependent.append(rows[row].row)
    }
    if rows[row].openCount < 0 { return }
    for t in rows[row].terms {
      let term = store.terms[t]
      if parts[term.variable] != .open { continue }
      // A weak pivot is left to elimination, which may find a better one.
      if term.coefficient.magnitude < Tolerance.singletonPivot { return }
      rows[row].openCount = -1
      parts[term.variable] = .front
      pivotRows[term.variable] = row
      front.append(term.variable)
      closeColumn(term.variable, store)
      return
    }
  }

  /// Closes the column of a variable that has been determined: its rows have one open variable
  /// less.
  private mutating func closeColumn(_ variable: VariableIndex, _ store: borrowing RowStore) {
    for i in column(of: variable) where rows[columns[i]].openCount >= 0 {
      rows[columns[i]].openCount -= 1
      if rows[columns[i]].openCount <= 1 { rowQueue.append(columns[i]) }
      if rows[columns[i]].openCount == 2 { narrowRows.append(columns[i]) }
    }
  }

  /// Determines a variable that is in one open row only by this row, after all others (from the
  /// back). The row's other variables are in one open row less.
  private mutating func pivotColumn(_ variable: VariableIndex, _ store: borrowing RowStore) {
    for i in column(of: variable) where rows[columns[i]].openCount >= 0 {
      let row = rows[columns[i]]
      for t in row.terms where store.terms[t].variable == variable && hasChoice {
        if store.terms[t].coefficient.magnitude < Tolerance.pivot { return }
      }
      rows[columns[i]].openCount = -1
      parts[variable] = .back
      pivotRows[variable] = columns[i]
      back.append(variable)
      for t in row.terms {
        let other = store.terms[t].variable
        if parts[other] != .open { continue }
        columnCounts[other] -= 1
        if columnCounts[other] == 1 { queueColumn(other, store) }
      }
      return
    }
  }
}
