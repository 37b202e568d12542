// What is drawn, and what draws it: of all that a layout knows nothing.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias UIColor = HabitualColor

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias NSColor = HabitualColor

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias CGColor = HabitualColor

  @available(
    *, unavailable,
    message:
      "Measure text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  public typealias UIFont = HabitualValue

  @available(
    *, unavailable,
    message:
      "Measure text in a class that overrides intrinsicContentSize and, where it wraps, intrinsicContentHeight(forWidth:)."
  )
  public typealias NSFont = HabitualValue

  @available(
    *, unavailable,
    message:
      "Give the size of the image as an intrinsicContentSize: LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIImage = HabitualImage

  @available(
    *, unavailable,
    message:
      "Give the size of the image as an intrinsicContentSize: LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSImage = HabitualImage

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public typealias UIBezierPath = HabitualPath

  @available(
    *, unavailable,
    message: "Write LayoutDrawing(of: root).svg(), or draw by the frames."
  )
  public typealias UIGraphicsImageRenderer = HabitualPath

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public func UIGraphicsGetCurrentContext() -> HabitualPath? { nil }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write LayoutDrawing(of: root).svg(), or draw by the frames.")
  public func UIGraphicsBeginImageContext<Size>(_ size: Size) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write LayoutDrawing(of: root).svg(), or draw by the frames.")
  public func UIGraphicsBeginImageContextWithOptions<Size>(
    _ size: Size, _ isOpaque: Bool, _ scale: Double
  ) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write LayoutDrawing(of: root).svg(), or draw by the frames.")
  public func UIGraphicsGetImageFromCurrentImageContext() -> HabitualImage? { nil }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(*, unavailable, message: "Write LayoutDrawing(of: root).svg(), or draw by the frames.")
  public func UIGraphicsEndImageContext() {}

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias UIRectCorner = HabitualValue

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias CACornerMask = HabitualValue

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public typealias NSBezierPath = HabitualPath

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public typealias CALayer = HabitualLayer

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public typealias CAShapeLayer = HabitualLayer

  @available(
    *, unavailable,
    message: "Nothing is drawn here: draw by the frame, which layoutFrameDidChange(to:) tells."
  )
  public typealias CAGradientLayer = HabitualLayer

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias CABasicAnimation = HabitualAnimation

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias CATransaction = HabitualAnimation

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: ask which frame contains(_:) the point."
  )
  public typealias UIEvent = LayoutView

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: ask which frame contains(_:) the point."
  )
  public typealias NSEvent = LayoutView

  @available(
    *, unavailable,
    message: "A view is a rectangle that nobody touches: ask which frame contains(_:) the point."
  )
  public typealias UITouch = LayoutView

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias UIBlurEffect = HabitualValue

  @available(
    *, unavailable,
    message:
      "Measure text by its size in intrinsicContentSize, and say invalidateIntrinsicContentSize() when that changes."
  )
  public typealias UIFontMetrics = HabitualValue
#endif

/// What is made where an image is meant.
@available(*, unavailable, message: "A view has no image.")
public struct HabitualImage {
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init() {}
  public init(size: LayoutSize) {}
  @_disfavoredOverload public init<Size>(size: Size) {}
  public init?<Data>(data: Data) {}
  public var size: LayoutSize { .zero }
}

/// What is made where a path is meant.
@available(*, unavailable, message: "Nothing is drawn here.")
public struct HabitualPath {
  public init() {}
  public init(rect: LayoutRect) {}
  public init(size: LayoutSize) {}
  public init(ovalIn rect: LayoutRect) {}
  public init(roundedRect rect: LayoutRect, cornerRadius: Double) {}
  public init(bounds: LayoutRect) {}
  @_disfavoredOverload public init<Rect>(rect: Rect) {}
  @_disfavoredOverload public init<Size>(size: Size) {}
  @_disfavoredOverload public init<Rect>(ovalIn rect: Rect) {}
  @_disfavoredOverload public init<Rect>(roundedRect rect: Rect, cornerRadius: Double) {}
  @_disfavoredOverload public init<Rect>(bounds: Rect) {}
  @_disfavoredOverload public func move<Point>(to point: Point) {}
  @_disfavoredOverload public func addLine<Point>(to point: Point) {}
  public func image(_ draw: (Self) -> Void) -> HabitualImage { HabitualImage() }
  public func pngData(_ draw: (Self) -> Void) -> [UInt8] { [] }
  public func move(to point: LayoutPoint) {}
  public func addLine(to point: LayoutPoint) {}
  public func close() {}
  public func fill() {}
  public func stroke() {}
  public var cgPath: Self { self }
  public var cgContext: Self { self }
  public func fill(_ rect: LayoutRect) {}
  public func addClip() {}
  public func addArc(
    withCenter center: LayoutPoint, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool
  ) {}
  public init(
    roundedRect rect: LayoutRect, byRoundingCorners corners: HabitualValue, cornerRadii: LayoutSize
  ) {}
  @_disfavoredOverload
  public init<Rect, Size>(
    roundedRect rect: Rect, byRoundingCorners corners: HabitualValue, cornerRadii: Size
  ) {}
}

/// What is made where an animation of a layer is meant.
@available(*, unavailable, message: "Frames change at once.")
public struct HabitualAnimation {
  public init(keyPath: String?) {}
  public init<Target>(target: Target, selector: HabitualValue) {}
  public var duration: Double {
    get { 0 }
    nonmutating set {}
  }
  public var allowsImplicitAnimation: Bool {
    get { false }
    nonmutating set {}
  }
  public var fromValue: Double?
  public var toValue: Double?
  public static func runAnimationGroup(
    _ changes: (Self) -> Void, completionHandler: (() -> Void)? = nil
  ) {}
  public static func begin() {}
  public static func commit() {}
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: Double) {}
}

@available(*, unavailable, message: "A view is a rectangle.")
extension HabitualColor {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public init(white: Double, alpha: Double) {}
  public init?(named name: String) {}
  public func withAlphaComponent(_ alpha: Double) -> Self { self }
  public var cgColor: Self { self }
}
