import AutoLayout
import Testing

@Suite struct LiveChangeTests {
  private func makeRow() throws -> (root: LayoutView, views: [LayoutView], made: [LayoutConstraint])
  {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let views = ["a", "b", "c"].map {
      LayoutView($0, intrinsicContentSize: LayoutSize(width: 40, height: 20))
    }
    for view in views { root.addSubview(view) }
    let made = try root.layout(
      "|-5-[\(views[0])]-6-[\(views[1])(50)]-7-[\(views[2])]", options: .alignAllTop)
    return (root, views, made)
  }

  @Test func `constraints of a string are found by attribute, by role and by identifier`() throws {
    let (root, views, made) = try makeRow()
    #expect(made.first(.width, of: views[1])?.constant == 50)
    #expect(made.first(.height, of: views[1]) == nil)
    #expect(made.first(.spacing, of: views[2])?.constant == 7)
    #expect(made.first(.spacing, of: root)?.constant == 5)
    #expect(made.first(.alignment, of: views[0])?.secondItem === views[1])
    made[2].identifier = "width of b"
    #expect(root.layoutEngine.constraints.first(identifier: "width of b") === made[2])
  }

  @Test func `only what changed is reported, to all who listen`() throws {
    let (root, views, made) = try makeRow()
    var heard: [[String]] = []
    root.layoutEngine.layoutHandler = { heard.append($0.map(\.layoutNode.name)) }
    root.layoutIfNeeded()
    made.first(.spacing, of: views[2])?.constant = 9
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    views[1].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(heard == [["root", "a", "b", "c"], ["c"]])
  }

  @Test func `a content size, hugging and resistance change at run time`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    try root.layout("|[\(a)][\(b)]|")
    a.intrinsicContentSize.width = 30
    b.intrinsicContentSize.width = 40
    a.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    expectFrame(a, 0, 0, 30, 0)
    expectFrame(b, 30, 0, 70, 0)
    a.setContentHuggingPriority(249, for: .horizontal)
    root.layoutIfNeeded()
    expectFrame(a, 0, 0, 60, 0)
    a.intrinsicContentSize.width = 80
    root.layoutIfNeeded()
    b.setContentCompressionResistancePriority(749, for: .horizontal)
    root.layoutIfNeeded()
    expectFrame(a, 0, 0, 80, 0)
    expectFrame(b, 80, 0, 20, 0)
    a.intrinsicContentSize = .noIntrinsicSize
    root.layoutIfNeeded()
    expectFrame(a, 0, 0, 60, 0)
    expectFrame(b, 60, 0, 40, 0)
  }

  @Test func `a view goes with its constraints and comes back, each in one transaction`() throws {
    let (root, views, made) = try makeRow()
    root.layoutIfNeeded()
    expectFrame(views[2], 108, 0, 40, 20)
    let inner = LayoutView("inner")
    views[1].addSubview(inner)
    try views[1].layout("|-3-[\(inner)]")
    let instead = relate(views[2], .leading, .equal, views[0], .trailing, plus: 6)
    var hidden: [LayoutConstraint] = []
    try root.layoutEngine.update {
      hidden = views[1].deactivateConstraints()
      instead.isActive = true
    }
    root.layoutIfNeeded()
    // Two spaces, a width, two alignments, and the one inside.
    #expect(hidden.count == 6 && made.filter(\.isActive).count == 1)
    expectFrame(views[2], 51, 0, 40, 20)
    try root.layoutEngine.update {
      instead.isActive = false
      for constraint in hidden { constraint.isActive = true }
    }
    root.layoutIfNeeded()
    expectFrame(views[2], 108, 0, 40, 20)
    expectFrame(inner, 3, 0, 0, 0)
  }

  @Test func `hiding by itself changes nothing`() throws {
    let (root, views, _) = try makeRow()
    root.layoutIfNeeded()
    views[1].isHidden = true
    #expect(root.layoutIfNeeded().isEmpty)
  }

  final class Shelf: LayoutView {
    var calls = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
    }
  }

  @Test func `a view places its subviews after its frame changed, or when it asks for it`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let shelf = Shelf("shelf")
    root.addSubview(shelf)
    try root.layout("|[\(shelf)]|")
    root.layoutIfNeeded()
    #expect(shelf.calls == 1)
    root.layoutIfNeeded()
    #expect(shelf.calls == 1)
    shelf.setNeedsLayout()
    shelf.setNeedsLayout()
    #expect(root.layoutIfNeeded().isEmpty && shelf.calls == 2)
    shelf.setNeedsLayout()
    root.layoutEngine.rootWidth = 90
    root.layoutIfNeeded()
    #expect(shelf.calls == 3)
  }

  final class Dots: LayoutView {
    var count = 1 { didSet { setNeedsUpdateConstraints() } }
    private var made: LayoutConstraint?
    var updates = 0

    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
      made?.isActive = false
      made = widthAnchor.constraint(equalToConstant: Double(10 * count))
      made?.isActive = true
    }
  }

  @Test func `a view renews its own constraints before a pass, once`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let dots = Dots("dots")
    dots.count = 2
    root.addSubview(dots)
    root.layoutIfNeeded()
    expectFrame(dots, 0, 0, 20, 0)
    dots.count = 3
    dots.count = 4
    try LayoutConstraint.activate([dots.heightAnchor.constraint(equalToConstant: 5)])
    root.layoutIfNeeded()
    expectFrame(dots, 0, 0, 40, 5)
    #expect(dots.updates == 2)
  }

  @Test func `inside an update it is part of the transaction`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let dots = Dots("dots")
    root.addSubview(dots)
    dots.count = 2
    let bound = dots.widthAnchor.constraint(lessThanOrEqualToConstant: 25)
    try LayoutConstraint.activate([bound])
    #expect(throws: LayoutError.self) { try root.layoutEngine.update { dots.count = 3 } }
    try root.layoutEngine.update {
      dots.count = 5
      bound.constant = 60
    }
    root.layoutIfNeeded()
    expectFrame(dots, 0, 0, 50, 0)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }
}
