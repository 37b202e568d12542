/// Rows of terminal cells with box lines and text in them.
struct CellGrid {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  private enum Cell {
    /// The sides towards which a line leaves the cell.
    case lines(Sides)
    case text(UnicodeScalar)
    /// The right half of a wide character.
    case covered
  }

  struct Sides: OptionSet {
    let rawValue: UInt8
    static var up: Sides { Sides(rawValue: 1) }
    static var down: Sides { Sides(rawValue: 2) }
    static var left: Sides { Sides(rawValue: 4) }
    static var right: Sides { Sides(rawValue: 8) }
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .lines([]), count: columns * rows)
  }

  /// Draws the outline of a box whose edges lie on these columns and rows; one without width or
  /// height is a line. Lines that meet are joined.
  mutating func outline(left: Int, top: Int, right: Int, bottom: Int) {
    for column in left..<max(left, right) {
      for row in [top, bottom] {
        join(column, row, .right)
        join(column + 1, row, .left)
      }
    }
    for row in top..<max(top, bottom) {
      for column in [left, right] {
        join(column, row, .down)
        join(column, row + 1, .up)
      }
    }
    if left == right, top == bottom { put("▪", left, top) }
  }

  /// Writes as much of a text as fits between two columns, the second left out.
  mutating func write(_ text: String, row: Int, from start: Int, to end: Int) {
    var column = start
    for scalar in text.unicodeScalars where !TextMeasure.isJoiner(scalar) {
      let width = TextMeasure.isWide(scalar) ? 2 : 1
      guard column + width <= min(end, columns), row < rows else { return }
      put(scalar, column, row)
      if width == 2 { cells[row * columns + column + 1] = .covered }
      column += width
    }
  }

  /// Whether nothing is in a row between two columns, the second left out.
  func isEmpty(row: Int, from start: Int, to end: Int) -> Bool {
    guard row >= 0, row < rows, start >= 0, end <= columns else { return false }
    for column in start..<max(start, end) {
      guard case .lines(let sides) = cells[row * columns + column], sides.isEmpty else {
        return false
      }
    }
    return true
  }

  /// The first column from `start` on with room for `width` cells of text in a row, none of them
  /// beside a text that is there; nil if there is none before `end`.
  func roomForText(row: Int, from start: Int, to end: Int, width: Int) -> Int? {
    var first = start
    var column = start
    while column < min(end, columns), column - first < width {
      if case .lines = cells[row * columns + column] {} else { first = column + 2 }
      column += 1
    }
    return column - first >= width ? first : nil
  }

  private mutating func put(_ scalar: UnicodeScalar, _ column: Int, _ row: Int) {
    cells[row * columns + column] = .text(scalar)
  }

  private mutating func join(_ column: Int, _ row: Int, _ side: Sides) {
    var sides: Sides = []
    if case .lines(let old) = cells[row * columns + column] { sides = old }
    cells[row * columns + column] = .lines(sides.union(side))
  }

  /// The rows as lines of text, without blanks at their ends.
  var text: String {
    var text = ""
    for row in 0..<rows {
      var line = String.UnicodeScalarView()
      var blanks = 0
      for cell in cells[(row * columns)..<((row + 1) * columns)] {
        let scalar: UnicodeScalar
        switch cell {
        case .covered: continue
        case .text(let written): scalar = written
        case .lines(let sides): scalar = Self.lineCharacters[Int(sides.rawValue)]
        }
        if scalar == " " {
          blanks += 1
        } else {
          line.append(contentsOf: repeatElement(" ", count: blanks))
          blanks = 0
          line.append(scalar)
        }
      }
      text += String(line) + "\n"
    }
    return text
  }

  /// By the sides that a line leaves through: up 1, down 2, left 4, right 8.
  private static let lineCharacters: [UnicodeScalar] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
