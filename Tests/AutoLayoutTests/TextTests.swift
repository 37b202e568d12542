import AutoLayout
import Testing

/// Text of a given width on one line, which wraps to lines of 20.
final class WrappingText: LayoutView {
  var length: Double {
    didSet { intrinsicContentSize = LayoutSize(width: length, height: 20) }
  }
  /// The widths that it was measured at.
  private(set) var widths: [Double] = []

  init(_ name: String, length: Double) {
    self.length = length
    super.init(name, intrinsicContentSize: LayoutSize(width: length, height: 20))
  }

  override func intrinsicContentHeight(forWidth width: Double) -> Double? {
    widths.append(width)
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

  @Test func `text that wraps is not said to be compressed, unless its height is`() throws {
    let (root, text, _) = makeRoot()
    try root.layout("H:|-10-[\(text)]-10-|", "V:|-5-[\(text)]")
    root.layoutIfNeeded()
    #expect(root.layoutEngine.unmetConstraints.isEmpty)
    // Why it is as wide as it is may still be asked.
    #expect(text.layoutReason(for: .horizontal).unmet.map(\.error) == [200])
    try root.layout("V:[\(text)(50)]")
    #expect(root.layoutEngine.unmetConstraints.map(\.constraint.firstAttribute) == [.height])
  }

  @Test func `text is measured again only if its width is another one`() throws {
    let (root, text, below) = makeRoot()
    try root.layout("H:|[\(text)]|")
    let gap = try root.layout("V:|-5-[\(text)]-8-[\(below)]")
    root.layoutIfNeeded()
    #expect(text.widths == [300, 120])
    gap[1].constant = 9
    root.layoutIfNeeded()
    #expect(text.widths == [300, 120])
    expectFrame(below, 0, 5 + 60 + 9, 10, 10)
    root.layoutEngine.rootWidth = 150
    root.layoutIfNeeded()
    #expect(text.widths == [300, 120, 150])
    root.layoutEngine.rootWidth = 160
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    // Another content may wrap differently at the old width, where measuring goes on.
    #expect(text.widths == [300, 120, 150, 150, 160])
  }

  @Test func `text that is a root is measured once at each of its widths`() {
    let text = WrappingText("text", length: 300)
    for width in [100.0, 150, 200] {
      text.layoutEngine.rootWidth = width
      text.layoutIfNeeded()
    }
    expectFrame(text, 0, 0, 200, 40)
    #expect(text.widths == [300, 100, 150, 200])
  }

  @Test func `text that is not squeezed stays on one line`() throws {
    let (root, text, _) = makeRoot()
    root.layoutEngine.rootWidth = 500
    try root.layout("H:|-(>=0)-[\(text)]-(>=0)-|")
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
  }

  @Test func `text of exactly the width that is left for it does not wrap`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 700, height: 300))
    // A third of 700 on one line, which is no binary fraction.
    let text = WrappingText("text", length: 700 / 3)
    root.addSubview(text)
    try LayoutConstraint.activate([
      relate(text, .width, .equal, root, .width, times: 1 / 3.0),
      relate(text, .top, .equal, root, .top),
    ])
    for (width, lines) in [(700.0, 1.0), (350, 2), (140, 5), (100, 7), (99.9, 8)] {
      root.layoutEngine.rootWidth = width
      root.layoutIfNeeded()
      expectFrame(text, 0, 0, width / 3, 20 * lines)
    }
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

  @Test func `of several layouts that fit, text has the one that is found from a single line`()
    throws
  {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 200))
    let text = WrappingText("text", length: 300)
    let (picture, far) = (LayoutView("picture"), LayoutView("far"))
    root.addSubviews(text, picture, far)
    text.setContentCompressionResistancePriority(800, for: .vertical)
    // The picture is as high as the text and five times as wide. Lines of 300, 200 and 100 are all as
    // many as leave that width.
    try root.layout("|[\(text)][\(picture)]|")
    try LayoutConstraint.activate([
      relate(picture, .height, .equal, text, .height),
      relate(picture, .width, .equal, picture, .height, times: 5),
    ])
    let limit = relate(text, .width, .lessThanOrEqual, plus: 200)
    let place = relate(far, .top, .equal, root, .top, plus: 5)
    limit.isActive = true
    place.isActive = true
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 200, 40)
    #expect(text.widths == [300, 200])
    limit.isActive = false
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
    expectFrame(picture, 300, 0, 100, 20)
    place.constant = 6
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["far"])
    #expect(text.widths == [300, 200])
  }

  @Test
  func `text that is pinned to both sides begins nowhere anew, whatever follows from its height`()
    throws
  {
    let (root, text, below) = makeRoot()
    try root.layout("H:|-10-[\(text)]-10-|")
    try root.layout("V:|[\(text)]-8-[\(below)]")
    // An aspect ratio leads from the height of the text back to widths, though not to its own.
    try LayoutConstraint.activate([
      relate(below, .height, .equal, text, .height),
      relate(below, .width, .equal, below, .height, times: 1.5),
      relate(text, .height, .lessThanOrEqual, root, .width, times: 2, at: 400),
    ])
    root.layoutIfNeeded()
    expectFrame(below, 0, 68, 90, 60)
    root.layoutEngine.rootWidth = 180
    root.layoutIfNeeded()
    expectFrame(below, 0, 48, 60, 40)
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.widths == [300, 100, 160, 160])
  }

  @Test func `what does not settle is left as it would be if it had been laid out only now`() throws
  {
    func make() throws -> (root: LayoutView, text: WrappingText) {
      let (root, text, _) = makeRoot()
      text.setContentHuggingPriority(800, for: .vertical)
      try LayoutConstraint.activate([relate(text, .width, .equal, text, .height, times: 4)])
      return (root, text)
    }
    let (root, text) = try make()
    for height in [400.0, 300, 200] {
      root.layoutEngine.rootHeight = height
      root.layoutIfNeeded()
    }
    let (fresh, other) = try make()
    var issues: [LayoutError] = []
    fresh.layoutEngine.issueHandler = { issues.append($0) }
    fresh.layoutEngine.rootHeight = 200
    fresh.layoutIfNeeded()
    #expect(text.frame == other.frame)
    #expect(issues == [.unsettledText(item: "text")])
    #expect(Set(text.widths).count == text.widths.count)
  }

  @Test func `an update is not refused for the height of a text that becomes wider by it`() throws {
    let (root, text, _) = makeRoot()
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    let height = text.heightAnchor.constraint(lessThanOrEqualToConstant: 60)
    try LayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    #expect(text.frame.height == 60)
    #expect(throws: LayoutError.self) { try root.layoutEngine.update { height.constant = 25 } }
    #expect(height.constant == 60)
    try root.layoutEngine.update {
      width.constant = 300
      height.constant = 25
    }
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
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
