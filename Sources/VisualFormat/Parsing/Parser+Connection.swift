extension Parser {
  /// `connection = "" | "-" | "-" predicateList "-"`
  ///
  /// Whether anything follows is not its business: a dash at the end is refused by
  /// `parseEnd(after:)`.
  mutating func parseConnection() -> VisualFormatString.Connection {
    guard at(.dash) else {
      return startsPredicate() ? parseConnectionWithoutDash() : connection(.flush, previousEnd)
    }
    let start = consume().bytes.start
    if at(.dash) {
      if !startsSignedNumber() { return parseEmptySpace(from: start) }
    } else if !startsPredicate() {
      return connection(.standard, start)
    }
    let list = parsePredicateList()
    parseClosingDash(list)
    return connection(.predicates, start, list)
  }

  @inline(__always)
  private mutating func connection(
    _ form: VisualFormatString.Connection.Form, _ start: Int32,
    _ list: VisualFormatString.PredicateList? = nil
  ) -> VisualFormatString.Connection {
    VisualFormatString.Connection(
      bytes: ByteRange(start, previousEnd), predicateList: list, form: form)
  }

  /// Whether the current token can begin a predicate in a connection.
  private mutating func startsPredicate() -> Bool {
    switch current.kind {
    case .name, .number, .malformedNumber, .argument, .leftParenthesis, .at, .equal,
      .lessThanOrEqual, .greaterThanOrEqual, .unknownRelation:
      true
    case .plus:
      startsSignedNumber()
    default:
      false
    }
  }

  /// Dashes with nothing between them, any number of them.
  @inline(never)
  private mutating func parseEmptySpace(from start: Int32) -> VisualFormatString.Connection {
    while at(.dash) { consume() }
    report(.emptySpace, at: ByteRange(start, previousEnd))
    return connection(.standard, start)
  }

  /// The dash behind a predicate list, or what stands in its place.
  @inline(__always)
  private mutating func parseClosingDash(_ list: VisualFormatString.PredicateList) {
    if !consume(.dash) { parseUnclosedSpace(list) }
  }

  @inline(never)
  private mutating func parseUnclosedSpace(_ list: VisualFormatString.PredicateList) {
    if !at(.leftBracket), !at(.bar), !at(.end) {
      let junk = recoverInChain(stoppingAtDash: true)
      report(.unexpectedText, at: junk)
    }
    if consume(.dash) || at(.end) { return }
    report(.expectedDash(.after), at: list.bytes, position: list.bytes.end)
  }

  /// Predicates that begin without a dash: `[a]10-[b]`. Where no view or bar follows they are no
  /// space at all.
  @inline(never)
  private mutating func parseConnectionWithoutDash() -> VisualFormatString.Connection {
    let end = previousEnd
    let start = current.bytes.start
    let list = parsePredicateList()
    let hasClosingDash = consume(.dash)
    if at(.leftBracket) || at(.bar) {
      report(.expectedDash(hasClosingDash ? .before : .both), at: list.bytes)
      return connection(.predicates, start, list)
    }
    let junk = ByteRange(start, max(previousEnd, recoverInChain().end))
    report(.unexpectedText, at: junk)
    return VisualFormatString.Connection(
      bytes: ByteRange(at: end), predicateList: nil, form: .flush)
  }
}
