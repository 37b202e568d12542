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
