/// What somebody meant who wrote what the language does not have, as far as the text tells: how to
/// write it, or, where no string can say it, what does.
///
/// A fix-it never changes what was meant: where it is not known what was, there is none.
struct Wish {
  /// In place of the sentence that is said of the place; nil where that fits.
  var message: String?
  /// In place of those that would mend the place whatever was meant.
  var fixIts: [FixIt] = []
  var notes: [String] = []
}

extension Diagnostic {
  /// What was meant; nil where nothing tells it, and for texts so long that nobody wrote them by
  /// hand.
  var wish: Wish? {
    guard source.count <= 4096, siblings <= 64 else { return nil }
    return WishReader(self).wish
  }
}

/// Looks at what is around a mistake.
struct WishReader {
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

  var wish: Wish? {
    if isQuoted { return unquoted }
    if let typography = typography { return typography }
    switch diagnostic.finding.fact {
    case .invalidViewName: return name
    case .unexpectedInView(let name): return inView(name.range)
    case .unexpectedInPredicates: return inPredicates
    case .expectedPredicate: return hole("Expected a number or a name")
    case .malformedNumber: return text.utf8.count { $0 == UInt8(ascii: ".") } > 1 ? Wish() : nil
    case .expectedView(_, let orSuperview, _): return view(orSuperview: orSuperview)
    case .textAfterBar: return behindBar
    case .unexpectedText: return betweenViews
    case .expectedDash(.both): return underlined
    case .expectedColon: return colon
    case .unknownOrientation where place.count > 1: return Wish(notes: [Self.oneAxis])
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
