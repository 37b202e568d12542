// Names of Apple's numbers and rectangles. Where Foundation or CoreGraphics is imported beside this module, they mean
// what they mean there.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable, renamed: "LayoutRect",
    message: "Write LayoutRect, or make one of a CGRect with AutoLayoutFoundation."
  )
  public typealias CGRect = LayoutRect

  @available(
    *, unavailable, renamed: "LayoutRect",
    message: "Write LayoutRect, or make one of a CGRect with AutoLayoutFoundation."
  )
  public typealias NSRect = LayoutRect

  @available(
    *, unavailable, renamed: "LayoutSize",
    message: "Write LayoutSize, or make one of a CGSize with AutoLayoutFoundation."
  )
  public typealias CGSize = LayoutSize

  @available(
    *, unavailable, renamed: "LayoutSize",
    message: "Write LayoutSize, or make one of a CGSize with AutoLayoutFoundation."
  )
  public typealias NSSize = LayoutSize

  @available(
    *, unavailable, renamed: "LayoutPoint",
    message: "Write LayoutPoint, or make one of a CGPoint with AutoLayoutFoundation."
  )
  public typealias CGPoint = LayoutPoint

  @available(
    *, unavailable, renamed: "LayoutPoint",
    message: "Write LayoutPoint, or make one of a CGPoint with AutoLayoutFoundation."
  )
  public typealias NSPoint = LayoutPoint

  @available(*, unavailable, renamed: "Double")
  public typealias CGFloat = Double

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: keep the transform in a class of your own."
  )
  public typealias CGAffineTransform = HabitualTransform

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write LayoutRect(x: 0, y: 0, width: 40, height: 20).")
  public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect
  {
    .zero
  }
#endif

/// What is made where a transform is meant.
@available(*, unavailable, message: "Frames are neither turned nor scaled.")
public struct HabitualTransform {
  public init() {}
  public init(rotationAngle angle: Double) {}
  public init(scaleX: Double, y: Double) {}
  public init(translationX: Double, y: Double) {}
  public static var identity: Self { Self() }
}

extension LayoutRect {
  @available(
    *, unavailable,
    message: "Set layoutEngine.scale: frames then lie on pixels, all rounded once."
  )
  public var integral: LayoutRect { self }

  @available(
    *, unavailable, message: "Ask minX, maxX, minY and maxY, whatever the sign of the size."
  )
  public var standardized: LayoutRect { self }

  @available(*, unavailable, renamed: "isEmpty")
  public var isNull: Bool { false }

  @available(*, unavailable, message: "Leave it out: the numbers of a frame are finite.")
  public var isInfinite: Bool { false }

  @available(*, unavailable, message: "Write ==.")
  public func equalTo(_ other: LayoutRect) -> Bool { false }

  @available(*, unavailable, renamed: "zero")
  public static var null: LayoutRect { .zero }
}
