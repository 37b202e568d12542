import VisualFormat

/// A ready-made item: a rectangle with a name, which keeps its subviews alive.
///
/// Use it where there is no toolkit, as in tests, drawings and documents, or as a base class.
///
///     let root = LayoutView("superview", size: LayoutSize(width: 480, height: 44))
///     let find = LayoutView("find", intrinsicContentSize: LayoutSize(width: 60, height: 22))
///     root.addSubview(find)
///     try root.layout("|-[\(find)]")
///     root.layoutIfNeeded()
///     find.frame
///
/// A class of yours answers for its content, and places by hand what constraints leave to it, as in
/// UIKit:
///
///     final class Label: LayoutView {
///       var text = "" { didSet { invalidateIntrinsicContentSize() } }
///       override var intrinsicContentSize: LayoutSize {
///         LayoutSize(width: 7 * Double(text.count), height: 20)
///       }
///     }
nonisolated open class LayoutView: LayoutItem, CustomStringConvertible {
  /// The view's place in layout.
  public let layoutNode: LayoutNode

  /// What the content would like, unless a class answers otherwise.
  final var givenContentSize: LayoutSize

  /// The size that the content would like: what the view was made with or given since.
  ///
  /// It can be set, which is noticed in the next layout pass. A class that overrides it says
  /// `invalidateIntrinsicContentSize()` where its answer changes, and what is set has no effect on it.
  open var intrinsicContentSize: LayoutSize { givenContentSize }

  /// Whether the view is shown. As in UIKit that alone changes nothing in the layout, except in a
  /// `LayoutStackView`, which leaves out what is hidden; see also
  /// `LayoutItem.deactivateConstraints()`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { identity.tellArranger() } }
  }

  /// How far the alignment rectangle lies inside the frame; it can be set or overridden, as
  /// `intrinsicContentSize`, and `invalidateAlignment()` says that the answer changes.
  open var alignmentRectInsets: LayoutInsets { givenAlignment.insets }

  /// Distance of the first baseline from the top; it can be set or overridden.
  open var firstBaselineOffsetFromTop: Double { givenAlignment.firstBaseline }

  /// Distance of the last baseline from the bottom; it can be set or overridden.
  open var lastBaselineOffsetFromBottom: Double { givenAlignment.lastBaseline }

  /// Few views have an alignment, which is why it lies apart.
  private final class Alignment {
    var value = ItemAlignment()
  }

  private var uncommonAlignment: Alignment?

  /// How the view is placed by hand; few views are.
  final var handPlacement: HandPlacement?

  /// The alignment that the view was given, unless a class answers otherwise.
  final var givenAlignment: ItemAlignment {
    get { uncommonAlignment?.value ?? ItemAlignment() }
    set {
      let own = uncommonAlignment ?? Alignment()
      own.value = newValue
      uncommonAlignment = own
    }
  }

  /// Makes a view that is alone.
  ///
  /// - Parameters:
  ///   - name: What messages and drawings call it; need not be unique. The name of the view's class
  ///     where none is given.
  ///   - intrinsicContentSize: The size that the content would like, in points; −1 on an axis
  ///     where it has none.
  public init(_ name: String = "", intrinsicContentSize: LayoutSize = .noIntrinsicSize) {
    layoutNode = LayoutNode(name.isEmpty ? Self.className : name)
    givenContentSize = intrinsicContentSize
    layoutNode.identity.tieForLife(to: self)
  }

  /// Makes a view that is placed by hand; see `frame`. The frame of no size at the origin places nothing, so that
  /// constraints and content do.
  public init(frame: LayoutRect) {
    layoutNode = LayoutNode(Self.className)
    givenContentSize = .noIntrinsicSize
    layoutNode.identity.tieForLife(to: self)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a root of a given size, which is required of the view while it has no superview, and which its `frame` has
  /// at once.
  ///
  /// The size can be changed, or dropped on an axis, through the engine's `rootWidth` and
  /// `rootHeight`. In a superview it counts for nothing: a view that is to be added has a `frame`, an
  /// `intrinsicContentSize` or constraints. A number that is negative or not finite is left out.
  public init(_ name: String, size: LayoutSize) {
    layoutNode = LayoutNode(name.isEmpty ? Self.className : name)
    givenContentSize = .noIntrinsicSize
    layoutNode.identity.tieForLife(to: self)
    layoutEngine.rootWidth = size.width
    layoutEngine.rootHeight = size.height
  }

  /// What a view without a name is called.
  private static var className: String {
    #if hasFeature(Embedded)
      "view"
    #else
      String(describing: self)
    #endif
  }

  deinit { layoutNode.end() }

  /// The name and the frame, as in `recursiveDescription`.
  open var description: String { "\(printable(layoutNode.name)) \(layoutFrame)" }

  /// The height that the content needs at a width; nil, unless overridden, for content whose height
  /// does not depend on the width.
  open func intrinsicContentHeight(forWidth width: Double) -> Double? { nil }

  /// Renews the view's own constraints before a pass; does nothing unless overridden.
  open func updateConstraints() {}

  /// Places by hand what the constraints do not place; does nothing unless overridden.
  open func layoutSubviews() {}

  /// Hears of a new frame after `frame` has changed; does nothing unless overridden.
  open func layoutFrameDidChange(to frame: LayoutRect) {}

  /// Says that `layoutSubviews()` is to be called in the next layout pass, even if the frame stays the
  /// same. A class that overrides it calls it too.
  open func setNeedsLayout() { identity.setNeedsLayout() }

  /// Says that `updateConstraints()` is to be called before the next pass solves anything. A class that overrides it
  /// calls it too.
  open func setNeedsUpdateConstraints() { identity.setNeedsUpdateConstraints() }

  /// Says that `intrinsicContentSize` may answer differently from now on; it is asked again in the next layout pass. A
  /// class that overrides it calls it too.
  open func invalidateIntrinsicContentSize() { identity.contentDidChange() }

  /// Adds a view as the last child and keeps it alive; see `addSubitem(_:)`. A class that overrides it calls it too, or
  /// adds the view elsewhere, as to a view that holds its content.
  open func addSubview(_ view: LayoutView) { add(view) }

  /// Makes the view a root of its own; see `removeFromSuperitem()`. A class that overrides it calls it too.
  open func removeFromSuperview() { removeFromSuperitem() }

  /// The size that the constraints inside the view would give it; see `LayoutItem`. A class can answer in another way,
  /// which nothing in the layout asks for.
  open func systemLayoutSizeFitting(
    _ target: LayoutSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> LayoutSize {
    identity.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
  }

  // What is overridden elsewhere is said to be missing only where it is declared in the class itself.

  @available(
    *, unavailable,
    message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
  )
  open func didMoveToSuperview() {}

  @available(
    *, unavailable,
    message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
  )
  open func didMoveToWindow() {}

  @available(
    *, unavailable,
    message: "Set up the view in its init, or in updateConstraints(), which its first pass calls."
  )
  open func willMove(toSuperview view: LayoutView?) {}

  @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
  open func willMove(toWindow window: LayoutView?) {}

  @available(*, unavailable, message: "Set up the view in its init, or in updateConstraints().")
  open func viewDidMoveToWindow() {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), which is called where subviews are new."
  )
  open func didAddSubview(_ view: LayoutView) {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), which is called where subviews are new."
  )
  open func willRemoveSubview(_ view: LayoutView) {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), and call setNeedsLayout() where insets are set."
  )
  open func safeAreaInsetsDidChange() {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), and call setNeedsLayout() where insets are set."
  )
  open func layoutMarginsDidChange() {}

  @available(
    *, unavailable,
    message: "A view has no traits: call setNeedsLayout() where what the layout follows changes."
  )
  open func traitCollectionDidChange(_ previous: LayoutView?) {}

  @available(
    *, unavailable,
    message: "A view has no traits: call setNeedsLayout() where what the layout follows changes."
  )
  open func traitCollectionDidChange(_ previous: HabitualTraits?) {}

  @available(*, unavailable, message: "Nothing is drawn here: leave it out.")
  open func tintColorDidChange() {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), or updateConstraints(), which each pass calls."
  )
  open func layoutIfNeeded() {}

  @available(*, unavailable, message: "Override firstBaselineOffsetFromTop.")
  open var forFirstBaselineLayout: LayoutView { self }

  @available(*, unavailable, message: "Override lastBaselineOffsetFromBottom.")
  open var forLastBaselineLayout: LayoutView { self }

  @available(*, unavailable, message: "Leave it out: views are not archived. Set them up in init.")
  open func awakeFromNib() {}

  @available(
    *, unavailable,
    message:
      "Call a method of your own where the view is used again, and invalidateIntrinsicContentSize()."
  )
  open func prepareForReuse() {}

  @available(
    *, unavailable,
    message: "Nothing is drawn here: override layoutFrameDidChange(to:), and draw by the frame."
  )
  open func draw(_ rect: LayoutRect) {}

  @available(
    *, unavailable,
    message:
      "Override intrinsicContentSize, or intrinsicContentHeight(forWidth:); ask systemLayoutSizeFitting(_:)."
  )
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize { size }

  @available(*, unavailable, message: "Leave it out: every view is laid out by constraints.")
  open class var requiresConstraintBasedLayout: Bool { true }

  @available(
    *, unavailable, message: "Override layoutSubviews(); call layoutIfNeeded()."
  )
  open func layout() {}

  @available(
    *, unavailable,
    message: "Override layoutSubviews(), which is called where the frame has changed."
  )
  open func resizeSubviews(withOldSize size: LayoutSize) {}

  @available(
    *, unavailable,
    message: "Look for the view whose frame contains(_:) the point, with convert(_:to:)."
  )
  open func hitTest(_ point: LayoutPoint, with event: LayoutView?) -> LayoutView? { nil }

  @available(*, unavailable, message: "Write bounds.contains(point).")
  open func point(inside point: LayoutPoint, with event: LayoutView?) -> Bool { false }

  @available(
    *, unavailable,
    message:
      "Override systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)."
  )
  open func systemLayoutSizeFitting(_ target: LayoutSize) -> LayoutSize { target }

  @available(*, unavailable, message: "A view is a rectangle that nobody touches: leave it out.")
  open var canBecomeFirstResponder: Bool { false }

  @available(*, unavailable, message: "Leave it out: y grows downwards in every view.")
  open var isFlipped: Bool { true }

  #if !hasFeature(Embedded)
    @available(
      *, unavailable,
      message: "Nothing is drawn here: keep what draws the view in a class of your own."
    )
    open class var layerClass: AnyClass { LayoutView.self }
  #endif

  // What an extension has can be used and not overridden; the same declared here is what a class would override.

  @available(
    *, unavailable,
    message: "Override layoutFrameDidChange(to:), which hears of each new frame."
  )
  open var frame: LayoutRect {
    get { layoutFrame }
    set {}
  }

  @available(
    *, unavailable,
    message: "Override layoutFrameDidChange(to:), which hears of each new frame."
  )
  open var bounds: LayoutRect {
    get { layoutFrame }
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
  open var safeAreaInsets: LayoutInsets { .zero }

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
  open func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect { frame }

  @available(*, unavailable, message: "Override alignmentRectInsets.")
  open func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect { rect }
}
