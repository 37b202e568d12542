import AutoLayout
import Testing

struct GeometryTests {
  @Test func `a rectangle knows its edges and its middle`() {
    let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.center == LayoutPoint(x: 25, y: 40))
    let turned = LayoutRect(x: 10, y: 20, width: -30, height: -40)
    #expect([turned.minX, turned.midX, turned.maxX] == [-20, -5, 10])
    #expect([turned.minY, turned.midY, turned.maxY] == [-20, 0, 20])
  }

  @Test func `what is made of no numbers is nothing at the origin`() {
    #expect(LayoutRect() == LayoutRect(x: 0, y: 0, width: 0, height: 0))
    #expect(LayoutSize() == .zero && LayoutPoint() == .zero)
  }

  @Test func `origin and size can be set`() {
    var rect = LayoutRect(origin: .zero, size: LayoutSize(width: 3, height: 4))
    rect.origin.x += 5
    rect.size.height = 6
    #expect(rect == LayoutRect(x: 5, y: 0, width: 3, height: 6))
  }

  @Test func `a rectangle contains its left and top edge and not the others`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(LayoutPoint(x: 0, y: 0)))
    #expect(!rect.contains(LayoutPoint(x: 10, y: 5)))
    #expect(!rect.contains(LayoutPoint(x: 5, y: 10)))
    #expect(rect.contains(LayoutRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(!rect.contains(LayoutRect(x: 1, y: 0, width: 10, height: 10)))
    #expect(!LayoutRect.zero.contains(LayoutPoint.zero))
    #expect(LayoutRect.zero.isEmpty && !rect.isEmpty)
  }

  @Test func `a size below 0 points the other way, and encloses the same`() {
    let turned = LayoutRect(x: 10, y: 20, width: -30, height: -40)
    // From 10 − 30 to 10 and from 20 − 40 to 20.
    let plain = LayoutRect(x: -20, y: -20, width: 30, height: 40)
    #expect(turned == plain && turned.standardized.origin == plain.origin)
    #expect(turned.hashValue == plain.hashValue)
    #expect([turned.width, turned.height] == [30, 40])
    #expect(
      turned.size == LayoutSize(width: -30, height: -40) && "\(turned)" == "(10, 20, -30, -40)")
    #expect(turned.contains(plain) && turned.contains(LayoutPoint(x: -20, y: 19)))
    #expect(turned.insetBy(dx: 1, dy: 2) == LayoutRect(x: -19, y: -18, width: 28, height: 36))
    #expect(turned.offsetBy(dx: 5, dy: 6) == LayoutRect(x: -15, y: -14, width: 30, height: 40))
    #expect(LayoutRect(x: 10, y: 20, width: -30, height: 40) != plain)
  }

  @Test func `all rectangles around nothing are equal`() {
    let moved = LayoutRect.null.offsetBy(dx: -1, dy: -2)
    #expect(LayoutRect(x: 3, y: .infinity, width: 4, height: 5) == moved && moved != .zero)
  }

  @Test func `rectangles that only touch meet in an edge or a corner`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    let (beside, apart) = (LayoutRect(10, 2, 5, 5), LayoutRect(11, 2, 5, 5))
    #expect(rect.intersects(beside) && !rect.intersects(apart))
    #expect(rect.intersection(beside) == LayoutRect(10, 2, 0, 5))
    #expect(rect.intersection(LayoutRect(10, 10, 1, 1)) == LayoutRect(10, 10, 0, 0))
    #expect(rect.intersection(apart) == nil)
    let other = LayoutRect(x: 6, y: -2, width: 10, height: 5)
    #expect(rect.intersection(other) == LayoutRect(x: 6, y: 0, width: 4, height: 3))
    #expect(rect.union(other) == LayoutRect(x: 0, y: -2, width: 16, height: 12))
  }

  @Test func `insets move edges inwards until they meet, and insetBy until they pass each other`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.insetBy(dx: 1, dy: 2) == LayoutRect(x: 1, y: 2, width: 8, height: 16))
    #expect(rect.insetBy(dx: 5, dy: -1) == LayoutRect(x: 5, y: -1, width: 0, height: 22))
    #expect(rect.insetBy(dx: 6, dy: -1).isNull && rect.insetBy(dx: 0, dy: 10.5).isNull)
    let wide = LayoutInsets(top: -1, left: 6, bottom: -1, right: 6)
    #expect(rect.inset(by: wide) == LayoutRect(x: 5, y: -1, width: 0, height: 22))
    #expect(rect.offsetBy(dx: 3, dy: 4) == LayoutRect(x: 3, y: 4, width: 10, height: 20))
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == LayoutRect(x: 2, y: 1, width: 4, height: 16))
  }

  @Test func `a union may begin with the rectangle around nothing`() {
    let rects = [
      LayoutRect(x: 6, y: 7, width: 1, height: 2), LayoutRect(x: 9, y: 3, width: 2, height: 4),
    ]
    // From 6 to 11 and from 3 to 9: the origin is not in it.
    #expect(
      rects.reduce(.null) { $0.union($1) } == LayoutRect(x: 6, y: 3, width: 5, height: 6))
    #expect(rects[0].union(.null) == rects[0])
    #expect(LayoutRect.null.union(.null).isNull && !LayoutRect.zero.isNull)
  }

  @Test func `the rectangle around nothing is empty, in every rectangle, and meets none`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    #expect(LayoutRect.null.isEmpty)
    #expect(rect.contains(LayoutRect.null) && !LayoutRect.null.contains(rect))
    #expect(!rect.intersects(.null) && !LayoutRect.null.intersects(.null))
    #expect(LayoutRect.null.insetBy(dx: 1, dy: 2).isNull)
    #expect(LayoutRect.null.offsetBy(dx: -1, dy: -2).isNull)
  }

  @Test func `a frame cannot be set to the rectangle around nothing`() {
    let view = LayoutView("view")
    var issues = 0
    view.layoutEngine.issueHandler = { _ in issues += 1 }
    view.frame = .null
    #expect(issues == 1)
    #expect(view.frame == .zero)
  }

  @Test func `a rectangle is divided from each of its edges`() {
    let rect = LayoutRect(x: 1, y: 2, width: 10, height: 20)
    let parts = LayoutRect.Edge.allCases.map { rect.divided(atDistance: 4, from: $0) }
    #expect(
      parts.map(\.slice) == [
        LayoutRect(1, 2, 4, 20), LayoutRect(1, 2, 10, 4), LayoutRect(7, 2, 4, 20),
        LayoutRect(1, 18, 10, 4),
      ])
    #expect(
      parts.map(\.remainder) == [
        LayoutRect(5, 2, 6, 20), LayoutRect(1, 6, 10, 16), LayoutRect(1, 2, 6, 20),
        LayoutRect(1, 2, 10, 16),
      ])
  }

  @Test func `a distance from an edge ends at the rectangle's edges`() {
    let rect = LayoutRect(x: 1, y: 2, width: 10, height: 20)
    let nothing = rect.divided(atDistance: -3, from: .maxXEdge)
    #expect(nothing.slice == LayoutRect(11, 2, 0, 20) && nothing.remainder == rect)
    let all = rect.divided(atDistance: 99, from: .minYEdge)
    #expect(all.slice == rect && all.remainder == LayoutRect(1, 22, 10, 0))
    let turned = LayoutRect(x: 11, y: 22, width: -10, height: -20)
    #expect(turned.divided(atDistance: 3, from: .minXEdge).slice == LayoutRect(1, 2, 3, 20))
    let far = LayoutRect(x: .infinity, y: 0, width: -1, height: -1)
    #expect(
      far.divided(atDistance: 3, from: .minXEdge).remainder.size == LayoutSize(width: 0, height: 0))
  }

  @Test func `geometry prints its numbers and nothing else`() {
    #expect("\(LayoutSize(width: 60, height: 22.5))" == "(60, 22.5)")
    #expect("\(LayoutPoint(x: 20, y: -1))" == "(20, -1)")
    #expect("\(LayoutInsets(all: 8))" == "(top: 8, left: 8, bottom: 8, right: 8)")
    let insets = DirectionalLayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect("\(insets)" == "(top: 1, leading: 2, bottom: 3, trailing: 4)")
  }

  @Test func `places convert between views of one tree`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let (card, title, badge) = (LayoutView("card"), LayoutView("title"), LayoutView("badge"))
    root.addSubviews(card, badge)
    card.addSubview(title)
    try root.layout("H:|-10-[\(card)(100)]-5-[\(badge)(20)]", "V:|-20-[\(card)(50)]")
    try root.layout("V:|-7-[\(badge)(20)]")
    try card.layout("H:|-3-[\(title)(40)]", "V:|-4-[\(title)(8)]")
    root.layoutIfNeeded()
    #expect(title.bounds == LayoutRect(0, 0, 40, 8))
    #expect(title.convert(title.bounds, to: root) == LayoutRect(13, 24, 40, 8))
    #expect(title.convert(LayoutPoint(x: 1, y: 1), to: nil) == LayoutPoint(x: 14, y: 25))
    // The badge begins at 115, 7.
    #expect(badge.convert(LayoutPoint.zero, from: title) == LayoutPoint(x: -102, y: 17))
    #expect(title.convert(LayoutPoint.zero, from: badge) == LayoutPoint(x: 102, y: -17))
  }

  @Test func `what is scrolled lies further up`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 100))
    let scroll = LayoutScrollView("scroll")
    let content = LayoutView("content")
    root.addSubview(scroll)
    scroll.addSubview(content)
    try scroll.pinEdges(insets: DirectionalLayoutInsets(all: 10))
    try content.pinEdges()
    try content.pinSize(LayoutSize(width: 300, height: 400))
    scroll.contentOffset = LayoutPoint(x: 5, y: 60)
    root.layoutIfNeeded()
    #expect(scroll.bounds == LayoutRect(5, 60, 80, 80))
    #expect(content.convert(LayoutPoint.zero, to: root) == LayoutPoint(x: 5, y: -50))
  }
}
