/// The space that a picture has used already, so that the next label can avoid it.
///
/// Rectangles are kept in the squares of a coarse grid: asking about one place costs as much as
/// there is near it, up to a bound, however large the picture.
struct OccupiedSpace {
  private let bounds: PictureRect
  private let columns: Int
  private let rows: Int
  private var squares: [[PictureRect]]

  /// The grid has at most this many squares on a side.
  private static let mostSquares = 200
  private static let squareSize = 40.0
  /// Where this many overlap, nothing can be avoided anyway.
  private static let mostInSquare = 256

  /// Nothing is occupied yet. What is outside `bounds` is stored with the squares at its edge.
  init(bounds: PictureRect) {
    self.bounds = bounds
    columns = Self.squares(in: bounds.width)
    rows = Self.squares(in: bounds.height)
    squares = Array(repeating: [], count: columns * rows)
  }

  private static func squares(in length: Double) -> Int {
    Int(min(max(length / squareSize, 1), Double(mostSquares)))
  }

  /// Marks a place as taken.
  mutating func take(_ rectangle: PictureRect) {
    for row in rowRange(rectangle) {
      for column in columnRange(rectangle) {
        let square = row * columns + column
        if squares[square].count < Self.mostInSquare { squares[square].append(rectangle) }
      }
    }
  }

  /// The occupied area of `rectangle`; overlaps count several times.
  func overlap(with rectangle: PictureRect) -> Double {
    var area = 0.0
    let (ownRows, ownColumns) = (rowRange(rectangle), columnRange(rectangle))
    for row in ownRows {
      for column in ownColumns {
        for other in squares[row * columns + column] {
          // A pair that shares several squares is counted in the first one.
          let isFirst =
            (row == ownRows.lowerBound || rowRange(other).lowerBound == row)
            && (column == ownColumns.lowerBound || columnRange(other).lowerBound == column)
          if isFirst { area += rectangle.overlap(other) }
        }
      }
    }
    return area
  }

  private func rowRange(_ rectangle: PictureRect) -> ClosedRange<Int> {
    Self.range(rectangle.top, rectangle.bottom, bounds.top, bounds.height, rows)
  }

  private func columnRange(_ rectangle: PictureRect) -> ClosedRange<Int> {
    Self.range(rectangle.left, rectangle.right, bounds.left, bounds.width, columns)
  }

  private static func range(
    _ low: Double, _ high: Double, _ origin: Double, _ length: Double, _ count: Int
  ) -> ClosedRange<Int> {
    guard length > 0 else { return 0...0 }
    func square(_ place: Double) -> Int {
      Int(min(max((place - origin) / length * Double(count), 0), Double(count - 1)))
    }
    let first = square(low)
    return first...max(first, square(high))
  }
}

/// A rectangle in the pixels of a picture.
struct PictureRect {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(centerX: Double, centerY: Double, width: Double, height: Double) {
    left = centerX - width / 2
    right = centerX + width / 2
    top = centerY - height / 2
    bottom = centerY + height / 2
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var centerX: Double { (left + right) / 2 }
  var centerY: Double { (top + bottom) / 2 }

  /// The area that both cover.
  func overlap(_ other: PictureRect) -> Double {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// The smallest rectangle that holds both.
  func union(_ other: PictureRect) -> PictureRect {
    PictureRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func padded(by margin: Double) -> PictureRect {
    PictureRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
