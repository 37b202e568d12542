import AutoLayout
import Testing

/// Frames that were set, of views in one another: where something has to give way, what lies inside
/// does, however the frames came about.
struct FrameByHandNestedTests {
  private let root = LayoutView("root", size: LayoutSize(width: 400, height: 400))

  /// Views in one another, the first in the root, each 20 lower than the one around it, all of
  /// flexible height.
  private func nest(_ heights: [Double]) -> [LayoutView] {
    let views = heights.map { LayoutView(frame: LayoutRect(0, 0, 20, $0)) }
    for view in views { view.autoresizingMask = .flexibleHeight }
    return views
  }

  @Test(
    arguments: [[], .flexibleHeight, [.flexibleHeight, .flexibleTopMargin]] as [LayoutAutoresizing])
  func `a mask in a view gives way to its frame`(_ mask: LayoutAutoresizing) {
    let (view, inner) = (nest([100])[0], nest([20])[0])
    view.autoresizingMask = mask
    view.addSubview(inner)
    root.addSubview(view)
    root.layoutIfNeeded()
    view.frame = LayoutRect(0, 0, 100, 50)
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 100, 50)
    expectFrame(inner, 0, 0, 20, 0)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 100, 50)
  }

  @Test func `and to what the mask makes of the frame, and content does not count`() {
    let (view, inner) = (nest([100])[0], nest([20])[0])
    view.intrinsicContentSize.height = 200
    view.addSubview(inner)
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutEngine.rootHeight = 350
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 20, 50)
    expectFrame(inner, 0, 0, 20, 0)
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `outer views come first, in whichever order they came`(_ order: [Int]) {
    let views = nest([300, 200, 90, 10])
    for index in order { (index == 0 ? root : views[index - 1]).addSubview(views[index]) }
    root.layoutIfNeeded()
    root.layoutEngine.rootHeight = 250
    root.layoutIfNeeded()
    #expect(views.map { ($0.frame as LayoutRect).height } == [150, 50, 0, 0])
  }

  @Test func `a place that follows a width gives way to the width`() throws {
    let (view, inner) = (LayoutView(frame: LayoutRect(0, 0, 100, 10)), LayoutView("inner"))
    view.autoresizingMask = .flexibleWidth
    inner.frame = LayoutRect(60, 0, 30, 10)
    inner.autoresizingMask = .flexibleLeftMargin
    root.addSubview(view)
    view.addSubview(inner)
    inner.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor).isActive = true
    root.layoutIfNeeded()
    view.frame.size.width = 20
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 20, 10)
    expectFrame(inner, 0, 0, 30, 10)
  }

  @Test func `a view around them that is let go, or set later, changes nothing about that`() {
    let views = nest([300, 200, 90])
    for (outer, inner) in zip([root] + views, views) { outer.addSubview(inner) }
    let between = LayoutView("between")
    root.layoutIfNeeded()
    views[0].translatesAutoresizingMaskIntoConstraints = false
    views[0].heightAnchor.constraint(equalToConstant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(views.map { ($0.frame as LayoutRect).height } == [150, 50, 0])
    between.frame = LayoutRect(0, 0, 20, 160)
    between.addSubview(views[1])
    views[0].addSubview(between)
    between.autoresizingMask = .flexibleHeight
    root.layoutIfNeeded()
    between.frame.size.height = 20
    root.layoutIfNeeded()
    expectFrame(between, 0, 0, 20, 20)
    #expect(views.map { ($0.frame as LayoutRect).height } == [150, 0, 0])
  }

  @Test func `a root that gets a superview is the outermost`() {
    let views = nest([300, 200, 90])
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[0].layoutIfNeeded()
    root.addSubview(views[0])
    root.layoutIfNeeded()
    root.layoutEngine.rootHeight = 200
    root.layoutIfNeeded()
    #expect(views.map { ($0.frame as LayoutRect).height } == [100, 0, 0])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `insets that come after a frame leave it where it is`(_ direction: LayoutDirection) {
    let view = LayoutView(frame: LayoutRect(10, 10, 100, 100))
    let inner = LayoutView(frame: LayoutRect(30, 30, 20, 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    root.layoutEngine.direction = direction
    view.addSubview(inner)
    root.addSubview(view)
    root.layoutIfNeeded()
    for changed in [view, inner] {
      changed.alignmentRectInsets = LayoutInsets(top: 3, left: 5, bottom: 1, right: 2)
      root.layoutIfNeeded()
      expectFrame(view, 10, 10, 100, 100)
      expectFrame(inner, 30, 30, 20, 20)
    }
    view.frame.size.width = 150
    root.layoutIfNeeded()
    expectFrame(view, 10, 10, 150, 100)
    expectFrame(inner, 60, 30, 40, 20)
  }

  @Test func `a frame narrower than its insets that is set again and again settles`() {
    final class Parent: LayoutView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        subviews[0].frame = LayoutRect(0, 0, 4, 50)
      }
    }
    let (parent, view) = (Parent("parent"), LayoutView("view"))
    view.alignmentRectInsets = LayoutInsets(left: 5, right: 5)
    root.addSubview(parent)
    parent.addSubview(view)
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 10, 50)
    let passes = parent.passes
    root.layoutIfNeeded()
    #expect(parent.passes == passes)
    parent.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(parent.passes == passes + 1)
  }

  /// Sets the frames of its subviews as parts of its bounds, which are thirds and the like.
  private final class Divider: LayoutView {
    var passes = 0

    override func layoutSubviews() {
      passes += 1
      for (index, view) in subviews.enumerated() {
        let part = 0.17 + 0.123 * Double(index)
        view.frame = LayoutRect(
          bounds.width * part, bounds.height * part, bounds.width * 0.811, bounds.height * 0.37)
      }
    }
  }

  @Test(
    arguments: [nil, 1, 2, 3] as [Double?], [LayoutDirection.leftToRight, .rightToLeft])
  func `parts of parts settle, whatever rounding makes of them`(
    _ scale: Double?, _ direction: LayoutDirection
  ) {
    let views = (0..<6).map { Divider("divider \($0)") }
    root.layoutEngine.scale = scale
    root.layoutEngine.direction = direction
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    root.addSubview(views[0])
    views[0].frame = LayoutRect(3.3, 4.4, 349.1, 213.7)
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleLeftMargin]
    }
    root.layoutIfNeeded()
    for width in [511.0, 101.3, 400] {
      root.layoutEngine.rootWidth = width
      views[0].frame.size.width = width * 0.77
      for view in views { view.passes = 0 }
      root.layoutIfNeeded()
      // With a grid each divides what the one around it has become by rounding.
      #expect(views.allSatisfy { $0.passes <= (scale == nil ? 2 : views.count) })
    }
    #expect(issues.isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a frame in a scroll view is measured from its left edge`(_ direction: LayoutDirection) {
    let (scroll, view) = (LayoutScrollView("scroll"), LayoutView("view"))
    root.layoutEngine.direction = direction
    root.addSubview(scroll)
    scroll.addSubview(view)
    scroll.frame = LayoutRect(50, 50, 200, 100)
    view.frame = LayoutRect(34, 10, 60, 20)
    for width in [200.0, 260] {
      scroll.frame.size.width = width
      for offset in [0.0, 15] {
        scroll.contentOffset = LayoutPoint(x: offset, y: offset)
        root.layoutIfNeeded()
        expectFrame(view, 34, 10, 60, 20)
        view.frame = view.frame
        root.layoutIfNeeded()
        expectFrame(view, 34, 10, 60, 20)
      }
    }
    view.autoresizingMask = .flexibleLeftMargin
    scroll.frame.size.width = 300
    root.layoutIfNeeded()
    expectFrame(view, 74, 10, 60, 20)
    view.removeFromSuperview()
    expectFrame(view, 74, 10, 60, 20)
  }

  /// Sets the frame of its first subview in steps.
  private final class Filler: LayoutView {
    var height: Double?

    override func layoutSubviews() {
      subviews[0].frame = bounds
      if let height { subviews[0].frame.size.height = height }
    }
  }

  @Test(
    arguments: [nil, 1, 2, 3] as [Double?], [LayoutAutoresizing.flexibleWidth, .flexibleHeight])
  func `what fills a view whose frame is set in the same pass fills it`(
    _ scale: Double?, _ mask: LayoutAutoresizing
  ) {
    let (a, b, c) = (Filler("a"), Filler("b"), LayoutView("c"))
    root.layoutEngine.scale = scale
    root.addSubview(a)
    a.addSubview(b)
    b.addSubview(c)
    c.autoresizingMask = mask
    a.frame = LayoutRect(0, 0, 77, 60)
    a.height = 20
    root.layoutIfNeeded()
    expectFrame(b, 0, 0, 77, 20)
    expectFrame(c, 0, 0, 77, 20)
  }

  @Test func `a frame that is read and set again stays, on a grid too`() {
    root.layoutEngine.scale = 1
    let view = LayoutView(frame: LayoutRect(10, 10, 101, 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(view)
    root.layoutIfNeeded()
    for width in 401...600 {
      root.layoutEngine.rootWidth = Double(width)
      root.layoutIfNeeded()
      view.frame = view.frame
    }
    root.layoutIfNeeded()
    // In proportion: 10 and 101 of 400.
    expectFrame(view, 15, 10, 152, 20)
  }

  @Test func `of thirds, none is left behind the last`() {
    let view = LayoutView(frame: LayoutRect(200.0 / 3, 0, 100.0 / 3, 10))
    root.layoutEngine.rootWidth = 100
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutEngine.rootWidth = 200
    root.layoutIfNeeded()
    expectFrame(view, 400.0 / 3, 0, 200.0 / 3, 10)
  }

  @Test func `what rounding has left of a flexible part is no part`() {
    let view = LayoutView(frame: LayoutRect(3.6e-15, 0, 100, 20))
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutEngine.rootWidth = 500
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 100, 20)
    #expect(issues.isEmpty)
  }
}
