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
/// A subclass answers for its content, and places by hand what constraints leave to it, as in
/// UIKit:
///
///     final class Label: LayoutView {
///       var text = "" { didSet { invalidateIntrinsicContentSize() } }
///       override var intrinsicContentSize: LayoutSize {
///         LayoutSize(width: 7 * Double(text.count), height: 20)
///       }
///     }
nonisolated open class LayoutView: HabitualView, LayoutItem, CustomStringConvertible {
  /// The view's place in layout.
  public let layoutNode: LayoutNode

  /// The content size, unless a class overrides it.
  final var givenContentSize: LayoutSize

  /// The size that the content would like: what the view was made with or given since.
  ///
  /// It can be set, which is noticed in the next layout pass. A class that overrides it calls
  /// `invalidateIntrinsicContentSize()` when its answer changes; setting it has no effect then.
  open var intrinsicContentSize: LayoutSize { givenContentSize }

  /// Whether the view is shown. As in UIKit that alone changes nothing in the layout, except in a
  /// `LayoutStackView`, which leaves out what is hidden; see also
  /// `LayoutItem.deactivateConstraints()`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { identity.tellArranger() } }
  }

  /// How far the alignment rectangle lies inside the frame; it can be set, or overridden like
  /// `intrinsicContentSize`; `invalidateAlignment()` announces a new answer.
  open var alignmentRectInsets: LayoutInsets { givenAlignment.insets }

  /// Distance of the first baseline from the top; it can be set or overridden.
  open var firstBaselineOffsetFromTop: Double { givenAlignment.firstBaseline }

  /// Distance of the last baseline from the bottom; it can be set or overridden.
  open var lastBaselineOffsetFromBottom: Double { givenAlignment.lastBaseline }

  /// Few views have an alignment, so it is stored separately.
  private final class Alignment {
    var value = ItemAlignment()
  }

  private var uncommonAlignment: Alignment?

  /// How the view is placed by hand; few views are.
  final var handPlacement: HandPlacement?

  /// The alignment that was set, unless a class overrides it.
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
    super.init()
    layoutNode.identity.tieForLife(to: self)
  }

  /// Makes a view that is placed by hand; see `frame`. The frame of no size at the origin places
  /// nothing, so that constraints and content do, unless the view is given an `autoresizingMask`,
  /// which then follows from that frame.
  public init(frame: LayoutRect) {
    layoutNode = LayoutNode(Self.className)
    givenContentSize = .noIntrinsicSize
    super.init()
    layoutNode.identity.tieForLife(to: self)
    if frame == .zero { identity.isMadeEmpty = true } else { self.frame = frame }
  }

  /// Makes a root of a given size, which is required of the view while it has no superview, and
  /// which its `frame` has at once.
  ///
  /// The size can be changed, or dropped on an axis, through the engine's `rootWidth` and
  /// `rootHeight`. In a superview it counts for nothing: a view that is to be added has a `frame`,
  /// an `intrinsicContentSize` or constraints. A number that is negative or not finite is left out.
  public init(_ name: String, size: LayoutSize) {
    layoutNode = LayoutNode(name.isEmpty ? Self.className : name)
    givenContentSize = .noIntrinsicSize
    super.init()
    layoutNode.identity.tieForLife(to: self)
    layoutEngine.rootWidth = size.width
    layoutEngine.rootHeight = size.height
  }

  // Initializers that subclasses used to UIKit override or call.
  #if !hasFeature(Embedded)
    /// Always nil: views are not archived. It exists for `required init?(coder:)`, which classes
    /// must declare in UIKit, and may omit here.
    public init?<Coder: AnyObject>(coder: Coder) { return nil }

    @available(
      *, unavailable,
      message:
        "In a class, declare init(_:) without override and call super.init(name); of names, make views by { LayoutView($0) }."
    )
    public init(_ name: String) {
      layoutNode = LayoutNode(name)
      givenContentSize = .noIntrinsicSize
    }

    @available(
      *, unavailable,
      message: "Declare init() without override, and call super.init(frame: .zero)."
    )
    public override init() {
      layoutNode = LayoutNode("")
      givenContentSize = .noIntrinsicSize
    }
  #endif

  /// The default name of a view.
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

  /// Called with a new frame after `frame` has changed; does nothing unless overridden.
  open func layoutFrameDidChange(to frame: LayoutRect) {}

  /// Says that `layoutSubviews()` is to be called in the next layout pass, even if the frame stays
  /// the same. A class that overrides it calls it too.
  open func setNeedsLayout() { identity.setNeedsLayout() }

  /// Says that `updateConstraints()` is to be called before the next pass solves anything. A class
  /// that overrides it calls it too.
  open func setNeedsUpdateConstraints() { identity.setNeedsUpdateConstraints() }

  /// Says that `intrinsicContentSize` may answer differently from now on; it is asked again in the
  /// next layout pass. A class that overrides it calls it too.
  open func invalidateIntrinsicContentSize() { identity.contentDidChange() }

  /// Adds a view as the last child and keeps it alive; see `addSubitem(_:)`. A class that overrides
  /// it calls it too, or adds the view elsewhere, as to a view that holds its content.
  open func addSubview(_ view: LayoutView) { add(view) }

  /// Makes the view a root of its own; see `removeFromSuperitem()`. A class that overrides it calls
  /// it too.
  open func removeFromSuperview() { removeFromSuperitem() }

  /// The size that the constraints inside the view would give it; see `LayoutItem`. A class can
  /// override it, and passes all arguments to its superclass; the layout itself does not call it.
  open func systemLayoutSizeFitting(
    _ target: LayoutSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> LayoutSize {
    identity.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
  }
}

/// Setters for properties whose getters classes override: a settable property of the class itself
/// could only be overridden by a settable one.
extension LayoutItem where Self: LayoutView {
  /// The size that the content would like; a change is noticed in the next layout pass.
  public var intrinsicContentSize: LayoutSize {
    get { (self as LayoutView).intrinsicContentSize }
    set {
      givenContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How far the alignment rectangle lies inside the frame; a change is noticed in the next layout
  /// pass.
  public var alignmentRectInsets: LayoutInsets {
    get { (self as LayoutView).alignmentRectInsets }
    set {
      givenAlignment.insets = newValue
      invalidateAlignment()
    }
  }

  /// Distance of the first baseline from the top; a change is noticed in the next layout pass.
  public var firstBaselineOffsetFromTop: Double {
    get { (self as LayoutView).firstBaselineOffsetFromTop }
    set {
      givenAlignment.firstBaseline = newValue
      invalidateAlignment()
    }
  }

  /// Distance of the last baseline from the bottom; a change is noticed in the next layout pass.
  public var lastBaselineOffsetFromBottom: Double {
    get { (self as LayoutView).lastBaselineOffsetFromBottom }
    set {
      givenAlignment.lastBaseline = newValue
      invalidateAlignment()
    }
  }
}

extension LayoutView {
  /// `intrinsicContentSize`, by a name that has one type.
  package final var plainContentSize: LayoutSize {
    get { intrinsicContentSize }
    set { intrinsicContentSize = newValue }
  }
}

/// Views, guides and constraints are equal to nothing but themselves, as objects are in UIKit, so
/// that `contains`, `firstIndex(of:)`, sets and dictionaries work.
extension LayoutView: Hashable {
  /// Whether both are one view.
  public static func == (a: LayoutView, b: LayoutView) -> Bool { a === b }

  /// Hashes which view it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutItem where Self: LayoutView {
  /// The hash value, as objects have it in UIKit.
  public var hash: Int { hashValue }
}
