import AutoLayout
import Testing

@Suite struct AreaGuideTests {
  private func makeRoot() -> (root: LayoutView, view: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    root.layoutMargins = LayoutInsets(top: 5, left: 10, bottom: 15, right: 30)
    root.safeAreaInsets = LayoutInsets(top: 44, bottom: 34)
    return (root, view)
  }

  @Test func `the margins guide lies inside the margins, and a view can fill it`() throws {
    let (root, view) = makeRoot()
    let guide = root.layoutMarginsGuide
    try LayoutConstraint.activate([
      relate(view, .leading, .equal, guide, .leading),
      relate(view, .centerX, .equal, guide, .centerX),
      relate(view, .centerY, .equal, guide, .centerY),
      relate(view, .height, .equal, guide, .height, times: 0.5, plus: 2),
    ])
    root.layoutIfNeeded()
    expectFrame(guide, 10, 5, 160, 80)
    expectFrame(view, 10, 24, 160, 42)
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(guide, 10, 5, 160, 80)
    expectFrame(view, 10, 24, 160, 42)
    root.layoutEngine.rootWidth = 300
    #expect(
      root.layoutIfNeeded().map(\.layoutNode.name) == ["root", "view", "root.layoutMarginsGuide"])
    expectFrame(guide, 10, 5, 260, 80)
  }

  @Test func `the safe area is a guide of its own`() throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate(
      [LayoutConstraint.Attribute.top, .bottom].map {
        relate(view, $0, .equal, root.safeAreaLayoutGuide, $0)
      })
    root.layoutIfNeeded()
    expectFrame(view, 0, 44, 0, 22)
    expectFrame(root.safeAreaLayoutGuide, 0, 44, 200, 22)
    root.safeAreaInsets.top = 20
    root.layoutIfNeeded()
    expectFrame(view, 0, 20, 0, 46)
    expectFrame(root.safeAreaLayoutGuide, 0, 20, 200, 46)
  }

  @Test func `guides are keys of the views dictionary`() throws {
    let (root, view) = makeRoot()
    let (gap, safe) = (LayoutGuide("gap"), root.safeAreaLayoutGuide)
    root.addLayoutGuide(gap)
    let views: [String: any LayoutItem] = ["view": view, "gap": gap, "safe": safe]
    try LayoutConstraint.activate(
      constraints(visualFormat: "H:|[gap(30)][view(==safe)]", views: views))
    try LayoutConstraint.activate(constraints(visualFormat: "V:[view(10)][gap(8)]|", views: views))
    root.layoutIfNeeded()
    expectFrame(gap, 0, 92, 30, 8)
    expectFrame(view, 30, 82, 200, 10)
  }

  @Test func `a guide that comes with its view is always the same and stays where it is`() {
    let (root, view) = makeRoot()
    let guide = view.layoutMarginsGuide
    guide.removeFromSuperitem()
    root.addLayoutGuide(guide)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutMarginsGuide === guide)
    #expect(root.subitems.count == 1 && view.subitems.isEmpty && view.layoutGuides.isEmpty)
    let label = LayoutView("label")
    guide.addSubitem(label)
    #expect(label.superview === view)
  }

  @Test func `a view smaller than its margins is no conflict`() throws {
    let (root, view) = makeRoot()
    let guide = view.layoutMarginsGuide
    try LayoutConstraint.activate(pin(view, in: root, 0, 0, 10, 10))
    root.layoutIfNeeded()
    // From 8 to 10 - 8 = 2: the edges meet in the middle.
    expectFrame(guide, 5, 5, 0, 0)
    let label = LayoutView("label")
    view.addSubview(label)
    // A width of at least 0 between margins of 8 and 8 asks for 16.
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([
        relate(label, .leading, .equal, guide, .leading),
        relate(label, .trailing, .equal, guide, .trailing),
      ])
    }
  }

  @Test func `a guide speaks of itself in both sides of a constraint`() throws {
    let (root, _) = makeRoot()
    let guide = root.layoutMarginsGuide
    // 200 - 30 = 10 + 160
    try LayoutConstraint.activate([
      relate(guide, .trailing, .equal, guide, .leading, plus: 160),
      relate(guide, .width, .equal, guide, .height, times: 2),
    ])
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([relate(guide, .width, plus: 161)])
    }
  }

  @Test func `guides move to another tree with their view`() throws {
    let (root, view) = makeRoot()
    let label = LayoutView("label")
    view.addSubview(label)
    let inside = relate(label, .leading, .equal, view.layoutMarginsGuide, .leading)
    let across = relate(label, .top, .equal, root.layoutMarginsGuide, .top)
    try LayoutConstraint.activate([inside, across])
    root.layoutIfNeeded()
    expectFrame(label, 8, 5, 0, 0)
    view.removeFromSuperview()
    #expect(inside.isActive && !across.isActive)
    view.layoutMargins.left = 3
    view.layoutIfNeeded()
    expectFrame(label, 3, 0, 0, 0)
  }

  @Test func `a guide that outlives its view is a guide like any other`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    var view: LayoutView? = LayoutView("view", size: LayoutSize(width: 50, height: 50))
    let guide = view!.layoutMarginsGuide
    let width = relate(guide, .width, .lessThanOrEqual, plus: 40)
    try LayoutConstraint.activate([width])
    view!.layoutIfNeeded()
    expectFrame(guide, 8, 8, 34, 34)
    view = nil
    #expect(guide.owningView == nil && !width.isActive)
    root.addLayoutGuide(guide)
    try LayoutConstraint.activate(pin(guide, in: root, 1, 2, 3, 4))
    root.layoutIfNeeded()
    expectFrame(guide, 1, 2, 3, 4)
  }

  @Test func `a guide is ambiguous as its view is`() throws {
    let (root, view) = makeRoot()
    try LayoutConstraint.activate([relate(view, .width, plus: 50)])
    #expect(view.layoutMarginsGuide.ambiguousFrameParts == .height)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
  }

  @Test func `a guide that is first asked for after a pass has its frame at once`() throws {
    let (root, view) = makeRoot()
    try view.pinEdges(insets: DirectionalLayoutInsets(all: 20))
    root.layoutIfNeeded()
    // 200 - 10 - 30 = 160, 100 - 5 - 15 = 80; 100 - 44 - 34 = 22.
    expectFrame(root.layoutMarginsGuide, 10, 5, 160, 80)
    expectFrame(root.safeAreaLayoutGuide, 0, 44, 200, 22)
    // Of the safe area 44 - 20 = 24 lie over the view at the top and 34 - 20 = 14 at the bottom: 60 - 24 - 14 = 22.
    expectFrame(view.safeAreaLayoutGuide, 0, 24, 160, 22)
    #expect(root.layoutIfNeeded().isEmpty)
    expectFrame(view.safeAreaLayoutGuide, 0, 24, 160, 22)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a guide that is first asked for after a pass is where that would have put it`(
    direction: LayoutDirection
  ) {
    // 10 - 5 - 7.3 is less than nothing; on a grid, 0.6 from the root's edge is 1.
    let margins = LayoutInsets(top: 0.3, left: 5, bottom: 1, right: 7.3)
    let sizes = [
      LayoutSize(width: 10, height: 40.4), LayoutSize(width: 20.3, height: 1), .zero,
    ]
    for (size, scale) in sizes.flatMap({ size in [nil, 1.0, 3].map { (size, $0) } }) {
      let made = [true, false].map { isAskedBefore in
        let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
        root.layoutEngine.direction = direction
        root.layoutEngine.scale = scale
        let view = LayoutView("view", intrinsicContentSize: size)
        view.layoutMargins = margins
        root.addSubview(view)
        if isAskedBefore { _ = view.layoutMarginsGuide }
        root.layoutIfNeeded()
        let frame = view.layoutMarginsGuide.layoutFrame
        root.layoutIfNeeded()
        #expect(view.layoutMarginsGuide.layoutFrame == frame)
        return frame
      }
      #expect(made[0] == made[1])
    }
  }

  @Test func `the edges of an area that is larger than its view meet in the middle between`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 10, height: 40))
    view.layoutMargins = LayoutInsets(top: 4, left: 6, bottom: 4, right: 10)
    root.addSubview(view)
    root.layoutIfNeeded()
    // From 6 to 10 - 10 = 0.
    expectFrame(view.layoutMarginsGuide, 3, 4, 0, 32)
  }

  @Test func `a guide of what was never laid out has no frame yet`() {
    let (root, view) = makeRoot()
    expectFrame(view.layoutMarginsGuide, 0, 0, 0, 0)
    _ = root
  }
}
