/// A sum that knows whether it is one: where what is added cancels, rounding is left, which must not be taken for a
/// number.
struct RunningSum: BitwiseCopyable {
  var value = 0.0
  /// How much was added, whatever its sign.
  var size = 0.0

  init() {}

  init(_ value: Double) {
    self.value = value
    size = value.magnitude
  }

  @inline(__always)
  mutating func add(_ amount: Double) {
    value += amount
    size += amount.magnitude
  }

  /// Whether nothing is left but rounding, or nothing at all.
  @inline(__always) var isRounding: Bool { value.magnitude <= Tolerance.rounding * size }

  /// Whether so much has cancelled that few digits are right.
  @inline(__always) var isVague: Bool { value.magnitude <= Tolerance.vagueness * size }
}

/// A sum of which hardly a digit is lost, in whatever order its parts come (Neumaier, 1974).
struct CompensatedSum {
  private var sum: Double
  private var lost = 0.0

  init(_ value: Double) { sum = value }

  mutating func add(_ amount: Double) {
    let next = sum + amount
    lost += sum.magnitude >= amount.magnitude ? (sum - next) + amount : (amount - next) + sum
    sum = next
  }

  var value: Double { lost.isFinite ? sum + lost : sum }
}
