import AutoLayout
import Testing

@Suite struct AnchorTests {
  private func makeTree() -> (root: LayoutView, a: LayoutView, b: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 200))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    return (root, a, b)
  }

  @Test func `an anchor knows its item while that is there`() {
    let (_, a, b) = makeTree()
    #expect(a.leadingAnchor.item === a && b.widthAnchor.item === b)
    // A distance is to the place that it was asked for with.
    #expect(a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).item === b)
    let anchor = LayoutView("gone").topAnchor
    #expect(anchor.item == nil)
  }

  @Test func `anchors make the constraints that items and attributes make`() {
    let (_, a, b) = makeTree()
    let pairs: [(LayoutConstraint, LayoutConstraint)] = [
      (
        a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 3),
        relate(a, .leading, .equal, b, .trailing, plus: 3)
      ),
      (
        a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor),
        relate(a, .left, .greaterThanOrEqual, b, .right)
      ),
      (
        a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -2),
        relate(a, .top, .lessThanOrEqual, b, .bottom, plus: -2)
      ),
      (
        a.centerXAnchor.constraint(equalTo: b.centerXAnchor),
        relate(a, .centerX, .equal, b, .centerX)
      ),
      (
        a.centerYAnchor.constraint(equalTo: b.firstBaselineAnchor),
        relate(a, .centerY, .equal, b, .firstBaseline)
      ),
      (
        a.lastBaselineAnchor.constraint(equalTo: b.topAnchor),
        relate(a, .lastBaseline, .equal, b, .top)
      ),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 5),
        relate(a, .width, .equal, b, .height, times: 2, plus: 5)
      ),
      (
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5),
        relate(a, .width, .greaterThanOrEqual, b, .width, times: 0.5)
      ),
      (
        a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, constant: 1),
        relate(a, .height, .lessThanOrEqual, b, .height, plus: 1)
      ),
      (a.heightAnchor.constraint(equalToConstant: 7), relate(a, .height, plus: 7)),
      (
        a.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
        relate(a, .height, .greaterThanOrEqual, plus: 7)
      ),
      (
        a.heightAnchor.constraint(lessThanOrEqualToConstant: 7).withPriority(250),
        relate(a, .height, .lessThanOrEqual, plus: 7, at: 250)
      ),
    ]
    for (anchored, made) in pairs { #expect(anchored.record == made.record) }
  }

  @Test func `system spacing is the standard space of the tree`() {
    let (root, a, b) = makeTree()
    #expect(
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor).constant == 8)
    root.layoutEngine.convention.siblingSpacing = 6
    let after = a.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)
    #expect(after.constant == 12 && after.relation == .greaterThanOrEqual)
    let below = a.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5)
    #expect(below.constant == 3 && below.relation == .lessThanOrEqual)
    #expect(
      a.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: b.lastBaselineAnchor).record
        == relate(a, .firstBaseline, .equal, b, .lastBaseline, plus: 6).record)
  }

  @Test func `a mistake in an anchor call is thrown by the activation`() {
    let (root, a, _) = makeTree()
    let mixed = a.leadingAnchor.constraint(equalTo: root.leftAnchor)
    #expect(throws: LayoutError.invalidConstraint(mixed.record, .mixedDirections)) {
      try LayoutConstraint.activate([mixed])
    }
    let infinite = a.widthAnchor.constraint(equalToConstant: .infinity)
    #expect(throws: LayoutError.invalidConstraint(infinite.record, .notFinite)) {
      try LayoutConstraint.activate([infinite])
    }
  }

  @Test func `a picture keeps its shape in the middle of the page`() throws {
    let (root, a, _) = makeTree()
    try LayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5),
      a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 75, 50, 150, 100)
  }

  @Test func `a view in three gaps of one size`() throws {
    let (root, a, b) = makeTree()
    let left = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let middle = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let right = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    try LayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 60), b.widthAnchor.constraint(equalToConstant: 90),
      middle.constraint(equalTo: left), right.constraint(equalTo: middle, multiplier: 2),
    ])
    root.layoutIfNeeded()
    // 300 - 60 - 90 = 150 in parts of 1, 1 and 2.
    expectFrame(a, 37.5, 0, 60, 0)
    expectFrame(b, 135, 0, 90, 0)
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(a, 202.5, 0, 60, 0)
    expectFrame(b, 75, 0, 90, 0)
  }

  @Test func `a distance compares with sizes, and with points`() throws {
    let (root, a, b) = makeTree()
    let gap = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    try LayoutConstraint.activate([
      root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 11),
      a.heightAnchor.constraint(equalToConstant: 20),
      gap.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 1),
      b.heightAnchor.constraint(equalTo: gap, constant: -11),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 0, 11, 0, 20)
    expectFrame(b, 0, 72, 0, 30)
  }

  @Test func `physical distances stay what they are from right to left`() throws {
    let (root, a, b) = makeTree()
    let card = LayoutView("card")
    b.addSubview(card)
    try LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 80),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.widthAnchor.constraint(
        equalTo: a.leftAnchor.anchorWithOffset(to: a.rightAnchor), multiplier: 0.5),
      a.rightAnchor.anchorWithOffset(to: card.leftAnchor)
        .constraint(equalTo: b.widthAnchor, multiplier: 2.25),
    ])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      root.layoutEngine.direction = direction
      root.layoutIfNeeded()
      expectFrame(a, 10, 0, 40, 0)
      expectFrame(b, 220, 0, 80, 0)
      expectFrame(card, 10, 0, 20, 0)
    }
  }

  @Test func `a distance takes margins and baselines along`() throws {
    let (root, a, b) = makeTree()
    a.lastBaselineOffsetFromBottom = 4
    b.firstBaselineOffsetFromTop = 10
    try LayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      a.lastBaselineAnchor.anchorWithOffset(to: b.firstBaselineAnchor)
        .constraint(
          equalTo: root.topAnchor.anchorWithOffset(to: root.layoutMarginsGuide.topAnchor),
          multiplier: 3),
    ])
    root.layoutIfNeeded()
    // Baseline at 8 + 20 - 4 = 24, the next 3 * 8 below, its view 10 above that.
    expectFrame(b, 0, 38, 0, 0)
    root.layoutMargins.top = 10
    root.layoutIfNeeded()
    expectFrame(b, 0, 46, 0, 0)
  }

  @Test func `a distance leaves with any of its views`() throws {
    let (root, a, b) = makeTree()
    let (c, d) = (LayoutView("c"), LayoutView("d"))
    for view in [a, b, c, d] {
      root.addSubviews(a, b, c, d)
      let made = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: c.leadingAnchor.anchorWithOffset(to: d.leadingAnchor))
      try LayoutConstraint.activate([made])
      root.layoutIfNeeded()
      view.removeFromSuperview()
      #expect(!made.isActive)
      root.layoutIfNeeded()
      #expect(throws: LayoutError.noCommonAncestor(made.record)) {
        try LayoutConstraint.activate([made])
      }
    }
    #expect(root.layoutEngine.constraints.isEmpty)
  }

  @Test func `a distance is written as a difference`() {
    let (_, a, b) = makeTree()
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let made = gap.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 1)
    #expect(made.record.equation == "(b.leading - a.trailing) == 2 * a.width + 1")
  }
}
