extension IntentReader {
  /// What stands in brackets behind the name of a view.
  func inView(_ name: Range<Int>) -> Intent? {
    let text = text
    switch text.utf8.first {
    case UInt8(ascii: "@"): return misplacedPriority
    case UInt8(ascii: "-") where isName(text.replacingDashes):
      let whole = name.lowerBound..<place.upperBound
      return Intent(fixIts: [replacing(whole, with: string(whole).replacingDashes)])
    case UInt8(ascii: "."): return member(of: name)
    case UInt8(ascii: ","):
      return Intent(notes: ["each view stands in brackets of its own, as in [a][b]"])
    default: return isPunctuation(text) ? nil : Intent()
    }
  }

  /// `[a@750(100)]` and `[a(100)@750]`
  private var misplacedPriority: Intent? {
    let note = "a priority stands behind its number, as in (100@750)"
    let start = place.lowerBound
    let end = max(endOfName(from: start + 1), endOfDigits(from: start + 1))
    if end == start + 1 { return Intent(notes: [note]) }
    let priority = string(start..<end)
    if byte(start - 1) == UInt8(ascii: ")"), end == place.upperBound {
      return Intent(fixIts: [replacing(start - 1..<end, with: priority + ")")], notes: [note])
    }
    guard byte(end) == UInt8(ascii: "("), byte(place.upperBound - 1) == UInt8(ascii: ")") else {
      return Intent(notes: [note])
    }
    let size = string(end..<place.upperBound - 1)
    return Intent(fixIts: [replacing(place, with: size + priority + ")")], notes: [note])
  }

  /// `self.button`, or a part of a view, of which no string speaks.
  private func member(of name: Range<Int>) -> Intent {
    let end = endOfName(from: place.lowerBound + 1)
    let member = string(place.lowerBound + 1..<end)
    if Self.attributes.contains(member) {
      return Intent(notes: [
        "a string speaks of whole views: make the constraint for .\(member) beside it"
      ])
    }
    guard string(name) == "self", end == place.upperBound, end > place.lowerBound + 1 else {
      return Intent(notes: ["a name has no '.': give the view a name of its own in the dictionary"])
    }
    return Intent(
      fixIts: [replacing(name.lowerBound..<end, with: member)],
      notes: ["\(printable(member)) is then looked up in the views dictionary"])
  }

  static let attributes = [
    "width", "height", "top", "bottom", "left", "right", "leading", "trailing", "centerX",
    "centerY",
  ]

  /// Where a view must stand.
  func view(orSuperview: Bool) -> Intent? {
    let start = place.lowerBound
    if place.isEmpty { return orSuperview ? missingBar : nil }
    if let hole = hole("Expected a number or a name") { return hole }
    switch byte(start) {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="): return Intent()
    case UInt8(ascii: "{"), UInt8(ascii: "("): return otherBrackets
    case UInt8(ascii: "-") where start == 0:
      return Intent(fixIts: [inserting("|", at: 0), replacing(0..<1, with: "")])
    case UInt8(ascii: ";") where start == 1: return Intent()
    default: break
    }
    let end = endOfName(from: start)
    if end > start, byte(end) == UInt8(ascii: ":") { return Intent(notes: [Self.oneAxis]) }
    let next = byte(end)
    if end > start, next == UInt8(ascii: "-") || next == UInt8(ascii: "|") || end == bytes.count {
      return Intent(fixIts: [replacing(start..<end, with: "[\(string(start..<end))]")])
    }
    if end > start, next == UInt8(ascii: "]") { return Intent(fixIts: [inserting("[", at: start)]) }
    if isDigit(byte(start)) {
      return Intent(notes: ["between two views there is one space: write one, or the sum"])
    }
    return isPunctuation(text) ? nil : Intent()
  }

  /// `[a]-10-` at the end: the superview was meant, where a space is given.
  private var missingBar: Intent? {
    let connection = diagnostic.range
    let isOpen = byte(connection.upperBound - 1) != UInt8(ascii: "-")
    // `[a]-b` may lack brackets, or be a metric before an edge.
    if isOpen, isNameStart(byte(connection.lowerBound + 1)) { return Intent() }
    let bar = inserting(isOpen ? "-|" : "|", at: connection.upperBound)
    return Intent(
      fixIts: connection.count == 1 ? [bar, replacing(connection, with: "")] : [bar])
  }

  /// `{a}` and `(a)`
  private var otherBrackets: Intent? {
    let end = endOfName(from: place.lowerBound + 1)
    let close = byte(end)
    guard end > place.lowerBound + 1, close == UInt8(ascii: "}") || close == UInt8(ascii: ")")
    else { return Intent() }
    let whole = place.lowerBound..<end + 1
    return Intent(fixIts: [replacing(whole, with: "[\(string(place.lowerBound + 1..<end))]")])
  }

  /// What stands behind the closing bar: the space in front of it, or a slip.
  var behindBar: Intent? {
    let text = text
    if text.utf8.first == UInt8(ascii: "-"), !text.utf8.contains(UInt8(ascii: "[")),
      !text.utf8.contains(UInt8(ascii: "|"))
    {
      let whole = place.lowerBound - 1..<place.upperBound
      let space = text.hasSuffix("-") ? text : text + "-"
      return Intent(fixIts: [replacing(whole, with: space + "|")])
    }
    return isPunctuation(text)
      ? nil : Intent(notes: ["what stands behind it belongs in a string of its own"])
  }

  /// Between two views.
  var betweenViews: Intent? {
    let start = place.lowerBound
    if byte(start) == UInt8(ascii: ","), isDigit(byte(start - 1)), isDigit(byte(start + 1)) {
      return Intent(fixIts: [replacing(start..<start + 1, with: ".")])
    }
    if byte(start) == UInt8(ascii: "("), byte(place.upperBound - 1) == UInt8(ascii: ")"),
      byte(start - 1) == UInt8(ascii: "]")
    {
      return Intent(fixIts: [replacing(start - 1..<place.upperBound, with: text + "]")])
    }
    return isPunctuation(text) ? nil : Intent()
  }
}

extension String {
  /// With `_` in place of each dash.
  fileprivate var replacingDashes: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
