import VisualFormat

extension LayoutItem {
  /// The item and everything below it with the frames of the last layout pass, a line each, children
  /// below their parents.
  ///
  ///     let bar = LayoutView("bar", size: LayoutSize(width: 480, height: 44))
  ///     bar.addSubviews(find, field)
  ///     try bar.layout("|-[\(find)]-[\(field)]-|", options: [.alignAllTop, .alignAllBottom])
  ///     try bar.layout("V:|-11-[\(find)]")
  ///     bar.layoutIfNeeded()
  ///     print(bar.recursiveDescription)
  ///
  /// ```text
  /// bar (0, 0, 480, 44)
  ///    | find (20, 11, 60, 22)
  ///    | field (88, 11, 372, 22)
  /// ```
  ///
  /// An item that lies more than 64 deep has the number of its level in front of its name, and is not moved any further
  /// to the right. Linear in the number of items.
  public var recursiveDescription: String {
    var text = ""
    var waiting: [(item: any LayoutItem, depth: Int)] = [(self, 0)]
    while let (item, depth) = waiting.popLast() {
      if depth > 0 { text += "\n" }
      for _ in 0..<min(depth, deepestIndent) { text += "   | " }
      if depth > deepestIndent { text += "\(depth): " }
      text += "\(printable(item.layoutNode.name)) \(item.layoutFrame)"
      for child in item.subitems.reversed() { waiting.append((child, depth + 1)) }
    }
    return text
  }
}

/// Deeper trees are not moved to the right, or a line would be as long as the tree is deep.
private let deepestIndent = 64
