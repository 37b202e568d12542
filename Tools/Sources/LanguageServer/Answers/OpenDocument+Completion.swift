import Documents

/// Something that could stand at a place.
private struct Candidate {
  var text: String
  /// The protocol's number of its kind.
  var kind: Kind
  var help: String?

  enum Kind: Int {
    case field = 5
    case variable = 6
    case property = 10
    case keyword = 14
    case enumMember = 20
    case constant = 21
  }
}

extension OpenDocument {
  /// What could stand at a position, whatever has been written of it.
  func completion(at position: Position) -> JSONOutput {
    guard language == .layout else { return .null }
    let cursor = offset(of: position)
    let bytes = source.bytes
    var start = cursor
    while start > 0, WordScanner.isWordByte(bytes[start - 1]) { start -= 1 }
    var end = cursor
    while end < bytes.count, WordScanner.isWordByte(bytes[end]) { end += 1 }
    let expected =
      isJSON ? expectationInJSON(before: start) : expectationInText(before: start)
    let items = candidates(expected, line: text.position(of: cursor + markLength).line)
      .map { item($0, start..<end) }
    return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
  }

  private func item(_ candidate: Candidate, _ range: Range<Int>) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("label", .string(candidate.text)), ("kind", .integer(candidate.kind.rawValue)),
    ]
    if let help = candidate.help {
      members.append(
        ("documentation", .object([("kind", .string("markdown")), ("value", .string(help))])))
    }
    members.append(("textEdit", textEdit(range, candidate.text)))
    return .object(members)
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

  private func candidates(_ expected: Expectation, line: Int) -> [Candidate] {
    switch expected {
    case .nothing: []
    case .statement:
      words(DocumentWords.keywords, .keyword, WordHelp.keywords)
        + words(["H:", "V:"], .keyword, WordHelp.keywords) + items
    case .view: views
    case .metric: metrics(line)
    case .thickness: metrics(line) + views
    case .property: words(DocumentWords.properties, .property, WordHelp.properties)
    case .clause:
      words(DocumentWords.options, .enumMember, WordHelp.options)
        + words(["priority"], .keyword, WordHelp.keywords)
    case .with: words(["with"], .keyword, WordHelp.keywords)
    case .words(let list):
      words(list, .enumMember, WordHelp.constants.merging(WordHelp.properties) { a, _ in a })
    case .attribute(let item): attributes(of: item)
    case .item: items
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
