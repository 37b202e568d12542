import AutoLayout
import Testing

@Suite struct OwnershipTests {
  final class Witness { var ended: [String] = [] }

  final class WatchedView: LayoutView {
    let witness: Witness
    init(_ name: String, _ witness: Witness) {
      self.witness = witness
      super.init(name)
    }
    deinit { witness.ended.append(layoutNode.name) }
  }

  @Test func `a tree that nobody holds ends, with its constraints and its engine`() throws {
    let witness = Witness()
    weak var engine: LayoutEngine?
    weak var constraint: LayoutConstraint?
    do {
      let root = WatchedView("root", witness)
      let child = WatchedView("child", witness)
      root.addSubview(child)
      child.addSubview(WatchedView("grandchild", witness))
      let made = relate(child, .width, .equal, root, .width)
      try LayoutConstraint.activate([made])
      root.layoutIfNeeded()
      engine = root.layoutEngine
      constraint = made
    }
    #expect(Set(witness.ended) == ["root", "child", "grandchild"])
    #expect(engine == nil && constraint == nil)
  }

  @Test func `an item ends before its constraint, which then has no item`() {
    var view: LayoutView? = LayoutView("short")
    let constraint = relate(view!, .width, plus: 1)
    constraint.isActive = true
    #expect(constraint.isActive && constraint.firstItem === view)
    view = nil
    #expect(constraint.firstItem == nil && !constraint.isActive)
    #expect(throws: LayoutError.invalidConstraint(constraint.record, .itemGone)) {
      try LayoutConstraint.activate([constraint])
    }
    constraint.isActive = true
    #expect(!constraint.isActive)
    constraint.constant = 5
    #expect(constraint.constant == 5)
  }

  @Test func `a widget that ends takes its constraints out of the engine`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    var widget: TreeTests.Widget? = TreeTests.Widget("widget")
    root.addSubitem(widget!)
    let stays = relate(view, .width, .lessThanOrEqual, root, .width)
    let goes = relate(view, .width, .equal, widget, .width)
    let size = relate(widget!, .width, plus: 30)
    try LayoutConstraint.activate([stays, goes, size])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    widget = nil
    #expect(stays.isActive && !goes.isActive && !size.isActive)
    #expect(goes.secondItem == nil && goes.firstItem === view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(root.subitems.count == 1)
  }

  @Test func `when a root ends, the largest of its children keeps the engine`() throws {
    var root: TreeTests.Widget? = TreeTests.Widget("root")
    let (small, large) = (LayoutView("small"), LayoutView("large"))
    let leaf = LayoutView("leaf")
    large.addSubview(leaf)
    root!.addSubitem(small)
    root!.addSubitem(large)
    root!.layoutEngine.direction = .rightToLeft
    let engine = root!.layoutEngine
    let inside = relate(large, .width, .equal, leaf, .width, plus: 4)
    let size = relate(small, .width, plus: 3)
    let across = relate(leaf, .width, .equal, small, .width)
    let above = relate(leaf, .leading, .equal, root, .leading)
    try LayoutConstraint.activate([inside, size, across, above])
    engine.layoutIfNeeded()
    #expect(large.layoutFrame.width == 7)
    root = nil
    #expect(inside.isActive && size.isActive && !across.isActive && !above.isActive)
    #expect(large.layoutEngine === engine && small.layoutEngine !== engine)
    #expect(small.layoutEngine.direction == .rightToLeft)
    try LayoutConstraint.activate([relate(leaf, .width, plus: 10)])
    large.layoutIfNeeded()
    small.layoutIfNeeded()
    expectFrame(large, 0, 0, 14, 0)
    expectFrame(small, 0, 0, 3, 0)
  }

  @Test func `a view is kept by its superview until it is removed`() {
    let witness = Witness()
    let root = LayoutView("root")
    var view: WatchedView? = WatchedView("view", witness)
    root.addSubview(view!)
    view = nil
    #expect(witness.ended.isEmpty && root.subviews.count == 1)
    root.subviews[0].removeFromSuperview()
    #expect(witness.ended == ["view"] && root.subviews.isEmpty)
  }

  @Test func `a view that somebody holds outlives its superview`() {
    var root: LayoutView? = LayoutView("root")
    var middle: LayoutView? = LayoutView("middle")
    let leaf = LayoutView("leaf")
    root!.addSubview(middle!)
    middle!.addSubview(leaf)
    middle = nil
    root = nil
    #expect(leaf.superview == nil)
    leaf.layoutEngine.rootWidth = 5
    leaf.layoutIfNeeded()
    expectFrame(leaf, 0, 0, 5, 0)
  }

  @Test func `a stack that its view takes in ends with it`() {
    let witness = Witness()
    do {
      let (stack, view) = (LayoutStackView("stack"), WatchedView("view", witness))
      stack.addArrangedSubview(view)
      stack.layoutIfNeeded()
      view.removeFromSuperview()
      view.addSubview(stack)
      stack.addArrangedSubview(WatchedView("other", witness))
    }
    #expect(Set(witness.ended) == ["view", "other"])
  }

  @Test func `a stack keeps what it arranges, and lets go of what has left it`() {
    let witness = Witness()
    let stack = LayoutStackView("stack")
    do {
      let added = WatchedView("added by hand", witness)
      stack.addSubitem(added)
      stack.addArrangedSubview(added)
      stack.addArrangedSubview(WatchedView("second", witness))
    }
    #expect(witness.ended.isEmpty)
    #expect(stack.arrangedSubviews.map(\.layoutNode.name) == ["added by hand", "second"])
    stack.subviews[0].removeFromSuperview()
    #expect(witness.ended == ["added by hand"])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(witness.ended == ["added by hand", "second"] && stack.arrangedSubviews.isEmpty)
  }

  @Test func `an engine that outlives its tree does nothing`() {
    var root: LayoutView? = LayoutView("root")
    let engine = root!.layoutEngine
    root = nil
    engine.rootWidth = 10
    #expect(engine.layoutIfNeeded().isEmpty)
    #expect(engine.constraints.isEmpty && engine.errors.isEmpty)
  }
}
