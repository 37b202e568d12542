/// The base class of `HabitualView`, which says how it is meant: what controls, controllers and
/// responders override, and what views here have and do not let be overridden.
nonisolated open class HabitualControl {
  init() {}

  #if !hasFeature(Embedded)
    @available(
      *, unavailable,
      message: "A view is a rectangle without a look: keep it in a class of your own."
    )
    open var layer: HabitualLayer? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    open var inputView: LayoutView? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    open var inputAccessoryView: LayoutView? { nil }

    @available(
      *, unavailable, message: "A root is a view without a superview; all share layoutEngine."
    )
    open var window: LayoutView? { nil }

    @available(
      *, unavailable,
      message: "A view has no traits: ask layoutEngine.direction and layoutEngine.scale."
    )
    open var traitCollection: HabitualTraits? { nil }

    @available(
      *, unavailable,
      message: "Override addSubview(_:) or removeFromSuperview(), and keep a list of your own."
    )
    open var subviews: [LayoutView]? { nil }

    @available(
      *, unavailable,
      message: "Override addSubview(_:) or removeFromSuperview(), and keep a list of your own."
    )
    open var superview: LayoutView? { nil }

    @available(*, unavailable, message: "Set layoutMargins or safeAreaInsets in init.")
    open var layoutMarginsGuide: LayoutGuide? { nil }

    @available(*, unavailable, message: "Set layoutMargins or safeAreaInsets in init.")
    open var safeAreaLayoutGuide: LayoutGuide? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var leadingAnchor: LayoutXAxisAnchor? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var trailingAnchor: LayoutXAxisAnchor? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var topAnchor: LayoutYAxisAnchor? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var bottomAnchor: LayoutYAxisAnchor? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var widthAnchor: LayoutDimension? { nil }

    @available(
      *, unavailable,
      message: "Override alignmentRectInsets: constraints speak of the rectangle inside them."
    )
    open var heightAnchor: LayoutDimension? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func touchesBegan(_ touches: Set<LayoutView>, with event: LayoutView?)
      -> Void?
    { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func touchesMoved(_ touches: Set<LayoutView>, with event: LayoutView?)
      -> Void?
    { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func touchesEnded(_ touches: Set<LayoutView>, with event: LayoutView?)
      -> Void?
    { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func touchesCancelled(
      _ touches: Set<LayoutView>, with event: LayoutView?
    ) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseDown(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseUp(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseMoved(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseDragged(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseEntered(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func mouseExited(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func keyDown(with event: LayoutView) -> Void? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func updateTrackingAreas() -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewWillDisappear(_ animated: Bool) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewDidDisappear(_ animated: Bool) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewIsAppearing(_ animated: Bool) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: override layoutSubviews().")
    @discardableResult open func viewWillLayout() -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: override layoutSubviews().")
    @discardableResult open func viewDidLayout() -> Void? { nil }

    @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
    open var isOpaque: Bool? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: add what lies around the text to the intrinsicContentSize."
    )
    @discardableResult open func drawText(in rect: LayoutRect) -> Void? { nil }

    @available(*, unavailable, message: "Override updateConstraints().")
    @discardableResult open func updateViewConstraints() -> Void? { nil }

    @available(*, unavailable, message: "Override updateConstraints().")
    @discardableResult open func updateProperties() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where insets are others."
    )
    @discardableResult open func viewSafeAreaInsetsDidChange() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where insets are others."
    )
    @discardableResult open func viewLayoutMarginsDidChange() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where the frame has changed."
    )
    @discardableResult open func viewWillTransition(
      to size: LayoutSize, with coordinator: HabitualHost
    ) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func didMove(toParent parent: LayoutView?) -> Void? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
    )
    @discardableResult open func setNeedsDisplay() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
    )
    @discardableResult open func viewWillDraw() -> Void? { nil }

    @available(*, unavailable, message: "Override updateConstraints().")
    @discardableResult open func updateConstraintsIfNeeded() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Call setNeedsUpdateConstraints() where constraints are to be renewed."
    )
    open func needsUpdateConstraints() -> Bool? { nil }

    @available(*, unavailable, message: "Call it in init.")
    @discardableResult open func setContentHuggingPriority(
      _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
    ) -> Void? { nil }

    @available(*, unavailable, message: "Call it in init.")
    @discardableResult open func setContentCompressionResistancePriority(
      _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
    ) -> Void? { nil }

    @available(*, unavailable, message: "Leave it out: views are not archived.")
    @discardableResult open func encode(with coder: LayoutView) -> Void? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: add what lies around the text to the intrinsicContentSize."
    )
    open func textRect(forBounds bounds: LayoutRect, limitedToNumberOfLines count: Int)
      -> LayoutRect?
    { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: add what lies around the text to the intrinsicContentSize."
    )
    open func textRect(forBounds bounds: LayoutRect) -> LayoutRect? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: add what lies around the text to the intrinsicContentSize."
    )
    open func editingRect(forBounds bounds: LayoutRect) -> LayoutRect? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: add what lies around the text to the intrinsicContentSize."
    )
    open func placeholderRect(forBounds bounds: LayoutRect) -> LayoutRect? { nil }

    @available(
      *, unavailable,
      message: "Make views of the parts, and pin them to each other."
    )
    open func titleRect(forContentRect rect: LayoutRect) -> LayoutRect? { nil }

    @available(
      *, unavailable,
      message: "Make views of the parts, and pin them to each other."
    )
    open func imageRect(forContentRect rect: LayoutRect) -> LayoutRect? { nil }

    @available(
      *, unavailable,
      message: "A view has no states: call a method of your own, and setNeedsLayout() in it."
    )
    @discardableResult open func setHighlighted(_ isOn: Bool, animated: Bool) -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view has no states: call a method of your own, and setNeedsLayout() in it."
    )
    @discardableResult open func setSelected(_ isOn: Bool, animated: Bool) -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view has no states: call a method of your own, and setNeedsLayout() in it."
    )
    @discardableResult open func setEditing(_ isOn: Bool, animated: Bool) -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view is a rectangle that nobody touches: leave it out."
    )
    open func gestureRecognizerShouldBegin(_ recognizer: HabitualGestureRecognizer) -> Bool? { nil }

    @available(
      *, unavailable,
      message: "A view is a rectangle that nobody touches: leave it out."
    )
    open func beginTracking(_ touch: LayoutView, with event: LayoutView?) -> Bool? { nil }

    @available(
      *, unavailable,
      message: "A view is a rectangle that nobody touches: leave it out."
    )
    open func continueTracking(_ touch: LayoutView, with event: LayoutView?) -> Bool? { nil }

    @available(
      *, unavailable,
      message: "A view is a rectangle that nobody touches: leave it out."
    )
    @discardableResult open func endTracking(_ touch: LayoutView?, with event: LayoutView?) -> Void?
    { nil }
  #endif
}
