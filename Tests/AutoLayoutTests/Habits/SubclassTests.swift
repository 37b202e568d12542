import AutoLayout
import Testing

/// What people who write classes of views are used to.
struct SubclassTests {
  private final class Label: LayoutView {
    var text = "" { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: LayoutSize {
      LayoutSize(width: 10 * Double(text.count), height: 20)
    }
    override var alignmentRectInsets: LayoutInsets { LayoutInsets(top: 1, bottom: 2) }
    override var firstBaselineOffsetFromTop: Double { 15 }
    override var lastBaselineOffsetFromBottom: Double { 5 }
  }

  private final class Row: LayoutView {
    private let title = Label("title")
    private var held: [LayoutConstraint] = []

    init() throws {
      super.init("row")
      addSubview(title)
      held = try constraints(visualFormat: "H:|-4-[title]-4-|", views: ["title": title])
      addConstraints(held)
      addConstraints(try constraints(visualFormat: "V:|[title]|", views: ["title": title]))
      title.text = "four"
    }

    var heldCount: Int { constraints.count }
  }

  @Test func `a class answers for its content and its alignment by overriding`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let label = Label("label")
    root.addSubview(label)
    label.text = "abc"
    try root.layout("H:|[\(label)]", "V:|[\(label)]")
    root.layoutIfNeeded()
    // The alignment rectangle is 30 by 20 at the top; the frame is 1 higher above and 2 below.
    expectFrame(label, 0, -1, 30, 23)
    label.text = "abcde"
    root.layoutIfNeeded()
    expectFrame(label, 0, -1, 50, 23)
    #expect((label as any LayoutItem).intrinsicContentSize == LayoutSize(width: 50, height: 20))
  }

  @Test func `a view of no class of its own is given its content and its alignment`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let box = LayoutView("box")
    root.addSubview(box)
    try root.layout("H:|[\(box)]", "V:|[\(box)]")
    box.intrinsicContentSize = LayoutSize(width: 30, height: 20)
    box.intrinsicContentSize.width += 10
    box.alignmentRectInsets.left = 3
    root.layoutIfNeeded()
    expectFrame(box, -3, 0, 43, 20)
    #expect(box.intrinsicContentSize == LayoutSize(width: 40, height: 20))
    #expect((box as any LayoutItem).alignmentRectInsets == LayoutInsets(left: 3))
  }

  @Test func `constraints are made and listed inside a class of views`() throws {
    let row = try Row()
    row.layoutIfNeeded()
    #expect(row.heldCount == 4)
    // 4 points on either side of 4 letters; 20 points, which the insets make 3 points higher, are
    // the alignment rectangle of the label.
    expectFrame(row, 0, 0, 48, 20)
  }

  @Test func `frames and alignment rectangles are made of each other`() {
    // One point of the frame above, and two below.
    let frame = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    let rect = Label("label").alignmentRect(forFrame: frame)
    #expect(rect == LayoutRect(x: 10, y: 21, width: 30, height: 37))
    #expect(Label("label").frame(forAlignmentRect: rect) == frame)
  }

  @Test func `a view without a name goes by the name of its class`() {
    #expect(LayoutView().name == "LayoutView")
    #expect(Label().name == "Label")
    #expect(Label("caption").name == "caption")
    #expect(LayoutGuide().name == "guide")
  }
}
