import Testing

@testable import VisualFormat

@Suite struct NumberTests {
  private func value(_ text: String) -> Double? {
    let result = parse("[a(" + text + ")]")
    return result.hasErrors ? nil : result.tree?.predicates[0].object.number
  }

  @Test(
    arguments: [
      ("0", 0), ("10", 10), ("5.", 5), ("2.5", 2.5), (".5", 0.5), ("-5", -5), ("+5", 5),
      ("1e3", 1000), ("1E+3", 1000), ("1e-3", 0.001), ("0x10", 16), ("0X.8", 0.5), ("0x1p4", 16),
      ("0x1.8P-1", 0.75), ("007", 7), ("00000000000000012", 12), ("0.1", 0.1),
      ("999999999999999", 999_999_999_999_999),
      ("123456789012345678", 123_456_789_012_345_680),
      ("9007199254740993", 9_007_199_254_740_992), ("1e-400", 0),
      ("4.9e-324", .leastNonzeroMagnitude),
      ("179769313486231570000e288", 1.7976931348623157e308),
    ] as [(String, Double)])
  func `numbers are read as strtod reads them`(text: String, expected: Double) {
    #expect(value(text) == expected)
  }

  @Test(arguments: ["1e309", "0x1p1024", "1e", "1e+", "0x", "1.2.3", "1_000", "- 5", "--5", "."])
  func `what strtod would not read whole is refused`(text: String) {
    #expect(value(text) == nil)
  }

  @Test func `short decimals are rounded like long ones`() {
    var formats = RandomFormats(seed: 11)
    for _ in 0..<5000 {
      let whole = formats.next(1_000_000)
      let text = "\(whole).\(formats.next(1_000_000_00))"
      #expect(value(text) == Double(text), "\(text)")
    }
  }

  @Test(arguments: [
    (10.0, "10"), (0.5, "0.5"), (-2, "-2"), (1e15, "1000000000000000"), (0.1, "0.1"),
    (1e300, "1e+300"),
    (999_999_999_999_999, "999999999999999"),
  ])
  func `numbers print in their shortest form`(number: Double, text: String) {
    #expect(canonicalText(of: number) == text)
  }
}
