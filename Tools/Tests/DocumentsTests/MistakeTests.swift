import Testing

@testable import Documents

/// Every sentence about a document, in the spelling in which it can be needed.
struct MistakeTests {
  /// A wrong document, and what is said about it: `LINE:COLUMN: SENTENCE`.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var said: [String]

    init(_ text: String, _ said: String...) {
      self.text = text
      self.said = said
    }

    var testDescription: String { text }
  }

  private static func problems(_ text: String) -> [String] {
    let source = SourceFile(name: "t", text: text)
    let problems: [Problem]
    do throws(Problems) {
      problems = try DocumentFile(source).document.solve().problems
    } catch {
      problems = error.list
    }
    return problems.map { problem in
      let (line, column) = source.location(of: problem.position)
      return "\(line):\(column): \(problem.message)"
    }
  }

  @Test(arguments: [
    Case(
      "sise 480 44",
      "1:1: 'sise' begins no setting, view, format string or equation; did you mean 'size'?"),
    Case(
      "[a]-[b] wi",
      "1:9: Expected 'with' in place of 'wi', as in '[a]-[b] with alignAllTop, priority 750'"),
    Case("phone in form", "1:1: Expected 'view' before 'phone', of which 'in' is said"),
    Case("foo bar", "1:1: 'foo' begins no setting, view, format string or equation"),
    Case("size 480", "1:9: Expected a number for 'height', found the end of the line"),
    Case("size wide 44", "1:6: Expected a number for 'width', found 'wide'"),
    Case("size 480 NaN", "1:10: 'NaN' is not a number that a layout can use"),
    Case("size 480 1e999", "1:10: The number '1e999' is too large"),
    Case("size 480 44pt", "1:10: '44pt' is not a number"),
    Case("size -1 2", "1:6: 'width' must be 0 or more, at most 1e9, not -1"),
    Case("size 1e13 2", "1:6: 'width' must be 0 or more, at most 1e9, not 10000000000000"),
    Case("size 480 44 22", "1:13: Expected the end of the line, found '22'"),
    Case("size 1 2\n\nsize 3 4", "3:1: 'size' is set on line 1 already"),
    Case(
      "spacing sibling 1\nspacing superview 2 sibling 3",
      "2:1: 'spacing sibling' is set on line 1 already"),
    Case("spacing 8", "1:9: '8' is no spacing"),
    Case("spacing", "1:8: Expected one of sibling, superview, found the end of the line"),
    Case("scale 0", "1:7: 'scale' must be above 0 and at most 1e6, not 0"),
    Case("edge safearea", "1:6: 'safearea' is no edge; did you mean 'safeArea'?"),
    Case("direction up", "1:11: 'up' is no direction"),
    Case("metrics gap", "1:12: Expected '=' after the metric 'gap', found the end of the line"),
    Case("metrics = 3", "1:9: Expected the name of a metric, found '='"),
    Case("metrics a = inf", "1:13: 'inf' is not a number that a layout can use"),
    Case("metrics a = 1, a = 2", "1:16: The metric 'a' is there already"),
    Case("[a] with b = 1, b = 2", "1:17: The metric 'b' is there already"),
    Case(
      "views all",
      "1:7: Expected 'none' after 'views', found 'all'; views are declared as in 'view a, b'"),
    Case("view a b c", "1:8: 'b' is no property of a view"),
    Case(
      "view a\n[a].width = 4",
      "2:1: An equation has no brackets: write a.width, then ==, <= or >="),
    Case(
      "views none\nview a",
      "1:1: 'views none' says that there are no views, but the document has some"),
    Case("view", "1:5: Expected the name of a view, found the end of the line"),
    Case("view 1st", "1:6: Expected the name of a view, found '1st'"),
    Case("view a,", "1:8: Expected the name of a view, found the end of the line"),
    Case("view a\nview b\nview a", "3:6: The view 'a' is there already"),
    Case(
      "view a intrinsik 1 2", "1:8: 'intrinsik' is no property of a view; did you mean 'intrinsic'?"
    ),
    Case("view a in b in b\nview b", "1:13: The key 'in' is there already"),
    Case("view a intrinsic -3 2", "1:18: 'intrinsic' must be 0 or more, at most 1e9, not -3"),
    Case("view a hugging 0 1", "1:16: 'hugging' must be above 0 and at most 1000, not 0"),
    Case("view a baseline 3", "1:17: '3' is no baseline"),
    Case("view a in nobody", "1:11: Unable to find a parent with name nobody"),
    Case(
      "view logo\nview a in lgo",
      "2:11: Unable to find a parent with name lgo; did you mean 'logo'?"),
    Case("view a in a", "1:11: The view 'a' cannot lie in itself"),
    Case(
      "view a in b\nview b in c\nview c in a",
      "3:11: The views lie in each other: 'a' in 'b' in 'c' in 'a'"),
    Case("view superview in a\nview a", "1:19: The root 'superview' takes no 'parent'"),
    Case("guide superview", "1:7: The root 'superview' takes no 'kind'"),
    Case(
      "H:|-[a] with alignAllCentreY",
      "1:14: 'alignAllCentreY' is no option; did you mean 'alignAllCenterY'?"),
    Case("[a] with", "1:9: Expected an option, 'priority' or a metric, found the end of the line"),
    Case("[a] with priority 1, priority 2", "1:22: The key 'priority' is there already"),
    Case("[a] with priority 1001", "1:19: 'priority' must be above 0 and at most 1000, not 1001"),
    Case("format [a]", "1:8: Expected a format string in quotation marks, found '['"),
    Case("format \"[a]", "1:8: The string has no closing '\"' on its line"),
    Case("a.widht == 3", "1:3: 'widht' is no attribute; did you mean 'width'?"),
    Case("a.width = 3", "1:9: Expected ==, >= or <=, found '='"),
    Case(
      "a.width == b", "1:13: Expected '.' and an attribute after 'b', found the end of the line"),
    Case("a.width ==", "1:11: Expected a number or VIEW.ATTRIBUTE, found the end of the line"),
    Case("a.width == 3 @", "1:15: Expected a number for 'priority', found the end of the line"),
    Case("a.width == 3 @0", "1:15: 'priority' must be above 0 and at most 1000, not 0"),
    Case(
      "view logo\nlgo.width == 3", "2:1: Unable to find an item with name lgo; did you mean 'logo'?"
    ),
    Case("view a\na.width == b.width", "2:12: Unable to find an item with name b"),
    Case(
      "size 1\nsize 2", "1:7: Expected a number for 'height', found the end of the line",
      "2:7: Expected a number for 'height', found the end of the line"),
  ])
  func `the text form`(wrong: Case) {
    #expect(Self.problems(wrong.text) == wrong.said)
  }

  @Test(arguments: [
    Case(#"{"sizes": 1}"#, "1:2: A layout document has no key 'sizes'; did you mean 'size'?"),
    Case(
      #"{"size": 3}"#, "1:10: 'size' must be an array of 2 numbers: width, height, not a number"),
    Case(
      #"{"size": [3]}"#,
      "1:10: 'size' must be an array of 2 numbers: width, height, not an array of 1"),
    Case(#"{"size": ["3", 4]}"#, "1:11: 'size' must be a number, not a string"),
    Case(#"{"scale": "2"}"#, "1:11: 'scale' must be a number, not a string"),
    Case(#"{"spacing": 8}"#, "1:13: 'spacing' must be an object, not a number"),
    Case(#"{"spacing": {"superview": "margin"}}"#, "1:27: 'margin' is no spacing"),
    Case(#"{"metrics": {"a": null}}"#, "1:19: 'a' must be a number, not null"),
    Case(#"{"views": []}"#, "1:11: 'views' must be an object, not an array"),
    Case(#"{"views": {"a": {}, "a": {}}}"#, "1:21: The key 'a' is there already"),
    Case(#"{"views": {"a": {"kind": "box"}}}"#, "1:26: 'box' is no kind"),
    Case(#"{"views": {"a": {"hidden": 1}}}"#, "1:28: 'hidden' must be true or false, not a number"),
    Case(#"{"views": {"a": {"text": {"width": 1}}}}"#, "1:26: 'text' needs the key 'lineHeight'"),
    Case(
      #"{"views": {"a": {"hugging": [null, 1]}}}"#, "1:30: 'hugging' must be a number, not null"),
    Case(
      #"{"views": {"a": {"parent": "b"}, "b": {"parent": "a"}}}"#,
      "1:50: The views lie in each other: 'a' in 'b' in 'a'"),
    Case(#"{"formats": "[a]"}"#, "1:13: 'formats' must be an array, not a string"),
    Case(
      #"{"formats": [3]}"#, "1:14: Each of 'formats' must be a string or an object, not a number"),
    Case(#"{"formats": [{}]}"#, "1:14: A format needs the key 'vfl'"),
    Case(
      #"{"formats": [{"vfl": "[a]", "option": []}]}"#,
      "1:29: A format has no key 'option'; did you mean 'options'?"),
    Case(
      #"{"formats": [{"vfl": "[a]", "options": ["alignTop"]}]}"#,
      "1:41: 'alignTop' is no option; did you mean 'alignAllTop'?"),
    Case(
      #"{"constraints": [{}]}"#, "1:18: A constraint needs the key 'item'",
      "1:18: A constraint needs the key 'attribute'"),
    Case(
      #"{"constraints": [{"item": "superview", "attribute": "width", "toItem": "superview"}]}"#,
      "1:72: A constraint to the item 'superview' needs the key 'toAttribute'"),
    Case(
      #"{"constraints": [{"item": "superview", "attribute": "width", "toAttribute": "height"}]}"#,
      "1:77: 'toAttribute' is 'height', but there is no 'toItem' to have it"),
    Case(
      #"{"constraints": [{"item": "superview", "attribute": "width", "relation": "="}]}"#,
      "1:74: '=' is no relation"),
    Case(
      #"{"size": 1, "scale": 0}"#,
      "1:10: 'size' must be an array of 2 numbers: width, height, not a number",
      "1:22: 'scale' must be above 0 and at most 1e6, not 0"),
  ])
  func `JSON`(wrong: Case) {
    #expect(Self.problems(wrong.text) == wrong.said)
  }

  @Test(arguments: [
    Case("guide a intrinsic 1 2", "1:7: A view of kind 'guide' has no 'intrinsic'"),
    Case("scroll a text width 1 lineHeight 2", "1:8: A view of kind 'scroll' has no 'text'"),
    Case("view a spacing 3", "1:8: 'spacing' is of stacks: declare stack a"),
    Case(
      "guide a hugging 1 2 axis vertical", "1:7: A view of kind 'guide' has no 'hugging'",
      "1:21: 'axis' is of stacks: declare stack a"),
    Case("view a, b hidden spacing 0 axis vertical", "1:28: 'axis' is of stacks: declare stack a"),
    Case(
      #"{"views": {"a": {"stack": {"spacing": 3}}}}"#,
      "1:27: 'stack' is of stacks: give it \"kind\": \"stack\""),
    Case(
      #"{"views": {"a": {"kind": "guide", "hidden": true}}}"#,
      "1:12: A view of kind 'guide' has no 'hidden'"),
    Case("stack a axis diagonal", "1:14: 'diagonal' is no axis"),
  ])
  func `what a kind of view does not have`(wrong: Case) {
    #expect(Self.problems(wrong.text) == wrong.said)
  }

  @Test(arguments: [
    Case(
      "view a, b\n\na.left == 3",
      "3:1: a.left == 3 cannot be: 'left' is a place, which must be compared with another place"),
    Case(
      "view a, b\na.left == b.width",
      "2:1: a.left == b.width cannot be: of 'left' and 'width' one is a place and one a size"),
    Case(
      "view a, b\na.left == 2 * b.top - 1",
      "2:1: a.left == 2 * b.top - 1 cannot be: 'left' and 'top' lie on different axes"),
    Case(
      "view a, b\na.left == b.leading",
      "2:1: a.left == b.leading cannot be: of 'left' and 'leading' one follows the direction of "
        + "reading and one does not"),
  ])
  func `equations that no engine can take`(wrong: Case) {
    #expect(Self.problems(wrong.text) == wrong.said)
  }

  @Test func `a mistake in a format string is shown at its place in the document`() {
    let text = #"{"views": {"logo": {}}, "formats": ["H:|-[\u006cogo]-|", "V:[\u006cogo]-[lgo]"]}"#
    #expect(Self.problems(text) == ["1:77: Unable to find view with name lgo"])
    #expect(
      Self.problems("view logo\n  V:[logo]-[lgo]-|  with alignAllLeft")
        == ["2:16: Unable to find view with name lgo"])
  }

  @Test(arguments: ["size 480", "\r\nsize 480", #"{"size": [480]}"#])
  func `a byte order mark moves nothing`(text: String) {
    #expect(Self.problems("\u{FEFF}" + text) == Self.problems(text))
  }

  @Test func `names that are not known are suggested as long as that takes linear time`() {
    let count = 500
    let views = (0..<count).map { "view name\($0)" }
    let parents = (0..<count).map { "view child\($0) in nam\($0)" }
    let said = Self.problems((views + parents).joined(separator: "\n"))
    #expect(said.count == count)
    #expect(said.first?.hasSuffix("with name nam0; did you mean 'name0'?") == true)
    #expect(said.last?.hasSuffix("with name nam499") == true)
  }

  @Test func `of very many unknown names in format strings the last are not looked for`() {
    let count = 1100
    // Names of this length are listed and never compared.
    let tail = String(repeating: "x", count: 70)
    let views = (0..<count).map { "view v\($0)\(tail)" }
    let formats = (0..<count).map { "[w\($0)\(tail)]" }
    let said = Self.problems((views + formats).joined(separator: "\n"))
    // With the root 1101 names are looked through each time, a million names in all.
    #expect(said.count == 910)
    #expect(said.last?.contains("too many unknown names") == true)
    let mistaken = Self.problems((views + views.map { _ in "[a" }).joined(separator: "\n"))
    #expect(mistaken.count > count)
  }

  @Test func `a message lists names at a length that can be read`() {
    let name = String(repeating: "n", count: 10_000)
    let source = SourceFile(name: "t", text: "view \(name)\nb.width == 3")
    let result = (try? DocumentFile(source))?.document.solve()
    let clipped = String(repeating: "n", count: 60) + "…"
    #expect(result?.problems.first?.notes == ["the document has superview, \(clipped)"])
  }

  @Test func `a problem is drawn with its line`() throws {
    let source = SourceFile(name: "find.vfl", text: "view logo\nH:|-[lgo]-|  # why\n")
    let problem = try #require(try DocumentFile(source).document.solve().problems.first)
    #expect(
      problem.draw(in: source) == """
        find.vfl:2:9: error: Unable to find view with name lgo
        H:|-[lgo]-|  # why
             ~~~^
        note: the views dictionary has logo, superview
        fix-it: replace 'lgo' with 'logo'

        """)
    let coloured = problem.draw(in: source, style: .terminal)
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func `of a long line only the part around the mistake is drawn`() {
    let long = String(repeating: "é", count: 100_000)
    let source = SourceFile(name: "t", text: "\(long) size 1\u{1B}\(long)")
    let problem = Problem(.emptyDocument(), at: 200_001..<200_005)
    let drawn = problem.draw(in: source)
    #expect(drawn.utf8.count < 500)
    #expect(!drawn.contains("\u{1B}"))
    let lines = drawn.split(separator: "\n")
    let caret = lines[2].unicodeScalars.count - 4
    #expect(Array(lines[1].unicodeScalars)[caret] == "s")
  }
}
