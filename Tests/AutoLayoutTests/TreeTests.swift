import AutoLayout
import Testing

@Suite struct TreeTests {
  @Test func `children keep their order, and the last one added comes last`() {
    let root = LayoutView("root")
    let views = ["a", "b", "c"].map { LayoutView($0) }
    for view in views { root.addSubview(view) }
    root.addLayoutGuide(LayoutGuide("guide"))
    #expect(root.subviews.map(\.layoutNode.name) == ["a", "b", "c"])
    root.addSubview(views[0])
    #expect(root.subitems.map(\.layoutNode.name) == ["b", "c", "guide", "a"])
    views[1].removeFromSuperview()
    #expect(root.subviews.map(\.layoutNode.name) == ["c", "a"])
    #expect(views[1].superview == nil && views[2].superview === root)
    #expect(root.layoutGuides.first?.owningView === root)
  }

  @Test func `a tree has one engine, found through any item of it`() {
    let (root, middle, leaf) = (LayoutView("root"), LayoutView("middle"), LayoutView("leaf"))
    middle.addSubview(leaf)
    #expect(leaf.layoutEngine === middle.layoutEngine)
    #expect(root.layoutEngine !== middle.layoutEngine)
    root.addSubview(middle)
    #expect(leaf.layoutEngine === root.layoutEngine)
    middle.removeFromSuperview()
    #expect(leaf.layoutEngine === middle.layoutEngine)
    #expect(leaf.layoutEngine !== root.layoutEngine)
  }

  @Test func `constraints made inside a container come along when it joins`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let card = LayoutView("card")
    let title = LayoutView("title", intrinsicContentSize: LayoutSize(width: 60, height: 22))
    card.addSubview(title)
    let inside = [
      relate(title, .leading, .equal, card, .leading, plus: 5),
      relate(card, .trailing, .equal, title, .trailing, plus: 5),
    ]
    try LayoutConstraint.activate(inside)
    card.layoutIfNeeded()
    expectFrame(card, 0, 0, 70, 0)
    root.addSubview(card)
    let outside = relate(card, .leading, .equal, root, .leading, plus: 100)
    try LayoutConstraint.activate([outside])
    root.layoutIfNeeded()
    expectFrame(card, 100, 0, 70, 0)
    expectFrame(title, 5, 0, 60, 22)
    #expect(root.layoutEngine.constraints.elementsEqual(inside + [outside]) { $0 === $1 })
  }

  @Test func `a container that becomes a root keeps what is inside and drops what crosses`() throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let (card, title) = (LayoutView("card"), LayoutView("title"))
    let beside = LayoutView("beside")
    root.addSubviews(card, beside)
    card.addSubview(title)
    let inside = relate(title, .width, plus: 40)
    let own = relate(card, .width, .equal, title, .width, times: 2)
    let crossing = relate(title, .leading, .equal, root, .leading, plus: 7)
    let elsewhere = relate(beside, .width, plus: 9)
    try LayoutConstraint.activate([inside, crossing, own, elsewhere])
    root.layoutIfNeeded()
    expectFrame(card, 0, 0, 80, 0)
    card.removeFromSuperview()
    #expect(inside.isActive && own.isActive && elsewhere.isActive && !crossing.isActive)
    #expect(card.layoutEngine.constraints.elementsEqual([inside, own]) { $0 === $1 })
    #expect(root.layoutEngine.constraints.elementsEqual([elsewhere]) { $0 === $1 })
    inside.constant = 30
    card.layoutIfNeeded()
    expectFrame(card, 0, 0, 60, 0)
    root.layoutIfNeeded()
    expectFrame(beside, 0, 0, 9, 0)
  }

  @Test func `a view that leaves keeps the direction and the scale of its tree`() {
    let (root, view) = (LayoutView("root"), LayoutView("view"))
    root.addSubview(view)
    root.layoutEngine.direction = .rightToLeft
    root.layoutEngine.scale = 2
    view.removeFromSuperview()
    #expect(view.layoutEngine !== root.layoutEngine)
    #expect(view.layoutEngine.direction == .rightToLeft && view.layoutEngine.scale == 2)
  }

  @Test func `moving to another parent is leaving and joining`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let (left, right, view) = (LayoutView("left"), LayoutView("right"), LayoutView("view"))
    root.addSubviews(left, right)
    left.addSubview(view)
    let size = relate(view, .width, plus: 12)
    let place = relate(view, .leading, .equal, left, .leading, plus: 3)
    try LayoutConstraint.activate([size, place])
    root.layoutIfNeeded()
    right.addSubview(view)
    #expect(size.isActive && !place.isActive)
    #expect(left.subviews.isEmpty && view.superview === right)
    root.layoutIfNeeded()
    expectFrame(view, 0, 0, 12, 0)
  }

  @Test func `a root's size is asked of it again when it is a root again`() {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    let box = LayoutView("box", size: LayoutSize(width: 50, height: 40))
    root.addSubview(box)
    root.layoutIfNeeded()
    expectFrame(box, 0, 0, 0, 0)
    #expect(root.layoutEngine.rootWidth == 300)
    box.removeFromSuperview()
    box.layoutIfNeeded()
    expectFrame(box, 0, 0, 50, 40)
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 300, 100)
  }

  @Test func `a place is measured through all parents between`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 400))
    let (outer, inner, other) = (LayoutView("outer"), LayoutView("inner"), LayoutView("other"))
    root.addSubviews(outer, other)
    outer.addSubview(inner)
    try LayoutConstraint.activate(pin(outer, in: root, 30, 40, 200, 200))
    try LayoutConstraint.activate(pin(inner, in: outer, 11, 12, 50, 60))
    try LayoutConstraint.activate([
      relate(other, .leading, .equal, inner, .trailing, plus: 1),
      relate(other, .top, .equal, inner, .bottom, times: 2),
      relate(other, .width, plus: 1), relate(other, .height, plus: 1),
    ])
    root.layoutIfNeeded()
    expectFrame(other, 92, 224, 1, 1)
  }

  @Test func `layout reports the items whose frames changed, parents first and in order`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 400))
    let (a, b, c) = (LayoutView("a"), LayoutView("b"), LayoutView("c"))
    root.addSubviews(a, c)
    a.addSubview(b)
    let all =
      pin(c, in: root, 0, 0, 10, 10) + pin(b, in: a, 1, 1, 2, 2)
      + pin(a, in: root, 5, 5, 50, 50)
    try LayoutConstraint.activate(all)
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["root", "a", "b", "c"])
    #expect(root.layoutIfNeeded().isEmpty)
    all.first(.leading, of: a)?.constant = 6
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["a"])
    all.first(.height, of: c)?.constant = 11
    all.first(.width, of: b)?.constant = 3
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["b", "c"])
  }

  final class Widget: LayoutItem {
    let layoutNode: LayoutNode
    var heard: [LayoutRect] = []
    init(_ name: String) { layoutNode = LayoutNode(name) }
    func layoutFrameDidChange(to frame: LayoutRect) { heard.append(frame) }
  }

  @Test func `a widget of another toolkit needs one property, and hears of its frames`() throws {
    let (window, button) = (Widget("window"), Widget("button"))
    window.addSubitem(button)
    window.layoutEngine.rootWidth = 200
    let place = relate(button, .trailing, .equal, window, .trailing, plus: -10)
    try LayoutConstraint.activate([place, relate(button, .width, plus: 50)])
    window.layoutIfNeeded()
    place.constant = -20
    window.layoutIfNeeded()
    #expect(button.heard == [LayoutRect(140, 0, 50, 0), LayoutRect(130, 0, 50, 0)])
    #expect(window.heard == [LayoutRect(0, 0, 200, 0)])
    #expect(button.superitem === window)
  }
}
