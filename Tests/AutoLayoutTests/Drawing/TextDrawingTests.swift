import Testing

@testable import AutoLayout

struct TextDrawingTests {
  private func box(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int? = 0
  ) -> LayoutDrawing.Box {
    .init(name: name, frame: LayoutRect(x: x, y: y, width: width, height: height), parent: parent)
  }

  @Test func `boxes stand in boxes, with names and the numbers of spaces`() {
    let records = [
      ConstraintRecord(
        first: "next", firstAttribute: .leading, relation: .equal, second: "find",
        secondAttribute: .trailing, constant: 10),
      ConstraintRecord(
        first: "next", firstAttribute: .width, relation: .equal, constant: 20),
    ]
    let drawing = LayoutDrawing(
      boxes: [
        box("root", 0, 0, 80, 40, in: nil), box("find", 10, 8, 20, 24), box("next", 40, 8, 30, 24),
      ],
      records: records)
    #expect(
      drawing.text(columns: 41) == """
        ┌─root──────────────────────────────────┐
        │                                       │
        │    ┌─────────┐    ┌──────────────┐    │
        │    │         │    │              │    │
        │    │         │    │              │    │
        │    │  find   │ 10 │     next     │    │
        │    │         │    │              │    │
        │    │         │    │              │    │
        │    └─────────┘    └──────────────┘    │
        │                                       │
        └───────────────────────────────────────┘

        """)
  }

  @Test func `boxes that touch share a line, and lines that meet are joined`() {
    let drawing = LayoutDrawing(
      boxes: [
        box("r", 0, 0, 20, 10, in: nil), box("a", 0, 0, 10, 10), box("b", 10, 0, 10, 5),
        box("c", 10, 5, 10, 5),
      ])
    #expect(
      drawing.text(columns: 17) == """
        ┌─r─────┬───────┐
        │       │   b   │
        │   a   ├───────┤
        │       │   c   │
        └───────┴───────┘

        """)
  }

  @Test func `boxes with one upper edge have their names one behind the other`() {
    let drawing = LayoutDrawing(
      boxes: [
        box("root", 0, 0, 28, 8, in: nil), box("page", 0, 0, 28, 8), box("x", 8, 4, 12, 4, in: 1),
      ])
    #expect(
      drawing.text(columns: 29) == """
        ┌─root─page─────────────────┐
        │                           │
        │       ┌───────────┐       │
        │       │     x     │       │
        └───────┴───────────┴───────┘

        """)
  }

  @Test func `a box grows for its name, however small it is`() {
    let drawing = LayoutDrawing(
      boxes: [box("r", 0, 0, 1000, 10, in: nil), box("narrow", 500, 2, 1, 6)])
    #expect(drawing.text(columns: 20).contains("│ narrow │"))
  }

  @Test func `boxes without extent are lines and points`() {
    let drawing = LayoutDrawing(
      boxes: [
        box("r", 0, 0, 30, 30, in: nil), box("", 10, 5, 0, 20), box("", 20, 15, 5, 0),
        box("", 5, 15, 0, 0),
      ])
    let text = drawing.text(columns: 31)
    #expect(text.contains("▪"))
    #expect(text.contains("│         │"))
    #expect(text.contains("╶────╴"))
  }

  @Test func `a line has its name beside itself, and says what it has none of`() {
    let drawing = LayoutDrawing(
      boxes: [
        box("r", 0, 0, 40, 20, in: nil), box("a", 4, 4, 0, 12), box("b", 40, 4, 0, 12),
        box("c", 16, 16, 20, 0), box("d", 16, 4, 0, 0),
      ])
    let text = drawing.text(columns: 61)
    #expect(text.contains("│ a (0 wide)"), "\(text)")
    #expect(text.contains("b (0 wide) │"), "\(text)")
    #expect(text.contains("─c (0 high)─"), "\(text)")
    #expect(text.contains("▪ d (0 wide, 0 high)"), "\(text)")
  }

  @Test func `a line without room beside it is named below the drawing`() {
    // All lie in one another, so that only some of the names have a place.
    let boxes = (0..<60).map { box("a\($0)", 0, 0, 0, 0, in: $0 == 0 ? nil : 0) }
    let text = LayoutDrawing(boxes: boxes).text(columns: 20)
    #expect(text.contains("too small to be named above: "), "\(text)")
    #expect(text.hasSuffix(" more\n"), "\(text)")
  }

  @Test func `boxes that overlap are both to be seen`() {
    let drawing = LayoutDrawing(
      boxes: [box("r", 0, 0, 28, 16, in: nil), box("", 4, 4, 12, 8), box("", 8, 6, 16, 8)])
    #expect(
      drawing.text(columns: 29) == """
        ┌─r─────────────────────────┐
        │                           │
        │   ┌───────────┐           │
        │   │   ┌───────┼───────┐   │
        │   │   │       │       │   │
        │   │   │       │       │   │
        │   └───┼───────┘       │   │
        │       └───────────────┘   │
        └───────────────────────────┘

        """)
  }

  @Test func `characters that would break a terminal are replaced`() {
    let drawing = LayoutDrawing(boxes: [box("a\u{1B}[2J\nb\u{202E}", 0, 0, 10, 10, in: nil)])
    #expect(drawing.text().unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(drawing.text().contains("a\u{FFFD}[2J\u{FFFD}b\u{FFFD}"))
  }

  @Test func `wide characters keep lines straight`() {
    let drawing = LayoutDrawing(boxes: [box("日本", 0, 0, 10, 10, in: nil)])
    let lines = drawing.text(columns: 20).split(separator: "\n")
    let widths = lines.map { $0.unicodeScalars.count + ($0.contains("日") ? 2 : 0) }
    #expect(Set(widths).count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5, 0])
  func `odd numbers draw something or nothing, but never fail`(value: Double) {
    let drawing = LayoutDrawing(
      boxes: [box("r", 0, 0, value, 10, in: nil), box("a", value, value, value, value)],
      records: [
        ConstraintRecord(
          first: "a", firstAttribute: .leading, relation: .equal, second: "r",
          secondAttribute: .leading, constant: value)
      ])
    #expect(!drawing.text().isEmpty)
    #expect(!drawing.svg().contains("nan"))
    #expect(!drawing.svg().contains("inf"))
  }

  @Test func `nothing draws nothing`() {
    #expect(LayoutDrawing(boxes: []).text().isEmpty)
    #expect(LayoutDrawing(boxes: []).svg().hasSuffix("</svg>\n"))
  }

  @Test func `a layout with edges without end is refused`() {
    let boxes = (0..<3000).map { box("b", Double($0), Double($0), 1, 1, in: nil) }
    #expect(LayoutDrawing(boxes: boxes).text().hasPrefix("The layout has too many edges"))
  }
}
