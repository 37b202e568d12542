import Testing

@testable import AutoLayout

/// What comes and goes leaves nothing behind, whether anything is laid out in between or not.
@Suite struct LeftoverTests {
  private let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
  private let view = LayoutView("view")

  init() {
    root.addSubview(view)
    root.layoutIfNeeded()
  }

  private func expectFew(sourceLocation: SourceLocation = #_sourceLocation) {
    let engine = root.layoutEngine
    let pending = engine.pending
    let lists = [
      pending.arrivals, pending.contents, pending.alignments, pending.updates, pending.textHeights,
      engine.needsLayout, engine.texts,
    ]
    for list in lists { #expect(list.count < 200, sourceLocation: sourceLocation) }
    #expect(engine.entries.count < 200, sourceLocation: sourceLocation)
    #expect(pending.slots.count < 200, sourceLocation: sourceLocation)
    #expect(pending.erasedRows.count < 200, sourceLocation: sourceLocation)
    #expect(pending.discardedVariables.count < 200, sourceLocation: sourceLocation)
  }

  @Test func `refused activations`() {
    for width in 0..<500 {
      #expect(throws: LayoutError.self) {
        try LayoutConstraint.activate([
          relate(view, .width, plus: Double(width)), relate(view, .width, plus: Double(width + 1)),
        ])
      }
    }
    expectFew()
  }

  @Test func `constraints that are activated and deactivated, one all the time`() {
    let kept = relate(view, .height, plus: 7)
    kept.isActive = true
    for width in 0..<2000 {
      let constraint = relate(view, .width, plus: Double(width))
      constraint.isActive = true
      if width == 1000 { kept.constant = 9 }
      constraint.isActive = false
    }
    expectFew()
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 0, 9)
  }

  @Test func `views that are added and removed`() {
    let guest = LayoutView("guest", intrinsicContentSize: LayoutSize(width: 5, height: 5))
    for _ in 0..<2000 {
      let stranger = LayoutView("stranger")
      root.addSubview(stranger)
      root.addSubview(guest)
      relate(guest, .leading, .equal, stranger, .leading).isActive = true
      guest.invalidateIntrinsicContentSize()
      guest.invalidateAlignment()
      guest.setNeedsLayout()
      guest.setNeedsUpdateConstraints()
      stranger.removeFromSuperview()
      guest.removeFromSuperview()
    }
    root.addSubview(guest)
    expectFew()
    root.layoutIfNeeded()
    expectFrame(guest, 0, 0, 5, 5)
  }

  @Test func `trees that join and part`() {
    for _ in 0..<500 {
      let (other, text) = (LayoutView("other"), WrappingText("text", length: 30))
      other.addSubview(text)
      relate(text, .width, .equal, other, .width).isActive = true
      root.addSubview(other)
      #expect(throws: Never.self) {
        try LayoutConstraint.activate([relate(other, .width, plus: 5)])
      }
      other.removeFromSuperview()
    }
    expectFew()
  }

  @Test func `numbers that cannot be used, and nobody to hear of them`() {
    for _ in 0..<2000 {
      view.intrinsicContentSize.width = .nan
      _ = root.layoutEngine.errors
    }
    #expect(root.layoutEngine.takeRefusals().count == 1000)
  }

  @Test func `one view asks for layout again and again`() {
    for _ in 0..<2000 { view.setNeedsLayout() }
    expectFew()
  }

  @Test
  func `frames that are set without a pass between are listed no longer than there are views`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let views = (0..<3).map { LayoutView("view\($0)") }
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()
    for step in 1...1000 {
      views[step % 3].frame = LayoutRect(Double(step), 0, 10, 10)
      if step % 10 == 0 {
        views[0].removeFromSuperview()
        root.addSubview(views[0])
      }
    }
    #expect(root.layoutEngine.frames.untold.count <= 64)
    let told = root.layoutIfNeeded().map { $0.name }
    #expect(Set(told).isSuperset(of: ["view0", "view1", "view2"]))
    #expect(views.map { ($0.frame as LayoutRect).x } == [999, 1000, 998])
    #expect(root.layoutEngine.frames.untold.isEmpty)
  }
}
