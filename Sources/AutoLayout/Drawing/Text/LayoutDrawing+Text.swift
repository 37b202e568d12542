import VisualFormat

extension LayoutDrawing {
  /// The drawing for a terminal: nested boxes of lines with their names or samples, and the numbers of the
  /// spacings that have room for one. Each line ends with a line break.
  ///
  /// The picture is about `columns` cells wide, and wider only where the names need it; rows count
  /// as twice as high as columns are wide. Boxes that touch share a line, and none hides another. A
  /// box without width or height is a line, with its name beside it. Proportional to n log n for n
  /// boxes, and to the area of the picture.
  public func text(columns: Int = 78) -> String {
    let placed = placed()
    guard !placed.isEmpty else { return "" }
    let scales = CellScales(self, placed, columns: columns)
    guard scales.fits else { return "The layout has too many edges for a drawing in text.\n" }
    var grid = CellGrid(columns: scales.horizontal.count, rows: scales.vertical.count)
    for (index, box) in placed.enumerated() where !boxes[index].isArea {
      let cells = scales.cells(of: box.frame)
      grid.outline(left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom)
    }
    var unplaced: [String] = []
    for hasArea in [true, false] {
      for (index, box) in placed.enumerated()
      where box.hasArea == hasArea && !boxes[index].isArea {
        let name = printable(label(of: index, box))
        let cells = scales.cells(of: box.frame)
        if hasArea {
          writeName(name, of: box, cells, to: &grid)
        } else if !name.isEmpty, !writeBeside(name, cells, to: &grid) {
          unplaced.append(name)
        }
      }
    }
    for dimension in dimensions(of: placed) where !dimension.isSize {
      write(dimension, placed, scales, to: &grid)
    }
    return grid.text + Self.list(unplaced)
  }

  /// The frame of a box that is drawn in text: the box itself, or what an area lies in.
  private func drawnFrame(_ index: Int, _ placed: [PlacedBox]) -> LayoutRect {
    let parent = boxes[index].parent ?? index
    return boxes[index].isArea && placed.indices.contains(parent)
      ? placed[parent].frame : placed[index].frame
  }

  /// What is written to a box: its name or sample, and behind it what it has none of.
  func label(of index: Int, _ box: PlacedBox) -> String {
    let sample = box.hasChildren ? nil : boxes[index].sample
    let name = sample ?? boxes[index].name
    if box.hasArea || name.isEmpty { return name }
    let missing = [box.frame.width == 0 ? "0 wide" : nil, box.frame.height == 0 ? "0 high" : nil]
    return "\(name) (\(missing.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// The names of boxes that are lines and had no room beside them. Of very many the rest is
  /// counted.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    var text = "too small to be named above: " + names.prefix(20).joined(separator: ", ")
    if names.count > 20 { text += " and \(names.count - 20) more" }
    return text + "\n"
  }

  /// Writes the name of a line where nothing else is: upon one that lies, beside one that stands,
  /// as near to its middle as can be. Returns false where there is no such place.
  private func writeBeside(
    _ name: String, _ cells: CellScales.Cells, to grid: inout CellGrid
  ) -> Bool {
    let width = CellScales.width(of: name)
    if cells.right - cells.left - 1 >= width {
      let middle = cells.left + 1 + (cells.right - cells.left - 1 - width) / 2
      for start in [middle, cells.left + 1] {
        if let free = grid.roomForText(
          row: cells.top, from: start, to: cells.right, width: width)
        {
          grid.write(name, row: cells.top, from: free, to: cells.right)
          return true
        }
      }
    }
    let middle = (cells.top + cells.bottom) / 2
    for row in [middle] + (cells.top...cells.bottom) {
      for start in [cells.right + 2, cells.left - 1 - width] {
        let end = start + width
        if grid.isEmpty(row: row, from: start - 1, to: end) {
          grid.write(name, row: row, from: start, to: end)
          return true
        }
      }
    }
    return false
  }

  /// A box without boxes inside has its name in its middle, any other on its upper line.
  private func writeName(
    _ name: String, of box: PlacedBox, _ cells: CellScales.Cells, to grid: inout CellGrid
  ) {
    let width = CellScales.width(of: name)
    let room = cells.right - cells.left - 1
    if box.hasChildren || cells.bottom - cells.top < 2 {
      guard room >= min(width, 3) else { return }
      // Boxes with one upper edge have their names one behind the other.
      let start = cells.left + (room >= width + 2 ? 2 : 1)
      let free = grid.roomForText(row: cells.top, from: start, to: cells.right, width: width)
      grid.write(name, row: cells.top, from: free ?? start, to: cells.right)
    } else {
      let start = cells.left + 1 + max(0, (room - width) / 2)
      grid.write(name, row: (cells.top + cells.bottom) / 2, from: start, to: cells.right)
    }
  }

  /// The label of a spacing, in the middle of the gap if nothing is there.
  private func write(
    _ dimension: Dimension, _ placed: [PlacedBox], _ scales: CellScales, to grid: inout CellGrid
  ) {
    let from = scales.cells(of: drawnFrame(dimension.from, placed))
    let to = scales.cells(of: drawnFrame(dimension.to, placed))
    let width = CellScales.width(of: dimension.label)
    var row: Int
    var start: Int
    switch dimension.axis {
    case .horizontal:
      guard let low = scales.horizontal.cellIfKnown(dimension.start),
        let high = scales.horizontal.cellIfKnown(dimension.end)
      else { return }
      row = (max(from.top, to.top) + min(from.bottom, to.bottom)) / 2
      start = low + 1 + (high - low - 1 - width) / 2
      guard start > low, start + width <= high else { return }
    case .vertical:
      guard let low = scales.vertical.cellIfKnown(dimension.start),
        let high = scales.vertical.cellIfKnown(dimension.end), high - low > 1
      else { return }
      row = (low + high) / 2
      start = (max(from.left, to.left) + min(from.right, to.right) - width + 1) / 2
    }
    guard grid.isEmpty(row: row, from: start, to: start + width) else { return }
    grid.write(dimension.label, row: row, from: start, to: start + width)
  }
}
