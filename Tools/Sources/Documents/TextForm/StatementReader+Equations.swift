extension StatementReader {
  /// `ITEM.ATTRIBUTE RELATION SIDE [@PRIORITY] ["IDENTIFIER"]`, where a side is a number, or
  /// `[NUMBER *] ITEM.ATTRIBUTE [* NUMBER] [+ NUMBER]`.
  mutating func parseEquation() throws(Problem) -> ConstraintEntry {
    let start = scanner.offset
    let (item, attribute) = try parseTerm()
    var entry = ConstraintEntry(item: item, attribute: attribute)
    entry.relation = try parseRelation()
    try parseSide(into: &entry)
    if scanner.consume("@") { entry.priority = try scanner.expectNumber("priority", .priority) }
    if scanner.peek == UInt8(ascii: "\"") { entry.identifier = try scanner.expectQuoted().text }
    entry.place = scanner.place(from: start)
    return entry
  }

  /// How that is written which stands behind an equation in the words of strings or as a sum; nil
  /// where it is something else.
  func note(behind entry: ConstraintEntry) -> String? {
    var after = scanner
    _ = after.consume("with")
    if after.consume("priority") {
      let number = after.source.text(after.word)
      return Mistake.priorityOfEquation(number.isEmpty ? "750" : number)
    }
    guard after.peek == UInt8(ascii: "+") || after.peek == UInt8(ascii: "-") else { return nil }
    var sum = entry.constant
    while !after.isAtEnd, after.peek != UInt8(ascii: "@") {
      let isAdded = after.consume("+")
      guard isAdded || after.consume("-"), let first = after.peek, LineScanner.isDigit(first),
        let number = try? after.expectNumber("constant")
      else { return nil }
      sum += isAdded ? number : -number
    }
    return Mistake.sumOfConstants(NumberText.shortest(sum))
  }

  private mutating func parseRelation() throws(Problem) -> ConstraintEntry.Relation {
    if scanner.consume("==") { return .equal }
    if scanner.consume("<=") { return .lessThanOrEqual }
    if scanner.consume(">=") { return .greaterThanOrEqual }
    throw Problem(
      .expected("==, >= or <=", found: scanner.found), at: scanner.foundRange,
      fixIts: mistypedRelation.map { [$0] } ?? [])
  }

  /// Signs that other languages have for the same, or in the other order.
  private static let otherRelations = [
    ("=>", ">="), ("=<", "<="), ("=", "=="), ("\u{2265}", ">="), ("\u{2264}", "<="),
  ]

  private var mistypedRelation: Problem.FixIt? {
    let rest = scanner.source.bytes[scanner.offset..<scanner.end]
    guard
      let (sign, meant) = Self.otherRelations.first(where: { rest.starts(with: $0.0.utf8) })
    else { return nil }
    let range = scanner.offset..<scanner.offset + sign.utf8.count
    return .replacing(range, "'\(sign)'", with: meant)
  }

  private mutating func parseSide(into entry: inout ConstraintEntry) throws(Problem) {
    let start = scanner.offset
    var multiplier = 1.0
    if let first = scanner.peek, first == UInt8(ascii: "-") || LineScanner.isDigit(first) {
      let number = try scanner.expectNumber("constant")
      guard scanner.consume("*") else {
        entry.constant = number
        try refuseNumberFirst(number, from: start)
        return
      }
      multiplier = number
    }
    let (item, attribute) = try parseTerm(isSide: true)
    if scanner.consume("*") { multiplier *= try scanner.expectNumber("multiplier") }
    entry.target = .init(item: item, attribute: attribute, multiplier: multiplier)
    if scanner.consume("+") {
      entry.constant = try scanner.expectNumber("constant")
    } else if scanner.consume("-") {
      entry.constant = -(try scanner.expectNumber("constant"))
    }
  }

  /// `8 + ITEM.ATTRIBUTE`, which is written the other way round.
  private func refuseNumberFirst(_ number: Double, from start: Int) throws(Problem) {
    var after = self
    let isSubtracted = after.scanner.peek == UInt8(ascii: "-")
    guard after.scanner.consume("+") || after.scanner.consume("-") else { return }
    let begin = after.scanner.offset
    var rest = ConstraintEntry(item: SourceString(""), attribute: .left)
    do throws(Problem) { try after.parseSide(into: &rest) } catch { return }
    guard rest.target != nil, rest.constant == 0 else { return }
    let range = start..<after.scanner.place(from: start).range.upperBound
    let term = scanner.source.text(begin..<range.upperBound)
    let mended = "\(term) + \(NumberText.shortest(number))"
    let isMended = !isSubtracted && number >= 0
    throw Problem(
      .numberFirst(term, NumberText.shortest(number), isSubtracted: isSubtracted), at: range,
      fixIts: isMended ? [.replacing(range, "'\(scanner.source.text(range))'", with: mended)] : [])
  }

  /// `ITEM.ATTRIBUTE`; what follows the last dot is the attribute.
  private mutating func parseTerm(
    isSide: Bool = false
  ) throws(Problem) -> (SourceString, ConstraintEntry.Attribute) {
    let isQuoted = scanner.peek == UInt8(ascii: "\"")
    let name = try scanner.expectName("a number or VIEW.ATTRIBUTE")
    if isQuoted {
      guard scanner.consume(".") else {
        if name.text.utf8.contains(UInt8(ascii: "[")) {
          throw Problem(
            .formatInQuotes(), at: name.range,
            fixIts: [.inserting("format ", at: name.range.lowerBound)])
        }
        throw missingAttribute(of: name)
      }
      let attribute = try scanner.expectWord("attribute", ConstraintEntry.Attribute.self)
      return (name, attribute)
    }
    let parts = name.text.utf8
    guard let dot = parts.lastIndex(of: UInt8(ascii: ".")) else {
      var problem = missingAttribute(of: name)
      if isSide { problem.notes.append(Mistake.metricsInEquations) }
      throw problem
    }
    let word = String(name.text[parts.index(after: dot)...])
    let start = name.range.upperBound - word.utf8.count
    guard let attribute = ConstraintEntry.Attribute(rawValue: word) else {
      let known = ConstraintEntry.Attribute.allCases.map { $0.rawValue }
      var problem = Problem(
        unknown: word, of: "attribute", known: known, at: start..<name.range.upperBound)
      if let note = Mistake.attributes(word, of: String(name.text[..<dot])) {
        problem.notes.append(note)
      }
      throw problem
    }
    return (SourceString(String(name.text[..<dot]), at: name.range.lowerBound), attribute)
  }

  private func missingAttribute(of name: SourceString) -> Problem {
    Problem(
      .expected("'.' and an attribute after '\(name.text)'", found: scanner.found),
      at: scanner.foundRange)
  }
}
