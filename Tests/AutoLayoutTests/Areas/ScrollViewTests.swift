import AutoLayout
import Testing

@Suite struct ScrollViewTests {
  private func makePage() throws -> (root: LayoutView, page: LayoutScrollView) {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 480))
    let page = LayoutScrollView("page")
    root.addSubview(page)
    try root.layout("H:|-10-[\(page)]-10-|")
    try root.layout("V:|-20-[\(page)]|")
    return (root, page)
  }

  @Test func `edges are those of the content for what is inside, those of the frame outside`()
    throws
  {
    let (root, page) = try makePage()
    let text = LayoutView("text", intrinsicContentSize: LayoutSize(width: 700, height: 900))
    page.addSubview(text)
    try page.layout("H:|-5-[\(text)]-6-|")
    try page.layout("V:|-7-[\(text)]-8-|")
    root.layoutIfNeeded()
    expectFrame(page, 10, 20, 300, 460)
    expectFrame(text, 5, 7, 700, 900)
    #expect(page.contentSize == LayoutSize(width: 711, height: 915))
    expectFrame(page.contentLayoutGuide, 0, 0, 711, 915)
    expectFrame(page.frameLayoutGuide, 0, 0, 300, 460)
    #expect(!text.hasAmbiguousLayout && !page.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test func `widths and centres are those of the frame`() throws {
    let (root, page) = try makePage()
    let text = LayoutView("text", intrinsicContentSize: LayoutSize(width: -1, height: 900))
    let badge = LayoutView("badge", intrinsicContentSize: LayoutSize(width: 40, height: 30))
    page.addSubviews(text, badge)
    try page.layout("H:|[\(text)(==\(page))]|")
    try page.layout("V:|[\(text)]|")
    try LayoutConstraint.activate([
      relate(badge, .centerX, .equal, page, .centerX),
      relate(badge, .centerY, .equal, page, .centerY),
    ])
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 900)
    expectFrame(badge, 130, 215, 40, 30)
    page.contentOffset = LayoutPoint(x: 0, y: 100)
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["page.frameLayoutGuide", "badge"])
    expectFrame(badge, 130, 315, 40, 30)
  }

  @Test func `the two guides separate the content from the frame`() throws {
    let (root, page) = try makePage()
    let (text, header) = (LayoutView("text"), LayoutView("header"))
    page.addSubviews(text, header)
    let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    let views: [String: any LayoutItem] = ["text": text, "content": content, "frame": frame]
    for format in ["H:[content(==frame)]", "V:[content(1000)]", "H:[text(==content)]"] {
      try LayoutConstraint.activate(constraints(visualFormat: format, views: views))
    }
    try LayoutConstraint.activate([
      relate(header, .top, .equal, frame, .top), relate(header, .height, plus: 30),
      relate(header, .leading, .equal, frame, .leading),
      relate(header, .trailing, .equal, frame, .trailing),
      relate(text, .top, .equal, content, .top, plus: 30),
      relate(text, .bottom, .equal, content, .bottom),
    ])
    root.layoutIfNeeded()
    expectFrame(text, 0, 30, 300, 970)
    expectFrame(header, 0, 0, 300, 30)
    page.contentOffset.y = 250
    root.layoutIfNeeded()
    expectFrame(text, 0, 30, 300, 970)
    expectFrame(header, 0, 250, 300, 30)
  }

  @Test func `margins of a scroll view keep its content away from the end of the content`() throws {
    let (root, page) = try makePage()
    let text = LayoutView("text", intrinsicContentSize: LayoutSize(width: 100, height: 100))
    page.addSubview(text)
    try page.layout("H:|-[\(text)]-|", convention: .uiKit)
    root.layoutIfNeeded()
    expectFrame(text, 8, 0, 100, 100)
    #expect(page.contentSize.width == 116)
  }

  @Test func `a placeholder without content has no width in a scroll view`() throws {
    let (root, page) = try makePage()
    let placeholder = LayoutView("placeholderView")
    page.addSubview(placeholder)
    try page.layout("H:|-0-[\(placeholder)]-|")
    root.layoutIfNeeded()
    // Nothing ties the content's width to the frame: it is as wide as the placeholder and 20.
    expectFrame(placeholder, 0, 0, 0, 0)
    #expect(page.contentSize.width == 20)
    #expect(placeholder.ambiguousFrameParts.contains(.width))
  }

  @Test func `with a label inside, the placeholder is as wide as the label`() throws {
    let (root, page) = try makePage()
    let placeholder = LayoutView("placeholderView")
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 140, height: 17))
    placeholder.addSubview(label)
    page.addSubview(placeholder)
    try page.layout("H:|-0-[\(placeholder)]-|")
    try placeholder.layout("H:|-0-[\(label)]-0-|")
    root.layoutIfNeeded()
    expectFrame(placeholder, 0, 0, 140, 0)
    #expect(page.contentSize.width == 160)
  }

  @Test func `content begins where reading begins`() throws {
    let (root, page) = try makePage()
    let text = LayoutView("text", intrinsicContentSize: LayoutSize(width: 700, height: 900))
    page.addSubview(text)
    try page.layout("H:|-5-[\(text)]-6-|")
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(page.contentLayoutGuide, -411, 0, 711, 0)
    expectFrame(text, -405, 0, 700, 900)
  }

  @Test func `a view outside is held by the frame, wherever the content is`() throws {
    let (root, page) = try makePage()
    let (text, bar) = (LayoutView("text"), LayoutView("bar"))
    page.addSubview(text)
    root.addSubview(bar)
    try LayoutConstraint.activate(pin(text, in: page, 0, 0, 50, 2000))
    try LayoutConstraint.activate([
      relate(page, .bottom, .equal, text, .bottom),
      relate(bar, .bottom, .equal, page, .bottom), relate(bar, .height, plus: 40),
    ])
    root.layoutIfNeeded()
    expectFrame(bar, 0, 440, 0, 40)
    #expect(page.contentSize.height == 2000)
  }
}
