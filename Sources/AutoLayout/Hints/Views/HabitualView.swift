/// The base class of `LayoutView`. There is nothing in it to use: it declares what UIKit's and
/// AppKit's classes override and views here do not, so that the compiler says what to override
/// instead.
///
/// What an extension declares cannot be overridden. What a class declares, its subclasses can
/// declare again without `override`; but a protocol that asks for it would find both, if they were
/// of one type. So what is declared here is optional, which an override need not be, and what is
/// also asked for stands in an extension of `LayoutItem` as well. Only what overrides set is of its
/// own type, since that has to be the same.
nonisolated open class HabitualView: HabitualControl {
  override init() {}

  #if !hasFeature(Embedded)
    @available(
      *, unavailable,
      message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
    )
    @discardableResult open func didMoveToSuperview() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
    )
    @discardableResult open func didMoveToWindow() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
    )
    @discardableResult open func willMove(toSuperview view: LayoutView?) -> Void? { nil }

    @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
    @discardableResult open func willMove(toWindow window: LayoutView?) -> Void? { nil }

    @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
    @discardableResult open func viewDidMoveToWindow() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where subviews are new."
    )
    @discardableResult open func didAddSubview(_ view: LayoutView) -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where subviews are new."
    )
    @discardableResult open func willRemoveSubview(_ view: LayoutView) -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where insets are others."
    )
    @discardableResult open func safeAreaInsetsDidChange() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where insets are others."
    )
    @discardableResult open func layoutMarginsDidChange() -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view has no traits: call setNeedsLayout() where what the layout follows changes."
    )
    @discardableResult open func traitCollectionDidChange(_ previous: LayoutView?) -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view has no traits: call setNeedsLayout() where what the layout follows changes."
    )
    @discardableResult open func traitCollectionDidChange(_ previous: HabitualTraits?) -> Void? {
      nil
    }

    @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
    @discardableResult open func tintColorDidChange() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), or updateConstraints(), which each pass calls."
    )
    @discardableResult open func layoutIfNeeded() -> Void? { nil }

    @available(*, unavailable, message: "Override firstBaselineOffsetFromTop.")
    open var forFirstBaselineLayout: LayoutView? { nil }

    @available(*, unavailable, message: "Override lastBaselineOffsetFromBottom.")
    open var forLastBaselineLayout: LayoutView? { nil }

    @available(
      *, unavailable, message: "Leave it out: views are not archived. Set them up in init."
    )
    @discardableResult open func awakeFromNib() -> Void? { nil }

    @available(
      *, unavailable,
      message:
        "Call a method of your own where the view is used again, and invalidateIntrinsicContentSize()."
    )
    @discardableResult open func prepareForReuse() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
    )
    @discardableResult open func draw(_ rect: LayoutRect) -> Void? { nil }

    @available(
      *, unavailable,
      message:
        "Override intrinsicContentSize, or intrinsicContentHeight(forWidth:); ask systemLayoutSizeFitting(_:)."
    )
    open func sizeThatFits(_ size: LayoutSize) -> LayoutSize? { nil }

    @available(*, unavailable, message: "Leave it out: every view is laid out by constraints.")
    open class var requiresConstraintBasedLayout: Bool? { nil }

    @available(
      *, unavailable, message: "Override layoutSubviews(); call layoutIfNeeded()."
    )
    @discardableResult open func layout() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Override layoutSubviews(), which is called where the frame has changed."
    )
    @discardableResult open func resizeSubviews(withOldSize size: LayoutSize) -> Void? { nil }

    @available(
      *, unavailable,
      message: "Look for the view whose frame contains(_:) the point, with convert(_:to:)."
    )
    open func hitTest(_ point: LayoutPoint, with event: LayoutView?) -> LayoutView? { nil }

    @available(*, unavailable, message: "Write bounds.contains(point).")
    open func point(inside point: LayoutPoint, with event: LayoutView?) -> Bool? { nil }

    @available(
      *, unavailable,
      message:
        "Override systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)."
    )
    open func systemLayoutSizeFitting(_ target: LayoutSize) -> LayoutSize? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    open var canBecomeFirstResponder: Bool? { nil }

    @available(*, unavailable, message: "Leave it out: y grows downwards in every view.")
    open var isFlipped: Bool? { nil }

    @available(
      *, unavailable,
      message: "Nothing is drawn here: keep what draws the view in a class of your own."
    )
    open class var layerClass: AnyClass? { nil }

    // What an extension of `LayoutView` has can be used and not overridden; the same declared here
    // is what a class would override.

    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), which hears of each new frame."
    )
    open var frame: LayoutRect {
      get { .zero }
      set {}
    }

    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), which hears of each new frame."
    )
    open var bounds: LayoutRect {
      get { .zero }
      set {}
    }

    @available(
      *, unavailable,
      message: "Override layoutFrameDidChange(to:), which hears of each new frame."
    )
    open var center: LayoutPoint {
      get { .zero }
      set {}
    }

    @available(
      *, unavailable, message: "Set layoutMargins in init, and where they are to change."
    )
    open var layoutMargins: LayoutInsets {
      get { .zero }
      set {}
    }

    @available(
      *, unavailable, message: "Set directionalLayoutMargins in init, and where they are to change."
    )
    open var directionalLayoutMargins: DirectionalLayoutInsets {
      get { .zero }
      set {}
    }

    @available(
      *, unavailable,
      message:
        "Set safeAreaInsets where the area begins, as on the root; views in it have their part."
    )
    open var safeAreaInsets: LayoutInsets? { nil }

    @available(
      *, unavailable, message: "Set preservesSuperviewLayoutMargins in init."
    )
    open var preservesSuperviewLayoutMargins: Bool {
      get { false }
      set {}
    }

    @available(
      *, unavailable, message: "Set insetsLayoutMarginsFromSafeArea in init."
    )
    open var insetsLayoutMarginsFromSafeArea: Bool {
      get { false }
      set {}
    }

    @available(
      *, unavailable, message: "Set semanticContentAttribute in init, and where it is to change."
    )
    open var semanticContentAttribute: SemanticContentAttribute {
      get { .unspecified }
      set {}
    }

    @available(*, unavailable, message: "Override alignmentRectInsets.")
    open func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect? { nil }

    @available(*, unavailable, message: "Override alignmentRectInsets.")
    open func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect? { nil }

    // Hooks of AppKit's views, of controllers, of layers and of cells.

    @available(
      *, unavailable,
      message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
    )
    @discardableResult open func viewDidMoveToSuperview() -> Void? { nil }

    @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
    @discardableResult open func viewWillMove(toSuperview view: LayoutView?) -> Void? { nil }

    @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
    @discardableResult open func viewWillMove(toWindow window: LayoutView?) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewDidLoad() -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func loadView() -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewWillAppear(_ animated: Bool) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: set up the view in its init.")
    @discardableResult open func viewDidAppear(_ animated: Bool) -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: override layoutSubviews().")
    @discardableResult open func viewWillLayoutSubviews() -> Void? { nil }

    @available(*, unavailable, message: "There are no controllers: override layoutSubviews().")
    @discardableResult open func viewDidLayoutSubviews() -> Void? { nil }

    @available(*, unavailable, message: "Override layoutSubviews(); call layoutIfNeeded().")
    @discardableResult open func layoutSublayers(of layer: HabitualLayer) -> Void? { nil }

    @available(*, unavailable, message: "Call layoutIfNeeded(); override layoutSubviews().")
    @discardableResult open func layoutSubtreeIfNeeded() -> Void? { nil }

    @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
    @discardableResult open func updateLayer() -> Void? { nil }

    @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
    open var wantsUpdateLayer: Bool? { nil }

    @available(
      *, unavailable, message: "Leave it out: views are not archived. Set them up in init."
    )
    @discardableResult open func prepareForInterfaceBuilder() -> Void? { nil }

    @available(
      *, unavailable,
      message:
        "Content gives a cell its size: pin it in the cell, and ask systemLayoutSizeFitting(_:)."
    )
    open func preferredLayoutAttributesFitting(
      _ attributes: HabitualCellAttributes
    ) -> HabitualCellAttributes? { nil }

    // What is called or set as well.

    @available(*, unavailable, message: "Set frame.size; override layoutSubviews().")
    @discardableResult open func setFrameSize(_ size: LayoutSize) -> Void? { nil }

    @available(*, unavailable, message: "Set frame.origin; override layoutSubviews().")
    @discardableResult open func setFrameOrigin(_ origin: LayoutPoint) -> Void? { nil }

    @available(
      *, unavailable,
      message: "A view is a rectangle without a look: keep it in a class of your own."
    )
    open var backgroundColor: HabitualColor? {
      get { nil }
      set {}
    }

    @available(
      *, unavailable,
      message: "A view is a rectangle without a look: keep it in a class of your own."
    )
    open var tintColor: HabitualColor? {
      get { nil }
      set {}
    }

    @available(
      *, unavailable,
      message: "Leave the size to the constraints: content gives it where nothing else does."
    )
    @discardableResult open func sizeToFit() -> Void? { nil }

    @available(
      *, unavailable, message: "Ask systemLayoutSizeFitting(.layoutFittingCompressedSize)."
    )
    open var fittingSize: LayoutSize? { nil }

    @available(*, unavailable, renamed: "lastBaselineOffsetFromBottom")
    open var baselineOffsetFromBottom: Double? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func becomeFirstResponder() -> Bool? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    @discardableResult open func resignFirstResponder() -> Bool? { nil }

    @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
    open var acceptsFirstResponder: Bool? { nil }

    @available(*, unavailable, message: "Set semanticContentAttribute in init.")
    open var effectiveUserInterfaceLayoutDirection: LayoutDirection? { nil }

    @available(*, unavailable, message: "Override firstBaselineOffsetFromTop.")
    open var firstBaselineAnchor: LayoutYAxisAnchor? { nil }

    @available(*, unavailable, message: "Override lastBaselineOffsetFromBottom.")
    open var lastBaselineAnchor: LayoutYAxisAnchor? { nil }

    @available(*, unavailable, renamed: "description")
    open var debugDescription: String? { nil }

    @available(*, unavailable, message: "Call setContentHuggingPriority(_:for:) in init.")
    open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority? { nil }

    @available(
      *, unavailable,
      message: "Call setContentCompressionResistancePriority(_:for:) in init."
    )
    open func contentCompressionResistancePriority(
      for axis: LayoutConstraint.Axis
    ) -> LayoutPriority? { nil }

    @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
    @discardableResult open func viewDidChangeEffectiveAppearance() -> Void? { nil }

    @available(
      *, unavailable,
      message: "Leave it out: a view is equal to itself alone. Compare what it shows instead."
    )
    open func isEqual(_ object: Any?) -> Bool? { nil }

    @available(
      *, unavailable,
      message: "Leave it out: a view is equal to itself alone. Compare what it shows instead."
    )
    open var hash: Int? { nil }
  #endif
}
