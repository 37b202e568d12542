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

  /// Adds a product without the rounding that multiplying makes: each factor in two parts of half its digits, the
  /// products of which are exact (Veltkamp and Dekker, 1971).
  mutating func add(productOf a: Double, _ b: Double) {
    let (a1, a2) = Self.halves(of: a)
    let (b1, b2) = Self.halves(of: b)
    add(a1 * b1)
    add(a1 * b2)
    add(a2 * b1)
    add(a2 * b2)
  }

  private static func halves(of number: Double) -> (Double, Double) {
    let high = Double(bitPattern: number.bitPattern & ~0x7FF_FFFF)
    return (high, number - high)
  }

  var value: Double { lost.isFinite ? sum + lost : sum }
}
