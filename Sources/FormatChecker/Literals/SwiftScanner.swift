/// Finds the string literals of a Swift file, and what stands around them. It knows comments, which
/// nest, literals of every form with what is interpolated into them, and regular expressions; of
/// all else it knows no more than where words are.
///
/// Linear in the number of bytes.
struct SwiftScanner {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  /// Offsets of comments that say `vfl:ignore`.
  private(set) var ignoringComments: [Int] = []

  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipShebang()
    while offset < bytes.count { scanToken() }
  }

  private func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func skipShebang() {
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipLine() {
    while offset < bytes.count, !SwiftSyntaxFacts.isLineBreak(bytes[offset]) { offset += 1 }
  }

  private mutating func scanToken() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C:
      offset += 1
    case UInt8(ascii: "/"): scanSlash()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): scanQuoteOrHash()
    case UInt8(ascii: "`"): scanQuotedWord()
    default:
      if SwiftSyntaxFacts.isDigit(byte) {
        scanWord(as: .number)
      } else if SwiftSyntaxFacts.isWordStart(byte) {
        scanWord(as: .word)
      } else {
        append(.symbol, to: offset + 1)
      }
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, to end: Int) {
    tokens.append(SwiftToken(kind: kind, range: offset..<end))
    offset = end
  }

  private mutating func scanWord(as kind: SwiftToken.Kind) {
    var end = offset + 1
    while end < bytes.count, SwiftSyntaxFacts.isWord(bytes[end]) { end += 1 }
    append(kind, to: end)
  }

  private mutating func scanQuotedWord() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"),
      !SwiftSyntaxFacts.isLineBreak(bytes[end])
    {
      end += 1
    }
    tokens.append(SwiftToken(kind: .word, range: (offset + 1)..<end))
    offset = min(end + 1, bytes.count)
  }

  private mutating func scanQuoteOrHash() {
    if let delimiter = SwiftDelimiter(bytes, at: offset) {
      append(.literal, to: delimiter.endOfLiteral(bytes, from: offset))
    } else if let end = endOfExtendedRegex() {
      append(.symbol, to: end)
    } else {
      append(.symbol, to: offset + max(1, Self.hashes(bytes, at: offset)))
    }
  }

  /// How many `#` stand at an offset.
  static func hashes(_ bytes: [UInt8], at start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    return offset - start
  }
}

extension SwiftScanner {
  /// A comment, a regular expression, or an operator.
  private mutating func scanSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      let start = offset
      skipLine()
      noteComment(start..<offset)
    case UInt8(ascii: "*"):
      let start = offset
      offset = Self.endOfComment(bytes, from: offset)
      noteComment(start..<offset)
    default:
      append(.symbol, to: endOfRegex() ?? offset + 1)
    }
  }

  private static let ignoringWord = Array("vfl:ignore".utf8)

  private mutating func noteComment(_ range: Range<Int>) {
    let first = Self.ignoringWord[0]
    var start = range.lowerBound
    while let place = bytes[start..<range.upperBound].firstIndex(of: first) {
      if bytes[place..<range.upperBound].starts(with: Self.ignoringWord) {
        ignoringComments.append(place)
        return
      }
      start = place + 1
    }
  }

  /// The end of a comment that begins with `/*`; comments may stand in it.
  static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  /// The end of a regular expression between slashes on one line, which stands where an expression
  /// may begin and neither begins nor ends with a blank; nil for an operator.
  private func endOfRegex() -> Int? {
    guard !followsOperand, !SwiftSyntaxFacts.isBlank(peek(1)),
      !SwiftSyntaxFacts.isLineBreak(peek(1))
    else { return nil }
    var isInClass = false
    var index = offset + 1
    let limit = min(bytes.count, offset + Self.longestRegex)
    while index < limit, !SwiftSyntaxFacts.isLineBreak(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return SwiftSyntaxFacts.isBlank(bytes[index - 1]) ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A slash behind which none closes within so many bytes is an operator.
  private static let longestRegex = 1000

  /// Whether what stands before could be divided.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .literal: return true
    case .word:
      let word = String(decoding: bytes[last.range], as: UTF8.self)
      return !SwiftSyntaxFacts.wordsBeforeExpressions.contains(word)
    case .symbol:
      let byte = bytes[last.range.lowerBound]
      return byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }
  }

  /// The end of `#/…/#`, with any number of `#`; nil where none begins.
  private func endOfExtendedRegex() -> Int? {
    let hashes = Self.hashes(bytes, at: offset)
    guard (1...8).contains(hashes), peek(hashes) == UInt8(ascii: "/") else { return nil }
    let closing = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var index = offset + hashes + 1
    let limit = min(bytes.count, index + Self.longestRegex)
    while index < limit {
      if bytes[index] == closing[0], bytes[index...].starts(with: closing) {
        return index + closing.count
      }
      index += 1
    }
    return nil
  }
}
