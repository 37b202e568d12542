import AutoLayoutTesting
import Testing

@testable import AutoLayoutTesting

@Suite struct SnapshotTests {
  @Test func `a layout matches its list of frames and its drawing`() throws {
    let bar = try Bar.complete()
    let failures = layoutFailures {
      expectLayout(
        bar.root,
        matches: """
          bar (0, 0, 200, 40)
             | find (20, 10, 60, 20)
             | field (88, 10, 92, 20)
          """)
      expectLayout(bar.root, as: .drawing, matches: LayoutDrawing(of: bar.root).text())
    }
    #expect(failures.map(\.message) == [])
  }

  @Test func `a difference is shown line by line, and both layouts are drawn`() throws {
    let bar = try Bar.complete()
    let expected = "bar (0, 0, 200, 40)\n   | find (20, 10, 60, 20)\n   | field (88, 10, 100, 20)"
    let message = layoutFailures { expectLayout(bar.root, matches: expected) }[0].message
    let list = try #require(FrameList(expected))
    #expect(list.text == expected)
    #expect(
      message == """
        'bar' does not match its snapshot: 'field' differs

        - is expected, + is there:
            bar (0, 0, 200, 40)
               | find (20, 10, 60, 20)
          -    | field (88, 10, 100, 20)
          +    | field (88, 10, 92, 20)

        Constraints on 'field', horizontally:
          [find]-8-[field]  in "|-[find]-[field]-|"
          [field]-20-|  in "|-[find]-[field]-|"

        These, in turn, hold what it is held by:
          |-20-[find]  in "|-[find]-[field]-|"
          bar is 200 points wide
          find hugs its content, a width of 60 points, at priority 250
          the content of find resists a width below 60 points, at priority 750

        Expected:
        \(withoutRepetition(list.drawing()))

        There:
        \(withoutRepetition(LayoutDrawing(of: bar.root).text()))
        """)
  }

  @Test func `numbers are written to a thousandth`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 10))
    let views = ["a": LayoutView("a"), "b": LayoutView("b"), "c": LayoutView("c")]
    for name in ["a", "b", "c"] { root.addSubview(views[name]!) }
    try LayoutConstraint.activate(
      constraints(visualFormat: "|[a][b(a)][c(a)]|", options: .alignAllTop, views: views))
    root.layoutIfNeeded()
    #expect(FrameList(of: root).text.contains("| b (33.333, 0, 33.333, 0)"))
  }

  @Test func `a text that is no list of frames is not read`() {
    for text in ["", "bar", "bar (1, 2, 3)", "bar (1, 2, 3, x)", "   | bar (0, 0, 1, 1)"] {
      #expect(FrameList(text) == nil, "\(text)")
    }
  }

  @Test func `a layout without a snapshot is shown`() throws {
    let bar = try Bar.complete()
    let message = layoutFailures { expectLayout(bar.root, matches: "") }[0].message
    #expect(message.hasPrefix("There is no snapshot of 'bar' yet; with RECORD_LAYOUTS=1 this"))
    #expect(message.hasSuffix("   | field (88, 10, 92, 20)"))
  }

  @Test(arguments: [
    (
      "f {\n  expectLayout(bar, matches: \"\")\n}",
      "f {\n  expectLayout(bar, matches: \"\"\"\n    a\n       | b\n    \"\"\")\n}"
    ),
    (
      "\n  expectLayout(\n    x, as: .drawing,\n    matches: #\"a \\\"# ; g(\"matches: \")",
      "\n  expectLayout(\n    x, as: .drawing,\n    matches: \"\"\"\n    a\n       | b\n    \"\"\" ; "
        + "g(\"matches: \")"
    ),
    (
      "\n  expectLayout(x, matches: \"\"\"\n    old \" \\\"\"\" text\n    \"\"\"), y",
      "\n  expectLayout(x, matches: \"\"\"\n    a\n       | b\n    \"\"\"), y"
    ),
  ])
  func `a literal is replaced where it stands`(source: String, written: String) throws {
    let literal = try #require(SnapshotLiteral(in: source, line: 2))
    #expect(literal.replaced(with: "a\n   | b") == written)
  }

  @Test func `text with quotes and backslashes becomes a raw literal`() throws {
    let literal = try #require(SnapshotLiteral(in: "matches: \"\"", line: 1))
    #expect(literal.replaced(with: "a\\b") == "matches: #\"\"\"\n  a\\b\n  \"\"\"#")
  }

  @Test(arguments: [
    "expectLayout(x, matches: text)", "expectLayout(x)", "matches: \"\\(y)\"", "matches: \"a",
  ])
  func `what is no plain literal is left alone`(source: String) {
    #expect(SnapshotLiteral(in: source, line: 1) == nil)
    #expect(SnapshotLiteral(in: source, line: 2) == nil)
  }
}
