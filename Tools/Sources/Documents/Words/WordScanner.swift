/// Tells the words of a line of the text form apart. It reads whatever stands there: of a line with
/// a mistake too it knows what each word is.
package struct WordScanner {
  let bytes: [UInt8]
  var offset: Int
  let end: Int
  var words: [Word] = []
  /// What may stand at the end, where the line ends here.
  var expected = Expectation.statement

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  /// The words of a line. Linear in its bytes.
  package static func words(of line: Range<Int>, in bytes: [UInt8]) -> [Word] {
    var scanner = WordScanner(bytes, line)
    scanner.scanLine()
    return scanner.words
  }

  /// What may stand behind the beginning of a line.
  package static func expectation(behind line: Range<Int>, in bytes: [UInt8]) -> Expectation {
    var scanner = WordScanner(bytes, line)
    scanner.scanLine()
    return scanner.expected
  }

  private mutating func scanLine() {
    skipBlanks()
    if takeComment() || offset == end { return }
    scanStatement()
    skipBlanks()
    while offset < end, !takeComment() {
      expected = .nothing
      takeUnknown()
      skipBlanks()
    }
  }

  private mutating func scanStatement() {
    let word = word
    let text = text(word)
    if !word.isEmpty, byte(at: word.upperBound) == UInt8(ascii: ".") { return scanEquation() }
    if DocumentWords.keywords.contains(text) {
      take(.keyword, to: word.upperBound)
      return scanSetting(text)
    }
    var next = word.upperBound
    while Self.isBlank(byte(at: next)) { next += 1 }
    switch byte(at: next) {
    case UInt8(ascii: "\"") where word.isEmpty: scanEquation()
    case UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: ":"): scanFormatLine()
    default:
      if word.isEmpty { return scanFormatLine() }
      expected = .nothing
      take(.unknown, to: word.upperBound)
    }
  }
}

extension WordScanner {
  func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  var peek: UInt8 { byte(at: offset) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Letters beyond ASCII are no part of names, but belong together.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// The word that begins here, perhaps an empty one.
  var word: Range<Int> {
    var stop = offset
    while Self.isWordByte(byte(at: stop)) { stop += 1 }
    return offset..<stop
  }

  mutating func skipBlanks() {
    while offset < end, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  mutating func take(_ role: Word.Role, to stop: Int, isInFormat: Bool = false) {
    words.append(Word(role: role, range: offset..<stop, isInFormat: isInFormat))
    offset = stop
  }

  mutating func takeComment() -> Bool {
    guard peek == UInt8(ascii: "#") else { return false }
    var stop = end
    while Self.isBlank(bytes[stop - 1]) { stop -= 1 }
    take(.comment, to: stop)
    offset = end
    expected = .nothing
    return true
  }

  /// Takes a piece of which nothing is known but what it looks like.
  mutating func takeUnknown() {
    if takeNumber() { return }
    if peek == UInt8(ascii: "\"") { return take(.string, to: endOfQuoted) }
    let word = word
    take(.unknown, to: word.isEmpty ? offset + 1 : word.upperBound)
  }

  /// Takes a number, with its sign.
  mutating func takeNumber() -> Bool {
    var stop = offset
    if byte(at: stop) == UInt8(ascii: "-") { stop += 1 }
    guard Self.isDigit(byte(at: stop)) else { return false }
    while Self.isDigit(byte(at: stop)) { stop += 1 }
    if byte(at: stop) == UInt8(ascii: "."), Self.isDigit(byte(at: stop + 1)) {
      stop += 1
      while Self.isDigit(byte(at: stop)) { stop += 1 }
    }
    if byte(at: stop) | 0x20 == UInt8(ascii: "e") {
      var power = stop + 1
      if byte(at: power) == UInt8(ascii: "-") || byte(at: power) == UInt8(ascii: "+") { power += 1 }
      if Self.isDigit(byte(at: power)) {
        while Self.isDigit(byte(at: power)) { power += 1 }
        stop = power
      }
    }
    take(.number, to: stop)
    return true
  }

  /// Where the text in quotation marks ends that begins here, behind the closing one.
  var endOfQuoted: Int {
    var stop = offset + 1
    while stop < end {
      if bytes[stop] == UInt8(ascii: "\"") { return stop + 1 }
      stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  /// Takes a name, words joined by dots or anything in quotation marks; says whether there is one.
  mutating func takeName(_ role: Word.Role) -> Bool {
    if peek == UInt8(ascii: "\"") {
      take(role, to: endOfQuoted)
      return true
    }
    var stop = word.upperBound
    guard stop > offset, !Self.isDigit(peek) else { return false }
    while byte(at: stop) == UInt8(ascii: "."), Self.isWordByte(byte(at: stop + 1)) {
      stop += 1
      while Self.isWordByte(byte(at: stop)) { stop += 1 }
    }
    take(role, to: stop)
    return true
  }
}
