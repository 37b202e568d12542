public import AutoLayout
public import Foundation

extension LayoutPoint {
  /// The same point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutSize {
  /// The same size.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  /// The same rectangle.
  public init(_ rect: CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}

extension CGPoint {
  /// The same point.
  public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// The same size.
  public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// The same rectangle.
  public init(_ rect: LayoutRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGRect {
  /// Makes a rectangle of a corner and a size of AutoLayout, as
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` has it.
  @_disfavoredOverload
  public init(origin: CGPoint, size: LayoutSize) {
    self.init(origin: origin, size: CGSize(size))
  }

  /// Makes a rectangle of a corner of AutoLayout and a size.
  @_disfavoredOverload
  public init(origin: LayoutPoint, size: CGSize) {
    self.init(origin: CGPoint(origin), size: size)
  }
}

extension CGRect {
  /// The rectangle with a distance taken off each side; see `LayoutRect.inset(by:)`.
  @_disfavoredOverload
  public func inset(by insets: LayoutInsets) -> CGRect {
    CGRect(LayoutRect(self).inset(by: insets))
  }
}

extension CGFloat: LayoutMetric {
  /// The same number.
  public var metricValue: Double { Double(self) }
}

extension NSNumber: LayoutMetric {
  /// The same number.
  public var metricValue: Double { doubleValue }
}

extension LayoutFormat.StringInterpolation {
  /// Adds a number of points or a priority.
  public mutating func appendInterpolation(
    _ number: CGFloat, line: Int = #line, column: Int = #column
  ) {
    appendInterpolation(Double(number), line: line, column: column)
  }
}
