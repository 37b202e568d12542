import AutoLayout

/// Reads the description of a constraint as UIKit and AppKit print it:
/// `<NSLayoutConstraint:0x60 'gap' H:|-(20)-[UIButton:0x7f 'Send']   (active, names: '|':UIView:0x7e )>`.
struct LogLineParser {
  var scanner: LogScanner
  let kind: LogConstraint.Kind
  private(set) var names: [String: LogItem] = [:]
  private let address: String
  private var identifier: String?

  /// The constraints of an entry, two for a content size; nil for a form that is not known.
  static func parse(_ entry: LogEntry) -> [LogConstraint]? {
    guard var parser = LogLineParser(entry) else { return nil }
    return parser.parseBody()
  }

  private init?(_ entry: LogEntry) {
    guard let kind = LogConstraint.Kind(className: entry.className) else { return nil }
    self.kind = kind
    address = entry.address
    scanner = LogScanner(entry.body)
    scanner.skipBlanks()
    if scanner.consume("'") {
      identifier = scanner.consume(upTo: "'")
      scanner.skipBlanks()
    }
    readNames()
  }

  /// `names: '|':UIView:0x7e, send:UIButton:0x7f 'Send' `
  private mutating func readNames() {
    var tail = scanner
    guard tail.consume(upTo: "names:") != nil || tail.consume(upTo: "Names:") != nil else { return }
    repeat {
      tail.skipBlanks()
      guard let name = tail.consume(upTo: ":"), let item = tail.consumeItem() else { return }
      names[name == "'|'" ? "|" : name] = item
      tail.skipBlanks()
    } while tail.consume(",")
  }

  private mutating func parseBody() -> [LogConstraint]? {
    if kind == .autoresizing { skipMask() }
    if scanner.peek == UInt8(ascii: "H") || scanner.peek == UInt8(ascii: "V") {
      let start = scanner.offset
      if scanner.consume("H:") { return parseString(.horizontal, from: start) }
      if scanner.consume("V:") { return parseString(.vertical, from: start) }
    }
    return parseEquation()
  }

  /// `h=--& v=-&- `
  private mutating func skipMask() {
    for axis in ["h=", "v="] where scanner.consume(axis) {
      _ = scanner.consume { byte in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
      scanner.skipBlanks()
    }
  }

  func make(
    _ first: LogConstraint.Side, _ relation: LayoutConstraint.Relation,
    _ second: LogConstraint.Side?
  ) -> LogConstraint {
    LogConstraint(
      kind: kind, address: address, identifier: identifier,
      first: first, relation: relation, second: second)
  }

  // MARK: Parts of both forms

  mutating func item() -> LogItem? {
    if let item = scanner.consumeItem() { return item }
    let name = scanner.consume { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    return names[name]
  }

  mutating func relation() -> LayoutConstraint.Relation? {
    if scanner.consume("==") { return .equal }
    if scanner.consume("<=") { return .lessThanOrEqual }
    if scanner.consume(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// `20`, or `NSSpace(20)` where the system chose the number.
  mutating func constant() -> Double? {
    guard scanner.consume("NSSpace(") else { return scanner.consumeNumber() }
    guard let number = scanner.consumeNumber(), scanner.consume(")") else { return nil }
    return number
  }

  /// The two sides of a content size, of which `Hug:251 CompressionResistance:750` is left to be read.
  mutating func contentSize(_ size: LogConstraint) -> [LogConstraint]? {
    guard size.relation == .equal, size.second == nil else { return nil }
    var (hugging, resistance) = (size, size)
    hugging.relation = .lessThanOrEqual
    resistance.relation = .greaterThanOrEqual
    scanner.skipBlanks()
    guard scanner.consume("Hug:"), let first = scanner.consumeNumber() else { return nil }
    scanner.skipBlanks()
    guard scanner.consume("CompressionResistance:"), let second = scanner.consumeNumber(), isAtTail
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
