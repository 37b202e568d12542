/// What is set beside a layout of what is seen, heard and touched.
extension LayoutView {
  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var toolTip: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var overrideUserInterfaceStyle: HabitualValue {
    get { HabitualValue() }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
  )
  public var attributedText: String? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message: "A view is a rectangle without a look: keep it in a class of your own."
  )
  public var textColor: HabitualColor? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var minimumScaleFactor: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Measure text in a class of your own: intrinsicContentSize, and intrinsicContentHeight(forWidth:)."
  )
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Add the insets to the intrinsicContentSize of a class of your own."
  )
  public var contentEdgeInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Add the insets to the intrinsicContentSize of a class of your own."
  )
  public var titleEdgeInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public var needsDisplay: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public func setNeedsDisplay(_ rect: LayoutRect) {}

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  public func display() {}

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

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public func animator() -> LayoutView { self }

  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public static var automaticDimension: Double { 0 }

  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public var rowHeight: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "Leave it out: content gives a row its height, through its constraints."
  )
  public var estimatedRowHeight: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public var view: LayoutView { self }

  @available(
    *, unavailable,
    message: "There are no controllers: make a root, LayoutView(_:size:), and add to that."
  )
  public convenience init(rootViewController: LayoutView) { self.init() }

  @available(*, unavailable, message: "Write addSubviews(a, b).")
  public func addSubview(_ view: LayoutView, _ next: LayoutView, _ others: LayoutView...) {}
}

extension LayoutStackView {
  @available(*, unavailable, message: "Write addArrangedSubviews(a, b).")
  public func addArrangedSubview(
    _ view: LayoutView, _ next: LayoutView, _ others: LayoutView...
  ) {}

  @available(
    *, unavailable,
    message: "Write stack.arrangedSubviews.forEach { $0.removeFromSuperview() }."
  )
  public func removeAllArrangedSubviews() {}
}

extension LayoutAutoresizing {
  @available(*, unavailable, renamed: "flexibleWidth")
  public static var width: Self { .flexibleWidth }

  @available(*, unavailable, renamed: "flexibleHeight")
  public static var height: Self { .flexibleHeight }

  @available(*, unavailable, renamed: "flexibleLeftMargin")
  public static var minXMargin: Self { .flexibleLeftMargin }

  @available(*, unavailable, renamed: "flexibleRightMargin")
  public static var maxXMargin: Self { .flexibleRightMargin }

  @available(*, unavailable, message: "Write flexibleTopMargin or flexibleBottomMargin.")
  public static var minYMargin: Self { .flexibleBottomMargin }

  @available(*, unavailable, message: "Write flexibleTopMargin or flexibleBottomMargin.")
  public static var maxYMargin: Self { .flexibleTopMargin }
}

#if !canImport(UIKit) && !canImport(AppKit)
  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UINavigationController = LayoutView

  @available(*, unavailable, message: "There are no controllers: make a root, LayoutView(_:size:).")
  public typealias UITabBarController = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewLayout = LayoutView

  @available(
    *, unavailable,
    message: "Put the cells into LayoutStackViews, and these into a LayoutScrollView."
  )
  public typealias UICollectionViewCompositionalLayout = LayoutView

  @available(*, unavailable, message: "Look at the size of the root, as at layoutEngine.rootWidth.")
  public typealias UIDevice = HabitualDevice

  @available(
    *, unavailable,
    message: "Take the frames before and after layoutIfNeeded(), and move between them."
  )
  public typealias NSAnimationContext = HabitualAnimation
#endif

/// Members that a device has.
@available(*, unavailable, message: "A layout knows of no device.")
public struct HabitualDevice {
  public static var current: Self { Self() }
  public var userInterfaceIdiom: HabitualValue { HabitualValue() }
  public var orientation: HabitualValue { HabitualValue() }
}
