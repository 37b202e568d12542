/// The mapping of a layout's edges to columns, or rows, of a terminal.
///
/// Edges keep their order, and edges that differ keep different columns. Beyond that a box is as
/// wide as its share of the layout asks, or as its name needs if that is more.
struct CellScale {
  private let edges: [Double]
  private var cells: [Int]

  /// A required length: at least so many cells from one edge to another. From an edge to itself, it
  /// is space beside that edge.
  struct Need {
    var from: Double
    var to: Double
    var cells: Int
  }

  /// Spreads `places` over about `length` cells. Proportional to n log n for n places and needs.
  init(places: [Double], length: Int, needs: [Need]) {
    var edges = places.sorted()
    var kept = 0
    for edge in edges where kept == 0 || edges[kept - 1] != edge {
      edges[kept] = edge
      kept += 1
    }
    edges.removeSubrange(kept...)
    self.edges = edges
    cells = []
    let extent = (edges.last ?? 0) - (edges.first ?? 0)
    // One of next to nothing has no scale that is a number. All its edges fall on one place then,
    // and the names make room.
    let share = extent > 0 ? Double(length) / extent : 0
    let scale = share.isFinite ? share : 0
    let sorted = needs.map { span(of: $0) }
      .filter { $0.0 < $0.1 }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var next = 0
    for (place, edge) in edges.enumerated() {
      var cell = Int(((edge - edges[0]) * scale).rounded())
      if place > 0 { cell = max(cell, cells[place - 1] + 1) }
      while next < sorted.count, sorted[next].1 == place {
        cell = max(cell, cells[sorted[next].0] + sorted[next].2)
        next += 1
      }
      cells.append(cell)
    }
  }

  /// The number of cells.
  var count: Int { (cells.last ?? 0) + 1 }

  /// The cell of a place; nil if it is not one of the edges.
  func cellIfKnown(_ edge: Double) -> Int? {
    let index = index(of: edge)
    return !edges.isEmpty && edges[index] == edge ? cells[index] : nil
  }

  /// The cell of an edge that is among the places, or of the first one that is not before it; of areas
  /// alone there are none, and then it is 0.
  func cell(of edge: Double) -> Int { cells.isEmpty ? 0 : cells[index(of: edge)] }

  /// The indices of the edges between which something needs room, and how much.
  private func span(of need: Need) -> (Int, Int, Int) {
    let (from, to) = (index(of: need.from), index(of: need.to))
    guard from == to else { return (from, to, need.cells) }
    return to + 1 < edges.count ? (from, to + 1, need.cells) : (max(0, from - 1), to, need.cells)
  }

  private func index(of edge: Double) -> Int {
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The columns and the rows of a drawing in text.
struct CellScales {
  let horizontal: CellScale
  let vertical: CellScale

  /// The edges of a box in cells.
  struct Cells {
    var left, top, right, bottom: Int
  }

  /// A picture with more cells than this is useless, and would soon not fit into memory.
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
