extension Diagnostic {
  /// The diagnostic as text for people: the sentence, the line of the source with a caret under
  /// `position` and tildes under `range`, the notes and the fix-its.
  ///
  ///     let source = FormatSource("V:|[blackBox4(>30)]|")
  ///     for diagnostic in parse(source).diagnostics { print(diagnostic.draw(in: source)) }
  ///
  /// ```text
  /// error: Unknown relation. Must be ==, >=, or <=
  /// V:|[blackBox4(>30)]|
  ///               ~^
  /// fix-it: replace '>' with '>='
  /// ```
  ///
  /// A long line is cut to the part around the caret, so that drawing a million diagnostics of
  /// one string takes linear time. A byte that is no text shows as U+FFFD, a tab as a blank.
  public func draw(in source: FormatSource) -> String {
    var text = severity.rawValue + ": " + message + "\n"
    text += unsafe source.withBytes { bytes in
      unsafe SourceExcerpt(bytes, around: position).draw(underlining: range)
    }
    for note in notes { text += "note: " + note + "\n" }
    for fixIt in fixIts { text += "fix-it: " + fixIt.message + "\n" }
    text.removeLast()
    return text
  }
}

extension Sequence where Element == Diagnostic {
  /// The drawings of all diagnostics, one below the other.
  public func draw(in source: FormatSource) -> String {
    var text = ""
    for diagnostic in self {
      if !text.isEmpty { text += "\n" }
      text += diagnostic.draw(in: source)
    }
    return text
  }
}

/// The part of a line that a drawing shows: the whole line, or what is around the caret.
@safe
private struct SourceExcerpt {
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
    var text: [UInt8] = []
    text.reserveCapacity(3 * window.count + 16)
    if isCutInFront { text.append(contentsOf: "…".utf8) }
    let indent = isCutInFront ? 1 : 0
    let lower = min(max(range.lowerBound, window.lowerBound), window.upperBound)
    let upper = min(max(range.upperBound, lower), window.upperBound)
    let start = indent + appendLine(upTo: lower, from: window.lowerBound, to: &text)
    let end = start + appendLine(upTo: upper, from: lower, to: &text)
    _ = appendLine(upTo: window.upperBound, from: upper, to: &text)
    if isCutBehind { text.append(contentsOf: "…".utf8) }
    text.append(UInt8(ascii: "\n"))
    let caret = indent + columns(before: position)
    for column in 0..<max(end, caret + 1) {
      let isMarked = column >= start && column < end
      text.append(UInt8(ascii: column == caret ? "^" : isMarked ? "~" : " "))
    }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    text.append(UInt8(ascii: "\n"))
    return String(decoding: text, as: UTF8.self)
  }

  /// How many columns the line has in front of an offset.
  private func columns(before offset: Int) -> Int {
    var ignored: [UInt8] = []
    return appendLine(upTo: offset, from: window.lowerBound, to: &ignored)
  }

  /// Appends a part of the line as it is shown, and returns how many columns it has.
  private func appendLine(upTo end: Int, from start: Int, to text: inout [UInt8]) -> Int {
    var offset = start
    while offset < end, unsafe isPlain(bytes[offset]) { offset += 1 }
    unsafe text.append(contentsOf: bytes[start..<offset])
    var columns = offset - start
    while offset < end {
      offset += appendScalar(at: offset, to: &text)
      columns += 1
    }
    return columns
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
    line.append(
      contentsOf: isPrintable(scalar) ? Array(rest.prefix(width)) : Array("\u{FFFD}".utf8))
    return width
  }
}

/// Whether a byte is a character of its own that shows as it is.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
