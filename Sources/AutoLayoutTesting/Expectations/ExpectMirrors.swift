/// Expects the layout to be its own mirror image in the other direction of reading.
///
/// The tree is laid out in both directions and then put back into its own. A failure names the items
/// that stay where they were or go somewhere else, with the constraints that speak of them: `left`,
/// `right`, `centerX` with a constant and `directionLeftToRight` do not follow the direction.
///
/// Each number may be off by `accuracy` points.
public func expectMirrors(
  _ root: some LayoutItem, accuracy: Double = 0.001, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let engine = root.layoutEngine
  let direction = engine.direction
  defer {
    engine.direction = direction
    engine.layoutIfNeeded()
  }
  engine.layoutIfNeeded()
  let items = root.subtree.dropFirst()
  let images = items.map { item in
    var image = item.layoutFrame
    let width = item.superitem?.layoutFrame.width ?? 0
    image.x = width - image.x - image.width
    return image
  }
  engine.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
  engine.layoutIfNeeded()
  let wrong = zip(items, images).filter { !$0.layoutFrame.isNear($1, accuracy) }
  guard !wrong.isEmpty else { return }
  let name = engine.direction == .leftToRight ? "left to right" : "right to left"
  var text = FailureText(
    wrong.count == 1
      ? "An item is not mirrored when read \(name)"
      : "\(wrong.count) items are not mirrored when read \(name)"
  )
  text.list(
    "Where they are, and where their mirror images would be:",
    wrong.map {
      "\($0.name) \($0.layoutFrame.toThousandths), mirrored \($1.toThousandths)"
    })
  for (item, _) in wrong.prefix(3) { text.explain(item, along: .horizontal) }
  text.paragraph("The layout, \(name):", LayoutDrawing(of: root).text())
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

extension LayoutRect {
  fileprivate func isNear(_ other: LayoutRect, _ accuracy: Double) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return pairs.allSatisfy { ($0 - $1).magnitude <= accuracy }
  }
}
