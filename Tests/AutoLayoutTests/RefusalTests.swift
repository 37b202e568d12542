import AutoLayout
import Testing

@Suite struct RefusalTests {
  typealias Attribute = LayoutConstraint.Attribute

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: Attribute
    var second: Attribute
    var hasSecondItem = true
    var multiplier = 1.0
    var constant = 0.0
    var defect: LayoutError.Defect
  }

  static let cases = [
    Case(
      testDescription: "no first attribute", first: .notAnAttribute, second: .width,
      defect: .missingAttribute),
    Case(
      testDescription: "a place against a constant", first: .left, second: .notAnAttribute,
      hasSecondItem: false, constant: 10, defect: .locationAgainstConstant),
    Case(
      testDescription: "a place times nothing", first: .top, second: .bottom, multiplier: 0,
      defect: .locationAgainstConstant),
    Case(
      testDescription: "a place with a size", first: .leading, second: .width,
      defect: .positionWithSize),
    Case(
      testDescription: "a size with a place", first: .height, second: .top,
      defect: .positionWithSize),
    Case(testDescription: "across the axes", first: .centerX, second: .centerY, defect: .mixedAxes),
    Case(
      testDescription: "leading with left", first: .leading, second: .left,
      defect: .mixedDirections),
    Case(
      testDescription: "right with trailing", first: .right, second: .trailing,
      defect: .mixedDirections),
    Case(
      testDescription: "a size with an item but no attribute", first: .width,
      second: .notAnAttribute, defect: .incompleteSecondItem),
    Case(
      testDescription: "a size with an attribute but no item", first: .width, second: .height,
      hasSecondItem: false, defect: .incompleteSecondItem),
    Case(
      testDescription: "a leading margin with a left one", first: .leadingMargin,
      second: .leftMargin, defect: .mixedDirections),
    Case(
      testDescription: "a margin against a constant", first: .topMargin, second: .notAnAttribute,
      hasSecondItem: false, constant: 10, defect: .locationAgainstConstant),
    Case(
      testDescription: "a multiplier that is no number", first: .width, second: .width,
      multiplier: .nan, defect: .notFinite),
    Case(
      testDescription: "an infinite constant", first: .width, second: .width,
      constant: -.infinity, defect: .notFinite),
    Case(
      testDescription: "a constant too large to compute with", first: .width, second: .width,
      constant: -1.1e9, defect: .outOfRange),
    Case(
      testDescription: "a multiplier too large to compute with", first: .width, second: .width,
      multiplier: -1.1e6, defect: .outOfRange),
    Case(
      testDescription: "a multiplier too small to compute with", first: .width, second: .width,
      multiplier: 0.9e-6, defect: .outOfRange),
  ]

  @Test(arguments: [0, 1e-6, -1e-6, 1e6, -1e6], [1e9, -1e9])
  func `numbers at the limits are accepted and computed with`(
    multiplier: Double, constant: Double
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 2000, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate([
      relate(view, .width, .equal, root, .width, times: multiplier, plus: constant, at: 999)
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == max(0, multiplier * 2000 + constant))
  }

  @Test func `lengths beyond the limit are refused by a sentence that says it`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let stack = LayoutStackView("stack")
    let views = [LayoutView("one"), LayoutView("two")]
    root.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
    var issues: [String] = []
    root.layoutEngine.issueHandler = { issues.append($0.description) }
    root.layoutEngine.rootWidth = 2e9
    root.layoutMargins.left = -2e9
    views[0].intrinsicContentSize.width = 2e9
    views[1].alignmentRectInsets.left = 2e9
    stack.setCustomSpacing(2e9, after: views[0])
    root.layoutIfNeeded()
    #expect(
      issues == [
        "root cannot use 2000000000.0 as its width, which is beyond 1e9",
        "root cannot use -2000000000.0 as its layout margin, which is beyond 1e9",
        "two.leading == one.trailing + 2000000000 cannot be: its constant is beyond 1e9",
        "one cannot use 2000000000.0 as its intrinsic width, which is beyond 1e9",
        "two cannot use 2000000000.0 as its alignment inset, which is beyond 1e9",
      ])
    #expect(root.frame.width == 200)
    // A target that cannot be used counts as 0.
    #expect(root.systemLayoutSizeFitting(LayoutSize(width: 2e9, height: 0)).width == 0)
  }

  @Test func `a metric beyond the limit makes a constraint that is refused`() throws {
    let view = LayoutView("view")
    let made = try constraints(
      visualFormat: "[view(huge)]", metrics: ["huge": 2e9], views: ["view": view])
    let error = #expect(throws: LayoutError.self) { try LayoutConstraint.activate(made) }
    #expect(
      error?.description == "view.width == 2000000000 cannot be: its constant is beyond 1e9")
  }

  @Test func `a stack's shares of what has no measure stay within the limits`() throws {
    let stack = LayoutStackView("stack")
    stack.distribution = .fillProportionally
    stack.layoutEngine.rootWidth = 1000
    for width in [1, 1e8, 1e-8] {
      stack.addArrangedSubview(
        LayoutView("view", intrinsicContentSize: LayoutSize(width: width, height: 1)))
    }
    var issues: [LayoutError] = []
    stack.layoutEngine.issueHandler = { issues.append($0) }
    stack.layoutIfNeeded()
    #expect(issues.isEmpty)
    // As if the second were a million times the first, and the third were nothing.
    let widths = stack.arrangedSubviews.map(\.frame.width)
    #expect((widths[0] - 1000 / 1_000_001).magnitude < 1e-6 && widths[2] == 0)
    #expect((widths[1] - 1000).magnitude < 0.002)
  }

  @Test(arguments: cases)
  func `a pair that cannot be compared is refused by name`(_ example: Case) {
    let (one, other) = (LayoutView("one"), LayoutView("other"))
    let error = #expect(throws: LayoutError.self) {
      _ = try LayoutConstraint(
        item: one, attribute: example.first, relatedBy: .equal,
        toItem: example.hasSecondItem ? other : nil, attribute: example.second,
        multiplier: example.multiplier, constant: example.constant)
    }
    guard case .invalidConstraint(let record, let defect) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(defect == example.defect)
    #expect(record.first == "one" && record.firstAttribute == example.first)
    #expect(record.second == (example.hasSecondItem ? "other" : nil))
  }

  @Test(arguments: cases)
  func `what could be meant instead is accepted`(_ example: Case) throws {
    let (root, one, other) = (LayoutView("root"), LayoutView("one"), LayoutView("other"))
    root.addSubviews(one, other)
    let items = ["root": root, "one": one, "other": other]
    var refused: (record: ConstraintRecord, defect: LayoutError.Defect)?
    do throws(LayoutError) {
      _ = try LayoutConstraint(
        item: one, attribute: example.first, relatedBy: .equal,
        toItem: example.hasSecondItem ? other : nil, attribute: example.second,
        multiplier: example.multiplier, constant: example.constant)
    } catch {
      if case .invalidConstraint(let record, let defect) = error { refused = (record, defect) }
    }
    let (record, defect) = try #require(refused)
    for alternative in defect.alternatives(to: record) {
      let made = try LayoutConstraint(
        item: one, attribute: alternative.firstAttribute, relatedBy: alternative.relation,
        toItem: alternative.second.flatMap { items[$0] }, attribute: alternative.secondAttribute,
        multiplier: alternative.multiplier, constant: alternative.constant)
      try LayoutConstraint.activate([made])
      made.isActive = false
      #expect(alternative != record)
    }
  }

  @Test func `what could be meant instead differs in as little as it can`() {
    func alternatives(
      _ defect: LayoutError.Defect, _ first: Attribute, _ second: Attribute, _ item: String?,
      _ constant: Double = 0
    ) -> [String] {
      defect.alternatives(
        to: ConstraintRecord(
          first: "a", firstAttribute: first, relation: .lessThanOrEqual, second: item,
          secondAttribute: second, constant: constant, superview: "box")
      ).map(\.equation)
    }
    #expect(
      alternatives(.locationAgainstConstant, .trailing, .notAnAttribute, nil, 20)
        == ["a.trailing <= box.leading + 20"])
    #expect(
      alternatives(.locationAgainstConstant, .centerX, .notAnAttribute, nil)
        == ["a.centerX <= box.left"])
    #expect(
      alternatives(.locationAgainstConstant, .lastBaseline, .notAnAttribute, nil, 3)
        == ["a.lastBaseline <= box.top + 3"])
    #expect(
      alternatives(.mixedDirections, .left, .trailing, "b", -8)
        == ["a.leading <= b.trailing - 8", "a.left <= b.right - 8"])
    #expect(
      alternatives(.mixedDirections, .trailingMargin, .leftMargin, "b")
        == ["a.trailingMargin <= b.leadingMargin", "a.rightMargin <= b.leftMargin"])
    #expect(
      alternatives(.mixedAxes, .leading, .top, "b") == ["a.leading <= b.leading", "a.top <= b.top"])
    #expect(
      alternatives(.positionWithSize, .leading, .width, "b", 4)
        == ["a.leading <= b.leading + 4", "a.width <= b.width + 4"])
    #expect(
      alternatives(.incompleteSecondItem, .width, .notAnAttribute, "b") == ["a.width <= b.width"])
    #expect(alternatives(.incompleteSecondItem, .width, .height, nil, 5) == ["a.width <= 5"])
  }

  @Test func `every legal pair of attributes is accepted`() throws {
    let (one, other) = (LayoutView("one"), LayoutView("other"))
    let middles: [Attribute] = [.centerX, .centerXWithinMargins]
    let families: [[Attribute]] = [
      [.left, .right, .leftMargin, .rightMargin] + middles,
      [.leading, .trailing, .leadingMargin, .trailingMargin] + middles, [.width, .height],
      [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins,
      ],
    ]
    for family in families {
      for first in family {
        for second in family {
          _ = try LayoutConstraint(
            item: one, attribute: first, relatedBy: .equal, toItem: other, attribute: second)
        }
      }
    }
  }

  @Test func `raw values are those of Apple's headers`() {
    #expect(Attribute.allCases.map(\.rawValue) == Array(0...20))
    #expect(Attribute.lastBaseline.rawValue == 11 && Attribute.firstBaseline.rawValue == 12)
    #expect(LayoutStackView.Distribution(rawValue: 4) == .equalCentering)
    #expect(LayoutStackView.Alignment(rawValue: 3) == .center)
    #expect(LayoutStackView.Alignment.bottom.rawValue == 4)
    #expect(LayoutConstraint.Relation.allCases.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `a size times nothing drops the second item`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate([
      relate(view, .width, .equal, root, .width, times: 0, plus: 30)
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `items of two trees have no common ancestor`() {
    let (one, other) = (LayoutView("one"), LayoutView("other"))
    let constraint = relate(one, .width, .equal, other, .width)
    #expect(throws: LayoutError.noCommonAncestor(constraint.record)) {
      try LayoutConstraint.activate([constraint])
    }
    #expect(!constraint.isActive)
  }

  @Test func `a setter refuses what it cannot use, keeps the old value and says so`() throws {
    let view = LayoutView("view")
    var issues: [LayoutError] = []
    view.layoutEngine.issueHandler = { issues.append($0) }
    let constraint = relate(view, .width, plus: 10)
    try LayoutConstraint.activate([constraint])
    constraint.constant = .nan
    constraint.constant = 1e300
    constraint.priority = 0
    constraint.priority = LayoutPriority(Double.nan)
    view.layoutEngine.rootWidth = -1
    view.layoutEngine.scale = 0
    view.setContentHuggingPriority(1001, for: .vertical)
    view.intrinsicContentSize.height = .infinity
    view.layoutIfNeeded()
    #expect(issues.count == 8)
    #expect(constraint.constant == 10 && constraint.priority == .required)
    #expect(view.layoutEngine.rootWidth == nil && view.layoutEngine.scale == nil)
    #expect(view.contentHuggingPriority(for: .vertical) == 250)
    #expect(view.frame == LayoutRect(0, 0, 10, 0))
  }

  @Test
  func `what an inactive constraint was given and cannot use is refused when it is activated`()
    throws
  {
    let view = LayoutView("view")
    var issues: [LayoutError] = []
    view.layoutEngine.issueHandler = { issues.append($0) }
    let constraint = view.widthAnchor.constraint(equalToConstant: 5).withPriority(0)
    var refused = constraint.record
    refused.priority = 0
    #expect(throws: LayoutError.invalidConstraint(refused, .priorityOutOfRange)) {
      try LayoutConstraint.activate([constraint])
    }
    constraint.constant = 1e13
    refused.constant = 1e13
    #expect(throws: LayoutError.invalidConstraint(refused, .outOfRange)) {
      try LayoutConstraint.activate([constraint])
    }
    #expect(!constraint.isActive && constraint.constant == 5 && constraint.priority == .required)
    #expect(issues.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive && issues == [.invalidConstraint(refused, .outOfRange)])
    constraint.constant = .infinity
    guard case .invalidConstraint(let infinite, .notFinite)? = refusal(of: constraint) else {
      Issue.record("accepted")
      return
    }
    #expect(infinite.constant == .infinity && infinite.priority == 0)
    // The numbers that it has already are as good as any other.
    constraint.constant = 5
    constraint.priority = .required
    try LayoutConstraint.activate([constraint])
    view.layoutIfNeeded()
    #expect(view.frame.width == 5 && issues.count == 1)
  }

  @Test(arguments: [true, false])
  func `what one tree refuses leaves no bit in another`(isLaidOut: Bool) throws {
    let (page, card) = (LayoutView("page"), LayoutView("card"))
    let field = LayoutView("field", intrinsicContentSize: LayoutSize(width: 24, height: 38))
    let icon = LayoutView("icon", intrinsicContentSize: LayoutSize(width: 38, height: 20))
    page.layoutEngine.rootWidth = 207
    card.layoutEngine.rootWidth = 100
    page.addSubview(field)
    field.addSubview(icon)
    if isLaidOut { for root in [page, card] { root.layoutIfNeeded() } }
    // Three times what thirds of 38 are rounded to is not 38.
    let third = try LayoutConstraint(
      item: icon, attribute: .width, relatedBy: .equal, toItem: field, attribute: .height,
      multiplier: 1.0 / 3, constant: 11)
    third.priority = 751
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate([third, card.widthAnchor.constraint(equalToConstant: 16)])
    }
    page.layoutIfNeeded()
    #expect(page.layoutEngine.constraints.isEmpty && !third.isActive)
    #expect(field.frame.height == 38)
  }

  private func refusal(of constraint: LayoutConstraint) -> LayoutError? {
    do throws(LayoutError) {
      try LayoutConstraint.activate([constraint])
      return nil
    } catch {
      return error
    }
  }

  @Test func `an item is not put inside itself or its own descendants`() {
    let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
    outer.addSubview(inner)
    var issues: [LayoutError] = []
    outer.layoutEngine.issueHandler = { issues.append($0) }
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(
      issues == [
        .circularTree(item: "outer", superitem: "inner"),
        .circularTree(item: "outer", superitem: "outer"),
      ])
    #expect(inner.superview === outer && outer.superview == nil)
  }
}
