import AutoLayout
import Testing

@testable import Documents

struct SolvingTests {
  private func solve(_ text: String) throws -> LayoutResult {
    try DocumentFile(SourceFile(name: "t", text: text)).document.solve()
  }

  private func frames(_ result: LayoutResult) -> [String: LayoutRect] {
    Dictionary(uniqueKeysWithValues: result.views.map { ($0.name, $0.frame) })
  }

  @Test func `a string alone makes its views, in the order of appearance`() throws {
    let result = try solve("H:|-[b(60)]-[a(b)]-[superview]\nV:[c]")
    #expect(result.views.map(\.name) == ["b", "a", "c"])
    #expect(result.views.map(\.parent) == [nil, nil, nil])
    #expect(frames(result)["a"]?.x == 88)
    #expect(frames(result)["a"]?.width == 60)
  }

  @Test func `a root without a size fits its content`() throws {
    let result = try solve("size - 50\nview a intrinsic 70 20\nH:|-[a]-|\nV:|-[a]")
    #expect(result.size == LayoutSize(width: 110, height: 50))
  }

  @Test func `settings reach the strings`() throws {
    let result = try solve(
      """
      size 100 50
      spacing sibling 3 superview 5
      direction rightToLeft
      metrics side = 10, other = 20
      H:|-[a(side)]-[b(other)] with other = 30
      H:[b]-7-[c(side)]
      """)
    // From the right: 5, ten wide, 3, thirty wide, 7, ten wide.
    #expect(frames(result)["a"].map { [$0.x, $0.width] } == [85, 10])
    #expect(frames(result)["b"].map { [$0.x, $0.width] } == [52, 30])
    #expect(frames(result)["c"].map { [$0.x, $0.width] } == [35, 10])
    #expect(result.direction == .rightToLeft)
  }

  @Test func `frames can be rounded to pixels`() throws {
    let text = "size 100 50\nH:|[a][b(a)][c(a)]|"
    #expect(frames(try solve("scale 2\n\(text)"))["b"].map { [$0.x, $0.width] } == [33.5, 33])
    #expect(frames(try solve("scale 1\n\(text)"))["b"].map { [$0.x, $0.width] } == [33, 34])
  }

  @Test func `frames are in the coordinates of the parent`() throws {
    let result = try solve(
      "size 100 100\nview box\nview in_ in box\nH:|-10-[box(50)]\nH:|-5-[in_(20)]\nV:|[box]|\nV:|[in_]|"
    )
    #expect(frames(result)["in_"] == LayoutRect(x: 5, y: 0, width: 20, height: 100))
    #expect(result.views[1].parent == 0)
  }

  @Test func `parents may come later, and an order is kept all the same`() throws {
    let result = try solve("view a in b\nview c\nview b")
    #expect(result.views.map(\.parent) == [2, nil, nil])
    #expect(result.order == [1, 2, 0])
  }

  @Test func `content sizes follow their priorities`() throws {
    let text = "size 200 50\nview a intrinsic 150 20 PRIORITY\nview b intrinsic 100 20\nH:|[a][b]|"
    func widths(_ priority: String) throws -> [Double] {
      try solve(text.replacing("PRIORITY", with: priority)).views.map(\.frame.width)
    }
    #expect(try widths("compression 751 750") == [150, 50])
    #expect(try widths("compression 749 750") == [100, 100])
  }

  @Test func `baselines and insets reach the engine`() throws {
    let result = try solve(
      """
      size 200 100
      view a intrinsic 50 20 baseline last 5
      view b intrinsic 50 30 baseline last 8 insets 1 2 3 4
      H:|[a][b] with alignAllLastBaseline
      V:|-10-[a]
      """)
    // The baseline of a is at 25; that of b, 8 above the end of its alignment rectangle, too.
    #expect(frames(result)["a"] == LayoutRect(x: 0, y: 10, width: 50, height: 20))
    #expect(frames(result)["b"] == LayoutRect(x: 48, y: 2, width: 56, height: 34))
  }

  @Test func `a format's priority goes over what is written in it`() throws {
    let result = try solve("size 100 50\nH:|-[a(10@5)]-| with priority 750")
    #expect(result.constraints.map(\.record.priority) == [750, 750, 750])
  }

  @Test func `what is open is named`() throws {
    let result = try solve(
      "size 100 50\nview a\nview b in a\nH:|-[a]\nH:|[b(10)]\nV:|[a(5)]\nV:|[b(5)]")
    #expect(result.views.map { $0.ambiguous.words } == [["width"], []])
    #expect(result.table.contains("?"))
  }

  @Test func `what a stack view makes is told as such beside a conflict, and not as a size`() throws
  {
    let text = """
      size 300 240
      stack rows axis vertical spacing 4 distribution fillEqually alignment fill
      view rowA in rows
      view rowB in rows
      H:|-10-[rows]-10-|
      V:|-12-[rows]-12-|
      rowB.height == 24
      """
    let source = SourceFile(name: "stack", text: text)
    let document = try DocumentFile(source).document
    let notes = document.solve().conflictProblems(of: document, in: source)[0].notes
    #expect(
      notes.contains(
        "`V:[rowA]-4-[rowB]` asks for a space of 4 points between rowA and rowB (the stack view)"))
    #expect(!notes.contains { $0.hasSuffix("points high") && !$0.hasPrefix("superview") })
  }

  @Test func `required constraints that clash give way by the order of activation`() throws {
    let source = SourceFile(
      name: "t.vfl", text: "size 100 50\nH:|-10-[a(50)]\na.width == 60 \"second\"\nH:[a]-70-|\n")
    let document = try DocumentFile(source).document
    let result = document.solve()
    #expect(result.status == .unsatisfiable)
    #expect(result.views[0].frame.width == 50)
    // The strings come before the equations, whatever the order of their lines.
    #expect(result.conflicts.map(\.broken) == [2, 3])
    #expect(result.conflicts[0].constraints == [0, 1, 2])
    #expect(result.conflicts[0].implicit.map(\.firstAttribute) == [.width])
    #expect(result.conflicts[1].constraints == [1, 3])
    #expect(result.conflicts[1].implicit.isEmpty)
    #expect(result.errors == [LayoutEngine.ErrorSum(priority: 1000, sum: 40)])
    let problems = result.conflictProblems(of: document, in: source)
    #expect(problems.map { source.location(of: $0.position).line } == [4, 3])
    #expect(
      problems[0].notes == [
        "line 2 requires `|-10-[a]`", "line 2 requires `[a(50)]`", "superview is 100 points wide",
      ])
  }

  @Test func `the result is JSON with its keys in order`() throws {
    let source = SourceFile(
      name: "t.vfl", text: "size 100 50\nH:|-[a(>=10@750)]\na.height == 5 \"id\"\n")
    let result = try DocumentFile(source).document.solve()
    #expect(
      result.json(in: source).line == """
        {"status": "ok", "size": [100, 50], "frames": {"a": [20, 0, 10, 5]}, "constraints": \
        [{"first": "a", "firstAttribute": "leading", "relation": "==", "second": "superview", \
        "secondAttribute": "leading", "multiplier": 1, "constant": 20, "priority": 1000, \
        "format": 0, "range": [3, 4], "identifier": null}, {"first": "a", "firstAttribute": \
        "width", "relation": ">=", "second": null, "secondAttribute": "notAnAttribute", \
        "multiplier": 1, "constant": 10, "priority": 750, "format": 0, "range": [7, 15], \
        "identifier": null}, {"first": "a", "firstAttribute": "height", "relation": "==", \
        "second": null, "secondAttribute": "notAnAttribute", "multiplier": 1, "constant": 5, \
        "priority": 1000, "format": null, "range": null, "identifier": "id"}], "ambiguous": \
        {"a": ["y", "width"]}, "conflicts": [], "errors": {}, "diagnostics": []}
        """)
  }

  @Test func `an invalid result says what is wrong, in the string and in the document`() throws {
    let source = SourceFile(name: "t.vfl", text: "view blackBox4\n|[blackBox]")
    let json = try DocumentFile(source).document.solve().json(in: source).line
    #expect(
      json.hasPrefix(#"{"status": "invalid", "size": null, "frames": {}, "constraints": [], "#))
    #expect(
      json.contains(
        #""message": "Unable to find view with name blackBox", "format": 0, "position": 10, "#
          + #""range": [2, 10], "line": 2, "column": 11, "#))
    #expect(json.contains(#""edits": [{"range": [2, 10], "text": "blackBox4"}]"#))
  }

  @Test func `constraints are equations below their strings`() throws {
    let document = try DocumentFile(
      SourceFile(name: "t", text: "[a]-[b]\na.width >= 0.5 * b.height - 3 @20 \"x\"")
    ).document
    #expect(
      document.expand().equations(of: document) == """
        [a]-[b]
          b.leading == a.trailing + 8

        a.width >= 0.5 * b.height - 3 @20 "x"

        """)
  }

  @Test func `frames are a table`() throws {
    #expect(
      try solve(
        "size 100 50\nview box\nview a in box\nH:|-[box]-|\nV:|[box]|\nH:|-1.25-[a(1.006)]\nV:|[a]|"
      )
      .table == """
                      x  y  width  height
        superview     0  0    100      50
          box        20  0     60      50
            a      1.25  0   1.01      50

        """)
  }

  @Test func `a long name or a deep tree moves the other rows only so far`() throws {
    let name = String(repeating: "n", count: 5000)
    let long = try solve("size 1 1\nview \(name)\nview a\nH:|[a]|\nV:|[a]|").table
    // Sixty columns for the names; then x and y, which have a mark in the other row, are two wide.
    let row = "  a" + String(repeating: " ", count: 57) + "   0   0      1       1"
    #expect(long.split(separator: "\n").last { $0.hasPrefix("  a") }.map(String.init) == row)
    var chain = "view v0\n"
    for index in 1..<40 { chain += "view v\(index) in v\(index - 1)\n" }
    let indents = try solve(chain).table.split(separator: "\n").dropFirst(2).dropLast()
      .map { $0.prefix { $0 == " " }.count }
    #expect(indents == (0..<40).map { 2 * (min($0, 16) + 1) })
  }

  @Test func `a chain of parents has no depth that fails`() throws {
    var text = "view v0\n"
    for index in 1..<500 { text += "view v\(index) in v\(index - 1)\n" }
    let result = try solve(text)
    #expect(result.views.count == 500)
    #expect(result.table.utf8.count > 500)
  }

  @Test func `a paragraph is as high as its width asks for`() throws {
    let result = try solve(
      "size 100 200\nview p text width 250 lineHeight 12\nH:|[p]|\nV:|[p]\n")
    #expect(frames(result)["p"] == LayoutRect(x: 0, y: 0, width: 100, height: 36))
    let json = #"""
      {"size": [300, 200], "views": {"p": {"text": {"width": 250, "lineHeight": 12}}},
       "formats": ["|[p]"]}
      """#
    #expect(frames(try solve(json))["p"] == LayoutRect(x: 0, y: 0, width: 250, height: 12))
  }

  @Test func `margins, the safe area and a scroll view's guides are items of equations`() throws {
    let result = try solve(
      """
      size 100 100
      view superview margins 1 2 3 4 safeArea 10 0 20 0
      view a, b
      scroll page
      view c in page
      a.leading == superview.leadingMargin
      a.width == superview.margins.width
      b.top == superview.safeArea.top
      b.height == superview.safeArea.height
      H:|[page]|
      c.width == page.frame.width
      page.content.trailing == c.trailing + 5
      c.centerX == page.content.centerX
      """)
    #expect(result.status == .ok)
    #expect(frames(result)["a"] == LayoutRect(x: 2, y: 0, width: 94, height: 0))
    #expect(frames(result)["b"] == LayoutRect(x: 0, y: 10, width: 0, height: 70))
    #expect(frames(result)["c"] == LayoutRect(x: 5, y: 0, width: 100, height: 0))
  }

  @Test func `a stack leaves out hidden views, and nobody draws them`() throws {
    let result = try solve(
      """
      size 90 20
      stack s distribution fillEqually spacing 10
      view a in s
      view b in s hidden
      view c in b
      view d in s
      H:|[s]|
      V:|[s]|
      """)
    #expect(frames(result)["d"] == LayoutRect(x: 50, y: 0, width: 40, height: 20))
    #expect(frames(result)["b"]?.width == 0)
    #expect(result.drawing.boxes.map(\.name) == ["superview", "s", "a", "d"])
  }

  @Test func `a clash with a stack names what the stack made as what nobody wrote`() throws {
    let result = try solve(
      "size 90 20\nstack s\nview a in s\nH:|[s]|\nH:[a(50)]")
    #expect(result.status == .unsatisfiable)
    #expect(result.conflicts[0].implicit.contains { $0.identifier == "stack edge" })
    #expect(result.constraints[result.conflicts[0].broken].record.first == "a")
  }
}
