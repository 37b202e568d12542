import AutoLayout
import Testing

/// Depth and width that would overflow the stack, or the test run's patience, if anything recursed
/// or climbed to the root for each view.
@Suite struct DeepTreeTests {
  static let depth = 30_000

  @Test func `a chain of nested views is built from the top, laid out and ended`() throws {
    let root = LayoutView("0", size: LayoutSize(width: 10, height: 10))
    var last = root
    for number in 1..<Self.depth {
      let view = LayoutView("\(number)")
      last.addSubview(view)
      let place = relate(view, .leading, .equal, last, .leading, plus: 1)
      place.isActive = true
      last = view
    }
    root.layoutIfNeeded()
    #expect(last.frame.x == 1)
  }

  @Test func `a chain of nested views is built from the bottom`() {
    var top = LayoutView("0")
    for number in 1..<Self.depth {
      let view = LayoutView("\(number)")
      view.addSubview(top)
      top = view
    }
    #expect(top.subviews.count == 1)
  }

  @Test func `a chain ends from the top, one view at a time`() {
    var views = (0..<Self.depth).map { LayoutView("\($0)") }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views.reverse()
    while views.count > 1 {
      views.removeLast()
      #expect(views.last?.superview == nil)
    }
  }

  @Test func `many siblings join and leave`() {
    let root = LayoutView("root")
    let views = (0..<Self.depth).map { LayoutView("\($0)") }
    for view in views { root.addSubview(view) }
    for view in views { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }
}
