extension WishReader {
  /// What stands in brackets behind the name of a view.
  func inView(_ name: Range<Int>) -> Wish? {
    let text = text
    switch text.utf8.first {
    case UInt8(ascii: "@"): return misplacedPriority
    case UInt8(ascii: "-") where isName(text.replacingDashes):
      let whole = name.lowerBound..<place.upperBound
      return Wish(fixIts: [replacing(whole, with: string(whole).replacingDashes)])
    case UInt8(ascii: "."): return member(of: name)
    case UInt8(ascii: ","):
      return Wish(notes: ["each view stands in brackets of its own, as in [a][b]"])
    default: return isPunctuation(text) ? nil : Wish()
    }
  }

  /// `[a@750(100)]` and `[a(100)@750]`
  private var misplacedPriority: Wish? {
    let note = "a priority stands behind its number, as in (100@750)"
    let start = place.lowerBound
    let end = max(endOfName(from: start + 1), endOfDigits(from: start + 1))
    if end == start + 1 { return Wish(notes: [note]) }
    let priority = string(start..<end)
    if byte(start - 1) == UInt8(ascii: ")"), end == place.upperBound {
      return Wish(fixIts: [replacing(start - 1..<end, with: priority + ")")], notes: [note])
    }
    guard byte(end) == UInt8(ascii: "("), byte(place.upperBound - 1) == UInt8(ascii: ")") else {
      return Wish(notes: [note])
    }
    let size = string(end..<place.upperBound - 1)
    return Wish(fixIts: [replacing(place, with: size + priority + ")")], notes: [note])
  }

  /// `self.button`, or a part of a view, of which no string speaks.
  private func member(of name: Range<Int>) -> Wish {
    let end = endOfName(from: place.lowerBound + 1)
    let member = string(place.lowerBound + 1..<end)
    if Self.attributes.contains(member) {
      return Wish(notes: [
        "a string speaks of whole views: make the constraint for .\(member) beside it"
      ])
    }
    guard string(name) == "self", end == place.upperBound, end > place.lowerBound + 1 else {
      return Wish(notes: ["a name has no '.': give the view a name of its own in the dictionary"])
    }
    return Wish(
      fixIts: [replacing(name.lowerBound..<end, with: member)],
      notes: ["\(printable(member)) is then looked up in the views dictionary"])
  }

  static let attributes = [
    "width", "height", "top", "bottom", "left", "right", "leading", "trailing", "centerX",
    "centerY",
  ]

  /// Where a view must stand.
  func view(orSuperview: Bool) -> Wish? {
    let start = place.lowerBound
    if place.isEmpty { return orSuperview ? missingBar : nil }
    if let hole = hole("Expected a number or a name") { return hole }
    switch byte(start) {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="): return Wish()
    case UInt8(ascii: "{"), UInt8(ascii: "("): return otherBrackets
    case UInt8(ascii: "-") where start == 0:
      return Wish(fixIts: [inserting("|", at: 0), replacing(0..<1, with: "")])
    case UInt8(ascii: ";") where start == 1: return Wish()
    default: break
    }
    let end = endOfName(from: start)
    if end > start, byte(end) == UInt8(ascii: ":") { return Wish(notes: [Self.oneAxis]) }
    let next = byte(end)
    if end > start, next == UInt8(ascii: "-") || next == UInt8(ascii: "|") || end == bytes.count {
      return Wish(fixIts: [replacing(start..<end, with: "[\(string(start..<end))]")])
    }
    if end > start, next == UInt8(ascii: "]") { return Wish(fixIts: [inserting("[", at: start)]) }
    if isDigit(byte(start)) {
      return Wish(notes: ["between two views there is one space: write one, or the sum"])
    }
    return isPunctuation(text) ? nil : Wish()
  }

  /// `[a]-10-` at the end: the superview was meant, where a space is given.
  private var missingBar: Wish? {
    let connection = diagnostic.range
    let isOpen = byte(connection.upperBound - 1) != UInt8(ascii: "-")
    // `[a]-b` may lack brackets, or be a metric before an edge.
    if isOpen, isNameStart(byte(connection.lowerBound + 1)) { return Wish() }
    let bar = inserting(isOpen ? "-|" : "|", at: connection.upperBound)
    return Wish(
      fixIts: connection.count == 1 ? [bar, replacing(connection, with: "")] : [bar])
  }

  /// `{a}` and `(a)`
  private var otherBrackets: Wish? {
    let end = endOfName(from: place.lowerBound + 1)
    let close = byte(end)
    guard end > place.lowerBound + 1, close == UInt8(ascii: "}") || close == UInt8(ascii: ")")
    else { return Wish() }
    let whole = place.lowerBound..<end + 1
    return Wish(fixIts: [replacing(whole, with: "[\(string(place.lowerBound + 1..<end))]")])
  }

  /// What stands behind the closing bar: the space in front of it, or a slip.
  var behindBar: Wish? {
    let text = text
    if text.utf8.first == UInt8(ascii: "-"), !text.utf8.contains(UInt8(ascii: "[")),
      !text.utf8.contains(UInt8(ascii: "|"))
    {
      let whole = place.lowerBound - 1..<place.upperBound
      let space = text.hasSuffix("-") ? text : text + "-"
      return Wish(fixIts: [replacing(whole, with: space + "|")])
    }
    return isPunctuation(text)
      ? nil : Wish(notes: ["what stands behind it belongs in a string of its own"])
  }

  /// Between two views.
  var betweenViews: Wish? {
    let start = place.lowerBound
    if byte(start) == UInt8(ascii: ","), isDigit(byte(start - 1)), isDigit(byte(start + 1)) {
      return Wish(fixIts: [replacing(start..<start + 1, with: ".")])
    }
    if byte(start) == UInt8(ascii: "("), byte(place.upperBound - 1) == UInt8(ascii: ")"),
      byte(start - 1) == UInt8(ascii: "]")
    {
      return Wish(fixIts: [replacing(start - 1..<place.upperBound, with: text + "]")])
    }
    return isPunctuation(text) ? nil : Wish()
  }
}

extension String {
  /// With `_` in place of each dash.
  fileprivate var replacingDashes: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
