import AutoLayout
import Testing

/// What views have of the safe area and of the margins above them.
@Suite struct InheritedAreaTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 400))
  private let page = LayoutView("page")
  private let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 50, height: 20))

  init() throws {
    root.addSubview(page)
    page.addSubview(label)
    root.safeAreaInsets = LayoutInsets(top: 44, left: 10, bottom: 34, right: 6)
  }

  @Test func `a view has the part of the safe area that lies over it`() throws {
    try page.pinEdges(insets: LayoutInsets(top: 14, left: 50, bottom: 0, right: 2))
    root.layoutIfNeeded()
    #expect(page.safeAreaInsets == LayoutInsets(top: 30, left: 0, bottom: 34, right: 4))
    try label.pinEdges(to: page.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    // From 44 to 366 of the root, from 50 to 194.
    expectFrame(label, 0, 30, 144, 322)
    #expect(label.safeAreaInsets == .zero)
    #expect(root.layoutIfNeeded().isEmpty)
  }

  @Test func `a bar grows by what the safe area covers of it`() throws {
    try page.pinEdges([.horizontal, .bottom])
    try label.pinEdges(to: page.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    expectFrame(page, 0, 346, 200, 54)
    expectFrame(label, 10, 0, 184, 20)
    root.safeAreaInsets.bottom = 0
    root.layoutIfNeeded()
    expectFrame(page, 0, 380, 200, 20)
  }

  @Test(arguments: [true, false])
  func `no area is counted again in a view that has no frame yet`(isUpdating: Bool) throws {
    final class Inner: LayoutView {
      var pin: (Inner) throws -> Void = { _ in }
      var error: (any Error)?
      override func updateConstraints() {
        super.updateConstraints()
        do { try pin(self) } catch { self.error = error }
      }
    }
    // Of 400 points 300 are a keyboard's.
    root.safeAreaInsets.bottom = 300
    let (inner, innermost) = (Inner("inner"), LayoutView("innermost"))
    page.addSubview(inner)
    inner.addSubview(innermost)
    inner.pin = { [page] inner in
      try inner.pinEdges(to: page.safeAreaLayoutGuide)
      try innermost.pinEdges(to: inner.safeAreaLayoutGuide)
      try innermost.pinEdges(to: inner.layoutMarginsGuide, insets: LayoutInsets(all: -8))
      inner.pin = { _ in }
    }
    try page.pinEdges(to: root.safeAreaLayoutGuide)
    if !isUpdating { try inner.pin(inner) }
    root.layoutIfNeeded()
    if let error = inner.error { throw error }
    for view in [page, inner, innermost] { #expect(view.frame.height == 56) }
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test(arguments: [true, false])
  func `nothing is refused for an area that a view is about to leave`(isUpdate: Bool) throws {
    try label.pinEdges(.vertical, to: page.safeAreaLayoutGuide)
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let top = page.topAnchor.constraint(equalTo: root.topAnchor)
    try LayoutConstraint.activate([top, page.heightAnchor.constraint(equalToConstant: 60)])
    root.layoutIfNeeded()
    #expect(label.frame.height == 16)
    let height = label.heightAnchor.constraint(equalToConstant: 60)
    // Where nothing moves, it cannot be.
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([height]) }
    if isUpdate {
      try root.layoutEngine.update {
        top.constant = 100
        height.isActive = true
      }
    } else {
      top.constant = 100
      try LayoutConstraint.activate([height])
    }
    root.layoutIfNeeded()
    expectFrame(page, 0, 100, page.frame.width, 60)
    expectFrame(label, 0, 0, label.frame.width, 60)
    #expect(root.layoutEngine.brokenConstraints.isEmpty)
  }

  @Test func `a view of no size has what lies over it, whatever comes beside it`() {
    let other = LayoutView("other")
    root.addSubview(other)
    root.layoutIfNeeded()
    #expect(other.safeAreaInsets.top == 44)
    _ = label.layoutMarginsGuide
    #expect(other.safeAreaInsets.top == 44)
    root.addSubview(LayoutView("last"))
    #expect(other.safeAreaInsets.top == 44)
  }

  @Test func `what is set on a view comes before what it inherits, and holds in it`() throws {
    try page.pinEdges()
    page.safeAreaInsets = LayoutInsets(top: 100)
    try label.pinEdges(insets: LayoutInsets(top: 60, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
    #expect(page.safeAreaInsets == LayoutInsets(top: 100))
    #expect(label.safeAreaInsets == LayoutInsets(top: 40))
  }

  @Test func `a view that sticks out has no more than there is, and one in another tree nothing`()
    throws
  {
    try page.pinEdges(insets: LayoutInsets(top: -30, left: 0, bottom: 390, right: 0))
    let guide = page.safeAreaLayoutGuide
    root.layoutIfNeeded()
    #expect(page.safeAreaInsets == LayoutInsets(top: 44, left: 10, bottom: 0, right: 6))
    // Of the 40 points of its height 44 lie under the safe area: from 44 to 40.
    expectFrame(guide, 10, 42, 184, 0)
    page.removeFromSuperview()
    page.layoutIfNeeded()
    #expect(page.safeAreaInsets == .zero)
    root.addSubview(page)
    try page.pinEdges()
    root.layoutIfNeeded()
    #expect(page.safeAreaInsets == root.safeAreaInsets)
  }

  @Test func `what is scrolled moves under the safe area`() throws {
    let scroll = LayoutScrollView("scroll")
    root.addSubview(scroll)
    scroll.addSubview(page)
    try scroll.pinEdges()
    try page.pinEdges()
    try page.pinSize(LayoutSize(width: 200, height: 900))
    try label.layout("H:|[\(label)]")
    try LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor)
    ])
    root.layoutIfNeeded()
    expectFrame(label, 0, 44, 50, 20)
    scroll.contentOffset.y = 30
    root.layoutIfNeeded()
    expectFrame(label, 0, 44, 50, 20)
    scroll.contentOffset.y = -40
    root.layoutIfNeeded()
    expectFrame(label, 0, 4, 50, 20)
  }

  @Test func `margins may include the safe area`() throws {
    root.layoutMargins = LayoutInsets(all: 8)
    try page.pinEdges(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    expectFrame(page, 8, 8, 184, 384)
    root.insetsLayoutMarginsFromSafeArea = true
    root.layoutIfNeeded()
    expectFrame(page, 18, 52, 168, 306)
    #expect(root.layoutMargins == LayoutInsets(top: 52, left: 18, bottom: 42, right: 14))
    // A view inside the safe area adds nothing.
    page.insetsLayoutMarginsFromSafeArea = true
    root.layoutIfNeeded()
    #expect(page.layoutMargins == LayoutInsets(all: 8))
  }

  @Test func `margins may be as wide as those of the superview`() throws {
    root.directionalLayoutMargins = DirectionalLayoutInsets(
      top: 20, leading: 40, bottom: 0, trailing: 30)
    page.preservesSuperviewLayoutMargins = true
    label.preservesSuperviewLayoutMargins = true
    try page.pinEdges(insets: DirectionalLayoutInsets(top: 5, leading: 10, trailing: 25))
    try label.pinEdges(insets: DirectionalLayoutInsets(leading: 1))
    root.layoutIfNeeded()
    #expect(page.layoutMargins == LayoutInsets(top: 15, left: 30, bottom: 8, right: 8))
    #expect(label.layoutMargins == LayoutInsets(top: 15, left: 29, bottom: 8, right: 8))
    root.layoutEngine.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(label.layoutMargins == LayoutInsets(top: 15, left: 8, bottom: 8, right: 29))
    page.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(page.layoutMargins == LayoutInsets(all: 8) && label.layoutMargins.right == 8)
  }

  /// Puts the page under a strut whose height is a part of the page's safe area at the top. So the
  /// lower the page, the less of the safe area lies over it, and the higher the page.
  private func hang(_ part: Double) throws -> [LayoutError] {
    let strut = LayoutView("strut")
    root.addSubview(strut)
    try LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
      strut.heightAnchor.constraint(
        equalTo: page.topAnchor.anchorWithOffset(to: label.topAnchor), multiplier: part),
    ])
    try root.layout("V:|[\(strut)][\(page)]")
    var issues: [LayoutError] = []
    root.layoutEngine.issueHandler = { issues.append($0) }
    root.layoutIfNeeded()
    #expect(root.layoutIfNeeded().isEmpty)
    return issues
  }

  @Test func `frames and safe areas that depend on each other come to where both agree`() throws {
    #expect(try hang(0.75) == [])
    // y = ¾ (44 - y)
    #expect(abs(page.frame.y - 33 / 1.75) <= 1e-7)
  }

  @Test func `frames and safe areas that go to and fro without end are told`() throws {
    // From y = 0 to 44 and back.
    #expect(try hang(1) == [.unsettledAreas(item: "page")])
    #expect(page.frame.y == 0 || page.frame.y == 44)
    #expect(
      "\(LayoutError.unsettledAreas(item: "page"))"
        == "the margins and the safe area of page do not settle: they depend on its frame, and its "
        + "frame on them; pin it to edges that do not move with them")
  }

  @Test func `a view that comes nearer by a point each time arrives`() throws {
    page.insetsLayoutMarginsFromSafeArea = true
    // Above 44 the margin is 8 + (44 - y), so that y is one more each time.
    try LayoutConstraint.activate([
      page.layoutMarginsGuide.topAnchor.constraint(equalTo: root.topAnchor, constant: 53)
    ])
    root.layoutIfNeeded()
    #expect(page.frame.y == 45)
    #expect(page.layoutMargins.top == 8)
  }
}
