/// What somebody meant who wrote what the language does not have, as far as the text tells: how to
/// write it, or, where no string can say it, what does.
///
/// A fix-it never changes what was meant: where it is not known what was, there is none.
struct Intent {
  /// In place of the sentence that is said of the place; nil where that fits.
  var message: String?
  /// In place of those that would mend the place whatever was meant.
  var fixIts: [FixIt] = []
  var notes: [String] = []
}

extension Diagnostic {
  /// What was meant; nil where nothing tells it, and for texts so long that nobody wrote them by
  /// hand.
  var intent: Intent? {
    guard source.count <= 4096, siblings <= 64 else { return nil }
    return IntentReader(self).intent
  }
}

/// Looks at what is around a mistake.
struct IntentReader {
  let diagnostic: Diagnostic
  let bytes: [UInt8]
  /// What the parser did not expect.
  let place: Range<Int>

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    bytes = diagnostic.source.bytes
    place =
      switch diagnostic.finding.fact {
      case .expectedPredicate(let found, _), .expectedView(let found, _, _): found.range
      default: diagnostic.range
      }
  }

  var text: String { String(decoding: bytes[place], as: UTF8.self) }

  var intent: Intent? {
    if isQuoted { return unquoted }
    if let typography = typography { return typography }
    switch diagnostic.finding.fact {
    case .invalidViewName: return name
    case .unexpectedInView(let name): return inView(name.range)
    case .unexpectedInPredicates: return inPredicates
    case .expectedPredicate: return hole("Expected a number or a name")
    case .malformedNumber: return text.utf8.count { $0 == UInt8(ascii: ".") } > 1 ? Intent() : nil
    case .expectedView(_, let orSuperview, _): return view(orSuperview: orSuperview)
    case .textAfterBar: return behindBar
    case .unexpectedText: return betweenViews
    case .expectedDash(.both): return underlined
    case .expectedColon: return colon
    case .unterminatedPredicates(_, let replaced, let closing):
      return unfinished(replaced.range, closing.rawValue)
    case .unknownOrientation where place.count > 1: return Intent(notes: [Self.oneAxis])
    default: return nil
    }
  }

  // MARK: Parts

  static let oneAxis = "a string is about one axis: write one for H and one for V"

  func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func replacing(_ range: Range<Int>, with text: String) -> FixIt {
    let old = string(range)
    let message =
      text.isEmpty ? FixItSentence.remove(old) : FixItSentence.replace(old, text)
    return FixIt(message: message, edits: [FixIt.Edit(range, text)])
  }

  func inserting(_ text: String, at offset: Int) -> FixIt {
    FixIt(message: FixItSentence.insert(text), edits: [FixIt.Edit(offset..<offset, text)])
  }

  /// The end of the name that begins at an offset; the offset where there is none.
  func endOfName(from start: Int) -> Int {
    guard isNameStart(byte(start)) else { return start }
    var end = start
    while isNameByte(byte(end)) { end += 1 }
    return end
  }

  /// The end of digits and points.
  func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(byte(end)) || byte(end) == UInt8(ascii: ".") { end += 1 }
    return end
  }

  func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isNameStart(first) else { return false }
    return text.utf8.allSatisfy { isNameByte($0) }
  }

  /// Whether nothing in the text could have been meant to be kept.
  func isPunctuation(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { !isNameByte($0) && $0 < 0x80 && $0 != UInt8(ascii: "%") }
  }
}

extension IntentReader {
  /// The whole string stands in quotation marks, as it was copied from code.
  var isQuoted: Bool {
    guard let open = openingQuote, let close = closingQuote else { return false }
    return open.upperBound < close.lowerBound
  }

  private static let quotes = ["\"", "“", "”", "'", "‘", "’", "«", "»"]

  private var openingQuote: Range<Int>? {
    let start = byte(0) == UInt8(ascii: "@") ? 1 : 0
    for quote in Self.quotes where bytes[start...].starts(with: quote.utf8) {
      return 0..<start + quote.utf8.count
    }
    return nil
  }

  private var closingQuote: Range<Int>? {
    for quote in Self.quotes where bytes.reversed().starts(with: quote.utf8.reversed()) {
      return bytes.count - quote.utf8.count..<bytes.count
    }
    return nil
  }

  /// One fix-it takes both off, at whatever of them the parser stops first.
  private var unquoted: Intent {
    guard let open = openingQuote, let close = closingQuote, place.contains(open.lowerBound) else {
      return Intent()
    }
    return Intent(
      message: "The quotation marks are code's, and no part of the string",
      fixIts: [
        FixIt(
          message: "remove the quotation marks",
          edits: [FixIt.Edit(open, ""), FixIt.Edit(close, "")])
      ])
  }

  /// Dashes, signs and quotation marks that typography has made of those of the language.
  private var typography: Intent? {
    if place.isEmpty { return nil }
    let text = text
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "–", "—", "−", "‐", "‑", "⁃": plain += "-"
      case "≥", "⩾": plain += ">="
      case "≤", "⩽": plain += "<="
      case "“", "”", "‘", "’", "«", "»", "„": continue
      case "［": plain += "["
      case "］": plain += "]"
      case "（": plain += "("
      case "）": plain += ")"
      case "｜": plain += "|"
      default: plain.unicodeScalars.append(scalar)
      }
    }
    if plain == text { return nil }
    let isRelation = plain.hasPrefix(">=") || plain.hasPrefix("<=")
    return Intent(
      message: isRelation ? "Unknown relation. Must be ==, >=, or <=" : nil,
      fixIts: [replacing(place, with: plain)])
  }

  /// A name in quotation marks.
  var name: Intent? {
    guard place.count > 2,
      [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(byte(place.lowerBound)),
      byte(place.lowerBound) == byte(place.upperBound - 1)
    else { return nil }
    let inner = string(place.lowerBound + 1..<place.upperBound - 1)
    return isName(inner) ? Intent(fixIts: [replacing(place, with: inner)]) : nil
  }

  /// `H;` for `H:`.
  var colon: Intent? {
    let next = place.upperBound
    guard byte(next) == UInt8(ascii: ";") || byte(next) == UInt8(ascii: ".") else { return nil }
    return Intent(fixIts: [replacing(next..<next + 1, with: ":")])
  }

  /// `[a]_10_[b]`
  private var underlined: Intent? {
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, byte(start) == UInt8(ascii: "_") { start += 1 }
    while start < end, byte(end - 1) == UInt8(ascii: "_") { end -= 1 }
    let inner = string(start..<end)
    guard start > place.lowerBound, end < place.upperBound, start < end,
      inner.utf8.allSatisfy({ isDigit($0) })
    else { return nil }
    return Intent(fixIts: [replacing(place, with: "-\(inner)-")])
  }

  /// A place that code was to fill in, or a metric with the sign of another language.
  func hole(_ message: String) -> Intent? {
    let start = place.lowerBound
    if byte(start) == UInt8(ascii: "$") {
      let end = endOfName(from: start + 1)
      if end == start + 1 { return nil }
      return Intent(
        message: "\(message), found \(quoted(string(start..<end)))",
        fixIts: [replacing(start..<end, with: string(start + 1..<end))])
    }
    guard byte(start) == UInt8(ascii: "%") else { return nil }
    return Intent(
      message: "\(message), found \(quoted(string(start..<min(place.upperBound, start + 2))))",
      notes: ["put the number into the string, or the name of a metric"])
  }
}
