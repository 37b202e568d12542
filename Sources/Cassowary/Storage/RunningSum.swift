/// A sum that knows whether it is one: where what is added cancels, rounding is left, which must not be taken for a
/// number.
struct RunningSum: BitwiseCopyable {
  var value = 0.0
  /// How much was added, whatever its sign.
  private(set) var size = 0.0

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
