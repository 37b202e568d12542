import AutoLayout
import Testing

/// What is refused, and what is not, where areas and texts follow from frames.
struct OldFrameRefusalTests {
  private let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
  private let a = LayoutView("a")
  private let b = LayoutView("b")

  private func layOut() throws {
    root.addSubviews(a, b)
    try a.pinSize(LayoutSize(width: 60, height: 50))
    root.layoutIfNeeded()
  }

  private func isRefused(_ constraints: [LayoutConstraint]) -> Bool {
    do {
      try LayoutConstraint.activate(constraints)
      return false
    } catch {
      return true
    }
  }

  @Test(arguments: [0, 20.0])
  func `what a guide asks for that is first used after a pass is refused`(top: Double) throws {
    root.safeAreaInsets.top = top
    try layOut()
    #expect(isRefused([a.safeAreaLayoutGuide.widthAnchor.constraint(equalToConstant: 100)]))
    // Of 50 points the safe area covers so many.
    let height = a.safeAreaLayoutGuide.heightAnchor
    #expect(isRefused([height.constraint(equalToConstant: 7)]))
    #expect(!isRefused([height.constraint(equalToConstant: 50 - top)]))
  }

  @Test(arguments: [true, false])
  func `what has nothing to do with areas is refused beside what has`(isUpdate: Bool) throws {
    try layOut()
    let old = a.safeAreaLayoutGuide.heightAnchor.constraint(lessThanOrEqualToConstant: 90)
    try LayoutConstraint.activate([old])
    // Frames are out of date, since something moves.
    b.heightAnchor.constraint(equalToConstant: 5).isActive = true
    let widths = [33, 34].map { b.widthAnchor.constraint(equalToConstant: $0) }
    if isUpdate {
      #expect(throws: LayoutError.self) {
        try root.layoutEngine.update {
          old.constant = -8
          for width in widths { width.isActive = true }
        }
      }
      #expect(old.constant == 90)
    } else {
      #expect(
        isRefused([a.safeAreaLayoutGuide.widthAnchor.constraint(equalToConstant: 9)] + widths))
    }
    #expect(widths.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
    #expect(root.layoutEngine.brokenConstraints.isEmpty && a.frame.height == 50)
  }

  @Test func `what has nothing to do with texts is refused beside those that become narrower`()
    throws
  {
    let text = WrappingText("text", length: 300)
    root.addSubview(text)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    let width = text.widthAnchor.constraint(equalToConstant: 300)
    try LayoutConstraint.activate([
      width, text.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
    ])
    try layOut()
    let widths = [33, 34].map { b.widthAnchor.constraint(equalToConstant: $0) }
    // 300 on lines of 150: 40, for which there is no room.
    #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        width.constant = 150
        for width in widths { width.isActive = true }
      }
    }
    #expect(width.constant == 300 && widths.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
  }

  @Test func `what moves something else changes nothing about an area`() throws {
    root.safeAreaInsets.top = 29
    let content = LayoutSize(width: 85, height: 30)
    (a.intrinsicContentSize, b.intrinsicContentSize) = (content, content)
    root.addSubviews(a, b)
    try root.layout("V:|-21-[\(a)]")
    try root.layout("V:|-60-[\(b)]")
    root.layoutIfNeeded()
    let top = a.safeAreaLayoutGuide.topAnchor.constraint(equalTo: b.topAnchor, constant: 33)
    #expect(isRefused([top]))
    #expect(isRefused([top, b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)]))
    #expect(isRefused([top, b.widthAnchor.constraint(equalToConstant: 5)]))
  }

  @Test(arguments: [true, false], [true, false])
  func `what is refused by itself is refused beside others, with the first use of a guide too`(
    isKnown: Bool, isAbove: Bool
  ) throws {
    root.safeAreaInsets.top = 29
    root.addSubviews(a, b)
    if isKnown { _ = a.safeAreaLayoutGuide }
    try root.layout("V:|-21-[\(a)(30)]", "V:|-60-[\(b)(30)]", "|-9-[\(a)(50)]")
    root.layoutIfNeeded()
    // The area begins at 29 and has 22 of 30 points, which no change of a width can alter.
    let guide = a.safeAreaLayoutGuide
    let wrong =
      isAbove
      ? guide.topAnchor.constraint(equalTo: b.topAnchor, constant: 33)
      : guide.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 5)
    #expect(isRefused([wrong, b.widthAnchor.constraint(equalToConstant: 50)]))
    #expect(
      isRefused([b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5), wrong]))
    #expect(isRefused([wrong]))
  }

  @Test func `what a view inherits of margins is refused beside others at the first use`() throws {
    root.directionalLayoutMargins = DirectionalLayoutInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    root.addSubviews(a, b)
    a.preservesSuperviewLayoutMargins = true
    try root.layout("|-0-[\(a)(50)]", "|-60-[\(b)(30)]")
    root.layoutIfNeeded()
    // The margins begin at 20, b at 60.
    let wrong = a.layoutMarginsGuide.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(isRefused([wrong, b.heightAnchor.constraint(equalToConstant: 50)]))
  }

  @Test func `what a view leaves an area for is not refused for it`() throws {
    root.safeAreaInsets.top = 20
    try layOut()
    try LayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      a.safeAreaLayoutGuide.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 0, 100, 60, 50)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `a text may be given another width and the height that it has there`() throws {
    let text = WrappingText("text", length: 300)
    root.addSubview(text)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    let width = text.widthAnchor.constraint(equalToConstant: 150)
    width.priority = LayoutPriority(800)
    width.isActive = true
    root.layoutIfNeeded()
    let height = text.heightAnchor.constraint(equalToConstant: 20)
    #expect(isRefused([height]))
    try LayoutConstraint.activate([text.widthAnchor.constraint(equalToConstant: 300), height])
    root.layoutIfNeeded()
    expectFrame(text, 0, 0, 300, 20)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `the guide of a view of no size is at once where a pass puts it`() {
    root.addSubview(a)
    root.safeAreaInsets = LayoutInsets(top: 40, left: 8, bottom: 14, right: 5)
    root.layoutIfNeeded()
    let frame = a.safeAreaLayoutGuide.layoutFrame
    root.layoutIfNeeded()
    #expect(a.safeAreaLayoutGuide.layoutFrame == frame)
  }
}
