import AutoLayout
import Testing

@Suite struct UpdateTests {
  @Test func `the state between the edits of an update is never solved`() throws {
    let view = LayoutView("view")
    let (narrow, wide) = (relate(view, .width, plus: 10), relate(view, .width, plus: 20))
    try LayoutConstraint.activate([narrow])
    var conflicts = 0
    view.layoutEngine.conflictHandler = { _, _ in conflicts += 1 }
    let answer = try view.layoutEngine.update {
      wide.isActive = true
      narrow.isActive = false
      return 42
    }
    view.layoutIfNeeded()
    #expect(answer == 42 && conflicts == 0)
    #expect(view.frame.width == 20 && !narrow.isActive && wide.isActive)
  }

  @Test func `an update that cannot be met undoes its edits and keeps their order`() throws {
    let view = LayoutView("view", size: LayoutSize(width: 10, height: 10))
    let child = LayoutView("child")
    view.addSubview(child)
    let first = relate(child, .width, plus: 4)
    let second = relate(child, .height, plus: 6, at: 500)
    let third = relate(child, .width, .lessThanOrEqual, view, .width)
    try LayoutConstraint.activate([first, second, third])
    view.layoutIfNeeded()
    let stray = relate(child, .height, plus: 9)
    let error = #expect(throws: LayoutError.self) {
      try view.layoutEngine.update {
        first.isActive = false
        first.isActive = true
        second.priority = .required
        second.constant = 7
        stray.isActive = true
        view.layoutEngine.rootWidth = 2
        view.layoutEngine.rootHeight = nil
      }
    }
    guard case .unsatisfiable(let conflicts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The width does not fit into the root, and the height is asked to be 7 and 9.
    #expect(conflicts.count == 2)
    #expect(view.layoutEngine.constraints.elementsEqual([first, second, third]) { $0 === $1 })
    #expect(second.priority == 500 && second.constant == 6 && !stray.isActive)
    #expect((view.layoutEngine.rootWidth, view.layoutEngine.rootHeight) == (10, 10))
    #expect(view.layoutIfNeeded().isEmpty)
    expectFrame(child, 0, 0, 4, 6)
  }

  @Test func `changes of the tree stay when an update is undone`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view")
    let size = relate(root, .width, plus: 100)
    try LayoutConstraint.activate([size])
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        root.addSubview(view)
        size.constant = 90
      }
    }
    #expect(view.superview === root && size.constant == 100)
    try LayoutConstraint.activate([relate(view, .width, .equal, root, .width, times: 0.5)])
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 50, 0)
  }

  @Test func `a root that is larger than its size is so after a refusal`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 1, height: 50))
    root.alignmentRectInsets = LayoutInsets(left: 3, right: 0.5)
    root.layoutIfNeeded()
    let impossible = relate(root, .trailing, .equal, root, .leading, plus: -5)
    let edits: [() -> Void] = [
      { root.layoutEngine.rootWidth = 200 }, { root.layoutEngine.rootHeight = 1 },
      { root.frame = LayoutRect(x: 0, y: 0, width: 9, height: 9) },
      { root.frame = LayoutRect(x: 0, y: 0, width: 1, height: 50) },
    ]
    for edit in edits {
      #expect(throws: LayoutError.self) {
        try root.layoutEngine.update {
          impossible.isActive = true
          edit()
        }
      }
      expectFrame(root, 0, 0, 3.5, 50)
      root.layoutIfNeeded()
      expectFrame(root, 0, 0, 3.5, 50)
    }
  }

  @Test func `an update inside an update is part of it`() throws {
    let view = LayoutView("view")
    let (one, other) = (relate(view, .width, plus: 1), relate(view, .width, plus: 2))
    #expect(throws: LayoutError.self) {
      try view.layoutEngine.update {
        one.isActive = true
        try? view.layoutEngine.update { other.isActive = true }
      }
    }
    #expect(!one.isActive && !other.isActive)
  }

  @Test func `what is asked within an update solves nothing of it`() throws {
    let questions: [(LayoutView, LayoutView) -> Void] = [
      { root, _ in root.layoutIfNeeded() }, { _, view in _ = view.hasAmbiguousLayout },
      { root, _ in _ = root.layoutEngine.brokenConstraints },
      { root, _ in _ = root.layoutEngine.errors }, { root, _ in _ = root.layoutEngine.explanation },
      { _, view in _ = view.systemLayoutSizeFitting(.zero) },
      { _, view in _ = view.layoutReason(for: .horizontal) },
      { _, view in view.exerciseAmbiguityInLayout() },
    ]
    for question in questions {
      let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
      let view = LayoutView("view")
      root.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      try LayoutConstraint.activate([
        width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(throws: LayoutError.self) {
        try root.layoutEngine.update {
          width.constant = 500
          question(root, view)
        }
      }
      root.layoutIfNeeded()
      #expect(width.constant == 50 && root.layoutEngine.brokenConstraints.isEmpty)
      expectFrame(view, 0, 0, 50, 0)
    }
  }

  @Test func `activation inside an update belongs to it`() throws {
    let view = LayoutView("view")
    let (one, other) = (relate(view, .width, plus: 1), relate(view, .width, plus: 2))
    try LayoutConstraint.activate([one])
    try view.layoutEngine.update {
      try? LayoutConstraint.activate([other])
      LayoutConstraint.deactivate([one])
    }
    view.layoutIfNeeded()
    #expect(view.frame.width == 2)
  }

  @Test func `what was broken before may stay broken in an update`() throws {
    let view = LayoutView("view")
    let (one, other) = (relate(view, .width, plus: 1), relate(view, .width, plus: 2))
    view.addConstraints([one, other])
    try view.layoutEngine.update { other.constant = 3 }
    #expect(view.layoutEngine.brokenConstraints.map(\.constraint.constant) == [3])
    try view.layoutEngine.update { one.isActive = false }
    view.layoutIfNeeded()
    #expect(view.frame.width == 3 && view.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `required to optional and back`() throws {
    let view = LayoutView("view")
    let (one, other) = (relate(view, .width, plus: 1), relate(view, .width, plus: 2, at: 200))
    try LayoutConstraint.activate([one, other])
    one.priority = 100
    view.layoutIfNeeded()
    #expect(view.frame.width == 2)
    one.priority = .required
    view.layoutIfNeeded()
    #expect(view.frame.width == 1)
    #expect(view.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `what was changed while it was off for a moment is as before, too`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
    let a = LayoutView("a")
    root.addSubview(a)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    try LayoutConstraint.activate([width])
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        width.isActive = false
        width.constant = 50
        width.priority = 700
        root.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
    }
    #expect(width.isActive && width.constant == 100 && width.priority == .required)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    let half = a.widthAnchor.constraint(equalToConstant: 50)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([half]) }
  }

  @Test func `a constraint between distances is off for a moment`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
    let views = ["a", "b", "c", "d"].map { LayoutView($0) }
    for view in views { root.addSubview(view) }
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    let equal = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(equalTo: c.leadingAnchor.anchorWithOffset(to: d.leadingAnchor))
    try LayoutConstraint.activate([equal])
    try root.layoutEngine.update {
      equal.isActive = false
      equal.isActive = true
      a.removeFromSuperview()
    }
    #expect(!equal.isActive)
    #expect(root.layoutEngine.constraints.isEmpty)
  }

  @Test func `a multiplier that no solver can take in is refused`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    let none = a.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      .constraint(equalTo: b.widthAnchor, multiplier: .leastNormalMagnitude / 1024)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([none]) }
    #expect(!none.isActive)
  }

  @Test func `a minimum becomes required while the maximum goes that excluded it`() throws {
    let root = LayoutView("root")
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubviews(a, b)
    func height(
      _ view: LayoutView, _ relation: LayoutConstraint.Relation, _ constant: Double,
      _ priority: LayoutPriority
    ) throws -> LayoutConstraint {
      let made = try LayoutConstraint(
        item: view, attribute: .height, relatedBy: relation, constant: constant)
      made.priority = priority
      return made
    }
    let atLeast = try height(a, .greaterThanOrEqual, 130, 999)
    let atMost = try height(a, .lessThanOrEqual, 20, .required)
    try LayoutConstraint.activate([
      a.heightAnchor.constraint(equalTo: b.heightAnchor),
      height(b, .greaterThanOrEqual, 130, 750), atLeast, atMost,
      height(b, .lessThanOrEqual, 130, 250), height(a, .lessThanOrEqual, 130, 250),
    ])
    try root.layoutEngine.update {
      atMost.isActive = false
      atLeast.priority = .required
    }
    root.layoutIfNeeded()
    #expect(a.frame.height == 130 && b.frame.height == 130)
  }

  @Test func `what a stack makes of itself in a refused update stays, whatever is started in it`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 160, height: 100))
    let (kept, gone) = (LayoutView("kept"), LayoutView("gone"))
    let column = LayoutStackView("column", arrangedSubviews: [kept, gone])
    column.axis = .vertical
    root.addSubview(column)
    try column.pinEdges()
    root.layoutIfNeeded()
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        column.removeArrangedSubview(gone)
        root.layoutIfNeeded()
        kept.widthAnchor.constraint(equalToConstant: 3).isActive = true
      }
    }
    root.layoutIfNeeded()
    // The column has one view left, which fills it.
    #expect(column.arrangedSubviews == [kept])
    #expect(kept.frame == LayoutRect(x: 0, y: 0, width: 160, height: 100))
    #expect(gone.frame == .zero)
  }
}
