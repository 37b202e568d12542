/// How a string literal begins and ends: how many `#`, and one or three quotation marks.
struct SwiftDelimiter {
  var hashes: Int
  var isMultiline: Bool

  /// The bytes in front of the content, without the line break of a literal over several lines.
  var length: Int { hashes + (isMultiline ? 3 : 1) }

  /// The delimiter at an offset; nil where no literal begins.
  init?(_ bytes: [UInt8], at start: Int) {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    hashes = offset - start
    guard offset < bytes.count, bytes[offset] == Self.quote else { return nil }
    isMultiline =
      offset + 2 < bytes.count && bytes[offset + 1] == Self.quote
      && bytes[offset + 2] == Self.quote
    if isMultiline, hashes > 0, Self.endsOnItsLine(bytes, from: offset + 3) {
      // `#"""#` is one quotation mark.
      isMultiline = false
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func endsOnItsLine(_ bytes: [UInt8], from start: Int) -> Bool {
    var offset = start
    while offset < bytes.count, SwiftSyntaxFacts.isBlank(bytes[offset]) { offset += 1 }
    return offset < bytes.count && !SwiftSyntaxFacts.isLineBreak(bytes[offset])
  }

  /// Whether the closing delimiter stands at an offset.
  func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + length <= bytes.count else { return false }
    let quotes = length - hashes
    for index in offset..<(offset + quotes) where bytes[index] != Self.quote { return false }
    for index in (offset + quotes)..<(offset + length) where bytes[index] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Whether an escape sequence begins at an offset: a backslash with as many `#`.
  func escapes(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "\\"), offset + hashes + 1 < bytes.count else {
      return false
    }
    for index in (offset + 1)..<(offset + 1 + hashes) where bytes[index] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Where a literal ends that begins at an offset, behind its closing delimiter. One that is not
  /// closed ends with its line, or over several lines with the file.
  ///
  /// - Parameter depth: In how many interpolations it stands.
  func endOfLiteral(_ bytes: [UInt8], from start: Int, depth: Int = 0) -> Int {
    var offset = start + length
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == Self.quote, closes(bytes, at: offset) { return offset + length }
      if !isMultiline, SwiftSyntaxFacts.isLineBreak(byte) { return offset }
      if byte == UInt8(ascii: "\\"), escapes(bytes, at: offset) {
        let letter = offset + 1 + hashes
        offset =
          bytes[letter] == UInt8(ascii: "(")
          ? Self.endOfInterpolation(bytes, from: letter, depth: depth + 1) : letter + 1
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  /// Where an interpolation ends whose parenthesis opens at an offset, behind the closing one.
  ///
  /// Literals that stand in each other deeper than anybody writes are no longer told apart.
  static func endOfInterpolation(_ bytes: [UInt8], from start: Int, depth: Int = 1) -> Int {
    guard depth <= deepest else { return bytes.count }
    var open = 0
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return offset + 1 }
      case UInt8(ascii: "/") where bytes[offset...].starts(with: [0x2F, 0x2A]):
        offset = SwiftScanner.endOfComment(bytes, from: offset)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let inner = SwiftDelimiter(bytes, at: offset) {
          offset = inner.endOfLiteral(bytes, from: offset, depth: depth)
          continue
        }
        offset += SwiftScanner.hashes(bytes, at: offset)
      default: break
      }
      offset += 1
    }
    return bytes.count
  }

  private static let deepest = 32

  /// Whether the literal in a range has its closing delimiter.
  func isClosed(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count >= 2 * length && closes(bytes, at: range.upperBound - length)
  }
}
