/// The solver: a dual simplex method with a factorised basis, for constraints with priorities.
///
/// ## The problem
///
/// A *row* is a linear function of the variables, without a constant; what it comes to is its
/// *value*. All constraints with the same left side, but for a factor, share a row. Together they
/// are one *penalty* of its value: convex and piecewise linear, with a *breakpoint* at the constant
/// of each constraint. Its *slope* is a vector with a number for each level of priority
/// (`LevelVector`), compared from the highest level down, and infinite beyond a required
/// constraint. Wanted are values at which the sum of all penalties is least. Rows and penalties are
/// kept in a `RowStore`.
///
/// ## The state
///
/// As many rows as there are variables are *basic*: linearly independent, and tight at a *target*,
/// which is a breakpoint but where nothing asks for one: for a row without constraints, or while a
/// degenerate one slides over the optimal face. They give the values of all variables
/// (`Factorisation`), and so those of the other rows. Each row has a *multiplier* (dual value), the
/// force with which it pulls. The values are optimal if
///
/// 1. the forces *balance*: Σ multiplier · row = 0;
/// 2. each multiplier is *dual feasible*: between the slopes on the two sides of the target for a
///    basic row, between the outermost slopes of the penalty for another;
/// 3. each row outside the basis is *primal feasible*: its value is one at which its multiplier is
///    right, `low...high` in its record.
///
/// The first two hold between any two steps, the third at the end. `Simplex+Invariants` is this as
/// code.
///
/// ## A transaction
///
/// `begin`, requests that are only staged, then `commit` (`Simplex+Transaction`):
///
/// 1. Removals and lower priorities. They can leave a multiplier that no slope allows, which is
///    moved back with primal steps (`Simplex+Removal`, `Simplex+Primal`).
/// 2. New constraints and constants are entered in the penalties (`Simplex+Attaching`). That spoils
///    nothing but primal feasibility.
/// 3. Where many rows are new, a basis is chosen in one go (`Simplex+Crash`).
/// 4. Infeasible rows are repaired with dual steps (`Simplex+Dual`) until none is left, and what
///    rounding may have spoiled is verified (`Simplex+Optimum`). In doubt the basis is factorised
///    again, then in twice the digits, and in the end everything is solved afresh
///    (`Simplex+StartingOver`).
/// 5. Where required rows exclude each other, the transaction is refused: the failed step names
///    them (`Simplex+IrreducibleConflict`), and everything is undone (`Journal`).
///
/// Later, before values are read, `settle` decides what the optimal solutions leave open
/// (`Simplex+Settling`), by steps over the optimal face that change no multiplier
/// (`Simplex+OptimalFace`).
///
/// ## Signs
///
/// A row's value may lie `above` what its multiplier allows, or `below` (`Side`). To repair it the
/// multiplier moves by a step, up in the first case. Written in terms of the basis, the row is
/// Σ `alpha` · basic row. So to keep the balance, the multiplier of a basic row moves the other way,
/// by the step times `alpha`. One that moves down comes to the slope below its target, and its
/// target then moves down too, and the row's value with it where `alpha` is positive: this is what
/// `Side.movesUp` says.
///
/// `direction` is the other half of the tableau: how the variables move with the target of a basic
/// row.
///
/// ## Sources
///
/// Badros, Borning and Stuckey (2001) for the problem; Koberstein (2005) for the dual simplex
/// method; `InsideTheSolver.md` for the others, for rounding, and for why it ends.
///
/// Methods that only read are `mutating` too where they are called often: to borrow the structure
/// for reading would copy it, and it is large.
struct Simplex: ~Copyable {
  var store = RowStore()
  var factor = Factorisation()
  /// The basic rows.
  var basis = Table<Position, RowIndex>()
  /// By variable: its rank in the order in which what is left open is decided.
  var ranks = Table<VariableIndex, Int32>()
  /// By variable: whether it is small, that is, part of the sum that is made least first.
  var isSmall = Table<VariableIndex, Bool>()
  /// By variable: the generation of its handles, odd while the variable is in use.
  var generations = Table<VariableIndex, UInt32>()
  var freeVariables = Buffer<VariableIndex>()
  /// The rank of the next variable.
  private var nextRank: Int32 = 0
  /// The generation of the first handle with an index; greater after `removeAll`.
  private let firstGeneration: UInt32
  /// Basic rows that may leave their target at no cost (dual degenerate), in no order.
  var degenerateRows = Buffer<RowIndex>()
  /// Whether nothing has changed since what is left open was last decided.
  var isSettled = true
  /// One move over the optimal solutions that shows what they leave open.
  var openMove = OpenMove()
  var journal = Journal()
  var staging = Staging()
  /// Rows outside the basis that may be primal infeasible.
  var infeasibleRows = PriorityQueue<InfeasibleRow>()
  /// Basic rows that may be dual infeasible, since a primal step has changed their multipliers.
  var dualInfeasibleRows = Buffer<RowIndex>()
  /// What the last solve with the transposed basis has given.
  var alpha = TableauRow()
  /// What the last solve with the basis has given: how the variables move with the target of a
  /// basic row, a column of its inverse (FTRAN).
  var direction = SparseVector<VariableIndex>()
  /// Whether `direction` is spread over the scratch numbers of the factorisation.
  var isDirectionSpread = false
  /// By variable: how much adds up to its entry of `direction`, whatever the signs.
  var sizes = SparseVector<VariableIndex>()
  /// The rows outside the basis that move along `direction`, as `findMovedRows` has last found
  /// them.
  var movedRows = Buffer<RowIndex>()
  /// Numbers the walks over rows: one whose `mark` is this number has been visited by the present
  /// walk.
  var walk: UInt32 = 0
  /// Rows that have been seen to miss their bounds in this transaction, by no more than the sizes of
  /// their terms allow.
  var nearMisses = Buffer<RowIndex>()
  /// How many more steps may be taken before the present basis is given up.
  var stepsLeft = Int.max
  /// How many steps of the dual method, the last ones, have made no progress.
  var idleSteps = 0
  /// The part of the promised tolerance by which a row may miss: `Tolerance.aim` first, and 1 once
  /// that turns out to lead nowhere.
  var strictness = 1.0
  /// Whether the transaction may be tried again with `Tolerance.aim`.
  var aimsHigh = true
  /// Whether repairs in twice the digits have come to no end, so that multipliers are only compared
  /// as exactly as levels are.
  var isStalled = false
  /// Whether the next factorisation takes twice the digits, because of a doubt in this transaction.
  var needsPrecision = false
  /// Whether all rows are being solved afresh, so that lost digits have to do.
  var isLastAttempt = false
  /// Whether a value has been beyond `Tolerance.farthest` in this transaction.
  var mayBeFar = false
  /// Whether a row has left its target by more than `Tolerance.farMove` at no cost.
  var hasMovedFar = false
  /// Whether the multipliers are known to balance.
  var isBalanced = true
  /// Whether multipliers carry the rounding of steps, while the factors have twice the digits.
  var hasRoundedMultipliers = false
  /// Whether a basic row may be dual infeasible because of rounding.
  var mayBeDualInfeasible = false
  /// Whether a basic row may have been given a target that its required constraints exclude.
  var hasOutliers = false
  /// Whether updates have left rounding in a given value.
  var hasInexactGivenValues = false
  var statistics = SolverStatistics()
  /// What handles must carry.
  let tag: SolverTag

  /// Which numbers are accepted.
  var coefficients = Solver.coefficients
  var constants = Solver.constants

  init() { self.init(tag: .random(), firstGeneration: 1) }

  /// A solver for rows that are computed from those of another one, so that no limits apply to
  /// numbers.
  static func forTrial() -> Simplex {
    // Its handles reach no caller, so that they need no tag.
    var simplex = Simplex(tag: .none, firstGeneration: 1)
    simplex.coefficients = .leastNonzeroMagnitude...UnitRange.limit
    simplex.constants = -UnitRange.limit...UnitRange.limit
    return simplex
  }

  private init(tag: SolverTag, firstGeneration: UInt32) {
    self.tag = tag
    self.firstGeneration = firstGeneration
    store.firstGeneration = firstGeneration
  }

  /// Removes all rows and variables; no handle made before is valid any more.
  mutating func removeAll() {
    // Indices start again at 0, so new handles differ from all old ones by their generation.
    var latest = firstGeneration
    for i in generations.indices { latest = max(latest, generations[i]) }
    for i in store.constraints.indices { latest = max(latest, store.constraints[i].generation) }
    // Odd, as the generations of variables in use are.
    self = Simplex(tag: tag, firstGeneration: (latest | 1) &+ 2)
  }

  // MARK: Variables

  private mutating func takeRank() -> Int32 {
    defer { if nextRank < .max { nextRank += 1 } }
    return nextRank
  }

  /// Reserves memory for so many more variables and rows, for the terms of rows with several terms,
  /// and for rows of one variable besides.
  mutating func reserve(variables: Int, rows: Int, terms: Int, bounds: Int = 0) {
    // No estimate may ask for more memory than there is, and 32 bits address little.
    let most = Int.bitWidth > 32 ? 1 << 22 : 1 << 16
    let (variables, rows, terms, bounds) = (
      max(0, min(variables, most)), max(0, min(rows, most)), max(0, min(terms, 2 * most)),
      max(0, min(bounds, most))
    )
    store.reserve(variables: variables, rows: rows, terms: terms, bounds: bounds)
    staging.normals.reserve(rows + bounds, terms: terms + bounds)
    journal.madeConstraints.reserve(rows + bounds)
    let count = generations.count + variables
    generations.reserve(count)
    ranks.reserve(count)
    isSmall.reserve(count)
    basis.reserve(count)
    degenerateRows.reserve(degenerateRows.count + variables)
  }

  /// A new variable, last in the order of what is left open. Its value is 0.
  mutating func makeVariable(isSmall: Bool = false) -> Variable {
    // A discarded variable was left at 0, held by its own row, and so is used again as it is.
    if let index = freeVariables.last {
      _ = freeVariables.removeLast()
      // Odd again.
      generations[index] &+= 1
      ranks[index] = takeRank()
      self.isSmall[index] = isSmall
      return Variable(index: index.number, generation: generations[index], owner: tag)
    }
    let index = generations.end
    generations.append(firstGeneration)
    ranks.append(takeRank())
    self.isSmall.append(isSmall)
    store.appendVariable()
    // The basis grows with it: its own row holds it at 0, without a penalty, and so degenerate.
    basis.append(store.unitRows[index])
    store.rows[store.unitRows[index]].position = Position(of: index)
    store.rows[store.unitRows[index]].target = 0
    setDegenerate(store.unitRows[index], true)
    return Variable(index: index.number, generation: firstGeneration, owner: tag)
  }

  /// Whether the variable is one of this solver's that is in use.
  mutating func owns(_ variable: Variable) -> Bool {
    variable.owner == tag && generations.reaches(VariableIndex(variable))
      && generations[VariableIndex(variable)] == variable.generation
      && variable.generation & 1 == 1
  }

  mutating func owns(_ id: RowID) -> Bool {
    guard id.owner == tag, id.index >= 0, Int(id.index) < store.constraints.count else {
      return false
    }
    let record = store.constraints[store.index(of: id.index)]
    return record.generation == id.generation && record.isAlive
  }

  // MARK: Walks

  /// Begins a walk over rows that is to look at each once; no row bears its mark.
  @inline(__always)
  mutating func beginWalk() { walk &+= 1 }

  /// Marks a row for the present walk.
  /// - Returns: whether the walk has not been there before.
  @inline(__always)
  mutating func visit(_ row: RowIndex) -> Bool {
    if store.rows[row].mark == walk { return false }
    store.rows[row].mark = walk
    return true
  }

  // MARK: Values

  /// The value of a variable in the current solution; 0 for a variable of another solver.
  mutating func value(of variable: Variable) -> Double {
    owns(variable) ? factor.value(of: VariableIndex(variable)) : 0
  }

  @inline(__always)
  mutating func value(at variable: VariableIndex) -> Double { factor.value(of: variable) }

  /// How far a row is from being met, in the units of its constant, at least 0; 0 for a foreign
  /// row.
  mutating func error(of id: RowID) -> Double {
    guard owns(id) else { return 0 }
    let record = store.constraints[store.index(of: id.index)]
    let difference = value(ofRow: record.row) - record.breakpoint
    if difference.magnitude <= tolerance(ofRow: record.row) { return 0 }
    if difference < 0 { return record.pullsUp ? -difference * record.weight : 0 }
    return record.pullsDown ? difference * record.weight : 0
  }

  @inline(__always)
  mutating func value(ofRow row: RowIndex) -> Double {
    var sum = 0.0
    for i in store.termRange(of: row) {
      sum += store.terms[i].coefficient * factor.value(of: store.terms[i].variable)
    }
    return sum
  }

  /// By how much the row's value may miss: in proportion to the sizes of its terms, since rounding
  /// is.
  mutating func tolerance(ofRow row: RowIndex) -> Double {
    // At least 1, or rows near 0 would have to be exact.
    var size = 1.0
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      size += (term.coefficient * factor.value(of: term.variable)).magnitude
    }
    return size * Tolerance.feasibility
  }
}

/// On which side of where it may be a number lies: a row's value, of the values at which its
/// multiplier is right, or a multiplier, of the slopes that allow it.
enum Side {
  case below, above

  @inline(__always) var opposite: Side { self == .above ? .below : .above }

  /// 1 above, −1 below: the way in which the multiplier of a row whose value lies there has to go.
  @inline(__always) var sign: Double { self == .above ? 1 : -1 }

  /// Whether the target of a basic row moves up where a row whose value lies on this side is
  /// repaired; `coefficient` is that of the basic row in it. A value that lies below rises with
  /// rows of positive coefficients.
  @inline(__always)
  func movesUp(basicRowWith coefficient: Double) -> Bool {
    (coefficient > 0) == (self == .below)
  }
}

/// A linear function of the variables as a combination of the basic rows: `values[i]` times the row
/// at position `indices[i]`, added up. Of a row, it is a row of the simplex tableau (BTRAN).
struct TableauRow: ~Copyable {
  /// The row that is written, as long as the basis is that in terms of which it is; none for any
  /// other function, and after an exchange.
  var subject = RowIndex.none
  var parts = SparseVector<Position>()

  var indices: Buffer<Position> { @inline(__always) _read { yield parts.indices } }
  var values: Buffer<Double> { @inline(__always) _read { yield parts.values } }
  @inline(__always) var count: Int { parts.count }

  /// The coefficient of the basic row at a position.
  func part(at position: Position) -> Double {
    for i in parts.indices.indices where parts.indices[i] == position { return parts.values[i] }
    return 0
  }

  /// The magnitude of the largest coefficient.
  var largest: Double { parts.largest }
}

/// Counts of what a solver has done: they show how the work grows, without a clock.
package struct SolverStatistics: Sendable, Equatable {
  /// Basic rows replaced.
  package var pivots = 0
  /// Times the basis was factorised.
  package var factorisations = 0
  /// Entries of the factors at the last factorisation.
  package var factorEntries = 0
  /// Nodes of the factors at which values or multipliers were computed.
  package var visitedNodes = 0
  /// Rows that were repaired by the dual method.
  package var repairs = 0
}
