import AutoLayout
import Testing

@Suite struct AlignmentTests {
  @Test func `constraints relate alignment rectangles, the superview's too`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 80))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 30, height: 20))
    root.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.alignmentRectInsets = LayoutInsets(top: 5, left: 6, bottom: 7, right: 8)
    root.addSubview(view)
    try LayoutConstraint.activate([
      relate(view, .leading, .equal, root, .leading, plus: 10),
      relate(root, .bottom, .equal, view, .bottom, plus: 10),
    ])
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 100, 80)
    // The alignment rectangle is at 12, 47 with 30 by 20; the root's ends at 77.
    expectFrame(view, 6, 42, 44, 32)
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    // Its right edge is at 100 - 4 - 10.
    expectFrame(view, 50, 42, 44, 32)
    view.alignmentRectInsets = .zero
    root.layoutIfNeeded()
    expectFrame(view, 56, 47, 30, 20)
    root.alignmentRectInsets = LayoutInsets(top: 50, bottom: 50)
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 100, 100)
  }

  @Test func `baselines are offsets from top and bottom, and may change`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    a.lastBaselineOffsetFromBottom = 4
    b.firstBaselineOffsetFromTop = 9
    b.lastBaselineOffsetFromBottom = 2
    try LayoutConstraint.activate([
      relate(a, .top, .equal, root, .top, plus: 10), relate(a, .height, plus: 20),
      relate(b, .firstBaseline, .equal, a, .lastBaseline, plus: 30),
      relate(b, .lastBaseline, .equal, root, .bottom, times: 0.5, plus: 20),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 0, 10, 0, 20)
    expectFrame(b, 0, 47, 0, 25)
    a.lastBaselineOffsetFromBottom = 0
    root.layoutIfNeeded()
    expectFrame(b, 0, 51, 0, 21)
  }

  @Test func `insets that point outwards keep the frame, not its rectangle, from being negative`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    a.alignmentRectInsets.right = -2
    let size = a.widthAnchor.constraint(equalToConstant: 0)
    size.priority = 500
    for format in ["|[a][b(10)]", "V:|[a(5)]", "V:|[b(5)]"] {
      try LayoutConstraint.activate(
        constraints(visualFormat: format, views: ["a": a, "b": b]))
    }
    size.isActive = true
    root.layoutIfNeeded()
    expectFrame(a, 0, 0, 0, 5)
    expectFrame(b, 2, 0, 10, 5)
    // Other insets move the bound; nothing of it stays when there are none.
    a.alignmentRectInsets.left = -5
    root.layoutIfNeeded()
    expectFrame(a, 5, 0, 0, 5)
    expectFrame(b, 7, 0, 10, 5)
    a.alignmentRectInsets.left = 2
    root.layoutIfNeeded()
    expectFrame(b, 0, 0, 10, 5)
    a.alignmentRectInsets = .zero
    root.layoutIfNeeded()
    expectFrame(b, 0, 0, 10, 5)
    // What is required gives way to it, and is named.
    a.alignmentRectInsets.right = -2
    var conflicts: [LayoutError.Conflict] = []
    root.layoutEngine.conflictHandler = { conflict, _ in conflicts.append(conflict) }
    root.layoutIfNeeded()
    size.priority = .required
    root.layoutIfNeeded()
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.constraints.map { $0.sentence } == ["`[a(0)]` asks for a width of 0 points"])
    #expect(
      conflict.implicit.map { $0.fact } == [
        "the width of a cannot be below 2 points, by which its alignmentRectInsets point out of the frame"
      ])
    expectFrame(b, 2, 0, 10, 5)
  }

  @Test(arguments: [1.0 / 3, -1.0 / 7, 5.55, 1e-9])
  func `a root has the size that it is given to the bit`(inset: Double) {
    let root = LayoutView("root", size: LayoutSize(width: 119, height: 15.1))
    root.alignmentRectInsets = LayoutInsets(top: 0.1, left: inset, bottom: inset, right: 1.0 / 3)
    root.layoutIfNeeded()
    #expect(root.frame.size == LayoutSize(width: 119, height: 15.1))
  }

  @Test func `content gives way where insets that point outwards leave less than nothing`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 1, height: 7))
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    view.alignmentRectInsets = LayoutInsets(top: -3, left: -3, bottom: -3)
    root.addSubview(view)
    for format in ["|[view]", "V:|[view]"] {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: ["view": view]))
    }
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    root.layoutIfNeeded()
    expectFrame(view, 3, 3, 0, 1)
    #expect(issues.isEmpty)
    #expect(
      view.systemLayoutSizeFitting(.layoutFittingCompressedSize) == LayoutSize(width: 0, height: 1))
  }

  @Test func `numbers that an item cannot mean are left out, and heard of`() {
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 30, height: 20))
    var issues: [LayoutError] = []
    view.layoutEngine.issueHandler = { issues.append($0) }
    view.alignmentRectInsets.left = -.infinity
    view.firstBaselineOffsetFromTop = 1e20
    view.intrinsicContentSize.width = -3
    view.layoutIfNeeded()
    expectFrame(view, 0, 0, 0, 20)
    #expect(
      issues.contains(.invalidValue(item: "view", .alignmentInset, -.infinity))
        && issues.contains(.invalidValue(item: "view", .baselineOffset, 1e20))
        && issues.contains(.invalidValue(item: "view", .intrinsicWidth, -3)))
    #expect(issues.count == 3)
  }
}
