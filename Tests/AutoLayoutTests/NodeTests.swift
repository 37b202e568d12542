import AutoLayout
import Testing

/// Items whose node is not theirs alone, or not always the same, are mistakes, which end well.
@Suite struct NodeTests {
  final class Widget: LayoutItem {
    var layoutNode: LayoutNode
    var hears: (LayoutRect) -> Void = { _ in }
    init(_ node: LayoutNode) { layoutNode = node }
    var intrinsicContentSize: LayoutSize { LayoutSize(width: 30, height: 20) }
    func layoutFrameDidChange(to frame: LayoutRect) { hears(frame) }
  }

  @Test func `of two items with one node the first takes part, and then the other one`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let node = LayoutNode("shared")
    var first: Widget? = Widget(node)
    let second = Widget(node)
    root.addSubitem(first!)
    root.addSubitem(second)
    #expect(root.subitems.count == 1 && root.subitems[0] === first)
    relate(second, .leading, .equal, root, .leading, plus: 5).isActive = true
    root.layoutIfNeeded()
    expectFrame(second, 5, 0, 30, 20)
    first = nil
    // Nobody has told the node that its item has ended.
    root.layoutEngine.rootWidth = 50
    second.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(root.subitems.count == 1 && root.subitems[0] === second)
    expectFrame(second, 5, 0, 30, 20)
  }

  @Test func `an item that ends before its node is asked and told nothing`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let node = LayoutNode("kept by somebody else")
    var widget: Widget? = Widget(node)
    root.addSubitem(widget!)
    let constraint = relate(widget!, .width, plus: 40)
    constraint.isActive = true
    widget = nil
    root.layoutIfNeeded()
    constraint.constant = 50
    root.layoutIfNeeded()
    #expect(root.subitems.isEmpty && constraint.firstItem == nil)
    #expect(throws: LayoutError.invalidConstraint(constraint.record, .itemGone)) {
      constraint.isActive = false
      try LayoutConstraint.activate([constraint])
    }
  }

  @Test func `an item that has another node each time is in no tree`() throws {
    final class Fickle: LayoutItem {
      var layoutNode: LayoutNode { LayoutNode("fickle") }
    }
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let fickle = Fickle()
    root.addSubitem(fickle)
    #expect(root.subitems.isEmpty && fickle.layoutFrame == .zero)
    let made = try constraints(
      visualFormat: "[fickle(fickle)]", views: ["fickle": fickle, "other": Fickle()])
    #expect(throws: LayoutError.invalidConstraint(made[0].record, .itemGone)) {
      try LayoutConstraint.activate(made)
    }
    #expect(throws: LayoutError.self) { try root.layout("[\(fickle)]-[\(fickle)(20)]") }
    #expect(fickle.layoutIfNeeded().isEmpty && !fickle.hasAmbiguousLayout)
    #expect(fickle.systemLayoutSizeFitting(.zero) == .zero)
    fickle.removeFromSuperitem()
  }

  @Test func `an item that has the node of another view each time is in no tree`() throws {
    final class Fickle: LayoutItem {
      private var view = LayoutView("first")
      var layoutNode: LayoutNode {
        view = LayoutView("next")
        return view.layoutNode
      }
    }
    let fickle = Fickle()
    let made = try constraints(
      visualFormat: "[a]-[b]-[a(b)]-[a]", views: ["a": fickle, "b": fickle])
    // Of all the views only the last one is there.
    #expect(made.count == 4 && made.filter { $0.firstItem != nil }.count <= 1)
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    #expect(throws: LayoutError.self) { try root.layout("[\(fickle)]-[\(fickle)(10)]") }
  }

  @Test func `an item with the node of a view that has ended has none of its guides`() {
    let node: LayoutNode
    do {
      let view = LayoutView("view")
      view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      _ = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
      node = view.layoutNode
    }
    let widget = Widget(node)
    #expect(widget.layoutMarginsGuide.owningView == nil)
    #expect(widget.safeAreaLayoutGuide.owningView == nil)
    #expect(widget.layoutIfNeeded().isEmpty)
  }

  @Test func `the guide of a guide ends with the view whose areas both are of`() throws {
    let guide: LayoutGuide
    let constraint: LayoutConstraint
    do {
      let view = LayoutView("view")
      guide = view.layoutMarginsGuide
      constraint = guide.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 4)
      constraint.isActive = true
      _ = guide.safeAreaLayoutGuide
    }
    #expect(!constraint.isActive && constraint.firstItem == nil)
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    root.addLayoutGuide(guide)
    try guide.pinEdges(to: root)
    root.layoutIfNeeded()
    expectFrame(guide, 0, 0, 100, 100)
    guide.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 84).isActive = true
    root.layoutIfNeeded()
    expectFrame(guide.layoutMarginsGuide, 8, 8, 84, 84)
  }

  @Test func `a walk from item to item ends where one has turned to the node of an item above it`()
  {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (one, other) = (Widget(LayoutNode("one")), Widget(LayoutNode("other")))
    root.addSubitem(one)
    one.addSubitem(other)
    root.layoutIfNeeded()
    other.layoutNode = root.layoutNode
    #expect(root.recursiveDescription.split(separator: "\n").count == 2)
    #expect(LayoutSnapshot(of: root).entries.map { $0.name } == ["root", "one"])
    #expect(LayoutDrawing(of: root).boxes.map { $0.name } == ["root", "one"])
    // Each answers with the other's.
    other.layoutNode = one.layoutNode
    one.layoutNode = LayoutNode("third")
    #expect(other.superitem === root && root.subitems.isEmpty)
  }

  @Test func `an item that turns to another node while it hears of its frame leaves its tree`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let (one, other) = (Widget(LayoutNode("one")), Widget(LayoutNode("other")))
    var heard: [String] = []
    one.hears = { _ in
      heard.append("one")
      one.layoutNode = LayoutNode("new")
      other.layoutNode = LayoutNode("new, too")
    }
    other.hears = { _ in heard.append("other") }
    root.addSubitem(one)
    root.addSubitem(other)
    root.layoutIfNeeded()
    // Both were to hear of the layout that they were in.
    #expect(heard == ["one", "other"])
    #expect(root.subitems.isEmpty && one.superitem == nil)
    one.hears = { _ in }
    root.addSubitem(one)
    root.layoutIfNeeded()
    expectFrame(one, 0, 0, 30, 20)
  }
}
