import Cassowary

/// An editor between a list of files and an outline, a log below it, and a line for the state.
struct PaneLayout: ~Copyable {
  private var solver: Solver
  private let panes: [Pane]
  private let columns: RowID
  private let lines: RowID

  init(columns: Int, lines: Int) throws(SolverError) {
    var solver = Solver()
    let files = Pane("files", in: &solver)
    let editor = Pane("editor", in: &solver)
    let outline = Pane("outline", in: &solver)
    let log = Pane("log", in: &solver)
    let state = Pane("state", in: &solver)
    // What must be: the panes cover the screen, and none is too small to be read.
    _ = try solver.add([
      files.left == 0, files.top == 0, editor.top == 0, outline.top == 0,
      editor.left == files.right, outline.left == editor.right,
      log.left == editor.left, log.right == editor.right, log.top == editor.bottom,
      state.left == 0, state.right == outline.right, state.top == log.bottom,
      files.bottom == log.bottom, outline.bottom == log.bottom,
      files.width >= 10, editor.width >= 12, outline.width >= 8, editor.height >= 3,
      log.height >= 3, state.height == 1,
    ])
    // What would be nice, the editor before the files and these before the outline.
    _ = try solver.add([
      editor.width >= 40 ~ 900,
      files.width == 20 ~ 750,
      3 * log.height == editor.height ~ 600,
      outline.width == 24 ~ 500,
    ])
    // What changes.
    let width = try solver.add(outline.right == LinearExpression(constant: Double(columns)))
    let height = try solver.add(state.bottom == LinearExpression(constant: Double(lines)))
    self.solver = solver
    panes = [files, editor, outline, log, state]
    self.columns = width
    self.lines = height
  }

  /// Gives the screen another size: two constants, one transaction.
  mutating func resize(columns: Int, lines: Int) throws(SolverError) {
    let (width, height) = (self.columns, self.lines)
    try solver.update { change in
      change.setConstant(of: width, to: Double(columns))
      change.setConstant(of: height, to: Double(lines))
    }
  }

  /// The panes in whole cells. Edges are rounded, not sizes, so that panes that touch still do.
  func cells() -> [Cells] {
    panes.map { pane in
      Cells(
        name: pane.name, left: cell(pane.left), top: cell(pane.top), right: cell(pane.right),
        bottom: cell(pane.bottom))
    }
  }

  private func cell(_ edge: Variable) -> Int { Int(solver.value(of: edge).rounded()) }
}

/// A pane in whole cells; right and bottom are behind it.
struct Cells {
  var name: String
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}
