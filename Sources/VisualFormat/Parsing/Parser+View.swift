extension Parser {
  /// `view = "[" viewName [ predicateListWithParens ] "]"`
  @inline(__always)
  mutating func parseView(after connection: VisualFormatString.Connection?) {
    let start = consume().bytes.start
    if at(.leftBracket) { parseExtraBrackets() }
    let name = parseViewName()
    var list: VisualFormatString.PredicateList?
    if at(.leftParenthesis) { list = parsePredicateListWithParens(owner: .thickness) }
    parseViewEnd(name, hasList: list != nil)
    tree.append(
      VisualFormatString.View(
        connection: connection, name: name, predicateList: list,
        bytes: ByteRange(start, previousEnd)),
      at: previousEnd)
  }

  @inline(never)
  private mutating func parseExtraBrackets() {
    let first = current.bytes
    while at(.leftBracket) { consume() }
    let extra = ByteRange(first.start, previousEnd)
    report(.expectedViewName(found: first, removal: extra), at: extra)
  }

  /// `viewName = identifier`
  @inline(__always)
  mutating func parseViewName() -> VisualFormatString.Name {
    at(.name)
      ? VisualFormatString.Name(bytes: consume().bytes, argumentIndex: -1)
      : parseUncommonViewName()
  }

  /// An argument, or what is no name.
  @inline(never)
  private mutating func parseUncommonViewName() -> VisualFormatString.Name {
    switch current.kind {
    case .argument:
      return parseViewArgument()
    case .number, .malformedNumber, .unknown:
      return parseInvalidViewName()
    default:
      let place = ByteRange(at: current.bytes.start)
      report(.expectedViewName(found: current.bytes, removal: nil), at: place)
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
    report(.argumentOutOfPlace(wanted: .view), at: bytes)
    return VisualFormatString.Name(bytes: ByteRange(at: bytes.start), argumentIndex: -1)
  }

  /// Tokens that touch and would have been a name but for a byte or two.
  private mutating func parseInvalidViewName() -> VisualFormatString.Name {
    let start = current.bytes.start
    if isAtQuotedName() {
      repeat {
        consume()
      } while !isQuoted(from: start) && !at(.rightBracket) && !at(.end)
    } else {
      repeat {
        consume()
      } while current.bytes.start == previousEnd
        && (at(.name) || at(.number) || at(.malformedNumber) || at(.unknown))
    }
    let bytes = ByteRange(start, previousEnd)
    report(.invalidViewName, at: bytes)
    return VisualFormatString.Name(bytes: ByteRange(at: start), argumentIndex: -1)
  }

  /// Whether a name in quotation marks is next, blanks and all, which ends before the view does.
  private mutating func isAtQuotedName() -> Bool {
    let (start, isUnknown) = (Int(current.bytes.start), at(.unknown))
    let mark = UInt8(ascii: "\"")
    let end = lexer.firstByte(from: start + 1) { byte in
      byte == mark || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "|")
    }
    return isUnknown && end == mark && lexer.firstByte(from: start) { _ in true } == mark
  }

  /// Whether what was read from a quotation mark on ends with another one.
  private mutating func isQuoted(from start: Int32) -> Bool {
    previousEnd > start + 1
      && lexer.firstByte(from: Int(previousEnd) - 1) { _ in true } == UInt8(ascii: "\"")
  }

  @inline(__always)
  private mutating func parseViewEnd(_ name: VisualFormatString.Name, hasList: Bool) {
    if !consume(.rightBracket) { parseUnexpectedInView(name, hasList: hasList) }
  }

  /// Something in place of the `]`.
  @inline(never)
  private mutating func parseUnexpectedInView(_ name: VisualFormatString.Name, hasList: Bool) {
    if unterminatedEnd == previousEnd { return }
    let stop = lexer.firstByte(from: Int(current.bytes.start)) { byte in
      byte == UInt8(ascii: "]") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|")
    }
    if stop == UInt8(ascii: "]") {
      let junk = recover(to: .rightBracket)
      report(.unexpectedInView(name: name.bytes), at: junk)
      consume()
    } else if hasList {
      let place = ByteRange(at: previousEnd)
      report(.unterminatedPredicates(owner: .thickness, replaced: place, end: .view), at: place)
    } else if at(.rightParenthesis) {
      // One bracket for the other.
      report(.unterminatedView(name: name.bytes), at: consume().bytes)
    } else {
      report(.unterminatedView(name: name.bytes), at: ByteRange(at: previousEnd))
    }
  }
}
