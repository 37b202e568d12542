public import AutoLayout
public import Foundation

// What is compared with a rectangle, size or point of Core Graphics is compared by its numbers. Without these, the two
// would be compared as values of different types, which are never equal.

extension LayoutRect {
  /// Whether both have the same numbers.
  public static func == (a: LayoutRect, b: CGRect) -> Bool { a == LayoutRect(b) }

  /// Whether both have the same numbers.
  public static func == (a: CGRect, b: LayoutRect) -> Bool { LayoutRect(a) == b }

  /// Whether a number of one differs from that of the other.
  public static func != (a: LayoutRect, b: CGRect) -> Bool { !(a == b) }

  /// Whether a number of one differs from that of the other.
  public static func != (a: CGRect, b: LayoutRect) -> Bool { !(a == b) }
}

extension LayoutSize {
  /// Whether both have the same numbers.
  public static func == (a: LayoutSize, b: CGSize) -> Bool { a == LayoutSize(b) }

  /// Whether both have the same numbers.
  public static func == (a: CGSize, b: LayoutSize) -> Bool { LayoutSize(a) == b }

  /// Whether a number of one differs from that of the other.
  public static func != (a: LayoutSize, b: CGSize) -> Bool { !(a == b) }

  /// Whether a number of one differs from that of the other.
  public static func != (a: CGSize, b: LayoutSize) -> Bool { !(a == b) }
}

extension LayoutPoint {
  /// Whether both have the same numbers.
  public static func == (a: LayoutPoint, b: CGPoint) -> Bool { a == LayoutPoint(b) }

  /// Whether both have the same numbers.
  public static func == (a: CGPoint, b: LayoutPoint) -> Bool { LayoutPoint(a) == b }

  /// Whether a number of one differs from that of the other.
  public static func != (a: LayoutPoint, b: CGPoint) -> Bool { !(a == b) }

  /// Whether a number of one differs from that of the other.
  public static func != (a: CGPoint, b: LayoutPoint) -> Bool { !(a == b) }
}
