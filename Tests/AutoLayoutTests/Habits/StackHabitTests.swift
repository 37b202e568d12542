import AutoLayout
import Testing

/// Stacks as they are in UIKit.
struct StackHabitTests {
  private func label(_ name: String, height: Double, baseline: Double) -> LayoutView {
    let label = LayoutView(name, intrinsicContentSize: LayoutSize(width: 30, height: height))
    label.firstBaselineOffsetFromTop = baseline
    label.lastBaselineOffsetFromBottom = height - baseline
    return label
  }

  @Test func `a stack in a row stands on the first baseline of its first view`() throws {
    let (large, small) = (
      label("large", height: 50, baseline: 40), label("small", height: 20, baseline: 15)
    )
    let column = LayoutStackView(
      "column", arrangedSubviews: [small, label("below", height: 20, baseline: 15)])
    column.axis = .vertical
    let row = LayoutStackView("row", arrangedSubviews: [large, column])
    row.alignment = .firstBaseline
    row.layoutIfNeeded()
    // 40 points above the baseline on one side, 15 on the other.
    expectFrame(column, 30, 25, 30, 40)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    // The last baseline of the column is 35 points below its top, that of the label 40.
    expectFrame(column, 30, 5, 30, 40)
    large.removeFromSuperview()
    row.insertArrangedSubview(large, at: 0)
    row.alignment = .firstBaseline
    small.isHidden = true
    row.layoutIfNeeded()
    expectFrame(column, 30, 25, 30, 20)
  }

  @Test func `a class of stacks hears of its axis and its spacing, and may decide them`() {
    final class Bar: LayoutStackView {
      var heard: [String] = []
      override var axis: LayoutConstraint.Axis { didSet { heard.append("\(oldValue) \(axis)") } }
      override var spacing: Double { didSet { heard.append("\(oldValue) \(spacing)") } }
      override var alignment: Alignment {
        get { .center }
        set {}
      }
      override func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
        super.setCustomSpacing(2 * spacing, after: view)
      }
    }
    let views = (0..<3).map { label("label \($0)", height: 20, baseline: 15) }
    let bar = Bar(arrangedSubviews: views)
    bar.axis = .vertical
    bar.spacing = 5
    bar.setCustomSpacing(4, after: views[1])
    bar.layoutEngine.rootWidth = 50
    bar.layoutIfNeeded()
    #expect(bar.heard == ["horizontal vertical", "0.0 5.0"])
    // In the middle of 50 points; below 20 points and a gap of 5, and below 45 and one of 8.
    expectFrame(views[1], 10, 25, 30, 20)
    expectFrame(views[2], 10, 53, 30, 20)
  }

  @Test func `a view without content takes the room that a stack's other views leave`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 20))
    let (one, other) = (
      label("one", height: 20, baseline: 15), label("other", height: 20, baseline: 15)
    )
    let stack = LayoutStackView(arrangedSubviews: [one, LayoutView("spacer"), other])
    root.addSubview(stack)
    try stack.pinEdges()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 40, 30])
    expectFrame(other, 70, 0, 30, 20)
  }

  @Test func `baselines are forwarded through stacks in stacks, and follow their views`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 200))
    let text = label("text", height: 20, baseline: 15)
    let inner = LayoutStackView("inner", arrangedSubviews: [text])
    let outer = LayoutStackView("outer", arrangedSubviews: [inner])
    outer.axis = .vertical
    let mark = LayoutView("mark")
    root.addSubviews(outer, mark)
    try root.layout("H:|[\(outer)]", "V:|-10-[\(outer)]", "H:[\(mark)(1)]")
    try LayoutConstraint.activate([
      mark.bottomAnchor.constraint(equalTo: outer.firstBaselineAnchor),
      mark.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(mark.frame.height == 25)
    text.firstBaselineOffsetFromTop = 12
    root.layoutIfNeeded()
    #expect(mark.frame.height == 22)
    outer.insertArrangedSubview(label("above", height: 30, baseline: 9), at: 0)
    root.layoutIfNeeded()
    #expect(mark.frame.height == 19)
  }

  @Test func `a row has the baseline of its highest view`() throws {
    let (low, high) = (
      label("low", height: 20, baseline: 15), label("high", height: 40, baseline: 30)
    )
    let row = LayoutStackView("row", arrangedSubviews: [low, high])
    row.alignment = .top
    let column = LayoutStackView(
      "column", arrangedSubviews: [row, label("next", height: 20, baseline: 15)])
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 30
    column.layoutIfNeeded()
    // From the baseline at 30, 30 points down to one that is 15 below the top of the next view.
    expectFrame(column.arrangedSubviews[1], 0, 45, 60, 20)
  }

  @Test(arguments: [LayoutConstraint.Axis.horizontal, .vertical])
  func `a stack that shows nothing leaves nothing open`(axis: LayoutConstraint.Axis) throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 200))
    let views = [LayoutView("a"), label("b", height: 20, baseline: 15)]
    let stack = LayoutStackView("stack", arrangedSubviews: views)
    stack.axis = axis
    stack.isHidden = true
    for view in views { view.isHidden = true }
    root.addSubview(stack)
    try root.layout("H:|-[\(stack)]", "V:|-[\(stack)]")
    root.layoutIfNeeded()
    expectFrame(stack, 20, 20, 0, 0)
    #expect(!([stack] + views).contains { $0.hasAmbiguousLayout })
    #expect(!LayoutStackView("empty").hasAmbiguousLayout)
  }

  @Test func `a hidden view keeps a width that is required, and the others close up all the same`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 50))
    let views = ["a", "b", "c"].map { label($0, height: 20, baseline: 15) }
    let stack = LayoutStackView("stack", arrangedSubviews: views)
    stack.spacing = 10
    root.addSubview(stack)
    try root.layout("H:|[\(stack)]", "V:|[\(stack)]", "H:[\(views[1])(50)]")
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [0, 40, 100] && stack.frame.width == 130)
    views[1].isHidden = true
    root.layoutIfNeeded()
    // 30 points, a gap of 10, 30 points; what is hidden lies at the beginning.
    #expect(views.map { $0.frame.x } == [0, 0, 40] && stack.frame.width == 70)
    #expect(views[1].frame.width == 50)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [0, 40, 100])
  }

  @Test func `a hidden view whose width is no more than wanted has none`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 50))
    let views = ["a", "b"].map { label($0, height: 20, baseline: 15) }
    let stack = LayoutStackView("stack", arrangedSubviews: views)
    root.addSubview(stack)
    try root.layout("H:|[\(stack)]", "V:|[\(stack)]", "H:[\(views[0])(50@998)]")
    views[0].isHidden = true
    root.layoutIfNeeded()
    // Across the row its content still decides, as of any view.
    expectFrame(views[0], 0, 0, 0, 20)
    expectFrame(views[1], 0, 0, 30, 20)
  }

  @Test func `several views are arranged in one call`() {
    let views = (0..<4).map { LayoutView("v\($0)") }
    let stack = LayoutStackView("stack", arrangedSubviews: [views[0]])
    stack.addArrangedSubviews(views[1], views[2])
    stack.addArrangedSubviews([views[3]])
    #expect(stack.arrangedSubviews == views)
  }

  @Test func `spacings have the names that UIKit gives them`() {
    let views = (0..<3).map {
      LayoutView("v\($0)", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    }
    let row = LayoutStackView("row", arrangedSubviews: views)
    row.spacing = 3
    row.setCustomSpacing(LayoutStackView.spacingUseSystem, after: views[0])
    row.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [0, 18, 31])
    row.setCustomSpacing(LayoutStackView.spacingUseDefault, after: views[0])
    row.layoutIfNeeded()
    #expect(views.map { $0.frame.x } == [0, 13, 26])
    #expect(row.customSpacing(after: views[0]) == LayoutStackView.spacingUseDefault)
  }
}
