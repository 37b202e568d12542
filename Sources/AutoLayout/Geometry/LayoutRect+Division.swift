extension LayoutRect {
  /// An edge, by the axis that it lies across and whether it is the lesser or the greater one there.
  ///
  /// Source: `CGRectEdge` in Apple's documentation.
  public enum Edge: Sendable, Hashable, CaseIterable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
  }

  /// The part that lies along an edge, and the rest.
  ///
  ///     let (top, rest) = root.bounds.divided(atDistance: 44, from: .minYEdge)
  ///     (bar.frame, body.frame) = (top, rest)
  ///
  /// The sizes of both are at least 0. A distance below 0 is 0, and one beyond the rectangle leaves no rest.
  public func divided(
    atDistance distance: Double, from edge: Edge
  ) -> (slice: LayoutRect, remainder: LayoutRect) {
    if isNull { return (self, self) }
    let whole = standardized
    var (slice, rest) = (whole, whole)
    switch edge {
    case .minXEdge, .maxXEdge:
      slice.width = min(max(0, distance), whole.width)
      rest.width = whole.width - slice.width
      if edge == .minXEdge { rest.x += slice.width } else { slice.x += rest.width }
    case .minYEdge, .maxYEdge:
      slice.height = min(max(0, distance), whole.height)
      rest.height = whole.height - slice.height
      if edge == .minYEdge { rest.y += slice.height } else { slice.y += rest.height }
    }
    return (slice, rest)
  }
}
