import AutoLayout
import Testing

@testable import Documents

struct TextFormTests {
  private func document(_ text: String) throws -> LayoutDocument {
    try DocumentFile(SourceFile(name: "t.vfl", text: text)).document
  }

  @Test func `one format string is a document`() throws {
    let document = try document("H:|-[a]-[b]-|")
    var expected = LayoutDocument()
    expected.formats = [FormatEntry(SourceString("H:|-[a]-[b]-|"))]
    #expect(document == expected)
  }

  @Test func `settings are lines of their own`() throws {
    let document = try document(
      """
      size 480 -
      spacing sibling 6
      spacing superview 12
      direction rightToLeft
      scale 2
      edge safeArea
      metrics gap = 8, margin = -1.5
      metrics "odd name" = 1e2
      """)
    #expect(document.size == PerAxis(480, nil))
    #expect(document.spacing.sibling == 6)
    #expect(document.spacing.superview == .points(12))
    #expect(document.direction == .rightToLeft)
    #expect(document.scale == 2)
    #expect(document.edge == .safeArea)
    #expect(document.metrics.map(\.name.text) == ["gap", "margin", "odd name"])
    #expect(document.metrics.map(\.value) == [8, -1.5, 100])
    #expect(document.views == nil)
  }

  @Test func `both spacings may stand on one line`() throws {
    let document = try document("spacing superview layoutMargins sibling 6")
    #expect(document.spacing.sibling == 6)
    #expect(document.spacing.superview == .layoutMargins)
  }

  @Test func `a view line says everything about a view`() throws {
    let document = try document(
      """
      view logo
      view badge in logo intrinsic 10 - hugging 251 250 compression 749 748.5 \
      baseline first 12 last 6 insets 1 2 3 4 color teal sample "a \\"b\\" # c"
      guide side
      scroll page margins 0 0 0 0 safeArea 20 0 34 0 hidden
      stack "my stack" text lineHeight 20 width 300
      """)
    let views = try #require(document.views)
    var badge = ViewEntry(name: SourceString("badge"))
    badge.parent = SourceString("logo")
    badge.intrinsic = PerAxis(10, nil)
    badge.hugging = PerAxis(251, 250)
    badge.compression = PerAxis(749, 748.5)
    badge.baseline = .init(first: 12, last: 6)
    badge.insets = .init(top: 1, left: 2, bottom: 3, right: 4)
    badge.color = .teal
    badge.sample = "a \"b\" # c"
    #expect(views[0] == ViewEntry(name: SourceString("logo")))
    #expect(views[1] == badge)
    #expect(views.map(\.kind) == [.view, .view, .guide, .scroll, .stack])
    #expect(views[3].margins == .init())
    #expect(views[3].safeArea == .init(top: 20, bottom: 34))
    #expect(views[3].isHidden)
    #expect(views[4].name.text == "my stack")
    #expect(views[4].text == .init(width: 300, lineHeight: 20))
  }

  @Test func `one line can make several views`() throws {
    let document = try document("view a, b,c in d intrinsic 1 2\nview d")
    #expect(document.views?.map(\.name.text) == ["a", "b", "c", "d"])
    #expect(document.views?.map { $0.parent?.text } == ["d", "d", "d", nil])
  }

  @Test func `what closes a string needs no blank before its options`() throws {
    let formats = try document("view a, b\nV:|-[a]-|with alignAllLeading\nV:[b]with priority 9")
      .formats
    #expect(formats.map { $0.string.text } == ["V:|-[a]-|", "V:[b]"])
    #expect(formats[0].options == [.alignAllLeading] && formats[1].priority == 9)
  }

  @Test func `no views differ from none listed`() throws {
    #expect(try document("views none").views == [])
    #expect(try document("[a]").views == nil)
  }

  @Test(arguments: [
    ("H:|-[a]-|", "H:|-[a]-|"), ("  V:[a]-( 10@900, >=8 )-[b]  # c", "V:[a]-( 10@900, >=8 )-[b]"),
    ("[with]-[a] with alignAllTop", "[with]-[a]"), ("[ with ] with priority 5", "[ with ]"),
    ("[a]-gap-[b] with gap = 3", "[a]-gap-[b]"), ("|[a#b]|", "|[a#b]|"), ("V |[a]", "V |[a]"),
    ("X:[a]", "X:[a]"), ("[width]-[view]", "[width]-[view]"), ("[a] with", "[a]"),
    (#"format "with \"blanks\" # and all" with priority 3"#, #"with "blanks" # and all"#),
    (#"format """#, ""),
  ])
  func `a format string ends at its clauses, a comment or the line's end`(
    line: String, string: String?
  ) {
    let source = SourceFile(name: "t.vfl", text: line)
    let document = LayoutText(source).document(in: source).document
    #expect(document.formats.first?.string.text == string)
  }

  @Test(arguments: [
    ("[a]-[b] with alignAllT", [FormatEntry.Option](), 1),
    ("[a]-[b] with alignAllTop, alignAllB", [.alignAllTop], 1),
    ("[a]-[b] with alignAllTop alignAllBottom", [.alignAllTop], 1),
    ("[a-[b] with alignAllTop, alignAllB", [.alignAllTop], 2),
  ])
  func `what is wrong behind a string costs itself alone`(
    line: String, options: [FormatEntry.Option], mistakes: Int
  ) throws {
    let source = SourceFile(name: "t.vfl", text: line)
    let recovered = LayoutText(source).document(in: source)
    let format = try #require(recovered.document.formats.first)
    #expect(format.options == options)
    let found = recovered.problems.count + format.string.mistakes.count
    #expect(found == mistakes)
  }

  @Test func `clauses are options, a priority and metrics`() throws {
    let format = try document(
      "[a]-gap-[b] with alignAllCenterY, priority 999, gap = 3, directionMask"
    ).formats[0]
    #expect(format.options == [.alignAllCenterY, .directionMask])
    #expect(format.priority == 999)
    #expect(format.metrics == [.init(name: SourceString("gap"), value: 3)])
  }

  @Test(arguments: [
    ("a.width == 10", ConstraintEntry.Relation.equal, nil, nil, 10.0, 1000.0, nil),
    ("a.width >= -1.5 @250", .greaterThanOrEqual, nil, nil, -1.5, 250, nil),
    ("a.width <= b.height", .lessThanOrEqual, "b.height", 1, 0, 1000, nil),
    ("a.width == 2 * b.height + 10 @750 \"aspect\"", .equal, "b.height", 2, 10, 750, "aspect"),
    ("a.width==b.height*0.5-3", .equal, "b.height", 0.5, -3, 1000, nil),
    ("a.width == -2 * b.height * 3 - -3", .equal, "b.height", -6, 3, 1000, nil),
    ("a.width == 0 * page.content.width", .equal, "page.content.width", 0, 0, 1000, nil),
  ])
  func `equations say what constraints say`(
    line: String, relation: ConstraintEntry.Relation, target: String?, multiplier: Double?,
    constant: Double, priority: Double, identifier: String?
  ) throws {
    let entry = try document(line).constraints[0]
    #expect(entry.item.text == "a")
    #expect(entry.attribute == .width)
    #expect(entry.relation == relation)
    #expect(entry.target.map { "\($0.item.text).\($0.attribute.rawValue)" } == target)
    #expect(entry.target?.multiplier == multiplier)
    #expect(entry.constant == constant)
    #expect(entry.priority == priority)
    #expect(entry.identifier == identifier)
  }

  @Test func `names that are no identifiers stand in quotation marks`() throws {
    let document = try document("view \"1 + 1\"\n\"1 + 1\".top == superview.top")
    #expect(document.views?[0].name.text == "1 + 1")
    #expect(document.constraints[0].item.text == "1 + 1")
    #expect(document.constraints[0].attribute == .top)
  }

  @Test func `a view may be called like a setting`() throws {
    let document = try document("view view, size, in\nsize.width == view.width\n[view]-[size]")
    #expect(document.views?.map(\.name.text) == ["view", "size", "in"])
    #expect(document.constraints[0].item.text == "size")
    #expect(document.formats[0].string.text == "[view]-[size]")
  }

  @Test func `line breaks may be those of other systems`() throws {
    let document = try document("size 1 2\r\n[a]\r\n\r\n")
    #expect(document.size == PerAxis(1, 2))
    #expect(document.formats[0].string.text == "[a]")
  }
}
