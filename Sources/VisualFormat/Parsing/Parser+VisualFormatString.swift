extension Parser {
  /// `visualFormatString = [ orientation ":" ] [ superview connection ] view { connection view }
  /// [ connection superview ]`
  mutating func parseVisualFormatString() {
    if at(.name) || at(.colon) { parseOrientation() }
    var connection: VisualFormatString.Connection?
    if at(.bar) {
      tree.parts.leadingSuperview = parseSuperview()
      connection = parseConnection()
    }
    while true {
      if at(.leftBracket) {
        parseView(after: connection)
        connection = parseConnection()
      } else if at(.bar), tree.parts.viewCount > 0 {
        tree.parts.trailingConnection = connection
        tree.parts.trailingSuperview = parseSuperview()
        guard !at(.end) else { return }
        connection = parseTextAfterBar()
        if at(.end) { return }
      } else if at(.end) {
        return parseEnd(after: connection)
      } else {
        connection = parseUnexpected(after: connection)
      }
    }
  }

  /// `orientation = "H" | "V"`
  mutating func parseOrientation() {
    let letter = current.bytes
    guard at(.name) else {
      report(.unknownOrientation, at: ByteRange(at: letter.start))
      consume()
      return
    }
    let first = lexer.byte(Int(letter.start))
    let isKnown =
      letter.end - letter.start == 1 && (first == UInt8(ascii: "H") || first == UInt8(ascii: "V"))
    // Looking at the byte first spares nearly every string the look at a token.
    guard lexer.byte(Int(letter.end)) == UInt8(ascii: ":") || peek().kind == .colon else {
      if isKnown { parseOrientationWithoutColon() }
      return
    }
    if !isKnown { report(.unknownOrientation, at: letter) }
    consume()
    setOrientation(first, bytes: ByteRange(letter.start, consume().bytes.end))
  }

  private mutating func parseOrientationWithoutColon() {
    let bytes = consume().bytes
    report(.expectedColon, at: bytes, position: bytes.end)
    setOrientation(lexer.byte(Int(bytes.start)), bytes: bytes)
  }

  private mutating func setOrientation(_ letter: UInt8, bytes: ByteRange) {
    tree.parts.orientation = VisualFormatString.Orientation(
      axis: letter | 0x20 == UInt8(ascii: "v") ? .vertical : .horizontal, bytes: bytes)
  }

  /// `superview = "|"`
  @inline(__always)
  mutating func parseSuperview() -> VisualFormatString.Superview {
    VisualFormatString.Superview(bytes: consume().bytes)
  }

  /// What stands behind the closing bar is one error; views in it are parsed all the same, so
  /// that their own errors are reported too.
  @inline(never)
  private mutating func parseTextAfterBar() -> VisualFormatString.Connection? {
    let end = Int32(truncatingIfNeeded: lexer.count)
    if !hasTextAfterBar {
      report(.textAfterBar, at: ByteRange(current.bytes.start, end))
      hasTextAfterBar = true
    }
    tree.parts.trailingConnection = nil
    tree.parts.trailingSuperview = nil
    while !at(.leftBracket), !at(.end) { consume() }
    return nil
  }

  /// The end of the string, which is fine behind a view alone.
  private mutating func parseEnd(after connection: VisualFormatString.Connection?) {
    let place = current.bytes
    guard let connection, tree.parts.viewCount > 0 else {
      if tree.parts.viewCount == 0, !hasMissingView {
        report(.expectedView(found: place, orSuperview: false, removal: nil), at: place)
      }
      return
    }
    guard connection.form != .flush else { return }
    let removal = ByteRange(connection.bytes.start, place.end)
    report(
      .expectedView(found: place, orSuperview: true, removal: removal),
      at: connection.bytes, position: place.start)
  }

  /// Something where a view, a connection or a superview must stand.
  @inline(never)
  private mutating func parseUnexpected(
    after connection: VisualFormatString.Connection?
  ) -> VisualFormatString.Connection? {
    if tree.parts.viewCount == 0 { return parseUnexpectedStart(after: connection) }
    guard let connection, connection.form != .flush else {
      let junk = recoverInChain(stoppingAtDash: true)
      report(.unexpectedText, at: junk)
      return at(.dash) ? parseConnection() : connection
    }
    let junk = recoverInChain()
    let start = at(.end) ? connection.bytes.start : junk.start
    let removal = ByteRange(start, junk.end)
    report(.expectedView(found: junk, orSuperview: true, removal: removal), at: junk)
    return at(.end) ? nil : connection
  }

  /// Something in front of the first view.
  private mutating func parseUnexpectedStart(
    after connection: VisualFormatString.Connection?
  ) -> VisualFormatString.Connection? {
    var junk = recoverInChain()
    if tree.parts.leadingSuperview != nil {
      while !at(.leftBracket), !at(.end) { junk.end = consume().bytes.end }
    }
    hasMissingView = at(.end)
    let removal = at(.end) ? nil : junk
    report(.expectedView(found: junk, orSuperview: false, removal: removal), at: junk)
    guard at(.bar) else { return connection }
    tree.parts.leadingSuperview = parseSuperview()
    return parseConnection()
  }
}
