import AutoLayout
import Testing

/// When a view is called, and in which order.
struct LifeOfAViewTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Watched: LayoutView {
    let log: Log
    var onLayout: (() -> Void)?
    var onUpdate: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(name)
    }

    override func updateConstraints() {
      super.updateConstraints()
      log.lines.append("update \(name)")
      onUpdate?()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name)")
      onLayout?()
    }
  }

  private let log = Log()

  /// a ⊃ b ⊃ c, and d in a beside b; a is 100 by 50 points, the others are nothing.
  private func makeTree() -> [Watched] {
    let views = ["a", "b", "c", "d"].map { Watched($0, log) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    views[0].layoutEngine.rootWidth = 100
    views[0].layoutEngine.rootHeight = 50
    return views
  }

  @Test
  func
    `in its first pass each view renews its constraints, leaves first, and is laid out, top down`()
  {
    let views = makeTree()
    #expect(views.allSatisfy { $0.needsLayout && $0.needsUpdateConstraints() })
    views[0].layoutIfNeeded()
    #expect(
      log.take() == [
        "update c", "update b", "update d", "update a", "layout a", "layout b", "layout c",
        "layout d",
      ])
    #expect(!views.contains { $0.needsLayout || $0.needsUpdateConstraints() })
    views[0].layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test
  func `views that ask in a settled tree are asked in its order, whatever the order of asking`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    for view in [views[2], views[1], views[3], views[0]] { view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout b", "layout c", "layout d"])
    for view in [views[0], views[3], views[1], views[2]] { view.setNeedsUpdateConstraints() }
    views[0].layoutIfNeeded()
    #expect(log.take() == ["update c", "update b", "update d", "update a"])
    for view in [views[3], views[2]] { view.setNeedsUpdateConstraints() }
    views[0].layoutIfNeeded()
    #expect(log.take() == ["update c", "update d"])
  }

  @Test func `leaves come first among many views, too`() {
    let root = Watched("root", log)
    var expected: [String] = []
    for row in 0..<6 {
      let parent = Watched("\(row)", log)
      root.addSubview(parent)
      for column in 0..<3 {
        parent.addSubview(Watched("\(row).\(column)", log))
        expected.append("update \(row).\(column)")
      }
      expected.append("update \(row)")
    }
    root.updateConstraintsIfNeeded()
    #expect(log.take() == expected + ["update root"])
    root.layoutIfNeeded()
    #expect(!log.take().contains { $0.hasPrefix("update") })
  }

  @Test func `the superview of a view whose frame changes is asked before it`() throws {
    let views = makeTree()
    let width = views[2].widthAnchor.constraint(equalToConstant: 10)
    try LayoutConstraint.activate([width])
    try views[1].layout("H:|[\(views[2])]", "V:|[\(views[2])(5)]")
    try views[0].layout("H:|[\(views[1])(40)]", "V:|[\(views[1])(40)]")
    views[0].layoutIfNeeded()
    _ = log.take()
    width.constant = 20
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout b", "layout c"])
  }

  @Test func `a view that only moves is not laid out, but its superview is`() throws {
    let views = makeTree()
    let (root, moved, inner, set) = (views[0], views[1], views[2], views[3])
    let leading = relate(moved, .leading, .equal, root, .leading, plus: 5)
    try LayoutConstraint.activate([leading, relate(moved, .width, plus: 20)])
    root.layoutIfNeeded()
    _ = log.take()
    leading.constant = 9
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a"])
    #expect(moved.frame.x == 9)
    // What is tied to the root moves within the view that moves.
    try LayoutConstraint.activate([relate(inner, .leading, .equal, root, .leading, plus: 12)])
    root.layoutIfNeeded()
    #expect(log.take() == ["layout b"])
    leading.constant = 4
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout b"])
    #expect(inner.frame.x == 8)

    set.frame = LayoutRect(1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout d"])
    set.frame.origin.x = 7
    set.center.y = 10
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a"])
    #expect(set.frame == LayoutRect(7, 8, 3, 4))
    set.frame.size.width = 5
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout d"])
    set.frame = set.frame
    root.layoutIfNeeded()
    #expect(log.take() == [])
    set.frame.origin.x = 6
    set.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout d"])
  }

  @Test func `a view that comes is laid out, and so is what it comes into or leaves`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    let late = Watched("late", log)
    views[2].addSubview(late)
    views[0].layoutIfNeeded()
    #expect(log.take() == ["update late", "layout c", "layout late"])
    late.removeFromSuperview()
    views[3].addSubview(late)
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout c", "layout d", "layout late"])
    views[1].addSubview(late)
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout b", "layout late", "layout d"])
  }

  @Test func `a constant that is changed while a view is laid out takes effect in the same pass`()
    throws
  {
    let views = makeTree()
    let width = views[1].widthAnchor.constraint(equalToConstant: 10)
    try LayoutConstraint.activate([width])
    try views[0].layout("H:|[\(views[1])]-0-[\(views[3])(5)]")
    views[0].onLayout = { [unowned root = views[0]] in width.constant = root.frame.width / 2 }
    let changed = views[0].layoutIfNeeded()
    expectFrame(views[1], 0, 0, 50, 0)
    expectFrame(views[3], 50, 0, 5, 0)
    #expect(changed.map { $0.name } == ["a", "b", "d"])
  }

  @Test func `a view that asks anew each time is asked no more than eight times in a pass`() {
    let views = makeTree()
    views[1].onLayout = { [unowned view = views[1]] in view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    #expect(log.take().filter { $0 == "layout b" }.count == 8)
    #expect(views[1].needsLayout)
  }

  @Test func `constraints that are made while they are renewed hold in the same pass`() {
    let views = makeTree()
    views[1].onUpdate = { [unowned root = views[0], unowned view = views[1]] in
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      root.setNeedsUpdateConstraints()
    }
    views[0].onUpdate = { [unowned view = views[1]] in
      view.heightAnchor.constraint(equalToConstant: 7).isActive = true
    }
    views[0].layoutIfNeeded()
    expectFrame(views[1], 0, 0, 30, 7)
    #expect(
      log.take().filter { $0.hasPrefix("update") } == [
        "update c", "update b", "update d", "update a",
      ])
  }

  @Test func `constraints are renewed without a layout pass`() {
    let views = makeTree()
    views[3].onUpdate = { [unowned view = views[3]] in
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    views[2].updateConstraintsIfNeeded()
    #expect(log.take() == ["update c", "update b", "update d", "update a"])
    #expect(views[0].layoutEngine.constraints.count == 1)
    expectFrame(views[3], 0, 0, 0, 0)
    views[2].updateConstraintsIfNeeded()
    #expect(log.take() == [])
  }

  @Test func `making constraints in an initializer does not renew those of half a view`() throws {
    final class Card: LayoutView {
      let title = LayoutView("title", intrinsicContentSize: LayoutSize(width: 40, height: 20))
      private(set) var isComplete = false
      private(set) var updates: [Bool] = []

      init() throws {
        super.init("card")
        addSubview(title)
        try layout("H:|[\(title)]|", "V:|[\(title)]|")
        isComplete = true
      }

      override func updateConstraints() {
        super.updateConstraints()
        updates.append(isComplete)
      }
    }
    let card = try Card()
    card.layoutIfNeeded()
    #expect(card.updates == [true])
  }

  @Test func `all constraints are renewed before anything is laid out`() {
    let views = makeTree()
    let late = Watched("late", log)
    views[0].layoutIfNeeded()
    _ = log.take()
    views[3].addSubview(late)
    views[0].setNeedsLayout()
    views[1].setNeedsUpdateConstraints()
    views[2].layoutIfNeeded()
    #expect(log.take() == ["update b", "update late", "layout a", "layout d", "layout late"])
  }

  @Test func `a view that asks while constraints are renewed has its turn in the same pass`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    views[0].onUpdate = {
      views[0].onUpdate = nil
      views[2].setNeedsUpdateConstraints()
      views[3].setNeedsLayout()
    }
    views[0].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["update a", "update c", "layout d"])
    #expect(!views.contains { $0.needsLayout || $0.needsUpdateConstraints() })
  }

  @Test func `asking for one thing is not asking for the other, nor asking for others`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    views[1].setNeedsUpdateConstraints()
    #expect(views.map { $0.needsUpdateConstraints() } == [false, true, false, false])
    #expect(!views.contains { $0.needsLayout })
    views[1].layoutIfNeeded()
    #expect(log.take() == ["update b"])
    views[1].setNeedsLayout()
    #expect(views.map { $0.needsLayout } == [false, true, false, false])
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == [] && views[1].needsLayout)
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout b"])
  }

  @Test func `a view that has left is not asked by its former tree, but by its own`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    views[1].setNeedsLayout()
    views[2].setNeedsUpdateConstraints()
    views[1].removeFromSuperview()
    views[0].layoutIfNeeded()
    #expect(!log.take().contains { $0.hasSuffix(" b") || $0.hasSuffix(" c") })
    views[2].layoutIfNeeded()
    #expect(log.take() == ["update c", "layout b"])
  }

  @Test func `when a root gets another size, those whose frame follows are asked, top down`() throws
  {
    let views = makeTree()
    try views[0].layout("H:|[\(views[1])]|", "V:|[\(views[1])(20)]", "H:|[\(views[3])(5)]")
    try views[1].layout("H:|-5-[\(views[2])]-5-|", "V:|[\(views[2])]|")
    views[0].layoutIfNeeded()
    _ = log.take()
    views[0].layoutEngine.rootWidth = 200
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout b", "layout c"])
  }

  @Test func `what is placed by hand is asked for again where its surroundings change`() {
    let views = makeTree()
    views[0].layoutIfNeeded()
    _ = log.take()
    views[0].safeAreaInsets.top = 20
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout b", "layout c", "layout d"])
    views[1].layoutMargins.left = 4
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout b"])
    views[0].layoutEngine.direction = .rightToLeft
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout a", "layout b", "layout c", "layout d"])
    views[1].semanticContentAttribute = .forceLeftToRight
    views[0].layoutIfNeeded()
    #expect(log.take() == ["layout b", "layout c"])
  }
}
