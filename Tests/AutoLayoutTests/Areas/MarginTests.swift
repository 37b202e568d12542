import AutoLayout
import Testing

@Suite struct MarginTests {
  private func makeRoot() -> (root: LayoutView, view: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    root.layoutMargins = LayoutInsets(top: 5, left: 10, bottom: 15, right: 30)
    return (root, view)
  }

  @Test func `margins are 8 points on each side unless told otherwise`() {
    let view = LayoutView("view")
    #expect(view.layoutMargins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.directionalLayoutMargins
        == DirectionalLayoutInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `edges within the margins are where the margins are`() throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate([
      relate(view, .left, .equal, root, .leftMargin), relate(view, .top, .equal, root, .topMargin),
      relate(view, .right, .equal, root, .rightMargin, plus: -1),
      relate(view, .bottom, .equal, root, .bottomMargin),
    ])
    root.layoutIfNeeded()
    expectFrame(view, 10, 5, 159, 80)
    root.layoutMargins.left = 20
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["view"])
    expectFrame(view, 20, 5, 149, 80)
  }

  @Test func `the middle within the margins is the middle between them`() throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate([
      relate(view, .centerX, .equal, root, .centerXWithinMargins),
      relate(view, .centerY, .equal, root, .centerYWithinMargins),
      relate(view, .width, plus: 40), relate(view, .height, plus: 20),
    ])
    root.layoutIfNeeded()
    // (10 + 170) / 2 - 20 and (5 + 85) / 2 - 10
    expectFrame(view, 70, 35, 40, 20)
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(view, 70, 35, 40, 20)
  }

  @Test func `leading margins follow the direction, and a multiplier takes them along`() throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate([
      relate(view, .leading, .equal, root, .leadingMargin),
      relate(view, .trailing, .equal, root, .trailingMargin, times: 0.5),
    ])
    root.layoutIfNeeded()
    expectFrame(view, 10, 0, 75, 0)
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    // From the right: 30, and half of 200 - 10.
    expectFrame(view, 105, 0, 65, 0)
    root.directionalLayoutMargins = DirectionalLayoutInsets(leading: 4, trailing: 20)
    root.layoutIfNeeded()
    expectFrame(view, 110, 0, 86, 0)
    #expect(root.layoutMargins == LayoutInsets(left: 20, right: 4))
    root.layoutEngine.direction = .leftToRight
    root.layoutIfNeeded()
    expectFrame(view, 4, 0, 86, 0)
    #expect(root.layoutMargins == LayoutInsets(left: 4, right: 20))
  }

  @Test func `a view keeps its own margins away from something beside it`() throws {
    let (root, view) = makeRoot()
    let label = LayoutView("label")
    view.addSubview(label)
    view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    try LayoutConstraint.activate(pin(view, in: root, 50, 50, 60, 40))
    try LayoutConstraint.activate([
      relate(root, .right, .equal, view, .rightMargin, plus: 94),
      relate(label, .topMargin, .equal, view, .topMargin),
      relate(label, .left, .equal, view, .leftMargin),
    ])
    root.layoutIfNeeded()
    // The label's own margin of 8 is above the view's of 1: 8 + y = 1.
    expectFrame(label, 2, -7, 0, 0)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `margins that are no numbers are refused, and heard of`() {
    let (root, view) = makeRoot()
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    view.layoutMargins.top = .nan
    view.safeAreaInsets.left = .infinity
    view.directionalLayoutMargins.leading = -1e13
    #expect(issues.count == 3)
    #expect(issues.last == .invalidValue(item: "view", .layoutMargin, -1e13))
    #expect(view.layoutMargins.top == 8 && view.safeAreaInsets == .zero)
  }
}
