import AutoLayout
import Testing

/// Views that are placed by hand, and follow their superview as their masks say.
struct FrameByHandTests {
  private let root = LayoutView("root", size: LayoutSize(width: 100, height: 200))
  private let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 5, height: 5))

  /// Places the view at (10, 20, 60, 80), and makes the root twice as wide and high.
  private func grow(_ mask: LayoutAutoresizing) {
    root.addSubview(view)
    view.autoresizingMask = mask
    view.frame = LayoutRect(10, 20, 60, 80)
    root.layoutIfNeeded()
    expectFrame(view, 10, 20, 60, 80)
    root.layoutEngine.rootWidth = 200
    root.layoutEngine.rootHeight = 400
    root.layoutIfNeeded()
  }

  @Test func `a frame is there as soon as it is set`() {
    root.addSubview(view)
    view.frame = LayoutRect(10, 20, 60, 80)
    expectFrame(view, 10, 20, 60, 80)
    // The root, and the view, which nobody has heard of yet.
    #expect(root.layoutIfNeeded().count == 2)
    expectFrame(view, 10, 20, 60, 80)
    view.center = LayoutPoint(x: 50, y: 50)
    root.layoutIfNeeded()
    expectFrame(view, 20, 10, 60, 80)
    #expect(view.center == LayoutPoint(x: 50, y: 50))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `without a mask a view keeps its size and place`() {
    grow([])
    expectFrame(view, 10, 20, 60, 80)
  }

  @Test func `a flexible size takes all that comes`() {
    grow([.flexibleWidth, .flexibleHeight])
    expectFrame(view, 10, 20, 160, 280)
  }

  @Test func `flexible margins before a view move it`() {
    grow([.flexibleLeftMargin, .flexibleTopMargin])
    expectFrame(view, 110, 220, 60, 80)
  }

  @Test func `flexible margins behind a view leave it where it is`() {
    grow([.flexibleRightMargin, .flexibleBottomMargin])
    expectFrame(view, 10, 20, 60, 80)
  }

  @Test func `margins on both sides share in proportion to their lengths`() {
    // 10 of 40 points to the left and 20 of 120 above: a quarter of 100 points, a sixth of 200.
    grow([
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ])
    expectFrame(view, 35, 20 + 200.0 / 6, 60, 80)
  }

  @Test func `a margin and the size share in proportion`() {
    // 10 and 60 points, 20 and 80 points.
    grow([.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight])
    expectFrame(view, 10 + 100.0 / 7, 60, 60 + 600.0 / 7, 240)
  }

  @Test func `the size and the margin behind share in proportion`() {
    // 60 and 30 points, 80 and 100 points.
    grow([.flexibleWidth, .flexibleRightMargin, .flexibleHeight, .flexibleBottomMargin])
    expectFrame(view, 10, 20, 60 + 200.0 / 3, 80 + 800.0 / 9)
  }

  @Test func `where everything gives all of it grows alike`() {
    grow(LayoutAutoresizing(rawValue: 63))
    expectFrame(view, 20, 40, 120, 160)
  }

  @Test func `what has no length shares evenly`() {
    root.addSubview(view)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.frame = LayoutRect(0, 0, 100, 10)
    root.layoutEngine.rootWidth = 200
    root.layoutIfNeeded()
    expectFrame(view, 50, 0, 100, 10)
  }

  @Test func `a frame that is set before the view has a superview holds in it`() {
    let placed = LayoutView(frame: LayoutRect(10, 20, 30, 40))
    #expect(placed.layoutEngine.rootWidth == 30 && placed.layoutEngine.rootHeight == 40)
    root.addSubview(placed)
    root.layoutIfNeeded()
    expectFrame(placed, 10, 20, 30, 40)
    placed.removeFromSuperview()
    root.addSubviews(placed)
    root.layoutIfNeeded()
    expectFrame(placed, 10, 20, 30, 40)
  }

  @Test func `a view that is made with no frame is placed by constraints and content`() throws {
    final class Badge: LayoutView {
      override init(frame: LayoutRect) { super.init(frame: frame) }
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: 7, height: 9) }
    }
    let (badge, scroll) = (Badge(frame: .zero), LayoutScrollView(frame: .zero))
    root.addSubviews(badge, scroll)
    try root.layout("H:|-5-[\(badge)]-2-[\(scroll)]|", "V:|-6-[\(badge)]", "V:|[\(scroll)]|")
    root.layoutIfNeeded()
    expectFrame(badge, 5, 6, 7, 9)
    expectFrame(scroll, 14, 0, 86, 200)
    #expect(scroll.name == "LayoutScrollView" && badge.name == "Badge")
  }

  @Test func `a view that is made with no frame follows its mask from there`() {
    let card = LayoutView(frame: .zero)
    let (early, late, fixed) = (
      LayoutView(frame: card.bounds), LayoutView(frame: .zero), LayoutView(frame: .zero)
    )
    early.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubviews(early, late, fixed)
    late.autoresizingMask = .flexibleWidth
    fixed.autoresizingMask = .flexibleLeftMargin
    card.frame = LayoutRect(5, 6, 60, 40)
    root.addSubview(card)
    root.layoutIfNeeded()
    expectFrame(card, 5, 6, 60, 40)
    expectFrame(early, 0, 0, 60, 40)
    expectFrame(late, 0, 0, 60, 0)
    expectFrame(fixed, 60, 0, 0, 0)
    card.frame.size = LayoutSize(width: 30, height: 50)
    root.layoutIfNeeded()
    expectFrame(early, 0, 0, 30, 50)
    expectFrame(late, 0, 0, 30, 0)
    expectFrame(fixed, 30, 0, 0, 0)
  }

  @Test func `constraints come before the mask of a view that is made with no frame`() throws {
    let views = [LayoutView(frame: .zero), LayoutView(frame: .zero), LayoutView(frame: .zero)]
    for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    // One that is let go of, one that constraints place along one axis, and one that is a root.
    let (free, wide, alone) = (views[0], views[1], views[2])
    free.translatesAutoresizingMaskIntoConstraints = false
    root.addSubviews(free, wide)
    wide.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    try root.layout("H:|-5-[\(free)(20)]", "V:|-6-[\(free)(30)]", "H:|-5-[\(wide)(20)]")
    root.layoutIfNeeded()
    expectFrame(free, 5, 6, 20, 30)
    // The root was 200 points high when the view came, which had no height.
    expectFrame(wide, 5, 0, 20, 0)
    #expect(!free.translatesAutoresizingMaskIntoConstraints)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    alone.addSubview(view)
    try view.pinEdges()
    alone.layoutIfNeeded()
    expectFrame(alone, 0, 0, 5, 5)
  }

  @Test func `constraints come before a frame that is set after they have placed the view`() throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 60, height: 20))
    let box = LayoutView("box")
    root.addSubview(label)
    root.addSubview(box)
    try LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    try root.layout("H:|-10-[\(box)]-10-|", "V:|[\(box)(30)]")
    root.layoutIfNeeded()
    label.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    box.frame = LayoutRect(x: 5, y: 6, width: 7, height: 8)
    root.layoutIfNeeded()
    // (100 - 60) / 2 and (100 - 20) / 2; 100 - 10 - 10.
    #expect(label.frame == LayoutRect(x: 20, y: 40, width: 60, height: 20))
    #expect(box.frame == LayoutRect(x: 10, y: 0, width: 80, height: 30))
    // Along an axis without a constraint the frame stays.
    let free = LayoutView("free")
    root.addSubview(free)
    root.layoutIfNeeded()
    free.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(free.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `constraints come before a frame that was set`() throws {
    root.addSubview(view)
    view.frame = LayoutRect(10, 20, 30, 40)
    try root.layout("H:|-5-[\(view)(50)]")
    root.layoutIfNeeded()
    expectFrame(view, 5, 20, 50, 40)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `a frame stays where it is from right to left, and on insets`() {
    root.addSubview(view)
    root.layoutEngine.direction = .rightToLeft
    root.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.alignmentRectInsets = LayoutInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.autoresizingMask = .flexibleWidth
    view.frame = LayoutRect(10, 20, 60, 80)
    root.layoutIfNeeded()
    expectFrame(view, 10, 20, 60, 80)
    root.layoutEngine.rootWidth = 150
    root.layoutIfNeeded()
    expectFrame(view, 10, 20, 110, 80)
  }

  @Test func `a frame of no use is refused`() {
    root.addSubview(view)
    var issues: [String] = []
    root.layoutEngine.issueHandler = { issues.append($0.description) }
    view.frame = LayoutRect(0, 0, -1, 4)
    view.frame.y = .infinity
    #expect(
      issues == [
        "view cannot use -1.0 as its frame, whose size is never negative: write .standardized behind it",
        "view cannot use inf as its frame",
      ])
    #expect(view.frame == .zero && view.layoutEngine.constraints.isEmpty)
    view.frame = LayoutRect(3, 4, -1, 4).standardized
    #expect(issues.count == 2 && view.frame == LayoutRect(2, 4, 1, 4))
  }

  @Test func `a view places its subviews by hand when it is laid out`() {
    final class Grid: LayoutView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let width = frame.width / Double(max(1, subviews.count))
        for (index, view) in subviews.enumerated() {
          view.frame = LayoutRect(width * Double(index), 0, width, frame.height)
        }
      }
    }
    let grid = Grid("grid")
    let cells = (0..<4).map { LayoutView("cell\($0)") }
    grid.addSubviews(cells)
    root.addSubview(grid)
    #expect(throws: Never.self) { try grid.pinEdges() }
    root.layoutIfNeeded()
    expectFrame(cells[3], 75, 0, 25, 200)
    root.layoutEngine.rootWidth = 200
    root.layoutIfNeeded()
    expectFrame(cells[3], 150, 0, 50, 200)
  }

  @Test func `the axes have masks of their own`() {
    // All of the width; above and below 20 and 100 points, of 200 points more.
    grow([.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin])
    expectFrame(view, 10, 20 + 200 * 20.0 / 120, 160, 80)
  }

  @Test func `a superview that shrinks takes from what gives, in proportion`() {
    root.addSubview(view)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
    view.frame = LayoutRect(10, 20, 60, 80)
    root.layoutEngine.rootWidth = 65
    root.layoutEngine.rootHeight = 140
    root.layoutIfNeeded()
    // 35 points less, of 10 and 60 half each; 60 points less high.
    expectFrame(view, 5, 20, 30, 20)
  }

  @Test func `a view comes back when its superview does, however small that was`() {
    root.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    view.frame = LayoutRect(10, 20, 60, 80)
    for (width, height) in [(40.0, 120.0), (10, 110), (300, 500), (100, 200)] {
      root.layoutEngine.rootWidth = width
      root.layoutEngine.rootHeight = height
      root.layoutIfNeeded()
    }
    expectFrame(view, 10, 20, 60, 80)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `masks follow a superview that follows its own`() {
    let inner = LayoutView("inner")
    root.addSubview(view)
    view.addSubview(inner)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = LayoutRect(0, 0, 100, 200)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    inner.frame = LayoutRect(70, 90, 20, 20)
    root.layoutEngine.rootWidth = 150
    root.layoutEngine.rootHeight = 300
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 150, 300)
    // 10 points from the right edge as before; in the middle as before.
    expectFrame(inner, 120, 140, 20, 20)
  }

  @Test func `masks follow a superview that constraints lay out`() throws {
    let (panel, badge) = (LayoutView("panel"), LayoutView("badge"))
    root.addSubview(panel)
    panel.addSubview(badge)
    try root.layout("H:|-10-[\(panel)]-10-|", "V:|-10-[\(panel)(50)]")
    root.layoutIfNeeded()
    badge.autoresizingMask = [.flexibleLeftMargin]
    badge.frame = LayoutRect(60, 5, 20, 20)
    root.layoutEngine.rootWidth = 200
    root.layoutIfNeeded()
    expectFrame(panel, 10, 10, 180, 50)
    expectFrame(badge, 160, 5, 20, 20)
  }

  @Test func `a frame that is set anew is what a view follows from`() {
    grow([.flexibleWidth])
    expectFrame(view, 10, 20, 160, 80)
    view.frame = LayoutRect(0, 0, 100, 10)
    view.autoresizingMask = [.flexibleLeftMargin]
    root.layoutEngine.rootWidth = 150
    root.layoutIfNeeded()
    // 50 points less, all of them to the left.
    expectFrame(view, -50, 0, 100, 10)
  }

  @Test func `a root stays where its frame was set, and comes back there`() {
    let alone = LayoutView(frame: LayoutRect(10, 20, 60, 80))
    alone.addSubview(view)
    view.frame = LayoutRect(1, 2, 3, 4)
    alone.layoutIfNeeded()
    expectFrame(alone, 10, 20, 60, 80)
    alone.center = LayoutPoint(x: 50, y: 70)
    alone.translatesAutoresizingMaskIntoConstraints = false
    alone.setNeedsLayout()
    alone.layoutIfNeeded()
    // 50 - 60 / 2 = 20 and 70 - 80 / 2 = 30.
    expectFrame(alone, 20, 30, 60, 80)
    #expect(alone.bounds.origin == .zero)
    // What lies in it is seen in its own coordinates.
    expectFrame(view, 1, 2, 3, 4)
    #expect(view.convert(.zero, to: alone) == LayoutPoint(x: 1, y: 2))
    root.addSubview(alone)
    root.layoutIfNeeded()
    #expect(alone.frame.origin == .zero)
    alone.removeFromSuperview()
    alone.layoutIfNeeded()
    expectFrame(alone, 20, 30, 60, 80)
  }

  @Test func `a frame that was set once before is set`() {
    root.addSubview(view)
    view.frame = LayoutRect(20, 15, 55, 40)
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    let width = root.frame.width
    root.layoutEngine.rootWidth = width - 40
    root.layoutIfNeeded()
    expectFrame(view, 20, 15, 15, 40)
    root.layoutEngine.rootWidth = width
    view.frame = LayoutRect(20, 15, 55, 40)
    expectFrame(view, 20, 15, 55, 40)
    view.frame.size.height = 10
    root.layoutIfNeeded()
    expectFrame(view, 20, 15, 55, 10)
  }
}
