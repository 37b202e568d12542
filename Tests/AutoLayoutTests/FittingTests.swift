import AutoLayout
import Testing

@Suite struct FittingTests {
  /// A view that is a little larger than what fits another one.
  private final class Frame: LayoutView {
    let inner: LayoutView

    init(_ inner: LayoutView) {
      self.inner = inner
      super.init("frame")
    }

    override var intrinsicContentSize: LayoutSize {
      let size = inner.systemLayoutSizeFitting(.zero)
      return LayoutSize(width: size.width + 6, height: size.height + 4)
    }
  }

  @Test(arguments: [true, false])
  func `a view may have the size that fits another one as its content`(isInside: Bool) throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 33, height: 22))
    let inner = LayoutView("inner")
    inner.addSubview(label)
    try label.pinEdges(insets: LayoutInsets(all: 10))
    let frame = Frame(inner)
    root.addSubview(frame)
    if isInside { frame.addSubview(inner) } else { root.addSubview(inner) }
    root.layoutIfNeeded()
    expectFrame(frame, 0, 0, 59, 46)
    label.intrinsicContentSize = LayoutSize(width: 50, height: 5)
    frame.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectFrame(frame, 0, 0, 76, 29)
    frame.invalidateIntrinsicContentSize()
    label.intrinsicContentSize = LayoutSize(width: 40, height: 6)
    root.layoutIfNeeded()
    expectFrame(frame, 0, 0, 66, 30)
  }

  private func makeCell() throws -> (cell: LayoutView, text: WrappingText) {
    let cell = LayoutView("cell")
    let picture = LayoutView("picture", intrinsicContentSize: LayoutSize(width: 40, height: 30))
    let text = WrappingText("text", length: 300)
    picture.setContentCompressionResistancePriority(751, for: .horizontal)
    cell.addSubviews(picture, text)
    try cell.layout("H:|-10-[\(picture)]-8-[\(text)]-10-|")
    try cell.layout("V:|-10-[\(text)]-10-|")
    try cell.layout("V:|-10-[\(picture)]-(>=10)-|")
    return (cell, text)
  }

  @Test func `the smallest size that the constraints allow`() throws {
    let (cell, _) = try makeCell()
    #expect(
      cell.systemLayoutSizeFitting(.layoutFittingCompressedSize)
        == LayoutSize(width: 10 + 40 + 8 + 300 + 10, height: 50))
  }

  @Test func `the height of a cell for a width that is required`() throws {
    let (cell, _) = try makeCell()
    let size = cell.systemLayoutSizeFitting(
      LayoutSize(width: 168, height: 0), withHorizontalFittingPriority: .required)
    // 100 for the text, which takes 3 lines.
    #expect(size == LayoutSize(width: 168, height: 80))
    let wide = cell.systemLayoutSizeFitting(
      LayoutSize(width: 500, height: 0), withHorizontalFittingPriority: .required)
    #expect(wide == LayoutSize(width: 500, height: 50))
  }

  @Test func `a target counts as much as its priority`() {
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 100, height: 50))
    view.setContentHuggingPriority(300, for: .horizontal)
    let target = LayoutSize(width: 400, height: 20)
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: 299, verticalFittingPriority: 751)
        == LayoutSize(width: 100, height: 20))
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: 301, verticalFittingPriority: 749)
        == LayoutSize(width: 400, height: 50))
    #expect(
      view.systemLayoutSizeFitting(.layoutFittingExpandedSize).width == 100)
  }

  @Test func `only what is inside counts, and nothing changes`() throws {
    let (cell, text) = try makeCell()
    let root = LayoutView("root", size: LayoutSize(width: 168, height: 300))
    root.addSubview(cell)
    try root.layout("|[\(cell)]|")
    root.layoutIfNeeded()
    expectFrame(cell, 0, 0, 168, 80)
    let order = root.layoutEngine.constraints
    #expect(cell.systemLayoutSizeFitting(.zero) == LayoutSize(width: 368, height: 50))
    #expect(root.layoutIfNeeded().isEmpty)
    expectFrame(text, 58, 10, 100, 60)
    #expect(root.layoutEngine.constraints.elementsEqual(order) { $0 === $1 })
    #expect(!text.hasAmbiguousLayout)
  }

  @Test func `a target that cannot be met breaks constraints in the fitting alone`() throws {
    let view = LayoutView("view")
    try LayoutConstraint.activate([
      relate(view, .width, plus: 100), relate(view, .height, plus: 30),
    ])
    let size = view.systemLayoutSizeFitting(
      LayoutSize(width: 60, height: 0), withHorizontalFittingPriority: .required)
    #expect(size == LayoutSize(width: 60, height: 30))
    #expect(view.layoutEngine.brokenConstraints.isEmpty)
    #expect(
      view.systemLayoutSizeFitting(
        LayoutSize(width: .nan, height: -3), withHorizontalFittingPriority: 0)
        == LayoutSize(width: 100, height: 30))
  }

  @Test func `of several sizes that fit, that which is found from a single line`() throws {
    let cell = LayoutView("cell")
    let text = WrappingText("text", length: 300)
    let picture = LayoutView("picture")
    cell.addSubviews(text, picture)
    text.setContentCompressionResistancePriority(800, for: .vertical)
    try cell.layout("|[\(text)][\(picture)]|")
    try cell.layout("V:|[\(text)]|")
    try LayoutConstraint.activate([
      relate(picture, .height, .equal, text, .height),
      relate(picture, .width, .equal, picture, .height, times: 5),
    ])
    let limit = relate(text, .width, .lessThanOrEqual, plus: 200)
    limit.isActive = true
    let target = LayoutSize(width: 400, height: 0)
    #expect(
      cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required)
        == LayoutSize(width: 400, height: 40))
    limit.isActive = false
    #expect(
      cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required)
        == LayoutSize(width: 400, height: 20))
    // Nothing was measured twice.
    #expect(Set(text.widths).count == text.widths.count)
  }

  @Test func `a height of text that is required breaks constraints by their order`() throws {
    let cell = LayoutView("cell")
    let text = WrappingText("text", length: 300)
    cell.addSubview(text)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    try LayoutConstraint.activate([
      relate(text, .width, .equal, cell, .width), relate(text, .height, .equal, cell, .height),
      relate(cell, .height, .lessThanOrEqual, plus: 40),
    ])
    let target = LayoutSize(width: 100, height: 0)
    // 60 are needed on lines of 100, and the limit came last.
    #expect(
      cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required)
        == LayoutSize(width: 100, height: 60))
  }

  @Test func `the size is the frame's, margins and guides take part`() throws {
    let view = LayoutView("view")
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 50, height: 20))
    view.addSubview(label)
    view.alignmentRectInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = view.layoutMarginsGuide
    try LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      view.layoutEngine.direction = direction
      #expect(
        view.systemLayoutSizeFitting(.zero)
          == LayoutSize(width: 8 + 50 + 8 + 6, height: 8 + 20 + 8 + 4))
    }
  }

  private class Taller: LayoutView {
    override func systemLayoutSizeFitting(
      _ target: LayoutSize, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> LayoutSize {
      var size = super.systemLayoutSizeFitting(target)
      size.height = max(size.height, 44)
      return size
    }
  }

  private final class Wider: Taller {
    override func systemLayoutSizeFitting(
      _ target: LayoutSize, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> LayoutSize {
      var size = super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal)
      size.width = max(size.width, 100)
      return size
    }
  }

  @Test func `a class decides what fits, with however many arguments it is asked`() {
    let target = LayoutSize(width: 20, height: 0)
    #expect(Taller().systemLayoutSizeFitting(target) == LayoutSize(width: 20, height: 44))
    let wider = Wider()
    #expect(wider.systemLayoutSizeFitting(target).width == 100)
    #expect((wider as any LayoutItem).systemLayoutSizeFitting(target).width == 100)
    let size = wider.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(size.width == 100)
  }

  @Test func `a frame that was set counts as it would without what is outside`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 300))
    let (cell, box) = (LayoutView("cell"), LayoutView("box"))
    root.addSubview(cell)
    cell.addSubview(box)
    box.frame = LayoutRect(x: 7, y: 25, width: 30, height: 40)
    try LayoutConstraint.activate([
      cell.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 10),
      cell.topAnchor.constraint(lessThanOrEqualTo: box.topAnchor),
    ])
    #expect(cell.systemLayoutSizeFitting(.zero) == LayoutSize(width: 0, height: 75))
    let outside = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    try LayoutConstraint.activate([outside])
    #expect(cell.systemLayoutSizeFitting(.zero) == LayoutSize(width: 0, height: 75))
    // One from inside counts.
    try LayoutConstraint.activate([box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5)])
    #expect(cell.systemLayoutSizeFitting(.zero) == LayoutSize(width: 0, height: 55))
  }
}
