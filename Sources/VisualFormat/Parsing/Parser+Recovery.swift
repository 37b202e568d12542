extension Parser {
  /// Skips tokens until one of those where a chain can go on: `[`, `|`, the end and, if wanted,
  /// `-`. The bytes skipped, without the blanks behind them.
  mutating func recoverInChain(stoppingAtDash: Bool = false) -> ByteRange {
    let start = current.bytes.start
    var end = start
    while !at(.leftBracket), !at(.bar), !at(.end), !(stoppingAtDash && at(.dash)) {
      end = consume().bytes.end
    }
    return ByteRange(start, end)
  }

  /// Skips tokens until one of the kinds. The caller has made sure that there is one.
  mutating func recover(to kind: Token.Kind, or other: Token.Kind? = nil) -> ByteRange {
    let start = current.bytes.start
    var end = start
    while !at(kind), current.kind != other, !at(.end) { end = consume().bytes.end }
    return ByteRange(start, end)
  }

  /// The text of the current token; empty at the end of the string.
  var found: String { found(current.bytes) }

  /// The text of a range, cut to what a sentence shows.
  func found(_ bytes: ByteRange) -> String {
    bytes.end - bytes.start <= 48
      ? lexer.text(bytes)
      : clipped(lexer.text(ByteRange(bytes.start, bytes.start + 48)))
  }

  /// The removal of a range.
  func removal(_ bytes: ByteRange) -> Diagnostic.Fact.Removal {
    Diagnostic.Fact.Removal(bytes: bytes, text: found(bytes))
  }
}
