/// The state of a solver: an active set of rows, the factors of which give the values.
///
/// As many rows as there are variables are *basic* (tight); each row has a multiplier that says whether the
/// solution is optimal. See Badros, Borning and Stuckey (2001) for the problem and Koberstein (2005)
/// for the dual simplex method.
///
/// The structure is large and is never to be moved: what only looks at it is `mutating` too wherever it
/// is called often, since lending a large structure for reading copies it.
struct Simplex: ~Copyable {
  var store = RowStore()
  var factor = Factorisation()
  /// By position: the basic row.
  var basis = Buffer<Int32>()
  /// By variable: its place in the order of what is left open.
  var ranks = Buffer<Int32>()
  /// By variable: whether it is to be as small as it can be before anything else that is left open is decided.
  var isSmall = Buffer<Bool>()
  /// By variable: what a handle must say, odd while the variable is in use.
  var generations = Buffer<UInt32>()
  var freeVariables = Buffer<Int32>()
  /// The place of the next variable in that order.
  private var nextRank: Int32 = 0
  /// What the handles of the first variable and the first row in a place say; greater after everything
  /// has been taken away.
  private let firstGeneration: UInt32
  /// Basic rows that could move one way or the other without any cost.
  var looseRows = Buffer<Int32>()
  /// Whether something has changed since what is left open was last decided.
  var isSettled = true
  /// One move over the optimal solutions that shows what they leave open.
  var openMove = OpenMove()
  var journal = Journal()
  var staging = Staging()
  /// Rows that may disagree with their multiplier.
  var suspects = PriorityQueue<Suspect>()
  /// Basic rows whose multipliers a primal step has changed.
  var restless = Buffer<Int32>()
  /// How a row is written in terms of the basis, and how variables move with a basic row.
  var alpha = SparseVector()
  var direction = SparseVector()
  /// The rows that `meetRows` has found.
  var met = Buffer<Int32>()
  /// Numbers the walks over rows, so that each meets a row once.
  var walk: UInt32 = 0
  /// How many more steps may be taken before the present basis is given up.
  var stepsLeft = Int.max
  /// The part of what a row may miss by from which on it disagrees: `Tolerance.aim` as long as that leads anywhere,
  /// then 1.
  var strictness = 1.0
  /// Whether the transaction may begin again with `Tolerance.aim`.
  var aimsHigh = true
  /// Whether what has come into doubt since the transaction began takes twice the digits.
  var needsPrecision = false
  /// Whether the multipliers are known to balance.
  var isBalanced = true
  /// Whether multipliers carry the rounding of steps, while all else has twice the digits.
  var hasRoundedMultipliers = false
  /// Whether a basic row's multiplier may have been found beyond the slopes of its penalty.
  var hasEscaped = false
  /// Whether a basic row may have been given a target that its required constraints exclude.
  var hasOutliers = false
  /// Whether updates have left rounding in a value that a row gives outright.
  var hasInexactValues = false
  var statistics = SolverStatistics()
  /// What handles must carry.
  let tag: SolverTag

  /// Which numbers are accepted.
  var coefficients = Solver.coefficients
  var constants = Solver.constants

  init() { self.init(tag: .random(), firstGeneration: 1) }

  /// A solver for rows that have been made of those of another one, whatever their numbers.
  static func forTrial() -> Simplex {
    // Its handles reach nobody else.
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

  /// Takes all rows and variables away; no handle made before is good any more.
  mutating func removeAll() {
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

  /// Makes room for so many more variables and rows, for the terms of rows with several of them, and for rows of one
  /// variable besides.
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
    looseRows.reserve(looseRows.count + variables)
  }

  /// A new variable, last in the order of what is left open. Its value is 0.
  mutating func makeVariable(isSmall: Bool = false) -> Variable {
    if let index = freeVariables.last {
      _ = freeVariables.removeLast()
      generations[index] &+= 1
      ranks[index] = takeRank()
      self.isSmall[index] = isSmall
      return Variable(index: index, generation: generations[index], owner: tag)
    }
    let index = Int32(generations.count)
    generations.append(firstGeneration)
    ranks.append(takeRank())
    self.isSmall.append(isSmall)
    store.appendVariable()
    basis.append(store.unitRows[index])
    store.rows[store.unitRows[index]].position = index
    store.rows[store.unitRows[index]].target = 0
    setLoose(store.unitRows[index], true)
    return Variable(index: index, generation: firstGeneration, owner: tag)
  }

  /// Whether the variable is one of this solver's that is in use.
  mutating func owns(_ variable: Variable) -> Bool {
    variable.owner == tag && Int(variable.index) < generations.count
      && generations[variable.index] == variable.generation && variable.generation & 1 == 1
  }

  mutating func owns(_ id: RowID) -> Bool {
    guard id.owner == tag, id.index >= 0, Int(id.index) < store.constraints.count else {
      return false
    }
    let record = store.constraints[store.place(of: id.index)]
    return record.generation == id.generation && record.isAlive
  }

  // MARK: Values

  /// The value of a variable in the current solution; 0 for a variable of another solver.
  mutating func value(of variable: Variable) -> Double {
    owns(variable) ? factor.value(of: Int(variable.index)) : 0
  }

  @inline(__always)
  mutating func value(at variable: Int32) -> Double { factor.value(of: Int(variable)) }

  /// How far a row is from being met, in the units of its constant, at least 0; 0 for a foreign row.
  mutating func error(of id: RowID) -> Double {
    guard owns(id) else { return 0 }
    let record = store.constraints[store.place(of: id.index)]
    let difference = value(ofRow: record.row) - record.place
    if difference.magnitude <= tolerance(ofRow: record.row) { return 0 }
    if difference < 0 { return record.pullsUp ? -difference * record.weight : 0 }
    return record.pullsDown ? difference * record.weight : 0
  }

  @inline(__always)
  mutating func value(ofRow row: Int32) -> Double {
    let record = store.rows[row]
    var sum = 0.0
    var i = Int(record.termStart)
    let end = i + Int(record.termCount)
    while i < end {
      sum += store.terms[i].coefficient * factor.value(of: Int(store.terms[i].variable))
      i += 1
    }
    return sum
  }

  /// How exact the row's value can be told, given the size of what it adds up.
  mutating func tolerance(ofRow row: Int32) -> Double {
    var size = 1.0
    for i in store.termRange(of: row) {
      let term = store.terms[i]
      size += (term.coefficient * factor.value(of: Int(term.variable))).magnitude
    }
    return size * Tolerance.feasibility
  }
}

/// Counts of what a solver has done: they show how the work grows, without a clock.
package struct SolverStatistics: Sendable, Equatable {
  /// Basic rows replaced.
  package var pivots = 0
  /// Times the basis was factorised.
  package var factorisations = 0
  /// Entries of the factors at the last factorisation.
  package var factorEntries = 0
  /// Nodes of the factors at which values or multipliers were worked out.
  package var visitedNodes = 0
  /// Rows that were repaired by the dual method.
  package var repairs = 0
}
