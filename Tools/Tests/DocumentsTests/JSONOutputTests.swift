import Testing

@testable import Documents

struct JSONOutputTests {
  @Test(arguments: [
    (12.0, "12"), (-0.0, "0"), (0.1, "0.1"), (1e21, "1e+21"), (-2.5, "-2.5"),
    (149.66666666666666, "149.66666666666666"), (9_007_199_254_740_991, "9007199254740991"),
    (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (.nan, "null"),
  ])
  func `numbers are the shortest that read back`(number: Double, text: String) {
    #expect(JSONOutput.number(number).line == text)
  }

  @Test(arguments: [
    (12.345678, "12.35"), (0.004, "0"), (-0.001, "0"), (7, "7"), (1e300, "1e+300"),
  ])
  func `numbers for people have two digits after the point`(number: Double, text: String) {
    #expect(NumberText.rounded(number) == text)
  }

  @Test func `a value is one line with blanks after commas and colons`() {
    let value = JSONOutput.object([
      ("a", .array([.null, .bool(true), .string("\"\u{1}\n")])), ("b", .object([])),
    ])
    #expect(value.line == #"{"a": [null, true, "\"\u0001\n"], "b": {}}"#)
  }

  @Test func `a page breaks what does not fit and keeps the rest together`() {
    let long = JSONOutput.string(String(repeating: "x", count: 90))
    let value = JSONOutput.object([
      ("a", .array([.number(1), .number(2)])), ("b", .array([long, long])),
    ])
    let quoted = long.line
    #expect(
      value.page == """
        {
          "a": [1, 2],
          "b": [
            \(quoted),
            \(quoted)
          ]
        }
        """)
  }
}
