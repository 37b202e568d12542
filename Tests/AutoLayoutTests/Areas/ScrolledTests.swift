import AutoLayout
import Testing

/// What lies in a scroll view and is tied to something outside: what is seen counts.
@Suite struct ScrolledTests {
  /// A root of 320 by 480 with a scroll view over all of it, and content of 100 by 1000.
  private func makePage(
    _ direction: LayoutDirection = .leftToRight
  ) throws -> (root: LayoutView, scroll: LayoutScrollView, content: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 480))
    root.layoutEngine.direction = direction
    let scroll = LayoutScrollView("scroll")
    root.addSubview(scroll)
    try scroll.pinEdges()
    let content = LayoutView(
      "content", intrinsicContentSize: LayoutSize(width: 1000, height: 1000))
    scroll.addSubview(content)
    try content.pinEdges(to: scroll.contentLayoutGuide)
    return (root, scroll, content)
  }

  private func makePin() -> LayoutView {
    LayoutView("pin", intrinsicContentSize: LayoutSize(width: 10, height: 10))
  }

  @Test func `a view that is tied to the root stays in sight`() throws {
    let (root, scroll, content) = try makePage()
    let (pin, deep) = (makePin(), makePin())
    scroll.addSubview(pin)
    content.addSubview(deep)
    try LayoutConstraint.activate([
      relate(pin, .top, .equal, root, .top, plus: 7),
      relate(pin, .left, .equal, root, .left, plus: 3),
      relate(deep, .centerY, .equal, root, .centerY),
      relate(deep, .trailing, .equal, root, .trailing),
    ])
    root.layoutIfNeeded()
    expectFrame(pin, 3, 7, 10, 10)
    expectFrame(deep, 310, 235, 10, 10)
    scroll.contentOffset = LayoutPoint(x: 20, y: 60)
    root.layoutIfNeeded()
    expectFrame(pin, 23, 67, 10, 10)
    expectFrame(deep, 330, 295, 10, 10)
    #expect(pin.convert(LayoutPoint.zero, to: root) == LayoutPoint(x: 3, y: 7))
    scroll.contentOffset = .zero
    root.layoutIfNeeded()
    expectFrame(pin, 3, 7, 10, 10)
    expectFrame(deep, 310, 235, 10, 10)
  }

  @Test func `a header grows when the content is pulled down`() throws {
    let (root, scroll, content) = try makePage()
    let (header, image) = (LayoutView("header"), LayoutView("image"))
    content.addSubviews(header, image)
    try header.layout("H:|[\(header)]|")
    try header.layout("V:|[\(header)(200)]")
    try LayoutConstraint.activate([
      relate(image, .top, .equal, root, .top, at: .defaultHigh),
      relate(image, .height, .greaterThanOrEqual, header, .height),
      relate(image, .bottom, .equal, header, .bottom),
    ])
    for (offset, y, height) in [(0.0, 0.0, 200.0), (-50, -50, 250), (80, 0, 200)] {
      scroll.contentOffset.y = offset
      root.layoutIfNeeded()
      #expect(image.frame.y == y)
      #expect(image.frame.height == height)
    }
  }

  @Test func `a view outside follows the content`() throws {
    let (root, scroll, content) = try makePage()
    let label = makePin()
    root.addSubview(label)
    scroll.contentOffset.y = 30
    // Scrolled before or behind, it is the same.
    try LayoutConstraint.activate([relate(label, .top, .equal, content, .top, plus: 100)])
    root.layoutIfNeeded()
    #expect(label.frame.y == 70)
    scroll.contentOffset.y = 45
    root.layoutIfNeeded()
    #expect(label.frame.y == 55)
  }

  @Test func `scroll views in scroll views add up`() throws {
    let (root, scroll, content) = try makePage()
    let inner = LayoutScrollView("inner")
    content.addSubview(inner)
    try inner.pinEdges()
    let (pin, other) = (makePin(), makePin())
    inner.addSubview(pin)
    content.addSubview(other)
    try LayoutConstraint.activate([
      relate(pin, .top, .equal, root, .top, plus: 7),
      relate(other, .top, .equal, pin, .bottom, plus: 1),
    ])
    scroll.contentOffset.y = 60
    inner.contentOffset.y = 5
    root.layoutIfNeeded()
    #expect(pin.frame.y == 72)
    // The inner scroll view does not move it.
    #expect(other.frame.y == 78)
  }

  @Test func `from right to left content is scrolled to the right`() throws {
    let (root, scroll, content) = try makePage(.rightToLeft)
    let (pin, left) = (makePin(), makePin())
    scroll.addSubviews(pin, left)
    try LayoutConstraint.activate([
      relate(pin, .leading, .equal, root, .leading, plus: 3),
      relate(left, .left, .equal, root, .left, plus: 4),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.x == -680)
    scroll.contentOffset.x = 20
    root.layoutIfNeeded()
    // Three points from the root's right edge.
    #expect(pin.convert(LayoutPoint.zero, to: root).x == 307)
    #expect(pin.frame.x == 287)
    #expect(left.convert(LayoutPoint.zero, to: root).x == 4)
    #expect(content.convert(LayoutPoint.zero, to: root).x == -660)
  }

  @Test func `the safe area of a scroll view stays in sight, its margins do not`() throws {
    let (root, scroll, _) = try makePage()
    scroll.safeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 34, right: 0)
    let (bar, button, title) = (makePin(), makePin(), makePin())
    scroll.addSubviews(bar, button, title)
    try LayoutConstraint.activate([
      relate(bar, .top, .equal, scroll.safeAreaLayoutGuide, .top),
      relate(button, .bottom, .equal, scroll.safeAreaLayoutGuide, .bottom),
      relate(title, .top, .equal, scroll.layoutMarginsGuide, .top),
    ])
    scroll.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(bar.frame.y == 74)
    #expect(button.frame.y == 480 - 34 - 10 + 30)
    #expect(title.frame.y == 8)
    #expect(scroll.safeAreaInsets.top == 44)
  }

  @Test func `a refused update scrolls all the same`() throws {
    let (root, scroll, _) = try makePage()
    let pin = makePin()
    scroll.addSubview(pin)
    try LayoutConstraint.activate([relate(pin, .top, .equal, root, .top, plus: 7)])
    root.layoutIfNeeded()
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        scroll.contentOffset.y = 60
        for width in [5.0, 6] { relate(pin, .width, plus: width).isActive = true }
      }
    }
    root.layoutIfNeeded()
    #expect(pin.frame.y == 67)
  }

  @Test(arguments: [LayoutConstraint.Attribute.top, .firstBaseline, .lastBaseline])
  func `what is tied to a stack around the scroll view is seen where it was`(
    attribute: LayoutConstraint.Attribute
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 200))
    let (stack, page) = (LayoutStackView("stack"), LayoutScrollView("page"))
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    root.addSubview(stack)
    stack.addArrangedSubview(page)
    page.addSubview(view)
    try stack.pinEdges()
    let tie = try LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: stack, attribute: .top,
      multiplier: 1, constant: 50)
    tie.isActive = true
    root.layoutIfNeeded()
    let place = view.frame.y
    page.contentOffset = LayoutPoint(x: 0, y: 30)
    root.layoutIfNeeded()
    #expect(view.frame.y == place + 30)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `snapshots and drawings have what is scrolled where it is seen`(
    direction: LayoutDirection
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 200))
    let (page, text) = (LayoutScrollView("page"), LayoutView("text"))
    let (header, word) = (LayoutView("header"), LayoutView("word"))
    root.layoutEngine.direction = direction
    root.addSubview(page)
    page.addSubviews(text, header)
    text.addSubview(word)
    try page.pinEdges(to: root)
    try page.layout("|[\(text)(500)]|", "V:|[\(text)(900)]|", "V:[\(header)(30)]")
    try header.pinEdges([.leading, .top, .trailing], to: page.frameLayoutGuide)
    try text.layout("|-7-[\(word)(20)]", "V:|-9-[\(word)(10)]")
    page.contentOffset = LayoutPoint(x: 40, y: 50)
    root.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: root)
    let drawing = LayoutDrawing(of: root)
    func place(_ name: String) -> LayoutPoint? {
      var next = drawing.boxes.firstIndex { $0.name == name }
      var sum = LayoutPoint.zero
      while let index = next {
        sum.x += drawing.boxes[index].frame.x
        sum.y += drawing.boxes[index].frame.y
        next = drawing.boxes[index].parent
      }
      return sum
    }
    for item in [text, header, word] {
      let seen = item.convert(LayoutRect(origin: .zero, size: item.layoutFrame.size), to: root)
      let entry = snapshot.entries.first { $0.name == item.layoutNode.name }
      #expect(entry?.absoluteFrame == seen)
      #expect(place(item.layoutNode.name) == seen.origin)
    }
    #expect(header.convert(.zero, to: root) == .zero)
    #expect(place("page.contentLayoutGuide") == text.convert(.zero, to: root))
  }
}
