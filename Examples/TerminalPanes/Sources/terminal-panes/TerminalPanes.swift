import Cassowary

/// Lays out the panes of a terminal program with the solver alone, for screens of several sizes.
@main
struct TerminalPanes {
  static func main() throws(SolverError) {
    var layout = try PaneLayout(columns: 100, lines: 13)
    for (columns, lines) in [(100, 13), (80, 13), (60, 10), (40, 9)] {
      try layout.resize(columns: columns, lines: lines)
      var canvas = Canvas(columns: columns, lines: lines)
      for pane in layout.cells() { canvas.draw(pane) }
      print("\(columns) x \(lines)")
      print(canvas.text)
    }
  }
}
