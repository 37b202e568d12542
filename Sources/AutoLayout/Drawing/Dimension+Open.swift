extension LayoutDrawing {
  /// How far a line goes on where nothing limits a range, in points.
  private static let unlimited = 60.0

  /// The range of an open number as a line from its least value to its greatest; nil for an item
  /// without a box of its own.
  func openDimension(
    of ambiguity: LayoutEngine.Ambiguity, _ indices: [String: Int?], _ placed: [PlacedBox]
  ) -> Dimension? {
    guard let index = indices[ambiguity.item] ?? nil, let axis = ambiguity.attribute.axis
    else { return nil }
    let isHorizontal = axis == .horizontal
    let isSize = ambiguity.attribute == .width || ambiguity.attribute == .height
    let box = placed[index].alignment
    let range = ambiguity.range
    let value = Self.bounded(ambiguity.value)
    let least =
      range.lowerBound.isFinite ? Self.bounded(range.lowerBound) : value - Self.unlimited
    let greatest =
      range.upperBound.isFinite
      ? Self.bounded(range.upperBound) : max(value, least) + Self.unlimited
    // A place is drawn where the edge may be, a size from where the item begins.
    let nearest = isSize ? 0 : least - value
    let farthest = isSize ? greatest : greatest - value
    var start = (isHorizontal ? box.x : box.y) + nearest
    var end = start - nearest + farthest
    if isHorizontal, direction == .rightToLeft {
      let begin = box.x + box.width
      (start, end) = (begin - farthest, begin - nearest)
    }
    return Dimension(
      axis: axis, start: start, end: end, from: index, to: index, label: ambiguity.allowed,
      isRequired: false, mark: .open)
  }
}
