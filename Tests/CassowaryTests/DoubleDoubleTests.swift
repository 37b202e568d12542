import Testing

@testable import Cassowary

/// Arithmetic in twice the digits.
struct DoubleDoubleTests {
  @Test func `a decimal is what it is written for`() {
    // The double 0.1 is no tenth, and ten of it are off in the eighteenth digit.
    #expect((DoubleDouble(0.1) * DoubleDouble(10) - DoubleDouble(1)).magnitude > 1e-17)
    for decimal in [0.1, -0.7, 0.0125, 12.6, 1e-9, 0.001 / 1024] {
      let units = DoubleDouble(meantBy: decimal) * DoubleDouble(1e15)
      let rest = units - DoubleDouble((decimal * 1e15).rounded())
      #expect(rest.magnitude <= 0x1p-104 * units.magnitude, "\(decimal)")
    }
    #expect(DoubleDouble(meantBy: 3).low == 0 && DoubleDouble(meantBy: 1e300).low == 0)
    // 17 digits are more than a double tells apart, and no fraction is near.
    #expect(DoubleDouble(meantBy: Double(2).squareRoot()).low == 0)
  }

  @Test func `a fraction is what it is written for`() {
    let fractions: [(Double, Double, Double)] = [
      (1.0 / 3, 1, 3), (-0.7 / 3, -7, 30), (100.0 / 7, 100, 7), (1e-6 / 3, 1, 3e6),
      (1e6 / 9, 1e6, 9),
      (0.1 + 0.2, 3, 10), (0.7 * 0.1, 7, 100), (1.1 - 1, 1, 10), (10.1 - 10, 1, 10),
      (1 / 1.1, 10, 11), (0.006 * 3, 18, 1000), (0.010666680000000001, 266_667, 25_000_000),
      (0.088889 / 3, 88_889, 3_000_000),
    ]
    for (number, numerator, denominator) in fractions {
      let read = DoubleDouble(meantBy: number)
      let rest = read * DoubleDouble(denominator) - DoubleDouble(numerator)
      #expect(rest.magnitude <= 0x1p-100 * numerator.magnitude, "\(number)")
      #expect(read.rest.error <= 0x1p-100 * number.magnitude, "\(number)")
    }
  }

  @Test func `a number that is no decimal and no fraction is known to a few roundings`() {
    for number in [Double(2).squareRoot(), .pi, -0.01 * .pi, 1.618033988749895, 1e-300 * .pi] {
      let read = DoubleDouble(meantBy: number)
      #expect(read.high == number && read.low == 0, "\(number)")
      #expect(read.rest.error == 0x1p-50 * number.magnitude, "\(number)")
    }
    for number in [0.0, -0.0, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
      #expect(DoubleDouble(meantBy: number).high == number)
    }
  }

  @Test func `what floats and their products have of bits is no rounding`() {
    let third = Double(1 / Float(3))
    let floats = [
      third, third * third, Double(Float(0.2)) * Double(Float(3.45)), 3 * (1 + 0x1p-25),
      1 + 0x1p-45,
    ]
    for number in [0x1p-20, -0x1p-60, 3 * 0x1p-200, 1 + 0x1p-20, 0x1p80] + floats {
      let read = DoubleDouble(meantBy: number)
      #expect(read.high == number && read.low == 0 && read.rest.error == 0, "\(number)")
    }
    // A bit more than products of two have.
    #expect(DoubleDouble(meantBy: 0x1p-20 * (1.375 + 0x1p-20 + 0x1p-48)).rest.error > 0)
  }

  @Test func `what cancels leaves the digits that a double loses`() {
    let large = DoubleDouble(1e16)
    #expect((large + DoubleDouble(0.25) - large).high == 0.25)
    // (1 + 2⁻⁴⁰)² = 1 + 2⁻³⁹ + 2⁻⁸⁰
    let square = DoubleDouble(1 + 0x1p-40) * DoubleDouble(1 + 0x1p-40)
    #expect((square - DoubleDouble(1 + 0x1p-39)).high == 0x1p-80)
  }

  @Test func `a quotient times its divisor is what was divided`() {
    let third = DoubleDouble(1) / DoubleDouble(3)
    #expect((third + third + third - DoubleDouble(1)).magnitude <= 0x1p-104)
    let quotient = DoubleDouble(meantBy: 0.7) / DoubleDouble(meantBy: 12.6)
    #expect((quotient * DoubleDouble(18) - DoubleDouble(1)).magnitude <= 0x1p-100)
  }

  @Test func `a decimal is read in the measure in which it was written`() {
    // 33.3 · 2⁻¹⁹ has more digits than a double.
    let scaled = DoubleDouble(meantBy: 33.3 * 0x1p-19, exponent: 19)
    #expect(scaled.high == 33.3 * 0x1p-19)
    #expect((scaled * DoubleDouble(0x1p19) - DoubleDouble(meantBy: 33.3)).isRounding)
    #expect(!(scaled * DoubleDouble(0x1p19) - DoubleDouble(33.3)).isRounding)
  }

  @Test func `what is left of a sum is told from its error`() {
    let tenth = DoubleDouble(meantBy: 0.1)
    let difference = DoubleDouble(meantBy: 0.3) - tenth * DoubleDouble(3)
    #expect(difference.isRounding)
    // A millionth of a millionth of a millionth of a millionth is none.
    let tiny = DoubleDouble(meantBy: 1e-12) * DoubleDouble(meantBy: 1e-12)
    #expect(!(tenth + tiny - tenth).isRounding)
    // A root is known to a few roundings of a double.
    let root = DoubleDouble(meantBy: Double(2).squareRoot())
    #expect((root * root - DoubleDouble(2)).isRounding)
    #expect(!(root * root - DoubleDouble(2 - 0x1p-47)).isRounding)
    #expect((DoubleDouble(1) / (root * root - DoubleDouble(2))).isRounding)
  }

  @Test func `what is no number any more stays none`() {
    #expect(!(DoubleDouble(.infinity) + DoubleDouble(1)).high.isFinite)
    #expect(!(DoubleDouble(1) / DoubleDouble(0)).high.isFinite)
  }
}
