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
}
