import Testing

@testable import AutoLayout

/// What the constraints leave open, and what changes nothing.
@Suite struct OpenValueTests {
  @Test(arguments: [false, true])
  func `widths that share a sum go to 0 by the order of the tree`(isReversed: Bool) throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let (one, other) = (LayoutView("one"), LayoutView("other"))
    for view in isReversed ? [other, one] : [one, other] { root.addSubview(view) }
    try LayoutConstraint.activate([
      relate(one, .width, .equal, other, .width, times: -1, plus: 100)
    ])
    root.layoutIfNeeded()
    expectFrame(one, 0, 0, isReversed ? 100 : 0, 0)
    expectFrame(other, 0, 0, isReversed ? 0 : 100, 0)
  }

  @Test func `a parent goes before its children, and sizes before places`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let (parent, child, later) = (LayoutView("parent"), LayoutView("child"), LayoutView("later"))
    root.addSubviews(parent, later)
    parent.addSubview(child)
    try LayoutConstraint.activate([
      relate(parent, .width, .equal, child, .width, times: -1, plus: 100),
      relate(child, .height, .equal, later, .height, times: -1, plus: 40),
      relate(later, .trailing, .equal, root, .leading, plus: 70),
    ])
    root.layoutIfNeeded()
    // The sizes add up to the same whoever has them, but for the last one, which need not be.
    expectFrame(parent, 0, 0, 0, 0)
    expectFrame(child, 0, 0, 100, 0)
    expectFrame(later, 70, 0, 0, 40)
  }

  @Test func `setting the same value does nothing`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    let made = try root.layout("|-10-[\(view)(50@500)]")
    let engine = root.layoutEngine
    engine.scale = 2
    engine.direction = .rightToLeft
    root.layoutIfNeeded()
    for constraint in made {
      constraint.constant = constraint.constant
      constraint.priority = constraint.priority
      constraint.isActive = true
    }
    try LayoutConstraint.activate(made)
    engine.rootWidth = 300
    engine.scale = 2
    engine.direction = .rightToLeft
    view.isHidden = false
    #expect(engine.pending.isEmpty)
    #expect(root.layoutIfNeeded().isEmpty)
    expectFrame(view, 240, 0, 50, 0)
  }

  /// Constants about as large as what counts as rounding.
  @Test(arguments: [0, 1e-10, 2.2e-10, 3e-10, 7e-10, 1e-9, 2e-9, 1e-3], [false, true])
  func `a bound a hair beside 0 is kept as close as one at 0`(
    constant: Double, isLaidOutBefore: Bool
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 200))
    let (g, v, s) = (LayoutView("g"), LayoutView("v"), LayoutView("s"))
    root.addSubviews(g, v, s)
    s.leftAnchor.constraint(equalTo: v.leftAnchor, constant: 31).isActive = true
    g.leftAnchor.constraint(equalTo: s.leftAnchor, constant: 44).isActive = true
    if isLaidOutBefore { root.layoutIfNeeded() }
    s.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: constant).isActive = true
    root.layoutIfNeeded()
    #expect((g.frame.x - 44).magnitude < 0.002)
    #expect((v.frame.x + 31).magnitude < 0.002)
  }
}
