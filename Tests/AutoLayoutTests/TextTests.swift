import AutoLayout
import Testing

/// Text of a given width on one line, which wraps to lines of 20.
final class WrappingText: LayoutView {
  let length: Double
  var measurements = 0

  init(_ name: String, length: Double) {
    self.length = length
    super.init(name, intrinsicContentSize: LayoutSize(width: length, height: 20))
  }

  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    measurements += 1
    guard width > 0 else { return 20 * length }
    return 20 * max(1, (length / width).rounded(.up))
  }
}

@Suite struct TextTests {
  private func makeRoot() -> (root: LayoutView, text: WrappingText, below: LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 120, height: 200))
    let text = WrappingText("text", length: 300)
    let below = LayoutView("below", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    root.addSubviews(text, below)
    return (root, text, below)
  }

  @Test func `text is as high as its width asks for`() throws {
    let (root, text, below) = makeRoot()
    try root.layout("H:|-10-[\(text)]-10-|")
    try root.layout("V:|-5-[\(text)]-8-[\(below)]")
    root.layoutIfNeeded()
    // 300 on lines of 100.
    expectFrame(text, 10, 5, 100, 60)
    expectFrame(below, 0, 73, 10, 10)
    root.layoutEngine.rootWidth = 180
    root.layoutIfNeeded()
    expectFrame(text, 10, 5, 160, 40)
    expectFrame(below, 0, 53, 10, 10)
    root.layoutEngine.rootWidth = 320
    root.layoutIfNeeded()
    expectFrame(text, 10, 5, 300, 20)
  }

  @Test func `text is measured again only if its width is another one`() throws {
    let (root, text, below) = makeRoot()
    try root.layout("H:|[\(text)]|")
    let gap = try root.layout("V:|-5-[\(text)]-8-[\(below)]")
    root.layoutIfNeeded()
    let before = text.measurements
    gap[1].constant = 9
    root.layoutIfNeeded()
    #expect(text.measurements == before)
    expectFrame(below, 0, 5 + 60 + 9, 10, 10)
  }

  @Test func `text that is not squeezed stays on one line`() throws {
    let (root, text, _) = makeRoot()
    root.layoutEngine.rootWidth = 500
    try root.layout("H:|-(>=0)-[\(text)]-(>=0)-|")
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
  }

  @Test func `a height comes from a width that comes from another height`() throws {
    let (root, text, below) = makeRoot()
    // The picture is as wide as the text below it is high.
    try LayoutConstraint.activate([
      relate(text, .width, plus: 100), relate(below, .width, .equal, text, .height),
    ])
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 100, 60)
    expectFrame(below, 0, 0, 60, 10)
  }

  @Test func `text whose width follows its height may never settle, and that is heard of`() throws {
    let (root, text, _) = makeRoot()
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    text.setContentHuggingPriority(800, for: .vertical)
    // One line of 20 asks for a width of 80, which takes 4 lines; these ask for 320, which takes one.
    try LayoutConstraint.activate([relate(text, .width, .equal, text, .height, times: 4)])
    root.layoutEngine.rootHeight = 400
    root.layoutIfNeeded()
    #expect(issues == [.unsettledText(item: "text")])
    #expect(text.frame.width == 4 * text.frame.height)
  }

  @Test func `text with another content is measured anew`() throws {
    final class Note: LayoutView {
      var lines = 1.0
      override func intrinsicContentHeight(forWidth width: Double) -> Double? { 20 * lines }
    }
    let root = LayoutView("root", size: LayoutSize(width: 120, height: 200))
    let note = Note("note")
    root.addSubview(note)
    root.layoutIfNeeded()
    expectFrame(note, 0, 0, 0, 20)
    note.lines = 3
    note.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectFrame(note, 0, 0, 0, 60)
  }
}
