/// A JSON value that is going to be written.
public enum JSONOutput: Sendable {
  case null
  case bool(Bool)
  /// Written as the shortest digits that read back as the same number; whole ones without `.0`.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  /// Keys are written in this order.
  case object([(key: String, value: JSONOutput)])

  /// The value on one line, with a blank after each comma and colon. Linear in its size.
  public var line: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value over several lines: what fits within 100 columns stays together, the rest is
  /// broken and indented by two blanks. Linear in its size times its depth.
  public var page: String {
    var bytes: [UInt8] = []
    appendPage(to: &bytes, indentation: 0, before: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += NumberText.shortest(value).utf8
    case .string(let text): bytes += QuotedText.quote(text).utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        bytes += QuotedText.quote(member.key).utf8
        bytes += ": ".utf8
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static let width = 100

  private func appendPage(to bytes: inout [UInt8], indentation: Int, before: Int) {
    let start = bytes.count
    append(to: &bytes)
    guard before + bytes.count - start > Self.width else { return }
    switch self {
    case .array(let values) where !values.isEmpty:
      bytes.removeSubrange(start...)
      Self.appendBroken(values.count, "[", "]", to: &bytes, indentation) { index, bytes in
        values[index].appendPage(to: &bytes, indentation: indentation + 2, before: indentation + 2)
      }
    case .object(let members) where !members.isEmpty:
      bytes.removeSubrange(start...)
      Self.appendBroken(members.count, "{", "}", to: &bytes, indentation) { index, bytes in
        let key = QuotedText.quote(members[index].key) + ": "
        bytes += key.utf8
        members[index].value.appendPage(
          to: &bytes, indentation: indentation + 2, before: indentation + 2 + key.utf8.count)
      }
    default: break
    }
  }

  private static func appendBroken(
    _ count: Int, _ opening: String, _ closing: String, to bytes: inout [UInt8],
    _ indentation: Int, item: (Int, inout [UInt8]) -> Void
  ) {
    bytes += opening.utf8
    for index in 0..<count {
      bytes += (index > 0 ? ",\n" : "\n").utf8
      bytes += repeatElement(UInt8(ascii: " "), count: indentation + 2)
      item(index, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    bytes += closing.utf8
  }
}
