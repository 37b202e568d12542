extension WishReader {
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
  var unquoted: Wish {
    guard let open = openingQuote, let close = closingQuote, place.contains(open.lowerBound) else {
      return Wish()
    }
    return Wish(
      message: "The quotation marks are code's, and no part of the string",
      fixIts: [
        FixIt(
          message: "remove the quotation marks",
          edits: [FixIt.Edit(open, ""), FixIt.Edit(close, "")])
      ])
  }

  /// Dashes, signs and quotation marks that typography has made of those of the language.
  var typography: Wish? {
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
    return Wish(
      message: isRelation ? "Unknown relation. Must be ==, >=, or <=" : nil,
      fixIts: [replacing(place, with: plain)])
  }

  /// A name in quotation marks.
  var name: Wish? {
    guard place.count > 2,
      [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(byte(place.lowerBound)),
      byte(place.lowerBound) == byte(place.upperBound - 1)
    else { return nil }
    let inner = string(place.lowerBound + 1..<place.upperBound - 1)
    return isName(inner) ? Wish(fixIts: [replacing(place, with: inner)]) : nil
  }

  /// `H;` for `H:`.
  var colon: Wish? {
    let next = place.upperBound
    guard byte(next) == UInt8(ascii: ";") || byte(next) == UInt8(ascii: ".") else { return nil }
    return Wish(fixIts: [replacing(next..<next + 1, with: ":")])
  }

  /// `[a]_10_[b]`
  var underlined: Wish? {
    var (start, end) = (place.lowerBound, place.upperBound)
    while start < end, byte(start) == UInt8(ascii: "_") { start += 1 }
    while start < end, byte(end - 1) == UInt8(ascii: "_") { end -= 1 }
    let inner = string(start..<end)
    guard start > place.lowerBound, end < place.upperBound, start < end,
      inner.utf8.allSatisfy({ isDigit($0) })
    else { return nil }
    return Wish(fixIts: [replacing(place, with: "-\(inner)-")])
  }

  /// A place that code was to fill in, or a metric with the sign of another language.
  func hole(_ message: String) -> Wish? {
    let start = place.lowerBound
    if byte(start) == UInt8(ascii: "$") {
      let end = endOfName(from: start + 1)
      if end == start + 1 { return nil }
      return Wish(
        message: "\(message), found \(quoted(string(start..<end)))",
        fixIts: [replacing(start..<end, with: string(start + 1..<end))])
    }
    guard byte(start) == UInt8(ascii: "%") else { return nil }
    return Wish(
      message: "\(message), found \(quoted(string(start..<min(place.upperBound, start + 2))))",
      notes: ["put the number into the string, or the name of a metric"])
  }
}
