/// Lines of characters to draw on.
struct Canvas {
  private var lines: [[Character]]

  init(columns: Int, lines: Int) {
    self.lines = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// Draws a frame with the pane's name and size; one line is all name.
  mutating func draw(_ pane: Cells) {
    let title = "\(pane.name) \(pane.right - pane.left)x\(pane.bottom - pane.top)"
    if pane.bottom - pane.top < 2 {
      write(title, pane.left + 1, pane.top, before: pane.right)
      return
    }
    for column in pane.left..<pane.right {
      lines[pane.top][column] = "─"
      lines[pane.bottom - 1][column] = "─"
    }
    for line in pane.top..<pane.bottom {
      lines[line][pane.left] = line == pane.top ? "┌" : line == pane.bottom - 1 ? "└" : "│"
      lines[line][pane.right - 1] = line == pane.top ? "┐" : line == pane.bottom - 1 ? "┘" : "│"
    }
    write(title, pane.left + 1, pane.top, before: pane.right - 1)
  }

  private mutating func write(_ text: String, _ column: Int, _ line: Int, before end: Int) {
    for (character, column) in zip(text, column..<max(column, end)) {
      lines[line][column] = character
    }
  }

  /// All lines, without the spaces at their ends.
  var text: String {
    lines.map { line in
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(line[..<end])
    }
    .joined(separator: "\n")
  }
}
