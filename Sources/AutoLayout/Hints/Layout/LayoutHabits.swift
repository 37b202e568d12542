/// What people are used to write about places and sizes, and what to write here.
extension LayoutItem {
  @available(*, unavailable, renamed: "pinEdges()")
  public func pinEdgesToSuperview() {}

  @available(*, unavailable, renamed: "pinEdges()")
  public func edgesToSuperview() {}

  @available(*, unavailable, renamed: "pinEdges()")
  public func fillSuperview() {}

  @available(*, unavailable, renamed: "pinEdges()")
  public func pinToSuperview() {}

  @available(*, unavailable, renamed: "pinEdges()")
  public func pinEdgesToSuperviewEdges() {}

  @available(*, unavailable, renamed: "pinEdges(to:)")
  public func pin(to other: any LayoutItem) {}

  @available(
    *, unavailable,
    message: "Write try pinEdges(insets: DirectionalLayoutInsets(all: 8))."
  )
  public func pinEdges(constant: Double) {}

  @available(
    *, unavailable,
    message: "Write try pinEdges(insets: DirectionalLayoutInsets(all: 8))."
  )
  public func pinEdges(insets: Double) {}

  @available(*, unavailable, message: "Write try pinEdges([.top, .leading]).")
  public func pinEdges(
    _ first: DirectionalLayoutEdges, _ second: DirectionalLayoutEdges,
    _ others: DirectionalLayoutEdges...
  ) {}

  @available(*, unavailable, renamed: "pinCenter(to:)")
  public func center(in other: any LayoutItem) {}

  @available(*, unavailable, renamed: "pinCenter(to:)")
  public func pinCenter(in other: any LayoutItem) {}

  @available(*, unavailable, renamed: "pinCenter()")
  public func centerInSuperview() {}

  @available(
    *, unavailable,
    message: "Activate centerXAnchor.constraint(equalTo: superview.centerXAnchor)."
  )
  public func pinCenterX() {}

  @available(
    *, unavailable,
    message: "Activate centerYAnchor.constraint(equalTo: superview.centerYAnchor)."
  )
  public func pinCenterY() {}

  @available(*, unavailable, message: "Write try pinSize(LayoutSize(width: 20, height: 20)).")
  public func pinSize(_ length: Double) {}

  @available(*, unavailable, message: "Write try pinSize(LayoutSize(width: 40, height: 20)).")
  public func pinSize(width: Double, height: Double) {}

  @available(*, unavailable, message: "Activate widthAnchor.constraint(equalToConstant: 40).")
  public func pinWidth(_ width: Double) {}

  @available(*, unavailable, message: "Activate heightAnchor.constraint(equalToConstant: 20).")
  public func pinHeight(_ height: Double) {}

  @available(
    *, unavailable,
    message: "Activate widthAnchor.constraint(equalTo: heightAnchor, multiplier: 16.0 / 9)."
  )
  public func pinAspectRatio(_ ratio: Double) {}

  @available(
    *, unavailable,
    message: "Give layout several strings: try view.layout(\"H:|[\\(a)]|\", \"V:|[\\(a)]|\")."
  )
  public func layout(_ formats: [String]) {}

  @available(
    *, unavailable,
    message:
      "Put views and numbers into the string, as \"|-\\(gap)-[\\(a)]\", or activate constraints(visualFormat:metrics:views:)."
  )
  public func layout(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: LayoutView]
  ) {}

  @available(
    *, unavailable,
    message:
      "Put views and numbers into the string, as \"|-\\(gap)-[\\(a)]\", or activate constraints(visualFormat:metrics:views:)."
  )
  public func layout(
    _ format: LayoutFormat, options: LayoutConstraint.FormatOptions = [], metrics: [String: Double]
  ) {}
}

extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "Ask effectiveUserInterfaceLayoutDirection; set semanticContentAttribute."
  )
  public var userInterfaceLayoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }

  @available(*, unavailable, message: "Ask a view for its effectiveUserInterfaceLayoutDirection.")
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection { .leftToRight }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets where the area begins, as on the root."
  )
  public var additionalSafeAreaInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Add a LayoutGuide of your own, centred, whose width is at most the readable one."
  )
  public var readableContentGuide: LayoutGuide { layoutMarginsGuide }

  @available(*, unavailable, message: "Write safeAreaLayoutGuide or layoutMarginsGuide.")
  public func layoutGuide(for region: HabitualValue) -> LayoutGuide { layoutMarginsGuide }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets.bottom to the keyboard's height, and use safeAreaLayoutGuide."
  )
  public var keyboardLayoutGuide: LayoutGuide { layoutMarginsGuide }

  @available(
    *, unavailable,
    message: "Write safeAreaLayoutGuide.topAnchor for topLayoutGuide.bottomAnchor."
  )
  public var topLayoutGuide: LayoutGuide { layoutMarginsGuide }

  @available(
    *, unavailable,
    message: "Write safeAreaLayoutGuide.bottomAnchor for bottomLayoutGuide.topAnchor."
  )
  public var bottomLayoutGuide: LayoutGuide { layoutMarginsGuide }

  @available(*, unavailable, message: "Override firstBaselineOffsetFromTop.")
  public var viewForFirstBaselineLayout: LayoutView { self }

  @available(
    *, unavailable,
    message:
      "Override intrinsicContentHeight(forWidth:): text is measured at the width that it gets."
  )
  public var preferredMaxLayoutWidth: Double {
    get { 0 }
    set {}
  }

  @available(*, unavailable, renamed: "updateConstraintsIfNeeded()")
  public func updateConstraintsForSubtreeIfNeeded() {}

  @available(
    *, unavailable,
    message: "Print view.recursiveDescription, or view.layoutEngine.explanation."
  )
  public func _autolayoutTrace() -> String { "" }
}

extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message:
      "Add subviews to the view itself; a cell or a scroll view has no other one for its content."
  )
  public var contentView: LayoutView { self }

  @available(
    *, unavailable,
    message: "Add the view to its superview, and pin it to that: superview.addSubview(view)."
  )
  public var documentView: LayoutView? {
    get { nil }
    set {}
  }
}

/// In the class, as the same names stand in the protocol for something else.
extension LayoutView {
  @available(*, unavailable, message: "It is a property: print(view.recursiveDescription).")
  public func recursiveDescription() -> String { "" }

  @available(
    *, unavailable,
    message: "Call setNeedsUpdateConstraints(); ask needsUpdateConstraints()."
  )
  public var needsUpdateConstraints: Bool {
    get { false }
    set {}
  }
}

extension LayoutGuide {
  @available(*, unavailable, renamed: "layoutFrame")
  public var frame: LayoutRect { .zero }

  @available(*, unavailable, message: "A guide is given its name when it is made: LayoutGuide(_:).")
  public var identifier: String {
    get { "" }
    set {}
  }

  @available(*, unavailable, message: "Ask a view for safeAreaInsets.top or safeAreaInsets.bottom.")
  public var length: Double { 0 }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets.bottom to the keyboard's height, and use safeAreaLayoutGuide."
  )
  public var followsUndockedKeyboard: Bool {
    get { false }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set safeAreaInsets.bottom to the keyboard's height, and use safeAreaLayoutGuide."
  )
  public var usesBottomSafeArea: Bool {
    get { false }
    set {}
  }
}

extension LayoutItem where Self: LayoutView {
  @available(
    *, unavailable,
    message: "Write insertSubview(_:belowSubview:) or insertSubview(_:aboveSubview:)."
  )
  public func addSubview(
    _ view: LayoutView, positioned place: HabitualValue, relativeTo other: LayoutView?
  ) {}

  @available(
    *, unavailable,
    message: "Write insertSubview(new, aboveSubview: old), and old.removeFromSuperview()."
  )
  public func replaceSubview(_ view: LayoutView, with other: LayoutView) {}

  @available(*, unavailable, message: "Write addSubviews(a, b).")
  public func addSubview(_ view: LayoutView, _ next: LayoutView, _ others: LayoutView...) {}

  @available(*, unavailable, renamed: "addSubviews(_:)")
  public func addSubview(_ views: [LayoutView]) {}
}

extension LayoutConstraint {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message: "Write constraints(withVisualFormat:options:metrics:views:), with try."
  )
  public static func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: any LayoutMetric]?,
    views: [String: any LayoutItem]
  ) -> [LayoutConstraint] { [] }

  @available(*, unavailable, renamed: "Axis")
  public typealias Orientation = Axis

  @available(*, unavailable, renamed: "withPriority(_:)")
  public func with(priority: LayoutPriority) -> LayoutConstraint { self }

  @available(
    *, unavailable,
    message: "Set isActive to true, or call try LayoutConstraint.activate([constraint])."
  )
  public func activate() {}

  @available(*, unavailable, message: "Set isActive to false.")
  public func deactivate() {}

  @available(*, unavailable, message: "Leave it out: constraints are not archived.")
  public var shouldBeArchived: Bool {
    get { false }
    set {}
  }
}

extension [LayoutConstraint] {
  @available(*, unavailable, message: "Call try LayoutConstraint.activate(constraints).")
  public func activate() {}

  @available(*, unavailable, message: "Call LayoutConstraint.deactivate(constraints).")
  public func deactivate() {}
}

extension LayoutPriority {
  @available(*, unavailable, message: "Set isHidden of the view to true.")
  public static var notVisible: Self { Self(0) }

  @available(*, unavailable, message: "Set isHidden of the view to false.")
  public static var mustHold: Self { Self(1000) }

  @available(*, unavailable, message: "Write priority + 1.")
  public func advanced(by step: Double) -> Self { self }
}

extension LayoutConstraint.Attribute {
  @available(*, unavailable, renamed: "lastBaseline")
  public static var baseline: Self { .lastBaseline }
}

extension LayoutEngine {
  @available(*, unavailable, message: "Set rootWidth and rootHeight.")
  public var rootSize: LayoutSize {
    get { .zero }
    set {}
  }

  @available(*, unavailable, renamed: "layoutIfNeeded()")
  public func layout() {}

  @available(*, unavailable, renamed: "direction")
  public var layoutDirection: LayoutDirection { direction }

  @available(*, unavailable, renamed: "scale")
  public var displayScale: Double { scale ?? 1 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Write a dictionary: [\"find\": find, \"field\": field].")
public func NSDictionaryOfVariableBindings(_ views: LayoutView...) -> [String: LayoutView] { [:] }

@available(*, unavailable, message: "Write a dictionary: [\"find\": find, \"field\": field].")
public func _NSDictionaryOfVariableBindings(_ views: LayoutView...) -> [String: LayoutView] { [:] }

extension LayoutView {
  @available(
    *, unavailable,
    message:
      "Write didSet { setNeedsLayout() }, or what else is to be done: setNeedsUpdateConstraints(), invalidateIntrinsicContentSize()."
  )
  @propertyWrapper
  public struct Invalidating<Value> {
    public enum Part { case layout, display, constraints, intrinsicContentSize, configuration }

    public var wrappedValue: Value

    public init(wrappedValue: Value, _ parts: Part...) { self.wrappedValue = wrappedValue }
  }
}
