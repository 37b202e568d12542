/// One term of a row, linked into the column of its variable.
struct Term: BitwiseCopyable {
  var row: Int32
  var variable: Int32
  var coefficient: Double
  /// The next and the previous term with this variable, −1 at the ends.
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A normal vector with all the constraints that share it: one convex penalty of one value.
///
/// While the row is in the basis its value is `target`, where the penalty's slopes on the two sides
/// enclose the row's multiplier. Outside the basis its value follows from the basic rows, and the
/// multiplier is right while that value lies in `low...high`.
struct RowRecord: BitwiseCopyable {
  var termStart: Int32
  var termCount: Int32
  /// Position in the basis, −1 outside.
  var position: Int32 = -1
  /// The first of the row's constraints, in order of their places, and of their indices where these are
  /// equal; −1 where there is none.
  var firstConstraint: Int32 = -1
  /// Values at which the multiplier is right; of a basic row, its target.
  var low = -Double.infinity
  var high = Double.infinity
  /// Where the required constraints let the value be.
  var lowerBound = -Double.infinity
  var upperBound = Double.infinity
  /// The transaction that first touched the row, for the journal.
  var journalled: UInt32 = 0
  /// The last walk that met the row.
  var mark: UInt32 = 0
  /// Its place among the loose rows, −1 where it is not one of them.
  var looseIndex: Int32 = -1
  /// Among the suspects.
  var isSuspect = false
  /// Held in place while what is left open is decided.
  var isLocked = false
  /// Its terms are in the columns; a row that has just been made waits for its place in the basis.
  var isLinked = false
  /// Still in use; a row without constraints that is not a variable's own row is freed.
  var isAlive = true

  /// The value of a basic row; never −0, so that where it comes from cannot be told by its bits.
  @inline(__always) var target: Double {
    get { low }
    set {
      low = newValue + 0
      high = newValue + 0
    }
  }

  /// The required constraints leave one value, so the multiplier never limits anything.
  @inline(__always) var isFixed: Bool {
    lowerBound >= upperBound - Tolerance.breakpoint(upperBound)
  }
}

/// One constraint of a caller: a breakpoint of its row's penalty.
struct ConstraintRecord: BitwiseCopyable {
  var row: Int32
  /// The next constraint of the row, −1 at the end.
  var next: Int32 = -1
  /// The value of the row at which the constraint is just met.
  var place: Double
  /// What the caller's constant is multiplied by to give `place`.
  var scale: Double
  /// The level of the constraint's priority, infinite where it is required.
  var level: Double
  /// In terms of the row's value, so flipped where `scale` is negative.
  var relation: Relation
  var isAlive = true
  /// Among its row's constraints, or on its way there in the open transaction.
  var isAttached = false
  /// As an inequality it leaves no more free than it has to, where nothing else decides that.
  var isClose = false
  /// To be taken away by the open transaction.
  var isErased = false
  var generation: UInt32 = 0
  /// The transaction that first touched the constraint, for the journal.
  var journalled: UInt32 = 0
  /// The previous constraint of the row, −1 at the beginning. It lies here because it takes no room here.
  var previous: Int32 = -1

  @inline(__always) var isRequired: Bool { level == .infinity }

  var priority: Priority {
    get { Priority(level: level) }
    set { level = newValue.level }
  }

  /// The error in the caller's units per unit of the row's value.
  @inline(__always) var weight: Double { scale == 1 ? 1 : 1 / scale.magnitude }

  /// The slope below the place is −weight at the level, where the constraint pulls up.
  @inline(__always) var pullsUp: Bool { relation != .lessThanOrEqual }
  @inline(__always) var pullsDown: Bool { relation != .greaterThanOrEqual }
}

/// What every changed value is held against, kept close together: most changes concern nobody.
struct ValueWatch: ~Copyable {
  /// Where a value may be before a row has to be looked at: the variable's own, while that is outside of the
  /// basis, and nowhere where other such rows have the variable.
  var ranges = Buffer<UnitRange>()
  /// Variables whose value changed since the caller last asked.
  var changes = ChangeList()
  /// Variables that have left their range, possibly more than once.
  var strays = Buffer<Int32>()

  mutating func reserve(_ count: Int) {
    ranges.reserve(count)
    changes.reserve(Int32(clamping: count - 1))
  }

  mutating func append() {
    ranges.append(UnitRange())
    changes.reserve(Int32(ranges.count - 1))
  }

  /// Takes note of a value that has changed.
  @inline(__always)
  mutating func note(_ variable: Int32, _ value: Double) {
    changes.insert(variable)
    if !ranges[variable].contains(value) { strays.append(variable) }
  }

  /// The same where many change; `changes.noteMarked` is to follow.
  @inline(__always)
  mutating func noteOneOfMany(_ variable: Int32, _ value: Double) {
    changes.mark(variable)
    if !ranges[variable].contains(value) { strays.append(variable) }
  }
}

/// Where a variable may be before a row has to be looked at.
struct UnitRange: BitwiseCopyable {
  /// A value beyond this is on its way to infinity: what is computed from it would be no number.
  static let limit = 1e150

  var low = -limit
  var high = limit

  /// Contains nothing.
  static let nowhere = UnitRange(low: .nan, high: .nan)

  @inline(__always)
  func contains(_ value: Double) -> Bool { value >= low && value <= high }
}
