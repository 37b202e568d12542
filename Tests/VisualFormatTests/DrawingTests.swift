import Testing

@testable import VisualFormat

@Suite struct DrawingTests {
  private func draw(_ text: String, _ range: Range<Int32>, at position: Int32) -> String {
    let source = FormatSource(text)
    let bytes = ByteRange(range.lowerBound, range.upperBound)
    let finding = Finding(.textAfterBar, at: bytes, position: position)
    let drawn = Diagnostic(finding, in: source, among: 1).draw(in: source)
    return drawn.split(separator: "\n", omittingEmptySubsequences: false)[1...2]
      .joined(separator: "\n")
  }

  @Test func `a caret stands behind its range, in it, or alone`() {
    #expect(draw("[abc]", 1..<4, at: 4) == "[abc]\n ~~~^")
    #expect(draw("[abc]", 1..<4, at: 1) == "[abc]\n ^~~")
    #expect(draw("[abc]", 2..<2, at: 2) == "[abc]\n  ^")
    #expect(draw("", 0..<0, at: 0) == "\n^")
  }

  @Test func `columns count scalars, whatever their bytes`() {
    #expect(draw("[é€😀]x", 11..<12, at: 11) == "[é€😀]x\n     ^")
  }

  @Test func `one line of several is drawn, a tab as one blank`() {
    #expect(draw("[a]\n[\tb]\n[c]", 6..<7, at: 6) == "[ b]\n  ^")
  }

  @Test func `a long line is cut around the caret`() {
    let text = String(repeating: "x", count: 500)
    let drawn = draw(text, 250..<253, at: 250)
    let part = String(repeating: "x", count: 60)
    #expect(drawn == "…" + part + part + "…\n" + String(repeating: " ", count: 61) + "^~~")
  }

  @Test func `bytes that are no text show as replacement characters`() {
    let source = FormatSource(bytes: [0x5B, 0xFF, 0x07, 0xC3, 0x5D])
    let diagnostic = Diagnostic(Finding(.textAfterBar, at: ByteRange(4, 5)), in: source, among: 1)
    #expect(diagnostic.draw(in: source).contains("\n[\u{FFFD}\u{FFFD}\u{FFFD}]\n    ^"))
  }

  @Test func `lines and columns are counted from one`() {
    let lines = SourceLines(Array("ab\né[\n".utf8))
    #expect(lines.position(of: 0) == (1, 1))
    #expect(lines.position(of: 2) == (1, 3))
    #expect(lines.position(of: 5) == (2, 2))
    #expect(lines.position(of: 7) == (3, 1))
    #expect(lines.position(of: -9) == (1, 1))
    #expect(lines.position(of: 99) == (3, 1))
  }

  @Test func `a line is what stands between two breaks`() {
    let lines = SourceLines(Array("ab\r\né[\n\n".utf8))
    #expect([-9, 0, 3, 4, 7, 8, 9, 99].map { lines.line(of: $0) } == [1, 1, 1, 2, 2, 3, 4, 4])
    #expect(lines.range(around: 3) == 0..<2)
    #expect(lines.range(around: 6) == 4..<7)
    #expect(lines.range(around: 8) == 8..<8)
    #expect(lines.range(around: 99) == 9..<9)
  }

  @Test func `a note lists five names and counts the rest`() {
    let names = KnownNames(["g", "b", "f", "a", "e", "d", "c"])
    #expect(names.list == "a, b, c, d, e and 2 more")
    #expect(KnownNames(["b", "a"]).list == "a, b")
  }

  @Test func `a name with a number is that of one more view`() {
    var search = NearestName()
    #expect(search("button2", in: ["button1", "button"]) == nil)
    #expect(search("blackBox4", in: ["blackBox", "blackBox1", "backBox4"]) == "backBox4")
  }

  @Test(arguments: [
    ("titel", ["title", "field"], "title"),
    ("blackBox", ["whiteBox1", "whiteBox2", "blackBox4"], "blackBox4"),
    ("Button", ["button", "bottom"], "button"),
    ("x", ["left", "right"], nil),
    ("ab", ["ac", "ad"], "ac"),
    ("w", ["a", "W"], "W"),
    ("w", ["a", "b"], nil),
    ("w", ["wd"], "wd"),
    ("w", ["", "w.", "1w"], nil),
    ("", [], nil),
  ])
  func `the nearest name is found by its edits`(
    name: String, known: [String], nearest: String?
  ) {
    var search = NearestName()
    #expect(search(name, in: known) == nearest)
  }

  @Test func `searches stop when their budget is spent`() {
    var search = NearestName()
    let known = (0..<60_000).map { "name\($0)" }
    #expect(search("name59999x", in: known) == "name59999")
    #expect(search("name59999x", in: known) == nil)
    #expect(search("ab", in: ["ac"]) == "ac")
  }
}
