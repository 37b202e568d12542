/// Expects the layout to be its own mirror image in the other direction of reading.
///
/// The tree is laid out in both directions and then put back into its own. A failure names the
/// items that stay where they were or go somewhere else, with the constraints that speak of them:
/// `left`, `right`, `centerX` with a constant and `directionLeftToRight` do not follow the
/// direction, nor does what lies in a view with a `semanticContentAttribute` of its own.
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
  let wrong = zip(items, images).filter {
    !$0.layoutFrame.parts(differingFrom: $1, accuracy: accuracy).isEmpty
  }
  guard !wrong.isEmpty else { return }
  let text = root.withDistinctNames { complaint(about: wrong, in: root) }
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

/// What is said of items that are not where their mirror images are.
private func complaint(
  about wrong: [(any LayoutItem, LayoutRect)], in root: some LayoutItem
) -> FailureText {
  let name = root.layoutEngine.direction == .leftToRight ? "left to right" : "right to left"
  var text = FailureText(
    "\(quoted(wrong.map(\.0.name))) \(wrong.count == 1 ? "is" : "are") not mirrored when read \(name)"
  )
  text.list(
    "Where they are, and where their mirror images would be:",
    wrong.map {
      "\($0.shownName) is at \($0.layoutFrame.toThousandths), expected at \($1.toThousandths)"
    })
  for (item, _) in wrong.prefix(3) {
    text.explain(item, along: .horizontal)
    text.nameMirrors(of: item.constraints(along: .horizontal))
  }
  text.nameOwnDirections(around: wrong.prefix(3).map(\.0))
  text.paragraph("The layout, \(name):", LayoutDrawing(of: root).text())
  return text
}

extension FailureText {
  /// Adds, for each view that arranges some of the items in a direction of its own, that it does.
  fileprivate mutating func nameOwnDirections(around items: [any LayoutItem]) {
    var named: [any LayoutItem] = []
    for around in items.flatMap({ $0.itemsWhoseDirectionItHas })
    where around.semanticContentAttribute != .unspecified
      && !named.contains(where: { $0 === around })
    {
      named.append(around)
      paragraph(
        nil,
        "'\(around.shownName)' keeps its direction: what lies in it does not turn round, as its semanticContentAttribute is '\(around.semanticContentAttribute)'."
      )
    }
  }

  /// Adds, for each edge that does not follow the direction, the one that does.
  fileprivate mutating func nameMirrors(of constraints: [LayoutConstraint]) {
    let mirrors: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.left, .leading), (.right, .trailing), (.leftMargin, .leadingMargin),
      (.rightMargin, .trailingMargin),
    ]
    let used = Set(constraints.flatMap { [$0.firstAttribute, $0.secondAttribute] })
    for (physical, reading) in mirrors where used.contains(physical) {
      paragraph(nil, "'\(physical)' does not follow the direction; '\(reading)' does.")
    }
  }
}

extension LayoutItem {
  /// The items whose direction decides where this one is: for each constraint the nearest one that
  /// both sides lie in.
  fileprivate var itemsWhoseDirectionItHas: [any LayoutItem] {
    let around = constraints(along: .horizontal).compactMap { constraint in
      constraint.firstItem.flatMap { $0.nearestItem(around: constraint.secondItem ?? $0) }
    }
    return around.isEmpty ? [superitem].compactMap { $0 } : around
  }

  /// The nearest item that both are or lie in.
  private func nearestItem(around other: any LayoutItem) -> (any LayoutItem)? {
    let outside = other.lineage
    return lineage.first { item in outside.contains { $0 === item } }
  }
}
