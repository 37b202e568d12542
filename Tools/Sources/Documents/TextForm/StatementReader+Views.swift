import AutoLayout

extension StatementReader {
  enum Property: String, CaseIterable {
    case `in`, intrinsic, hugging, compression, text, baseline, margins, safeArea, insets, sample,
      color, hidden
    case axis, spacing, distribution, alignment

    /// Whether only stacks have it.
    var isOfStacks: Bool {
      switch self {
      case .axis, .spacing, .distribution, .alignment: true
      default: false
      }
    }
  }

  enum TextWord: String, CaseIterable { case width, lineHeight }

  enum BaselineWord: String, CaseIterable { case first, last }

  /// `NAME, NAME … WORD VALUES …`: what is said holds for each of the names.
  mutating func parseViews(_ kind: ViewEntry.Kind) throws(Problem) -> [ViewEntry] {
    var names: [SourceString] = []
    var entry = ViewEntry(name: SourceString(""))
    entry.kind = kind
    defer { declared = .views(Self.entries(names, as: entry)) }
    repeat {
      names.append(try scanner.expectName("the name of a \(kind.rawValue)"))
    } while scanner.consume(",")
    try refuseRestOfName(names)
    var seen: Set<String> = []
    var last: Property?
    while !scanner.isAtEnd {
      let range = scanner.word
      let found = scanner.source.text(range)
      guard Property(rawValue: found) != nil else {
        if last == nil, let problem = propertyBehindComma(&names) { throw problem }
        throw noProperty(found, of: kind, behind: last, at: range)
      }
      let word = try scanner.expectWord("property of a view", Property.self)
      guard seen.insert(word.rawValue).inserted else {
        throw Problem(.duplicateKey(word.rawValue), at: range)
      }
      let isPlain = entry.stack == ViewEntry.Stack()
      try parse(word, into: &entry)
      if isPlain { entry.stackMark = .init(word: word.rawValue, place: Place(range)) }
      last = word
    }
    return Self.entries(names, as: entry)
  }

  private func noProperty(
    _ word: String, of kind: ViewEntry.Kind, behind last: Property?, at range: Range<Int>
  ) -> Problem {
    let known = Property.allCases.filter { kind == .stack || !$0.isOfStacks }.map { $0.rawValue }
    if word.isEmpty {
      let isComma = scanner.peek == UInt8(ascii: ",")
      return Problem(
        .expected("one of \(known.joined(separator: ", "))", found: scanner.found),
        at: scanner.foundRange,
        fixIts: isComma ? [.leavingOut(range.lowerBound..<range.lowerBound + 1, ",")] : [])
    }
    return Problem(
      .noProperty(word, of: kind, behind: last, known: known), at: range,
      fixIts: Problem.FixIt.guessing(word, among: known, at: range))
  }

  /// A comma behind the last name, so that a property was taken for a name; it is none of `names`
  /// then. nil where there is no such comma.
  private func propertyBehindComma(_ names: inout [SourceString]) -> Problem? {
    guard names.count > 1, let name = names.last, Property(rawValue: name.text) != nil else {
      return nil
    }
    names.removeLast()
    var comma = LineScanner(scanner.source, names[names.count - 1].range.upperBound..<scanner.end)
    comma.skipBlanks()
    return Problem(
      .expected("a name behind ','", found: "the property '\(name.text)'"), at: name.range,
      fixIts: [.leavingOut(comma.offset..<comma.offset + 1, ",")])
  }

  /// What touches a name, as `-view` in `my-view`, was meant as a part of it.
  private func refuseRestOfName(_ names: [SourceString]) throws(Problem) {
    guard let name = names.last, name.range.upperBound == scanner.offset, !scanner.isAtEnd,
      scanner.source.bytes[name.range.lowerBound] != UInt8(ascii: "\"")
    else { return }
    var stop = scanner.offset
    while stop < scanner.end, !LineScanner.isBlank(scanner.source.bytes[stop]),
      scanner.source.bytes[stop] != UInt8(ascii: ",")
    {
      stop += 1
    }
    let range = name.range.lowerBound..<stop
    var mended = ""
    for byte in scanner.source.bytes[range] where byte < 0x80 || byte >= 0xC0 {
      mended.unicodeScalars.append(LineScanner.isWordByte(byte) ? Unicode.Scalar(byte) : "_")
    }
    if scanner.source.bytes[name.range.upperBound..<stop].allSatisfy(LineScanner.isSign) {
      let signs = name.range.upperBound..<stop
      let found = scanner.source.text(signs)
      throw Problem(
        .expected("a blank behind the name", found: "'\(found)'"), at: signs,
        fixIts: [.leavingOut(signs, found)])
    }
    let found = scanner.source.text(range)
    var problem = Problem(
      .expected("a name", found: "'\(found)'"), at: range,
      fixIts: [.replacing(range, "'\(found)'", with: mended)])
    problem.notes.append(Mistake.signsOfNames)
    throw problem
  }

  private static func entries(_ names: [SourceString], as entry: ViewEntry) -> [ViewEntry] {
    names.map { name in
      var entry = entry
      entry.name = name
      return entry
    }
  }

  private mutating func parse(_ word: Property, into entry: inout ViewEntry) throws(Problem) {
    switch word {
    case .in: entry.parent = try scanner.expectName("the name of a view")
    case .intrinsic:
      let width = try scanner.expectNumberOrNone("intrinsic", .notNegative)
      let height = try scanner.expectNumberOrNone("intrinsic", .notNegative)
      entry.intrinsic = PerAxis(width, height)
    case .hugging: entry.hugging = try parsePriorities("hugging")
    case .compression: entry.compression = try parsePriorities("compression")
    case .text: entry.text = try parseText()
    case .baseline: entry.baseline = try parseBaseline()
    case .margins: entry.margins = try parseInsets("margins")
    case .safeArea: entry.safeArea = try parseInsets("safeArea")
    case .insets: entry.insets = try parseInsets("insets")
    case .sample: entry.sample = try scanner.expectText("sample")
    case .color: entry.color = try scanner.expectWord("color", LayoutDrawing.Color.self)
    case .hidden: entry.isHidden = true
    case .axis: entry.stack.axis = try scanner.expectWord("axis", ViewEntry.Stack.Axis.self)
    case .spacing: entry.stack.spacing = try scanner.expectNumber("spacing")
    case .distribution:
      entry.stack.distribution = try scanner.expectWord(
        "distribution", ViewEntry.Stack.Distribution.self)
    case .alignment:
      entry.stack.alignment = try scanner.expectWord(
        "alignment", ViewEntry.Stack.Alignment.self)
    }
  }

  private mutating func parsePriorities(_ field: String) throws(Problem) -> PerAxis<Double> {
    let horizontal = try scanner.expectNumber(field, .priority)
    return PerAxis(horizontal, try scanner.expectNumber(field, .priority))
  }

  private mutating func parseInsets(_ field: String) throws(Problem) -> ViewEntry.EdgeInsets {
    do throws(Problem) {
      let top = try scanner.expectNumber(field)
      let left = try scanner.expectNumber(field)
      let bottom = try scanner.expectNumber(field)
      let right = try scanner.expectNumber(field)
      return ViewEntry.EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    } catch {
      var problem = error
      if problem.id == "unexpected-text" { problem.notes.append(Mistake.fourEdges) }
      throw problem
    }
  }

  private mutating func parseText() throws(Problem) -> ViewEntry.Paragraph {
    var width: Double?
    var lineHeight: Double?
    if scanner.peek == UInt8(ascii: "\"") {
      var problem = Problem(
        .expected("width or lineHeight", found: scanner.found), at: scanner.foundRange)
      problem.notes.append(Mistake.wordsOfText)
      throw problem
    }
    while width == nil || lineHeight == nil {
      switch try scanner.expectWord("property of a text", TextWord.self) {
      case .width: width = try scanner.expectNumber("width", .notNegative)
      case .lineHeight: lineHeight = try scanner.expectNumber("lineHeight", .notNegative)
      }
    }
    return ViewEntry.Paragraph(width: width ?? 0, lineHeight: lineHeight ?? 0)
  }

  private mutating func parseBaseline() throws(Problem) -> ViewEntry.Baseline {
    var baseline = ViewEntry.Baseline()
    var word: BaselineWord? = try scanner.expectWord("baseline", BaselineWord.self)
    while let current = word {
      switch current {
      case .first: baseline.first = try scanner.expectNumber("first")
      case .last: baseline.last = try scanner.expectNumber("last")
      }
      word = scanner.consumeWord(BaselineWord.self)
    }
    return baseline
  }
}
