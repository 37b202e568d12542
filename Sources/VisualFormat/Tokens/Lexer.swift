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
  /// The blanks in front of the token that was cut last.
  private(set) var blank = ByteRange(at: 0)

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

  /// The bytes of a token.
  func text(_ range: ByteRange) -> String {
    unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range.range]), as: UTF8.self)
  }

  /// How many bytes are `[`: at least the number of views.
  func countOfBrackets() -> Int {
    var count = 0
    for offset in unsafe buffer.indices where unsafe buffer[offset] == UInt8(ascii: "[") {
      count += 1
    }
    return count
  }

  /// The argument that was cut last.
  var argument: FormatSource.Argument { unsafe arguments[argumentIndex - 1] }

  /// Cuts the next token. At the end of the source it is `.end`, again and again.
  mutating func next() -> Token {
    let start = position
    while isBlank(byte(position)) { position += 1 }
    blank = ByteRange(Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: position))
    if position == limit { return nextAtLimit() }
    let begin = position
    let kind = cut(byte(begin))
    return Token(kind: kind, bytes: range(from: begin))
  }

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
    switch first {
    case UInt8(ascii: "["): return single(.leftBracket)
    case UInt8(ascii: "]"): return single(.rightBracket)
    case UInt8(ascii: "("): return single(.leftParenthesis)
    case UInt8(ascii: ")"): return single(.rightParenthesis)
    case UInt8(ascii: "|"): return single(.bar)
    case UInt8(ascii: "-"): return single(.dash)
    case UInt8(ascii: "+"): return single(.plus)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"):
      return cutRelation()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return cutNumber()
    case UInt8(ascii: "."):
      return isDigit(byte(position + 1)) ? cutNumber() : cutUnknown()
    default:
      return isNameStart(first) ? cutName() : cutUnknown()
    }
  }

  private mutating func single(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  private mutating func cutName() -> Token.Kind {
    position += 1
    while isNameByte(byte(position)) { position += 1 }
    return .name
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
