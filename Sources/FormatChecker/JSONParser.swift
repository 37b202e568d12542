/// Reads the JSON of a message, which a program wrote: it says whether it is JSON, and not why not.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private static let deepest = 200

  /// The value of a whole message; nil where it is none.
  static func parse(_ bytes: [UInt8]) -> JSON? {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.parseValue() else { return nil }
    parser.skipBlanks()
    return parser.offset == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipBlanks() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(peek) { offset += 1 }
  }

  private mutating func take(_ symbol: UnicodeScalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: symbol) else { return false }
    offset += 1
    return true
  }

  private mutating func parseValue() -> JSON? {
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.deepest else { return nil }
      depth += 1
      defer { depth -= 1 }
      return peek == UInt8(ascii: "{") ? parseObject() : parseArray()
    case UInt8(ascii: "\""): return parseString().map { .string($0) }
    case UInt8(ascii: "n"): return parseWord("null", .null)
    case UInt8(ascii: "t"): return parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return parseWord("false", .bool(false))
    default: return parseNumber()
    }
  }

  private mutating func parseWord(_ word: String, _ value: JSON) -> JSON? {
    guard bytes[offset...].starts(with: word.utf8) else { return nil }
    offset += word.utf8.count
    return value
  }

  private mutating func parseNumber() -> JSON? {
    let start = offset
    while (0x30...0x39).contains(peek) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(peek) {
      offset += 1
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)).map { .number($0) }
  }

  private mutating func parseArray() -> JSON? {
    offset += 1
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = parseValue() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func parseObject() -> JSON? {
    offset += 1
    var members: [(key: String, value: JSON)] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\""), let key = parseString(), take(":"),
        let value = parseValue()
      else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }
}

extension JSONParser {
  private mutating func parseString() -> String? {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        guard let scalar = parseEscape() else { return nil }
        text += Array(String(scalar).utf8)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func parseEscape() -> UnicodeScalar? {
    offset += 2
    guard offset <= bytes.count else { return nil }
    switch bytes[offset - 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = parseHexadecimal() else { return nil }
      guard (0xD800..<0xDC00).contains(high), bytes[offset...].starts(with: "\\u".utf8) else {
        return UnicodeScalar(high) ?? "\u{FFFD}"
      }
      offset += 2
      guard let low = parseHexadecimal() else { return nil }
      guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
      return UnicodeScalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    case let letter: return UnicodeScalar(letter)
    }
  }

  private mutating func parseHexadecimal() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    defer { offset += 4 }
    return UInt32(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
  }
}
