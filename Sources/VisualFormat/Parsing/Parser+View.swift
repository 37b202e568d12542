extension Parser {
  /// `view = "[" viewName [ predicateListWithParens ] "]"`
  mutating func parseView(after connection: VisualFormatString.Connection?) {
    let start = consume().bytes.start
    if at(.leftBracket) { parseExtraBrackets() }
    let name = parseViewName()
    var list: VisualFormatString.PredicateList?
    if at(.leftParenthesis) { list = parsePredicateListWithParens(owner: .thickness) }
    parseViewEnd(name, hasList: list != nil)
    append(
      VisualFormatString.View(
        connection: connection, name: name, predicateList: list,
        bytes: ByteRange(start, previousEnd)))
  }

  private mutating func parseExtraBrackets() {
    let start = current.bytes.start
    let text = found
    while at(.leftBracket) { consume() }
    let extra = ByteRange(start, previousEnd)
    report(.expectedViewName(found: text, removal: removal(extra)), at: extra)
  }

  /// `viewName = identifier`
  mutating func parseViewName() -> VisualFormatString.Name {
    switch current.kind {
    case .name:
      return VisualFormatString.Name(bytes: consume().bytes, argumentIndex: -1)
    case .argument:
      return parseViewArgument()
    case .number, .malformedNumber, .unknown:
      return parseInvalidViewName()
    default:
      let place = ByteRange(at: current.bytes.start)
      report(.expectedViewName(found: found, removal: nil), at: place)
      return VisualFormatString.Name(bytes: place, argumentIndex: -1)
    }
  }

  private mutating func parseViewArgument() -> VisualFormatString.Name {
    let argument = currentArgument
    let bytes = consume().bytes
    if case .name(let index) = argument.value {
      return VisualFormatString.Name(
        bytes: bytes, argumentIndex: Int32(truncatingIfNeeded: index))
    }
    report(
      .argumentOutOfPlace(
        found: found(bytes), wanted: .view, line: argument.line, column: argument.column),
      at: bytes)
    return VisualFormatString.Name(bytes: ByteRange(at: bytes.start), argumentIndex: -1)
  }

  /// Tokens that touch and would have been a name but for a byte or two.
  private mutating func parseInvalidViewName() -> VisualFormatString.Name {
    let start = current.bytes.start
    repeat {
      consume()
    } while current.bytes.start == previousEnd
      && (at(.name) || at(.number) || at(.malformedNumber) || at(.unknown))
    let bytes = ByteRange(start, previousEnd)
    report(.invalidViewName(found: found(bytes), valid: validName(bytes)), at: bytes)
    return VisualFormatString.Name(bytes: ByteRange(at: start), argumentIndex: -1)
  }

  /// A name made of the bytes of one that is not valid; the rest becomes `_`.
  private func validName(_ bytes: ByteRange) -> String {
    var name = isDigit(lexer.byte(Int(bytes.start))) ? "_" : ""
    for byte in lexer.text(bytes).utf8 where !isContinuation(byte) {
      name.unicodeScalars.append(isNameByte(byte) ? Unicode.Scalar(byte) : "_")
    }
    return name
  }

  private mutating func parseViewEnd(_ name: VisualFormatString.Name, hasList: Bool) {
    if consume(.rightBracket) || unterminatedEnd == previousEnd { return }
    let text = name.isMissing ? "" : found(name.bytes)
    let stop = lexer.firstByte(from: Int(current.bytes.start)) { byte in
      byte == UInt8(ascii: "]") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|")
    }
    if stop == UInt8(ascii: "]") {
      let junk = recover(to: .rightBracket)
      report(.unexpectedInView(name: text, found: found(junk)), at: junk)
      consume()
    } else if hasList {
      let place = ByteRange(at: previousEnd)
      report(
        .unterminatedPredicates(owner: .thickness, replaced: place, insertion: "]"), at: place)
    } else {
      report(.unterminatedView(name: text), at: ByteRange(at: previousEnd))
    }
  }
}
