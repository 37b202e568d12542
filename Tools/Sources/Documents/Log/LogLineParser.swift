import AutoLayout

/// Reads the description of a constraint as UIKit and AppKit print it:
/// `<NSLayoutConstraint:0x60 'gap' H:|-(20)-[UIButton:0x7f 'Send']   (active, names: '|':UIView:0x7e )>`.
struct LogLineParser {
  private var scanner: LogScanner
  private var names: [String: LogItem] = [:]
  private var constraint: (kind: LogConstraint.Kind, address: String, identifier: String?)

  /// The constraints of a line, two for a content size; nil for a form that is not known.
  static func parse(_ line: String) -> [LogConstraint]? {
    guard var parser = LogLineParser(line) else { return nil }
    return parser.parseBody()
  }

  /// Whether a line has a constraint at all.
  static func isConstraint(_ line: String) -> Bool {
    line.contains("LayoutConstraint:0x") || line.contains("LayoutSupportConstraint:0x")
  }

  private init?(_ line: String) {
    var scanner = LogScanner(Array(line.utf8))
    guard scanner.consume(upTo: "<") != nil, let className = scanner.consume(upTo: ":0x"),
      let kind = LogConstraint.Kind(rawValue: className)
    else { return nil }
    let address = "0x" + scanner.consume(while: Self.isHexadecimal)
    scanner.skipBlanks()
    var identifier: String?
    if scanner.consume("'") {
      identifier = scanner.consume(upTo: "'")
      scanner.skipBlanks()
    }
    self.scanner = scanner
    constraint = (kind, address, identifier)
    readNames(line)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// `names: '|':UIView:0x7e, send:UIButton:0x7f 'Send' `
  private mutating func readNames(_ line: String) {
    var scanner = LogScanner(Array(line.utf8))
    guard scanner.consume(upTo: "names:") != nil else { return }
    repeat {
      scanner.skipBlanks()
      guard let name = scanner.consume(upTo: ":") else { return }
      guard let item = Self.item(&scanner) else { return }
      names[name == "'|'" ? "|" : name] = item
      scanner.skipBlanks()
    } while scanner.consume(",")
  }

  /// `UIButton:0x7f 'Send'`
  private static func item(_ scanner: inout LogScanner) -> LogItem? {
    var copy = scanner
    let className = copy.consume { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
        || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }
    guard !className.isEmpty, copy.consume(":0x") else { return nil }
    var item = LogItem(handle: "\(className):0x" + copy.consume(while: isHexadecimal))
    scanner = copy
    copy.skipBlanks()
    if copy.consume("'"), let title = copy.consume(upTo: "'") {
      item.title = title
      scanner = copy
    }
    return item
  }

  private mutating func item() -> LogItem? {
    if let item = Self.item(&scanner) { return item }
    let name = scanner.consume { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    return names[name]
  }

  private mutating func parseBody() -> [LogConstraint]? {
    if constraint.kind == .autoresizing { skipMask() }
    let made: [LogConstraint]?
    if scanner.consume("H:") {
      made = parseString(.horizontal)
    } else if scanner.consume("V:") {
      made = parseString(.vertical)
    } else {
      made = parseEquation().map { [$0] }
    }
    return made
  }

  /// `h=--& v=-&- `
  private mutating func skipMask() {
    for axis in ["h=", "v="] where scanner.consume(axis) {
      _ = scanner.consume { byte in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
      scanner.skipBlanks()
    }
  }

  private func make(
    _ first: LogConstraint.Side, _ relation: LayoutConstraint.Relation,
    _ second: LogConstraint.Side?
  ) -> LogConstraint {
    LogConstraint(
      kind: constraint.kind, address: constraint.address, identifier: constraint.identifier,
      first: first, relation: relation, second: second)
  }
}

extension LogLineParser {
  // MARK: Equations

  /// `UIView:0x7e.width == 0.5*UIView:0x7f.width + 8 @750`
  private mutating func parseEquation() -> LogConstraint? {
    guard let first = side() else { return nil }
    scanner.skipBlanks()
    guard let relation = relation() else { return nil }
    scanner.skipBlanks()
    var made = make(first, relation, nil)
    let number = scanner.consumeNumber()
    if let number, !scanner.consume("*") {
      made.constant = number
    } else {
      made.multiplier = number ?? 1
      guard let second = side() else { return nil }
      made.second = second
      scanner.skipBlanks()
      let isNegative = scanner.consume("- ")
      if isNegative || scanner.consume("+ ") {
        guard let constant = scanner.consumeNumber() else { return nil }
        made.constant = isNegative ? -constant : constant
      }
    }
    scanner.skipBlanks()
    if scanner.consume("@") {
      guard let priority = scanner.consumeNumber() else { return nil }
      made.priority = priority
    }
    if made.second == nil { made.superview = names["|"] }
    return isAtTail ? made : nil
  }

  private mutating func side() -> LogConstraint.Side? {
    guard let item = item(), scanner.consume(".") else { return nil }
    let word = scanner.consume { (0x61...0x7A).contains($0 | 0x20) }
    guard let attribute = Self.attribute(word) else { return nil }
    return LogConstraint.Side(item: item, attribute: attribute)
  }

  private static func attribute(_ word: String) -> LayoutConstraint.Attribute? {
    switch word {
    case "minX": .left
    case "maxX": .right
    case "midX": .centerX
    case "minY": .top
    case "maxY": .bottom
    case "midY": .centerY
    case "baseline": .lastBaseline
    default:
      LayoutConstraint.Attribute.allCases.first { $0.description == word && $0 != .notAnAttribute }
    }
  }

  private mutating func relation() -> LayoutConstraint.Relation? {
    if scanner.consume("==") { return .equal }
    if scanner.consume("<=") { return .lessThanOrEqual }
    if scanner.consume(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// Whether nothing follows but whether the constraint is active, and names.
  private var isAtTail: Bool {
    var rest = scanner
    rest.skipBlanks()
    for word in ["(LTR)", "(RTL)"] where rest.consume(word) { rest.skipBlanks() }
    return rest.isAtEnd || rest.peek == UInt8(ascii: ">") || rest.consume("(active")
      || rest.consume("(inactive") || rest.consume("(Names") || rest.consume("(names")
  }

  // MARK: Strings

  /// `|-(20)-[A]`, `[A]-(>=8@750)-[B]`, `[A]-(0)-|`, `[A(100)]`; one constraint each.
  private mutating func parseString(_ axis: LayoutConstraint.Axis) -> [LogConstraint]? {
    if scanner.consume("|") {
      guard let superview = names["|"], let space = space(), let view = view(),
        view.predicate == nil
      else { return nil }
      return finish(
        space, axis, near: superview, far: view.item, superview: superview, isOpening: true)
    }
    guard let view = view() else { return nil }
    if let predicate = view.predicate {
      let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      var made = make(.init(item: view.item, attribute: attribute), predicate.relation, nil)
      made.constant = predicate.constant
      made.priority = predicate.priority
      return constraint.kind == .contentSize ? contentSize(made) : isAtTail ? [made] : nil
    }
    guard let space = space() else { return nil }
    if scanner.consume("|") {
      guard let superview = names["|"] else { return nil }
      return finish(
        space, axis, near: view.item, far: superview, superview: superview, isOpening: false)
    }
    guard let other = self.view(), other.predicate == nil else { return nil }
    return finish(space, axis, near: view.item, far: other.item)
  }

  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var constant = 0.0
    var priority = 1000.0
  }

  /// `(>=20@750)`
  private mutating func predicate() -> Predicate? {
    guard scanner.consume("(") else { return nil }
    var made = Predicate()
    made.relation = relation() ?? .equal
    guard let constant = scanner.consumeNumber() else { return nil }
    made.constant = constant
    if scanner.consume("@") {
      guard let priority = scanner.consumeNumber() else { return nil }
      made.priority = priority
    }
    return scanner.consume(")") ? made : nil
  }

  /// Nothing between views that touch, `-(20)-` otherwise.
  private mutating func space() -> Predicate? {
    guard scanner.consume("-") else { return Predicate() }
    guard let space = predicate(), scanner.consume("-") else { return nil }
    return space
  }

  private mutating func view() -> (item: LogItem, predicate: Predicate?)? {
    guard scanner.consume("["), let item = item() else { return nil }
    scanner.skipBlanks()
    var size: Predicate?
    if scanner.peek == UInt8(ascii: "(") {
      guard let predicate = predicate() else { return nil }
      size = predicate
    }
    return scanner.consume("]") ? (item, size) : nil
  }

  private mutating func finish(
    _ space: Predicate, _ axis: LayoutConstraint.Axis, near: LogItem, far: LogItem,
    superview: LogItem? = nil, isOpening: Bool? = nil
  ) -> [LogConstraint]? {
    let isPhysical = scanner.consume("(LTR)")
    guard isAtTail else { return nil }
    let (begin, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      axis == .vertical ? (.top, .bottom) : isPhysical ? (.left, .right) : (.leading, .trailing)
    let isClosing = isOpening == false
    var made = make(
      .init(item: far, attribute: isClosing ? end : begin), space.relation,
      .init(item: near, attribute: isOpening == true ? begin : end))
    made.constant = space.constant
    made.priority = space.priority
    made.superview = superview
    return [made]
  }

  /// `H:[UILabel:0x7f 'Name'(42)] Hug:251 CompressionResistance:750`
  private mutating func contentSize(_ size: LogConstraint) -> [LogConstraint]? {
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
}
