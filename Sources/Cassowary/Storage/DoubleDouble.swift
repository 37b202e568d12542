/// A number in twice the digits of a `Double`: the sum of two, of which the second is at most half
/// a unit in the last place of the first (Dekker, 1971).
struct DoubleDouble: BitwiseCopyable {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double = 0, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The decimal number that a double is written for: the one with the fewest places that rounds to
  /// it. So 0.1 is a tenth, which no double is; what takes more digits than a double has is itself.
  init(decimal number: Double) {
    // Powers of ten are exact up to here.
    var power = 1.0
    while power <= 1e22 {
      let digits = (number * power).rounded()
      if !(digits.magnitude < 0x1p53) { break }
      if digits / power == number {
        self = DoubleDouble(digits) / DoubleDouble(power)
        return
      }
      power *= 10
    }
    self.init(number)
  }

  var magnitude: Double { high.magnitude }

  static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, low: -a.low) }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let highs = sum(a.high, b.high)
    let lows = sum(a.low, b.low)
    let next = renormalised(highs.high, highs.low + lows.high)
    return renormalised(next.high, next.low + lows.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let (a1, a2) = halves(of: a.high)
    let (b1, b2) = halves(of: b.high)
    let lost = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    return renormalised(product, lost + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let third = (rest - b * DoubleDouble(second)).high / b.high
    return renormalised(first, second) + DoubleDouble(third)
  }

  static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }

  /// Of two doubles, without loss (Knuth, 1969).
  private static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let other = sum - a
    return DoubleDouble(sum, low: (a - (sum - other)) + (b - other))
  }

  /// The same where the first is no smaller than the second.
  private static func renormalised(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, low: b - (sum - a))
  }

  /// Two parts of half the digits, the products of which are exact (Veltkamp, 1968).
  private static func halves(of number: Double) -> (Double, Double) {
    let high = Double(bitPattern: number.bitPattern & ~0x7FF_FFFF)
    return (high, number - high)
  }
}

/// A sum that knows whether it is one: where what is added cancels, rounding is left, which must
/// not be taken for a number.
package struct RunningSum: BitwiseCopyable {
  package var value = 0.0
  /// How much was added, whatever its sign.
  var size = 0.0

  init() {}

  package init(_ value: Double) {
    self.value = value
    size = value.magnitude
  }

  @inline(__always)
  package mutating func add(_ amount: Double) {
    value += amount
    size += amount.magnitude
  }

  /// Whether nothing is left but rounding, or nothing at all.
  @inline(__always) package var isRounding: Bool { value.magnitude <= Tolerance.rounding * size }

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
