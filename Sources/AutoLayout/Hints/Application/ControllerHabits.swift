// What stands around views in an application: controllers, windows, screens and devices.
extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public var view: LayoutView { self }

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public var navigationItem: LayoutView { self }

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public var windowScene: LayoutView? { self }

  @available(*, unavailable, message: "A root has safeAreaInsets, which are set where it is made.")
  public var statusBarManager: HabitualApplication? { nil }

  @available(*, unavailable, message: "A root has layoutEngine.rootWidth, rootHeight and scale.")
  public var screen: HabitualScreen { HabitualScreen() }

  @available(*, unavailable, message: "Look at the size of the root, as at layoutEngine.rootWidth.")
  public var interfaceOrientation: HabitualValue { HabitualValue() }
}

extension LayoutView {
  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public convenience init(rootViewController: LayoutView) { self.init() }

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public convenience init(
    contentRect: LayoutRect, styleMask: HabitualValue, backing: HabitualValue, defer: Bool
  ) { self.init() }

  @_disfavoredOverload
  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public convenience init<Rect>(
    contentRect: Rect, styleMask: HabitualValue, backing: HabitualValue, defer: Bool
  ) { self.init() }

  @available(*, unavailable, message: "Leave it out: views are not archived. Set them up in init.")
  public convenience init(nibName: String?, bundle: HabitualValue?) { self.init(frame: .zero) }
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias UIViewController = LayoutView

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias NSViewController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UINavigationController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UITabBarController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UISplitViewController = LayoutView

  @available(*, unavailable, message: "Leave it out: views are not archived. Set them up in init.")
  public typealias UIStoryboard = LayoutView

  @available(
    *, unavailable,
    message: "Set safeAreaInsets.bottom of the root for as long as the keyboard is there."
  )
  public typealias UIKeyboardLayoutGuide = LayoutGuide

  @available(
    *, unavailable,
    message: "Activate one set of constraints and deactivate the other in updateConstraints()."
  )
  public typealias UITrackingLayoutGuide = LayoutGuide

  @available(*, unavailable, renamed: "LayoutItem")
  public typealias UICoordinateSpace = LayoutItem

  @available(
    *, unavailable,
    message: "A view has no traits: ask layoutEngine.direction and layoutEngine.scale."
  )
  public typealias UITraitEnvironment = LayoutItem

  @available(
    *, unavailable,
    message: "Set layoutEngine.rootWidth and rootHeight, or ask systemLayoutSizeFitting(_:)."
  )
  public typealias UIContentContainer = LayoutItem

  @available(*, unavailable, message: "Make a class of LayoutView that has the content.")
  public typealias UIContentView = LayoutItem

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias UIWindow = LayoutView

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias NSWindow = LayoutView

  @available(
    *, unavailable,
    message:
      "A root has the size that it is made with, LayoutView(_:size:), and layoutEngine.scale."
  )
  public typealias UIScreen = HabitualScreen

  @available(
    *, unavailable,
    message:
      "A root has the size that it is made with, LayoutView(_:size:), and layoutEngine.scale."
  )
  public typealias NSScreen = HabitualDisplay

  @available(*, unavailable, message: "Look at the size of the root, as at layoutEngine.rootWidth.")
  public typealias UIDevice = HabitualDevice

  @available(
    *, unavailable,
    message:
      "There is no application: size, safeAreaInsets and layoutEngine.direction are the root's, and every view has its effectiveUserInterfaceLayoutDirection."
  )
  public typealias UIApplication = HabitualApplication

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message:
      "There is no application: size, safeAreaInsets and layoutEngine.direction are the root's, and every view has its effectiveUserInterfaceLayoutDirection."
  )
  public var NSApp: HabitualApplication { .shared }

  @available(*, unavailable, message: "A root is a view without a superview: LayoutView(_:size:).")
  public typealias UIWindowScene = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UIBarButtonItem = HabitualBarItem

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UINavigationBar = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UITabBar = LayoutView

  @available(*, unavailable, message: "Leave it out: views are not archived. Set them up in init.")
  public typealias UINib = LayoutView
#endif

/// What is made where a button of a bar is meant.
@available(*, unavailable, message: "There are no controllers.")
public struct HabitualBarItem {
  public init(
    barButtonSystemItem item: HabitualValue, target: AnyObject?, action: HabitualValue?
  ) {}
  public init(title: String?, style: HabitualValue, target: AnyObject?, action: HabitualValue?) {}
  public init(
    image: HabitualImage?, style: HabitualValue, target: AnyObject?, action: HabitualValue?
  ) {}
  public init(customView: LayoutView) {}
}

/// Members that a screen has.
@available(*, unavailable, message: "A root has the size that it is made with.")
public struct HabitualScreen {
  public static var main: Self { Self() }
  public var bounds: LayoutRect { .zero }
  public var scale: Double { 1 }
  public var nativeScale: Double { 1 }
  public var backingScaleFactor: Double { 1 }
  public var coordinateSpace: LayoutView { LayoutView() }
  public var visibleFrame: LayoutRect { .zero }
  public var frame: LayoutRect { .zero }
}

/// Where screens may be missing, those that there are.
@available(*, unavailable, message: "A root has a size of its own.")
public struct HabitualDisplay {
  public static var main: HabitualScreen? { nil }
  public static var screens: [HabitualScreen] { [] }
}

/// Members that a device has.
@available(*, unavailable, message: "A layout knows of no device.")
public struct HabitualDevice {
  public static var current: Self { Self() }
  public var userInterfaceIdiom: HabitualValue { HabitualValue() }
  public var orientation: HabitualValue { HabitualValue() }
}

/// Members that an application has.
@available(*, unavailable, message: "Trees of views have no application.")
public struct HabitualApplication {
  public static var shared: Self { Self() }
  public var userInterfaceLayoutDirection: LayoutDirection { .leftToRight }
  public var windows: [LayoutView] { [] }
  public var connectedScenes: [LayoutView] { [] }
  public var keyWindow: LayoutView? { nil }
  public var mainWindow: LayoutView? { nil }
  public var statusBarFrame: LayoutRect { .zero }
}
