import AutoLayout
import Testing

/// Calls that save writing.
struct ShortWayTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
  private let a = LayoutView("a")
  private let b = LayoutView("b")

  private func show() { root.layoutIfNeeded() }

  @Test func `edges are pinned to the superview with insets`() throws {
    root.addSubview(a)
    let made = try a.pinEdges(
      insets: DirectionalLayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    show()
    expectFrame(a, 2, 1, 194, 96)
    #expect(
      made.map { $0.description } == ["H:|-(2)-[a]", "H:[a]-(4)-|", "V:|-(1)-[a]", "V:[a]-(3)-|"])
    root.layoutEngine.direction = .rightToLeft
    show()
    expectFrame(a, 4, 1, 194, 96)
  }

  @Test func `edges are pinned by side, whatever the direction`() throws {
    root.addSubview(a)
    let made = try a.pinEdges(insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(made.map { $0.firstAttribute } == [.left, .right, .top, .bottom])
    root.layoutEngine.direction = .rightToLeft
    show()
    expectFrame(a, 2, 1, 194, 96)
  }

  @Test func `the sides of a constraint are anchors`() throws {
    root.addSubviews(a, b)
    let beside = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    #expect(beside.firstAnchor == .x(a.leadingAnchor))
    #expect(beside.secondAnchor == .x(b.trailingAnchor))
    let below = a.topAnchor.constraint(equalTo: b.lastBaselineAnchor)
    #expect(
      below.secondAnchor == .y(b.lastBaselineAnchor) && below.firstAnchor != beside.firstAnchor)
    let wide = a.widthAnchor.constraint(equalToConstant: 8)
    #expect(wide.firstAnchor == .dimension(a.widthAnchor) && wide.secondAnchor == nil)
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let share = gap.constraint(equalTo: b.widthAnchor, multiplier: 0.5)
    #expect(share.firstAnchor == .dimension(gap) && share.firstAnchor != .dimension(b.widthAnchor))
    #expect(share.secondAnchor == .dimension(b.widthAnchor))
    let margin = try LayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin)
    #expect(margin.secondAnchor != .x(root.leadingAnchor))
  }

  @Test func `anchors and masks print what they are`() throws {
    root.addSubviews(a, b)
    #expect("\(a.leadingAnchor) \(b.lastBaselineAnchor)" == "a.leading b.lastBaseline")
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect("\(a.widthAnchor) \(gap)" == "a.width (b.leading - a.trailing)")
    let beside = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let anchors = [beside.firstAnchor, beside.secondAnchor].compactMap { $0 }
    #expect("\(anchors)" == "[a.leading, b.trailing]")
    #expect("\(a.autoresizingMask)" == "[]")
    a.autoresizingMask = [.flexibleBottomMargin, .flexibleWidth]
    #expect("\(a.autoresizingMask)" == "[flexibleWidth, flexibleBottomMargin]")
  }

  @Test func `some edges are pinned to a guide, the middle and the size to others`() throws {
    root.addSubviews(a, b)
    root.layoutMargins = LayoutInsets(all: 10)
    try a.pinEdges([.horizontal, .bottom], to: root.layoutMarginsGuide)
    try a.pinSize(LayoutSize(width: 50, height: 30), priority: .defaultHigh)
    try b.pinCenter(to: a, offset: LayoutPoint(x: 1, y: -2))
    try b.pinSize(to: a)
    show()
    expectFrame(a, 10, 60, 180, 30)
    expectFrame(b, 11, 58, 180, 30)
  }

  @Test func `a view without a superview cannot be pinned to one`() throws {
    let error = #expect(throws: LayoutError.self) { try a.pinCenter() }
    #expect(
      error?.description
        == "a cannot be pinned: it has no superview; add it to one first, or say what to pin it to")
  }

  @Test func `several strings are activated together or not at all`() throws {
    root.addSubviews(a, b)
    let made = try root.layout(
      "H:|-[\(a)]-[\(b)(\(a))]-|", "V:|[\(a)]|", "V:|[\(b)]|", convention: .appKit)
    #expect(made.count == 8)
    show()
    expectFrame(a, 20, 0, 76, 100)
    expectFrame(b, 104, 0, 76, 100)
    #expect(throws: LayoutError.self) { try root.layout("H:[\(a)(10)]", "H:[\(a)(12)]") }
    // vfl:ignore
    #expect(throws: LayoutError.self) { try root.layout("H:[\(a)]-5-[\(b)]", "V:[\(a)") }
    #expect(root.layoutEngine.constraints == made)
  }

  @Test func `all strings of a call that are wrong are named`() throws {
    root.addSubviews(a, b)
    // vfl:ignore
    let wrong: LayoutFormat = "H:|-[\(a)"
    // vfl:ignore
    let other: LayoutFormat = "V:|-[bb]"
    let error = #expect(throws: LayoutError.self) {
      try root.layout(wrong, "V:|[\(b)]|", other)
    }
    guard case .invalidFormats(let formats) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // vfl:ignore
    #expect(formats.map(\.format) == ["H:|-[a", "V:|-[bb]"])
    #expect(formats.map(\.diagnostics.count) == [1, 1])
    let text = "\(LayoutError.invalidFormats(formats))"
    #expect(text.contains("H:|-[a\n") && text.contains("V:|-[bb]\n"))
    #expect(root.layoutEngine.constraints.isEmpty)
    let single = #expect(throws: LayoutError.self) { try root.layout("V:|[\(b)]|", other) }
    guard case .invalidFormat("V:|-[bb]", _) = single else {
      Issue.record("\(String(describing: single))")
      return
    }
  }

  @Test func `metrics are numbers of any type`() throws {
    root.addSubviews(a, b)
    let (gap, width): (Int, Float) = (12, 40)
    let weak: [String: any LayoutMetric] = [
      "gap": gap, "wide": width, "weak": LayoutPriority.defaultLow,
    ]
    let views = ["a": a, "b": b]
    addAll(
      try constraints(
        visualFormat: "H:|-gap-[a(wide)]-gap-[b(wide@weak)]", metrics: weak, views: views))
    let whole = ["gap": gap]
    addAll(try constraints(visualFormat: "V:|-gap-[a(gap)]", metrics: whole, views: views))
    addAll(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-[b(gap)]",
        metrics: ["gap": gap, "weak": LayoutPriority.required],
        views: views))
    show()
    expectFrame(a, 12, 12, 40, 12)
    expectFrame(b, 64, 12, 40, 12)
    #expect(root.layoutEngine.constraints.contains { $0.priority == 250 })
  }

  @Test func `sums of numbers stay sums of numbers`() {
    let lengths = [1.5, 2, 3]
    let sum = lengths.reduce(0, +)
    #expect(sum == 6.5)
    #expect(LayoutPriority.defaultHigh - 1 == 749 && .defaultLow + 0.5 == LayoutPriority(250.5))
  }

  private func addAll(_ constraints: [LayoutConstraint]) { root.addConstraints(constraints) }
}
