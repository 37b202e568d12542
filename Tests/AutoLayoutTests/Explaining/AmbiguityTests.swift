import AutoLayout
import Testing

@Suite struct AmbiguityTests {
  private let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
  private let one = LayoutView("one")
  private let two = LayoutView("two")

  init() throws {
    root.addSubviews(one, two)
    try root.layout("V:|[\(one)]|")
    try root.layout("V:|[\(two)]|")
  }

  @Test func `a width that nothing gives has a range and a constraint that is missing`() throws {
    try root.layout("H:|-[\(one)]-(>=20)-|")
    try root.layout("H:|-[\(two)(50)]")
    #expect(
      root.layoutEngine.ambiguities == [
        .init(
          item: "one", attribute: .width, range: 0...280, value: 0,
          missing: ConstraintRecord(
            first: "one", firstAttribute: .width, relation: .equal, constant: 140))
      ])
    #expect(
      root.layoutEngine.explanation.draw() == """
        ambiguous: the width of one may be 0 to 280 points
        add: `[one(140)]`, or an intrinsic width
        """)
  }

  @Test func `no proposal makes another view narrower than it is to be`() throws {
    try root.layout("H:[\(one)(>=25@999,<=40@999)]")
    let preference = two.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: 5)
    preference.priority = 100
    preference.isActive = true
    let found = root.layoutEngine.ambiguities.filter { $0.attribute == .width }
    #expect(found.map(\.range) == [25...40, 325...(.infinity)])
    // In the middle of its range, and the least.
    #expect(found.map { $0.missing?.description } == ["H:[one(33)]", "H:[two(325)]"])
  }

  @Test func `what follows from a proposal is not proposed as well`() throws {
    try root.layout("H:|[\(one)][\(two)]|")
    let found = root.layoutEngine.ambiguities
    #expect(found.map(\.item) == ["one", "two", "two"])
    #expect(found.map(\.attribute) == [.width, .width, .leading])
    #expect(found.map(\.range) == [0...320, 0...320, 0...320])
    #expect(found.map { $0.missing?.description } == ["H:[one(==two)]", nil, nil])
  }

  @Test func `what is missing decides everything`() throws {
    try root.layout("H:[\(one)]-[\(two)]")
    while let missing = root.layoutEngine.ambiguities.compactMap({ $0.missing }).first {
      let items = ["root": root, "one": one, "two": two]
      let first = try #require(items[missing.first])
      try LayoutConstraint.activate([
        LayoutConstraint(
          item: first, attribute: missing.firstAttribute, relatedBy: missing.relation,
          toItem: missing.second.flatMap { items[$0] }, attribute: missing.secondAttribute,
          multiplier: missing.multiplier, constant: missing.constant)
      ])
    }
    #expect(root.layoutEngine.explanation.isEmpty)
    #expect(!one.hasAmbiguousLayout && !two.hasAmbiguousLayout)
  }

  @Test func `an ambiguous view can be moved to see it, and comes back`() throws {
    try root.layout("H:|[\(one)][\(two)]|")
    root.layoutIfNeeded()
    expectFrame(one, 0, 0, 0, 100)
    let moved = one.exerciseAmbiguityInLayout()
    #expect(moved.map { $0.layoutNode.name } == ["one", "two"])
    expectFrame(one, 0, 0, 100, 100)
    expectFrame(two, 100, 0, 220, 100)
    #expect(one.exerciseAmbiguityInLayout().map { $0.layoutNode.name } == ["one", "two"])
    expectFrame(one, 0, 0, 0, 100)
    #expect(!one.exerciseAmbiguityInLayout().isEmpty)
    expectFrame(one, 0, 0, 100, 100)
    root.layoutIfNeeded()
    expectFrame(one, 0, 0, 0, 100)
    try root.layout("[\(one)(60)]")
    #expect(one.exerciseAmbiguityInLayout().isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [0.0, 2])
  func `an ambiguous view goes where the constraints allow it as well`(
    direction: LayoutDirection, inset: Double
  ) throws {
    root.layoutEngine.direction = direction
    one.alignmentRectInsets = LayoutInsets(top: 0, left: inset, bottom: 0, right: inset)
    let middle = one.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
    middle.priority = LayoutPriority(500)
    try LayoutConstraint.activate([middle])
    root.layoutIfNeeded()
    let before = one.frame
    #expect(one.exerciseAmbiguityInLayout().contains { $0.layoutNode.name == "one" })
    #expect(one.frame != before && one.frame.midX == before.midX)
  }

  @Test func `exercising a view moves it, and nothing that does not depend on it`() throws {
    let (box, a, b, c) = (
      LayoutView("box", size: LayoutSize(width: 300, height: 100)),
      LayoutView("a", intrinsicContentSize: LayoutSize(width: 40, height: 20)),
      LayoutView("b", intrinsicContentSize: LayoutSize(width: 40, height: 20)),
      LayoutView("c", intrinsicContentSize: LayoutSize(width: 10, height: 20))
    )
    box.addSubviews(a, b, c)
    try box.layout("V:|[\(a)]", "V:|[\(b)]", "V:|[\(c)]")
    try box.layout("[\(a)]-(>=20)-|", "[\(b)]-(>=30)-|", "[\(c)]-5-[\(b)]")
    box.layoutIfNeeded()
    // As near to the far edge as they may be: 300 - 20 - 40 and 300 - 30 - 40; c is 10 + 5 before b.
    func expectPlaces(b place: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      let places = [a, b, c].map { $0.frame.x }
      #expect(places == [240, place, place - 15], sourceLocation: sourceLocation)
    }
    expectPlaces(b: 230)
    // There is no room to the right, so that it goes 100 points to the left, and back.
    #expect(b.exerciseAmbiguityInLayout().map { $0.layoutNode.name } == ["b", "c"])
    expectPlaces(b: 130)
    #expect(b.exerciseAmbiguityInLayout().map { $0.layoutNode.name } == ["b", "c"])
    expectPlaces(b: 230)
    // What was moved before does not count as a move of another one.
    #expect(a.exerciseAmbiguityInLayout().map { $0.layoutNode.name } == ["a"])
    #expect(a.frame.x == 140)
    #expect(b.exerciseAmbiguityInLayout().map { $0.layoutNode.name } == ["a", "b", "c"])
    expectPlaces(b: 130)
    box.layoutIfNeeded()
    expectPlaces(b: 230)
  }

  @Test func `of two contents that are stretched alike one is to be hugged more`() throws {
    one.intrinsicContentSize.width = 50
    two.intrinsicContentSize.width = 50
    try root.layout("H:|-[\(one)]-[\(two)]-|")
    // 320 - 20 - 8 - 20 - 50 is left for either of them.
    #expect(
      root.layoutEngine.explanation.draw() == """
        ambiguous: the width of one may be 50 to 222 points
        add: `[one(==two)]`, or let one hug its content at priority 251
        note: with that the width of two and the leading of two are decided as well
        """)
    let repair = try #require(root.layoutEngine.ambiguities.first?.repair)
    #expect(repair.change == .contentHugging(251))
    one.setContentHuggingPriority(251, for: .horizontal)
    #expect(root.layoutEngine.explanation.isEmpty)
  }

  @Test func `of two contents that hug as firmly as others resist one is to hug less`() throws {
    for label in [one, two] {
      label.intrinsicContentSize.width = 50
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    try root.layout("H:|-[\(one)]-[\(two)]-|")
    let repair = try #require(root.layoutEngine.ambiguities.first?.repair)
    #expect(repair.change == .contentHugging(749))
    one.setContentHuggingPriority(749, for: .horizontal)
    #expect(root.layoutEngine.explanation.isEmpty)
    root.layoutIfNeeded()
    expectFrame(one, 20, 0, 222, 100)
    expectFrame(two, 250, 0, 50, 100)
  }

  @Test func `no width is proposed that would cut a content off`() throws {
    one.intrinsicContentSize.width = 50
    two.intrinsicContentSize.width = 150
    try root.layout("H:|-[\(one)]-[\(two)]-|")
    // 272 points are left for both: half of that is less than the second one needs.
    let found = try #require(root.layoutEngine.ambiguities.first)
    #expect(found.range == 50...122)
    #expect(found.missing == nil)
    #expect(found.repair?.change == .contentHugging(251))
  }

  @Test func `contents that contend are told before what lies beside them`() throws {
    let form = LayoutView("form", size: LayoutSize(width: 300, height: 120))
    let (label, field, button) = (LayoutView("label"), LayoutView("field"), LayoutView("button"))
    form.addSubviews(label, field, button)
    label.intrinsicContentSize = LayoutSize(width: 40, height: 20)
    for view in [field, button] { view.intrinsicContentSize = LayoutSize(width: 50, height: 30) }
    try form.layout("H:|-[\(label)(40)]-[\(field)]-|", options: .alignAllCenterY)
    try form.layout(
      "V:|-[\(field)]-[\(button)]-|", options: [.alignAllLeading, .alignAllTrailing])
    let found = form.layoutEngine.ambiguities
    // No second alignment of a string that has one, and no place for what is in line.
    #expect(found.compactMap { $0.repair?.change } == [.contentHugging(251)])
    #expect(found.allSatisfy { $0.alignment == nil })
    field.setContentHuggingPriority(251, for: .vertical)
    #expect(form.layoutEngine.ambiguities.isEmpty)
  }

  @Test func `of two contents that are squeezed alike one is to resist more`() throws {
    one.intrinsicContentSize.width = 200
    two.intrinsicContentSize.width = 150
    try root.layout("H:|-[\(one)]-[\(two)]-|")
    let found = root.layoutEngine.ambiguities
    // 272 points are left for both, and neither is to be larger than its content.
    #expect(found.map { $0.range } == [122...200, 72...150, 150...228])
    #expect(found.map { $0.hasContentSize } == [true, true, false])
    #expect(found.map { $0.repair?.change } == [.contentCompressionResistance(751), nil, nil])
    #expect(
      found.first?.draw() == """
        ambiguous: the width of one may be 122 to 200 points
        add: `[one(==two)]`, or let one resist compression at priority 751
        """)
    one.setContentCompressionResistancePriority(751, for: .horizontal)
    #expect(root.layoutEngine.ambiguities.isEmpty)
  }

  @Test func `a column of contents that is pinned at both ends may end earlier`() throws {
    let form = LayoutView("form", size: LayoutSize(width: 300, height: 240))
    let (name, mail, send) = (LayoutView("name"), LayoutView("mail"), LayoutView("send"))
    form.addSubviews(name, mail, send)
    for view in [name, mail, send] { view.intrinsicContentSize = LayoutSize(width: 50, height: 30) }
    for view in [name, mail, send] { try form.layout("H:|-[\(view)]-(>=20)-|") }
    let column = try form.layout("V:|-[\(name)]-[\(mail)]-[\(send)]-|")
    let found = form.layoutEngine.ambiguities.filter { $0.attribute.axis == .vertical }
    #expect(
      found.first?.draw() == """
        ambiguous: the height of name may be 30 to 124 points
        repair: change `V:[send]-20-|` to `V:[send]-(>=20)-|`, or let name hug its content at priority 251
        """)
    #expect(found.compactMap { $0.loosening }.count == 1)
    #expect(found.allSatisfy { $0.missing == nil })
    column.last?.isActive = false
    try form.layout("V:[\(send)]-(>=20)-|")
    #expect(form.layoutEngine.explanation.isEmpty)
    form.layoutIfNeeded()
    expectFrame(send, 20, 96, 50, 30)
  }

  @Test func `a column keeps its end where something in it can grow, or where the end is a bound`()
    throws
  {
    let form = LayoutView("form", size: LayoutSize(width: 300, height: 240))
    let (name, text) = (LayoutView("name"), LayoutView("text"))
    form.addSubviews(name, text)
    name.intrinsicContentSize = LayoutSize(width: 50, height: 30)
    for view in [name, text] { try form.layout("H:|-[\(view)]-|") }
    try form.layout("V:|-[\(name)]-[\(text)]-|")
    #expect(form.layoutEngine.ambiguities.isEmpty)
    // Squeezed contents are no less squeezed with more room at the end.
    text.intrinsicContentSize.height = 300
    #expect(form.layoutEngine.ambiguities.compactMap { $0.loosening }.isEmpty)
  }

  @Test func `from right to left an item moves with the end of what holds it`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 100))
    root.layoutEngine.direction = .rightToLeft
    let box = LayoutView("box")
    let label = LayoutView("label", intrinsicContentSize: LayoutSize(width: 50, height: 20))
    root.addSubview(box)
    box.addSubview(label)
    try root.layout("H:|-20-[\(box)]", "V:|[\(box)(20)]")
    try root.layout("H:|[\(label)]-(>=0)-|", "V:|[\(label)]")
    root.layoutIfNeeded()
    #expect(label.ambiguousFrameParts == .x)
    let moved: [any LayoutItem] = label.exerciseAmbiguityInLayout()
    #expect(moved.map { $0.layoutNode.name } == ["box", "label"])
  }
}
