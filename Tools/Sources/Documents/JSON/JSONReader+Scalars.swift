extension JSONReader {
  /// `-? digits [. digits] [e ±digits]`, no leading zero: what the standard calls a number, and
  /// what the text form takes as one too.
  mutating func parseNumber() throws(Problem) -> Double {
    let start = offset
    let whole = foundRange
    take("-")
    if peek == UInt8(ascii: "0") { offset += 1 } else if takeDigits() == 0 { throw bad(whole) }
    if take(".") { guard takeDigits() > 0 else { throw bad(whole) } }
    if take("e") || take("E") {
      if !take("-") { take("+") }
      guard takeDigits() > 0 else { throw bad(whole) }
    }
    // `5px` and `1.2.3` are no numbers; a sign after one is for whoever reads on.
    guard !isWordGoingOn else { throw bad(whole) }
    let value = value(ofNumber: start..<offset)
    let range = start..<offset
    guard value.isFinite else { throw Problem(.numberTooLarge(source.text(range)), at: range) }
    return value
  }

  private func value(ofNumber range: Range<Int>) -> Double {
    let isNegative = source.bytes[range.lowerBound] == UInt8(ascii: "-")
    let digits = range.lowerBound + (isNegative ? 1 : 0)
    let value = NumberText.value(of: source.text(digits..<range.upperBound))
    return isNegative ? -value : value
  }

  private var isWordGoingOn: Bool {
    guard let next = peek else { return false }
    return LineScanner.isWordByte(next) || next == UInt8(ascii: ".")
  }

  private func bad(_ range: Range<Int>) -> Problem {
    let text = source.text(range)
    if text == "-Infinity" || text == "-inf" { return Problem(.notFinite(text), at: range) }
    return Problem(.badNumber(text), at: range)
  }

  @discardableResult
  private mutating func take(_ character: UnicodeScalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }
}

extension JSONReader {
  /// A string in quotation marks, escapes resolved.
  mutating func parseString() throws(Problem) -> SourceString {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    var escapes: [SourceString.Escape] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
        throw Problem(.controlCharacter(byte), at: offset..<(offset + 1))
      }
      if byte == UInt8(ascii: "\\") {
        let written = offset
        let decoded = content.count
        content.append(contentsOf: String(try parseEscape()).utf8)
        escapes.append(
          .init(decoded: decoded..<content.count, written: written..<offset))
      } else {
        content.append(byte)
        offset += 1
      }
    }
    guard peek == UInt8(ascii: "\"") else {
      throw Problem(.unterminatedString(), at: start..<(start + 1))
    }
    offset += 1
    return SourceString(
      String(decoding: content, as: UTF8.self), range: start..<offset, contentStart: start + 1,
      escapes: escapes)
  }

  private mutating func parseEscape() throws(Problem) -> UnicodeScalar {
    let start = offset
    offset += 1
    guard let letter = peek else { throw Problem(.unterminatedString(), at: start..<offset) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default:
      while let byte = peek, byte & 0xC0 == 0x80 { offset += 1 }
      throw Problem(.badEscape(source.text(start..<offset)), at: start..<offset)
    }
  }

  /// `\uXXXX`, or a pair of them for what lies beyond the basic plane.
  private mutating func parseUnicodeEscape(from start: Int) throws(Problem) -> UnicodeScalar {
    let high = try parseHexadecimal(from: start)
    if let scalar = UnicodeScalar(high) { return scalar }
    guard high < 0xDC00, peek == UInt8(ascii: "\\"), offset + 1 < source.bytes.count,
      source.bytes[offset + 1] == UInt8(ascii: "u")
    else {
      return try loneSurrogate(at: start..<offset)
    }
    let second = offset
    offset += 2
    let low = try parseHexadecimal(from: second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = UnicodeScalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else {
      let lone = try loneSurrogate(at: start..<second)
      offset = second
      return lone
    }
    return scalar
  }

  private mutating func parseHexadecimal(from start: Int) throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw Problem(.badEscape(source.text(start..<offset)), at: start..<offset)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
