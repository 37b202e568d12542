import AutoLayout
import Testing

/// A scroll view's edges are those of its content, so that pins alone leave the content's size open.
@Suite struct ScrollViewExplanationTests {
  private let root = LayoutView("root", size: LayoutSize(width: 320, height: 480))
  private let page = LayoutScrollView("page")
  private let article = LayoutView("article")

  init() throws {
    root.addSubview(page)
    page.addSubview(article)
    try root.layout("H:|[\(page)]|")
    try root.layout("V:|[\(page)]|")
  }

  @Test func `content without a width is ambiguous, and a width makes it right`() throws {
    try page.layout("H:|[\(article)]|")
    try page.layout("V:|[\(article)(900)]|")
    let text = root.layoutEngine.explanation.draw()
    #expect(text.contains("ambiguous: the width of article may be 0 points or more"))
    #expect(text.contains("add: `[article(100)]`, or an intrinsic width"))
    try page.layout("H:[\(article)(==\(page))]")
    #expect(root.layoutEngine.explanation.isEmpty)
  }

  @Test func `content without a height is ambiguous, and a height makes it right`() throws {
    try page.layout("H:|[\(article)(==\(page))]|")
    try page.layout("V:|[\(article)]|")
    let text = root.layoutEngine.explanation.draw()
    #expect(text.contains("ambiguous: the height of article may be 0 points or more"))
    #expect(text.contains("add: `V:[article(100)]`, or an intrinsic height"))
    try page.layout("V:[\(article)(900)]")
    #expect(root.layoutEngine.explanation.isEmpty)
  }

  @Test func `content as high as the view or higher is proposed as high as that`() throws {
    try page.layout("H:|[\(article)(==\(page))]|")
    try page.layout("V:|[\(article)(>=\(page))]|")
    let text = root.layoutEngine.explanation.draw()
    #expect(text.contains("ambiguous: the height of article may be 480 points or more"))
    #expect(text.contains("add: `V:[article(480)]`, or an intrinsic height"))
  }
}
