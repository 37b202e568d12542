import AutoLayout
import Testing

/// Views that arrange what is in them in a direction of their own.
struct SemanticDirectionTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
  private let row = LayoutView("row")
  private let a = LayoutView("a")
  private let b = LayoutView("b")
  private let inner = LayoutView("inner")

  init() throws {
    root.addSubview(row)
    row.addSubviews(a, b)
    a.addSubview(inner)
    try root.layout("|-20-[\(row)]-10-|")
    try row.layout("|-5-[\(a)(50)]-2-[\(b)(30)]", "[\(inner)(8)]")
    try a.layout("|-1-[\(inner)]")
  }

  @Test func `a view arranges what is immediately in it, and passes nothing on`() {
    row.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectFrame(row, 20, 0, 170, 0)
    expectFrame(a, 115, 0, 50, 0)
    expectFrame(b, 83, 0, 30, 0)
    expectFrame(inner, 1, 0, 8, 0)
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    row.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    expectFrame(a, 5, 0, 50, 0)
    expectFrame(b, 57, 0, 30, 0)
  }

  @Test func `controls for playback do not turn round with their tree`() {
    row.semanticContentAttribute = .playback
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(row, 10, 0, 170, 0)
    expectFrame(a, 5, 0, 50, 0)
    expectFrame(b, 57, 0, 30, 0)
    expectFrame(inner, 41, 0, 8, 0)
    #expect(inner.ambiguousFrameParts.isDisjoint(with: [.x, .width]))
  }

  @Test func `what lies at different depths is compared in the direction of what both lie in`()
    throws
  {
    let (mark, end) = (LayoutView("mark"), LayoutView("end"))
    root.addSubviews(mark, end)
    row.semanticContentAttribute = .forceRightToLeft
    try LayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: a.trailingAnchor),
      end.leftAnchor.constraint(equalTo: root.leftAnchor),
      end.widthAnchor.constraint(
        equalTo: inner.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)),
    ])
    root.layoutIfNeeded()
    // The inner view begins at 20 + 115 + 1, `a` ends at 20 + 165.
    expectFrame(mark, 136, 0, 49, 0)
    // In the row, from the right: the inner view ends at 124 of 170, `b` begins at 113.
    expectFrame(end, 0, 0, 11, 0)
  }

  @Test func `sides, margins and insets are those of the view`() throws {
    row.semanticContentAttribute = .forceRightToLeft
    row.directionalLayoutMargins = DirectionalLayoutInsets(leading: 12, trailing: 4)
    row.alignmentRectInsets = LayoutInsets(left: 3, right: 6)
    b.alignmentRectInsets = LayoutInsets(left: 1, right: 2)
    let (filling, left) = (LayoutView("filling"), LayoutView("left"))
    row.addSubviews(filling, left)
    try filling.pinEdges(.horizontal, to: row.layoutMarginsGuide)
    try LayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 9),
      left.rightAnchor.constraint(equalTo: b.leftAnchor),
    ])
    root.layoutIfNeeded()
    // The row is aligned from 20 to 190, and its frame lies around that.
    expectFrame(row, 17, 0, 179, 0)
    #expect(row.layoutMargins == LayoutInsets(left: 4, right: 12))
    expectFrame(filling, 3 + 4, 0, 170 - 16, 0)
    // Aligned from 83 to 113 of the row's rectangle.
    expectFrame(b, 3 + 83 - 1, 0, 33, 0)
    expectFrame(left, 3 + 9, 0, 83 - 9, 0)
  }

  @Test func `a stack runs in its own direction, and takes it to another tree`() throws {
    let stack = LayoutStackView("stack")
    let views = (0..<3).map {
      LayoutView("v\($0)", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    }
    stack.semanticContentAttribute = .forceRightToLeft
    stack.addArrangedSubviews(views)
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [20, 10, 0])
    root.addSubview(stack)
    try root.layout("|[\(stack)]", "V:|[\(stack)]")
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [20, 10, 0])
    stack.removeFromSuperview()
    views[0].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(views.dropFirst().map { $0.frame.x } == [10, 0])
  }

  @Test func `frames on the pixel grid touch where views touch`() throws {
    root.layoutEngine.scale = 1
    row.semanticContentAttribute = .forceRightToLeft
    let views = (0..<3).map { LayoutView("v\($0)") }
    row.addSubviews(views)
    try row.layout("|-0.3-[\(views[0])(33.3)][\(views[1])(33.3)][\(views[2])(33.3)]")
    root.layoutIfNeeded()
    // From the right edge at 170: 169.7, 136.4, 103.1, 69.8.
    expectFrame(views[0], 136, 0, 34, 0)
    expectFrame(views[1], 103, 0, 33, 0)
    expectFrame(views[2], 70, 0, 33, 0)
  }

  @Test(arguments: 0..<40) func `any mixture of directions`(seed: Int) throws {
    var numbers = SeededNumbers(mixing: seed)
    let all: [SemanticContentAttribute] = [
      .unspecified, .forceLeftToRight, .forceRightToLeft, .spatial,
    ]
    let top = LayoutView("top", size: LayoutSize(width: 1000, height: 10))
    var (views, lefts, widths) = ([top], [0.0], [1000.0])
    if numbers.below(2) == 0 { top.layoutEngine.direction = .rightToLeft }
    let mark = LayoutView("mark")
    for index in 1..<10 {
      let parent = numbers.below(views.count)
      let view = LayoutView("v\(index)")
      views[parent].addSubview(view)
      view.semanticContentAttribute = all[numbers.below(4)]
      try view.layout("|-\(Double(index))-[\(view)(\(100 + Double(numbers.below(300))))]")
      views.append(view)
      lefts.append(0)
      widths.append(0)
    }
    top.addSubview(mark)
    let (one, other) = (views[numbers.below(9) + 1], views[numbers.below(9) + 1])
    try LayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 3),
    ])
    top.layoutIfNeeded()
    top.semanticContentAttribute = all[numbers.below(4)]
    other.semanticContentAttribute = all[numbers.below(4)]
    top.layoutIfNeeded()
    for (index, view) in views.enumerated().dropFirst() {
      let parent = try #require(views.firstIndex { $0 === view.superview })
      widths[index] = view.frame.width
      let isTurned = views[parent].effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isTurned ? widths[parent] - Double(index) - widths[index] : Double(index)
      #expect((view.frame.x - x).magnitude < 1e-9, "seed \(seed)")
      lefts[index] = lefts[parent] + x
    }
    let index = try #require(views.firstIndex(of: one))
    let isTurned = top.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isTurned ? lefts[index] + widths[index] - 3 : lefts[index]
    #expect((mark.frame.x - x).magnitude < 1e-9, "seed \(seed)")
  }
}
