/// Cuts the bytes that a client writes into messages: a header that says how many bytes follow,
/// an empty line, and those.
///
/// Behind what is no message it goes on at the next header.
struct MessageReader {
  /// What was read.
  enum Event: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// Something that is no message, and why, as a sentence.
    case unreadable(String)
  }

  /// Longer messages are passed over.
  static let longestMessage = 1 << 26
  private static let longestHeader = 4096
  private static let field = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0
  /// Whether something that is no header has been noted, and no header has been found since.
  private var isLost = false

  /// Takes bytes in.
  mutating func append(_ more: [UInt8]) {
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// The next message, as far as it is there; nil where more bytes are needed.
  mutating func next() -> Event? {
    let count = min(skipped, bytes.count - start)
    start += count
    skipped -= count
    guard skipped == 0, start < bytes.count else { return nil }
    guard let header = firstHeader() else { return passOverGarbage() }
    guard isHeader(start..<header) else {
      start = header
      return lose("What stands in front of a message is no header")
    }
    guard let end = endOfHeader(from: header) else {
      guard bytes.count - start > Self.longestHeader else { return nil }
      start = header + Self.field.count
      return lose("A header does not end")
    }
    guard let length = length(in: (header + Self.field.count)..<end.content) else {
      start = end.message
      return .unreadable("A Content-Length is no number of bytes")
    }
    guard length <= Self.longestMessage else {
      start = end.message
      skipped = length
      return .unreadable("A message of \(length) bytes is too long")
    }
    guard bytes.count - end.message >= length else { return nil }
    isLost = false
    start = end.message + length
    return .message(Array(bytes[end.message..<start]))
  }

  private mutating func lose(_ sentence: String) -> Event? {
    let wasLost = isLost
    isLost = true
    return wasLost ? next() : .unreadable(sentence)
  }

  /// Gives up what is longer than any header.
  private mutating func passOverGarbage() -> Event? {
    guard bytes.count - start > Self.longestHeader else { return nil }
    start = bytes.count - Self.field.count
    return lose("What stands in front of a message is no header")
  }

  private func firstHeader() -> Int? {
    var index = start
    let limit = bytes.count - Self.field.count
    while index <= limit {
      if bytes[index] | 0x20 == Self.field[0], matches(at: index) { return index }
      index += 1
    }
    return nil
  }

  private func matches(at index: Int) -> Bool {
    for (distance, letter) in Self.field.enumerated() {
      let byte = bytes[index + distance]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if (isCapital ? byte | 0x20 : byte) != letter { return false }
    }
    return true
  }

  /// Whether a range has nothing but whole fields of a header.
  private func isHeader(_ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last else { return true }
    guard last == UInt8(ascii: "\n") else { return false }
    let fields = bytes[range].split(separator: UInt8(ascii: "\n"))
    return fields.allSatisfy { field in
      field.contains(UInt8(ascii: ":")) && field.allSatisfy { $0 >= 0x20 || $0 == 0x0D }
    }
  }

  /// Where the line of a length ends, and where the message begins.
  private func endOfHeader(from header: Int) -> (content: Int, message: Int)? {
    var lineEnd: Int?
    var lineStart = header
    var index = header
    let limit = min(bytes.count, header + Self.longestHeader)
    while index < limit {
      if bytes[index] == UInt8(ascii: "\n") {
        let isEmpty =
          index == lineStart || index == lineStart + 1 && bytes[lineStart] == UInt8(ascii: "\r")
        if isEmpty, let lineEnd { return (lineEnd, index + 1) }
        lineEnd = lineEnd ?? index
        lineStart = index + 1
      }
      index += 1
    }
    return nil
  }

  private func length(in range: Range<Int>) -> Int? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var digits = bytes[range].drop(while: isBlank)
    while digits.last.map(isBlank) == true { digits.removeLast() }
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
