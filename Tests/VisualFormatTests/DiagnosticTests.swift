import Testing

@testable import VisualFormat

/// One mistake: the string, what is said of it, and what the fix-its make of the string.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let format: String
  let id: Diagnostic.ID
  let range: Range<Int>
  let position: Int
  let mended: [String]

  init(
    _ format: String, _ id: Diagnostic.ID, _ range: Range<Int>, at position: Int? = nil,
    mended: String...
  ) {
    self.format = format
    self.id = id
    self.range = range
    self.position = position ?? range.lowerBound
    self.mended = mended
  }

  var testDescription: String { "\(format) \(id.rawValue)" }

  static let all: [MistakeCase] = [
    MistakeCase("V[a]", .expectedColon, 0..<1, at: 1, mended: "V:[a]"),
    MistakeCase("H|[a]|", .expectedColon, 0..<1, at: 1, mended: "H:|[a]|"),
    MistakeCase("h:[a]", .unknownOrientation, 0..<1, mended: "H:[a]"),
    MistakeCase("v:[a]", .unknownOrientation, 0..<1, mended: "V:[a]"),
    MistakeCase("VH:[a]", .unknownOrientation, 0..<2),
    MistakeCase(":[a]", .unknownOrientation, 0..<0, mended: "H:[a]", "V:[a]"),
    MistakeCase("", .expectedView, 0..<0),
    MistakeCase("V:", .expectedView, 2..<2),
    // vfl:ignore
    MistakeCase("V:|-", .expectedView, 4..<4),
    MistakeCase("|-|", .expectedView, 2..<3),
    MistakeCase("|||", .expectedView, 1..<3),
    MistakeCase("-[a]", .expectedView, 0..<1, mended: "|-[a]", "[a]"),
    MistakeCase("a]-[b]", .expectedView, 0..<3, mended: "[a]-[b]"),
    MistakeCase("[a]-", .expectedView, 3..<4, at: 4, mended: "[a]-|", "[a]"),
    MistakeCase("[a]-8-", .expectedView, 3..<6, at: 6, mended: "[a]-8-|"),
    MistakeCase("[a]-8", .expectedView, 3..<5, at: 5, mended: "[a]-8-|"),
    MistakeCase("[a]-8-9-[b]", .expectedView, 6..<8),
    MistakeCase("[a]-]|", .expectedView, 4..<5, mended: "[a]-|"),
    MistakeCase("[a]-+[b]", .expectedView, 4..<5, mended: "[a]-[b]"),
    MistakeCase("[]", .expectedViewName, 1..<1),
    MistakeCase("[(10)]", .expectedViewName, 1..<1),
    MistakeCase("[a]-[[b]", .expectedViewName, 5..<6, mended: "[a]-[b]"),
    MistakeCase("[2nd]", .invalidViewName, 1..<4, mended: "[_2nd]"),
    MistakeCase("[1.5]", .invalidViewName, 1..<4, mended: "[_1_5]"),
    MistakeCase("[über]", .invalidViewName, 1..<6, mended: "[_ber]"),
    MistakeCase("[\"my view\"]", .invalidViewName, 1..<10, mended: "[my_view]"),
    MistakeCase("[\"2nd\"(5)]", .invalidViewName, 1..<6, mended: "[_2nd(5)]"),
    MistakeCase("[\"my view]", .invalidViewName, 1..<4, mended: "[_my view]"),
    MistakeCase("[a.b]", .unexpectedInView, 2..<4),
    MistakeCase("[a b]", .unexpectedInView, 3..<4),
    MistakeCase("[a(5)b]", .unexpectedInView, 5..<6),
    MistakeCase("[a", .unterminatedView, 2..<2, mended: "[a]"),
    MistakeCase("[a-[b]", .unterminatedView, 2..<2, mended: "[a]-[b]"),
    MistakeCase("[a(5)|", .unterminatedPredicates, 5..<5, mended: "[a(5)]|"),
    MistakeCase("[a(5", .unterminatedPredicates, 2..<4, at: 4, mended: "[a(5)]"),
    MistakeCase("[a(", .unterminatedPredicates, 2..<3, at: 3, mended: "[a]"),
    MistakeCase("[a(>=", .unterminatedPredicates, 2..<5, at: 5, mended: "[a]"),
    MistakeCase("[a(5,", .unterminatedPredicates, 2..<5, at: 5, mended: "[a(5)]"),
    MistakeCase("[a(5]-[b]", .unterminatedPredicates, 2..<4, at: 4, mended: "[a(5)]-[b]"),
    MistakeCase("[a(5-[b]", .unterminatedPredicates, 2..<4, at: 4, mended: "[a(5)]-[b]"),
    MistakeCase("[a(5 x]", .unterminatedPredicates, 2..<4, at: 4, mended: "[a(5)]"),
    MistakeCase("[a]-(5,6-[b]", .unterminatedPredicates, 4..<8, at: 8, mended: "[a]-(5,6)-[b]"),
    MistakeCase("[a]--[b]", .emptySpace, 3..<5, mended: "[a]-[b]"),
    MistakeCase("[a]----[b]", .emptySpace, 3..<7, mended: "[a]-[b]"),
    MistakeCase("[a]-5[b]", .expectedDash, 4..<5, at: 5, mended: "[a]-5-[b]"),
    MistakeCase("[a]-(5)|", .expectedDash, 4..<7, at: 7, mended: "[a]-(5)-|"),
    MistakeCase("[a]5-[b]", .expectedDash, 3..<4, mended: "[a]-5-[b]"),
    MistakeCase("|gap[a]", .expectedDash, 1..<4, mended: "|-gap-[a]"),
    MistakeCase("[a](5)", .unexpectedText, 3..<6, mended: "[a(5)]"),
    MistakeCase("[a]+[b]", .unexpectedText, 3..<4, mended: "[a][b]"),
    MistakeCase("[a]]-[b]", .unexpectedText, 3..<4, mended: "[a]-[b]"),
    MistakeCase("[a]-5 6-[b]", .unexpectedText, 6..<7),
    MistakeCase("|[a]|x", .textAfterBar, 5..<6),
    MistakeCase("|[a]|-[b]|", .textAfterBar, 5..<10),
    MistakeCase("[a()]", .expectedPredicate, 2..<4, at: 3, mended: "[a]"),
    MistakeCase("[a]-()-[b]", .expectedPredicate, 4..<6, at: 5, mended: "[a]-[b]"),
    MistakeCase("[a(,5)]", .expectedPredicate, 3..<4, mended: "[a(5)]"),
    MistakeCase("[a(5,)]", .expectedPredicate, 4..<5, at: 5, mended: "[a(5)]"),
    MistakeCase("[a(>=)]", .expectedPredicate, 5..<5),
    MistakeCase("[a]->=-[b]", .expectedPredicate, 6..<6),
    MistakeCase("[a(*)]", .expectedPredicate, 3..<4),
    MistakeCase("[a(5@)]", .expectedPriority, 4..<5, at: 5, mended: "[a(5)]"),
    MistakeCase("[a(5@@9)]", .expectedPriority, 4..<5, at: 5, mended: "[a(5@9)]"),
    MistakeCase("[a(5*2)]", .unexpectedInPredicates, 4..<6),
    MistakeCase("[a(5;6,7)]", .unexpectedInPredicates, 4..<6, mended: "[a(5,6,7)]"),
    MistakeCase("[a(=5)]", .unknownRelation, 3..<4, at: 4, mended: "[a(==5)]"),
    MistakeCase("[a(=>5)]", .unknownRelation, 3..<5, at: 5, mended: "[a(>=5)]"),
    MistakeCase("[a(!=5)]", .unknownRelation, 3..<5, at: 5, mended: "[a(==5)]"),
    MistakeCase("[a]-<5-[b]", .unknownRelation, 4..<5, at: 5, mended: "[a]-<=5-[b]"),
    MistakeCase("[a]-+5-[b]", .signedSpace, 4..<6, mended: "[a]-(+5)-[b]", "[a]-5-[b]"),
    MistakeCase("[a]->=-5@9-[b]", .signedSpace, 4..<10, at: 6, mended: "[a]-(>=-5@9)-[b]"),
    MistakeCase("[a(1.2.3)]", .malformedNumber, 3..<8),
    MistakeCase("[a(1e)]", .malformedNumber, 3..<5, mended: "[a(1)]"),
    MistakeCase("[a(0xg)]", .malformedNumber, 3..<6, mended: "[a(0)]"),
    MistakeCase("[a(1e309)]", .numberOutOfRange, 3..<8),
    MistakeCase("[a(5@0)]", .priorityOutOfRange, 5..<6),
    MistakeCase("[a(5@-1)]", .priorityOutOfRange, 5..<7),
    MistakeCase("[a(5@1000.5)]", .priorityOutOfRange, 5..<11, mended: "[a(5@1000)]"),
    MistakeCase("[a]-\t[b]", .blank, 4..<5, mended: "[a]-[b]"),
    MistakeCase("[a(+5)]", .explicitPlus, 3..<4, mended: "[a(5)]"),
    MistakeCase("[a(-.5)]", .leadingPoint, 4..<6, mended: "[a(-0.5)]"),
    MistakeCase("[a]-0X1F-[b]", .hexadecimalNumber, 4..<8, mended: "[a]-31-[b]"),
  ]
}

@Suite struct DiagnosticTests {
  @Test(arguments: MistakeCase.all)
  func `a mistake has an id, a place and fix-its that mend it`(_ mistake: MistakeCase) throws {
    let diagnostics = parse(mistake.format).diagnostics
    let found = try #require(
      diagnostics.first { $0.id == mistake.id }, "\(diagnostics.map(\.id.rawValue))")
    #expect(found.range == mistake.range)
    #expect(found.position == mistake.position)
    #expect(found.fixIts.map { $0.applied(to: mistake.format) } == mistake.mended)
    let source = FormatSource(mistake.format)
    #expect(parserViolations(source).isEmpty)
  }

  @Test func `every mistake of the text is among the cases`() {
    let ofNames: Set<Diagnostic.ID> = [
      .argumentOutOfPlace, .baselineSpacing, .misalignedOption, .noSuperview, .notFinite,
      .sourceTooLong, .unknownMetric, .unknownName, .unknownView, .viewAsSpace,
    ]
    let covered = Set(MistakeCase.all.map(\.id))
    #expect(Set(Diagnostic.ID.allCases).subtracting(ofNames) == covered)
  }

  @Test(arguments: [
    ("V|[top]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
    (":[a]", 0, "Expected H or V before ':'"),
    ("[a]é\u{1B}[b]", 3, "Expected '-', '|' or a view in brackets, found 'é\u{FFFD}'"),
    (
      "[a][b(w][c]", 7,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("[a(<30)]", 4, "Unknown relation. Must be ==, >=, or <="),
    ("[a", 2, "View a must end with ']'"),
    ("[a]-(10@0)-[b]", 8, "A priority must be above 0 and at most 1000, found '0'"),
  ])
  func `sentences stand where the caret points`(format: String, position: Int, message: String) {
    let diagnostics = parse(format).diagnostics
    #expect(diagnostics.map(\.position) == [position])
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    (
      "[a(10 20)]--[b(<30)]-x",
      [
        "blank", "unexpected-in-predicates", "empty-space",
        "unknown-relation", "expected-view",
      ]
    ),
    (
      "X:[1a]-[]-[b",
      [
        "unknown-orientation", "invalid-view-name", "expected-view-name",
        "unterminated-view",
      ]
    ),
    ("|[a]|[b(>1)]", ["text-after-bar", "unknown-relation"]),
    (
      "[a(5@0,)]-(,)-[b",
      [
        "priority-out-of-range", "expected-predicate", "expected-predicate",
        "expected-predicate", "unterminated-view",
      ]
    ),
    ("V[[a]]", ["expected-colon", "expected-view-name", "unexpected-text"]),
    ("[a]5[b]-6[c]7-[d]", ["expected-dash", "expected-dash", "expected-dash"]),
  ])
  func `all mistakes of one string are reported, in order`(format: String, ids: [String]) {
    #expect(parse(format).diagnostics.map(\.id.rawValue) == ids)
  }

  @Test func `a tree is recovered around the mistakes`() throws {
    let tree = try #require(parse("|-[a(>1]--[2]-5[c").tree)
    #expect(tree.views.map { tree.text(of: $0.name) } == ["a", "", "c"])
    #expect(tree.predicates.count == 2)
    #expect(tree.leadingSuperview != nil)
  }

  @Test(arguments: ["[a]- +[b]", "[-\r+[", "[a]-\t==[b]", "[a] +[b]", "[a(\n@)]"])
  func `a predicate of nothing behind a blank has an empty place`(format: String) {
    #expect(parserViolations(FormatSource(format)).isEmpty)
    #expect(parse(format).hasErrors)
  }

  @Test(arguments: [
    // vfl:ignore
    "V:|[blackBox4()30>)|", "[view()(]", "[in ut()4)]", "[a(10 20)]", "[a]-(0 -5 bar]-|",
    "[a]->(0-10@5e(-[x(c)]|", "[b(1e3)]-1e)]-1e+2-[c]", "[a+5--5-[b]",
  ])
  func `what would not mend a string is no fix-it`(format: String) {
    let result = parse(format)
    let errors = result.diagnostics.count { $0.severity == .error }
    #expect(errors > 0)
    for diagnostic in result.diagnostics {
      for fixIt in diagnostic.fixIts {
        let mended = parse(fixIt.applied(to: format)).diagnostics
        #expect(mended.count { $0.severity == .error } <= errors)
        #expect(
          mended.count { $0.id == diagnostic.id }
            < result.diagnostics.count { $0.id == diagnostic.id })
      }
    }
  }

  @Test func `a blank without which two words were one has a fix-it only if that one fits`() {
    func fixIts(of format: String) -> [String] {
      parse(format).diagnostics.filter { $0.id == .blank }.flatMap(\.fixIts).map {
        $0.applied(to: format)
      }
    }
    #expect(fixIts(of: "[in ut()4)]").isEmpty)
    #expect(fixIts(of: "[a b]") == ["[ab]"])
    #expect(fixIts(of: "[a] -[b]") == ["[a]-[b]"])
  }

  @Test func `a string that is too long to be tried has no fix-its`() {
    // Two warnings each; 4,000,000 bytes are tried for one, and for each of ten, but not for
    // thousands.
    let few = String(repeating: "[a]-", count: 20) + "[a] - [a]"
    #expect(parse(few).diagnostics.allSatisfy { !$0.fixIts.isEmpty })
    let many = String(repeating: "[a] - ", count: 2000) + "[a]"
    #expect(parse(many).diagnostics.count == 4000)
    #expect(parse(many).diagnostics[0].fixIts.isEmpty)
  }

  @Test func `a source of more than two gibibytes is refused without being read`() {
    let finding = Finding(.sourceTooLong(count: 1 << 31), at: ByteRange(at: 0))
    let message = Diagnostic(finding, in: FormatSource(), among: 1).message
    #expect(message == "A format string may have 2147483646 bytes, this one has 2147483648")
  }
}
