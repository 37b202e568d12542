import AutoLayout
import Testing

@testable import Documents

/// A mistake costs the line that it stands in, and all mistakes come in one run.
struct RecoveryTests {
  private func read(_ text: String) -> DocumentFile {
    DocumentFile(recovering: SourceFile(name: "t", text: text))
  }

  /// `LINE:COLUMN ID` of each problem.
  private func places(_ result: LayoutResult, in source: SourceFile) -> [String] {
    result.problems.map { problem in
      let (line, column) = source.location(of: problem.position)
      return "\(line):\(column) \(problem.id)"
    }
  }

  @Test func `mistakes in lines, in strings and in equations come together, in order`() {
    let file = read(
      """
      H:|-[labl]
      size 300 forty
      view label
      scale 0
      V:[label]-
      label.widht == 3
      label.width == nobody.width
      """)
    let result = file.solve()
    #expect(
      places(result, in: file.source) == [
        "1:10 unknown-view", "2:10 unexpected-text", "4:7 number-out-of-range",
        "5:11 expected-view", "6:7 unknown-word", "7:16 unknown-item",
      ])
    #expect(result.status == .partial)
    #expect(
      result.omissions(in: file.source)
        == "what is wrong on lines 1, 2, 4, 5, 6 and 7 is left out")
  }

  @Test func `what is right is laid out`() {
    let file = read(
      """
      size 300 44
      view label, field intrinsic 60 22
      H:|-[label]-[field(>=80)]-|
      V:|-11-[label]-
      V:|-11-[field]
      """)
    let result = file.solve()
    #expect(result.views.map { [$0.frame.x, $0.frame.width] } == [[20, 60], [88, 192]])
    #expect(result.views[1].frame.y == 11)
    #expect(result.omissions(in: file.source) == "what is wrong on line 4 is left out")
  }

  @Test func `a view whose line is wrong is there, with what could be read and where it lies`() {
    let file = read(
      """
      size 100 100
      view box intrinsic 50 50
      view a intrinsic 30 x hugging 3 4 in box
      H:|[box]
      V:|[box]
      H:|-5-[a]
      V:|-5-[a(10)]
      """)
    let result = file.solve()
    #expect(places(result, in: file.source) == ["3:21 unexpected-text"])
    #expect(result.views.map(\.name) == ["box", "a"])
    #expect(result.views[1].parent == 0 && result.views[1].frame.x == 5)
  }

  @Test func `names that only wrong lines declare bring no further mistakes`() {
    let file = read(
      """
      size 100 100
      viwe a, b intrinsic 30 20
      view c in a
      metrics gap = 1.2.3
      H:|-[a]-gap-[b]
      H:|[a]-[b]
      b.width == c.width
      a.layoutMarginsGuide.top == superview.top
      """)
    let result = file.solve()
    #expect(places(result, in: file.source) == ["2:1 not-understood", "4:15 bad-number"])
    #expect(result.views.map(\.name) == ["c", "a", "b"])
    #expect(result.views[0].parent == 1)
    // The string with the metric has no constraints; the other string and the equations have.
    #expect(Set(result.constraints.compactMap(\.format)) == [1])
    #expect(result.constraints.compactMap(\.equation) == [0, 1])
    #expect(result.omitted.count == 3)
  }

  @Test
  func `a misspelt name is a mistake wherever it stands, also where the line is wrong otherwise`() {
    let file = read("view a\nH:|[b]-\nV:|[b]\nb.width == 3")
    #expect(
      places(file.solve(), in: file.source) == [
        "2:6 unknown-view", "2:8 expected-view", "3:6 unknown-view", "4:1 unknown-item",
      ])
  }

  @Test func `a line can have a mistake in its string and another behind it`() {
    let file = read("size 9 9\n[a(>3)]-[b]- with alignAllTpo\nformat \"[a\" with priority 0")
    #expect(
      places(file.solve(), in: file.source) == [
        "2:5 unknown-relation", "2:13 expected-view", "2:19 unknown-word", "3:11 unterminated-view",
        "3:27 number-out-of-range",
      ])
  }

  @Test func `what is wrong with several views at once is said once`() {
    let file = read("view a, b, c in nobody")
    #expect(places(file.solve(), in: file.source) == ["1:17 unknown-parent"])
    #expect(file.solve().views.map(\.parent) == [nil, nil, nil])
  }

  @Test func `of two lines that contradict each other the first counts`() {
    let file = read(
      "size 10 20\nsize 30 40\nview a intrinsic 1 2\nview a intrinsic 3 4\nview b in b")
    #expect(file.document.size == PerAxis(10, 20))
    #expect(file.document.views?.map(\.intrinsic.horizontal) == [1, nil])
    #expect(file.document.views?[1].parent == nil)
    #expect(
      places(file.solve(), in: file.source) == [
        "2:1 duplicate-setting", "4:6 duplicate-view", "5:11 parent-cycle",
      ])
  }

  @Test func `views that lie in each other are all there, in the root`() {
    let file = read("view a in b\nview b in c\nview c in a\nview d in nobody")
    let result = file.solve()
    #expect(places(result, in: file.source) == ["3:11 parent-cycle", "4:11 unknown-parent"])
    #expect(result.views.map(\.parent) == [1, 2, nil, nil])
  }

  @Test func `a byte that is no text costs its line`() {
    let bytes = Array("size 10 20\n".utf8) + [0xFF] + Array("\nview a\nH:|[a]|".utf8)
    let file = DocumentFile(recovering: SourceFile(name: "t", bytes: bytes))
    let result = file.solve()
    #expect(places(result, in: file.source) == ["2:1 invalid-utf8"])
    #expect(result.views.map(\.frame.width) == [10])
  }

  @Test func `in JSON a mistake costs its value`() {
    let file = read(
      #"{"size": [100, 20], "metrics": {"gap": "x"}, "views": {"a": {"hidden": 3}},"#
        + #" "formats": ["H:|-gap-[a]", "H:|-5-[a]", "V:|[a", 7], "constraints": [{"item": "b"}]}"#)
    let result = file.solve()
    #expect(
      result.problems.map(\.id) == [
        "wrong-kind", "wrong-kind", "unterminated-view", "wrong-kind", "missing-key",
      ])
    #expect(result.views.map(\.frame.x) == [5])
  }

  @Test func `clashing constraints are told while strings are wrong, but not while views are`() {
    #expect(read("size 9 9\n[a(3)]\n[a(4)]\n[a]-").declarationsAreRight)
    #expect(!read("size 9 9\nview a intrinsic\n[a(3)]\n[a(4)]").declarationsAreRight)
    #expect(!read("size 9 9\nsize 9 8\n[a(3)]\n[a(4)]").declarationsAreRight)
  }

  @Test func `what a kind of view does not have is told with the rest, and left out`() {
    let file = read("size 90 20\nguide g intrinsic 3 3\nview a axis vertical\nH:|[a][g(30)]|\n[a")
    #expect(!file.declarationsAreRight)
    let result = file.solve()
    #expect(
      places(result, in: file.source).map { $0.dropFirst(4) } == [
        "misplaced", "misplaced", "unterminated-view",
      ])
    #expect(result.views.map(\.frame.width) == [30, 60])
  }

  @Test func `a document that is right is the same as if it had to be`() throws {
    let source = SourceFile(name: "t", text: "size 100 20\nH:|-[a(30)]\nV:|[a]|")
    let strict = try DocumentFile(source).document
    let file = DocumentFile(recovering: source)
    #expect(file.document == strict && file.problems.isEmpty)
    let result = file.solve()
    #expect(result.json(in: source).line == strict.solve().json(in: source).line)
    #expect(result.omissions(in: source) == nil)
  }
}
