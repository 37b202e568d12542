import Testing

@testable import Documents

/// What people write who know other languages, and what they are told.
struct NewcomerMistakeTests {
  private func problems(_ text: String) -> [Problem] {
    DocumentFile(recovering: SourceFile(name: "t", text: text))
      .solve(findingAmbiguity: false).problems
  }

  @Test(arguments: ["// the bar", "/* the bar */"])
  func `comments of other languages are told how comments begin, and mended`(line: String) throws {
    let text = "view a\n\(line)\nH:|[a]|"
    let found = problems(text)
    #expect(found.count == 1)
    let problem = try #require(found.first)
    #expect(problem.message == "A comment begins with '#', not with '\(line.prefix(2))'")
    let edit = try #require(problem.fixIts.first?.edits.first)
    #expect(edit.range == 7..<9 && edit.text == "#" && edit.extent == .document)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    #expect(problems(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }

  private func mended(_ text: String) throws -> String {
    let problem = try #require(problems(text).first)
    let edit = try #require(problem.fixIts.first?.edits.first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "size 320 480 ", "size 320 ", "view b intrinsic 40 20 ", "metrics gap = 8 ", "H:|[a]| ",
    "H:|[a]|",
    "a.width == 40 ", "H:|[a]| with alignAllTop ", "spacing sibling 8 ", "direction leftToRight ",
  ])
  func `comments of other languages behind a statement are told as well`(line: String) throws {
    for sign in ["//", "/*"] {
      let text = "view a\n\(line)\(sign) here"
      let problem = try #require(problems(text).first)
      #expect(problem.message == "A comment begins with '#', not with '\(sign)'")
      #expect(try mended(text) == "view a\n\(line)# here")
    }
  }

  @Test func `a length that is missing is told what stands for none`() {
    let note = "'-' stands for none, as in 'size 320 -'"
    for text in ["size 320", "size", "view a intrinsic 40", "view a intrinsic 40 in superview"] {
      #expect(problems(text).first?.notes == [note])
    }
    #expect(problems("size 320 wide").first?.notes == [note])
    #expect(problems("size 320 -1").first?.notes == [])
  }

  @Test func `signs of other languages in equations are mended`() throws {
    for (sign, meant) in [("=", "=="), ("=>", ">="), ("=<", "<="), ("≥", ">="), ("≤", "<=")] {
      #expect(
        try mended("view a\na.centerX \(sign) superview.centerX")
          == "view a\na.centerX \(meant) superview.centerX")
    }
    #expect(problems("view a\na.centerX < superview.centerX").first?.fixIts == [])
  }

  @Test func `short names of directions are mended`() throws {
    #expect(try mended("direction rtl") == "direction rightToLeft")
    #expect(try mended("direction ltr") == "direction leftToRight")
    #expect(problems("direction up").first?.fixIts == [])
  }

  @Test(arguments: ["priority 750", "alignAllTop", "alignAllTop, priority 750"])
  func `what stands behind a string without 'with' is told of it`(clause: String) {
    let found = problems("view a\nH:|-[a]-| \(clause)")
    let word = clause.prefix { $0 != " " && $0 != "," }
    #expect(
      found.map { $0.message } == [
        "Expected 'with' before '\(word)', as in '[a]-[b] with alignAllTop, priority 750'"
      ])
    #expect(found.first?.range == 17..<17 + word.utf8.count)
  }

  @Test(arguments: [
    (", alignAllTop", 16, "alignAllTop"), (" , alignAllTop, priority 750", 17, "alignAllTop"),
    (" @750", 17, "priority 750"), ("@750  # why", 16, "priority 750"),
  ])
  func `what other languages have in place of 'with' is told of it, and mended`(
    clause: String, start: Int, meant: String
  ) throws {
    let text = "view a\nH:|-[a]-|\(clause)"
    let found = problems(text)
    #expect(
      found.map { $0.message } == [
        "Expected 'with' before '\(meant)', as in '[a]-[b] with alignAllTop, priority 750'"
      ])
    #expect(found.first?.range.lowerBound == start)
    #expect(problems(try mended(text)).isEmpty)
    #expect(try mended(text).hasPrefix("view a\nH:|-[a]-| with \(meant)"))
  }

  @Test func `commas and priorities inside a string are none behind it`() {
    #expect(problems("view a\nH:|-[a(>=1, <=2)]-|").isEmpty)
    #expect(problems("view a\nH:|-(1@750)-[a(3@750)]").isEmpty)
    #expect(problems("view a\nH:|-[a]-|, b").first?.id == "text-after-bar")
  }

  @Test(arguments: [
    ("a.width >= 40 priority 750", "a priority stands behind '@' in an equation: @750"),
    ("a.width >= 40 with priority 250", "a priority stands behind '@' in an equation: @250"),
    ("a.leading == superview.leading + 16 + 4", "one number is added: add the numbers up: 20"),
    (
      "a.leading == superview.leading - 16 + 4 @750", "one number is added: add the numbers up: -12"
    ),
    ("a.width == 16 - 4 - 2", "one number is added: add the numbers up: 10"),
  ])
  func `what stands behind an equation is told how it is written`(line: String, note: String) {
    let found = problems("view a\n\(line)")
    #expect(found.map { $0.id } == ["text-after-statement"])
    #expect(found.first?.notes == [note])
  }

  @Test(arguments: ["a.width == 40 + b", "a.width == 4 \"x\" @750", "a.width == 40 wide"])
  func `what was meant by other text behind an equation nobody knows`(line: String) {
    #expect(problems("view a\n\(line)").first?.notes == [])
  }

  @Test(arguments: [
    ("view a margins 8", "the four numbers are top, left, bottom, right"),
    ("view a safeArea 8 8", "the four numbers are top, left, bottom, right"),
    (
      "view a hidden true",
      "'hidden' stands alone, as in view a hidden; without it the view is shown"
    ),
    (
      "view a text \"Hello\"",
      "the words in a view are its 'sample', as in sample \"Hello\"; 'text' says how wide they are "
        + "on one line, and how high: text width 80 lineHeight 20"
    ),
    ("view a color #ff0000", "'#' begins a comment, and a colour is one of these names"),
    (
      "view a\na.edges == superview.edges",
      "edges are pinned to the superview's by two strings: H:|[a]| and V:|[a]|"
    ),
    (
      "view a, b\na.center == b.center",
      "two equations say that, one for a.centerX and one for a.centerY"
    ),
  ])
  func `what other kits have is told how it is written`(text: String, note: String) {
    #expect(problems(text).first?.notes.last == note)
    #expect(problems(text).count == 1)
  }

  @Test(arguments: ["superview.edges == a.edges", "s.frameLayoutGuide.edges == a.edges"])
  func `what no string can pin is not told of strings`(line: String) {
    #expect(problems("view a\nscroll s\n\(line)").first?.notes.count == 1)
  }

  @Test func `the size of a scroll view's content is that of its guide`() {
    let found = problems("scroll s\ns.contentSize.height == 40")
    #expect(
      found.map { $0.message } == [
        "Unable to find an item with name s.contentSize; did you mean 's.contentLayoutGuide'?"
      ])
    #expect(problems("scroll s\ns.contentLayoutGuide.height == 40").isEmpty)
  }

  @Test func `metrics may still be called like options`() {
    #expect(
      problems("metrics priority = 3\nview a, b\nH:|-priority-[a]-(priority)-[b]").isEmpty)
  }

  @Test func `sizes of views are told that they are constraints`() {
    let found = problems("view a width 40")
    #expect(found.first?.message == "'width' is no property of a view")
    #expect(
      found.first?.notes.last
        == "sizes and places are constraints, on lines of their own: a.width == 40"
    )
    #expect(
      problems("stack s vertical").first?.notes.last
        == "the word 'axis' stands before it: stack a axis vertical")
    #expect(
      problems("size 320x480").first?.notes == [
        "two numbers have a blank between them, as in 320 480"
      ])
    #expect(problems("size 320px").first?.notes == [])
  }

  @Test func `the beginning of a word is taken for it, where it is that of one alone`() {
    let found = problems("stack s align center")
    #expect(found.first?.message == "'align' is no property of a view; did you mean 'alignment'?")
    #expect(problems("stack s in").first?.message.contains("did you mean") == false)
    #expect(
      problems("view a\nH:[a] with alignAll").first?.message == "'alignAll' is no option")
    // Not misspelt for 'alignAllTop': two begin so.
    #expect(
      problems("view a\nH:[a] with alignAllC").first?.message == "'alignAllC' is no option")
  }

  @Test(arguments: ["superview.width / 2", "50%"])
  func `shares are told how they are written`(side: String) {
    let found = problems("view a\na.width == \(side)")
    #expect(found.count == 1)
    #expect(found.first?.notes == ["a share is a multiplier, as in 0.5 * superview.width"])
  }

  @Test(arguments: [
    ("view a\nH:[a] with alignTop", "view a\nH:[a] with alignAllTop"),
    ("stack s axis column", "stack s axis vertical"),
    ("stack s axis row", "stack s axis horizontal"),
    ("stack s alignment start", "stack s alignment leading"),
    ("view a\na.start == superview.leading", "view a\na.leading == superview.leading"),
  ])
  func `words of other languages are mended`(wrong: String, right: String) throws {
    #expect(problems(wrong).count == 1)
    #expect(problems(wrong).first?.message.contains("; did you mean '") == true)
    #expect(try mended(wrong) == right)
  }

  @Test(arguments: [
    (#"{"views": {"a": {"in": "b"}, "b": {}}}"#, "A view has no key 'in'; did you mean 'parent'?"),
    (#"{"formats": [{"format": "H:|"}]}"#, "A format has no key 'format'; did you mean 'vfl'?"),
    (#"{"formats": [{"vfll": "H:|"}]}"#, "A format has no key 'vfll'; did you mean 'vfl'?"),
    (
      #"{"views": {"a": {"intrinsic": 40}}}"#,
      "'intrinsic' must be an array of 2 numbers: width, height, not a number"
    ),
  ])
  func `keys of JSON that the text form or other languages have are told of once`(
    text: String, message: String
  ) {
    #expect(problems(text).map { $0.message } == [message])
  }

  @Test func `names with other signs are told of quotation marks, and mended`() throws {
    #expect(try mended("view my-view, b in superview") == "view my_view, b in superview")
    #expect(try mended("view a, tür intrinsic 3 4") == "view a, t_r intrinsic 3 4")
    for text in ["view my-view", "view 2b", "metrics 2b = 3", "view a in 2b"] {
      let found = try #require(problems(text).first)
      #expect(found.notes.first?.contains("any other is written in quotation marks") == true)
    }
    #expect(problems("view my-view").first?.message == "Expected a name, found 'my-view'")
    #expect(problems("view \"my-view\"\n\"my-view\".width == 3").isEmpty)
  }

  @Test func `a number that is added stands behind the item`() throws {
    let text = "view a\na.top == 8 + superview.top @750 \"top\""
    #expect(
      problems(text).first?.message
        == "A number that is added stands behind the item: write superview.top + 8")
    #expect(try mended(text) == "view a\na.top == superview.top + 8 @750 \"top\"")
    let found = problems("view a\na.bottom == 8 - superview.bottom")
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "A number that is added stands behind the item: write -1 * superview.bottom + 8")
    #expect(found.first?.fixIts == [])
    for side in ["8 +", "8 + 3", "8 + superview.top + 3"] {
      let found = problems("view a\na.top == \(side)")
      #expect(found.first?.message.hasPrefix("Expected the end of the line") == true)
    }
  }

  @Test func `a constraint in JSON whose other side is wrong is told of that alone`() {
    let found = problems(
      """
      {"views": {"a": {}}, "constraints": [
        {"item": "a", "attribute": "centerX", "toItem": "superview"}, "a.width == 4"]}
      """)
    #expect(
      found.map { $0.message } == [
        "A constraint to the item 'superview' needs the key 'toAttribute'",
        "Each of 'constraints' must be an object, not a string",
      ])
  }

  @Test(arguments: ["[a].width = 4", "V:|-[a]-|with alignAllTop"])
  func `a string that is wrong gets no advice about its blanks`(string: String) {
    let problems = FormatStringFile(SourceFile(name: "t", text: string)).problems
    #expect(problems.map { $0.severity } == [.error])
    #expect(FormatStringFile(SourceFile(name: "t", text: "[a( 4 )]")).problems.count == 2)
  }
}
