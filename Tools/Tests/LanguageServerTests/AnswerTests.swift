import Documents
import Testing

@testable import LanguageServer

struct AnswerTests {
  /// What is offered at the `^` in a text.
  private func labels(_ marked: String, language: String = "vfl") throws -> [String] {
    let (client, line, character) = try Self.client(marked, language)
    let answer = try client.request("textDocument/completion", Client.at(line, character))
    return try (answer["items"]?.elements ?? []).map { try #require($0["label"]?.text) }
  }

  static func client(
    _ marked: String, _ language: String = "vfl"
  ) throws -> (Client, line: Int, character: Int) {
    let before = try #require(marked.split(separator: "^", omittingEmptySubsequences: false).first)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let client = try Client(marked.replacing("^", with: ""), language: language)
    return (client, lines.count - 1, lines.last?.utf16.count ?? 0)
  }

  private static let head = "metrics gap = 4\nview label, field\n"

  @Test(arguments: [
    ("H:|-[^", ["label", "field"]), ("H:|-[la^", ["label", "field"]),
    ("H:|-[label(^", ["gap", "label", "field"]), ("H:|-[label(>=ga^", ["gap", "label", "field"]),
    ("H:|-[label(>=1@^", ["gap"]), ("H:|-^", ["gap"]), ("H:|-ga^-[label]", ["gap"]),
    ("H:|-[label]-^", ["gap"]), ("H:|-[label]-(^", ["gap"]), ("[^]-g-[label]", ["label", "field"]),
    ("H:|[label] ^", ["with"]), ("label.width == ^", ["label", "field", "superview"]),
    ("label.width == 2 * fi^", ["label", "field", "superview"]),
    ("direction ^", ["leftToRight", "rightToLeft"]), ("views ^", ["none"]),
    ("edge ^", ["superview", "layoutMargins", "safeArea"]),
    ("spacing ^", ["sibling", "superview"]), ("spacing sibling 3 ^", ["sibling", "superview"]),
    ("spacing superview ^", ["layoutMargins"]), ("view x in ^", ["label", "field", "x"]),
    ("stack x axis ^", ["horizontal", "vertical"]), ("view x text ^", ["width", "lineHeight"]),
    ("view x text width 4 li^", ["in", "intrinsic"]), ("view x baseline ^", ["first", "last"]),
    ("# H:[^", []), ("view ^", []), ("size ^", []), ("format \"H:[^\"", ["label", "field"]),
    ("H:|[label]-x-[^] with x = 3", ["label", "field"]),
    ("H:|-^-[label] with mine = 3", ["mine", "gap"]),
  ])
  func `what could stand at a place is offered`(line: String, expected: [String]) throws {
    let found = try labels(Self.head + line)
    if expected.first == "in" {
      #expect(found == DocumentWords.properties)
    } else {
      #expect(found == expected)
    }
  }

  @Test func `a line is offered a size first where there is none, and what has been said last`()
    throws
  {
    let common = ["view", "H:", "V:"]
    let others = DocumentWords.keywords.filter { !common.contains($0) && $0 != "size" }
    #expect(try labels("^") == ["size"] + common + others + ["superview"])
    let said = try labels("size 3 4\nview a\n^")
    #expect(said == common + others + ["size", "a", "superview"])
  }

  @Test func `words for settings, options and attributes are offered`() throws {
    #expect(try labels("view a ^") == DocumentWords.properties)
    #expect(try labels("view a hidden ^") == DocumentWords.properties)
    // Views are lined up across the axis of the string.
    let level = ["Top", "Bottom", "CenterY", "LastBaseline", "Baseline", "FirstBaseline"]
    let others = DocumentWords.options.filter { !$0.hasPrefix("alignAll") } + ["priority"]
    let across = level.map { "alignAll" + $0 } + others
    #expect(try labels("H:|[a] with ^") == across)
    #expect(try labels("  |[a] with alignAllTop, al^") == across)
    let along = ["Left", "Right", "Leading", "Trailing", "CenterX"].map { "alignAll" + $0 }
    #expect(try labels(" V:|[a] with alignAllLeft, al^") == along + others)
    #expect(try labels("a.^") == DocumentWords.attributes + DocumentWords.areas)
    #expect(try labels("a.wi^ == 3") == DocumentWords.attributes + DocumentWords.areas)
    #expect(try labels("a.layoutMarginsGuide.^") == DocumentWords.attributes)
  }

  @Test func `in JSON names are offered in strings`() throws {
    let text = #"{"views": {"a": {}, "b": {}}, "formats": ["H:|-[^]"]}"#
    #expect(try labels(text) == ["a", "b"])
    #expect(try labels(#"{"views": {"^": {}}}"#).isEmpty)
  }

  @Test func `a completion replaces the word that it stands in`() throws {
    let (client, line, character) = try Self.client("view label\nH:|[l^ab]|")
    let answer = try client.request("textDocument/completion", Client.at(line, character))
    let edit = try #require(answer["items"]?.elements?.first?["textEdit"])
    #expect(try Found.place(edit["range"]) == "1:4-7")
  }

  @Test(arguments: [
    // The frame: 20 points beside the edge, 11 from the top.
    (
      "size 300 44\nview label intrinsic 60 22\nH:|-[la^bel]\nV:|-11-[label]\n",
      "label in superview: x 20, y 11, 60 × 22\nIts content would like to be 60 × 22"
    ),
    (
      "size 300 44\nview label intrinsic 60 22\nH:|-[label]\nV:|-1^1-[label]\n",
      "`V:|-11-[label]` asks for a space of 11 points between superview and label\n  "
        + "label.top == superview.top + 11"
    ),
    ("metrics gap = 4\nH:|-g^ap-[a]", "gap = 4\n"), ("H:|-ga^p-[a] with gap = 7", "gap = 7\n"),
    ("size 3 4\nview superv^iew", "superview: 3 × 4"), ("view a hid^den", "It is not shown"),
    ("size 100 20\nview a\na.wid^th == 2 * a.height", "a.width == 2 * a.height"),
    ("size 100 20\nH:[a^]\n", "The constraints allow other values of x, y, the width, the height"),
  ])
  func `a place says what it means and what came of it`(marked: String, part: String) throws {
    let (client, line, character) = try Self.client(marked)
    let answer = try client.request("textDocument/hover", Client.at(line, character))
    let text = try #require(answer["contents"]?["value"]?.text)
    #expect((text + "\n").contains(part), "\(text)")
    #expect(answer["contents"]?["kind"]?.text == "plaintext")
  }

  @Test func `lines are kept in a block where the client reads Markdown`() throws {
    let client = Client()
    try client.initialize(markdown: true)
    try client.open("metrics gap = 4\nview \"```\"\nH:|-gap-[a]\n")
    let answer = try client.request("textDocument/hover", Client.at(2, 4))
    #expect(answer["contents"]?["value"]?.text == "```text\ngap = 4\n```")
    let other = try client.request("textDocument/hover", Client.at(1, 7))
    #expect(other["contents"]?["value"]?.text?.hasPrefix("````text\n``` in superview") == true)
  }

  @Test func `nothing is said where nothing stands`() throws {
    let client = try Client("size 3 4\n\nview a\n")
    #expect(try client.request("textDocument/hover", Client.at(1, 0)).output.line == "null")
    #expect(try client.request("textDocument/hover", Client.at(99, 99)).output.line == "null")
    #expect(try client.request("textDocument/definition", Client.at(0, 6)).output.line == "null")
  }

  private static let names = """
    metrics a = 4
    view a, "b c" in box
    view box
    H:|-a-[a(a)]-g-[box] with g = 3
    a.width == box.width
    box.layoutMarginsGuide.top == "b c".top
    H:|-g-[a] with g = 4
    """

  /// The places of a name in `names`.
  @Test(arguments: [
    (1, 5, "1:5-6", ["1:5-6", "3:7-8", "4:0-1", "6:7-8"]),
    (3, 9, "0:8-9", ["0:8-9", "3:4-5", "3:9-10"]),
    (5, 1, "2:5-8", ["1:17-20", "2:5-8", "3:16-19", "4:11-14", "5:0-3"]),
    (5, 32, "1:8-13", ["1:8-13", "5:30-35"]), (3, 13, "3:26-27", ["3:13-14", "3:26-27"]),
    (6, 4, "6:15-16", ["6:4-5", "6:15-16"]),
  ])
  func `names lead to where they are declared, and to where they stand`(
    line: Int, character: Int, definition: String, places: [String]
  ) throws {
    let client = try Client(Self.names)
    let found = try client.request("textDocument/definition", Client.at(line, character))
    #expect(try Found.place(found["range"]) == definition)
    let answer = try client.request(
      "textDocument/references",
      Client.at(line, character, [("context", .object([("includeDeclaration", .bool(true))]))]))
    #expect(try (answer.elements ?? []).map { try Found.place($0["range"]) } == places)
  }

  private func renamed(_ text: String, _ line: Int, _ character: Int, _ name: String) throws
    -> String
  {
    let client = try Client(text)
    let answer = try client.request(
      "textDocument/rename", Client.at(line, character, [("newName", .string(name))]))
    let edits = try #require(answer["changes"]?[Client.uri]?.elements)
    return try Found.apply(edits, to: text)
  }

  @Test func `a name is changed wherever it stands, spelt as is needed there`() throws {
    #expect(
      try renamed(Self.names, 2, 6, "card")
        == Self.names.replacing("box", with: "card"))
    #expect(try renamed("view \"b c\" in x\nview x", 0, 6, "d") == "view d in x\nview x")
    #expect(
      try renamed("view b\nb.top == superview.top", 0, 5, "my \"b\"")
        == "view \"my \\\"b\\\"\"\n\"my \\\"b\\\"\".top == superview.top")
    #expect(
      try renamed(#"{"views": {"\u0061": {}}, "formats": ["H:[\u0061(20)]"]}"#, 0, 13, "find")
        == #"{"views": {"find": {}}, "formats": ["H:[find(20)]"]}"#)
  }

  @Test(arguments: [
    (2, 6, "my box", "'my box' cannot stand in format strings"), (2, 6, "a", "called 'a' already"),
    (2, 6, "", "at least one letter"), (0, 0, "x", "There is no name here"),
    (2, 6, "superview", "called 'superview' already"), (2, 6, "1a", "begin with no digit"),
  ])
  func `a name that would mean something else is refused`(
    line: Int, character: Int, name: String, part: String
  ) throws {
    let client = try Client(Self.names)
    let (_, message) = try client.refusal(
      "textDocument/rename", Client.at(line, character, [("newName", .string(name))]))
    #expect(message.contains(part))
  }

  @Test func `what would be renamed is shown, but for the root`() throws {
    let client = try Client(Self.names + "\na.top == superview.top")
    let answer = try client.request("textDocument/prepareRename", Client.at(5, 1))
    #expect(answer["placeholder"]?.text == "box")
    #expect(
      try client.request("textDocument/prepareRename", Client.at(7, 12)).output.line == "null")
  }

  @Test func `a document is formatted by the edit of the lines that change`() throws {
    let text = "size  3 4\nview a\nH:|-(8)-[a]\nV:|[a]|\n"
    let client = try Client(text)
    let edits = try #require(
      try client.request("textDocument/formatting", [Client.document]).elements)
    #expect(try Found.apply(edits, to: text) == "size 3 4\nview a\nH:|-8-[a]\nV:|[a]|\n")
    client.change([(nil, "size 3 4\nfoo\n")])
    #expect(try client.request("textDocument/formatting", [Client.document]).output.line == "null")
    client.change([(nil, "size 3 4\n")], version: 3)
    #expect(try client.request("textDocument/formatting", [Client.document]).output.line == "[]")
  }

  @Test func `the kinds of words are told by their distances`() throws {
    let client = try Client("view é # 😀\n\nH:[é]\n")
    let answer = try client.request("textDocument/semanticTokens/full", [Client.document])
    let numbers = try (answer["data"]?.elements ?? []).map { try #require($0.integer) }
    // keyword, a declared variable, a comment of 4 units; keyword, operator, variable, operator.
    #expect(
      numbers == [
        0, 0, 4, 0, 0, 0, 5, 1, 3, 1, 0, 2, 4, 8, 0, 2, 0, 2, 0, 0, 0, 2, 1, 6, 0, 0, 1, 1, 3, 0, 0,
        1,
        1, 6, 0,
      ])
  }

  @Test func `in Swift files nothing is offered but what mends`() throws {
    let client = try Client("let a = 3", language: "swift")
    #expect(try client.request("textDocument/hover", Client.at(0, 4)).output.line == "null")
    #expect(try client.request("textDocument/completion", Client.at(0, 4)).output.line == "null")
    #expect(try client.request("textDocument/definition", Client.at(0, 4)).output.line == "null")
    #expect(try client.request("textDocument/formatting", [Client.document]).output.line == "null")
  }
}
