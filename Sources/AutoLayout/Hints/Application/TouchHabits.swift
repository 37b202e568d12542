/// What a view that is touched has.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public func addGestureRecognizer(_ recognizer: HabitualGestureRecognizer) {}

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public func removeGestureRecognizer(_ recognizer: HabitualGestureRecognizer) {}

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public func addTarget<Action>(_ target: AnyObject?, action: Action, for events: HabitualValue) {}

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public func addTarget(_ target: AnyObject?, action: HabitualValue?, for events: HabitualValue) {}

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var gestureRecognizers: [HabitualGestureRecognizer]? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public func endEditing(_ force: Bool) {}

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public func addInteraction(_ interaction: HabitualDevicePart) {}

  @available(*, unavailable, message: "Write bounds.contains(point).")
  public func point(inside point: LayoutPoint, with event: LayoutView?) -> Bool { false }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public var canBecomeFirstResponder: Bool { false }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  @discardableResult public func becomeFirstResponder() -> Bool { false }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  @discardableResult public func resignFirstResponder() -> Bool { false }
}

/// What is made where a gesture is meant.
@available(*, unavailable, message: "A view is a rectangle that nobody touches.")
public struct HabitualGestureRecognizer {
  public init() {}
  public init(target: LayoutView?, action: HabitualValue?) {}
}

#if !canImport(UIKit) && !canImport(AppKit)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public func Selector(_ name: String) -> HabitualValue { HabitualValue() }

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UITapGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIPanGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UISwipeGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UILongPressGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIPinchGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIRotationGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIHoverGestureRecognizer = HabitualGestureRecognizer

  @available(
    *, unavailable,
    message:
      "A view is a rectangle that nobody touches: ask which frame contains(_:) the point, with convert(_:to:)."
  )
  public typealias UIScreenEdgePanGestureRecognizer = HabitualGestureRecognizer
#endif
