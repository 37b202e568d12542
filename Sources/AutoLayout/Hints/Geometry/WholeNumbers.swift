// Whole numbers, as counts are, of which Core Graphics makes rectangles too. Initializers that could
// be used would be ambiguous beside those; what is unavailable is not weighed while there is
// anything else.

extension LayoutSize {
  @available(
    *, unavailable,
    message:
      "Write Double() around whole numbers: LayoutSize(width: Double(count) * 8, height: 20)."
  )
  public init(width: Int, height: Int) { self = .zero }
}

extension LayoutPoint {
  @available(
    *, unavailable,
    message: "Write Double() around whole numbers: LayoutPoint(x: Double(index) * 8, y: 0)."
  )
  public init(x: Int, y: Int) { self = .zero }
}

extension LayoutRect {
  @available(
    *, unavailable,
    message:
      "Write Double() around whole numbers: LayoutRect(x: Double(index) * 8, y: 0, width: 8, height: 20)."
  )
  public init(x: Int, y: Int, width: Int, height: Int) { self = .zero }
}
