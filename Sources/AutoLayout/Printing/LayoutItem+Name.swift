import VisualFormat

extension LayoutGuide: CustomStringConvertible {
  /// The name and the frame of the last layout pass, as in `recursiveDescription`.
  public var description: String { "\(printable(layoutNode.name)) \(layoutFrame)" }
}

extension LayoutItem {
  /// What messages and drawings call the item: the name of its node.
  public var name: String {
    get { layoutNode.name }
    @available(*, unavailable, message: "A view is given its name when it is made: LayoutView(_:).")
    set {}
  }
}
