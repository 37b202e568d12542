/// One token: a kind and the bytes it covers.
struct Token {
  /// What a token is; for one of one byte that byte, so that nothing has to be looked up.
  struct Kind: Equatable {
    let byte: UInt8

    static let leftBracket = Kind("["), rightBracket = Kind("]")
    static let leftParenthesis = Kind("("), rightParenthesis = Kind(")")
    static let bar = Kind("|"), dash = Kind("-"), plus = Kind("+"), colon = Kind(":")
    static let comma = Kind(","), at = Kind("@")
    static let equal = Kind("="), lessThanOrEqual = Kind("<"), greaterThanOrEqual = Kind(">")
    /// Signs of comparison that are no relation: `>`, `=`, `=>`, `!=`.
    static let unknownRelation = Kind("!")
    static let name = Kind("a")
    static let number = Kind("0")
    /// A number with something grown onto it: `1view`, `1e`, `1.2.3`.
    static let malformedNumber = Kind("1")
    /// An interpolated view or number, whatever its text looks like.
    static let argument = Kind("\\")
    /// A run of bytes that no token begins with.
    static let unknown = Kind("?")
    static let end = Kind(" ")

    private init(_ sign: Unicode.Scalar) { byte = UInt8(ascii: sign) }

    /// The kind of a token of one byte; nil for a byte that no such token is.
    @inline(__always)
    init?(_ byte: UInt8) {
      guard isPunctuation(byte) else { return nil }
      self.byte = byte
    }
  }

  var kind: Kind
  var bytes: ByteRange
}

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
  /// The kind of the token that was cut last, and where it begins. Its range is put together only
  /// where it is wanted, which of most tokens of one byte it is not.
  private(set) var kind = Token.Kind.end
  private var start = 0
  /// Where the token ends, and the next one is looked for.
  private(set) var position = 0
  /// The value of a number of up to fifteen digits and nothing else, which is what nearly all
  /// numbers are; −1 for any other.
  private(set) var wholeNumber: Int64 = -1

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

  /// The token that was cut last.
  var token: Token {
    @inline(__always) get {
      Token(
        kind: kind,
        bytes: ByteRange(Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: position)))
    }
  }

  /// Cuts the next token, and tells whether it stands behind blanks. At the end of the source it is
  /// `.end`, again and again.
  @discardableResult
  @inline(__always)
  mutating func next() -> Bool {
    start = position
    if start < limit {
      if let punctuation = Token.Kind(unsafe buffer[start]) {
        kind = punctuation
        position = start &+ 1
        return false
      }
    }
    return nextWord()
  }

  /// A token of several bytes, or any token behind blanks or at the end of text.
  @inline(never)
  private mutating func nextWord() -> Bool {
    let first = byte(position)
    if isNameStart(first) {
      let limit = limit
      var end = position &+ 1
      while end < limit, isNameByte(unsafe buffer[end]) { end &+= 1 }
      position = end
      kind = .name
    } else if isDigit(first) {
      kind = cutPlainNumber() ? .number : cutNumber()
    } else if isBlank(first) {
      repeat { position += 1 } while isBlank(byte(position))
      next()
      return true
    } else {
      kind = position == limit ? cutAtLimit() : cut(first)
    }
    return false
  }

  private mutating func cutAtLimit() -> Token.Kind {
    guard unsafe argumentIndex < arguments.count else { return .end }
    position = unsafe arguments[argumentIndex].range.upperBound
    argumentIndex += 1
    limit =
      unsafe argumentIndex < arguments.count
      ? arguments[argumentIndex].range.lowerBound : buffer.count
    return .argument
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

  /// Cuts digits that nothing grows on, and works their value out on the way.
  @inline(__always)
  private mutating func cutPlainNumber() -> Bool {
    var end = position
    var value: Int64 = 0
    while isDigit(byte(end)) {
      value = value &* 10 &+ Int64(byte(end) &- UInt8(ascii: "0"))
      end &+= 1
    }
    if isNameByte(byte(end)) || byte(end) == UInt8(ascii: ".") { return false }
    wholeNumber = end &- position <= 15 ? value : -1
    position = end
    return true
  }

  private mutating func cutNumber() -> Token.Kind {
    wholeNumber = -1
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

/// Blanks are accepted between tokens.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

@inline(__always)
func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

@inline(__always)
func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

@inline(__always)
func isNameByte(_ byte: UInt8) -> Bool {
  isNameStart(byte) || isDigit(byte)
}

/// Tokens of one byte.
@inline(__always)
func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"),
    UInt8(ascii: ","), UInt8(ascii: "@"):
    true
  default: false
  }
}

/// Signs that may belong to a comparison, right or wrong.
@inline(__always)
private func isRelationByte(_ byte: UInt8) -> Bool {
  (byte >= UInt8(ascii: "<") && byte <= UInt8(ascii: ">")) || byte == UInt8(ascii: "!")
}

/// Bytes that no token begins with.
private func isUnknown(_ byte: UInt8) -> Bool {
  !isPunctuation(byte) && byte != UInt8(ascii: ".") && !isNameByte(byte) && !isBlank(byte)
    && !isRelationByte(byte)
}
