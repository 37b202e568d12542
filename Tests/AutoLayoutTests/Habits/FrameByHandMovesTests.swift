import AutoLayout
import Testing

/// Frames that were set, of views that go elsewhere: what constraints make of them in between must
/// not count.
struct FrameByHandMovesTests {
  private let root = LayoutView("root", size: LayoutSize(width: 400, height: 400))
  private let box = LayoutView("box")
  private let view = LayoutView("view")

  init() {
    root.addSubviews(view, box)
    box.frame = LayoutRect(100, 100, 200, 200)
  }

  /// Sets a frame, lets constraints change it while the view goes somewhere, and takes them away.
  private func expectFrameSet(_ x: Double = 20, _ go: () -> Void) {
    view.frame = LayoutRect(x, 16, 24, 50)
    let constraints = [
      view.heightAnchor.constraint(equalToConstant: 84),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
    ]
    for constraint in constraints { constraint.isActive = true }
    root.layoutIfNeeded()
    expectFrame(view, 60, 16, 24, 84)
    go()
    for constraint in constraints { constraint.isActive = false }
    root.layoutIfNeeded()
    expectFrame(view, x, 16, 24, 50)
  }

  @Test func `the order of subviews has nothing to do with it`() {
    expectFrameSet { root.bringSubviewToFront(view) }
    expectFrameSet { root.sendSubviewToBack(view) }
    expectFrameSet { root.exchangeSubview(at: 0, withSubviewAt: 1) }
    expectFrameSet { root.addSubview(view) }
  }

  @Test func `nor has the mask`() {
    expectFrameSet { view.autoresizingMask = [] }
    expectFrameSet { view.autoresizingMask = [.flexibleRightMargin] }
  }

  @Test func `it goes to another superview and back`() {
    expectFrameSet { box.addSubview(view) }
    root.addSubview(view)
    expectFrameSet {
      box.addSubview(view)
      root.layoutIfNeeded()
      root.addSubview(view)
    }
    expectFrameSet {
      view.removeFromSuperview()
      view.layoutIfNeeded()
      root.addSubview(view)
    }
  }

  @Test func `a view that becomes a root stays where it was set, with its size`() {
    view.frame = LayoutRect(7, 9, 20, 43)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    expectFrame(view, 7, 9, 20, 43)
    view.layoutIfNeeded()
    expectFrame(view, 7, 9, 20, 43)
    // The size is the root's own, required: nothing in it makes it larger.
    #expect(view.layoutEngine.rootWidth == 20 && view.layoutEngine.rootHeight == 43)
    #expect(view.layoutEngine.constraints.isEmpty)
    box.addSubview(view)
    root.layoutIfNeeded()
    expectFrame(view, 7, 9, 20, 43)
  }

  @Test func `a root that was given another size takes it along`() {
    let lone = LayoutView(frame: LayoutRect(3, 4, 50, 60))
    lone.layoutEngine.rootWidth = 70
    lone.removeFromSuperview()
    #expect(lone.layoutEngine.rootWidth == 70)
    root.addSubview(lone)
    root.layoutIfNeeded()
    expectFrame(lone, 3, 4, 70, 60)
  }

  @Test func `what the mask has made of it goes along`() {
    view.autoresizingMask = [.flexibleWidth]
    view.frame = LayoutRect(10, 10, 100, 20)
    root.layoutEngine.rootWidth = 500
    root.layoutIfNeeded()
    expectFrame(view, 10, 10, 200, 20)
    // A constraint that is gone before long.
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    root.layoutIfNeeded()
    box.addSubview(view)
    width.isActive = false
    root.layoutIfNeeded()
    expectFrame(view, 10, 10, 200, 20)
    // 40 points more in the box.
    box.frame = LayoutRect(100, 100, 240, 200)
    root.layoutIfNeeded()
    expectFrame(view, 10, 10, 240, 20)
  }

  @Test func `views that outlive their superview become roots of the size that was set`() {
    var parent: LayoutView? = LayoutView("parent", size: LayoutSize(width: 300, height: 300))
    view.removeFromSuperview()
    // Kept by this test, not by the parent alone.
    parent?.addSubview(view)
    view.frame = LayoutRect(1, 2, 30, 40)
    parent?.layoutIfNeeded()
    parent = nil
    view.layoutIfNeeded()
    expectFrame(view, 1, 2, 30, 40)
    #expect(view.superview == nil && view.layoutEngine.rootWidth == 30)
  }
}
