// What people look for around views and constraints, in extensions of which each has one answer.
@available(*, unavailable, message: "Write root.subviews.forEach { $0.removeFromSuperview() }.")
extension LayoutItem where Self: LayoutView {
  public func removeAllSubviews() {}
}

@available(
  *, unavailable,
  message:
    "Climb: sequence(first: view, next: { $0.superview }) has the view and all that it lies in."
)
extension LayoutItem where Self: LayoutView {
  public func ancestorShared(with other: LayoutView) -> LayoutView? { nil }
  public var enclosingScrollView: LayoutScrollView? { nil }
  public var isHiddenOrHasHiddenAncestor: Bool { false }
}

@available(*, unavailable, message: "Set contentOffset of a LayoutScrollView.")
extension LayoutItem where Self: LayoutView {
  public func setBoundsOrigin(_ origin: LayoutPoint) {}
  public func scroll(_ point: LayoutPoint) {}
}

@available(*, unavailable, message: "Set frame.size.")
extension LayoutItem where Self: LayoutView {
  public func setBoundsSize(_ size: LayoutSize) {}
}

@available(*, unavailable, message: "Ask bounds.")
extension LayoutItem where Self: LayoutView {
  public var visibleRect: LayoutRect { .zero }
}

@available(
  *, unavailable, message: "Override layoutFrameDidChange(to:), or set layoutEngine.layoutHandler."
)
extension LayoutItem where Self: LayoutView {
  public var postsFrameChangedNotifications: Bool {
    get { false }
    set {}
  }
  public var postsBoundsChangedNotifications: Bool {
    get { false }
    set {}
  }
}

@available(
  *, unavailable, message: "Read recursiveDescription, or print LayoutDrawing(of: view).text()."
)
extension LayoutItem where Self: LayoutView {
  @discardableResult public func perform(_ name: String) -> String { "" }
  @discardableResult public func perform(_ selector: HabitualValue) -> String { "" }
  public func visualizeConstraints(_ constraints: [LayoutConstraint]) {}
}

@available(*, unavailable, message: "Move them one by one: insertSubview(_:at:).")
extension LayoutItem where Self: LayoutView {
  public func sortSubviews<Order>(
    _ compare: (LayoutView, LayoutView, Never?) -> Order, context: Never?
  ) {}
}

@available(
  *, unavailable, message: "Set layoutEngine.scale: frames then lie on pixels, all rounded once."
)
extension LayoutItem where Self: LayoutView {
  public func backingAlignedRect(_ rect: LayoutRect, options: HabitualValue) -> LayoutRect { rect }
}

@available(*, unavailable, message: "Write LayoutDrawing(of: view).svg() or text().")
extension LayoutItem where Self: LayoutView {
  @discardableResult
  public func drawHierarchy(in rect: LayoutRect, afterScreenUpdates: Bool) -> Bool { false }
}

@available(*, unavailable, message: "Ask hasAmbiguousLayout, or ambiguousFrameParts.")
extension LayoutItem where Self: LayoutView {
  public var isAmbiguous: Bool { false }
}

@available(
  *, unavailable, message: "Override updateConstraints(), and call setNeedsUpdateConstraints()."
)
extension LayoutItem where Self: LayoutView {
  public func setNeedsUpdateProperties() {}
  public func updatePropertiesIfNeeded() {}
}

@available(*, unavailable, message: "Make it a LayoutScrollView.")
extension LayoutItem where Self: LayoutView {
  public var contentLayoutGuide: LayoutGuide { LayoutGuide() }
  public var frameLayoutGuide: LayoutGuide { LayoutGuide() }
}

@available(
  *, unavailable,
  message:
    "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
)
extension LayoutItem where Self: LayoutView {
  public func anchor(
    top: LayoutYAxisAnchor? = nil, leading: LayoutXAxisAnchor? = nil,
    bottom: LayoutYAxisAnchor? = nil, trailing: LayoutXAxisAnchor? = nil,
    padding: LayoutInsets = .zero, size: LayoutSize = .zero
  ) {}
  @_disfavoredOverload
  public func anchor(
    top: LayoutYAxisAnchor? = nil, left: LayoutXAxisAnchor? = nil,
    bottom: LayoutYAxisAnchor? = nil, right: LayoutXAxisAnchor? = nil,
    paddingTop: Double? = nil, paddingLeft: Double? = nil, paddingBottom: Double? = nil,
    paddingRight: Double? = nil, width: Double? = nil, height: Double? = nil
  ) {}
  public func autoPinEdgesToSuperviewEdges() {}
  public var safeTopAnchor: LayoutYAxisAnchor { topAnchor }
}

@available(
  *, unavailable, message: "Set layoutMargins, and isLayoutMarginsRelativeArrangement to true."
)
extension LayoutItem where Self: LayoutStackView {
  public var padding: Double {
    get { 0 }
    set {}
  }
  public var insets: LayoutInsets {
    get { .zero }
    set {}
  }
  public var contentInsets: LayoutInsets {
    get { .zero }
    set {}
  }
}

@available(
  *, unavailable,
  message: "Set contentOffset where the view is to be scrolled; nothing scrolls by itself."
)
extension LayoutItem where Self: LayoutScrollView {
  public var isTracking: Bool { false }
  public var panGestureRecognizer: HabitualGestureRecognizer { HabitualGestureRecognizer() }
  public func scroll(to point: LayoutPoint) {}
}

@available(
  *, unavailable, message: "Frames are neither turned nor scaled: give the content another size."
)
extension LayoutItem where Self: LayoutScrollView {
  public func setZoomScale(_ scale: Double, animated: Bool) {}
  public func zoom(to rect: LayoutRect, animated: Bool) {}
}

@available(*, unavailable, message: "Leave it out: nothing is drawn here, nor are indicators.")
extension LayoutItem where Self: LayoutScrollView {
  public var hasVerticalScroller: Bool {
    get { false }
    set {}
  }
  public var hasHorizontalScroller: Bool {
    get { false }
    set {}
  }
  public var verticalScroller: LayoutView? {
    get { nil }
    set {}
  }
  public var horizontalScroller: LayoutView? {
    get { nil }
    set {}
  }
  public var drawsBackground: Bool {
    get { false }
    set {}
  }
  public var autohidesScrollers: Bool {
    get { false }
    set {}
  }
}

extension LayoutGuide {
  @available(*, unavailable, renamed: "owningView")
  public var superview: LayoutView? { owningView }
}

extension LayoutConstraint {
  @available(*, unavailable, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set {}
  }

  @available(*, unavailable, message: "Set isActive.")
  public func setActive(_ isActive: Bool) {}

  @available(*, unavailable, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [LayoutConstraint]) {}

  @available(*, unavailable, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [LayoutConstraint]) {}
}

extension LayoutStackView.Alignment {
  @available(*, unavailable, renamed: "center")
  public static var centerX: Self { .center }

  @available(*, unavailable, renamed: "center")
  public static var centerY: Self { .center }

  @available(*, unavailable, renamed: "fill")
  public static var width: Self { .fill }

  @available(*, unavailable, renamed: "fill")
  public static var height: Self { .fill }
}
