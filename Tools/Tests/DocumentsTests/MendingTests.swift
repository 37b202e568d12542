import AutoLayout
import Testing

@testable import Documents

@Suite struct MendingTests {
  private func file(_ text: String) -> DocumentFile {
    DocumentFile(recovering: SourceFile(name: "test", text: text))
  }

  private func text(_ file: DocumentFile, _ edits: [TextEdit]?) -> String? {
    edits.map { String(decoding: $0.applied(to: file.source.bytes), as: UTF8.self) }
  }

  /// The constraint of a document that is written so as an equation.
  private func constraint(_ equation: String, in file: DocumentFile) throws
    -> LayoutResult.Constraint
  {
    try #require(file.solve().constraints.first { $0.record.equation == equation })
  }

  @Test(arguments: [
    ("H:|-20-[a(100)]-|", "a.width == 100", "H:|-20-[a(80)]-|"),
    ("H:|-20-[a(>=10,<=100@750)]", "a.width <= 100 @750", "H:|-20-[a(>=10,<=80@750)]"),
    ("H:|-[a(10)]", "a.leading == superview.leading + 20", "H:|-80-[a(10)]"),
    ("H:[a(10)][b(10)]", "b.leading == a.trailing", "H:[a(10)]-80-[b(10)]"),
    ("a.width == 100 @750", "a.width == 100 @750", "a.width == 80 @750"),
    (
      "a.top == superview.top", "a.top == superview.top", "a.top == superview.top + 80"
    ),
    (
      "view a\na.top == 2 * superview.top - 4", "a.top == 2 * superview.top - 4",
      "view a\na.top == 2 * superview.top + 80"
    ),
    (
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "width", "constant": 5}]}"#,
      "a.width == 5",
      #"{"views": {"a": {}}, "constraints": [{"item": "a", "attribute": "width", "constant": 80}]}"#
    ),
  ])
  func `another constant stands where the one before it stood`(
    document: String, equation: String, expected: String
  ) throws {
    let needsViews =
      !document.hasPrefix("H:") && !document.hasPrefix("view") && !document.hasPrefix("{")
    let front = needsViews ? "view a\n" : ""
    let file = file(front + document)
    let repair = LayoutError.Repair(
      constraint: try constraint(equation, in: file).record, change: .constant(80))
    let edits = file.edits(for: repair, of: try constraint(equation, in: file))
    #expect(text(file, edits) == front + expected)
  }

  @Test(arguments: [
    ("H:[a(100)]", "a.width == 100", "H:[a(100@999)]"),
    ("H:|-[a]", "a.leading == superview.leading + 20", "H:|-(20@999)-[a]"),
    ("H:|-8-[a]", "a.leading == superview.leading + 8", "H:|-(8@999)-[a]"),
    ("H:|-(8,>=4)-[a]", "a.leading >= superview.leading + 4", "H:|-(8,>=4@999)-[a]"),
  ])
  func `a lower priority stands behind the number`(
    document: String, equation: String, expected: String
  ) throws {
    let file = file(document)
    #expect(
      text(file, file.edits(setting: 999, of: try constraint(equation, in: file))) == expected)
  }

  @Test(arguments: [
    ("H:|-[a(300)]-[b(300)]-|", "H:|-[a]-[b(a)]-|"),
    ("H:|-[a(300)]\nH:[a]-[b(300@800)]-|", "H:|-[a]\nH:[a]-[b(a@800)]-|"),
    (
      "view a\nview b\na.width == 0.5 * superview.width\nb.width == 0.5 * superview.width # half",
      "view a\nview b\nb.width == a.width # half"
    ),
  ])
  func `sizes that are shared are equal instead`(document: String, expected: String) throws {
    let file = file(document)
    let result = file.solve()
    let sizes = result.constraints.filter { $0.record.firstAttribute == .width }
    #expect(sizes.count == 2)
    #expect(text(file, file.edits(sharing: sizes)) == expected)
  }

  @Test(arguments: [
    ("H:|-[a(100)]-|", "a.width == 100", "H:|-[a]-|"),
    ("H:[a(>=4,<=8)]", "a.width >= 4", "H:[a(<=8)]"),
    ("H:[a(>=4,<=8)]", "a.width <= 8", "H:[a(>=4)]"),
    ("H:|-[a(4)]-|", "a.leading == superview.leading + 20", "H:[a(4)]-|"),
    ("V:|-[a(4)]-|", "superview.bottom == a.bottom + 20", "V:|-[a(4)]"),
    ("V:[a(4)]-[b(4)]", "b.top == a.bottom + 8", "V:[a(4)]\nV:[b(4)]"),
    ("H:[a][b(4)] # x\nV:[a(4)]", "b.leading == a.trailing", "H:[b(4)] # x\nV:[a(4)]"),
    ("view a\na.width == 4\na.height == 5", "a.width == 4", "view a\na.height == 5"),
    // A string that would ask for nothing goes, unless the view is there by it alone.
    ("view a\nH:[a(4)]\nH:|[a]", "a.width == 4", "view a\nH:|[a]"),
    ("view a\nH:[a(4)] # x\nH:|[a]", "a.width == 4", "view a\n # x\nH:|[a]"),
    ("H:[a(4)]", "a.width == 4", "H:[a]"),
    ("view a\nH:|[a(4)]", "a.width == 4", "view a\nH:|[a]"),
  ])
  func `without a constraint what else its string asks for stays`(
    document: String, equation: String, expected: String
  ) throws {
    let file = file(document)
    #expect(text(file, file.edits(removing: try constraint(equation, in: file))) == expected)
  }

  @Test func `a missing name is declared among the others`() {
    let plain = file("H:|[a(b)]\n")
    #expect(
      text(plain, plain.edit(declaringView: "b").map { [$0] }) == "view a, b\nH:|[a(b)]\n")
    let declared = file("view a\nH:|[a(b)]\n")
    #expect(
      text(declared, declared.edit(declaringView: "b").map { [$0] })
        == "view a\nview b\nH:|[a(b)]\n")
    #expect(
      text(declared, declared.edit(declaringMetric: "b", usedAt: 14).map { [$0] })
        == "view a\nmetrics b = 8\nH:|[a(b)]\n")
    let priority = file("view a\nH:|[a(9@b)]\n")
    #expect(
      text(priority, priority.edit(declaringMetric: "b", usedAt: 15).map { [$0] })
        == "view a\nmetrics b = 750\nH:|[a(9@b)]\n")
  }

  @Test func `what is said of one view leaves the others of its line alone`() {
    let file = file("view a, b intrinsic 10 20  # two\nH:|[a][b]\n")
    let edits = file.edits(changing: "b") { $0.hugging.horizontal = 251 }
    #expect(
      text(file, edits)
        == "view a intrinsic 10 20\nview b intrinsic 10 20 hugging 251 250  # two\nH:|[a][b]\n")
  }

  @Test func `numbers of logs are read without anything of C`() {
    for (text, value) in [
      ("12", 12.0), ("-0.5", -0.5), ("+3.25e2", 325), (".5", 0.5), ("5.", 5), ("1e-3", 0.001),
    ] {
      var scanner = LogScanner(Array(text.utf8))
      #expect(scanner.consumeNumber() == value, "\(text)")
    }
    for text in ["", "-", "e5", "1e", "1.2.3", "--4"] {
      var scanner = LogScanner(Array(text.utf8))
      #expect(scanner.consumeNumber() == nil, "\(text)")
      #expect(scanner.peek == text.utf8.first)
    }
  }
}
