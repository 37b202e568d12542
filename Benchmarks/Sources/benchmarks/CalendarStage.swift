import AutoLayout

/// Rows of equal cells, 10 points apart: each cell as wide as the one before it and as high as the
/// one above it, by one format string a row and one a column.
final class CalendarStage {
  let root: LayoutView
  let cells: [LayoutView]
  private let rows: Int
  private let columns: Int

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    root = LayoutView("calendar", size: LayoutSize(width: 1200, height: 900))
    cells = (0..<rows * columns).map { LayoutView("day\($0)") }
    for cell in cells { root.addSubview(cell) }
    let names = cells.map(\.layoutNode.name)
    let views = Dictionary(uniqueKeysWithValues: zip(names, cells))
    do throws(LayoutError) {
      var made: [LayoutConstraint] = []
      for row in 0..<rows {
        let line = (0..<columns).map { names[row * columns + $0] }
        made += try constraints(visualFormat: "H:" + Self.chain(line), views: views)
      }
      for column in 0..<columns {
        let line = (0..<rows).map { names[$0 * columns + column] }
        made += try constraints(visualFormat: "V:" + Self.chain(line), views: views)
      }
      try LayoutConstraint.activate(made)
    } catch {
      fatalError("\(error)")
    }
    root.layoutIfNeeded()
  }

  private static func chain(_ names: [String]) -> String {
    var format = "|-0-[\(names[0])]"
    for (previous, name) in zip(names, names.dropFirst()) { format += "-10-[\(name)(\(previous))]" }
    return format + "-0-|"
  }

  func resize(to size: LayoutSize) {
    root.layoutEngine.rootWidth = size.width
    root.layoutEngine.rootHeight = size.height
    root.layoutIfNeeded()
  }

  /// Stops where a frame is not what arithmetic says.
  func check() {
    let width = (root.frame.width - 10 * Double(columns - 1)) / Double(columns)
    let height = (root.frame.height - 10 * Double(rows - 1)) / Double(rows)
    for (index, cell) in cells.enumerated() {
      let (row, column) = (Double(index / columns), Double(index % columns))
      precondition(abs(cell.frame.x - column * (width + 10)) <= 0.5)
      precondition(abs(cell.frame.y - row * (height + 10)) <= 0.5)
      precondition(abs(cell.frame.width - width) <= 1 && abs(cell.frame.height - height) <= 1)
    }
  }
}
