/// What stack views have under another name, and what they have not.
extension LayoutItem where Self: LayoutStackView {
  @available(
    *, unavailable,
    message: "Set isHidden of the view; where room is short, in updateConstraints()."
  )
  public func setVisibilityPriority(_ priority: LayoutPriority, for view: LayoutView) {}

  @available(*, unavailable, renamed: "axis")
  public var orientation: LayoutConstraint.Axis {
    get { .horizontal }
    set {}
  }

  @available(
    *, unavailable,
    message: "Set layoutMargins, and isLayoutMarginsRelativeArrangement to true."
  )
  public var edgeInsets: LayoutInsets {
    get { .zero }
    set {}
  }

  @available(
    *, unavailable,
    message: "Leave it out: hidden views are always left out of the arrangement."
  )
  public var detachesHiddenViews: Bool {
    get { true }
    set {}
  }

  @available(
    *, unavailable,
    message:
      "Write addArrangedSubview(view), and put a LayoutView that hugs nothing between the groups."
  )
  public func addView(_ view: LayoutView, in gravity: HabitualValue) {}

  @available(*, unavailable, renamed: "insertArrangedSubview(_:at:)")
  public func insertView(_ view: LayoutView, at index: Int, in gravity: HabitualValue) {}

  @available(*, unavailable, renamed: "removeFromSuperview()", message: "Call it on the view.")
  public func removeView(_ view: LayoutView) {}

  @available(*, unavailable, renamed: "addArrangedSubviews(_:)")
  public func setViews(_ views: [LayoutView], in gravity: HabitualValue) {}

  @available(*, unavailable, renamed: "arrangedSubviews")
  public var views: [LayoutView] { [] }

  @available(*, unavailable, renamed: "setContentHuggingPriority(_:for:)")
  public func setHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {}

  @available(*, unavailable, renamed: "contentHuggingPriority(for:)")
  public func huggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultLow }

  @available(
    *, unavailable,
    message: "Give the constraints that keep the stack view small a lower priority."
  )
  public func setClippingResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {}
}

extension LayoutStackView {
  @available(*, unavailable, renamed: "init(arrangedSubviews:)")
  public convenience init(views: [LayoutView]) { self.init(arrangedSubviews: views) }
}

extension LayoutStackView.Distribution {
  @available(
    *, unavailable,
    message: "Choose equalSpacing, or put a LayoutView that hugs nothing between the groups."
  )
  public static var gravityAreas: Self { .equalSpacing }
}

extension LayoutItem where Self: LayoutStackView {
  @available(*, unavailable, message: "Write addArrangedSubviews(a, b).")
  public func addArrangedSubview(
    _ view: LayoutView, _ next: LayoutView, _ others: LayoutView...
  ) {}

  @available(*, unavailable, renamed: "addArrangedSubviews(_:)")
  public func addArrangedSubview(_ views: [LayoutView]) {}

  @available(
    *, unavailable,
    message: "Write stack.arrangedSubviews.forEach { $0.removeFromSuperview() }."
  )
  public func removeAllArrangedSubviews() {}
}
