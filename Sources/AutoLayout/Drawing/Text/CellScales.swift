/// The columns and the rows of a drawing in text.
struct CellScales {
  let horizontal: CellScale
  let vertical: CellScale

  /// The edges of a box in cells.
  struct Cells {
    var left, top, right, bottom: Int
  }

  /// A picture with more cells than this helps nobody, and would not fit into memory for long.
  private static let mostCells = 4_000_000

  /// Wider pictures are not asked for, except by names.
  private static let mostColumns = 1000

  /// A name is cut where it would make its box wider than this.
  private static let longestName = 40

  init(_ drawing: LayoutDrawing, _ placed: [LayoutDrawing.PlacedBox], columns: Int) {
    var columnPlaces: [Double] = []
    var rowPlaces: [Double] = []
    var columnNeeds: [CellScale.Need] = []
    var rowNeeds: [CellScale.Need] = []
    for (index, box) in placed.enumerated() where !drawing.boxes[index].isArea {
      let frame = box.frame
      columnPlaces += [frame.x, frame.x + frame.width]
      rowPlaces += [frame.y, frame.y + frame.height]
      let name = min(Self.longestName, Self.width(of: drawing.label(of: index, box)))
      columnNeeds.append(
        .init(
          from: frame.x, to: frame.x + frame.width, cells: name + (box.hasChildren ? 4 : 3)))
      if frame.height > 0 {
        rowNeeds.append(.init(from: frame.y, to: frame.y + frame.height, cells: 2))
      }
    }
    for dimension in drawing.dimensions(of: placed) where !dimension.isSize {
      let label = min(Self.longestName, Self.width(of: dimension.label))
      let ends = [dimension.start, dimension.end]
      switch dimension.axis {
      case .horizontal:
        columnPlaces += ends
        columnNeeds.append(.init(from: ends[0], to: ends[1], cells: label + 1))
      case .vertical:
        rowPlaces += ends
        rowNeeds.append(.init(from: ends[0], to: ends[1], cells: 2))
      }
    }
    let width = (columnPlaces.max() ?? 0) - (columnPlaces.min() ?? 0)
    let height = (rowPlaces.max() ?? 0) - (rowPlaces.min() ?? 0)
    let length = max(2, min(columns, Self.mostColumns)) - 1
    horizontal = CellScale(places: columnPlaces, length: length, needs: columnNeeds)
    let rows = width > 0 ? min(height / width * Double(length) / 2, 1000) : 24
    vertical = CellScale(places: rowPlaces, length: Int(rows), needs: rowNeeds)
  }

  /// Whether the picture is of a size that can be drawn.
  var fits: Bool { horizontal.count <= Self.mostCells / max(1, vertical.count) }

  func cells(of frame: LayoutRect) -> Cells {
    Cells(
      left: horizontal.cell(of: frame.x), top: vertical.cell(of: frame.y),
      right: horizontal.cell(of: frame.x + frame.width),
      bottom: vertical.cell(of: frame.y + frame.height))
  }

  /// The columns that a text takes up.
  static func width(of text: String) -> Int {
    var width = 0
    for scalar in text.unicodeScalars where !TextMeasure.isJoiner(scalar) {
      width += TextMeasure.isWide(scalar) ? 2 : 1
    }
    return width
  }
}
