import AutoLayout

/// Reads the description of a constraint as UIKit and AppKit print it:
/// `<NSLayoutConstraint:0x60 'gap' H:|-(20)-[UIButton:0x7f 'Send']   (active, names:
/// '|':UIView:0x7e )>`.
struct LogLineParser {
  var scanner: LogScanner
  let kind: LogConstraint.Kind
  private(set) var names: [String: LogItem] = [:]
  private let address: String
  private let isUnique: Bool
  private var identifier: String?
  private var mask: String?

  /// The constraints of an entry, two for a content size; nil for a form that is not known.
  static func parse(_ entry: LogEntry) -> [LogConstraint]? {
    guard var parser = LogLineParser(entry) else { return nil }
    return parser.parseBody()
  }

  private init?(_ entry: LogEntry) {
    guard let kind = LogConstraint.Kind(className: entry.className) else { return nil }
    self.kind = kind
    address = entry.address
    isUnique = entry.isUnique
    scanner = LogScanner(entry.body)
    scanner.skipBlanks()
    readIdentifier()
    readNames()
  }

  private mutating func readIdentifier() {
    // `'|':UIView:0x7e` is an item.
    if scanner.consume("'|':") { return }
    guard scanner.consume("'") else { return }
    identifier = scanner.consume(upTo: "'")
    scanner.skipBlanks()
  }

  /// `names: '|':UIView:0x7e, send:0x7f, '|':send:0x7f `. A name may have any characters in it; it
  /// ends at the address.
  private mutating func readNames() {
    var tail = scanner
    guard tail.consume(upTo: "names:") != nil || tail.consume(upTo: "Names:") != nil else { return }
    repeat {
      tail.skipBlanks()
      guard let name = tail.consume(upTo: ":0x") else { return }
      guard let digits = tail.consumeDigitsOfAddress() else { return }
      var item = LogItem(name: name, address: "0x" + digits)
      var isSuperview = false
      for mark in ["'|':", "|:"] where name.hasPrefix(mark) {
        item.name.removeFirst(mark.count)
        isSuperview = true
      }
      if let colon = item.name.firstIndex(of: ":"), !isSuperview {
        // `send:UIButton:0x7f`
        names[String(item.name[..<colon])] = item
        item.name = String(item.name[item.name.index(after: colon)...])
        names[String(name[..<colon])] = item
      } else {
        names[isSuperview ? "|" : name] = item
      }
      var copy = tail
      copy.skipBlanks()
      if let title = copy.consumeTitle() {
        names[isSuperview ? "|" : name]?.title = title
        tail = copy
      }
      tail.skipBlanks()
    } while tail.consume(",")
  }

  private mutating func parseBody() -> [LogConstraint]? {
    readMask()
    readIdentifier()
    if scanner.peek == UInt8(ascii: "H") || scanner.peek == UInt8(ascii: "V") {
      let start = scanner.offset
      if scanner.consume("H:") { return parseString(.horizontal, from: start) }
      if scanner.consume("V:") { return parseString(.vertical, from: start) }
    }
    return parseEquation()
  }

  /// `h=--& v=-&- `
  private mutating func readMask() {
    for axis in ["h=", "v="] where scanner.consume(axis) {
      let part = scanner.consume { byte in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
      scanner.skipBlanks()
      mask = (mask.map { $0 + " " } ?? "") + axis + part
    }
  }

  func make(
    _ first: LogConstraint.Side, _ relation: LayoutConstraint.Relation,
    _ second: LogConstraint.Side?
  ) -> LogConstraint {
    LogConstraint(
      kind: kind, address: address, identifier: identifier, mask: mask, first: first,
      relation: relation, second: second, isUnique: isUnique)
  }

  // MARK: Parts of both forms

  /// An item with an address, one of the names that the entry explains, or whatever an app has made
  /// of it: all up to the attribute or the bracket behind it.
  mutating func item(isInString: Bool) -> LogItem? {
    if let item = scanner.consumeItem() { return item }
    let known = names.keys.filter { $0 != "|" }.sorted {
      ($0.utf8.count, $0) > ($1.utf8.count, $1)
    }
    for name in known {
      var copy = scanner
      guard copy.consume(name), let next = copy.peek,
        [".", "]", "(", " "].contains(where: { next == UInt8(ascii: $0) })
      else { continue }
      scanner = copy
      return names[name]
    }
    return isInString ? bracketedItem() : dottedItem()
  }

  /// `cell`, `UIView:cv`, up to a bracket.
  private mutating func bracketedItem() -> LogItem? {
    let name = scanner.consume { byte in
      byte != UInt8(ascii: "]") && byte != UInt8(ascii: "(") && byte != UInt8(ascii: "[")
        && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }.trimmed
    return name.isEmpty ? nil : LogItem(name: name, address: nil)
  }

  /// `progress background` of `progress background.height`.
  private mutating func dottedItem() -> LogItem? {
    var copy = scanner
    var end: LogScanner?
    while let byte = copy.peek, !["=", "<", ">", "*"].contains(where: { byte == UInt8(ascii: $0) })
    {
      if byte == UInt8(ascii: ".") {
        var tail = copy
        tail.skip()
        if Self.attribute(tail.consumeWord()) != nil { end = copy }
      }
      if end != nil, byte == UInt8(ascii: " ") { break }
      copy.skip()
    }
    guard let end else { return nil }
    let name = scanner.text(scanner.offset..<end.offset).trimmed
    if name.isEmpty { return nil }
    scanner = end
    return LogItem(name: name, address: nil)
  }

  mutating func relation() -> LayoutConstraint.Relation? {
    if scanner.consume("==") { return .equal }
    if scanner.consume("<=") { return .lessThanOrEqual }
    if scanner.consume(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// `20`, `- 20`, or `NSSpace(20)` and `NSLayoutAnchorConstraintSpace(20)` where the system chose
  /// the number.
  mutating func constant() -> Double? {
    if let space = chosenSpace() { return space }
    var copy = scanner
    let isNegative = copy.consume("- ")
    if isNegative || copy.consume("+ ") {
      copy.skipBlanks()
      guard let number = copy.consumeNumber() else { return nil }
      scanner = copy
      return isNegative ? -number : number
    }
    return scanner.consumeNumber()
  }

  /// `NSSpace(20)`
  mutating func chosenSpace() -> Double? {
    var copy = scanner
    let word = copy.consumeWord()
    guard word.hasSuffix("Space"), copy.consume("("), let number = copy.consumeNumber(),
      copy.consume(")")
    else { return nil }
    scanner = copy
    return number
  }

  /// `@750`, ` ^750.0`, `priority:750`, and the names that a library has for priorities.
  mutating func priority() -> Double? {
    var copy = scanner
    copy.skipBlanks()
    guard copy.consume("@") || copy.consume("^") || copy.consume("priority:") else { return nil }
    copy.skipBlanks()
    let named = ["required": 1000.0, "high": 750, "medium": 500, "low": 250, "fitting size": 50]
    for (name, number) in named where copy.consume(name) {
      scanner = copy
      return number
    }
    guard let number = copy.consumeNumber() else { return nil }
    scanner = copy
    return number
  }

  /// The two sides of a content size, of which `Hug:251 CompressionResistance:750` is left to be
  /// read.
  mutating func contentSize(_ size: LogConstraint) -> [LogConstraint]? {
    guard size.relation == .equal, size.second == nil else { return nil }
    var (hugging, resistance) = (size, size)
    hugging.relation = .lessThanOrEqual
    resistance.relation = .greaterThanOrEqual
    scanner.skipBlanks()
    guard scanner.consume("Hug:"), let first = scanner.consumeNumber() else { return nil }
    scanner.skipBlanks()
    guard scanner.consume("CompressionResistance:") || scanner.consume("CompressionResist:"),
      let second = scanner.consumeNumber(), isAtTail
    else { return nil }
    hugging.priority = first
    resistance.priority = second
    return [hugging, resistance]
  }

  /// Whether nothing follows but whether the constraint is active, and names.
  var isAtTail: Bool {
    var rest = scanner
    rest.skipBlanks()
    for word in ["(LTR)", "(RTL)"] where rest.consume(word) { rest.skipBlanks() }
    return rest.isAtEnd || rest.peek == UInt8(ascii: ">") || rest.consume("(active")
      || rest.consume("(inactive") || rest.consume("(Names") || rest.consume("(names")
  }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
