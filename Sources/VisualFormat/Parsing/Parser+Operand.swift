extension Parser {
  /// `objectOfPredicate = operand`
  @inline(__always)
  mutating func parseObjectOfPredicate(
    inParentheses: Bool, sign: inout ByteRange?
  ) -> VisualFormatString.Operand? {
    if let operand = parseOperand(inParentheses: inParentheses, sign: &sign) { return operand }
    parseMissingObject(inParentheses: inParentheses)
    return nil
  }

  /// Something in place of a number or a name.
  @inline(never)
  private mutating func parseMissingObject(inParentheses: Bool) {
    // What ends here lacks its brackets too, and one error speaks of both.
    if inParentheses, at(.end) { return }
    let place = current.bytes.start
    if inParentheses, at(.comma) {
      // `(,10)`: the comma goes.
      let comma = current.bytes
      report(.expectedPredicate(found: comma, removal: comma), at: comma)
    } else if inParentheses, previousKind == .comma {
      let comma = ByteRange(previousEnd - 1, previousEnd)
      report(
        .expectedPredicate(found: current.bytes, removal: comma), at: comma, position: place)
    } else if inParentheses, !at(.rightParenthesis), listGoesOn() {
      let junk = recover(to: .comma, or: .rightParenthesis)
      report(.expectedPredicate(found: junk, removal: nil), at: junk)
    } else {
      report(.expectedPredicate(found: current.bytes, removal: nil), at: ByteRange(at: place))
    }
  }

  /// `priority = operand`
  mutating func parsePriority(
    inParentheses: Bool, sign: inout ByteRange?
  ) -> VisualFormatString.Operand? {
    var at = consume().bytes
    if self.at(.at) { at = parseExtraAts(at) }
    let place = current.bytes
    let isArgument = self.at(.argument)
    guard let operand = parseOperand(inParentheses: inParentheses, sign: &sign) else {
      report(.expectedPriority(found: place), at: at, position: at.end)
      return nil
    }
    if operand.isName {
      guard isArgument else { return operand }
      report(.argumentOutOfPlace(wanted: .priority), at: place)
      return nil
    }
    if !(operand.number > 0 && operand.number <= 1000), operand.number.isFinite {
      report(
        .priorityOutOfRange(value: operand.number, isArgument ? .argument : .literal),
        at: operand.bytes)
    }
    return operand
  }

  /// `@@`: all but the last go.
  @inline(never)
  private mutating func parseExtraAts(_ first: ByteRange) -> ByteRange {
    var last = first
    var end = first.end
    while at(.at) {
      end = last.end
      last = consume().bytes
    }
    let extra = ByteRange(first.start, end)
    report(.expectedPriority(found: last), at: extra, position: last.start)
    return last
  }

  /// `operand = number | name`
  ///
  /// A sign outside parentheses is read, and handed to the caller to be reported with the whole
  /// predicate.
  private mutating func parseOperand(
    inParentheses: Bool, sign: inout ByteRange?
  ) -> VisualFormatString.Operand? {
    switch current.kind {
    case .name:
      return VisualFormatString.Operand(
        name: VisualFormatString.Name(bytes: consume().bytes, argumentIndex: -1))
    case .number where lexer.wholeNumber >= 0:
      let number = Double(lexer.wholeNumber)
      return VisualFormatString.Operand(number: number, bytes: consume().bytes)
    case .number, .malformedNumber:
      return parseNumber(after: nil)
    case .argument:
      return parseArgument()
    case .dash, .plus:
      guard startsSignedNumber() else { return nil }
      let isPlus = at(.plus)
      let signBytes = consume().bytes
      if !inParentheses {
        if sign == nil { sign = signBytes }
      } else if isPlus {
        report(.explicitPlus, at: signBytes)
      }
      return parseNumber(after: signBytes, isNegative: !isPlus)
    default:
      return nil
    }
  }

  /// Whether the current token is a sign with a number right behind it.
  mutating func startsSignedNumber() -> Bool {
    guard at(.dash) || at(.plus) else { return false }
    let next = peek()
    return (next.kind == .number || next.kind == .malformedNumber)
      && next.bytes.start == current.bytes.end
  }

  /// `number`, as `strtod` reads it in the C locale.
  private mutating func parseNumber(
    after sign: ByteRange?, isNegative: Bool = false
  ) -> VisualFormatString.Operand {
    let isMalformed = at(.malformedNumber)
    var bytes = current.bytes
    if isMalformed {
      let end = Int32(truncatingIfNeeded: lexer.endOfNumber(from: Int(bytes.start)))
      let number = ByteRange(bytes.start, end)
      report(.malformedNumber(number: number), at: bytes)
    } else {
      warnAboutNumber()
    }
    let value = isMalformed ? 0 : lexer.value(ofNumber: bytes)
    if value.isInfinite { report(.numberOutOfRange, at: bytes) }
    consume()
    if let sign { bytes.start = sign.start }
    return VisualFormatString.Operand(number: isNegative ? -value : value, bytes: bytes)
  }

  /// Spellings that `strtod` reads and other implementations refuse.
  private mutating func warnAboutNumber() {
    let bytes = current.bytes
    let first = lexer.byte(Int(bytes.start))
    // Behind a name the point belongs to neither; that is an error of its own.
    let isGlued = previousKind == .name && previousEnd == bytes.start
    if first == UInt8(ascii: "."), !isGlued {
      report(.leadingPoint, at: bytes)
    } else if bytes.end - bytes.start > 2,
      lexer.byte(Int(bytes.start) + 1) | 0x20 == UInt8(ascii: "x")
    {
      report(.hexadecimalNumber(value: lexer.value(ofNumber: bytes)), at: bytes)
    }
  }

  private mutating func parseArgument() -> VisualFormatString.Operand {
    let argument = currentArgument
    let bytes = consume().bytes
    switch argument.value {
    case .name(let index):
      return VisualFormatString.Operand(
        name: VisualFormatString.Name(
          bytes: bytes, argumentIndex: Int32(truncatingIfNeeded: index)))
    case .number(let value):
      if !value.isFinite {
        report(.notFinite(value: value, .argument), at: bytes)
      }
      return VisualFormatString.Operand(number: value, bytes: bytes)
    }
  }
}
