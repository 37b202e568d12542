/// Reads one JSON text strictly by RFC 8259, and refuses what the standard leaves open but no
/// layout can mean: duplicate keys, numbers too large for a double, nesting without end.
///
/// It notes each mistake and reads on: a mistake costs the value that it stands in. Linear in the
/// number of bytes.
struct JSONReader {
  /// A layout document needs four levels; the bound keeps hostile ones from the stack.
  static let deepest = 64

  let source: SourceFile
  var offset: Int

  /// What is wrong, in no order.
  var problems: [Problem] = []
  /// Where values stood that could not be read.
  var brokenRanges: [Range<Int>] = []
  /// The brackets that close what is open.
  var closings: [UInt8] = []
  /// Whether it has been said that the text ends too early.
  var endIsNoted = false
  /// Whether half a character stands for an unknown one instead of being a mistake.
  private var replacesLoneSurrogates = false

  /// The value of a whole text and all mistakes in it, in order.
  static func recover(
    _ source: SourceFile, replacingLoneSurrogates: Bool = false
  ) -> (value: JSONValue, problems: [Problem], brokenRanges: [Range<Int>]) {
    var reader = JSONReader(source: source, from: 0)
    reader.replacesLoneSurrogates = replacingLoneSurrogates
    let value = reader.parseDocument()
    let problems = reader.problems.sorted { $0.position < $1.position }
    return (value, problems, reader.brokenRanges)
  }

  /// The value of the whole text, or the first mistake in it.
  static func read(_ source: SourceFile) throws(Problem) -> JSONValue {
    let (value, problems, _) = recover(source)
    if let first = problems.first { throw first }
    return value
  }

  init(source: SourceFile, from offset: Int) {
    self.source = source
    self.offset = offset
  }

  var peek: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
    }
  }

  private mutating func parseDocument() -> JSONValue {
    do throws(Problem) { try source.expectUTF8(in: 0..<source.bytes.count) } catch {
      problems.append(error)
    }
    skipBlanks()
    guard peek != nil else {
      problems.append(Problem(.emptyDocument(), at: 0..<0))
      return JSONValue(content: .missing, range: 0..<0)
    }
    let value = parseValue()
    skipBlanks()
    if peek != nil, !endIsNoted { note(.textAfterDocument(found), at: foundRange) }
    return value
  }

  /// The value that begins here, or `missing` in its place.
  mutating func parseValue() -> JSONValue {
    let start = offset
    do throws(Problem) {
      switch peek {
      case UInt8(ascii: "{"), UInt8(ascii: "["): return try parseNested()
      case UInt8(ascii: "\""):
        let string = try parseString()
        try source.expectUTF8(in: string.range)
        return JSONValue(content: .string(string), range: string.range)
      case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
        let number = try parseNumber()
        return JSONValue(content: .number(number), range: start..<offset)
      default:
        return try parseWord()
      }
    } catch {
      return missing(from: start, error)
    }
  }

  private mutating func parseNested() throws(Problem) -> JSONValue {
    guard closings.count < Self.deepest else {
      throw Problem(.tooDeep(limit: Self.deepest), at: offset..<(offset + 1))
    }
    return peek == UInt8(ascii: "{") ? parseObject() : parseArray()
  }

  private mutating func parseWord() throws(Problem) -> JSONValue {
    let range = foundRange
    let content: JSONValue.Content
    switch source.text(range) {
    case "null": content = .null
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "NaN", "nan", "Infinity", "inf", "infinity", "+Infinity":
      throw Problem(.notFinite(source.text(range)), at: range)
    default: throw Problem(.expectedValue(found: found), at: range)
    }
    offset = range.upperBound
    return JSONValue(content: content, range: range)
  }

  /// The scalar for half a character whose other half is missing.
  func loneSurrogate(at range: Range<Int>) throws(Problem) -> UnicodeScalar {
    if replacesLoneSurrogates { return "\u{FFFD}" }
    throw Problem(.loneSurrogate(source.text(range)), at: range)
  }
}

extension JSONReader {
  /// What stands at the offset, for a message: a word or number whole, else one character.
  var found: String {
    foundRange.isEmpty ? "the end" : "'\(source.text(foundRange))'"
  }

  var foundRange: Range<Int> {
    var end = offset
    while end < source.bytes.count, end - offset < Self.longestFound, isWordByte(source.bytes[end])
    {
      end += 1
    }
    if end == offset, end < source.bytes.count {
      end += 1
      while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return offset..<end
  }

  private static let longestFound = 40

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
