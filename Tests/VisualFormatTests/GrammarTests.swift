import Testing
import VisualFormat

@Suite struct GrammarTests {
  let document: GrammarDocument

  init() throws {
    document = try GrammarDocument()
  }

  @Test func `what Grammar_md calls accepted parses without any diagnostic`() {
    let lines = document.blocks("accepted").flatMap(\.lines)
    #expect(lines.count > 30)
    for line in lines {
      #expect(parse(line).diagnostics.isEmpty, "\(line)")
    }
  }

  @Test func `what Grammar_md calls canonical prints as shown`() throws {
    let lines = document.blocks("canonical").flatMap(\.lines)
    #expect(!lines.isEmpty)
    for line in lines {
      let sides = line.components(separatedBy: "  →  ")
      try #require(sides.count == 2)
      #expect(parse(sides[0]).tree?.description == sides[1])
    }
  }

  @Test func `the drawings in Grammar_md are what is drawn`() throws {
    let blocks = document.blocks("drawn").filter { !$0.marks.contains("expanded") }
    #expect(blocks.count > 25)
    for block in blocks {
      let format = block.lines[1]
      let source = FormatSource(format)
      #expect(
        parse(source).diagnostics.draw(in: source) == block.lines.joined(separator: "\n"),
        "\(format)")
    }
  }

  @Test(arguments: Diagnostic.ID.allCases)
  func `every diagnostic has a heading`(id: Diagnostic.ID) {
    #expect(document.text.contains("\n### \(id.rawValue)\n"))
  }

  @Test func `every rule that is used is defined`() {
    var defined: Set<Substring> = []
    var used: Set<Substring> = []
    for line in document.blocks("grammar").flatMap(\.lines) where !line.isEmpty {
      let sides = line.split(separator: " = ", maxSplits: 1)
      defined.insert(sides[0])
      for word in sides[1].split(separator: " ") where word.allSatisfy(\.isLetter) {
        used.insert(word)
      }
    }
    #expect(used.subtracting(defined).isEmpty)
    #expect(defined.subtracting(used) == ["visualFormatString", "blank"])
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
