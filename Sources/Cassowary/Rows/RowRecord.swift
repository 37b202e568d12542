/// One term of a row, linked into the column of its variable.
struct Term: BitwiseCopyable {
  var row: RowIndex
  var variable: VariableIndex
  var coefficient: Double
  /// The next and the previous term with this variable.
  var next = TermIndex.none
  var previous = TermIndex.none
}

/// A normal vector with all the constraints that share it: one convex penalty of one value.
///
/// While the row is in the basis its value is `target`, where the penalty's slopes on the two sides
/// enclose the row's multiplier. Outside the basis its value follows from the basic rows, and the
/// multiplier is right while that value lies in `low...high`.
struct RowRecord: BitwiseCopyable {
  var termStart: TermIndex
  var termCount: Int32
  /// None outside the basis.
  var position = Position.none
  /// The first of the row's constraints, in order of their breakpoints, and of their indices where
  /// these are equal.
  var firstConstraint = ConstraintIndex.none
  /// The values at which the multiplier is right; of a basic row, its target.
  var low = -Double.infinity
  var high = Double.infinity
  /// The values that the required constraints allow.
  var lowerBound = -Double.infinity
  var upperBound = Double.infinity
  /// The transaction that first touched the row, for the journal.
  var journalled: UInt32 = 0
  /// The last walk that visited the row.
  var mark: UInt32 = 0
  /// Its index among the degenerate rows, −1 where it is not one of them.
  var degenerateIndex: Int32 = -1
  /// In the queue of infeasible rows.
  var isQueued = false
  /// Must not move while what is left open is decided.
  var isLocked = false
  /// Its terms are in the columns. A row that has just been made is linked once it is known whether
  /// it is basic.
  var isLinked = false
  /// The terms as they were written are these times 2 to this.
  var exponent: Int8 = 0

  @inline(__always) var terms: Range<TermIndex> { termStart.run(of: termCount) }

  @inline(__always) var isBasic: Bool { !position.isNone }

  /// Still in use; a row without constraints that is not a variable's own row is freed.
  @inline(__always) var isAlive: Bool { position != .freed }

  @inline(__always) var hasConstraints: Bool { !firstConstraint.isNone }

  @inline(__always) var isDegenerate: Bool { degenerateIndex >= 0 }

  /// Of a free row: the next one with as much room, kept in place of its constraints.
  @inline(__always) var nextFree: RowIndex {
    get { RowIndex(number: firstConstraint.number) }
    set { firstConstraint = ConstraintIndex(number: newValue.number) }
  }

  /// The value of a basic row.
  @inline(__always) var target: Double {
    get { low }
    set {
      // + 0 normalises −0: which of the two it is would depend on history.
      low = newValue + 0
      high = newValue + 0
    }
  }

  /// The required constraints allow one value only, so that the multiplier limits nothing.
  @inline(__always) var isFixed: Bool {
    lowerBound >= upperBound - Tolerance.breakpoint(upperBound)
  }
}

/// One constraint of a caller: a breakpoint of its row's penalty.
struct RowConstraint: BitwiseCopyable {
  var row: RowIndex
  /// The next constraint of the row.
  var next = ConstraintIndex.none
  /// The value of the row at which the constraint is just met.
  var breakpoint: Double
  /// How much of what the caller has written one unit of the row's value is.
  var unit: Double
  /// The level of the constraint's priority, infinite where it is required.
  var level: Double
  /// In terms of the row's value, so flipped where `unit` is negative.
  var relation: Relation
  var isAlive = true
  /// In its row's list, or about to be in the open transaction.
  var isAttached = false
  /// Close: as an inequality, its slack is made as small as what is decided before allows.
  var isClose = false
  /// To be removed by the open transaction.
  var isErased = false
  var generation: UInt32 = 0
  /// The transaction that first touched the constraint, for the journal.
  var journalled: UInt32 = 0
  /// The previous constraint of the row. Declared last to use tail padding.
  var previous = ConstraintIndex.none

  @inline(__always) var isRequired: Bool { level == .infinity }

  var priority: Priority {
    get { Priority(level: level) }
    set { level = newValue.level }
  }

  /// The error in the caller's units per unit of the row's value.
  @inline(__always) var weight: Double { unit.magnitude }

  /// Whether a value below is an error: the slope there is then −weight at the level.
  @inline(__always) var pullsUp: Bool { relation != .lessThanOrEqual }
  /// Whether a value above is an error: the slope there is then weight at the level.
  @inline(__always) var pullsDown: Bool { relation != .greaterThanOrEqual }
}

/// What each changed value is compared with, in little memory: most changes make no row infeasible.
struct ValueWatch: ~Copyable {
  /// By variable: the values at which no row need be checked. Those at which the multiplier of its
  /// own row is right, while that is outside the basis; none where other rows outside have the
  /// variable.
  var ranges = Table<VariableIndex, UnitRange>()
  /// Variables whose value changed since the caller last asked.
  var changes = ChangeList()
  /// Variables that have left their range, possibly more than once.
  var strays = Buffer<VariableIndex>()

  mutating func reserve(_ count: Int) {
    ranges.reserve(count)
    changes.reserve(count)
  }

  mutating func append() {
    ranges.append(UnitRange())
    changes.reserve(ranges.count)
  }

  /// Notes a value that has changed.
  @inline(__always)
  mutating func note(_ variable: VariableIndex, _ value: Double) {
    changes.insert(variable)
    if !ranges[variable].contains(value) { strays.append(variable) }
  }

  /// The same where many change; `changes.noteMarked` is to follow.
  @inline(__always)
  mutating func noteOneOfMany(_ variable: VariableIndex, _ value: Double) {
    changes.mark(variable)
    if !ranges[variable].contains(value) { strays.append(variable) }
  }
}

/// The values of a variable at which no row need be checked.
struct UnitRange: BitwiseCopyable {
  /// A value beyond this is on its way to infinity, and products of two would be infinite.
  static let limit = 1e150

  var low = -Tolerance.farthest
  var high = Tolerance.farthest

  /// Contains nothing.
  static let nowhere = UnitRange(low: .nan, high: .nan)

  @inline(__always)
  func contains(_ value: Double) -> Bool { value >= low && value <= high }
}

/// Constraints that cannot all be met, of which none can be left out (an irreducible conflict).
struct RowConflict {
  var constraints: [ConstraintIndex]
  /// The row whose repair found it, where that was more than one row.
  var row = RowIndex.none
  /// Whether a sum of the rows contradicts itself by more than rounding.
  var isProved = true
  /// Whether all could be met within the tolerances.
  var isNarrow = false
  /// Whether they exclude each other by more than is allowed wherever the variables are: a row that
  /// misses by a point is no better for being a thousand million points away.
  var isPlain = false
}
