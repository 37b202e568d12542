/// The number that a double is written for, which it often is not itself: 0.1 is no tenth, and a
/// third no third. What it lacks is as large as rounding, and as what is left of rows that are
/// multiples of each other but for that.
extension DoubleDouble {
  /// The simplest number that rounds to a double: a decimal of a dozen digits, or a fraction; each is
  /// as exact as a sum. What else has the bits of a product of two floats of single precision is
  /// itself. Of all others, as of a square root, a few roundings of a double are unknown.
  init(meantBy number: Double) {
    let zeros = number.significandBitPattern.trailingZeroBitCount
    if let decimal = Self.decimal(near: number, zeros) {
      self = decimal
    } else if let fraction = Self.fraction(near: number, zeros) {
      self = fraction
    } else if zeros >= Self.exactZeros {
      self.init(number)
    } else {
      self.init(number, Rest(error: Tolerance.preciseNoise * number.magnitude))
    }
  }

  /// The same of what is written for a number times 2 to the exponent, in the number's own measure.
  init(meantBy number: Double, exponent: Int8) {
    let power = Double(sign: .plus, exponent: Int(exponent), significand: 1)
    let written = number * power
    if power == 1 || !written.isFinite {
      self.init(meantBy: number)
    } else {
      self.init(meantBy: written)
      high /= power
      rest.low /= power
      rest.error /= power
    }
  }

  /// How many of the last bits are 0 in a product of two numbers of 24 bits. Rounding leaves so many
  /// one time in 32.
  private static let exactZeros = 53 - 2 * 24

  /// With more, a number is no remainder of a subtraction, but what floats of single precision are.
  private static let mostZeros = 13

  /// Numerator times denominator is less. Numbers of so many bits are near one by chance one time
  /// in a few thousand.
  private static let simplest = 0x1p38

  /// The decimal with the fewest places that rounds to a number, if it has a dozen digits at most,
  /// or one of ten digits that is no farther from it than a few roundings, as of a product.
  ///
  /// - Parameter zeros: how many of the number's last bits are 0. Subtracting 10 from 10.1 leaves a
  ///   tenth with so many bits less, which takes fewer digits to be told from chance.
  private static func decimal(near number: Double, _ zeros: Int) -> DoubleDouble? {
    let lost = zeros > mostZeros ? 1 : Double(1 << zeros)
    // Powers of ten are exact up to here.
    var power = 1.0
    while power <= 1e22 {
      let digits = (number * power).rounded()
      if !(digits.magnitude < 0x1p40) { return nil }
      let isShort = digits.magnitude * lost < 1e10
      let tolerance = isShort ? Tolerance.preciseNoise * lost * number.magnitude : 0
      let nearest = digits / power
      if (nearest - number).magnitude <= tolerance {
        let decimal = quotient(digits, power)
        // What can be written with fewer bits would have been.
        if nearest == number || zeros < exactZeros || decimal.low != 0 { return decimal }
      }
      power *= 10
    }
    return nil
  }

  /// The first fraction, of those that come nearer to a number one after the other (its continued
  /// fraction), which is no farther from it than a few roundings, unless it is not simple.
  private static func fraction(near number: Double, _ zeros: Int) -> DoubleDouble? {
    let size = number.magnitude
    // The errors of two floats can cancel, so that a product of theirs has to be nearer.
    let tolerance = zeros < exactZeros ? Tolerance.preciseNoise : 0x1p-52
    var rest = size
    var last = (numerator: 0.0, denominator: 1.0)
    var next = (numerator: 1.0, denominator: 0.0)
    while true {
      let whole = rest.rounded(.down)
      (last, next) = (
        next,
        (whole * next.numerator + last.numerator, whole * next.denominator + last.denominator)
      )
      let (numerator, denominator) = next
      if !(numerator * denominator < simplest) { return nil }
      let gap = DoubleDouble(size) * DoubleDouble(denominator) - DoubleDouble(numerator)
      if gap.magnitude <= tolerance * numerator {
        return quotient(number < 0 ? -numerator : numerator, denominator)
      }
      if rest == whole { return nil }
      rest = 1 / (rest - whole)
    }
  }

  /// Of two whole numbers the quotient is as exact as a sum, or is a double.
  private static func quotient(_ a: Double, _ b: Double) -> DoubleDouble {
    var quotient = DoubleDouble(a) / DoubleDouble(b)
    quotient.rest.error = quotient.low == 0 ? 0 : additionError * quotient.magnitude
    return quotient
  }
}
