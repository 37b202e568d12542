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

  @Test(arguments: ["priority 750", "alignAllTop", "options alignAllTop"])
  func `what stands behind a string without 'with' is told of it`(clause: String) {
    let found = problems("view a\nH:|-[a]-| \(clause)")
    let word = clause.prefix { $0 != " " }
    #expect(
      found.map { $0.message } == [
        "Expected 'with' before '\(word)', as in '[a]-[b] with alignAllTop, priority 750'"
      ])
    #expect(found.first?.range == 17..<17 + word.utf8.count)
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
  }

  @Test(arguments: ["superview.width / 2", "50%"])
  func `shares are told how they are written`(side: String) {
    let found = problems("view a\na.width == \(side)")
    #expect(found.count == 1)
    #expect(found.first?.notes == ["a share is a multiplier, as in 0.5 * superview.width"])
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
}
