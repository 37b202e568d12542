/// Reads one line of the text form.
struct StatementReader {
  var scanner: LineScanner

  /// What a line declares as far as it has been read, should the rest of it be wrong: strings name
  /// views and metrics, and are not to be at fault for it.
  var declared: Statement?

  /// The format string of a line that has one, should what stands behind it be wrong.
  var format: SourceString?

  /// Whether the line is a format string or an equation, which declare nothing where views are
  /// declared.
  private(set) var isConstraint = false

  init(_ source: SourceFile, _ line: Range<Int>) {
    scanner = LineScanner(source, line)
    scanner.skipBlanks()
  }

  /// The line's statement and comment, or the first mistake in it.
  mutating func parseLine() throws(Problem) -> TextLine {
    do {
      return try parseWholeLine()
    } catch {
      throw foreignComment(at: error.range.lowerBound) ?? error
    }
  }

  private mutating func parseWholeLine() throws(Problem) -> TextLine {
    var line = TextLine()
    if !scanner.isAtEnd { line.statement = try parseStatement() }
    scanner.skipBlanks()
    guard scanner.isAtEnd else {
      var problem = Problem(.textAfterStatement(scanner.found), at: scanner.foundRange)
      if case .constraint(let entry) = line.statement, let note = note(behind: entry) {
        problem.notes.append(note)
      }
      throw problem
    }
    if scanner.peek != nil { line.comment = comment(from: scanner.offset + 1) }
    return line
  }

  /// What a line declares in which `parseLine` has met a mistake, and the mistake's line does say:
  /// names with what was read of them, and for views also what they lie in, wherever it stands.
  mutating func recover() -> Statement? {
    guard case .views(var entries) = declared else { return declared }
    while entries.first?.parent == nil, scanner.offset < scanner.end {
      let word = scanner.word
      scanner.offset = Swift.max(word.upperBound, scanner.offset + 1)
      guard scanner.source.text(word) == "in" else { continue }
      scanner.skipBlanks()
      var parent: SourceString?
      do throws(Problem) { parent = try scanner.expectName("the name of a view") } catch { break }
      for index in entries.indices { entries[index].parent = parent }
    }
    return .views(entries)
  }

  private func comment(from start: Int) -> String {
    var end = scanner.end
    while end > start, LineScanner.isBlank(scanner.source.bytes[end - 1]) { end -= 1 }
    return scanner.source.text(start..<end)
  }

  private mutating func parseStatement() throws(Problem) -> Statement {
    try refuseForeignComment()
    isConstraint = true
    let word = scanner.word
    var after = scanner
    after.offset = word.upperBound
    if !word.isEmpty, after.peek == UInt8(ascii: ".") { return .constraint(try parseEquation()) }
    if let keyword = scanner.consumeWord(Statement.Keyword.self) {
      isConstraint = keyword == .format
      return try parseSetting(keyword, from: word.lowerBound)
    }
    // What begins as a format string is one, whatever is wrong with it: `V |[find]` and `X:[a]`
    // are for the language to explain.
    after.skipBlanks()
    switch after.peek {
    case UInt8(ascii: "\"") where word.isEmpty: return .constraint(try parseEquation())
    case UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: ":"):
      try refuseBracketsInEquation()
      return .format(try parseFormat())
    default: break
    }
    if scanner.peek == UInt8(ascii: "-") { throw Problem(.continuedLine(), at: scanner.foundRange) }
    if word.isEmpty { return .format(try parseFormat()) }
    isConstraint = false
    let known = Statement.Keyword.allCases.map { $0.rawValue }
    let found = scanner.source.text(word)
    let guesses = Problem.FixIt.guessing(found, among: known, at: word)
    let next = scanner.source.text(after.word)
    guard guesses.isEmpty, Property(rawValue: next) != nil else {
      throw Problem(.notUnderstood(found, known: known), at: word, fixIts: guesses)
    }
    throw Problem(
      .viewWithoutWord(found, next), at: word, fixIts: [.inserting("view ", at: word.lowerBound)])
  }

  /// Comments as in other languages.
  private func refuseForeignComment() throws(Problem) {
    if let problem = foreignComment(at: scanner.offset) { throw problem }
  }

  /// What is said where one begins; nil where none does. No word of a line has such a sign at its beginning.
  private func foreignComment(at offset: Int) -> Problem? {
    var after = scanner
    after.offset = offset
    guard offset <= scanner.end, after.consume("//") || after.consume("/*") else { return nil }
    let range = offset..<offset + 2
    return Problem(
      .foreignComment(scanner.source.text(range)), at: range,
      fixIts: [.replacing(range, "'\(scanner.source.text(range))'", with: "#")])
  }

  private mutating func parseSetting(
    _ keyword: Statement.Keyword, from start: Int
  ) throws(Problem) -> Statement {
    switch keyword {
    case .size:
      let width = try scanner.expectNumberOrNone("width", .notNegative)
      return .size(PerAxis(width, try scanner.expectNumberOrNone("height", .notNegative)))
    case .spacing: return try parseSpacing()
    case .direction:
      return .direction(try parseDirection())
    case .scale: return .scale(try scanner.expectNumberOrNone("scale", .scale))
    case .edge: return .edge(try scanner.expectWord("edge", LayoutDocument.Edge.self))
    case .metrics: return .metrics(try parseMetrics())
    case .views:
      guard scanner.consume("none") else {
        throw Problem(
          .viewsOtherThanNone(found: scanner.found), at: scanner.foundRange)
      }
      return .noViews
    case .view: return .views(try parseViews(.view))
    case .guide: return .views(try parseViews(.guide))
    case .scroll: return .views(try parseViews(.scroll))
    case .stack: return .views(try parseViews(.stack))
    case .format: return .format(try parseQuotedFormat(from: start))
    }
  }

  /// The short forms that pages of the web have.
  private static let shortDirections: [String: LayoutDocument.Direction] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]

  private mutating func parseDirection() throws(Problem) -> LayoutDocument.Direction {
    let (range, found) = (scanner.word, scanner.source.text(scanner.word))
    do {
      return try scanner.expectWord("direction", LayoutDocument.Direction.self)
    } catch {
      guard let meant = Self.shortDirections[found] else { throw error }
      throw Problem(
        Mistake(error.id, error.message, notes: error.notes), at: range,
        fixIts: [.replacing(range, "'\(found)'", with: meant.rawValue)])
    }
  }

  enum SpacingWord: String, CaseIterable { case sibling, superview }

  private mutating func parseSpacing() throws(Problem) -> Statement {
    var sibling: Double?
    var superview: LayoutDocument.SuperviewSpacing?
    repeat {
      switch try scanner.expectWord("spacing", SpacingWord.self) {
      case .sibling: sibling = try scanner.expectNumber("sibling")
      case .superview:
        superview =
          scanner.consume("layoutMargins")
          ? .layoutMargins : .points(try scanner.expectNumber("superview"))
      }
    } while !scanner.isAtEnd
    return .spacing(sibling: sibling, superview: superview)
  }

  private mutating func parseMetrics() throws(Problem) -> [LayoutDocument.Metric] {
    var metrics: [LayoutDocument.Metric] = []
    defer { declared = .metrics(metrics) }
    repeat {
      let name = try scanner.expectName("the name of a metric")
      metrics.append(try parseMetricValue(name))
    } while scanner.consume(",")
    return metrics
  }

  mutating func parseMetricValue(
    _ name: SourceString
  ) throws(Problem) -> LayoutDocument.Metric {
    guard scanner.consume("=") else {
      throw Problem(
        .expected("'=' after the metric '\(name.text)'", found: scanner.found),
        at: scanner.foundRange)
    }
    return LayoutDocument.Metric(name: name, value: try scanner.expectNumber(name.text))
  }
}
