// What packages on top of anchors add to views: PureLayout, Cartography, Anchorage, TinyConstraints, Stevia, PinLayout and
// those of flexible boxes. Short ones, as `height(_:)` and `sv(_:)`, are not declared: in a class of views they would come
// before functions of the caller's own.

@available(
  *, unavailable,
  message:
    "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
)
extension LayoutItem where Self: LayoutView {
  // PureLayout.
  public func autoPinEdgesToSuperviewEdges(with insets: LayoutInsets) {}
  public func autoPinEdgesToSuperviewEdges(with insets: LayoutInsets, excludingEdge: HabitualValue)
  {}
  public func autoPinEdgesToSuperviewMargins() {}
  public func autoPinEdgesToSuperviewSafeArea() {}
  public func autoPinEdge(toSuperviewEdge edge: HabitualValue, withInset inset: Double = 0) {}
  public func autoPinEdge(toSuperviewMargin edge: HabitualValue) {}
  public func autoPinEdge(toSuperviewSafeArea edge: HabitualValue, withInset inset: Double = 0) {}
  public func autoPinEdge(
    _ edge: HabitualValue, to other: HabitualValue, of view: LayoutView, withOffset: Double = 0
  ) {}
  public func autoAlignAxis(_ axis: HabitualValue, toSameAxisOf view: LayoutView) {}
  public func autoAlignAxis(toSuperviewAxis axis: HabitualValue) {}
  public func autoMatch(
    _ dimension: HabitualValue, to other: HabitualValue, of view: LayoutView,
    withMultiplier multiplier: Double = 1
  ) {}

  // TinyConstraints.
  public func topToSuperview(offset: Double = 0) {}
  public func bottomToSuperview(offset: Double = 0) {}
  public func leadingToSuperview(offset: Double = 0) {}
  public func trailingToSuperview(offset: Double = 0) {}
  public func leftToSuperview(offset: Double = 0) {}
  public func rightToSuperview(offset: Double = 0) {}
  public func topToBottom(of view: LayoutView, offset: Double = 0) {}
  public func bottomToTop(of view: LayoutView, offset: Double = 0) {}
  public func leadingToTrailing(of view: LayoutView, offset: Double = 0) {}
  public func trailingToLeading(of view: LayoutView, offset: Double = 0) {}

  // Anchorage.
  public var edgeAnchors: HabitualMaker { HabitualMaker() }
  public var horizontalAnchors: HabitualMaker { HabitualMaker() }
  public var verticalAnchors: HabitualMaker { HabitualMaker() }
  public var centerAnchors: HabitualMaker { HabitualMaker() }
  public var sizeAnchors: HabitualMaker { HabitualMaker() }

  // Stevia, PinLayout and flexible boxes.
  public func fillContainer(padding: Double = 0) {}
  public func fillHorizontally(padding: Double = 0) {}
  public func fillVertically(padding: Double = 0) {}
  public var pin: HabitualMaker { HabitualMaker() }
  public var flex: HabitualMaker { HabitualMaker() }
  public var yoga: HabitualMaker { HabitualMaker() }
}

@available(
  *, unavailable, message: "Write try pinCenter(), or constrain centerXAnchor and centerYAnchor."
)
extension LayoutItem where Self: LayoutView {
  public func autoCenterInSuperview() {}
  public func centerXToSuperview(offset: Double = 0) {}
  public func centerYToSuperview(offset: Double = 0) {}
  public func centerInContainer() {}
  public func centerHorizontally() {}
  public func centerVertically() {}
}

@available(
  *, unavailable,
  message:
    "Activate widthAnchor.constraint(equalToConstant: 40) or that of the heightAnchor, or write try pinSize()."
)
extension LayoutItem where Self: LayoutView {
  public func autoSetDimension(_ dimension: HabitualValue, toSize size: Double) {}
  public func autoSetDimensions(to size: LayoutSize) {}
}

#if !hasFeature(Embedded)
  @available(
    *, unavailable,
    message:
      "Activate widthAnchor.constraint(equalToConstant: 40) or that of the heightAnchor, or write try pinSize()."
  )
  extension LayoutItem where Self: LayoutView {
    @_disfavoredOverload public func autoSetDimensions<Size>(to size: Size) {}
  }
#endif

@available(*, unavailable, message: "Write addSubviews(a, b).")
extension LayoutItem where Self: LayoutView {
  @discardableResult public func subviews(_ views: LayoutView...) -> Self { self }
}

// Cartography. A function of the caller's own comes before these.

@available(
  *, unavailable,
  message:
    "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
)
public func constrain(_ a: LayoutView, _ block: (HabitualMaker) -> Void) {}

@available(
  *, unavailable,
  message:
    "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
)
public func constrain(
  _ a: LayoutView, _ b: LayoutView, _ block: (HabitualMaker, HabitualMaker) -> Void
) {}

@available(
  *, unavailable,
  message:
    "Activate anchors: topAnchor.constraint(equalTo: root.topAnchor), or write try pinEdges()."
)
public func constrain(
  _ a: LayoutView, _ b: LayoutView, _ c: LayoutView,
  _ block: (HabitualMaker, HabitualMaker, HabitualMaker) -> Void
) {}

@available(*, unavailable, message: "Activate anchors.")
extension HabitualMaker {
  @discardableResult public static func == (a: Self, b: Self) -> Bool { true }
  @discardableResult public static func == (a: Self, b: Double) -> Bool { true }
  @discardableResult public static func >= (a: Self, b: Self) -> Bool { true }
  @discardableResult public static func >= (a: Self, b: Double) -> Bool { true }
  @discardableResult public static func <= (a: Self, b: Self) -> Bool { true }
  @discardableResult public static func <= (a: Self, b: Double) -> Bool { true }
  public static func + (a: Self, b: Double) -> Self { a }
  public static func - (a: Self, b: Double) -> Self { a }
  public static func * (a: Self, b: Double) -> Self { a }
  public static func / (a: Self, b: Double) -> Self { a }

  // What a chain of calls says.
  @discardableResult public func callAsFunction() -> Self { self }
  @discardableResult public func callAsFunction(_ length: Double) -> Self { self }
  @discardableResult public func callAsFunction(to other: Self) -> Self { self }
  @discardableResult public func callAsFunction(of other: LayoutView) -> Self { self }
  @discardableResult public func callAsFunction(_ view: LayoutView) -> Self { self }
  public var isEnabled: Bool {
    get { true }
    nonmutating set {}
  }
  @discardableResult public func define(_ build: (Self) -> Void) -> Self { self }
  @discardableResult public func configureLayout(_ build: (Self) -> Void) -> Self { self }
}
