import Documents
import Testing

@testable import SwiftLiterals

/// Three hundred strings, a third of them wrong: thirty strings in each of ten forms of literal.
/// A wrong one has a `^` in front of its mistake, and is to be reported there and nowhere else.
struct CorpusTests {
  static let right = [
    "H:|-[find]-[findNext]-[findField(>=20)]-|", "V:|[a]|", "H:[a]",
    "V:|-11-[a]-(>=8,<=30@750)-[b]",
    "H:|-(20)-[a(100@999)]", "H:[a(b)]", "V:[a(==b@500)]-gap-[b]", "H:|-gap-[a(wide)]-gap-|",
    "V:|-0-[a]-0-|", "H:|[a][b][c]|", "H:|-(>=0)-[a]", "V:[top]-(-4)-[bottom(44)]",
    "H:|-[a(>=80,<=200)]-|", "H:[a]-8.5-[b]", "V:|-(gap@249)-[a]", "H:[a(b@high)]",
    "H:|-12-[avatar(40)]-8-[name]-(>=8)-[time]-12-|", "V:|-[title]-4-[subtitle]-(>=8)-|",
    "H:[x1]-[x2(x1)]-[x3(x1)]", "V:[_a]-[b_2]|",
  ]

  static let wrong: [(text: String, id: String)] = [
    ("H:|-[a(>^5)]-|", "unknown-relation"), ("V:|-[a]-[b]-^", "expected-view"),
    ("H:|-[a^!]-|", "unexpected-in-view"), ("H:|-[a]^]-|", "unexpected-text"),
    ("H:[a]^--[b]", "empty-space"), ("V:|[a]|^x", "text-after-bar"),
    ("H:|-(>=10@^)-[a]", "expected-priority"), ("H:|-[^1st]-|", "invalid-view-name"),
    ("V:[a]-^+8-[b]", "signed-space"), ("H:[a(^)]", "expected-predicate"),
  ]

  /// A way of writing a literal: what stands in front of it, what one of its characters becomes,
  /// and what stands behind it.
  struct Form: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    var write: @Sendable (Character, Int) -> String = { character, _ in String(character) }

    var testDescription: String { name }
  }

  static let forms = [
    Form(name: "plain", before: "f(withVisualFormat: \"", after: "\", options: [])"),
    Form(name: "raw", before: "let s = [#\"", after: "\"#]"),
    Form(name: "rawer", before: "f(visualFormat: ##\"", after: "\"##)"),
    Form(
      name: "several lines", before: "f(visualFormat: \"\"\"\n    ", after: "\n    \"\"\")"),
    Form(
      name: "raw lines", before: "f(visualFormat:\n  #\"\"\"\n\t", after: "\n\t\"\"\"#, options: o)"
    ),
    Form(
      name: "lines joined", before: "f(visualFormat: \"\"\"\n  ", after: "\n  \"\"\")",
      write: { character, index in index == 3 ? "\\\n  \(character)" : String(character) }),
    Form(
      name: "escapes", before: "f(visualFormat: \"", after: "\")",
      write: { character, index in
        index % 3 == 0
          ? "\\u{\(String(character.unicodeScalars.first!.value, radix: 16))}" : String(character)
      }),
    Form(
      name: "sum", before: "f(visualFormat: \"", after: "\")",
      write: { character, index in index == 4 ? "\"\n  + \"\(character)" : String(character) }),
    Form(
      name: "behind comments",
      before:
        "/* /* \" */ \"H:|[\" */ // \"\n/// \"\"\"\nlet r = /\"/; x = a / b; y = #/\"\"/#\nf(visualFormat: /* \" */ \"",
      after: "\") // \""),
    Form(
      name: "behind other literals",
      before:
        "let a = \"\\(b(\"\\(c)\", \")\"))\", z = \"\\\"\", w = #\"\\\"\"#, v = \"\"\"\n \" \"\" \\\"\"\" \n \"\"\"\ng(\"V:|[a]|\", \"",
      after: "\")"),
  ]

  @Test(arguments: forms)
  func `nothing is said of strings that are right`(form: Form) {
    for string in Self.right {
      let text = form.before + string.enumerated().map { form.write($1, $0) }.joined() + form.after
      let file = SwiftFile(SourceFile(name: form.name, text: text))
      #expect(file.problems.map(\.message) == [], "\(text)")
      #expect(file.formatCount == (form.name == "behind other literals" ? 2 : 1), "\(text)")
    }
  }

  @Test(arguments: forms)
  func `a mistake is found where it stands`(form: Form) {
    for (marked, id) in Self.wrong {
      let caret = marked.firstIndex(of: "^").map { marked[..<$0].count } ?? 0
      var text = form.before
      var position = 0
      for (index, character) in marked.filter({ $0 != "^" }).enumerated() {
        let written = form.write(character, index)
        text += written
        // What joins lines or literals stands in front of the character itself.
        let own = written.hasPrefix("\\u") ? written.utf8.count : 1
        if index == caret { position = text.utf8.count - own }
      }
      if position == 0 { position = text.utf8.count }
      text += form.after
      let file = SwiftFile(SourceFile(name: form.name, text: text))
      #expect(file.problems.map(\.id) == [id], "\(text)")
      #expect(file.problems.map(\.position) == [position], "\(text)")
    }
  }
}
