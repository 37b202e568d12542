// What controllers and windows have, in extensions of which each has one answer.
@available(
  *, unavailable,
  message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
)
extension LayoutItem where Self: LayoutView {
  public var rootViewController: LayoutView? {
    get { nil }
    set {}
  }
  public var contentViewController: LayoutView? {
    get { nil }
    set {}
  }
  public var edgesForExtendedLayout: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var viewIfLoaded: LayoutView? { self }
  public var isViewLoaded: Bool { true }
  public var keyWindow: LayoutView? { self }
  public var windows: [LayoutView] { [] }
  public var navigationController: LayoutView? { nil }
  public var tabBarController: LayoutView? { nil }
  public var parentViewController: LayoutView? { nil }
  public func loadViewIfNeeded() {}
  public func makeKeyAndVisible() {}
  public func addChild(_ child: LayoutView) {}
  public func didMove(toParent parent: LayoutView?) {}
  public func willMove(toParent parent: LayoutView?) {}
  public func present(_ other: LayoutView, animated: Bool, completion: (() -> Void)? = nil) {}
  public func present(_ other: HabitualHost, animated: Bool, completion: (() -> Void)? = nil) {}
}

@available(
  *, unavailable,
  message: "Set layoutEngine.rootWidth and rootHeight, or ask systemLayoutSizeFitting(_:)."
)
extension LayoutItem where Self: LayoutView {
  public var preferredContentSize: LayoutSize {
    get { .zero }
    set {}
  }
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIHostingController = HabitualHost

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIAlertController = HabitualHost

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIAlertAction = HabitualHost

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public typealias UIPageViewController = HabitualHost

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), which is called where the frame has changed."
  )
  public typealias UIViewControllerTransitionCoordinator = HabitualHost

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UITableViewController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UICollectionViewController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias NSWindowController = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSSwitch = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSSlider = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSPopUpButton = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias NSProgressIndicator = LayoutView

  @available(
    *, unavailable,
    message:
      "Make a class of LayoutView that overrides intrinsicContentSize, or LayoutView(_:intrinsicContentSize:)."
  )
  public typealias UIColorWell = LayoutView

  @available(*, unavailable, message: "A LayoutScrollView clips by itself: read its bounds.")
  public typealias NSClipView = LayoutView

  @available(*, unavailable, message: "Put the views into a LayoutStackView, and give them widths.")
  public typealias NSSplitView = LayoutView

  @available(
    *, unavailable,
    message: "Show one view and hide the others: isHidden of what a LayoutStackView arranges."
  )
  public typealias NSTabView = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias NSCollectionView = LayoutView

  @available(
    *, unavailable, message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public typealias NSVisualEffectView = LayoutView

  @available(
    *, unavailable, message: "A view is a rectangle that nobody touches: make it a LayoutView."
  )
  public typealias UIInputView = LayoutView
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  @available(
    *, unavailable,
    message:
      "Set safeAreaInsets.bottom to the keyboard's height, and use safeAreaLayoutGuide; nothing else responds here."
  )
  public typealias UIResponder = HabitualResponder
#endif

/// What hears of a keyboard.
@available(*, unavailable, message: "Nobody types into a layout.")
open class HabitualResponder {}

/// What is made where views of another kind are to be shown.
@available(*, unavailable, message: "There are no controllers.")
public struct HabitualHost {
  public init() {}
  public init<View>(rootView: View) {}
  public init(title: String?, message: String?, preferredStyle: HabitualValue) {}
  public init(
    title: String?, style: HabitualValue, handler: ((HabitualHost) -> Void)? = nil
  ) {}
  public init(
    transitionStyle style: HabitualValue, navigationOrientation: HabitualValue,
    options: HabitualValue? = nil
  ) {}
  public func addAction(_ action: HabitualHost) {}
  public var view: LayoutView { LayoutView() }
}
