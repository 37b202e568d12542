import AutoLayout
import Testing

/// Calls that have no end are said to have none.
struct UnsettledTests {
  private final class Growing: LayoutView {
    var height: LayoutConstraint?
    var calls = 0

    override func layoutSubviews() {
      calls += 1
      height?.constant += 10
    }
  }

  private final class Asking: LayoutView {
    var calls = 0
    var asksAgain = true

    override func updateConstraints() {
      calls += 1
      if asksAgain { setNeedsUpdateConstraints() }
    }
  }

  private final class Restless: LayoutView {
    override func layoutSubviews() { setNeedsLayout() }
  }

  private func issues(in root: LayoutView, _ body: () -> Void) -> [LayoutError] {
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    body()
    root.layoutEngine.issueHandler = nil
    return issues
  }

  @Test func `a view that changes a constraint each time it is laid out is named`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 1000))
    let (calm, box, child) = (LayoutView("calm"), Growing("box"), LayoutView("child"))
    root.addSubviews(calm, box)
    box.addSubview(child)
    try root.layout("H:|[\(calm)][\(box)]|", "V:|[\(box)]", "V:|[\(calm)]|")
    try box.layout("H:|[\(child)]|", "V:|[\(child)]|")
    let height = child.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    box.height = height
    #expect(issues(in: root) { root.layoutIfNeeded() } == [.unsettledLayout(item: "box")])
    #expect(box.calls == 8)
    box.height = nil
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
  }

  @Test func `a view that asks to be laid out each time it is laid out is named`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    root.addSubview(Restless("restless"))
    #expect(issues(in: root) { root.layoutIfNeeded() } == [.unsettledLayout(item: "restless")])
  }

  /// Lays out the whole tree whenever it is laid out itself.
  private final class Nesting: LayoutView {
    var height: LayoutConstraint?
    var most = Int.max
    var calls = 0

    override func layoutSubviews() {
      calls += 1
      if calls > most { return }
      height?.constant += 1
      superview?.layoutIfNeeded()
    }
  }

  @Test func `passes that a view begins inside one another for ever have an end`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 1000))
    let (box, other) = (Nesting("box"), Nesting("other"))
    root.addSubviews(box, other)
    let height = box.heightAnchor.constraint(equalToConstant: 7)
    height.isActive = true
    (box.height, other.height) = (height, height)
    #expect(issues(in: root) { root.layoutIfNeeded() } == [.unsettledLayout(item: "box")])
    #expect(box.calls + other.calls < 1000)
    // The next pass is one like any other.
    (box.height, other.height) = (nil, nil)
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
    #expect(box.frame.height == height.constant)
  }

  @Test func `passes inside one another that come to an end take effect`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 1000))
    let box = Nesting("box")
    root.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 7)
    height.isActive = true
    (box.height, box.most) = (height, 50)
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
    #expect(box.frame.height == 57)
  }

  @Test func `a handler that changes something and lays out for ever has an end`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 1000))
    let box = LayoutView("box")
    root.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 7)
    height.isActive = true
    root.layoutEngine.layoutHandler = { [unowned root] _ in
      height.constant += 1
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    root.layoutEngine.layoutHandler = nil
    root.layoutIfNeeded()
    #expect(box.frame.height == height.constant)
  }

  @Test func `a view that asks for its constraints each time it renews them is named once`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let asking = Asking("asking")
    root.addSubview(asking)
    #expect(issues(in: root) { root.layoutIfNeeded() } == [.unsettledConstraints(item: "asking")])
    #expect(asking.calls == 8)
    // What was asked for last is forgotten; what is asked for later is not.
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
    asking.asksAgain = false
    asking.setNeedsUpdateConstraints()
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
    #expect(asking.calls == 9)
  }

  @Test func `a stack that sets what it has in updateConstraints comes to an end`() {
    final class Column: LayoutStackView {
      override func updateConstraints() {
        (axis, spacing, alignment) = (.vertical, 8, .leading)
        super.updateConstraints()
      }
    }
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    root.addSubview(Column("column", arrangedSubviews: [LayoutView("a"), LayoutView("b")]))
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
  }

  @Test func `a layout that needs a few rounds is no issue`() throws {
    final class Stepping: LayoutView {
      var height: LayoutConstraint?
      override func layoutSubviews() {
        if let height, height.constant < 70 { height.constant += 10 }
      }
    }
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let box = Stepping("box")
    root.addSubview(box)
    box.height = box.heightAnchor.constraint(equalToConstant: 10)
    box.height?.isActive = true
    #expect(issues(in: root) { root.layoutIfNeeded() } == [])
    #expect(box.frame.height == 70)
  }

  @Test func `the sentences name the view and what to do`() {
    #expect(
      "\(LayoutError.unsettledLayout(item: "box"))"
        == "the layout of box does not settle: layoutSubviews() changes something each time; "
        + "let it change only what differs")
    #expect(
      "\(LayoutError.unsettledConstraints(item: "box"))"
        == "the constraints of box do not settle: updateConstraints() asks for the next call each time; "
        + "leave setNeedsUpdateConstraints() out there")
  }
}
