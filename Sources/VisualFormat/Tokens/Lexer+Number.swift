/// Numbers as `strtod` reads them in the C locale, without sign, `inf` and `nan`.
extension Lexer {
  /// The end of the longest number that begins at an offset, where a digit stands or a point with
  /// a digit after it.
  func endOfNumber(from start: Int) -> Int {
    if byte(start) == UInt8(ascii: "0"), byte(start + 1) | 0x20 == UInt8(ascii: "x"),
      let end = endOfHexadecimal(from: start + 2)
    {
      return end
    }
    var end = start
    while isDigit(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: ".") {
      end += 1
      while isDigit(byte(end)) { end += 1 }
    }
    return endOfExponent(UInt8(ascii: "e"), from: end)
  }

  /// The end of the digits after `0x`; nil where there are none, so that only the 0 is a number.
  private func endOfHexadecimal(from start: Int) -> Int? {
    var end = start
    while isHexadecimalDigit(byte(end)) { end += 1 }
    var digits = end - start
    if byte(end) == UInt8(ascii: ".") {
      let point = end
      end += 1
      while isHexadecimalDigit(byte(end)) { end += 1 }
      digits += end - point - 1
    }
    return digits == 0 ? nil : endOfExponent(UInt8(ascii: "p"), from: end)
  }

  /// The end of an exponent at an offset; the offset itself where none stands.
  private func endOfExponent(_ letter: UInt8, from start: Int) -> Int {
    guard byte(start) | 0x20 == letter else { return start }
    var end = start + 1
    if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
    guard isDigit(byte(end)) else { return start }
    while isDigit(byte(end)) { end += 1 }
    return end
  }
}
