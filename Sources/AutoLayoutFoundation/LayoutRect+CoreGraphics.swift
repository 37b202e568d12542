public import AutoLayout
public import Foundation

/// What is asked of a rectangle about one of Core Graphics.
extension LayoutRect {
  /// Makes the rectangle of a corner and a size.
  public init(origin: CGPoint, size: CGSize) {
    self.init(origin: LayoutPoint(origin), size: LayoutSize(size))
  }

  /// Whether the point lies in the rectangle; see `LayoutRect.contains(_:)`.
  @_disfavoredOverload
  public func contains(_ point: CGPoint) -> Bool { contains(LayoutPoint(point)) }

  /// Whether the other rectangle lies in this one; see `LayoutRect.contains(_:)`.
  @_disfavoredOverload
  public func contains(_ other: CGRect) -> Bool { contains(LayoutRect(other)) }

  /// Whether the two have a point in common; see `LayoutRect.intersects(_:)`.
  @_disfavoredOverload
  public func intersects(_ other: CGRect) -> Bool { intersects(LayoutRect(other)) }

  /// What the two have in common; see `LayoutRect.intersection(_:)`.
  @_disfavoredOverload
  public func intersection(_ other: CGRect) -> LayoutRect? { intersection(LayoutRect(other)) }

  /// The smallest rectangle around both; see `LayoutRect.union(_:)`.
  @_disfavoredOverload
  public func union(_ other: CGRect) -> LayoutRect { union(LayoutRect(other)) }
}

// In a class of views `CGRect` is `LayoutRect`, and `CGRect(frame)` makes one of its own kind.

extension LayoutRect {
  /// The same rectangle.
  public init(_ rect: LayoutRect) { self = rect }
}

extension LayoutSize {
  /// The same size.
  public init(_ size: LayoutSize) { self = size }
}

extension LayoutPoint {
  /// The same point.
  public init(_ point: LayoutPoint) { self = point }
}
