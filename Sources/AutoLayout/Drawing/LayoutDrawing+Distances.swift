extension LayoutDrawing {
  /// A distance between two edges of which constraints speak: what a picture shows as a line with
  /// a number.
  public struct Distance: Sendable, Hashable {
    /// The axis along which it is measured.
    public var axis: LayoutConstraint.Axis
    /// The two places between which it is measured, in points from the root's left or top edge; the
    /// smaller one first.
    public var start: Double
    /// The larger one.
    public var end: Double
    /// A place across the axis at which a line can run: within both boxes, where they face each
    /// other, and for a size near the far edge of its box.
    public var crossing: Double
    /// Indices of the boxes that it is measured between; twice the same for a size.
    public var from: Int
    /// The other one.
    public var to: Int
    /// What the constraints say of it: `8`, `≥ 20 @750`, `= 2 × logo.height`.
    public var label: String
    /// Indices of the records that speak of it, in their order; none where the line shows between
    /// which values a number is open.
    public var records: [Int]
    /// Whether each of them is required.
    public var isRequired: Bool
    /// Whether one of them clashes with others.
    public var isConflicting: Bool

    /// Whether it is the width or the height of a box.
    public var isSize: Bool { from == to }
  }

  /// The distances that the records speak of, in the order of the records, then the ranges of open
  /// numbers. Records about the same distance share one; distances of nothing, as between views that
  /// touch, are left out.
  ///
  ///     let drawing = LayoutDrawing(of: root)
  ///     for distance in drawing.distances { print(distance.label) }
  ///
  /// Linear in the number of records and boxes.
  public var distances: [Distance] {
    let placed = placed()
    return dimensions(of: placed).map { dimension in
      Distance(
        axis: dimension.axis, start: dimension.start, end: dimension.end,
        crossing: crossing(of: dimension, placed), from: dimension.from, to: dimension.to,
        label: dimension.label, records: dimension.records, isRequired: dimension.isRequired,
        isConflicting: dimension.mark == .conflict)
    }
  }

  private func crossing(of dimension: Dimension, _ placed: [PlacedBox]) -> Double {
    let (low, high) = Self.span(placed[dimension.from].alignment, across: dimension.axis)
    if dimension.isSize { return high - min(9, (high - low) * 0.22) }
    let (otherLow, otherHigh) = Self.span(placed[dimension.to].alignment, across: dimension.axis)
    return (max(low, otherLow) + min(high, otherHigh)) / 2
  }

  private static func span(
    _ rectangle: LayoutRect, across axis: LayoutConstraint.Axis
  ) -> (Double, Double) {
    axis == .horizontal
      ? (rectangle.y, rectangle.y + rectangle.height)
      : (rectangle.x, rectangle.x + rectangle.width)
  }
}
