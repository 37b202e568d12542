import VisualFormat

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
  /// The item's node. Always the same object, retained by nothing but the item.
  ///
  /// Of several items with one node only the first takes part in layout, until it is released; an
  /// item that returns a new node each time takes no part at all.
  var layoutNode: LayoutNode { get }

  /// Called with every new frame, in the coordinates of the superitem and on the pixel grid.
  ///
  /// Called at the end of a layout pass, parents before children; constraints and trees may be
  /// changed from here, which takes effect in the same pass.
  func layoutFrameDidChange(to frame: LayoutRect)

  /// Places by hand what the constraints do not place. Called in a layout pass, parents before
  /// children, where the size of the item or the frame of one in it has changed, in the first pass
  /// of an item, and after `setNeedsLayout()`; not where the item has only moved. What is changed
  /// here takes effect in the same pass. An item that changes something each time, such as a growing
  /// constant, is not called again after eight rounds, and `issueHandler` is called.
  func layoutSubviews()

  /// The size that the content would like, in points; `LayoutSize.noIntrinsicMetric` on an axis
  /// where it has none.
  var intrinsicContentSize: LayoutSize { get }

  /// The height that the content needs at a width, in points; nil if its height does not depend on
  /// the width.
  ///
  /// Text that wraps answers here. `intrinsicContentSize` is then its size on one line: the height
  /// is asked for again at the width that the layout gave it, until both agree. Answers are kept
  /// until `invalidateIntrinsicContentSize()`, and no pass asks for one width twice.
  func intrinsicContentHeight(forWidth width: Double) -> Double?

  /// Renews the item's own constraints, before the next pass solves anything; called in the first
  /// pass of an item, and after `setNeedsUpdateConstraints()`, children before their parents. An
  /// item that asks for the next call in each call gets eight calls, and `issueHandler` is called.
  func updateConstraints()

  /// How far the alignment rectangle lies inside the frame. Constraints relate alignment
  /// rectangles; frames are these rectangles grown by the insets. Neither has a size below 0: a
  /// frame is never smaller than its insets, whatever size is asked of it, and the rectangle of a
  /// frame of no size is as large as insets below 0 point out of it.
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

  /// The identity, tied to this item.
  var identity: ItemIdentity {
    let node = layoutNode
    node.tie(to: self)
    return node.identity
  }

  /// The name of the item in messages and drawings: that of its node.
  public var name: String {
    get { layoutNode.name }
    @available(*, unavailable, message: "A view is given its name when it is made: LayoutView(_:).")
    set {}
  }
}

/// What an item stores in order to take part in a layout: its name and its position in a tree.
///
/// An item stores exactly one node and does not share it: when the node is released, the item
/// counts as released. That is how constraints learn that an item is gone.
///
///     final class Widget: LayoutItem {
///       let layoutNode = LayoutNode("widget")
///     }
public final class LayoutNode {
  let identity: ItemIdentity
  /// Only the node of a root has one. The engine keeps identities alive, never a node or an item,
  /// so no cycle of references can form.
  var engine: LayoutEngine?

  /// Makes the node of one item.
  ///
  /// - Parameter name: What messages and drawings call the item. Names need not be unique.
  public init(_ name: String) {
    identity = ItemIdentity(name: name)
    identity.node = self
  }

  deinit { end() }

  /// What messages and drawings call the item.
  public var name: String { identity.name }

  /// Ties the identity to the item. A node is made before its item, so the first use does it.
  @inline(__always)
  func tie(to item: any LayoutItem) {
    if !identity.isOwn { identity.tie(to: item) }
  }

  /// Removes the item from its tree for good; its constraints are told. Calling it again does
  /// nothing.
  func end() { identity.end() }
}

/// A rectangle that takes part in layout and draws nothing: a spacer, or a frame of reference.
public final class LayoutGuide: LayoutItem {
  /// The guide's place in layout.
  public let layoutNode: LayoutNode

  /// Makes a guide that belongs to no view yet; see `LayoutView.addLayoutGuide(_:)`.
  public init(_ name: String = "guide") {
    layoutNode = LayoutNode(name)
    layoutNode.identity.tieForLife(to: self)
  }

  deinit { layoutNode.end() }

  /// The view that the guide was added to.
  public var owningView: LayoutView? { superitem as? LayoutView }
}

extension LayoutGuide: Hashable {
  /// Whether both are one guide.
  public static func == (a: LayoutGuide, b: LayoutGuide) -> Bool { a === b }

  /// Hashes which guide it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: CustomStringConvertible {
  /// The name and the frame of the last layout pass, as in `recursiveDescription`.
  public var description: String { "\(printable(layoutNode.name)) \(layoutFrame)" }
}
