/// Looks at one line of the text form, byte by byte.
struct LineScanner {
  let source: SourceFile
  /// Where it stands, and where the line ends.
  var offset: Int
  let end: Int

  init(_ source: SourceFile, _ line: Range<Int>) {
    self.source = source
    offset = line.lowerBound
    end = line.upperBound
  }

  var peek: UInt8? { offset < end ? source.bytes[offset] : nil }

  /// Whether nothing but a comment is left.
  var isAtEnd: Bool { peek == nil || peek == UInt8(ascii: "#") }

  mutating func skipBlanks() {
    while let byte = peek, Self.isBlank(byte) { offset += 1 }
  }

  /// What has been read since an offset, without the blanks at its end.
  func place(from start: Int) -> Place {
    var stop = offset
    while stop > start, Self.isBlank(source.bytes[stop - 1]) { stop -= 1 }
    return Place(start..<stop)
  }

  /// Takes `text` and the blanks after it, or nothing.
  mutating func consume(_ text: StaticString) -> Bool {
    let bytes = Array("\(text)".utf8)
    guard source.bytes[offset..<end].starts(with: bytes) else { return false }
    offset += bytes.count
    skipBlanks()
    return true
  }

  /// The identifier that starts here, perhaps an empty one.
  var word: Range<Int> {
    var stop = offset
    while stop < end, Self.isWordByte(source.bytes[stop]) { stop += 1 }
    return offset..<stop
  }

  /// Takes the identifier if it is one of `Word`, and the blanks after it.
  mutating func consumeWord<Word: RawRepresentable<String>>(_: Word.Type) -> Word? {
    let range = word
    guard let found = Word(rawValue: source.text(range)) else { return nil }
    offset = range.upperBound
    skipBlanks()
    return found
  }

  /// One word out of a few; `noun` says of what kind.
  mutating func expectWord<Word: RawRepresentable<String> & CaseIterable>(
    _ noun: String, _: Word.Type
  ) throws(Problem) -> Word {
    if let found = consumeWord(Word.self) { return found }
    let known = Word.allCases.map { $0.rawValue }
    guard !word.isEmpty else {
      let list = known.joined(separator: ", ")
      var problem = Problem(.expected("one of \(list)", found: found), at: foundRange)
      // A colour in hexadecimal digits is all that anybody writes so.
      if peek == UInt8(ascii: "#"), offset + 1 < end, Self.isWordByte(source.bytes[offset + 1]) {
        problem.notes.append(Mistake.signOfComments)
      }
      throw problem
    }
    throw Problem(unknown: source.text(word), of: noun, known: known, at: word)
  }

  /// A number; `field` says of what.
  mutating func expectNumber(
    _ field: String, _ rule: NumberRule = .any
  ) throws(Problem) -> Double {
    let start = offset
    guard let first = peek, first == UInt8(ascii: "-") || Self.isWordByte(first) else {
      throw missingNumber(field, rule)
    }
    var reader = JSONReader(source: source, from: offset)
    let value: Double
    if Self.isLetter(first) {
      let text = source.text(word)
      guard Self.notNumbers.contains(text) else { throw missingNumber(field, rule) }
      throw Problem(.notFinite(text), at: word)
    } else {
      value = try reader.parseNumber()
    }
    offset = reader.offset
    guard rule.accepts(value) else {
      throw Problem(.numberOutOfRange(value, of: field, rule), at: start..<offset)
    }
    skipBlanks()
    return value
  }

  private func missingNumber(_ field: String, _ rule: NumberRule) -> Problem {
    var problem = Problem(.expected("a number for '\(field)'", found: found), at: foundRange)
    if rule == .priority, !isAtEnd {
      problem.notes.append(Mistake.priorities)
    } else if let byte = peek,
      [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "(")].contains(byte)
    {
      problem.notes.append(Mistake.blanksBetweenNumbers)
    } else if field == "constant", let byte = peek, Self.isLetter(byte) {
      problem.notes.append(Mistake.metricsInEquations)
    }
    return problem
  }

  /// A number, or `-` for none.
  mutating func expectNumberOrNone(
    _ field: String, _ rule: NumberRule
  ) throws(Problem) -> Double? {
    let isAlone = offset + 1 >= end || Self.isBlank(source.bytes[offset + 1])
    if peek == UInt8(ascii: "-"), isAlone {
      offset += 1
      skipBlanks()
      return nil
    }
    do throws(Problem) {
      return try expectNumber(field, rule)
    } catch {
      var problem = error
      if problem.id == "unexpected-text", problem.notes.isEmpty {
        problem.notes.append(Mistake.signForNone)
      }
      throw problem
    }
  }

  /// A name: identifiers with dots between them, or any text in quotation marks.
  mutating func expectName(_ noun: String) throws(Problem) -> SourceString {
    if peek == UInt8(ascii: "\"") { return try expectQuoted() }
    let start = offset
    var stop = word.upperBound
    while stop > offset, stop + 1 < end, source.bytes[stop] == UInt8(ascii: "."),
      Self.isWordByte(source.bytes[stop + 1])
    {
      offset = stop + 1
      stop = word.upperBound
    }
    guard stop > start, !Self.isDigit(source.bytes[start]) else {
      offset = start
      var problem = Problem(.expected(noun, found: found), at: foundRange)
      if stop > start, noun.hasPrefix("the name") { problem.notes.append(Mistake.signsOfNames) }
      throw problem
    }
    offset = stop
    defer { skipBlanks() }
    return SourceString(source.text(start..<stop), at: start)
  }

  /// A text in quotation marks; `field` says of what.
  mutating func expectText(_ field: String) throws(Problem) -> String {
    guard peek == UInt8(ascii: "\"") else {
      throw Problem(
        .expected("a text in quotation marks for '\(field)'", found: found), at: foundRange)
    }
    return try expectQuoted().text
  }

  mutating func expectQuoted() throws(Problem) -> SourceString {
    var reader = JSONReader(source: source, from: offset)
    let string = try reader.parseString()
    offset = reader.offset
    skipBlanks()
    return string
  }
}

extension LineScanner {
  /// What stands here, for a message.
  var found: String {
    let range = foundRange
    return range.isEmpty || peek == UInt8(ascii: "#")
      ? "the end of the line" : "'\(source.text(range))'"
  }

  var foundRange: Range<Int> {
    let range = JSONReader(source: source, from: offset).foundRange
    return range.clamped(to: offset..<Swift.max(offset, end))
  }

  private static let notNumbers: Set = ["NaN", "nan", "Infinity", "infinity", "inf"]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  /// Whether a byte is no blank, and none of a word, in whatever script.
  static func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "-") && !isWordByte(byte) && !isBlank(byte)
  }

  static func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
