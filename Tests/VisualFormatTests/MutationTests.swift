import Testing

@testable import VisualFormat

/// Every example of Grammar.md with each of its tokens deleted, doubled and replaced: a tree that
/// prints and reads back, or diagnostics that hold what `parserViolations(_:)` asks of them.
@Suite struct MutationTests {
  /// One token of each kind, and what is none.
  static let replacements = [
    "[", "]", "(", ")", "|", "-", "+", ":", ",", "@", "==", "<=", ">=", "=<", "name", "8", "1e",
    "1e999", "0x1F", ".5", "1001", " ", "é", "\0",
  ]

  @Test func `a mutated example is a tree or has diagnostics`() throws {
    var count = 0
    for example in try GrammarDocument().examples {
      for mutant in mutants(of: example) {
        let found = parserViolations(FormatSource(mutant))
        #expect(found.isEmpty, "\(mutant), made of \(example)")
        count += 1
      }
    }
    #expect(count > 10_000)
  }

  @Test func `mutations reach every diagnostic that needs no names`() throws {
    // What needs the views, the metrics or an argument is reached by the drawings of Grammar.md and
    // by the tests of interpolation; nobody writes two gibibytes.
    let elsewhere: Set<Diagnostic.ID> = [
      .argumentOutOfPlace, .baselineSpacing, .misalignedOption, .noSuperview, .notFinite,
      .sourceTooLong, .unknownMetric, .unknownName, .unknownView, .viewAsSpace,
    ]
    var reached: Set<Diagnostic.ID> = []
    for example in try GrammarDocument().blocks("accepted").flatMap(\.lines) {
      for mutant in mutants(of: example) {
        reached.formUnion(parse(mutant).diagnostics.map(\.id))
      }
    }
    #expect(reached == Set(Diagnostic.ID.allCases).subtracting(elsewhere))
  }

  @Test(
    arguments: Diagnostic.ID.allCases.filter { $0 != .sourceTooLong && $0 != .argumentOutOfPlace })
  func `a diagnostic is drawn below its heading in Grammar_md`(id: Diagnostic.ID) throws {
    let page = try GrammarDocument().text
    let start = try #require(page.firstRange(of: "\n## Diagnostics\n")).upperBound
    let text = page[start...]
    let heading = try #require(text.firstRange(of: "\n### \(id.rawValue)\n"))
    let end = text[heading.upperBound...].firstRange(of: "\n### ")?.lowerBound ?? text.endIndex
    #expect(text[heading.upperBound..<end].contains("```drawn"))
  }

  private func mutants(of example: String) -> [String] {
    let bytes = Array(example.utf8)
    var mutants: [String] = []
    for token in tokens(of: bytes) {
      let text = Array(bytes[token])
      let others = Self.replacements.map { Array($0.utf8) }
      for replacement in [[], text + text] + others {
        let mutant = bytes[..<token.lowerBound] + replacement + bytes[token.upperBound...]
        mutants.append(String(decoding: mutant, as: UTF8.self))
      }
    }
    return mutants
  }

  private func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var lexer = unsafe Lexer(buffer, UnsafeBufferPointer(start: nil, count: 0))
      var tokens: [Range<Int>] = []
      while true {
        lexer.next()
        if lexer.kind == .end { return tokens }
        tokens.append(lexer.token.bytes.range)
      }
    }
  }
}
