import Documents
import Testing

@testable import SwiftLiterals

struct SwiftFileTests {
  /// `LINE:COLUMN ID` of each problem.
  private func check(_ text: String) -> [String] {
    let file = SwiftFile(SourceFile(name: "t.swift", text: text))
    return file.problems.map { problem in
      let (line, column) = file.source.location(of: problem.range.lowerBound)
      return "\(line):\(column) \(problem.id)"
    }
  }

  @Test func `strings that the compiler checks are checked here too`() {
    #expect(check(##"let f = #vfl("[\(a)(>2)]")"##) == ["1:21 unknown-relation"])
    #expect(check(##"let f = vfl("[\(a)(>2)]")"##) == [])
  }

  @Test func `an edit that would replace what is put in is not offered`() {
    let file = SwiftFile(SourceFile(name: "t", text: ##"_ = #vfl("[\(find)]>[\(next)(>2)]")"##))
    let bytes = file.source.bytes
    for edit in file.problems.flatMap({ $0.fixIts }).flatMap({ $0.edits }) {
      #expect(!bytes[edit.range].contains(UInt8(ascii: "(")) || edit.text.contains("("))
    }
    #expect(!file.problems.isEmpty)
  }

  @Test func `names are looked up in the dictionary beside the string`() {
    let call = #"f(withVisualFormat: "H:|-m-[a][b(c)]|", options: [], metrics: nil, "#
    #expect(
      check(call + #"views: ["a": a, "b": b])"#)
        == ["1:26 unknown-metric", "1:34 unknown-name"])
    #expect(
      check(call + #"views: ["a": a, "b": b, "c": c] as [String: Any])"#)
        == ["1:26 unknown-metric"])
    #expect(check(call + "views: views)") == ["1:26 unknown-metric"])
    #expect(check(call + #"views: ["a": a].merging(others) { $1 })"#) == ["1:26 unknown-metric"])
    #expect(
      check(call + "views: NSDictionaryOfVariableBindings(a, b, c))")
        == ["1:26 unknown-metric"])
    #expect(
      check(call + "views: NSDictionaryOfVariableBindings(a))")
        .filter { $0.hasSuffix("unknown-view") } == ["1:32 unknown-view"])
    #expect(check(call + "views: [:])").filter { $0.hasSuffix("unknown-view") }.count == 2)
  }

  @Test func `metrics are looked up too, and a call without any has none`() {
    let call = #"f(visualFormat: "V:|-m-[a(n)]|", "#
    #expect(check(call + #"metrics: ["m": 3, "n": 4.5], views: ["a": a])"#) == [])
    #expect(check(call + #"metrics: ["n": 4.5], views: ["a": a])"#) == ["1:22 unknown-metric"])
    #expect(check(call + #"metrics: metrics, views: ["a": a])"#) == [])
    #expect(check(call + #"views: ["a": a])"#) == ["1:22 unknown-metric", "1:27 unknown-name"])
    // A function of the program's own, of which nothing is known.
    #expect(check(#"f(visualFormat: "V:|-m-[a(n)]|")"#) == [])
  }

  @Test func `a constant with the dictionary is found where it can be seen`() {
    let use = #"g(visualFormat: "[a][b]", metrics: nil, views: views)"#
    #expect(check("let views = [\"a\": a]\n\(use)") == ["2:22 unknown-view"])
    #expect(check("let views: [String: UIView] = [\"a\": a, \"b\": b,]\n\(use)") == [])
    #expect(check("func f() { let views = [\"a\": a] }\n\(use)") == [])
    #expect(check("let views = [\"a\": a]\nif x { h { \(use) } }") == ["2:33 unknown-view"])
    #expect(check("let views = [\"a\": a]\nfunc f(views: [String: V]) { \(use) }") == [])
    #expect(check("let views = [\"a\": a].merging(o) { $1 }\n\(use)") == [])
    #expect(check("var views = [\"a\": a]\nviews[\"b\"] = b\n\(use)") == [])
    #expect(check("let views = others\n\(use)") == [])
  }

  @Test func `nothing is said behind a hole, nor of what the hole could mend`() {
    #expect(check(#"f(visualFormat: "H:|-[a(>5)]-[\(b)(<5)]-")"#) == ["1:25 unknown-relation"])
    #expect(check(#"f(visualFormat: "H:|-[a\(rest)")"#) == [])
    #expect(check(#"f(visualFormat: "\(axis):|[a]|")"#) == [])
    #expect(check(#"f(visualFormat: "H:|-[a]--[b]-\#("\\")(x)")"#) == ["1:25 empty-space"])
    #expect(check(#"f(visualFormat: "H:|-[a]-" + tail)"#) == [])
    #expect(check(#"f(visualFormat: head + "-[a]-")"#) == [])
    #expect(check(#"String(format: "H:|-%d-[%@]-(>=%.1f)-|", 3, "a", 2.0)"#) == [])
    #expect(check(#"var s = "H:|-"; s += "H:[a]-""#) == [])
    #expect(check(##"f(visualFormat: #"H:|-[\(a)]"#)"##) == ["1:24 invalid-view-name"])
  }

  @Test func `views and numbers are put straight into a LayoutFormat`() {
    let start = "import AutoLayout\n"
    #expect(check(start + #"try a.layout("H:|-\(gap)-[\(find)(>=20@\(p))]-|")"#) == [])
    #expect(check(start + #"try a.layout("H:|-[\(find)(>20)]-|")"#) == ["2:28 unknown-relation"])
    #expect(
      check(start + #"try a.layout("H:|-[\(a)]", "V:|[\(b)]-", options: .alignAllTop)"#)
        == ["2:38 expected-view"])
    #expect(check(start + #"try a.layout("H:|-[find]-|")"#) == ["2:20 unknown-view"])
    #expect(check(start + #"let f: LayoutFormat = "[\(a)][\(b)")"#) == ["2:35 unterminated-view"])
    #expect(
      check(start + #"let f = LayoutFormat("V:[\(a)]-\(b)-\(c)-|")"#)
        .map { $0.prefix(2) } == ["2:"])
    #expect(check(#"page.layout("H:|-[find")"#) == ["1:23 unterminated-view"])
    #expect(check(#"page.layout("of the page")"#) == [])
  }

  @Test func `options that align along the string are a mistake`() {
    let call = #"f(visualFormat: "H:|[a][b]|", options: "#
    #expect(check(call + #".alignAllLeft, views: ["a": a, "b": b])"#) != [])
    #expect(check(call + #"[.alignAllTop, .alignAllBottom], views: ["a": a, "b": b])"#) == [])
    #expect(check(call + #"vertical ? .alignAllLeft : [], views: ["a": a, "b": b])"#) == [])
  }

  @Test func `what a test expects to be wrong is left alone`() {
    let call =
      "expectDiagnostics(\n  in: \"H:|[1️⃣a\", views: [\"a\": a], [.error(\"\")], fixed: \"H:|[\")"
    #expect(check(call) == [])
    #expect(check(call + "\nlet a = \"H:|[a\"") == ["3:15 unterminated-view"])
    #expect(
      check("func expectDiagnostics(in format: String) {}\nlet a = \"H:|[a\"") == [
        "2:15 unterminated-view"
      ])
    #expect(check("expectDiagnostics(in: \"H:|[a\"") == [])
  }

  @Test func `strings with a comment that says so are not checked`() {
    #expect(check("let a = \"H:|[a\" // vfl:ignore") == [])
    #expect(check("// vfl:ignore: wrong on purpose\nlet a = \"H:|[a\"") == [])
    #expect(
      check("let a = \"H:|[b\" // vfl:ignore\nlet a = \"H:|[a\"") == ["2:15 unterminated-view"])
    #expect(check("/* vfl:ignore */ f(visualFormat: \"\"\"\n  H:|[a\n  \"\"\")") == [])
  }

  @Test(arguments: [
    #"if s.hasPrefix("H:|[") { }"#, #"let x = "H:|[a]"#, "\"", "#\"", "\"\"\"", "/*", "/* /* */",
    "let a = \"\\(", "f(visualFormat: ", "f(visualFormat: \"", "f(visualFormat: \"H:\\u{zz}\")",
    "f(visualFormat: \"a\", views: [", "f(visualFormat: \"[a]\", views: [\"a\"", "`", "#/",
    "f(visualFormat: \"\"\"\n\")", "f(visualFormat: \"\"\"\n\"\"\")", "f(visualFormat: \"\\",
    "f(visualFormat: \"[a]\", views: [\"a\": a,", "#!", "\u{FEFF}", "f(visualFormat: \"[a]\" +",
    "layout(", "layout(\"", "LayoutFormat(\"\\(\")", "f(visualFormat: \"[a]\", options: )",
  ])
  func `what is no Swift says nothing and does no harm`(text: String) {
    for prefix in ["", "import AutoLayout\n", "let f = \"H:[a]\"; "] {
      let found = check(prefix + text).filter { !$0.hasSuffix("expected-view") }
      #expect(found == [], "\(prefix + text)")
    }
  }

  @Test func `every beginning of a file can be checked`() {
    let text = """
      import AutoLayout
      let v = ["a": a, "b": b] // vfl:ignore
      f(visualFormat: "H:|-[a\\u{62}]-\\(x)-[b(>=2)]", options: [.alignAllTop], views: v)
      try page.layout(#"V:|[\\#(a)]-\\#(8)-|"#, \"\"\"
        H:[\\(b)]\\
        -|
        \"\"\")
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      for problem in SwiftFile(SourceFile(name: "t", bytes: Array(bytes[..<count]))).problems {
        #expect(problem.range.upperBound <= count && problem.position <= count)
      }
    }
  }

  @Test(arguments: [
    "\"\\(", "#", "#/", "#/\n", "/[ ", "/*", "\"\"\"", "#\"\"\"\n", "`",
    "f(visualFormat: \"[a]\", ",
    "f(visualFormat: \"[a]\", views: v)\n", "{", "let v = [\"a\": [", "layout(\"\\(a)\", ",
    "\"H:[a\" + ",
    // vfl:ignore
    "H:|[", "// vfl:ignore\n", "\\", "\"H:[\\(a)\" ", "LayoutFormat(\"[\\(a)", "\r\n\"",
    "\"H:|x[x\"\n",
  ])
  func `a long file takes no longer than its length`(piece: String) {
    let text = "import AutoLayout; " + String(repeating: piece, count: 30_000 / piece.utf8.count)
    let file = SwiftFile(SourceFile(name: "t", text: text))
    for problem in file.problems { #expect(problem.range.upperBound <= text.utf8.count) }
  }

  @Test func `a long string takes no longer than its length`() {
    for piece in ["[a(>5)]", "\\(a)", "%d", "x", "[", "[\\(a)(>3)]"] {
      for start in ["f(visualFormat: \"", "import AutoLayout\nlayout(\"", "let a = \"H:["] {
        let text = start + String(repeating: piece, count: 300) + "\")"
        #expect(SwiftFile(SourceFile(name: "t", text: text)).formatCount == 1)
      }
    }
  }

  @Test func `a fix-it's edit is one of the file`() throws {
    let text = "f(visualFormat: \"H:|-[\\u{61}(>5)]-|\")"
    let file = SwiftFile(SourceFile(name: "t", text: text))
    let edit = try #require(file.problems.first?.fixIts.first?.edits.first)
    #expect(edit.extent == .document)
    let mended =
      Array(text.utf8)[..<edit.range.lowerBound] + Array(edit.text.utf8)
      + Array(text.utf8)[edit.range.upperBound...]
    #expect(String(decoding: mended, as: UTF8.self) == "f(visualFormat: \"H:|-[\\u{61}(>=5)]-|\")")
  }
}
