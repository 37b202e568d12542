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
open class LayoutView: LayoutItem {
  /// The view's place in layout.
  public let layoutNode: LayoutNode

  /// The size that the content would like; a change is noticed in the next layout pass.
  open var intrinsicContentSize: LayoutSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the view is shown. As in UIKit that alone changes nothing in the layout, except in a
  /// `LayoutStackView`, which leaves out what is hidden; see also
  /// `LayoutItem.deactivateConstraints()`.
  public var isHidden = false {
    didSet { if isHidden != oldValue { identity.tellArranger() } }
  }

  /// How far the alignment rectangle lies inside the frame; a change is noticed in the next layout
  /// pass.
  open var alignmentRectInsets: LayoutInsets {
    get { alignment.insets }
    set { alignment.insets = newValue }
  }

  /// Distance of the first baseline from the top; a change is noticed in the next layout pass.
  open var firstBaselineOffsetFromTop: Double {
    get { alignment.firstBaseline }
    set { alignment.firstBaseline = newValue }
  }

  /// Distance of the last baseline from the bottom; a change is noticed in the next layout pass.
  open var lastBaselineOffsetFromBottom: Double {
    get { alignment.lastBaseline }
    set { alignment.lastBaseline = newValue }
  }

  /// Few views have an alignment, which is why it lies apart.
  private final class Alignment {
    var value = ItemAlignment()
  }

  private var uncommonAlignment: Alignment?

  private var alignment: ItemAlignment {
    get { uncommonAlignment?.value ?? ItemAlignment() }
    set {
      let own = uncommonAlignment ?? Alignment()
      own.value = newValue
      uncommonAlignment = own
      invalidateAlignment()
    }
  }

  /// Makes a view that is alone.
  ///
  /// - Parameters:
  ///   - name: What messages and drawings call it; need not be unique.
  ///   - intrinsicContentSize: The size that the content would like, in points; −1 on an axis
  ///     where it has none.
  public init(_ name: String, intrinsicContentSize: LayoutSize = .noIntrinsicSize) {
    layoutNode = LayoutNode(name)
    self.intrinsicContentSize = intrinsicContentSize
    layoutNode.identity.tieForLife(to: self)
  }

  /// Makes a root of a given size, which is required of the view while it has no superview.
  ///
  /// The size can be changed, or dropped on an axis, through the engine's `rootWidth` and
  /// `rootHeight`. A number that is negative or not finite is left out.
  public convenience init(_ name: String, size: LayoutSize) {
    self.init(name)
    layoutEngine.rootWidth = size.width
    layoutEngine.rootHeight = size.height
  }

  deinit { layoutNode.end() }

  /// The place of the view in its superview, as of the last layout pass.
  public var frame: LayoutRect { layoutFrame }

  /// The height that the content needs at a width; nil, unless overridden, for content whose height
  /// does not depend on the width.
  open func intrinsicContentHeight(forWidth width: Double) -> Double? { nil }

  /// Renews the view's own constraints before a pass; does nothing unless overridden.
  open func updateConstraints() {}

  /// Places by hand what the constraints do not place; does nothing unless overridden.
  open func layoutSubviews() {}

  /// Hears of a new frame after `frame` has changed; does nothing unless overridden.
  open func layoutFrameDidChange(to frame: LayoutRect) {}
}
