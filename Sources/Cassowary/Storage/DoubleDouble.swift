/// A number in twice the digits of a `Double`: the sum of two, of which the second is at most half
/// a unit in the last place of the first (Dekker, 1971). With it goes an estimate of how far it is
/// from the number that it stands for (running error analysis: Wilkinson, 1986). Of the errors that
/// come together the largest counts.
struct DoubleDouble: BitwiseCopyable {
  /// What it is besides its first double.
  struct Rest: BitwiseCopyable {
    var low = 0.0
    var error = 0.0

    @inline(__always) var isNothing: Bool { low == 0 && error == 0 }
  }

  var high: Double
  var rest: Rest

  /// The relative errors of operations, rounded up (Joldes, Muller and Popescu, 2017).
  static let additionError = 0x1p-104
  private static let multiplicationError = 0x1p-103
  private static let divisionError = 0x1p-102
  /// The error of a sum of some products, relative to the largest of them.
  static let sumError = 0x1p-100

  @inline(__always)
  init(_ high: Double = 0, low: Double = 0) {
    self.init(high, Rest(low: low))
  }

  @inline(__always)
  init(_ high: Double, _ rest: Rest) {
    self.high = high
    self.rest = rest
  }

  @inline(__always) var low: Double { rest.low }

  var magnitude: Double { high.magnitude }

  /// Whether it may stand for 0.
  @inline(__always) var isRounding: Bool { high.magnitude <= rest.error }

  /// The number as a sum of terms whose magnitudes add up to `size`. The estimate of its error is
  /// held below a part of that: it takes errors for independent of each other, and would grow from
  /// step to step in a dense matrix, where they are not.
  func asSum(ofSize size: Double) -> DoubleDouble {
    DoubleDouble(
      high, Rest(low: low, error: min(rest.error, Tolerance.rounding * size)))
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, Rest(low: -a.low, error: a.rest.error))
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let highs = sum(a.high, b.high)
    let lows = sum(a.low, b.low)
    let next = renormalised(highs.high, highs.low + lows.high)
    return renormalised(next.high, next.low + lows.low)
      .off(by: max(a.rest.error, b.rest.error), Self.additionError)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let (a1, a2) = halves(of: a.high)
    let (b1, b2) = halves(of: b.high)
    let lost = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    let error = max(a.magnitude * b.rest.error, b.magnitude * a.rest.error)
    return renormalised(product, lost + (a.high * b.low + a.low * b.high))
      .off(by: error, Self.multiplicationError)
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let third = (rest - b * DoubleDouble(second)).high / b.high
    let quotient = renormalised(first, second) + DoubleDouble(third)
    // Of a divisor that may be 0 nothing is known.
    let divisor = max(0, b.magnitude - b.rest.error)
    let error = max(a.rest.error, quotient.magnitude * b.rest.error) / divisor
    return quotient.off(by: error, Self.divisionError)
  }

  static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }

  /// The result of an operation whose operands make it differ by so much, and its own rounding by a
  /// part of it.
  @inline(__always)
  private func off(by error: Double, _ rounding: Double) -> DoubleDouble {
    // Where nothing is lost it stays 0, as for whole numbers.
    let own = low == 0 ? 0 : rounding * high.magnitude
    return DoubleDouble(high, Rest(low: low, error: max(error, own)))
  }

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

extension Double {
  /// Whether the sum with another number is one of the two, though neither is 0: what is left once
  /// that one is taken away again is nothing, and need not be nothing.
  @inline(__always)
  func isSwallowed(with other: Double) -> Bool {
    let sum = self + other
    return self != 0 && other != 0 && (sum == self || sum == other)
  }
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
