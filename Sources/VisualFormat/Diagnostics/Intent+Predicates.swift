extension IntentReader {
  /// What stands in a list behind a predicate.
  var inPredicates: Intent? {
    let start = place.lowerBound
    switch byte(start) {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="): return nextRelation
    case UInt8(ascii: ";"), UInt8(ascii: "&"):
      var end = start
      while byte(end) == byte(start) { end += 1 }
      return Intent(fixIts: [replacing(start..<end, with: ",")])
    case UInt8(ascii: "."): return attribute
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "%"):
      return arithmetic
    case UInt8(ascii: "-") where place.count > 1: return arithmetic
    case UInt8(ascii: "-"): return dashesInside
    default: return isPunctuation(text) ? nil : Intent()
    }
  }

  /// A list that ends in a comma, a relation or an `@`, behind which its end would be one more
  /// mistake: it goes, and so does the whole list where nothing else is in it.
  func unfinished(_ replaced: Range<Int>, _ closing: String) -> Intent? {
    let start = place.lowerBound
    var end = replaced.lowerBound
    var isUnfinished = false
    while end > start, isDangling(byte(end - 1)) || isBlank(byte(end - 1)) {
      end -= 1
      if isDangling(byte(end)) { isUnfinished = true }
    }
    if !isUnfinished { return nil }
    let text = end == start ? String(closing.dropFirst()) : closing
    return Intent(fixIts: [replacing(end..<replaced.upperBound, with: text)])
  }

  /// Whether something has to follow in a list.
  private func isDangling(_ byte: UInt8) -> Bool { "(,@<>=".utf8.contains(byte) }

  /// `-(-8-)-`: the dashes stand around the parentheses already.
  private var dashesInside: Intent? {
    let end = place.lowerBound
    let object = object(before: end)
    let start = object.lowerBound - 1
    guard !object.isEmpty, byte(start) == UInt8(ascii: "-"), byte(start - 1) == UInt8(ascii: "(")
    else { return nil }
    return Intent(fixIts: [replacing(start..<end + 1, with: string(object))])
  }

  /// `(>=8 <=20)`, or `(width==100)`
  private var nextRelation: Intent {
    let start = place.lowerBound
    var end = start
    while end > 0, isBlank(byte(end - 1)) { end -= 1 }
    let object = object(before: end)
    if Self.attributes.contains(string(object)) {
      let rest = string(min(start + 2, place.upperBound)..<place.upperBound)
      return Intent(
        fixIts: string(object) == attributeName
          ? [replacing(object.lowerBound..<start, with: "")] : [],
        notes: string(object) == attributeName
          ? []
          : [
            beside(
              "\(viewName).\(string(object)) \(string(start..<min(start + 2, place.upperBound))) \(rest)"
            )
          ])
    }
    return Intent(fixIts: [
      end == start
        ? inserting(",", at: start)
        : FixIt(message: FixItSentence.insert(","), edits: [FixIt.Edit(end..<start, ",")])
    ])
  }

  /// `(b.width)`
  private var attribute: Intent {
    let end = endOfName(from: place.lowerBound + 1)
    let name = string(place.lowerBound + 1..<end)
    if name == attributeName, end == place.upperBound {
      return Intent(fixIts: [replacing(place, with: "")])
    }
    guard Self.attributes.contains(name) else { return Intent() }
    let object = string(object(before: place.lowerBound))
    let rest = arithmetic(object + "." + name, string(end..<place.upperBound))
    return Intent(notes: [beside("\(viewName).\(attributeName) \(relation) \(rest)")])
  }

  /// `(b*2)`, `(2*b)`, `(b/2)`, `(b+10)`, `(50%)`
  private var arithmetic: Intent {
    let object = string(object(before: place.lowerBound))
    if byte(place.lowerBound) == UInt8(ascii: "%") {
      return Intent(notes: [
        beside(
          "\(viewName).\(attributeName) \(relation) \(Self.hundredth(object)) * superview.\(attributeName)"
        )
      ])
    }
    let multiplied = byte(place.lowerBound) == UInt8(ascii: "*") ? nameBehindSign : 0..<0
    if object.utf8.first.map({ isDigit($0) }) ?? true, multiplied.isEmpty || object.isEmpty {
      return Intent(notes: ["a string does not reckon: write the result"])
    }
    if isAboutSpace {
      let sum = (object + text).utf8.filter { !isBlank($0) }.reduce(into: "") { sum, byte in
        let sign = String(decoding: [byte], as: UTF8.self)
        sum += "*/+-".utf8.contains(byte) ? " \(sign) " : sign
      }
      return Intent(notes: [
        "a string does not reckon: pass another metric, or write the value in it, as "
          + "\\(\(printable(sum)))"
      ])
    }
    let side =
      multiplied.isEmpty || !isDigit(object.utf8[object.startIndex])
      ? arithmetic(object + "." + attributeName, text)
      : arithmetic(
        "\(object) * \(string(multiplied)).\(attributeName)",
        string(multiplied.upperBound..<place.upperBound))
    return Intent(notes: [beside("\(viewName).\(attributeName) \(relation) \(side)")])
  }

  /// The name behind the first sign, as that of `b` in `* b`; empty where there is none.
  private var nameBehindSign: Range<Int> {
    var start = place.lowerBound + 1
    while isBlank(byte(start)) { start += 1 }
    return start..<endOfName(from: start)
  }

  /// The relation in front of what is reckoned with.
  private var relation: String {
    var end = object(before: place.lowerBound).lowerBound
    while isBlank(byte(end - 1)) { end -= 1 }
    guard byte(end - 1) == UInt8(ascii: "=") else { return "==" }
    let sign = string(end - 2..<end)
    return sign == "<=" || sign == ">=" ? sign : "=="
  }

  /// `2 * b.width + 20` of `b.width` and `* 2 + 20`, and `0.5 * b.width` of `/ 2`.
  private func arithmetic(_ side: String, _ rest: String) -> String {
    var bytes = Array(rest.utf8).filter { !isBlank($0) }[...]
    var text = side
    if bytes.first == UInt8(ascii: "*") {
      bytes = bytes.dropFirst()
      let factor = bytes.prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
      bytes = bytes.dropFirst(factor.count)
      text = String(decoding: factor, as: UTF8.self) + " * " + side
    } else if bytes.first == UInt8(ascii: "/") {
      bytes = bytes.dropFirst()
      let divisor = bytes.prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
      bytes = bytes.dropFirst(divisor.count)
      text = Self.part(of: side, String(decoding: divisor, as: UTF8.self))
    }
    for byte in bytes {
      let sign = String(decoding: [byte], as: UTF8.self)
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): text += " \(sign) "
      case UInt8(ascii: "@"): text += " \(sign)"
      default: text += sign
      }
    }
    return text
  }

  /// A half, a quarter and what else has few digits is a multiplier; a third has none that is exact.
  private static func part(of side: String, _ divisor: String) -> String {
    if let count = Int32(divisor), count > 0 {
      let share = canonicalText(of: 1 / Double(count))
      if share.utf8.count <= 6 { return "\(share) * \(side)" }
    }
    return "\(side) / \(divisor)"
  }

  private static func hundredth(_ percent: String) -> String {
    guard let value = Int32(percent) else { return "…" }
    return canonicalText(of: Double(value) / 100)
  }

  private func beside(_ equation: String) -> String {
    "no string says that: make the constraint \(printable(equation)) beside it"
  }

  /// The name or number right in front of an offset.
  private func object(before offset: Int) -> Range<Int> {
    var end = offset
    while end > 0, isBlank(byte(end - 1)) { end -= 1 }
    var start = end
    while start > 0, isNameByte(byte(start - 1)) || byte(start - 1) == UInt8(ascii: ".") {
      start -= 1
    }
    return start..<end
  }

  /// The view whose size the list is about; `view` where it is about a space.
  private var viewName: String {
    var open = place.lowerBound
    while open > 0, byte(open - 1) != UInt8(ascii: "[") {
      if byte(open - 1) == UInt8(ascii: "]") { return "view" }
      open -= 1
    }
    let end = endOfName(from: open)
    return end > open ? string(open..<end) : "view"
  }

  /// Whether the list is that of a space between views, and not of a view.
  private var isAboutSpace: Bool {
    for byte in bytes[..<place.lowerBound].reversed() {
      if byte == UInt8(ascii: "[") { return false }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "|") { return true }
    }
    return true
  }

  private var attributeName: String {
    byte(0) | 0x20 == UInt8(ascii: "v") && byte(1) == UInt8(ascii: ":") ? "height" : "width"
  }
}
