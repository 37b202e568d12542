/// A variable that is torn out: it is given by a combination of rows, and others follow from it.
struct Tear: BitwiseCopyable {
  var variable: VariableIndex
  /// What the combination is divided by.
  var pivot: Double
  /// The first of its entries among `tearEntries`.
  var start: Int
}

/// What an entry of a tear stands for: a node, that of a variable or of a sum, or the constant of
/// the row that determines a variable.
struct TearSource: BitwiseCopyable {
  /// The number of the node, or the complement of that of the variable.
  private var code: Int32

  init(_ node: NodeIndex) { code = node.number }
  init(constantOf variable: VariableIndex) { code = ~variable.number }

  /// The node; none for a constant.
  var node: NodeIndex { NodeIndex(number: code) }
  var isConstant: Bool { code < 0 }
  /// The variable whose row has the constant.
  var variable: VariableIndex { VariableIndex(number: ~code) }
}

/// Tearing: where nothing can be peeled off any more, as in a row of equal widths that fills its
/// container, a variable is taken as if it were known. Rows with one variable left then determine
/// others in terms of it, until a row has none left. That row gives the variable, once all the
/// others have been put in; and they are determined by their rows as given. The word is that of
/// Duff, Erisman and Reid (1986).
extension Factoriser {
  /// The row that gives a torn variable, and how fast its value moves with it, once all the others
  /// follow.
  private struct End {
    var row: ActiveIndex
    var rate: Double
  }

  /// One variable taken as known, and what follows.
  private struct Attempt: ~Copyable {
    var variable: VariableIndex
    /// By variable: how fast it moves with the torn one.
    var slopes: Table<VariableIndex, Double>
    /// By variable: the magnitudes that were added up for its slope.
    var sizes: Table<VariableIndex, Double>
    /// By row: the variable that it determines, if it determines one.
    var determined: Table<Factoriser.ActiveIndex, VariableIndex>
    /// The rows that determine variables, in order.
    var rows = Buffer<ActiveIndex>()
    /// Rows in which at most one variable is left, first in, first out.
    var queue = Buffer<ActiveIndex>()
    /// By variable: its coefficient in the combination of rows, and the variables that have one.
    var coefficients: Table<VariableIndex, RunningSum>
    var known = Buffer<VariableIndex>()

    /// Removes and returns the coefficient of a variable; 0 if it is rounding.
    mutating func take(_ variable: VariableIndex) -> Double {
      let sum = coefficients[variable]
      coefficients[variable] = RunningSum()
      return sum.isRounding ? 0 : sum.value
    }
  }

  mutating func tear(_ store: borrowing RowStore) {
    if !rows.indices.contains(where: { rows[$0].openCount == 2 }) { return }
    for row in rows.indices where rows[row].openCount == 2 { narrowRows.append(row) }
    var attempt = Attempt(
      variable: .none, slopes: Table(repeating: 0, count: parts.count),
      sizes: Table(repeating: 0, count: parts.count),
      determined: Table(repeating: .none, count: rows.count),
      coefficients: Table(repeating: RunningSum(), count: parts.count))
    // A budget for attempts that fail, in rows: it keeps the whole linear.
    var patience = 2 * rows.count + 64
    var next = 0
    while next < narrowRows.count && patience > 0 {
      let row = narrowRows[next]
      next += 1
      if rows[row].openCount != 2 { continue }
      attempt.variable = variable(toTearIn: row, store)
      if let end = follow(&attempt, store) {
        install(&attempt, end, store)
        peelAll(store)
      } else {
        patience -= 4 + attempt.queue.count
        retreat(&attempt)
      }
    }
  }

  /// Of the two open variables of a row, the one in more rows.
  private func variable(toTearIn row: ActiveIndex, _ store: borrowing RowStore) -> VariableIndex {
    var best = VariableIndex.none
    for t in rows[row].terms {
      let variable = store.terms[t].variable
      if parts[variable] != .open { continue }
      if best.isNone || columnCounts[variable] > columnCounts[best] { best = variable }
    }
    return best
  }

  /// Determines what follows from the torn variable.
  /// - Returns: the first row in which no variable is left; nil where there is none, or where
  ///   errors would grow too much on the way.
  private mutating func follow(_ attempt: inout Attempt, _ store: borrowing RowStore) -> End? {
    close(attempt.variable, slope: 1, size: 1, &attempt)
    var next = 0
    while next < attempt.queue.count {
      let row = attempt.queue[next]
      next += 1
      if !attempt.determined[row].isNone { continue }
      var sum = RunningSum()
      var size = 0.0
      var largest = 0.0
      var open: Term?
      for t in rows[row].terms {
        let term = store.terms[t]
        if parts[term.variable] == .open {
          open = term
        } else {
          let rate = term.coefficient * attempt.slopes[term.variable]
          sum.add(rate)
          size += term.coefficient.magnitude * attempt.sizes[term.variable]
          largest = max(largest, rate.magnitude)
        }
      }
      if let open {
        if open.coefficient.magnitude < Tolerance.singletonPivot { continue }
        let slope = sum.isRounding ? 0 : -sum.value / open.coefficient
        if slope.magnitude > Tolerance.growth { return nil }
        attempt.determined[row] = open.variable
        attempt.rows.append(row)
        if sum.value == 0 { size = 0 }
        close(open.variable, slope: slope, size: size / open.coefficient.magnitude, &attempt)
      } else if sum.value.magnitude > Tolerance.singletonPivot * largest {
        if sum.value.magnitude <= Tolerance.vagueness * size { return nil }
        return End(row: row, rate: sum.value)
      }
    }
    return nil
  }

  private mutating func close(
    _ variable: VariableIndex, slope: Double, size: Double, _ attempt: inout Attempt
  ) {
    parts[variable] = .front
    attempt.slopes[variable] = slope
    attempt.sizes[variable] = size
    for i in column(of: variable) where rows[columns[i]].openCount >= 0 {
      rows[columns[i]].openCount -= 1
      if rows[columns[i]].openCount <= 1 { attempt.queue.append(columns[i]) }
      if rows[columns[i]].openCount == 2 { narrowRows.append(columns[i]) }
    }
  }

  private mutating func reopen(_ variable: VariableIndex, _ attempt: inout Attempt) {
    parts[variable] = .open
    attempt.slopes[variable] = 0
    for i in column(of: variable) where rows[columns[i]].openCount >= 0 {
      rows[columns[i]].openCount += 1
    }
  }

  /// Undoes an attempt.
  private mutating func retreat(_ attempt: inout Attempt) {
    reopen(attempt.variable, &attempt)
    for i in attempt.rows.indices {
      let row = attempt.rows[i]
      reopen(attempt.determined[row], &attempt)
      attempt.determined[row] = .none
    }
    attempt.rows.removeAll()
    attempt.queue.removeAll()
  }

  /// Makes the torn variable and all that follows from it part of the front.
  private mutating func install(
    _ attempt: inout Attempt, _ end: End, _ store: borrowing RowStore
  ) {
    combine(&attempt, end, store)
    front.append(attempt.variable)
    pivotRows[attempt.variable] = end.row
    attempt.slopes[attempt.variable] = 0
    rows[end.row].openCount = -1
    for i in attempt.rows.indices {
      let row = attempt.rows[i]
      let variable = attempt.determined[row]
      front.append(variable)
      pivotRows[variable] = row
      attempt.slopes[variable] = 0
      attempt.determined[row] = .none
      rows[row].openCount = -1
    }
    // Peeling finds what else has become determined, or dependent.
    for i in attempt.queue.indices { rowQueue.append(attempt.queue[i]) }
    attempt.rows.removeAll()
    attempt.queue.removeAll()
  }

  /// Subtracts from the last row multiples of the rows that determine its variables, until only the
  /// torn variable is left in it. From the last row to the first, since each may bring in variables
  /// that earlier rows determine.
  private mutating func combine(
    _ attempt: inout Attempt, _ end: End, _ store: borrowing RowStore
  ) {
    let start = tearEntries.count
    add(end.row, times: 1, to: &attempt, store)
    for i in attempt.rows.indices.reversed() {
      let row = attempt.rows[i]
      let variable = attempt.determined[row]
      let coefficient = attempt.take(variable)
      if coefficient == 0 { continue }
      let multiple = -coefficient / self.coefficient(of: variable, in: row, store)
      add(row, times: multiple, to: &attempt, store)
      // What is left of it is rounding.
      attempt.coefficients[variable] = RunningSum()
      tearEntries.append(TearSource(constantOf: variable), -multiple)
    }
    // Where the rows nearly cancel, the rate computed from the slopes has more correct digits.
    let isVague = attempt.coefficients[attempt.variable].isVague
    let sum = attempt.take(attempt.variable)
    let pivot = isVague ? end.rate : sum
    for i in attempt.known.indices {
      let variable = attempt.known[i]
      let coefficient = attempt.take(variable)
      if coefficient != 0 { tearEntries.append(TearSource(variable.node), coefficient) }
    }
    attempt.known.removeAll()
    tears.append(Tear(variable: attempt.variable, pivot: pivot, start: start))
  }

  private func coefficient(
    of variable: VariableIndex, in row: ActiveIndex, _ store: borrowing RowStore
  ) -> Double {
    for t in rows[row].terms where store.terms[t].variable == variable {
      return store.terms[t].coefficient
    }
    return 0
  }

  private mutating func add(
    _ row: ActiveIndex, times multiple: Double, to attempt: inout Attempt,
    _ store: borrowing RowStore
  ) {
    for t in rows[row].terms {
      let term = store.terms[t]
      attempt.known.append(term.variable)
      let amount = multiple * term.coefficient
      if attempt.coefficients[term.variable].value.isSwallowed(with: amount) { hasSwallowed = true }
      attempt.coefficients[term.variable].add(amount)
    }
  }
}
