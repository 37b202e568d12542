import AutoLayout
import Testing

@Suite struct RoundingTests {
  private func row(_ widths: [Double], scale: Double?) throws -> [LayoutView] {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 10))
    root.layoutEngine.scale = scale
    var previous: LayoutView?
    var views: [LayoutView] = []
    for (index, width) in widths.enumerated() {
      let view = LayoutView("\(index)")
      root.addSubview(view)
      try LayoutConstraint.activate([
        relate(view, .width, plus: width),
        relate(view, .leading, .equal, previous ?? root, previous == nil ? .leading : .trailing),
      ])
      previous = view
      views.append(view)
    }
    root.layoutIfNeeded()
    return [root] + views
  }

  @Test func `views that touch still touch, and errors do not add up`() throws {
    let views = try row(Array(repeating: 10.0 / 3, count: 30), scale: 1)
    let frames = views.dropFirst().map(\.frame)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(left.x + left.width == right.x)
      #expect(left.width == 3 || left.width == 4)
    }
    #expect(frames.last.map { $0.x + $0.width } == 100)
  }

  struct Case: Sendable {
    var scale: Double
    var widths: [Double]
    var rounded: [Double]
  }

  static let cases = [
    Case(scale: 1, widths: [0.5, 0.5, 1.25], rounded: [1, 0, 1]),
    Case(scale: 2, widths: [0.25, 0.5, 0.26], rounded: [0.5, 0.5, 0]),
    Case(scale: 3, widths: [0.5, 1, 1], rounded: [2.0 / 3, 1, 1]),
  ]

  @Test(arguments: cases)
  func `an edge in the middle goes away from the root's edge`(_ example: Case) throws {
    let views = try row(example.widths, scale: example.scale)
    for (view, width) in zip(views.dropFirst(), example.rounded) {
      #expect((view.frame.width - width).magnitude < 1e-12)
    }
  }

  @Test func `an edge before the root's edge goes away from it too`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 10))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate(pin(view, in: root, -2.5, -0.4, 5, 5))
    root.layoutEngine.scale = 1
    root.layoutIfNeeded()
    expectFrame(view, -3, 0, 6, 5)
    #expect(view.frame.description == "(-3, 0, 6, 5)")
  }

  @Test func `rounding looks at absolute edges, and frames stay in the parent's coordinates`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    let all = pin(outer, in: root, 10.4, 10.6, 20, 20) + pin(inner, in: outer, 5.3, 5.3, 4, 4)
    try LayoutConstraint.activate(all)
    root.layoutEngine.scale = 1
    root.layoutIfNeeded()
    expectFrame(outer, 10, 11, 20, 20)
    expectFrame(inner, 6, 5, 4, 4)
    all.first(.leading, of: outer)?.constant = 10
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["inner"])
    expectFrame(inner, 5, 5, 4, 4)
    root.layoutEngine.scale = nil
    root.layoutIfNeeded()
    expectFrame(outer, 10, 10.6, 20, 20)
    expectFrame(inner, 5.3, 5.3, 4, 4)
  }

  @Test func `no size is below 0 by the last bits of a sum`() throws {
    for tenths in 1...60 {
      let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
      let (first, rest) = (LayoutView("first"), LayoutView("rest"))
      root.addSubviews(first, rest)
      // Three lengths that add up to the place of the far edge, but for rounding: 0.1 + 0.2 > 0.3.
      let length = Double(tenths) / 10
      for (begin, end, size) in [
        (
          LayoutConstraint.Attribute.leading, LayoutConstraint.Attribute.trailing,
          LayoutConstraint.Attribute.width
        ), (.top, .bottom, .height),
      ] {
        try LayoutConstraint.activate([
          relate(first, begin, .equal, root, begin, plus: 0.1),
          relate(first, size, plus: length), relate(rest, begin, .equal, first, end),
          relate(rest, end, .equal, root, begin, plus: Double(tenths + 1) / 10),
        ])
      }
      for scale in [nil, 1.0, 3] {
        root.layoutEngine.scale = scale
        root.layoutIfNeeded()
        #expect(rest.frame.width >= 0 && rest.frame.height >= 0, "\(tenths): \(rest.frame)")
      }
      let size = rest.systemLayoutSizeFitting(.zero)
      #expect(size.width >= 0 && size.height >= 0)
      for ambiguity in root.layoutEngine.ambiguities where ambiguity.attribute == .width {
        #expect(ambiguity.range.lowerBound >= 0 && ambiguity.value >= 0)
      }
    }
  }

  @Test func `insets that point outwards make no size that is less than nothing`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 20, height: 50))
    root.addSubview(view)
    view.alignmentRectInsets = LayoutInsets(top: -30, left: -30, bottom: -10, right: -30)
    root.layoutIfNeeded()
    // 20 less 60, and 50 less 40.
    expectFrame(view, 30, 30, 0, 10)
    #expect(view.systemLayoutSizeFitting(.zero) == LayoutSize(width: 0, height: 10))
    root.alignmentRectInsets = LayoutInsets(top: 0, left: 80, bottom: 0, right: 80)
    root.layoutIfNeeded()
    #expect(root.frame.width >= 0)
  }
}
