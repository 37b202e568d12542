/// The part of a line that a drawing shows: the whole line, or what is around the caret.
@safe
struct SourceExcerpt {
  /// How many bytes are shown on either side of the caret.
  private static var reach: Int { 60 }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let position: Int
  private let window: Range<Int>
  private let isCutInFront: Bool
  private let isCutBehind: Bool

  /// The bytes must outlive the excerpt.
  init(_ bytes: UnsafeBufferPointer<UInt8>, around position: Int) {
    let position = min(max(position, 0), bytes.count)
    var start = position
    while start > 0, position - start < SourceExcerpt.reach, unsafe !isLineEnd(bytes[start - 1]) {
      start -= 1
    }
    var end = position
    while end < bytes.count, end - position < SourceExcerpt.reach, unsafe !isLineEnd(bytes[end]) {
      end += 1
    }
    while start > 0, start < position, unsafe isContinuation(bytes[start]) { start += 1 }
    while end < bytes.count, end > position, unsafe isContinuation(bytes[end]) { end -= 1 }
    unsafe self.bytes = bytes
    self.position = position
    window = start..<end
    isCutInFront = unsafe start > 0 && !isLineEnd(bytes[start - 1])
    isCutBehind = unsafe end < bytes.count && !isLineEnd(bytes[end])
  }

  /// The line, and below it the marks.
  func draw(underlining range: Range<Int>) -> String {
    var line: [UInt8] = []
    var marks: [UInt8] = []
    line.reserveCapacity(2 * window.count + 8)
    marks.reserveCapacity(window.count + 2)
    if isCutInFront {
      line.append(contentsOf: "…".utf8)
      marks.append(UInt8(ascii: " "))
    }
    var offset = window.lowerBound
    while offset < window.upperBound {
      let isMarked = range.contains(offset)
      marks.append(UInt8(ascii: offset == position ? "^" : isMarked ? "~" : " "))
      offset += appendScalar(at: offset, to: &line)
    }
    if isCutBehind { line.append(contentsOf: "…".utf8) }
    if offset <= position { marks.append(UInt8(ascii: "^")) }
    while marks.last == UInt8(ascii: " ") { marks.removeLast() }
    line.append(UInt8(ascii: "\n"))
    line.append(contentsOf: marks)
    line.append(UInt8(ascii: "\n"))
    return String(decoding: line, as: UTF8.self)
  }

  /// Appends the scalar that begins at an offset as it is shown, and returns how many bytes it has
  /// in the source; a byte that begins none shows as U+FFFD.
  private func appendScalar(at offset: Int, to line: inout [UInt8]) -> Int {
    let byte = unsafe bytes[offset]
    if byte < 0x80 {
      if byte == UInt8(ascii: "\t") {
        line.append(UInt8(ascii: " "))
      } else if byte < 0x20 || byte == 0x7F {
        line.append(contentsOf: "\u{FFFD}".utf8)
      } else {
        line.append(byte)
      }
      return 1
    }
    let rest = (offset..<min(offset + 4, window.upperBound)).map { unsafe bytes[$0] }
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      line.append(contentsOf: "\u{FFFD}".utf8)
      return 1
    }
    let width = UTF8.width(scalar)
    let isControl = scalar.value < 0xA0
    line.append(contentsOf: isControl ? Array("\u{FFFD}".utf8) : Array(rest.prefix(width)))
    return width
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
