import Testing

@testable import Cassowary

/// Arithmetic in twice the digits.
struct DoubleDoubleTests {
  @Test func `a decimal is what it is written for`() {
    // The double 0.1 is no tenth, and ten of it are off in the eighteenth digit.
    #expect((DoubleDouble(0.1) * DoubleDouble(10) - DoubleDouble(1)).magnitude > 1e-17)
    for decimal in [0.1, -0.7, 0.0125, 12.6, 1e-9, 0.001 / 1024] {
      let units = DoubleDouble(decimal: decimal) * DoubleDouble(1e15)
      let rest = units - DoubleDouble((decimal * 1e15).rounded())
      #expect(rest.magnitude <= 0x1p-104 * units.magnitude, "\(decimal)")
    }
    #expect(DoubleDouble(decimal: 3).low == 0 && DoubleDouble(decimal: 1e300).low == 0)
    // 17 digits are more than a double tells apart.
    #expect(DoubleDouble(decimal: 0.1 + 0.2).low == 0)
  }

  @Test func `what has half the bits is no rounding`() {
    for number in [0x1p-20, -0x1p-60, 3 * 0x1p-200, 1 + 0x1p-20, 0x1p80] {
      let read = DoubleDouble(decimal: number)
      #expect(read.high == number && read.low == 0 && read.rest.error == 0, "\(number)")
    }
    // A bit more than half of them, as products have.
    #expect(DoubleDouble(decimal: 0x1p-20 * (1 + 0x1p-30)).rest.error > 0)
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
    let quotient = DoubleDouble(decimal: 0.7) / DoubleDouble(decimal: 12.6)
    #expect((quotient * DoubleDouble(18) - DoubleDouble(1)).magnitude <= 0x1p-100)
  }

  @Test func `a decimal is read in the measure in which it was written`() {
    // 33.3 · 2⁻¹⁹ has more digits than a double.
    let scaled = DoubleDouble(decimal: 33.3 * 0x1p-19, exponent: 19)
    #expect(scaled.high == 33.3 * 0x1p-19)
    #expect((scaled * DoubleDouble(0x1p19) - DoubleDouble(decimal: 33.3)).isRounding)
    #expect(!(scaled * DoubleDouble(0x1p19) - DoubleDouble(33.3)).isRounding)
  }

  @Test func `what is left of a sum is told from its error`() {
    let tenth = DoubleDouble(decimal: 0.1)
    let difference = DoubleDouble(decimal: 0.3) - tenth * DoubleDouble(3)
    #expect(difference.isRounding)
    // A millionth of a millionth of a millionth of a millionth is none.
    let tiny = DoubleDouble(decimal: 1e-12) * DoubleDouble(decimal: 1e-12)
    #expect(!(tenth + tiny - tenth).isRounding)
    // A third is known to a few roundings of a double.
    let third = DoubleDouble(decimal: 1.0 / 3)
    #expect((third * DoubleDouble(3) - DoubleDouble(1)).isRounding)
    #expect(!(third * DoubleDouble(3) - DoubleDouble(1 - 0x1p-48)).isRounding)
    #expect((DoubleDouble(1) / (third * DoubleDouble(3) - DoubleDouble(1))).isRounding)
  }

  @Test func `what is no number any more stays none`() {
    #expect(!(DoubleDouble(.infinity) + DoubleDouble(1)).high.isFinite)
    #expect(!(DoubleDouble(1) / DoubleDouble(0)).high.isFinite)
  }
}
