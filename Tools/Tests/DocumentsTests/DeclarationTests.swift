import AutoLayout
import Testing

@testable import Documents

/// Which views there are, and what is said where a declaration is missing.
struct DeclarationTests {
  private func result(_ text: String) -> LayoutResult {
    DocumentFile(recovering: SourceFile(name: "t", text: text)).solve(findingAmbiguity: false)
  }

  @Test(arguments: [
    "view superview margins 9 9 9 9", "guide g", "guide g\nview superview safeArea 1 1 1 1",
    "guide g in a",
  ])
  func `names in brackets are views where no more than the root and guides are declared`(
    line: String
  ) {
    let result = result("size 90 20\n\(line)\nH:|-[a(20)]-[b(20)]\nV:|[a]|\nV:|[b]|")
    #expect(result.problems.isEmpty)
    let frames = result.views.filter { $0.name != "g" }.map { $0.frame.x }
    #expect(frames == [20, 48])
  }

  @Test(arguments: [#"{"superview": {"margins": [1, 1, 1, 1]}}"#, #"{"g": {"kind": "guide"}}"#])
  func `in JSON too`(views: String) {
    let result = result(#"{"size": [90, 20], "views": \#(views), "formats": ["H:|[a(20)]"]}"#)
    #expect(result.problems.isEmpty)
    #expect(result.views.last?.frame.width == 20)
  }

  @Test(arguments: ["view c", "scroll c", "stack c", "views none"])
  func `they are not where views are declared, or said to be none`(line: String) {
    #expect(result("\(line)\nH:|[a]").problems.map { $0.id } == ["unknown-view"])
  }

  @Test func `a document of the root and guides stays what it is`() throws {
    let text = "view superview margins 1 2 3 4\nguide g\nH:|[a]\n"
    let file = try DocumentFile(SourceFile(name: "t", text: text))
    #expect(try file.canonical() == text)
    #expect(file.document.views?.map { $0.name.text } == ["superview", "g"])
    #expect(file.document.declaredViews.map { $0.name.text } == ["superview", "g", "a"])
  }

  @Test func `a view that is declared beside the root takes the others along`() {
    let text = "view superview margins 1 2 3 4\nH:|[a(b)]\n"
    let file = DocumentFile(recovering: SourceFile(name: "t", text: text))
    let edits = file.edit(declaringView: "b").map { [$0] } ?? []
    let mended = String(decoding: edits.applied(to: file.source.bytes), as: UTF8.self)
    #expect(mended == "view superview margins 1 2 3 4\nview a, b\nH:|[a(b)]\n")
    #expect(result(mended).problems.isEmpty)
  }

  @Test(arguments: ["H:|[card]|\nV:|[card]|", "card.width == 90\ncard.left == superview.left"])
  func `a parent that is declared nowhere is told once, and is there`(lines: String) {
    let result = result("size 90 20\nview a, b in card\n\(lines)\nH:|-5-[a(20)]")
    #expect(result.problems.map { $0.id } == ["unknown-parent"])
    #expect(result.problems.first?.notes == ["it has to be declared as well, as in view card"])
    #expect(result.views.first { $0.name == "card" }?.frame.width == 90)
    #expect(result.views.first { $0.name == "a" }?.parent == 2)
  }

  @Test func `a parent that is misspelt is told wherever it stands`() {
    let found = result("view card\nview a in crad\nH:|[crad]|").problems
    #expect(found.map { $0.id } == ["unknown-parent", "unknown-view"])
  }

  @Test(arguments: [
    #"{"views": ["a"], "formats": ["H:|[a]"]}"#,
    #"{"views": {"a": {"children": {"b": {}}}}, "formats": ["H:|[a][b]|"]}"#,
    #"{"metric": {"gap": 8}, "formats": ["H:|-gap-[a]"]}"#,
  ])
  func `what is named in a wrong value of JSON brings no further mistakes`(text: String) {
    #expect(result(text).problems.count == 1)
    #expect(result(text).views.first?.name == "a")
  }

  @Test func `of two lengths in JSON the right one counts`() {
    let file = DocumentFile(
      recovering: SourceFile(name: "t", text: #"{"size": ["wide", 44], "views": {}}"#))
    #expect(file.document.size == PerAxis(nil, 44))
  }

  @Test func `null stands for two lengths that are left out`() throws {
    let text = #"{"size": null, "views": {"a": {"intrinsic": null}}}"#
    let document = try DocumentFile(SourceFile(name: "t", text: text)).document
    #expect(document.size == PerAxis(nil, nil))
    #expect(document.views?.first?.intrinsic == PerAxis(nil, nil))
  }

  @Test(arguments: [
    ("view box\nH:[box]-[label]", "it has to be declared as well, as in view label"),
    // One more of its kind.
    ("view box, box2\nH:[box3]", "it has to be declared as well, as in view box3"),
    (
      #"{"views": {"box": {}}, "formats": ["[label]"]}"#,
      #"it has to be declared as well, as in "views": {"label": {}}"#
    ),
    ("H:[a(wide)]", "a metric is declared as in metrics wide = 12"),
    ("H:|-gap-[a]", "a metric is declared as in metrics gap = 12"),
    ("H:[a(100@high)]", "a metric is declared as in metrics high = 750"),
    (
      #"{"formats": ["|-gap-[a]"]}"#, #"a metric is declared as in "metrics": {"gap": 12}"#
    ),
    (
      "view a, b\nview a in b",
      "a name stands for one view of the whole document, and one declaration says all of it"
    ),
  ])
  func `what is not declared says how it is`(text: String, note: String) throws {
    let file = DocumentFile(recovering: SourceFile(name: "t", text: text))
    #expect(file.solve().problems.first?.notes.last == note)
  }

  @Test func `nothing is said of a declaration where a letter is wrong`() throws {
    let file = DocumentFile(recovering: SourceFile(name: "t", text: "view label\nH:[lable]"))
    #expect(file.solve().problems.first?.notes == ["the views dictionary has label, superview"])
  }

  @Test func `a stack in which nothing lies is odd`() throws {
    let file = DocumentFile(
      recovering: SourceFile(name: "t", text: "stack row, column\nview a in column\nH:|[row]|"))
    let warnings = file.document.warnings()
    #expect(warnings.map(\.message) == ["Nothing lies in the stack 'row'"])
    #expect(warnings.first?.severity == .warning)
    #expect(warnings.first?.notes.first?.contains("view a in row") == true)
  }
}
