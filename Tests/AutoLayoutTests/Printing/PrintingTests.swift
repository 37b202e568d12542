import AutoLayout
import Testing

@Suite struct PrintingTests {
  private let root = LayoutView("superview", size: LayoutSize(width: 100, height: 50))
  private let find = LayoutView("find")
  private let list = LayoutView("list")

  init() { root.addSubviews(find, list) }

  @Test func `a constraint prints as a string where one can say it`() {
    let cases: [(LayoutConstraint, String)] = [
      (relate(find, .leading, .equal, root, .leading, plus: 20), "H:|-(20)-[find]"),
      (relate(root, .bottom, .greaterThanOrEqual, find, .bottom), "V:[find]-(>=0)-|"),
      (relate(list, .height, .greaterThanOrEqual, plus: 44, at: 750), "V:[list(>=44@750)]"),
      (relate(list, .width, .equal, find, .width), "H:[list(==find)]"),
      (
        relate(list, .leading, .lessThanOrEqual, find, .trailing, plus: -8, at: 0.5),
        "H:[find]-(<=-8@0.5)-[list]"
      ),
    ]
    for (constraint, text) in cases { #expect(constraint.description == text) }
  }

  @Test func `a constraint prints as an equation where no string can say it`() {
    let odd = LayoutView("a name")
    let cases: [(LayoutConstraint, String)] = [
      (relate(find, .width, .equal, find, .height, times: 2), "find.width == 2 * find.height"),
      (
        relate(find, .centerX, .equal, root, .centerX, plus: -1),
        "find.centerX == superview.centerX - 1"
      ),
      (
        relate(find, .width, .lessThanOrEqual, list, .width, plus: 3, at: 250),
        "find.width <= list.width + 3 @250"
      ),
      (relate(find, .left, .equal, root, .left), "find.left == superview.left"),
      (relate(find, .leading, .equal, list, .leading), "find.leading == list.leading"),
      (relate(odd, .width, plus: 5), "a name.width == 5"),
    ]
    for (constraint, text) in cases { #expect(constraint.description == text) }
  }

  @Test func `the description for debugging says what a constraint is and where it is from`() throws
  {
    let made = try root.layout("[\(find)(==20)]")[0]
    made.identifier = "thin"
    #expect(made.description == "H:[find(20)] 'thin'")
    #expect(made.record.description == "H:[find(20)]")
    #expect(made.debugDescription == "H:[find(20)] (active, 'thin', from [find(==20)])")
    made.isActive = false
    #expect(made.debugDescription == "H:[find(20)] (inactive, 'thin', from [find(==20)])")
  }

  @Test func `a tree prints with its frames`() throws {
    let inner = LayoutView("inner")
    find.addSubview(inner)
    try LayoutConstraint.activate(
      pin(find, in: root, 5, 6, 70, 8) + pin(inner, in: find, 1, 2, 3, 4)
        + pin(list, in: root, 0, 20, 1, 1))
    root.layoutIfNeeded()
    #expect(
      root.recursiveDescription == """
        superview (0, 0, 100, 50)
           | find (5, 6, 70, 8)
           |    | inner (1, 2, 3, 4)
           | list (0, 20, 1, 1)
        """)
  }

  @Test func `constraints of one row become one string again`() throws {
    let views = ["find": find, "list": list]
    let made = try constraints(
      visualFormat: "|-[find(60)]-[list(>=20,<=90@750)]-|",
      options: [.alignAllTop, .alignAllBottom],
      views: views)
    let strings = FormatStrings(made.reversed().map { $0.record })
    #expect(strings.equations.isEmpty)
    #expect(
      strings.lines == [
        FormatStrings.Line(
          format: "H:|-20-[find(60)]-8-[list(<=90@750,>=20)]-20-|",
          options: [.alignAllTop, .alignAllBottom])
      ])
  }

  @Test func `an alignment of some neighbours parts the string`() {
    let last = LayoutView("last")
    root.addSubview(last)
    let records = [
      relate(list, .leading, .equal, find, .trailing, plus: 8),
      relate(last, .leading, .equal, list, .trailing),
      relate(find, .top, .equal, list, .top),
      relate(find, .bottom, .equal, last, .bottom),
    ].map { $0.record }
    let strings = FormatStrings(records)
    #expect(
      strings.lines == [
        FormatStrings.Line(format: "H:[find]-8-[list]", options: .alignAllTop),
        FormatStrings.Line(format: "H:[list][last]", options: []),
      ])
    #expect(strings.equations.map(\.equation) == ["find.bottom == last.bottom"])
  }

  /// Apple's numbers of the margins are 13 to 20, and those of the options end at 12.
  @Test(arguments: [
    LayoutConstraint.Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .height, .width,
  ])
  func `what no option lines up stays an equation`(attribute: LayoutConstraint.Attribute) {
    let row = ConstraintRecord(
      first: "b", firstAttribute: .leading, relation: .equal, second: "a",
      secondAttribute: .trailing, constant: 8)
    let line = ConstraintRecord(
      first: "b", firstAttribute: attribute, relation: .equal, second: "a",
      secondAttribute: attribute)
    let strings = FormatStrings([row, line])
    if attribute == .height || attribute == .width {
      #expect(strings.equations.isEmpty && strings.lines.allSatisfy { $0.options == [] })
    } else {
      #expect(strings.equations == [line])
      #expect(strings.lines == [.init(format: "H:[a]-8-[b]", options: [])])
    }
  }
}
