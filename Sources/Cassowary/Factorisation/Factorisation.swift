/// The basis in factored form: a chain of steps, each of which computes one number from others.
///
/// A node holds a number. The first nodes are the variables, with some room for more; as many
/// *inputs* come next, the targets of the basic rows, one per position of the basis; then what else
/// there is. A `Step` computes one node from others, and the last steps output the variables. Steps
/// are numbered by *keys* so that a step only reads what lower keys output. Solving with the basis
/// is walking the keys upward and gathering; solving with its transpose is walking them downward
/// and scattering. Both visit only what is reached from the right-hand side. Values are kept for
/// all nodes, and a changed target recomputes just the steps whose sources changed, with the same
/// operations in the same order as a full sweep: so an edited value has the bits of a recomputed
/// one.
///
/// Replacing one basic row (`replaceInput`) puts a new step in front of all others: the product
/// form of the update. Its key is one below the last such step's.
struct Factorisation: ~Copyable {
  struct Node: BitwiseCopyable {
    /// What computes the node: a step, or for an input −2 − its position in the basis.
    private var origin: Int32 = -1
    /// Where its readers start in `readers`, and where they end.
    var readerStart: Int32 = 0
    var readerEnd: Int32 = 0
    /// The first of the readers that came later, −1 where there are none.
    var laterReaders: Int32 = -1

    /// The step that outputs the node, none for an input.
    @inline(__always) var key: StepKey {
      get { StepKey(number: max(origin, -1)) }
      set { origin = newValue.number }
    }

    /// For an input, its position in the basis; none for a node that a step outputs.
    @inline(__always) var position: Position {
      get { Position(number: -2 - origin) }
      set { origin = -2 - newValue.number }
    }
  }

  /// Numbers by node: the current solution.
  var values = Table<NodeIndex, Double>()
  /// Numbers by node, all zero between solves.
  var scratch = Table<NodeIndex, RunningSum>()
  /// Whether all numbers have twice the digits, and coefficients and targets are the numbers that
  /// they are written for; see `Factorisation+Precise`.
  var isPrecise = false
  /// What is left out in twice the digits though it is no rounding, relative to what was added.
  var dropTolerance = 0.0
  /// Whether the last row that was written in twice the digits has numbers of which even these tell
  /// nothing.
  var hasLostDigits = false
  /// Whether more is left out than rounding, so that values come nearer.
  var leavesOutMuch: Bool { dropTolerance > 0 }
  /// What `values` and `scratch` have beside the first double in twice the digits, by node; empty
  /// where that is nothing.
  var valueLows = Table<NodeIndex, Double>()
  var scratchRests = Table<NodeIndex, DoubleDouble.Rest>()
  var nodes = Table<NodeIndex, Node>()
  /// By key; keys below `firstKey` are reserved for updates.
  var steps = Table<StepKey, Step>()
  /// The sources and coefficients of all steps.
  var entries = SparseVector<NodeIndex>()
  /// Keys of the steps that read a node, in one run per node.
  var readers = Buffer<StepKey>()
  var laterReaders = Buffer<Link<StepKey>>()
  /// The nodes that hold the targets.
  var inputs = Table<Position, NodeIndex>()
  var pending = KeyQueue<StepKey>()
  /// The key from which on all steps are recomputed, since they read a node with very many readers
  /// that has changed; `never` where there is none.
  var sweepKey = StepKey.never
  /// Nodes whose scratch number must be cleared after a solve.
  var visited = Buffer<NodeIndex>()
  /// By node: the error bound of its scratch number, where digits have been lost on the way to it;
  /// 0 between solves. Empty as long as none ever were.
  var noises = Table<NodeIndex, Double>()
  /// The lowest key in use.
  var firstKey = StepKey(0)
  /// Keys from here on belong to the factors, those below to updates.
  var baseKey = StepKey(0)
  /// Keys of the steps of the factors that are combinations of rows, in ascending order.
  var derivedSteps = Buffer<StepKey>()
  /// Positions whose rows are made tight by such steps, and whose values have changed.
  var doubtful = Buffer<Position>()
  /// Whether a solve has met a sum that may be a number or rounding, since the transaction began or
  /// the basis was last refactorised for that reason.
  var isInDoubt = false
  /// Whether there has been a row whose coefficients are far apart (`Tolerance.wide`).
  var hasWideRows = false
  /// Whether the factors, or the transposed solve that is under way, have swallowed small numbers
  /// (`isSwallowed`). Noted only with `hasWideRows`.
  var factorsHaveSwallowed = false
  var solveHasSwallowed = false
  /// Whether some update was written without numbers that counted as rounding.
  var hasRoundedUpdates = false
  /// Whether some step divides by so small a pivot that rounding of what it reads can move rows that
  /// it makes no part of; see `Tolerance.steepness`.
  var isSteep = false
  /// A bound of the growth of rounding errors by updates, added up.
  var updateGrowth = 0.0
  /// Work spent in updates since the basis was factorised, and the work of factorising it, in
  /// entries. Questions add to the former without end, hence its 64 bits.
  var updateWork: Int64 = 0
  var factorWork = 0
  /// How many nodes have been visited so far, here and in earlier factorisations.
  var visitedNodes = 0

  /// The steps that `extend` has made since the basis was factorised.
  var extensions = Buffer<Extension>()
  /// The output of steps that have been replaced by others behind them.
  var idleNode = NodeIndex.none
  /// How many variables there may be before the basis must be factorised again.
  var room: Int32 = 0

  /// The value of a variable; 0 for one that has been made since the factorisation was last in use.
  @inline(__always)
  mutating func value(of variable: VariableIndex) -> Double {
    variable.offset < inputs.count ? values[variable.node] : 0
  }

  /// Lends the values of the variables, which are the first nodes.
  func withValues(_ body: (UnsafeBufferPointer<Double>) -> Void) {
    unsafe values.withPointer(toFirst: inputs.count, body)
  }

  /// Whether the target of a position sets `variable` and nothing else.
  func sets(_ variable: VariableIndex, only position: Position) -> Bool {
    let output = nodes[variable.node]
    if output.readerEnd > output.readerStart || output.laterReaders >= 0 { return false }
    let input = nodes[inputs[position]]
    let first = input.readerEnd > input.readerStart
    let later = input.laterReaders >= 0
    if first == later { return false }
    if first {
      return input.readerEnd - input.readerStart == 1 && readers[input.readerStart] == output.key
    }
    let reader = laterReaders[input.laterReaders]
    return reader.next < 0 && reader.element == output.key
  }

  /// A node that a step is going to output.
  mutating func makeNode() -> NodeIndex {
    let node = nodes.end
    nodes.append(Node())
    values.append(0)
    scratch.append(RunningSum())
    return node
  }

  /// Makes the nodes of `count` variables and their inputs, and of so many more.
  mutating func makeVariables(_ count: Int, room added: Int) {
    room = Int32(count + added)
    let nodeCount = 2 * Int(room)
    nodes.resize(to: nodeCount, filler: Node())
    values.resize(to: nodeCount, filler: 0)
    scratch.resize(to: nodeCount, filler: RunningSum())
    inputs.reserve(count)
    for position in 0..<count { appendInput(of: Position(position)) }
  }

  private mutating func appendInput(of position: Position) {
    let node = NodeIndex(number: room + position.number)
    nodes[node].position = position
    inputs.append(node)
  }

  /// Adds variables at positions of their own, held at 0 by their own rows, until there are
  /// `count`. There must be room for them.
  mutating func appendVariables(upTo count: Int) {
    assert(count <= Int(room))
    pending.reserve(keys: steps.count + count - inputs.count)
    while inputs.count < count {
      let position = inputs.end
      appendInput(of: position)
      addReader(steps.end, of: inputs[position])
      emitStep(output: position.variable.node, rhs: inputs[position], start: entries.count)
    }
  }

  @inline(__always)
  mutating func addReader(_ key: StepKey, of node: NodeIndex) {
    laterReaders.append(Link(element: key, next: nodes[node].laterReaders))
    nodes[node].laterReaders = Int32(laterReaders.count - 1)
  }

  @inline(__always)
  mutating func scheduleReaders(of node: NodeIndex) {
    let record = nodes[node]
    var i = record.readerStart
    while i < record.readerEnd {
      pending.insert(readers[i])
      i += 1
    }
    scheduleLaterReaders(of: record)
  }

  @inline(__always)
  mutating func scheduleLaterReaders(of node: Node) {
    var later = node.laterReaders
    while later >= 0 {
      let reader = laterReaders[later]
      pending.insert(reader.element)
      later = reader.next
    }
  }
}

/// One step of a factorisation: computes the node that it outputs from others.
///
///     output = (rhs − Σ coefficient · source) / pivot
///
/// Sweeps read all steps one after the other, so a step is kept small: nearly all pivots are 1 or
/// −1, and any other is kept behind the step's entries.
struct Step: BitwiseCopyable {
  /// What the sum is divided by.
  enum Pivot: Int32 { case one, minusOne, other }

  var output: NodeIndex
  var rhs: NodeIndex
  /// The first of its entries.
  var start: Int32
  /// The end of its entries, above a bit for whether it is derived, and two for the kind of pivot.
  private var extent: Int32

  init(
    output: NodeIndex, rhs: NodeIndex, start: Int, end: Int, pivot: Pivot, isDerived: Bool = false
  ) {
    self.output = output
    self.rhs = rhs
    self.start = Int32(start)
    extent = Int32(end) &<< 3 | (isDerived ? 4 : 0) | pivot.rawValue
  }

  /// The variable that it outputs, if it outputs one.
  @inline(__always) var variable: VariableIndex { VariableIndex(node: output) }
  /// The end of its entries, where a pivot that is not 1 or −1 lies.
  @inline(__always) var end: Int { Int(extent &>> 3) }
  /// Whether it is a combination of rows instead of a row as given. Its row is then only as tight
  /// as the combination is accurate.
  @inline(__always) var isDerived: Bool { extent & 4 != 0 }
  @inline(__always) var entries: Range<Int> { Int(start)..<end }
  @inline(__always) var isPivotOne: Bool { extent & 3 == Pivot.one.rawValue }
  @inline(__always) var isPivotMinusOne: Bool { extent & 3 == Pivot.minusOne.rawValue }
}
