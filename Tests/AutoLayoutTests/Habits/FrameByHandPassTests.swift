import AutoLayout
import Testing

/// Frames that are set in a layout pass, and what a pass says of those that were set.
struct FrameByHandPassTests {
  private let root = LayoutView("root", size: LayoutSize(width: 100, height: 200))
  private let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 5, height: 5))

  @Test func `a frame that is set is told of in the next pass, once`() {
    final class Widget: LayoutView {
      var told: [LayoutRect] = []
      override func layoutFrameDidChange(to frame: LayoutRect) { told.append(frame) }
    }
    let widget = Widget("widget")
    widget.frame = LayoutRect(10, 20, 60, 80)
    root.addSubview(widget)
    root.layoutIfNeeded()
    #expect(widget.told == [LayoutRect(10, 20, 60, 80)])
    widget.frame = LayoutRect(10, 30, 60, 80)
    #expect(root.layoutIfNeeded().map { $0.name } == ["widget"])
    widget.frame = LayoutRect(10, 30, 60, 80)
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(widget.told == [LayoutRect(10, 20, 60, 80), LayoutRect(10, 30, 60, 80)])
  }

  @Test func `views that come later are placed by hand as the first ones are`() {
    final class Rows: LayoutView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for (row, view) in subviews.enumerated() {
          view.frame = LayoutRect(0, Double(20 * row), 100, 20)
        }
      }
    }
    let rows = Rows("rows", size: LayoutSize(width: 100, height: 100))
    let (first, second) = (LayoutView("first"), LayoutView("second"))
    rows.addSubview(first)
    rows.layoutIfNeeded()
    rows.addSubview(second)
    rows.layoutIfNeeded()
    expectFrame(second, 0, 20, 100, 20)
    first.removeFromSuperview()
    rows.layoutIfNeeded()
    expectFrame(second, 0, 0, 100, 20)
  }

  @Test func `what follows by its mask is read when the same pass asks again`() {
    final class Panel: LayoutView {
      var read: [LayoutRect] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame = bounds.insetBy(dx: 10, dy: 10)
        read.append(subviews[0].subviews[0].frame)
      }
    }
    let panel = Panel("panel", size: LayoutSize(width: 100, height: 50))
    let inner = LayoutView("inner")
    panel.addSubview(inner)
    inner.addSubview(view)
    inner.frame = LayoutRect(0, 0, 40, 20)
    view.frame = LayoutRect(5, 5, 30, 10)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.layoutIfNeeded()
    // 80 and 30 points in place of 40 and 20.
    #expect(panel.read == [LayoutRect(5, 5, 30, 10), LayoutRect(5, 5, 70, 20)])
    expectFrame(view, 5, 5, 70, 20)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [nil, 1.0, 2])
  func `frames that are set again as they are settle at once`(
    direction: LayoutDirection, scale: Double?
  ) {
    final class Split: LayoutView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        let parts = bounds.divided(atDistance: bounds.width * 0.37, from: .minXEdge)
        (subviews[0].frame, subviews[1].frame) = (parts.slice, parts.remainder)
      }
    }
    let split = Split("split", size: LayoutSize(width: 555, height: 20))
    split.addSubviews(LayoutView("one"), LayoutView("two"))
    split.layoutEngine.direction = direction
    split.layoutEngine.scale = scale
    var issues = 0
    split.layoutEngine.issueHandler = { _ in issues += 1 }
    split.layoutIfNeeded()
    #expect(split.rounds == 2 && issues == 0)
    // 555 · 0.37, between two pixels: what was set by hand reads as it was set.
    expectFrame(split.subviews[1], 205.35, 0, 349.65, 20)
  }

  @Test(arguments: [740.0 / 3, 250, 1000.0 / 7], [nil, 2.0] as [Double?])
  func `a size and then a centre settle at once`(width: Double, scale: Double?) {
    final class Centring: LayoutView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        for (index, view) in subviews.enumerated() {
          view.frame.size = LayoutSize(width: 36.3 + Double(index) / 7, height: 20)
          view.center = LayoutPoint(x: bounds.midX + Double(index) / 3, y: bounds.midY)
        }
      }
    }
    let panel = Centring("panel", size: LayoutSize(width: width, height: 100 / 3))
    for _ in 0..<9 { panel.addSubview(LayoutView("view")) }
    panel.layoutEngine.scale = scale
    var issues = 0
    panel.layoutEngine.issueHandler = { _ in issues += 1 }
    for _ in 0..<3 {
      panel.setNeedsLayout()
      panel.layoutIfNeeded()
    }
    #expect(panel.rounds <= 4 && issues == 0)
    #expect((panel.subviews[0].center.x - panel.bounds.midX).magnitude < 1e-9)
  }

  @Test func `a frame that was set comes before what follows it by a mask`() {
    let panel = LayoutView(frame: LayoutRect(0, 0, 100, 100))
    panel.intrinsicContentSize.height = 150
    view.frame = LayoutRect(0, 0, 20, 20)
    view.autoresizingMask = .flexibleHeight
    panel.addSubview(view)
    root.addSubview(panel)
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 20, 20)
    panel.frame = LayoutRect(0, 0, 100, 50)
    root.layoutIfNeeded()
    expectFrame(panel, 0, 0, 100, 50)
    // 50 points less of its 20.
    expectFrame(view, 0, 0, 20, 0)
  }

  /// Sets frames in steps, as classes do, and counts how often it is asked to.
  private final class Stepper: LayoutView {
    let first = LayoutView(frame: .zero)
    var steps: (Stepper) -> Void = { _ in }
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      steps(self)
    }
  }

  enum Steps: CaseIterable {
    case boundsAndHeight, sizeAndCenter, widthAndOrigin, frameAndCenter, flipped, zeroAndFrame,
      wide, againstConstraints
  }

  @Test(arguments: Steps.allCases, [nil, 1, 2] as [Double?])
  func `a frame that is set in steps is set once`(_ steps: Steps, _ scale: Double?) {
    let root = LayoutView("root", size: LayoutSize(width: 100.5, height: 90))
    let view = Stepper("view")
    root.layoutEngine.scale = scale
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    root.addSubview(view)
    view.addSubview(view.first)
    view.frame = LayoutRect(0, 0, 77.7, 60)
    if steps == .againstConstraints {
      view.first.widthAnchor.constraint(equalToConstant: 33).isActive = true
    }
    view.steps = { view in
      let (one, bounds) = (view.first, view.bounds as LayoutRect)
      switch steps {
      case .boundsAndHeight:
        one.frame = bounds
        one.frame.size.height = 20
      case .sizeAndCenter:
        one.frame.size = LayoutSize(width: 20.5, height: 20)
        one.center = LayoutPoint(x: 50, y: 30)
      case .widthAndOrigin:
        one.frame.size.width = 20
        one.frame.origin.x = 3.3
      case .frameAndCenter:
        one.frame = LayoutRect(0, 0, 30, 30)
        one.center = LayoutPoint(x: bounds.midX, y: bounds.midY)
      case .flipped:
        one.frame = LayoutRect(8, 8, 20.4, 20)
        one.frame.origin.x = bounds.width - one.frame.maxX
      case .zeroAndFrame:
        one.frame = .zero
        if bounds.width > 10 { one.frame = LayoutRect(1, 2, 3, 4) }
      case .wide:
        one.frame = LayoutRect(0, 0, bounds.width, 500)
        one.frame.size.width -= 20
      case .againstConstraints: one.frame = LayoutRect(0, 0, 70, 20)
      }
    }
    root.layoutIfNeeded()
    #expect(view.passes <= 2 + (scale == nil ? 0 : 1))
    let frame = view.first.frame as LayoutRect
    view.passes = 0
    root.layoutIfNeeded()
    #expect(view.passes == 0)
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.passes == 1 && view.first.frame == frame && issues.isEmpty)
  }
}
