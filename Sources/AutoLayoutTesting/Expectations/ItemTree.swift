extension LayoutItem {
  /// The item and everything below it, parents before children.
  var subtree: [any LayoutItem] {
    var found: [any LayoutItem] = []
    var waiting: [any LayoutItem] = [self]
    while let item = waiting.popLast() {
      found.append(item)
      waiting += item.subitems.reversed()
    }
    return found
  }

  /// The top of the tree that the item is in.
  var treeRoot: any LayoutItem {
    var root: any LayoutItem = self
    while let above = root.superitem { root = above }
    return root
  }

  var name: String { layoutNode.name }

  /// What is active and speaks of the item along an axis.
  func constraints(along axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    layoutEngine.constraints.filter {
      $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
    }
  }
}

extension FailureText {
  /// Adds what the constraints say of an item along an axis, or that they say nothing.
  mutating func explain(_ item: some LayoutItem, along axis: LayoutConstraint.Axis) {
    let constraints = item.constraints(along: axis)
    let name = axis == .horizontal ? "horizontally" : "vertically"
    var lines = constraints.map { line(of: $0.record) }
    let content = item.intrinsicContentSize
    let length = axis == .horizontal ? content.width : content.height
    if length >= 0 {
      let extent = axis == .horizontal ? "wide" : "high"
      lines.append("its content is \(length.toThousandths) \(extent)")
    }
    if constraints.isEmpty { lines.insert("no active constraint", at: 0) }
    list("What speaks of '\(item.name)' \(name):", lines)
    let open = item.ambiguousFrameParts.intersection(axis == .horizontal ? .horizontal : .vertical)
    if !open.isEmpty { sentence("  and its \(open.names) can have other values too") }
  }
}

extension FrameParts {
  static var horizontal: FrameParts { [.x, .width] }
  static var vertical: FrameParts { [.y, .height] }

  /// The parts in words: `x and width`.
  var names: String {
    let all: [(FrameParts, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    let names = all.filter { contains($0.0) }.map(\.1)
    guard names.count > 2, let last = names.last else { return names.joined(separator: " and ") }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
