// What views of UIKit and AppKit look like, in extensions of which each has one answer.
@available(
  *, unavailable, message: "A view is a rectangle without a look: keep it in a class of your own."
)
extension LayoutItem where Self: LayoutView {
  public var alphaValue: Double {
    get { 1 }
    set {}
  }
  public var tintAdjustmentMode: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var layerContentsRedrawPolicy: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var focusRingType: HabitualValue {
    get { HabitualValue() }
    set {}
  }
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  public var minimumContentSizeCategory: HabitualValue? {
    get { nil }
    set {}
  }
  public var motionEffects: [HabitualValue] {
    get { [] }
    set {}
  }
  public var canDrawConcurrently: Bool {
    get { false }
    set {}
  }
  public var isHighlighted: Bool {
    get { false }
    set {}
  }
  public var isContinuous: Bool {
    get { false }
    set {}
  }
  public static func appearance() -> Self { fatalError() }
}

@available(
  *, unavailable,
  message:
    "Make a class that overrides intrinsicContentSize and, for text that wraps, intrinsicContentHeight(forWidth:)."
)
extension LayoutItem where Self: LayoutView {
  public var title: String? {
    get { nil }
    set {}
  }
  public var stringValue: String {
    get { "" }
    set {}
  }
  public var attributedStringValue: HabitualText? {
    get { nil }
    set {}
  }
  public var attributedTitle: HabitualText? {
    get { nil }
    set {}
  }
}

@available(*, unavailable, message: "Views have names: LayoutView(_:).")
extension LayoutItem where Self: LayoutView {
  public var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  public var identifier: String? {
    get { nil }
    set {}
  }
}

@available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
extension LayoutItem where Self: LayoutView {
  public var interactions: [HabitualValue] {
    get { [] }
    set {}
  }
  public var nextResponder: LayoutView? {
    get { nil }
    set {}
  }
  public var action: HabitualValue? {
    get { nil }
    set {}
  }
  public var target: LayoutView? {
    get { nil }
    set {}
  }
  public var next: LayoutView? { nil }
}

@available(
  *, unavailable,
  message: "A view has no traits: ask layoutEngine.direction and layoutEngine.scale."
)
extension LayoutItem where Self: LayoutView {
  public var traitOverrides: HabitualTraits {
    get { HabitualTraits() }
    set {}
  }
}

@available(
  *, unavailable, message: "Put the rows into a LayoutStackView, and that into a LayoutScrollView."
)
extension LayoutItem where Self: LayoutView {
  public var dataSource: LayoutView? {
    get { nil }
    set {}
  }
  public func reloadData() {}
  public func register<Cell>(_ cell: Cell, forCellReuseIdentifier name: String) {}
  public func register<Cell>(_ cell: Cell, forCellWithReuseIdentifier name: String) {}
  public func dequeueReusableCell<Place>(
    withIdentifier name: String, for place: Place
  ) -> LayoutView { self }
  public func dequeueReusableCell(withIdentifier name: String) -> LayoutView? { nil }
  public func dequeueReusableCell<Place>(
    withReuseIdentifier name: String, for place: Place
  ) -> LayoutView { self }
}
