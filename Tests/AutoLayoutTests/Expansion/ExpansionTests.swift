import AutoLayout
import Testing

@Suite struct ExpansionTests {
  let stage = ExpansionStage()

  @Test(arguments: [
    ("[a]", []),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a]-3.5-[b]", ["b.leading == a.trailing + 3.5"]),
    ("[a]-margin-[b]", ["b.leading == a.trailing + 12"]),
    ("[a]-(-4)-[b]", ["b.leading == a.trailing + -4"]),
    ("[a]->=4-[b]", ["b.leading >= a.trailing + 4"]),
    (
      "[a]-(>=4,<=margin@low)-[b]",
      ["b.leading >= a.trailing + 4", "b.leading <= a.trailing + 12 @250"]
    ),
    ("|[a]|", ["a.leading == superview.leading", "superview.trailing == a.trailing"]),
    (
      "|-[a]-|",
      ["a.leading == superview.leading + 20", "superview.trailing == a.trailing + 20"]
    ),
    (
      "V:|-5-[a]-(6@9)-|",
      ["a.top == superview.top + 5", "superview.bottom == a.bottom + 6 @9"]
    ),
    ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    ("[a(10)]", ["a.width == 10"]),
    ("V:[a(<=10@2.5)]", ["a.height <= 10 @2.5"]),
    ("[a(c)]", ["a.width == c.width"]),
    ("V:[a(>=c@900,5)]", ["a.height >= c.height @900", "a.height == 5"]),
    ("[a(b)]", ["a.width == 7"]),
    ("[a]-[a]", ["a.leading == a.trailing + 8"]),
    ("[superview]-(<=1)-[a]", ["a.leading <= superview.trailing + 1"]),
  ])
  func `a string makes its constraints`(format: String, expected: [String]) throws {
    #expect(stage.equations(format) == expected)
  }

  @Test func `constraints come from left to right, alignments last`() throws {
    let made = try stage.expand(
      "|-[a(1,2)]-(3,4)-[c(5)]-[d]-|", [.alignAllTop, .alignAllCenterY, .alignAllBottom])
    #expect(
      made.map(equation) == [
        "a.leading == superview.leading + 20", "a.width == 1", "a.width == 2",
        "c.leading == a.trailing + 3", "c.leading == a.trailing + 4", "c.width == 5",
        "d.leading == c.trailing + 8", "superview.trailing == d.trailing + 20",
        "a.top == c.top", "a.bottom == c.bottom", "a.centerY == c.centerY",
        "c.top == d.top", "c.bottom == d.bottom", "c.centerY == d.centerY",
      ])
  }

  @Test func `each constraint knows the bytes and the role that it comes from`() throws {
    let format = "|[a(10)]-[c]-(8,>=9@5)-[d]|"
    let made = try stage.expand(format, .alignAllTop)
    let origins = made.compactMap(\.origin)
    #expect(origins.allSatisfy { $0.format == format })
    let utf8 = Array(format.utf8)
    let texts = origins.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(texts == ["", "10", "-", "8", ">=9@5", "", "[a(10)]-[c]", "[c]-(8,>=9@5)-[d]"])
    #expect(origins[0].range == 1..<1)
    #expect(origins[5].range == 26..<26)
    #expect(
      origins.map(\.role) == [
        .spacing, .size, .spacing, .spacing, .spacing, .spacing, .alignment, .alignment,
      ])
  }

  @Test func `a bar is the superview of the view beside it`() throws {
    let outer = LayoutView("outer")
    let inner = LayoutView("inner")
    let (first, second) = (LayoutView("first"), LayoutView("second"))
    outer.addSubview(first)
    outer.addSubview(inner)
    inner.addSubview(second)
    let made = try constraints(
      visualFormat: "|[first][second]|", views: ["first": first, "second": second])
    #expect(
      made.map(equation) == [
        "first.leading == outer.leading", "second.leading == first.trailing",
        "inner.trailing == second.trailing",
      ])
  }

  @Test func `beside a guide a bar is the view that owns it`() throws {
    let owner = LayoutView("owner")
    let guide = LayoutGuide("guide")
    owner.addSubitem(guide)
    let items: [String: any LayoutItem] = ["guide": guide, "owner": owner]
    let made = try constraints(visualFormat: "|-[guide]", views: items)
    #expect(made.map(equation) == ["guide.leading == owner.leading + 20"])
  }

  @Test func `Apple's spelling of the call makes the same`() throws {
    let views: [String: any LayoutItem] = stage.views
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[a]-m-[c]", options: .alignAllTop, metrics: ["m": 3], views: views)
    #expect(made.map(equation) == ["c.leading == a.trailing + 3", "a.top == c.top"])
    let plain = try LayoutConstraint.constraints(withVisualFormat: "[a(5)]", views: views)
    #expect(plain.map(equation) == ["a.width == 5"])
  }

  @Test func `a long chain is expanded without recursion`() throws {
    let count = 20_000
    let format = String(repeating: "[a(10)]-", count: count) + "[a]"
    let made = try stage.expand(format)
    #expect(made.count == 2 * count)
  }
}
