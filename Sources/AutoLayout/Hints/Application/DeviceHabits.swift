/// What is made where something of the device is meant.
@available(*, unavailable, message: "A view is a rectangle.")
public struct HabitualDevicePart {
  public init() {}
  public init(style: HabitualValue) {}
  public init(title: String, image: HabitualImage? = nil, children: [HabitualDevicePart]) {}
  public init(
    title: String, image: HabitualImage? = nil, attributes: HabitualValue = [],
    handler: (HabitualDevicePart) -> Void
  ) {}
  public init(handler: (HabitualDevicePart) -> Void) {}
  public init(delegate: LayoutView) {}
  public init(input: String, modifierFlags: HabitualValue, action: HabitualValue) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func selectionChanged() {}
  public func notificationOccurred(_ kind: HabitualValue) {}
}

// What else a device has than a screen: menus, keys, pointers, focus and haptics.
#if !canImport(UIKit) && !canImport(AppKit)
  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIMenu = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIAction = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIContextMenuConfiguration = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIContextMenuInteraction = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIKeyCommand = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIImpactFeedbackGenerator = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UISelectionFeedbackGenerator = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UINotificationFeedbackGenerator = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIPress = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIPressesEvent = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIFocusUpdateContext = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIFocusAnimationCoordinator = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIFocusGuide = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIPointerInteraction = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIDragInteraction = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias UIDropInteraction = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias NSMenu = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias NSMenuItem = HabitualDevicePart

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  public typealias NSTrackingArea = HabitualDevicePart
#endif
