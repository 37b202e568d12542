import AutoLayout
import Testing

@Suite struct StackTests {
  private func view(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
    LayoutView(name, intrinsicContentSize: LayoutSize(width: width, height: height))
  }

  /// A stack that fills a root, with views 30, 60 and 90 wide, and 20, 40 and 30 high.
  private func makeStack(
    width: Double? = nil, height: Double? = nil, _ set: (LayoutStackView) -> Void
  ) throws -> (root: LayoutView, stack: LayoutStackView, views: [LayoutView]) {
    let root = LayoutView("root")
    root.layoutEngine.rootWidth = width
    root.layoutEngine.rootHeight = height
    let views = [view("a", 30, 20), view("b", 60, 40), view("c", 90, 30)]
    let stack = LayoutStackView("stack", arrangedSubviews: views)
    set(stack)
    root.addSubview(stack)
    try root.layout("H:|[\(stack)]|")
    try root.layout("V:|[\(stack)]|")
    root.layoutIfNeeded()
    return (root, stack, views)
  }

  private func expect(
    _ views: [LayoutView], x: [Double], width: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (view, (x, width)) in zip(views, zip(x, width)) {
      let isNear =
        (view.frame.x - x).magnitude < 1e-9 && (view.frame.width - width).magnitude < 1e-9
      #expect(
        isNear, "\(view.layoutNode.name): \(view.frame), not \(x), \(width)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `a stack is as large as its views and gaps`() throws {
    let (root, _, views) = try makeStack { $0.spacing = 5 }
    expectFrame(root, 0, 0, 190, 40)
    expectFrame(views[0], 0, 0, 30, 40)
    expectFrame(views[1], 35, 0, 60, 40)
    expectFrame(views[2], 100, 0, 90, 40)
  }

  @Test func `fill leaves it to hugging who grows`() throws {
    let (_, _, views) = try makeStack(width: 240) { stack in
      stack.arrangedSubviews[1].setContentHuggingPriority(249, for: .horizontal)
    }
    expect(views, x: [0, 30, 150], width: [30, 120, 90])
  }

  @Test func `fill equally makes all of one length`() throws {
    let (_, _, views) = try makeStack(width: 230) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    expect(views, x: [0, 80, 160], width: [70, 70, 70])
  }

  @Test func `fill proportionally follows the contents, and their changes`() throws {
    let (root, _, views) = try makeStack(width: 370) {
      $0.spacing = 5
      $0.distribution = .fillProportionally
    }
    // 360 in parts of 30, 60 and 90.
    expect(views, x: [0, 65, 190], width: [60, 120, 180])
    views[2].intrinsicContentSize.width = 30
    root.layoutIfNeeded()
    expect(views, x: [0, 95, 280], width: [90, 180, 90])
  }

  @Test func `shares that are whole multiples of the smallest are exact`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 1100, height: 10))
    let views = [70, 30, 10].map {
      LayoutView("\($0)", intrinsicContentSize: LayoutSize(width: $0, height: 10))
    }
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    root.addSubview(stack)
    try stack.pinEdges()
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [700, 300, 100])
    #expect(views.map(\.frame.minX) == [0, 700, 1000])
  }

  @Test func `equal spacing makes gaps of one length`() throws {
    let (root, _, views) = try makeStack(width: 240) { $0.distribution = .equalSpacing }
    expect(views, x: [0, 60, 150], width: [30, 60, 90])
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expect(views, x: [210, 120, 0], width: [30, 60, 90])
  }

  @Test func `equal spacing keeps to the spacing where there is no room`() throws {
    let (_, _, views) = try makeStack(width: 190) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
      $0.arrangedSubviews[0].setContentCompressionResistancePriority(700, for: .horizontal)
    }
    expect(views, x: [0, 30, 100], width: [20, 60, 90])
  }

  @Test func `equal centering puts middles equally far apart`() throws {
    let (_, _, views) = try makeStack(width: 260) { $0.distribution = .equalCentering }
    // Middles at 15, 115 and 215.
    expect(views, x: [0, 85, 170], width: [30, 60, 90])
  }

  @Test func `equal centering gives way to contents and spacing`() throws {
    let (_, _, views) = try makeStack(width: 200) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    // Middles want to be 70 apart; gaps of 10 put the second at 70 to 80 and the last at 155.
    expect(views, x: [0, 40, 110], width: [30, 60, 90])
  }

  @Test(arguments: [
    (LayoutStackView.Alignment.fill, [0.0, 0, 0], [60.0, 60, 60]),
    (.leading, [0, 0, 0], [20, 40, 30]), (.top, [0, 0, 0], [20, 40, 30]),
    (.center, [20, 10, 15], [20, 40, 30]), (.trailing, [40, 20, 30], [20, 40, 30]),
    (.bottom, [40, 20, 30], [20, 40, 30]), (.firstBaseline, [10, 0, 10], [20, 40, 30]),
    (.lastBaseline, [35, 20, 30], [20, 40, 30]),
  ])
  func `alignment says where views are across a row`(
    _ alignment: LayoutStackView.Alignment, _ y: [Double], _ height: [Double]
  ) throws {
    let (_, _, views) = try makeStack(height: 60) { stack in
      stack.alignment = alignment
      let views = stack.arrangedSubviews
      // First baselines 5, 15 and 5 below the top; last ones 5, 10 and 10 above the bottom.
      for (view, offset) in zip(views, [5.0, 15, 5]) { view.firstBaselineOffsetFromTop = offset }
      for (view, offset) in zip(views, [5.0, 10, 10]) { view.lastBaselineOffsetFromBottom = offset }
    }
    for (view, (y, height)) in zip(views, zip(y, height)) {
      #expect(view.frame.y == y && view.frame.height == height, "\(view.layoutNode.name)")
    }
  }

  @Test func `a column is a row turned, and no higher than its views ask for`() throws {
    let (root, _, views) = try makeStack {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.spacing = 4
    }
    expectFrame(root, 0, 0, 90, 98)
    expectFrame(views[0], 60, 0, 30, 20)
    expectFrame(views[1], 30, 24, 60, 40)
    expectFrame(views[2], 0, 68, 90, 30)
  }

  @Test func `hidden views are left out, and come back`() throws {
    let (root, stack, views) = try makeStack { $0.spacing = 5 }
    views[1].isHidden = true
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 125, 30)
    expectFrame(views[2], 35, 0, 90, 30)
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 190, 40)
    expectFrame(views[1], 35, 0, 60, 40)
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    expectFrame(stack, 0, 0, 0, 0)
  }

  @Test func `a hidden view leaves with nothing of a stack that has no superview`() throws {
    let (root, stack, views) = try makeStack { _ in }
    views[1].isHidden = true
    root.layoutIfNeeded()
    stack.removeFromSuperview()
    root.addSubview(views[1])
    views[1].isHidden = false
    let height = relate(views[1], .height, plus: 70)
    height.priority = .fittingSizeLevel
    try LayoutConstraint.activate([height])
    #expect(root.layoutEngine.constraints.map { $0.identifier } == [nil])
    views[1].intrinsicContentSize.height = LayoutSize.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(views[1].frame.height == 70)
  }

  @Test func `hiding in an update is one transaction with the rest`() throws {
    let (root, _, views) = try makeStack(width: 190) { $0.spacing = 5 }
    let fixed = relate(views[2], .width, plus: 90)
    try LayoutConstraint.activate([fixed, relate(views[0], .width, plus: 30)])
    root.layoutIfNeeded()
    // Without the second view the others would have to be 155 together.
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update { views[1].isHidden = true }
    }
    try root.layoutEngine.update {
      views[1].isHidden = true
      fixed.constant = 155
    }
    root.layoutIfNeeded()
    expect(views, x: [0, 0, 35], width: [30, 0, 155])
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `a gap of its own goes before the spacing`() throws {
    let (root, stack, views) = try makeStack { $0.spacing = 5 }
    stack.setCustomSpacing(20, after: views[0])
    root.layoutIfNeeded()
    expect(views, x: [0, 50, 115], width: [30, 60, 90])
    #expect(
      stack.customSpacing(after: views[0]) == 20
        && stack.customSpacing(after: views[1]) == LayoutStackView.spacingUseDefault)
    stack.setCustomSpacing(LayoutStackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    expect(views, x: [0, 35, 100], width: [30, 60, 90])
  }

  @Test func `views stay inside the margins where that is asked for`() throws {
    let (root, stack, views) = try makeStack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.alignment = .center
    }
    expectFrame(root, 0, 0, 186, 44)
    expectFrame(views[0], 2, 11, 30, 20)
    expectFrame(views[1], 32, 1, 60, 40)
    stack.layoutMargins.left = 12
    root.layoutIfNeeded()
    expectFrame(views[0], 12, 11, 30, 20)
  }

  @Test func `views are put in, taken out and moved`() throws {
    let (root, stack, views) = try makeStack { _ in }
    let extra = view("extra", 10, 10)
    stack.insertArrangedSubview(extra, at: 1)
    stack.insertArrangedSubview(views[2], at: -7)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.layoutNode.name) == ["c", "a", "extra", "b"])
    expect([views[2], views[0], extra, views[1]], x: [0, 90, 120, 130], width: [90, 30, 10, 60])
    stack.removeArrangedSubview(views[0])
    extra.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.layoutNode.name) == ["c", "b"])
    #expect(views[0].superview === stack && extra.superview == nil)
    expect([views[2], views[1]], x: [0, 90], width: [90, 60])
    expectFrame(root, 0, 0, 150, 40)
  }

  @Test func `constraints that a stack has replaced are not brought back beside the new ones`()
    throws
  {
    let (root, stack, views) = try makeStack { _ in }
    root.layoutIfNeeded()
    let taken = stack.deactivateConstraints()
    try LayoutConstraint.activate(taken)
    #expect(taken.allSatisfy { $0.isActive })
    stack.deactivateConstraints()
    (stack.spacing, stack.alignment) = (20, .center)
    root.layoutIfNeeded()
    try LayoutConstraint.activate(taken)
    for constraint in taken { constraint.isActive = true }
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    #expect(views[1].frame.x == views[0].frame.maxX + 20 && views[0].frame.height == 20)
  }

  @Test(arguments: [true, false])
  func `former constraints of a stack do not come back by a refusal, or before a pass`(
    isRefused: Bool
  ) throws {
    let (root, stack, views) = try makeStack { _ in }
    root.layoutIfNeeded()
    let count = root.layoutEngine.constraints.count
    if isRefused {
      let clash = [1.0, 2].map { stack.widthAnchor.constraint(equalToConstant: $0) }
      #expect(throws: LayoutError.self) {
        try root.layoutEngine.update {
          stack.deactivateConstraints()
          stack.spacing = 20
          for constraint in clash { constraint.isActive = true }
        }
      }
    } else {
      let taken = stack.deactivateConstraints()
      stack.spacing = 20
      try LayoutConstraint.activate(taken)
    }
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    #expect(root.layoutEngine.constraints.count == count)
    #expect(views[1].frame.x == views[0].frame.maxX + 20)
  }

  @Test func `stacks in stacks`() throws {
    let (root, stack, views) = try makeStack { $0.spacing = 5 }
    let column = LayoutStackView(
      "column", arrangedSubviews: [view("d", 25, 10), view("e", 15, 50)])
    column.axis = .vertical
    stack.addArrangedSubview(column)
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 220, 60)
    expectFrame(column, 195, 0, 25, 60)
    expectFrame(column.arrangedSubviews[1], 0, 10, 25, 50)
    #expect(!views[0].hasAmbiguousLayout && !column.hasAmbiguousLayout)
  }

  /// A stack that is held by the baseline of what it arranges.
  @Test(arguments: [LayoutConstraint.Attribute.firstBaseline, .lastBaseline], [false, true])
  func `a baseline stays that of a view that leaves the stack and comes back`(
    attribute: LayoutConstraint.Attribute, isElsewhere: Bool
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 200))
    let stack = LayoutStackView("stack", arrangedSubviews: [])
    let (view, other) = (view("view", 94, 42), LayoutView("other"))
    root.addSubviews(stack, other)
    stack.addArrangedSubview(view)
    let pin = try LayoutConstraint(
      item: stack, attribute: attribute, relatedBy: .equal, toItem: root, attribute: .top,
      constant: 100)
    try LayoutConstraint.activate([pin])
    view.removeFromSuperview()
    if isElsewhere { other.addSubview(view) }
    stack.addArrangedSubview(view)
    root.layoutIfNeeded()
    expectFrame(stack, 0, attribute == .firstBaseline ? 100 : 58, 94, 42)
    // Without the view it is the stack's own.
    view.removeFromSuperview()
    root.layoutIfNeeded()
    expectFrame(stack, 0, 100, 0, 0)
  }

  @Test func `a distance that begins at a stack's baseline follows it`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 400))
    let (first, last, measure) = (
      view("first", 20, 30), view("last", 20, 40), LayoutView("measure")
    )
    let stack = LayoutStackView("stack", arrangedSubviews: [first, last])
    stack.axis = .vertical
    first.lastBaselineOffsetFromBottom = 8
    last.lastBaselineOffsetFromBottom = 5
    root.addSubviews(stack, measure)
    let below = stack.lastBaselineAnchor.anchorWithOffset(to: root.bottomAnchor)
    try LayoutConstraint.activate([
      measure.heightAnchor.constraint(equalToConstant: 60),
      below.constraint(
        equalTo: measure.topAnchor.anchorWithOffset(to: measure.bottomAnchor), constant: 14),
    ])
    func expectTop(_ y: Double, _ comment: Comment) {
      root.layoutIfNeeded()
      #expect(stack.frame.y == y, comment)
    }
    // The baseline is at 400 − 74.
    expectTop(326 + 5 - 70, "of both")
    last.isHidden = true
    expectTop(326 + 8 - 30, "of the first")
    last.isHidden = false
    last.lastBaselineOffsetFromBottom = 20
    expectTop(326 + 20 - 70, "another baseline of the last")
    last.removeFromSuperview()
    stack.addArrangedSubview(last)
    expectTop(326 + 20 - 70, "back again")
    last.removeFromSuperview()
    expectTop(326 + 8 - 30, "without the last")
  }
}
