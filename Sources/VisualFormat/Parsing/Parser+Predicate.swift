extension Parser {
  /// `predicateList = simplePredicate | predicateListWithParens`
  @inline(__always)
  mutating func parsePredicateList() -> VisualFormatString.PredicateList {
    at(.leftParenthesis) ? parsePredicateListWithParens(owner: .space) : parseSimplePredicate()
  }

  /// `simplePredicate = predicate`
  @inline(__always)
  mutating func parseSimplePredicate() -> VisualFormatString.PredicateList {
    let first = tree.parts.predicateCount
    let start = current.bytes.start
    parsePredicate(inParentheses: false)
    return list(first, start, isParenthesized: false)
  }

  /// `predicateListWithParens = "(" predicate { "," predicate } ")"`
  mutating func parsePredicateListWithParens(
    owner: Diagnostic.Fact.Owner
  ) -> VisualFormatString.PredicateList {
    let first = tree.parts.predicateCount
    let start = consume().bytes.start
    if at(.rightParenthesis) {
      parseEmptyList(from: start, owner: owner)
      return list(first, start, isParenthesized: true)
    }
    repeat {
      parsePredicate(inParentheses: true)
      if !at(.comma), !at(.rightParenthesis), !parseUnexpectedInPredicates() {
        parseUnterminatedList(from: start, owner: owner)
        return list(first, start, isParenthesized: true)
      }
    } while consume(.comma)
    consume()
    return list(first, start, isParenthesized: true)
  }

  @inline(__always)
  private mutating func list(
    _ first: Int32, _ start: Int32, isParenthesized: Bool
  ) -> VisualFormatString.PredicateList {
    // Behind a blank, a list of nothing starts after the token in front of it.
    VisualFormatString.PredicateList(
      first: first, count: tree.parts.predicateCount - first,
      bytes: ByteRange(start, max(start, previousEnd)), isParenthesized: isParenthesized)
  }

  /// `()`: mended by leaving it out, in a space with one of its dashes.
  @inline(never)
  private mutating func parseEmptyList(from start: Int32, owner: Diagnostic.Fact.Owner) {
    let place = current.bytes
    consume()
    let end = owner == .space && at(.dash) ? current.bytes.end : previousEnd
    report(
      .expectedPredicate(found: place, removal: ByteRange(start, end)),
      at: ByteRange(start, place.end), position: place.start)
  }

  /// Something behind a predicate. Skips it if the list goes on or ends behind it.
  private mutating func parseUnexpectedInPredicates() -> Bool {
    guard listGoesOn() else { return false }
    // Of a comma that lacks the blank in its place tells nothing.
    if at(.equal) || at(.lessThanOrEqual) || at(.greaterThanOrEqual) { forgetBlank() }
    let junk = recover(to: .comma, or: .rightParenthesis)
    report(.unexpectedInPredicates, at: junk)
    return true
  }

  /// Whether a `,` or `)` comes before anything that cannot stand in a list.
  mutating func listGoesOn() -> Bool {
    let stop = lexer.firstByte(from: Int(current.bytes.start)) { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "("), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "|"):
        true
      default:
        false
      }
    }
    return stop == UInt8(ascii: ",") || stop == UInt8(ascii: ")")
  }

  /// A list that lacks its `)`. In a view the `]` may be there, with or without something in
  /// front of it, or lack too.
  @inline(never)
  private mutating func parseUnterminatedList(
    from start: Int32, owner: Diagnostic.Fact.Owner
  ) {
    let end = previousEnd
    var closing = Diagnostic.Fact.Closing.list
    var replaced = ByteRange(at: end)
    let place = at(.end) ? end : current.bytes.start
    if owner == .thickness {
      let stop = lexer.firstByte(from: Int(current.bytes.start)) { byte in
        byte == UInt8(ascii: "]") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|")
      }
      if stop == UInt8(ascii: "]") {
        replaced.end = max(end, recover(to: .rightBracket).end)
      } else {
        closing = .listAndView
        unterminatedEnd = end
      }
    }
    report(
      .unterminatedPredicates(owner: owner, replaced: replaced, end: closing),
      at: ByteRange(start, end), position: place)
  }

  /// `predicate = [ relation ] objectOfPredicate [ "@" priority ]`
  mutating func parsePredicate(inParentheses: Bool) {
    let start = current.bytes.start
    var sign: ByteRange?
    let relation = parseRelation()
    let object = parseObjectOfPredicate(inParentheses: inParentheses, sign: &sign)
    var priority: VisualFormatString.Operand?
    if at(.at) {
      priority = parsePriority(inParentheses: inParentheses, sign: &sign)
    }
    let bytes = ByteRange(start, max(start, previousEnd))
    if let sign { reportSignedSpace(sign, in: bytes) }
    guard let object else { return }
    tree.append(
      VisualFormatString.Predicate(
        relation: relation, object: object, priority: priority, bytes: bytes),
      at: previousEnd)
  }

  @inline(never)
  private mutating func reportSignedSpace(_ sign: ByteRange, in bytes: ByteRange) {
    // In `--5-` the sign may also be one dash too many.
    let isRemovable =
      sign.start == bytes.start && lexer.byte(Int(bytes.start) - 1) == UInt8(ascii: "-")
    report(.signedSpace(sign: sign, isRemovable: isRemovable), at: bytes, position: sign.start)
  }

  /// `relation = "==" | "<=" | ">="`
  @inline(__always)
  mutating func parseRelation() -> VisualFormatString.Relation {
    let kind: VisualFormatString.Relation.Kind
    switch current.kind {
    case .equal: kind = .equal
    case .lessThanOrEqual: kind = .lessThanOrEqual
    case .greaterThanOrEqual: kind = .greaterThanOrEqual
    case .unknownRelation: return parseUnknownRelation()
    default:
      return VisualFormatString.Relation(
        kind: .equal, bytes: ByteRange(at: current.bytes.start))
    }
    return VisualFormatString.Relation(kind: kind, bytes: consume().bytes)
  }

  @inline(never)
  private mutating func parseUnknownRelation() -> VisualFormatString.Relation {
    let bytes = consume().bytes
    var kind = VisualFormatString.Relation.Kind.equal
    for offset in bytes.range where kind == .equal {
      switch lexer.byte(offset) {
      case UInt8(ascii: "<"): kind = .lessThanOrEqual
      case UInt8(ascii: ">"): kind = .greaterThanOrEqual
      default: break
      }
    }
    report(.unknownRelation(kind), at: bytes, position: bytes.end)
    return VisualFormatString.Relation(kind: kind, bytes: bytes)
  }
}

extension VisualFormatString.Relation.Kind {
  /// The sign.
  package var spelling: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
