// Names of Apple's numbers and rectangles. Where Foundation or CoreGraphics is imported beside this
// module, they mean what they mean there.
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

  @available(*, unavailable, renamed: "LayoutRect.Edge")
  public typealias CGRectEdge = LayoutRect.Edge

  @available(
    *, unavailable,
    message: "Frames are neither turned nor scaled: keep the transform in a class of your own."
  )
  public typealias CATransform3D = HabitualTransform

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write rect.description.")
  public func NSStringFromCGRect(_ rect: LayoutRect) -> String { "" }

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public typealias CGVector = LayoutPoint
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  /// What classes of UIKit and AppKit declare and override compiles in classes of views as it
  /// stands: there these names mean what is here, also where Foundation is imported, whose own is
  /// then `Foundation.CGRect`.
  extension LayoutView {
    /// A rectangle.
    public typealias CGRect = LayoutRect
    /// A rectangle.
    public typealias NSRect = LayoutRect
    /// A size.
    public typealias CGSize = LayoutSize
    /// A size.
    public typealias NSSize = LayoutSize
    /// A point.
    public typealias CGPoint = LayoutPoint
    /// A point.
    public typealias NSPoint = LayoutPoint
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
  public func translatedBy(x: Double, y: Double) -> Self { self }
  public func scaledBy(x: Double, y: Double) -> Self { self }
  public func rotated(by angle: Double) -> Self { self }
  public func concatenating(_ other: Self) -> Self { self }
}

extension LayoutRect {
  @available(
    *, unavailable,
    message: "Set layoutEngine.scale: frames then lie on pixels, all rounded once."
  )
  public var integral: LayoutRect { self }

  @available(*, unavailable, message: "Leave it out: the numbers of a frame are finite.")
  public var isInfinite: Bool { false }

  @available(
    *, unavailable,
    message: "Write offsetBy(dx:dy:), or make the rectangle of its corner and size."
  )
  public func applying(_ transform: HabitualTransform) -> LayoutRect { self }
}

extension HabitualGeometry {
  @available(
    *, unavailable,
    message:
      "Encode it, with AutoLayoutFoundation: JSONEncoder().encode(view.frame), or a LayoutSnapshot."
  )
  public var dictionaryRepresentation: [String: Double] { [:] }

  @available(*, unavailable, message: "Write ==.")
  public func equalTo<Other>(_ other: Other) -> Bool { false }

  @available(*, unavailable, message: "Write ==.")
  public func equalTo(_ other: Self) -> Bool { false }
}

extension LayoutPoint {
  @available(*, unavailable, message: "Write LayoutPoint(x: point.x + 4, y: point.y + 8).")
  public func applying(_ transform: HabitualTransform) -> LayoutPoint { self }

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public init(horizontal: Double, vertical: Double) { self.init(x: horizontal, y: vertical) }

  @available(*, unavailable, message: "Write LayoutPoint(x: 4, y: 8).")
  public init(dx: Double, dy: Double) { self.init(x: dx, y: dy) }
}

extension LayoutSize {
  @available(
    *, unavailable,
    message: "Write LayoutSize(width: 2 * size.width, height: 2 * size.height)."
  )
  public func applying(_ transform: HabitualTransform) -> LayoutSize { self }
}

extension LayoutRect? {
  @available(
    *, unavailable,
    message: "Compare it with nil: rectangles that do not meet have no intersection."
  )
  public var isNull: Bool { self == nil }

  @available(
    *, unavailable,
    message: "Compare it with nil: rectangles that do not meet have no intersection."
  )
  public var isEmpty: Bool { self == nil }

  @available(
    *, unavailable, message: "Write intersection(other)?.width: what does not meet has none."
  )
  public var width: Double { 0 }

  @available(
    *, unavailable, message: "Write intersection(other)?.height: what does not meet has none."
  )
  public var height: Double { 0 }

  @available(
    *, unavailable, message: "Write intersection(other)?.origin: what does not meet has none."
  )
  public var origin: LayoutPoint { .zero }

  @available(
    *, unavailable, message: "Write intersection(other)?.size: what does not meet has none."
  )
  public var size: LayoutSize { .zero }

  @available(
    *, unavailable,
    message: "Write intersection(other)?.insetBy(dx:dy:): what does not meet has none."
  )
  public func insetBy(dx: Double, dy: Double) -> LayoutRect { .zero }
}
