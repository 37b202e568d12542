import AutoLayout
import Testing

@Suite struct BreakingTests {
  private func widths(
    _ engine: LayoutEngine
  ) -> [Double] {
    engine.brokenConstraints.map(\.constraint.constant)
  }

  @Test func `a batch that clashes is refused whole, and names a set that cannot be reduced`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    let fits = relate(a, .leading, .equal, root, .leading, plus: 10)
    try LayoutConstraint.activate([fits])
    let wide = relate(a, .width, plus: 120)
    let bystander = relate(b, .height, plus: 5)
    let inside = relate(root, .trailing, .greaterThanOrEqual, a, .trailing)
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([bystander, wide, inside])
    }
    guard case .unsatisfiable(let conflicts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflicts.count == 1)
    #expect(conflicts[0].constraints == [fits.record, wide.record, inside.record])
    #expect(
      conflicts[0].implicit == [
        ConstraintRecord(first: "root", firstAttribute: .width, relation: .equal, constant: 100)
      ])
    #expect(!wide.isActive && !inside.isActive && !bystander.isActive && fits.isActive)
    #expect(root.layoutEngine.constraints.count == 1)
    try LayoutConstraint.activate([bystander, inside])
    root.layoutIfNeeded()
    expectFrame(a, 10, 0, 0, 0)
  }

  @Test func `what is left of a third and two thirds meets no constraint`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 175, height: 74))
    root.layoutEngine.direction = .rightToLeft
    // The left edge is 0, and 0 is not 5. From right to left both edges are said by the width, one of them by a third.
    let impossible = try LayoutConstraint(
      item: root, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1.0 / 3, constant: 5)
    var heard: [ConstraintRecord] = []
    root.layoutEngine.conflictHandler = { _, broken in heard.append(broken) }
    impossible.isActive = true
    root.layoutIfNeeded()
    #expect(heard == [impossible.record])
    #expect(root.layoutEngine.brokenConstraints.map(\.constraint.record) == [impossible.record])
    #expect(root.layoutEngine.explanation.conflicts.count == 1)
  }

  @Test func `of constraints that clash the later one is broken, and comes back by itself`() {
    let view = LayoutView("view")
    let constraints = [100.0, 200, 300].map { relate(view, .width, plus: $0) }
    var heard: [ConstraintRecord] = []
    view.layoutEngine.conflictHandler = { conflict, broken in
      #expect(conflict.constraints.count == 2 && conflict.implicit.isEmpty)
      heard.append(broken)
    }
    view.addConstraints(constraints)
    view.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(widths(view.layoutEngine) == [200, 300])
    #expect(heard == constraints[1...].map(\.record))
    #expect(view.layoutEngine.errors == [.init(priority: 1000, sum: 300)])
    constraints[0].isActive = false
    view.layoutIfNeeded()
    #expect(view.frame.width == 200 && widths(view.layoutEngine) == [300])
    constraints[0].isActive = true
    view.layoutIfNeeded()
    #expect(view.frame.width == 200 && widths(view.layoutEngine) == [300, 100])
    constraints[1].priority = 999
    view.layoutIfNeeded()
    #expect(view.frame.width == 300 && widths(view.layoutEngine) == [100])
    constraints[0].constant = 300
    view.layoutIfNeeded()
    #expect(widths(view.layoutEngine).isEmpty)
    #expect(view.layoutEngine.errors == [.init(priority: 999, sum: 100)])
  }

  @Test func `an earlier constraint that comes back breaks a later one`() {
    let view = LayoutView("view")
    let first = relate(view, .width, plus: 100)
    let second = relate(view, .width, plus: 200)
    let third = relate(view, .width, .lessThanOrEqual, plus: 150)
    view.addConstraints([first, second, third])
    view.layoutIfNeeded()
    #expect(widths(view.layoutEngine) == [200])
    first.isActive = false
    view.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(widths(view.layoutEngine) == [150])
  }

  @Test func `a broken constraint is met as far as possible, before every optional one`() {
    let view = LayoutView("view")
    view.addConstraints([
      relate(view, .width, .lessThanOrEqual, plus: 50),
      relate(view, .width, .greaterThanOrEqual, plus: 80),
      relate(view, .width, plus: 10, at: 999.9),
    ])
    view.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(
      view.layoutEngine.errors
        == [.init(priority: 1000, sum: 30), .init(priority: 999.9, sum: 40)])
  }

  @Test func `what no caller wrote comes first`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 30, height: 10))
    root.addSubview(view)
    let wide = relate(root, .width, .equal, view, .width, plus: 70)
    try LayoutConstraint.activate([wide])
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    root.layoutEngine.rootWidth = 120
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 30, 10)
    let broken = try #require(root.layoutEngine.brokenConstraints.first)
    #expect(broken.constraint === wide && broken.constraints.count == 1)
    #expect(broken.conflict.implicit.map(\.first) == ["root", "view"])
    #expect(broken.conflict.implicit.map(\.relation) == [.equal, .lessThanOrEqual])
    view.setContentHuggingPriority(250, for: .horizontal)
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 50, 10)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `a root's own required content gives way to the size it is given`() {
    let root = LayoutView("root", intrinsicContentSize: LayoutSize(width: 30, height: 10))
    root.setContentHuggingPriority(.required, for: .horizontal)
    root.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutEngine.rootWidth = 50
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 50, 10)
    #expect(root.layoutEngine.errors == [.init(priority: 1000, sum: 20)])
    root.layoutEngine.rootWidth = 30
    #expect(root.layoutEngine.errors.isEmpty)
  }

  @Test func `constraints that come in with a subtree count as activated then`() throws {
    let root = LayoutView("root")
    let child = LayoutView("child")
    let early = relate(child, .width, plus: 10)
    early.isActive = true
    child.layoutIfNeeded()
    let outer = LayoutView("outer")
    root.addSubview(outer)
    try LayoutConstraint.activate([relate(outer, .width, plus: 5)])
    outer.addSubview(child)
    try LayoutConstraint.activate([relate(outer, .width, .greaterThanOrEqual, child, .width, at: 1)]
    )
    let tie = relate(outer, .width, .equal, child, .width)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([tie]) }
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.map(\.constraint.constant) == [0])
    #expect(outer.frame.width == 5 && child.frame.width == 10)
  }

  @Test func `a constraint comes back when what it was broken for breaks itself`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 100))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 78, height: 5))
    root.addSubview(view)
    let first = view.widthAnchor.constraint(
      greaterThanOrEqualTo: view.heightAnchor, multiplier: 0.5, constant: 1)
    let second = view.trailingAnchor.constraint(
      lessThanOrEqualTo: view.leadingAnchor, constant: 57)
    let third = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 133)
    for constraint in [first, second, third] { constraint.isActive = true }
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.map(\.constraint.constant) == [133])
    #expect(view.frame.width == 57)
    first.constant = 66
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.map(\.constraint.constant) == [57])
    #expect(view.frame.width == 133)
    first.constant = 1
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.map(\.constraint.constant) == [133])
    #expect(view.frame.width == 57)
  }
}
