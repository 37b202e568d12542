/// Anything that can stand in a constraint: a `LayoutView`, a `LayoutGuide`, or a toolkit's own
/// widget, for which one stored property is enough.
///
///     final class Widget: LayoutItem {
///       let layoutNode = LayoutNode("widget")
///       func layoutFrameDidChange(to frame: LayoutRect) { move(to: frame) }
///     }
///
/// Everything but the node has a default. An item that answers differently later says so with
/// `invalidateIntrinsicContentSize()` or `invalidateAlignment()`. Items, like the rest of a tree,
/// belong to one thread at a time.
public protocol LayoutItem: AnyObject {
  /// The item's place in layout. Always the same object, kept by nobody but the item.
  ///
  /// Of several items with one node only the first takes part in layout, until it ends; an item whose node
  /// is another one each time, not at all.
  var layoutNode: LayoutNode { get }

  /// Hears of every new frame, in the coordinates of the superitem and on the pixel grid.
  ///
  /// Called at the end of a layout pass, parents before children; constraints and trees may be
  /// changed from here, which takes effect in the same pass.
  func layoutFrameDidChange(to frame: LayoutRect)

  /// Places by hand what the constraints do not place. Called in a layout pass, parents before children, where the
  /// frame of the item or of one in it has changed, in the first pass of an item, and after `setNeedsLayout()`. What
  /// is changed here takes effect in the same pass. Something that is changed each time, as a constant that grows, has no
  /// end: it is left as it is after eight rounds, and `issueHandler` hears of it.
  func layoutSubviews()

  /// The size that the content would like, in points; `LayoutSize.noIntrinsicMetric` on an axis
  /// where it has none.
  var intrinsicContentSize: LayoutSize { get }

  /// The height that the content needs at a width, in points; nil if its height does not depend on
  /// the width.
  ///
  /// Text that wraps answers here. `intrinsicContentSize` is then its size on one line: the height
  /// is asked for again at the width that the layout gave it, until both agree. Answers are kept until
  /// `invalidateIntrinsicContentSize()`, and no pass asks for one width twice.
  func intrinsicContentHeight(forWidth width: Double) -> Double?

  /// Renews the item's own constraints, before the next pass solves anything; called in the first pass of an item, and
  /// after `setNeedsUpdateConstraints()`, children before their parents. Who asks for the next call in each call is given
  /// eight, and `issueHandler` hears of it.
  func updateConstraints()

  /// How far the alignment rectangle lies inside the frame. Constraints relate alignment
  /// rectangles; frames are these rectangles grown by the insets.
  var alignmentRectInsets: LayoutInsets { get }

  /// Distance of the first baseline from the top of the alignment rectangle.
  var firstBaselineOffsetFromTop: Double { get }

  /// Distance of the last baseline from the bottom of the alignment rectangle, upwards.
  var lastBaselineOffsetFromBottom: Double { get }
}

extension LayoutItem {
  /// Does nothing.
  public func layoutFrameDidChange(to frame: LayoutRect) {}

  /// Does nothing.
  public func layoutSubviews() {}

  /// No content size on either axis.
  public var intrinsicContentSize: LayoutSize { .noIntrinsicSize }

  /// nil: the height does not depend on the width.
  public func intrinsicContentHeight(forWidth width: Double) -> Double? { nil }

  /// Does nothing.
  public func updateConstraints() {}

  /// No insets.
  public var alignmentRectInsets: LayoutInsets { .zero }

  /// 0.
  public var firstBaselineOffsetFromTop: Double { 0 }

  /// 0.
  public var lastBaselineOffsetFromBottom: Double { 0 }
}

extension LayoutItem {
  /// The identity, tied to this item.
  var identity: ItemIdentity {
    let node = layoutNode
    node.tie(to: self)
    return node.identity
  }
}
