internal import VisualFormat

/// A message that is put together paragraph by paragraph, most telling first.
struct FailureText {
  private(set) var text: String

  init(_ sentence: String) { text = sentence }

  /// Adds lines below a heading; nothing where there are none.
  mutating func list(_ heading: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    text += "\n\n" + heading
    for line in lines { text += "\n  " + line }
  }

  /// Adds a paragraph of text, which may have several lines, below a heading.
  mutating func paragraph(_ heading: String?, _ body: String) {
    text += "\n\n"
    if let heading { text += heading + "\n" }
    text += body
    while text.last == "\n" { text.removeLast() }
  }

  /// Adds a sentence to the paragraph that is open.
  mutating func sentence(_ sentence: String) { text += "\n" + sentence }
}

extension FailureText {
  /// Adds the layout as a drawing; of a high one, as of a long list that scrolls, the beginning.
  mutating func draw(_ item: some LayoutItem) {
    let lines = FailureText.drawing(of: item).split(
      separator: "\n", omittingEmptySubsequences: false)
    let (mostLines, shown) = (60, 40)
    guard lines.count > mostLines else {
      return paragraph("The layout:", lines.joined(separator: "\n"))
    }
    paragraph("The layout:", lines.prefix(shown).joined(separator: "\n"))
    sentence("and \(lines.count - shown) more lines")
  }

  /// The layout as a drawing, in which rows that only repeat the one above are left out.
  static func drawing(of item: some LayoutItem) -> String {
    withoutRepetition(LayoutDrawing(of: item).text())
  }

  /// The text without lines that are the same as the one above.
  static func withoutRepetition(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where line != lines.last {
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Adds the first lines below a heading, and how many more there are; nothing where there are none.
  mutating func listFirst(_ heading: String, _ lines: [String]) {
    let shown = 3
    let more = lines.count > shown + 1 ? ["and \(lines.count - shown) more"] : []
    list(heading, lines.prefix(more.isEmpty ? shown + 1 : shown) + more)
  }

  /// Adds the constraints that a layout had to give up.
  mutating func listBrokenConstraints(of item: some LayoutItem) {
    for broken in item.layoutEngine.brokenConstraints { paragraph(nil, broken.conflict.draw()) }
  }
}

/// A constraint with the string that asked for it.
func line(of record: ConstraintRecord) -> String {
  var text = record.excerpt
  if let identifier = record.identifier { text += " '\(printable(identifier))'" }
  if let origin = record.origin { text += "  in \"\(printable(origin.format))\"" }
  return text
}
