/// Reads one JSON text strictly by RFC 8259, and refuses what the standard leaves open but no
/// layout can mean: duplicate keys, numbers too large for a double, nesting without end.
///
/// It stops at the first mistake. Linear in the number of bytes.
struct JSONReader {
  /// A layout document needs four levels; the bound keeps hostile ones from the stack.
  static let deepest = 64

  let source: SourceFile
  var offset: Int
  private var depth = 0

  /// The value of the whole text, or the first mistake in it.
  static func read(_ source: SourceFile) throws(Problem) -> JSONValue {
    try source.expectUTF8(in: 0..<source.bytes.count)
    var reader = JSONReader(source: source, from: 0)
    reader.skipBlanks()
    guard reader.peek != nil else { throw Problem(.emptyDocument(), at: 0..<0) }
    let value = try reader.parseValue()
    reader.skipBlanks()
    guard reader.peek == nil else {
      throw Problem(.textAfterDocument(reader.found), at: reader.foundRange)
    }
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

  mutating func parseValue() throws(Problem) -> JSONValue {
    let start = offset
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try parseNested()
    case UInt8(ascii: "\""):
      let string = try parseString()
      return JSONValue(content: .string(string), range: string.range)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      let number = try parseNumber()
      return JSONValue(content: .number(number), range: start..<offset)
    default:
      return try parseWord()
    }
  }

  private mutating func parseNested() throws(Problem) -> JSONValue {
    guard depth < Self.deepest else {
      throw Problem(.tooDeep(limit: Self.deepest), at: offset..<(offset + 1))
    }
    depth += 1
    defer { depth -= 1 }
    return peek == UInt8(ascii: "{") ? try parseObject() : try parseArray()
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
}

extension JSONReader {
  private mutating func parseArray() throws(Problem) -> JSONValue {
    let start = offset
    offset += 1
    var values: [JSONValue] = []
    skipBlanks()
    while peek != UInt8(ascii: "]") {
      values.append(try parseValue())
      try parseSeparator(closing: UInt8(ascii: "]"))
    }
    offset += 1
    return JSONValue(content: .array(values), range: start..<offset)
  }

  private mutating func parseObject() throws(Problem) -> JSONValue {
    let start = offset
    offset += 1
    var members: [JSONValue.Member] = []
    var known: Set<String> = []
    skipBlanks()
    while peek != UInt8(ascii: "}") {
      guard peek == UInt8(ascii: "\"") else {
        throw Problem(.expectedKey(found: found), at: foundRange)
      }
      let key = try parseString()
      guard known.insert(key.text).inserted else {
        throw Problem(.duplicateKey(key.text), at: key.range)
      }
      skipBlanks()
      guard peek == UInt8(ascii: ":") else {
        throw Problem(.expectedColon(key: key.text, found: found), at: foundRange)
      }
      offset += 1
      skipBlanks()
      members.append(JSONValue.Member(key: key, value: try parseValue()))
      try parseSeparator(closing: UInt8(ascii: "}"))
    }
    offset += 1
    return JSONValue(content: .object(members), range: start..<offset)
  }

  /// Takes a comma with something after it, or stops in front of `closing`.
  private mutating func parseSeparator(closing: UInt8) throws(Problem) {
    skipBlanks()
    if peek == closing { return }
    guard peek == UInt8(ascii: ",") else {
      throw Problem(.expectedComma(closing: shown(closing), found: found), at: foundRange)
    }
    let comma = offset
    offset += 1
    skipBlanks()
    if peek == closing {
      throw Problem(.trailingComma(closing: shown(closing)), at: comma..<(comma + 1))
    }
  }

  private func shown(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
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
