import AutoLayout

/// The characters of a terminal.
struct Screen {
  private var rows: [[Character]]

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Draws a box with a title around a frame, which is on whole cells, and text inside it.
  mutating func draw(_ frame: LayoutRect, title: String, lines: [String]) {
    let (left, top) = (Int(frame.x), Int(frame.y))
    let (right, bottom) = (left + Int(frame.width) - 1, top + Int(frame.height) - 1)
    guard right > left, bottom > top else { return }
    for column in left...right {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in top...bottom {
      put("│", left, row)
      put("│", right, row)
    }
    put("┌", left, top)
    put("┐", right, top)
    put("└", left, bottom)
    put("┘", right, bottom)
    write(title, left + 1, top, until: right)
    for (index, line) in lines.enumerated() where top + 1 + index < bottom {
      write(line, left + 1, top + 1 + index, until: right)
    }
  }

  /// The rows, one below the other.
  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  private mutating func write(_ text: String, _ column: Int, _ row: Int, until end: Int) {
    for (offset, character) in text.enumerated() where column + offset < end {
      put(character, column + offset, row)
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }
}
