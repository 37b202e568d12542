/// A recursive-descent parser with one token of look-ahead. Each rule of Grammar.md is one
/// function of the same name; no rule contains itself, so nothing recurses.
///
/// What only looks at the current token is `mutating` too: lending a structure of this size for
/// reading copies it.
struct Parser: ~Copyable {
  var tree: TreeBuilder
  private var findings: [Finding] = []
  private(set) var lexer: Lexer
  /// What the token before the current one was, and where it ended.
  private(set) var previousKind = Token.Kind.end
  private(set) var previousEnd: Int32 = 0
  /// Whether it is known already that there is no first view: one error says it.
  var hasMissingView = false
  /// Whether the text behind the closing bar is reported: one error covers all of it.
  var hasTextAfterBar = false
  /// Where a view ended without `)` and `]`: one error speaks of both.
  var unterminatedEnd: Int32 = -1

  /// The buffers must outlive the parser.
  @inline(__always)
  init(
    _ source: FormatSource, _ buffer: UnsafeBufferPointer<UInt8>,
    _ arguments: UnsafeBufferPointer<FormatSource.Argument>
  ) {
    lexer = unsafe Lexer(buffer, arguments)
    tree = TreeBuilder(source, count: lexer.count)
    if lexer.next() { warnAboutBlank() }
  }

  /// The tree and the findings, which come nearly in order: some facts are known
  /// only behind the end of what they speak of.
  consuming func result() -> ParseResult {
    if findings.count > 1 { Finding.sort(&findings) }
    let found = findings
    return ParseResult(tree: VisualFormatString(storage: tree.finish()), findings: found)
  }

  /// The current token.
  var current: Token {
    @inline(__always) mutating get { lexer.token }
  }

  @inline(__always)
  mutating func at(_ kind: Token.Kind) -> Bool {
    lexer.kind == kind
  }

  /// The token behind the current one.
  mutating func peek() -> Token {
    var copy = lexer
    copy.next()
    return copy.token
  }

  /// The argument that the current token is.
  var currentArgument: FormatSource.Argument { lexer.argument }

  /// Takes the current token.
  @discardableResult
  @inline(__always)
  mutating func consume() -> Token {
    let token = lexer.token
    previousKind = token.kind
    previousEnd = token.bytes.end
    if lexer.next() { warnAboutBlank() }
    return token
  }

  /// Takes the current token if it is of a kind.
  @inline(__always)
  mutating func consume(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    consume()
    return true
  }

  @inline(never)
  mutating func report(_ fact: Diagnostic.Fact, at bytes: ByteRange, position: Int32? = nil) {
    findings.append(Finding(fact, at: bytes, position: position))
  }

  /// Takes back what was said of the blanks before the current token.
  mutating func forgetBlank() {
    guard let last = findings.last, case .blank = last.fact, last.bytes.end == current.bytes.start
    else { return }
    findings.removeLast()
  }

  @inline(never)
  private mutating func warnAboutBlank() {
    report(.blank, at: ByteRange(previousEnd, current.bytes.start))
  }
}

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
