import Documents

/// The text of an open document. Offsets count bytes of UTF-8, positions lines and UTF-16 code
/// units.
struct TextBuffer {
  private(set) var bytes: [UInt8]
  /// Where lines start; they end with a line feed, a carriage return, or both.
  private var lineStarts: [Int] = [0]
  /// How many UTF-16 code units stand in front of each multiple of `stride`.
  private var unitsBefore: [Int] = [0]
  private static let stride = 512

  /// Linear in the number of bytes.
  init(_ text: String) {
    bytes = Array(text.utf8)
    index()
  }

  private mutating func index() {
    lineStarts = [0]
    unitsBefore = []
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { unitsBefore.append(units) }
      units += Self.units(byte)
      let isReturn = byte == UInt8(ascii: "\r")
      let isFollowed =
        isReturn && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isReturn && !isFollowed { lineStarts.append(offset + 1) }
    }
    if bytes.count % Self.stride == 0 { unitsBefore.append(units) }
  }

  /// How many code units the scalar takes whose first byte this is; 0 for the other bytes.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.stride
    var units = unitsBefore[block]
    for byte in bytes[(block * Self.stride)..<offset] { units += Self.units(byte) }
    return units
  }

  /// Where an offset is; one past the end is at the end. Logarithmic in the number of lines.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.last(in: lineStarts, atMost: offset)
    let character = units(before: offset) - units(before: lineStarts[line])
    return Position(line: line, character: character)
  }

  /// The offset of a position. One behind the end of a line is at the end of its text, one between
  /// the halves of a character in front of it.
  func offset(of position: Position) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    let (target, isOverflow) =
      units(before: line.lowerBound).addingReportingOverflow(position.character)
    if isOverflow { return line.upperBound }
    let block = Self.last(in: unitsBefore, atMost: target)
    var units = unitsBefore[block]
    var offset = block * Self.stride
    while offset < line.upperBound, units <= target {
      let next = units + Self.units(bytes[offset])
      if next > target, bytes[offset] & 0xC0 != 0x80 { break }
      units = next
      offset += 1
    }
    // A block can end within a character.
    while offset > line.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return min(max(offset, line.lowerBound), line.upperBound)
  }

  /// The bytes of a line, without its line break.
  func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  var lineCount: Int { lineStarts.count }

  /// Puts a text in the place of a range. Linear in the number of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text.utf8)
    index()
  }

  private static func last(in starts: [Int], atMost value: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

extension TextBuffer {
  func json(_ range: Range<Int>) -> JSONOutput {
    .object([
      ("start", position(of: range.lowerBound).json), ("end", position(of: range.upperBound).json),
    ])
  }

  /// The range of two positions in a message; nil where there is none.
  func range(_ value: JSONValue?) throws(Refusal) -> Range<Int>? {
    guard let value else { return nil }
    if case .null = value.content { return nil }
    let start = offset(of: try Position(value["start"]))
    return start..<max(start, offset(of: try Position(value["end"])))
  }
}
