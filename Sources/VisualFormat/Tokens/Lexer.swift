/// Cuts the bytes of a source into tokens, one at a time.
///
/// The buffer and the arguments belong to the source, which outlives the lexer: both live inside
/// one call of `parse(_:)`.
@safe
struct Lexer {
  private let buffer: UnsafeBufferPointer<UInt8>
  private let arguments: UnsafeBufferPointer<FormatSource.Argument>
  private var argumentIndex = 0
  /// Where text ends: at the next argument, or at the end.
  private var limit: Int
  private var position = 0

  init(
    _ buffer: UnsafeBufferPointer<UInt8>,
    _ arguments: UnsafeBufferPointer<FormatSource.Argument>
  ) {
    unsafe self.buffer = buffer
    unsafe self.arguments = arguments
    limit = unsafe arguments.isEmpty ? buffer.count : arguments[0].range.lowerBound
  }

  /// The number of bytes.
  var count: Int { unsafe buffer.count }

  /// The byte at an offset; 0 where text ends.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < limit ? unsafe buffer[offset] : 0
  }

  /// The argument that was cut last.
  var argument: FormatSource.Argument { unsafe arguments[argumentIndex - 1] }

  /// Cuts the next token. At the end of the source it is `.end`, again and again.
  @inline(__always)
  mutating func next() -> Token {
    let begin = position
    if begin < limit {
      let kind = Lexer.punctuation(unsafe buffer[begin])
      if kind != .unknown {
        position = begin + 1
        return Token(kind: kind, bytes: range(from: begin))
      }
    }
    return nextWord()
  }

  /// A token of one byte; `.unknown` for any other.
  @inline(__always)
  private static func punctuation(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "|"): .bar
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "@"): .at
    default: .unknown
    }
  }

  /// A token of several bytes, or any token behind blanks or at the end of text.
  @inline(never)
  private mutating func nextWord() -> Token {
    let begin = position
    let first = byte(begin)
    if isNameStart(first) {
      let limit = limit
      var end = begin &+ 1
      while end < limit, isNameByte(unsafe buffer[end]) { end &+= 1 }
      position = end
      return Token(kind: .name, bytes: range(from: begin))
    }
    if isDigit(first) {
      let kind = cutPlainNumber() ? .number : cutNumber()
      return Token(kind: kind, bytes: range(from: begin))
    }
    if isBlank(first) { return nextAfterBlank() }
    if begin == limit { return nextAtLimit() }
    return Token(kind: cut(first), bytes: range(from: begin))
  }

  private mutating func nextAfterBlank() -> Token {
    while isBlank(byte(position)) { position += 1 }
    return next()
  }

  @inline(__always)
  private func range(from begin: Int) -> ByteRange {
    ByteRange(Int32(truncatingIfNeeded: begin), Int32(truncatingIfNeeded: position))
  }

  private mutating func nextAtLimit() -> Token {
    let begin = position
    guard unsafe argumentIndex < arguments.count else {
      return Token(kind: .end, bytes: range(from: begin))
    }
    position = unsafe arguments[argumentIndex].range.upperBound
    argumentIndex += 1
    limit =
      unsafe argumentIndex < arguments.count
      ? arguments[argumentIndex].range.lowerBound : buffer.count
    return Token(kind: .argument, bytes: range(from: begin))
  }

  private mutating func cut(_ first: UInt8) -> Token.Kind {
    if isRelationByte(first) { return cutRelation() }
    let isPoint = first == UInt8(ascii: ".") && isDigit(byte(position + 1))
    return isPoint ? cutNumber() : cutUnknown()
  }

  private mutating func cutRelation() -> Token.Kind {
    let first = byte(position)
    let begin = position
    position += 1
    while isRelationByte(byte(position)) { position += 1 }
    guard position - begin == 2, byte(begin + 1) == UInt8(ascii: "=") else {
      return .unknownRelation
    }
    switch first {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default: return .unknownRelation
    }
  }

  /// Cuts digits that nothing grows on, which is what nearly all numbers are.
  @inline(__always)
  private mutating func cutPlainNumber() -> Bool {
    var end = position &+ 1
    while isDigit(byte(end)) { end &+= 1 }
    if isNameByte(byte(end)) || byte(end) == UInt8(ascii: ".") { return false }
    position = end
    return true
  }

  private mutating func cutNumber() -> Token.Kind {
    position = endOfNumber(from: position)
    guard isNameByte(byte(position)) || byte(position) == UInt8(ascii: ".") else {
      return .number
    }
    while isNameByte(byte(position)) || byte(position) == UInt8(ascii: ".") { position += 1 }
    return .malformedNumber
  }

  private mutating func cutUnknown() -> Token.Kind {
    position += 1
    while position < limit, isUnknown(byte(position)) { position += 1 }
    return .unknown
  }
}

extension Lexer {
  /// Looks for the first byte that `isStop` accepts, from an offset on and outside arguments;
  /// 0 where there is none.
  func firstByte(from offset: Int, where isStop: (UInt8) -> Bool) -> UInt8 {
    unsafe firstByte(in: buffer, from: offset, where: isStop)
  }

  private func firstByte(
    in buffer: UnsafeBufferPointer<UInt8>, from offset: Int, where isStop: (UInt8) -> Bool
  ) -> UInt8 {
    var offset = offset
    var index = argumentIndex
    // The token under view may be an argument itself, which the count has passed already.
    while index > 0, unsafe arguments[index - 1].range.upperBound > offset { index -= 1 }
    while offset < buffer.count {
      if unsafe index < arguments.count, unsafe arguments[index].range.lowerBound == offset {
        offset = unsafe arguments[index].range.upperBound
        index += 1
        continue
      }
      let byte = unsafe buffer[offset]
      if isStop(byte) { return byte }
      offset += 1
    }
    return 0
  }
}
