extension StatementReader {
  /// A format string as it is, up to ` with `, a comment or the end of the line.
  mutating func parseFormat() throws(Problem) -> FormatEntry {
    let start = scanner.offset
    let stop = endOfFormat()
    scanner.offset = stop
    let string = SourceString(scanner.source.text(start..<stop), at: start)
    scanner.skipBlanks()
    return try parseClauses(of: FormatEntry(string), from: start)
  }

  /// A format string in quotation marks, which can hold anything, behind the word that begins at an
  /// offset.
  mutating func parseQuotedFormat(from start: Int) throws(Problem) -> FormatEntry {
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw Problem(
        .expected("a format string in quotation marks", found: scanner.found),
        at: scanner.foundRange)
    }
    return try parseClauses(of: FormatEntry(try scanner.expectQuoted()), from: start)
  }

  /// Blanks may stand inside a format string, and so may a view called `with`; outside brackets a
  /// word after a blank cannot.
  private func endOfFormat() -> Int {
    let bytes = scanner.source.bytes
    var depth = 0
    var lastSolid = scanner.offset
    var offset = scanner.offset
    while offset < scanner.end {
      let byte = bytes[offset]
      let before = offset > scanner.offset ? bytes[offset - 1] : 0
      let afterBlank = LineScanner.isBlank(before)
      // No name begins right behind what closes a string.
      let afterEnd = isEnd(before)
      if afterBlank, byte == UInt8(ascii: "#") { break }
      if afterBlank || afterEnd, isForeignComment(at: offset) { break }
      if afterBlank || afterEnd, isClauseWord(at: offset) {
        // Within brackets it may be a view, unless what follows can only be a clause: a bracket is
        // missing before it.
        if depth <= 0 || isClause(at: skippingBlanks(from: offset + Self.with.utf8.count)) { break }
      }
      if depth <= 0, offset > scanner.offset, isEnd(bytes[lastSolid - 1]) {
        if afterBlank, isClause(at: offset) || isBeginningOfWith(at: offset) { break }
        if byte == UInt8(ascii: ";") || foreignClause(at: offset) != nil { break }
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      offset += 1
      if !LineScanner.isBlank(byte) { lastSolid = offset }
    }
    return lastSolid
  }

  /// What begins as `[a].width` is an equation with brackets that are none of its.
  func refuseBracketsInEquation() throws(Problem) {
    var after = scanner
    guard after.peek == UInt8(ascii: "[") else { return }
    after.offset += 1
    let name = after.word
    after.offset = name.upperBound
    guard !name.isEmpty, after.source.text(after.offset..<after.end).hasPrefix("].") else { return }
    let attribute = Self.word(in: after, at: name.upperBound + 2)
    guard !attribute.isEmpty else { return }
    throw Problem(
      .bracketsInEquation(scanner.source.text(name), scanner.source.text(attribute)),
      at: scanner.offset..<attribute.upperBound)
  }

  private static func word(in scanner: LineScanner, at offset: Int) -> Range<Int> {
    var scanner = scanner
    scanner.offset = offset
    return scanner.word
  }

  private func isClauseWord(at offset: Int) -> Bool {
    var scanner = scanner
    scanner.offset = offset
    return scanner.word.count == Self.with.utf8.count
      && scanner.source.text(scanner.word) == Self.with
  }

  /// Whether a comment as in other languages begins here, which no string has outside a name.
  private func isForeignComment(at offset: Int) -> Bool {
    var after = scanner
    after.offset = offset
    return after.consume("//") || after.consume("/*")
  }

  private func skippingBlanks(from offset: Int) -> Int {
    var scanner = scanner
    scanner.offset = offset
    scanner.skipBlanks()
    return scanner.offset
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "]")
  }

  /// Whether a word stands here that only stands behind `with`.
  private func isClause(at offset: Int) -> Bool {
    let word = scanner.source.text(Self.word(in: scanner, at: offset))
    return word == "priority" || Self.foreignWords.contains(word)
      || FormatEntry.Option(rawValue: word) != nil
  }

  /// Whether the line ends with a part of `with`, which is being written.
  private func isBeginningOfWith(at offset: Int) -> Bool {
    var after = scanner
    after.offset = offset
    let word = after.word
    guard !word.isEmpty, Self.with.hasPrefix(after.source.text(word)) else { return false }
    after.offset = word.upperBound
    after.skipBlanks()
    return after.isAtEnd
  }

  /// What UIKit's method calls what stands behind `with` here.
  private static let foreignWords = ["options", "metrics"]

  /// What other languages have in place of `with`: a comma in front of an option, and `@750`. No
  /// string has either behind its end.
  private func foreignClause(at offset: Int) -> (range: Range<Int>, meant: String)? {
    var after = scanner
    after.offset = offset
    if after.consume(",") {
      guard isClause(at: after.offset) else { return nil }
      return (offset..<after.word.upperBound, after.source.text(after.word))
    }
    guard after.consume("@"), let first = after.peek, LineScanner.isDigit(first) else { return nil }
    let number = after.word
    after.offset = number.upperBound
    after.skipBlanks()
    guard after.isAtEnd else { return nil }
    return (offset..<number.upperBound, "priority \(after.source.text(number))")
  }

  static let with = "with"

  private mutating func parseClauses(
    of entry: FormatEntry, from start: Int
  ) throws(Problem) -> FormatEntry {
    var entry = entry
    format = entry.string
    entry.place = scanner.place(from: start)
    declared = .format(entry)
    guard isClauseWord(at: scanner.offset) else {
      let isPart = isBeginningOfWith(at: scanner.offset)
      if isPart || isClause(at: scanner.offset) {
        let word = scanner.source.text(scanner.word)
        let isForeign = isPart || Self.foreignWords.contains(word)
        throw Problem(
          .clauseWithoutWith(word, isForeign: isForeign), at: scanner.word,
          fixIts: isForeign ? [.replacing(scanner.word, "'\(word)'", with: Self.with)] : [])
      }
      if let (range, meant) = foreignClause(at: scanner.offset) {
        // A comma touches the string.
        let isApart = LineScanner.isBlank(scanner.source.bytes[range.lowerBound - 1])
        throw Problem(
          .clauseWithoutWith(meant), at: range,
          fixIts: [
            .replacing(
              range, "'\(scanner.source.text(range))'", with: "\(isApart ? "" : " ")with \(meant)")
          ])
      }
      return entry
    }
    scanner.offset = scanner.word.upperBound
    scanner.skipBlanks()
    repeat {
      try parseClause(into: &entry)
      declared = .format(entry)
    } while scanner.consume(",")
    if isClause(at: scanner.offset) {
      let word = scanner.word
      let end = scanner.place(from: start).range.upperBound
      throw Problem(
        .missingComma(before: scanner.source.text(word)), at: word,
        fixIts: [.inserting(",", at: end)])
    }
    entry.place = scanner.place(from: start)
    return entry
  }

  /// `options alignAllTop`, `metrics gap = 4` and `.alignAllTop`.
  private func refuseForeignClause() throws(Problem) {
    var range =
      scanner.peek == UInt8(ascii: ".") ? scanner.offset..<scanner.offset + 1 : scanner.word
    var after = scanner
    after.offset = range.upperBound
    let isSign = after.consume(":")
    after.skipBlanks()
    let found = scanner.source.text(range)
    guard found == "." || Self.foreignWords.contains(found), !after.isAtEnd,
      after.peek != UInt8(ascii: "="), after.peek != UInt8(ascii: ",")
    else { return }
    range = range.lowerBound..<after.offset
    throw Problem(
      .expected("an option, 'priority' or a metric", found: "'\(found)'"), at: range,
      fixIts: [.leavingOut(range, isSign ? found + ":" : found)])
  }

  /// The name of an option, `priority NUMBER` or `METRIC = NUMBER`.
  private mutating func parseClause(into entry: inout FormatEntry) throws(Problem) {
    try refuseForeignClause()
    let name = try scanner.expectName("an option, 'priority' or a metric")
    let option = FormatEntry.Option(rawValue: name.text)
    let isNumber = scanner.peek.map(LineScanner.isDigit) == true
    if scanner.peek == UInt8(ascii: "=") || isNumber && name.text != "priority" && option == nil {
      entry.metrics.append(try parseMetricValue(name))
    } else if name.text == "priority" {
      guard entry.priority == nil else {
        throw Problem(.duplicateKey(name.text), at: name.range)
      }
      entry.priority = try scanner.expectNumber("priority", .priority)
    } else if let option {
      entry.options.append(option)
    } else {
      let known = FormatEntry.Option.allCases.map { $0.rawValue }
      throw Problem(unknown: name.text, of: "option", known: known, at: name.range)
    }
  }
}
