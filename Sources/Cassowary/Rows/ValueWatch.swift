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
