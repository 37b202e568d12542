/// The part of a line that a drawing shows: the whole line, or what is around the caret.
struct SourceExcerpt {
  /// How many bytes are shown on either side of the caret.
  private static let reach = 60

  private let bytes: [UInt8]
  private let position: Int
  private let window: Range<Int>
  private let isCutInFront: Bool
  private let isCutBehind: Bool

  init(_ bytes: [UInt8], around position: Int) {
    let position = min(max(position, 0), bytes.count)
    var start = position
    while start > 0, position - start < SourceExcerpt.reach, !isLineEnd(bytes[start - 1]) {
      start -= 1
    }
    var end = position
    while end < bytes.count, end - position < SourceExcerpt.reach, !isLineEnd(bytes[end]) {
      end += 1
    }
    while start > 0, start < position, isContinuation(bytes[start]) { start += 1 }
    while end < bytes.count, end > position, isContinuation(bytes[end]) { end -= 1 }
    self.bytes = bytes
    self.position = position
    window = start..<end
    isCutInFront = start > 0 && !isLineEnd(bytes[start - 1])
    isCutBehind = end < bytes.count && !isLineEnd(bytes[end])
  }

  /// The line, and below it the marks.
  func draw(underlining range: Range<Int>) -> String {
    var line = isCutInFront ? "…" : ""
    var marks = isCutInFront ? " " : ""
    var offset = window.lowerBound
    while offset < window.upperBound {
      let (scalar, width) = scalar(at: offset)
      let isControl = scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0)
      line.unicodeScalars.append(scalar == "\t" ? " " : isControl ? "\u{FFFD}" : scalar)
      marks += offset == position ? "^" : range.contains(offset) ? "~" : " "
      offset += width
    }
    if isCutBehind { line += "…" }
    if offset <= position { marks += "^" }
    while marks.utf8.last == UInt8(ascii: " ") { marks.removeLast() }
    return line + "\n" + marks + "\n"
  }

  /// The scalar that begins at an offset, and its bytes; U+FFFD for a byte that begins none.
  private func scalar(at offset: Int) -> (Unicode.Scalar, Int) {
    var decoder = UTF8()
    var iterator = bytes[offset..<min(offset + 4, window.upperBound)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, UTF8.width(scalar))
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
