/// Something that could stand at a place.
package struct Candidate {
  package var text: String
  package var kind: Kind
  /// What it means, in a sentence.
  package var help: String?

  /// What it is; the numbers are those of the protocol of language servers.
  package enum Kind: Int {
    case field = 5
    case variable = 6
    case property = 10
    case keyword = 14
    case enumMember = 20
    case constant = 21
  }
}

extension DocumentReading {
  /// What could stand at an offset, whatever has been written of it, and the bytes in place of which
  /// it would.
  package func candidates(at offset: Int) -> (range: Range<Int>, list: [Candidate]) {
    let bytes = source.bytes
    let cursor = min(max(offset, 0), bytes.count)
    var start = cursor
    while start > 0, WordScanner.isWordByte(bytes[start - 1]) { start -= 1 }
    var end = cursor
    while end < bytes.count, WordScanner.isWordByte(bytes[end]) { end += 1 }
    let expected =
      file.isJSON ? expectationInJSON(before: start) : expectationInText(before: start)
    let line = source.location(of: cursor).line - 1
    return (start..<end, candidates(expected, line: line, isVertical: isVertical(around: start)))
  }

  /// Whether a string along the vertical axis begins the line.
  private func isVertical(around offset: Int) -> Bool {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    return source.bytes[source.line(around: offset)].drop(while: isBlank)
      .starts(with: [UInt8(ascii: "V"), UInt8(ascii: ":")])
  }

  private func expectationInText(before start: Int) -> Expectation {
    let line = source.line(around: start).lowerBound..<start
    let isComment = WordScanner.words(of: line, in: source.bytes).last?.role == .comment
    return isComment ? .nothing : WordScanner.expectation(behind: line, in: source.bytes)
  }

  /// In JSON the strings are completed; the schema knows the keys.
  private func expectationInJSON(before start: Int) -> Expectation {
    let strings = file.document.formats.map { $0.string }
    guard let string = strings.first(where: { $0.range.contains(start) }) else { return .nothing }
    let opening = string.documentOffset(of: 0)
    guard opening <= start, !source.bytes[opening..<start].contains(UInt8(ascii: "\\")) else {
      return .nothing
    }
    var scanner = WordScanner(source.bytes, opening..<start)
    scanner.scanFormat(to: start)
    return scanner.expected
  }

  private func candidates(
    _ expected: Expectation, line: Int, isVertical: Bool
  ) -> [Candidate] {
    switch expected {
    case .nothing: []
    case .statement: statements + items
    case .view: views
    case .metric: metrics(line)
    case .thickness: metrics(line) + views
    case .property: words(DocumentWords.properties, .property, WordHelp.properties)
    case .clause:
      words(options(isVertical: isVertical), .enumMember, WordHelp.options)
        + words(["priority"], .keyword, WordHelp.keywords)
    case .with: words(["with"], .keyword, WordHelp.keywords)
    case .words(let list):
      list.map {
        Candidate(
          text: $0, kind: .enumMember, help: WordHelp.constants[$0] ?? WordHelp.properties[$0])
      }
    case .attribute(let item): attributes(of: item)
    case .item: items
    }
  }

  /// What a line can begin with: a size, where there is none, then what a document has many of; last
  /// what it says once and has said.
  private var statements: [Candidate] {
    let common = ["view", "H:", "V:"]
    let settings = ["size", "spacing", "direction", "scale", "edge", "views"]
    var first = ["size"] + common
    var last: [String] = []
    for word in words where word.role == .keyword {
      let keyword = String(decoding: source.bytes[word.range], as: UTF8.self)
      if settings.contains(keyword), !last.contains(keyword) { last.append(keyword) }
    }
    first.removeAll { last.contains($0) }
    let others = DocumentWords.keywords.filter { !(first + last).contains($0) }
    return words(first + others + last, .keyword, WordHelp.keywords)
  }

  /// The options that a string can have: views are lined up across the axis of theirs.
  private func options(isVertical: Bool) -> [String] {
    let along = ["Left", "Right", "Leading", "Trailing", "CenterX"]
    return DocumentWords.options.filter { option in
      !option.hasPrefix("alignAll") || along.contains { option == "alignAll" + $0 } == isVertical
    }
  }

  private func words(
    _ words: [String], _ kind: Candidate.Kind, _ help: [String: String]
  ) -> [Candidate] {
    words.map { Candidate(text: $0, kind: kind, help: help[$0]) }
  }

  private var root: Candidate {
    Candidate(text: LayoutDocument.rootName, kind: .variable, help: "The root.")
  }

  private var views: [Candidate] {
    names.views.filter { written($0) == $0 }.map { Candidate(text: $0, kind: .variable) }
  }

  private var items: [Candidate] {
    names.views.map { Candidate(text: written($0), kind: .variable) } + [root]
  }

  private func metrics(_ line: Int) -> [Candidate] {
    let local = names.occurrences.filter { $0.isDeclaration && $0.scope == line }.map { $0.name }
    return (local + names.metrics.filter { !local.contains($0) }).map {
      Candidate(text: $0, kind: .constant)
    }
  }

  private func attributes(of item: String) -> [Candidate] {
    let isView = !item.utf8.contains(UInt8(ascii: "."))
    return words(DocumentWords.attributes, .field, WordHelp.attributes)
      + (isView ? words(DocumentWords.areas, .field, WordHelp.areas) : [])
  }
}
