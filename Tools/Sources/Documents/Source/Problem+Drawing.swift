extension Problem {
  /// How a drawn problem is coloured.
  public enum Style: Sendable {
    case plain
    /// With the escape sequences that terminals understand.
    case terminal
  }

  /// The problem as `FILE:LINE:COLUMN: error: …`, then the source line with `^` at the position
  /// and `~` under the rest of the range, then notes and fix-its. Ends with a line break.
  ///
  /// Of a long line only the part around the position is shown, so a drawing is never large.
  public func draw(in source: SourceFile, style: Style = .plain) -> String {
    let (line, column) = source.location(of: position)
    let word = style.paint(severity.rawValue + ":", severity == .error ? .red : .magenta)
    var text = style.paint("\(printable(source.name)):\(line):\(column):", .bold)
    text += " \(word) " + style.paint(printable(message), .bold) + "\n"
    text += excerpt(of: source, style: style)
    for note in notes { text += "note: \(printable(note))\n" }
    for fixIt in fixIts { text += "fix-it: \(printable(fixIt.message))\n" }
    return text
  }

  private func excerpt(of source: SourceFile, style: Style) -> String {
    let line = source.line(around: position)
    guard !line.isEmpty else { return "" }
    let caret = Swift.min(Swift.max(position, line.lowerBound), line.upperBound)
    let window = Self.window(around: caret, in: line, of: source.bytes)
    let shown = range.clamped(to: window.lowerBound..<Swift.max(window.upperBound, caret))

    var under = ""
    for offset in window.lowerBound...window.upperBound {
      let inside = offset < window.upperBound
      if inside, source.bytes[offset] & 0xC0 == 0x80 { continue }
      if offset == caret {
        under += "^"
      } else if shown.contains(offset) {
        under += "~"
      } else if offset > Swift.max(caret, shown.upperBound) {
        break
      } else {
        under += inside && source.bytes[offset] == UInt8(ascii: "\t") ? "\t" : " "
      }
    }
    while under.utf8.last == UInt8(ascii: " ") { under.removeLast() }
    return printable(source.text(window)) + "\n" + style.paint(under, .green) + "\n"
  }

  /// At most so many bytes of a line are drawn on each side of the position.
  private static let reach = 80

  private static func window(
    around caret: Int, in line: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int> {
    var start = Swift.max(line.lowerBound, caret - reach)
    var end = Swift.min(line.upperBound, caret + reach)
    while start < caret, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > caret, end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }
}

extension Problem.Style {
  enum Paint: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case green = "1;32"
  }

  func paint(_ text: String, _ paint: Paint) -> String {
    switch self {
    case .plain: text
    case .terminal: "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

extension Problem {
  /// The message without what a document can smuggle into a terminal.
  package var printableMessage: String { printable(message) }

  /// The notes, likewise.
  package var printableNotes: [String] { notes.map { printable($0) } }
}

extension SourceFile {
  /// The name without what a path can smuggle into a terminal.
  package var printableName: String { printable(name) }
}
