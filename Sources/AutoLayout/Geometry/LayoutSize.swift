import VisualFormat

/// A width and a height, in points.
public struct LayoutSize: Sendable, Hashable {
  /// Extent along the horizontal axis.
  public var width: Double
  /// Extent along the vertical axis.
  public var height: Double

  /// Makes a size of 0 by 0.
  public init() { self = .zero }

  /// Makes a size of any two numbers; whoever uses it checks them.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// 0 by 0.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// The number −1, which says of an axis that the content has no size of its own there.
  ///
  /// Source: `UIView.noIntrinsicMetric` in Apple's documentation.
  public static var noIntrinsicMetric: Double { -1 }

  /// No content size on either axis.
  public static var noIntrinsicSize: LayoutSize {
    LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  }
}

/// A place, in points; x grows to the right and y grows downwards.
public struct LayoutPoint: Sendable, Hashable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// Makes the origin.
  public init() { self = .zero }

  /// Makes a point of any two numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }
}

extension LayoutSize: CustomStringConvertible {
  /// Width and height in their shortest decimal form, as in `(60, 22)`.
  public var description: String {
    "(\(canonicalText(of: width)), \(canonicalText(of: height)))"
  }
}

extension LayoutPoint: CustomStringConvertible {
  /// Both numbers in their shortest decimal form, as in `(20, 11)`.
  public var description: String { "(\(canonicalText(of: x)), \(canonicalText(of: y)))" }
}
