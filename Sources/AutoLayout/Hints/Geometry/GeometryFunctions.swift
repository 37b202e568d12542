// Functions of Core Graphics, of Foundation and of C about rectangles and numbers.
#if !canImport(UIKit) && !canImport(AppKit)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.minX.")
  public func CGRectGetMinX(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.midX.")
  public func CGRectGetMidX(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.maxX.")
  public func CGRectGetMaxX(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.minY.")
  public func CGRectGetMinY(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.midY.")
  public func CGRectGetMidY(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.maxY.")
  public func CGRectGetMaxY(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.width.")
  public func CGRectGetWidth(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.height.")
  public func CGRectGetHeight(_ rect: LayoutRect) -> Double { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.insetBy(dx: 4, dy: 8).")
  public func CGRectInset(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect { rect }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.offsetBy(dx: 4, dy: 8).")
  public func CGRectOffset(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect { rect }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.insetBy(dx: 4, dy: 8).")
  public func NSInsetRect(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect { rect }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.offsetBy(dx: 4, dy: 8).")
  public func NSOffsetRect(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect { rect }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.union(other).")
  public func CGRectUnion(_ a: LayoutRect, _ b: LayoutRect) -> LayoutRect { a }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable, message: "Write rect.intersection(other), which is nil where they do not meet."
  )
  public func CGRectIntersection(_ a: LayoutRect, _ b: LayoutRect) -> LayoutRect { a }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.intersects(other).")
  public func CGRectIntersectsRect(_ a: LayoutRect, _ b: LayoutRect) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.contains(other).")
  public func CGRectContainsRect(_ a: LayoutRect, _ b: LayoutRect) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.contains(point).")
  public func CGRectContainsPoint(_ rect: LayoutRect, _ point: LayoutPoint) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write ==.")
  public func CGRectEqualToRect(_ a: LayoutRect, _ b: LayoutRect) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write ==.")
  public func CGSizeEqualToSize(_ a: LayoutSize, _ b: LayoutSize) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write ==.")
  public func CGPointEqualToPoint(_ a: LayoutPoint, _ b: LayoutPoint) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.isEmpty.")
  public func CGRectIsEmpty(_ rect: LayoutRect) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.isNull.")
  public func CGRectIsNull(_ rect: LayoutRect) -> Bool { false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable, message: "Set layoutEngine.scale: frames then lie on pixels, all rounded once."
  )
  public func CGRectIntegral(_ rect: LayoutRect) -> LayoutRect { rect }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.inset(by: insets).")
  public func UIEdgeInsetsInsetRect(_ rect: LayoutRect, _ insets: LayoutInsets) -> LayoutRect {
    rect
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write size.description.")
  public func NSStringFromCGSize(_ size: LayoutSize) -> String { "" }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write point.description.")
  public func NSStringFromCGPoint(_ point: LayoutPoint) -> String { "" }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutRect.zero")
  public let CGRectZero = LayoutRect.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutSize.zero")
  public let CGSizeZero = LayoutSize.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutPoint.zero")
  public let CGPointZero = LayoutPoint.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutRect.zero")
  public let NSZeroRect = LayoutRect.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutSize.zero")
  public let NSZeroSize = LayoutSize.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutPoint.zero")
  public let NSZeroPoint = LayoutPoint.zero

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, renamed: "LayoutRect.null")
  public let CGRectNull = LayoutRect.null

  @_disfavoredOverload
  @available(*, unavailable, message: "Write x.rounded(.up), or import Foundation.")
  public func ceil(_ x: Double) -> Double { x }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write x.rounded(.down), or import Foundation.")
  public func floor(_ x: Double) -> Double { x }

  @_disfavoredOverload
  @available(*, unavailable, message: "Write x.rounded(), or import Foundation.")
  public func round(_ x: Double) -> Double { x }
#endif

extension LayoutRect {
  @available(
    *, unavailable,
    message:
      "Numbers of a frame are finite: leave it out, or begin with LayoutRect.null for a union."
  )
  public static var infinite: LayoutRect { .null }

  @available(*, unavailable, message: "Write rect.description.")
  public var debugDescription: String { description }
}
