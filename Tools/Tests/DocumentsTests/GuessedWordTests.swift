import AutoLayout
import Testing

@testable import Documents

/// What people write who know UIKit, the other spelling of documents, or half of the page, and what they are told.
struct GuessedWordTests {
  private func problems(_ text: String) -> [Problem] {
    DocumentFile(recovering: SourceFile(name: "t", text: text))
      .solve(findingAmbiguity: false).problems
  }

  /// The text after the first fix-it of its only problem.
  private func mended(_ text: String) throws -> String {
    let found = problems(text)
    #expect(found.count == 1, "\(found.map { $0.message })")
    let edit = try #require(found.first?.fixIts.first?.edits.first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("scroll page edge safeArea", "'edge' begins a line of its own"),
    ("view a direction leftToRight", "'direction' begins a line of its own"),
    ("guide g metrics m = 3", "'metrics' begins a line of its own"),
    ("view a vertical", "an axis is of stacks: stack a axis vertical"),
    ("margins 1 2 3 4", "'margins' is said of a view: view superview margins"),
    ("hidden", "'hidden' is said of a view: view superview hidden"),
    (#"{"views": {"a": {"edge": "safeArea"}}}"#, "'edge' is a key of the document"),
    (#"{"views": {"a": {"axis": "vertical"}}}"#, "'axis' is a key of 'stack'"),
    (#"{"views": {"a": {"spacing": 3}}}"#, "'spacing' is a key of 'stack'"),
    (#"{"margins": [1, 2, 3, 4]}"#, "'margins' is a key of a view"),
  ])
  func `a word in the wrong place is told where it stands`(text: String, note: String) {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.notes.last == note)
  }

  @Test(arguments: [
    "view a edge safeArea", "view a parent b", "view a intrinsik 3 4", "view a 12",
    "view a intrinsic 3 4 b",
  ])
  func `only what can be a second name is told of commas`(text: String) {
    #expect(!problems(text)[0].notes.contains { $0.contains("commas") })
    #expect(
      problems("view a b")[0].notes.last
        == "several names have commas between them: view a, b")
  }

  @Test func `what only stacks have is offered for stacks alone`() {
    #expect(!problems("view a intrinsic 1 2, hidden")[0].message.contains("axis"))
    for kind in ["view", "guide", "scroll"] {
      #expect(!problems("\(kind) a b")[0].notes[0].contains("axis"))
    }
    #expect(problems("stack a b")[0].notes[0].contains("axis"))
  }

  @Test(arguments: [
    ("view a, b, intrinsic 1 2", "view a, b intrinsic 1 2"),
    ("view a intrinsic 1 2, hidden", "view a intrinsic 1 2 hidden"),
    ("edge margins", "edge layoutMargins"),
    ("view a: intrinsic 1 2", "view a intrinsic 1 2"),
    ("view a parent superview", "view a in superview"),
    ("view a superview superview", "view a in superview"),
    ("view a size 1 2", "view a intrinsic 1 2"),
    ("view a compressionResistance 1 2", "view a compression 1 2"),
    ("stack s direction vertical", "stack s axis vertical"),
    ("stack s alignment top", "stack s alignment leading"),
    ("stack s alignment bottom", "stack s alignment trailing"),
    ("button a intrinsic 1 2", "view a intrinsic 1 2"),
    ("[a] options alignAllTop", "[a] with alignAllTop"),
    ("[a] with options alignAllTop", "[a] with alignAllTop"),
    ("[a] with options: alignAllTop", "[a] with alignAllTop"),
    ("-gap-[a] with metrics gap = 4", nil),
    ("H:|-gap-[a] with metrics gap = 4", "H:|-gap-[a] with gap = 4"),
    ("[a] with .alignAllTop", "[a] with alignAllTop"),
    ("[a] with alignAllTop priority 3", "[a] with alignAllTop, priority 3"),
    ("[a] with priority 3 alignAllTop", "[a] with priority 3, alignAllTop"),
    ("[a] with NSLayoutFormatAlignAllTop", "[a] with alignAllTop"),
    ("[a] with centerY", "[a] with alignAllCenterY"),
    ("view a\na.leadingAnchor == superview.leading", "view a\na.leading == superview.leading"),
    ("view a\na.width == superview.NSLayoutAttributeWidth", "view a\na.width == superview.width"),
    ("\"H:|-[a]\"", "format \"H:|-[a]\""),
  ])
  func `a guess is mended`(wrong: String, right: String?) throws {
    guard let right else {
      #expect(problems(wrong)[0].fixIts.isEmpty)
      return
    }
    #expect(try mended(wrong) == right)
    #expect(problems(right).isEmpty)
  }

  @Test func `options and metrics may be metrics by name`() {
    #expect(problems("[a]-options-[b(metrics)] with options = 3, metrics = 4").isEmpty)
  }

  @Test(arguments: [
    ("[a] with gap 4", "Expected '=' after the metric 'gap', found '4'"),
    ("[a] with options", "'options' is no option"),
    (
      "[a] options alignAllTop",
      "Expected 'with' in place of 'options', as in '[a]-[b] with alignAllTop, priority 750'"
    ),
    ("  -[b]-|", "A string begins with '|' or '[', and cannot be continued on the next line"),
    ("V:|[my view]|", "Expected ']' to end view my, found 'view'"),
    ("[{\"size\": [1, 2]}]", "'document' must be an object, not an array"),
  ])
  func `a guess is told of in one sentence`(text: String, message: String) {
    #expect(problems(text).map { $0.message } == [message])
  }

  private static let blanks = "two numbers have a blank between them, as in 320 480"
  private static let priorities = "a priority is a number: 1000 is required, 750 high and 250 low"
  private static let metrics = "metrics are of strings: an equation has the number itself"

  @Test(arguments: [
    ("size 320, 480", blanks), ("size: 320 480", blanks), ("view a intrinsic (1, 2)", blanks),
    ("view a hugging required 3", priorities), ("[a] with priority high", priorities),
    ("view a\na.width == 3 @required", priorities),
    ("view a\na.left == superview.left + gap", metrics), ("view a\na.width == gap", metrics),
    (
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "width", "constant": "b"}]}"#,
      metrics
    ),
    (#"{"size": ["-", 3]}"#, "null stands for none"),
    ("H:|[a]; V:|[a]", "each has a line of its own"),
    ("scroll s\nview a\na.top == a.content.top", "only a scroll view has content"),
  ])
  func `a guess is told what is meant`(text: String, note: String) {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.notes == [note])
  }

  @Test func `a line of code is told what an equation is`() {
    let found = problems(
      "view label\nlabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
    #expect(found.count == 1)
    #expect(
      found.first?.notes.last
        == "an equation has attributes on both sides, and a relation between them: a.top == b.top")
  }

  @Test func `the area that was meant is suggested`() {
    #expect(
      problems("view a\na.top == superview.saveArea.top").map { $0.message } == [
        "Unable to find an item with name superview.saveArea; did you mean 'superview.safeArea'?"
      ])
  }

  @Test func `a log that is given as a document is known for one`() {
    let log = """
      Unable to simultaneously satisfy constraints.
      <NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>
      """
    #expect(Problem.log(SourceFile(name: "t", text: log))?.id == "log-of-constraints")
    #expect(Problem.log(SourceFile(name: "t", text: "[a] # <NSLayoutConstraint:0x1 >")) == nil)
  }

  @Test func `a picture in text has samples too`() {
    let text =
      "size 90 20\nview a in b intrinsic 50 20 sample \"Send\"\nview b sample \"Box\"\nH:|[a]\nH:|[b]|\nV:|[b]|"
    let drawn = DocumentFile(recovering: SourceFile(name: "t", text: text)).solve().drawing.text()
    #expect(drawn.contains("Send") && drawn.contains("b") && !drawn.contains("Box"))
  }
}
