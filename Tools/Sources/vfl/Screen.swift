/// Lines on a terminal, of which only those are written that are others than before; or, where
/// answers go elsewhere, one page after the other.
struct Screen {
  private var size = System.terminalSize()
  private var shown: [String] = []

  private static let escape = "\u{1B}["

  /// How wide a picture may be.
  var columns: Int { size.map { max(20, $0.columns) } ?? 78 }

  /// Takes a page of its own, so that what was on the terminal is there afterwards.
  func open() throws {
    guard size != nil else { return }
    try Terminal.write("\(Self.escape)?1049h\(Self.escape)?25l\(Self.escape)2J")
  }

  func close() throws {
    guard size != nil else { return }
    try Terminal.write("\(Self.escape)?25h\(Self.escape)?1049l")
  }

  /// Looks at the terminal's size, and says whether it is another one.
  mutating func refresh() -> Bool {
    let new = System.terminalSize()
    guard new?.columns != size?.columns || new?.rows != size?.rows else { return false }
    size = new
    shown = []
    return true
  }

  /// Shows lines from the top on; those that have no room are left out.
  mutating func show(_ lines: [String]) throws {
    guard let size else {
      return try Terminal.write(lines.map { $0 + "\n" }.joined() + "\n")
    }
    var text = shown.isEmpty ? "\(Self.escape)2J" : ""
    let visible = lines.prefix(size.rows)
    for (index, line) in visible.enumerated() where index >= shown.count || shown[index] != line {
      text += "\(Self.escape)\(index + 1);1H\(line)\(Self.escape)K"
    }
    for index in visible.count..<max(visible.count, shown.count) {
      text += "\(Self.escape)\(index + 1);1H\(Self.escape)K"
    }
    shown = Array(visible)
    if !text.isEmpty { try Terminal.write(text) }
  }
}
