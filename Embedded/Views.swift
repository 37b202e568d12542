import AutoLayout

/// Text that wraps: so many letters of one size.
private final class Text: LayoutView {
  private let letters: Double

  init(_ name: String, letters: Double) {
    self.letters = letters
    super.init(name, intrinsicContentSize: LayoutSize(width: 7 * letters, height: 17))
    firstBaselineOffsetFromTop = 13
    lastBaselineOffsetFromBottom = 4
  }

  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    17 * (7 * letters / max(width, 7)).rounded(.up)
  }

  override func layoutFrameDidChange(to frame: LayoutRect) {
    print(layoutNode.name + " moves to " + bits(frame))
  }
}

/// A widget of a toolkit's own.
private final class Widget: LayoutItem {
  let layoutNode: LayoutNode
  var intrinsicContentSize: LayoutSize

  init(_ name: String, _ width: Double, _ height: Double) {
    layoutNode = LayoutNode(name)
    intrinsicContentSize = LayoutSize(width: width, height: height)
  }
}

/// Stacks, scroll views, text, margins and guides.
func printKindsOfViews() {
  section("kinds of views")
  let root = LayoutView("superview", size: LayoutSize(width: 320, height: 568))
  let title = Text("title", letters: 12)
  let note = Text("note", letters: 300)
  let icon = LayoutView("icon", intrinsicContentSize: LayoutSize(width: 24, height: 24))
  icon.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
  let bar = LayoutStackView("bar", arrangedSubviews: [icon, title])
  bar.spacing = 8
  bar.alignment = .center
  bar.setCustomSpacing(12, after: icon)
  let page = LayoutScrollView("page")
  let column = LayoutStackView("column", arrangedSubviews: [note, LayoutView("rest")])
  column.axis = .vertical
  column.isLayoutMarginsRelativeArrangement = true
  column.layoutMargins = LayoutInsets(top: 3, left: 5, bottom: 7, right: 11)
  page.addSubview(column)
  root.addSubviews(bar, page)
  root.safeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 34, right: 0)
  attempt { () throws(LayoutError) in
    try root.layout("|-[\(bar)]-|")
    try root.layout("|[\(page)]|")
    try root.layout("V:[\(bar)]-[\(page)]|")
    try page.layout("H:|[\(column)(==\(page.frameLayoutGuide))]|")
    try page.layout("V:|[\(column)]|")
    try LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      note.firstBaselineAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
    ])
  }
  printFrames(of: root)
  icon.isHidden = true
  note.firstBaselineOffsetFromTop = 14.5
  note.lastBaselineOffsetFromBottom += 1
  icon.alignmentRectInsets.left += 1
  root.layoutEngine.rootWidth = 700
  root.layoutEngine.direction = .rightToLeft
  page.contentOffset = LayoutPoint(x: 0, y: 10)
  printFrames(of: root)
  bar.removeArrangedSubview(title)
  column.distribution = .equalSpacing
  printFrames(of: root)
  printExplanations(of: root)
  print(bits(note.systemLayoutSizeFitting(LayoutSize(width: 100, height: 0)).height))
}

/// Everything that an item offers whose class the compiler does not know.
func printItemsOfUnknownClass() {
  section("items of unknown class")
  let items: [any LayoutItem] = [
    LayoutView("root", size: LayoutSize(width: 300, height: 200)), Widget("widget", 30, 20),
    LayoutGuide("guide"), Text("text", letters: 40), Widget("open", 10, 10),
  ]
  let root = items[0]
  for item in items.dropFirst() { root.addSubitem(item) }
  attempt { () throws(LayoutError) in
    try root.layout(
      "|-[\(items[1])]-[\(items[2])(\(items[1]))]-[\(items[3])]-|", options: .alignAllTop)
    try root.layout("V:|-(<=11)-[\(items[1])(>=10)]-[\(items[4])]")
  }
  for item in items { prepare(item) }
  for item in items { printMembers(of: item) }
  print(root.layoutIfNeeded().map { $0.layoutNode.name }.joined(separator: " "))
  for item in root.exerciseAmbiguityInLayout() { print(item.layoutNode.name) }
  print(LayoutDrawing(of: root).text())
  for item in items[1].deactivateConstraints() { print(item.description) }
  items[3].removeFromSuperitem()
  // Nobody else keeps them.
  withExtendedLifetime(items) { print(root.recursiveDescription) }
}

private func prepare(_ item: any LayoutItem) {
  item.setContentHuggingPriority(LayoutPriority(260), for: .horizontal)
  item.setContentCompressionResistancePriority(LayoutPriority(740), for: .vertical)
  item.layoutMargins.left += 1
  item.directionalLayoutMargins.trailing += 2
  item.safeAreaInsets.top = 5
  item.invalidateIntrinsicContentSize()
  item.invalidateAlignment()
  item.setNeedsLayout()
  item.setNeedsUpdateConstraints()
  let places = [item.leadingAnchor, item.leftAnchor, item.centerXAnchor]
  let constraints = [
    places[0].constraint(
      greaterThanOrEqualTo: item.layoutMarginsGuide.leadingAnchor, constant: -99),
    item.safeAreaLayoutGuide.topAnchor.constraint(lessThanOrEqualTo: item.centerYAnchor),
    item.trailingAnchor.constraint(greaterThanOrEqualTo: places[1]),
    item.rightAnchor.constraint(greaterThanOrEqualTo: places[2]),
    item.bottomAnchor.constraint(greaterThanOrEqualTo: item.firstBaselineAnchor),
    item.lastBaselineAnchor.constraint(lessThanOrEqualTo: item.bottomAnchor, constant: 99),
    item.widthAnchor.constraint(
      lessThanOrEqualTo: item.heightAnchor, multiplier: 50, constant: 500),
    item.leadingAnchor.anchorWithOffset(to: item.trailingAnchor).constraint(
      greaterThanOrEqualToConstant: 0),
  ]
  for constraint in constraints { constraint.isActive = true }
}

private func printMembers(of item: any LayoutItem) {
  item.layoutIfNeeded()
  print(item.layoutNode.name + " " + bits(item.layoutFrame))
  print((item.superitem?.layoutNode.name ?? "none") + " has " + String(item.subitems.count))
  print(String(item.layoutEngine.constraints.count) + " " + String(item.touchingConstraints.count))
  print(bits(item.layoutMargins.left) + " " + bits(item.directionalLayoutMargins.trailing))
  print(bits(item.safeAreaInsets.top) + " " + bits(item.intrinsicContentSize.width))
  print(bits(item.alignmentRectInsets.top) + " " + bits(item.firstBaselineOffsetFromTop))
  print(bits(item.contentHuggingPriority(for: .horizontal).rawValue))
  print(bits(item.contentCompressionResistancePriority(for: .vertical).rawValue))
  print(String(item.hasAmbiguousLayout) + " " + String(item.ambiguousFrameParts.rawValue))
  for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
    for constraint in item.constraintsAffectingLayout(for: axis) { print(constraint.description) }
    print(item.layoutReason(for: axis).draw())
  }
  print(bits(item.systemLayoutSizeFitting(LayoutSize(width: 90, height: 0)).height))
  print(item.recursiveDescription)
}
