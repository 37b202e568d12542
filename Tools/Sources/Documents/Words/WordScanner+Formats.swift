extension WordScanner {
  /// A format string as it is, and the clauses behind it.
  mutating func scanFormatLine() {
    scanFormat(to: endOfFormat())
    if offset < end { return scanClauses() }
    let last = words.last.map { byte(at: $0.range.upperBound - 1) }
    let mayEnd = last == UInt8(ascii: "]") || last == UInt8(ascii: "|")
    if mayEnd, Self.isBlank(bytes[end - 1]) { expected = .with }
  }

  /// A format string in quotation marks. Inside one with escape sequences nothing is told apart.
  /// Says whether it is closed.
  mutating func scanQuotedFormat() -> Bool {
    let stop = endOfQuoted
    let isClosed = stop > offset + 1 && bytes[stop - 1] == UInt8(ascii: "\"")
    if bytes[offset..<stop].contains(UInt8(ascii: "\\")) {
      take(.string, to: stop)
      expected = .nothing
      return isClosed
    }
    offset += 1
    scanFormat(to: isClosed ? stop - 1 : stop)
    offset = stop
    return isClosed
  }

  /// Where the string ends: in front of ` with ` or a comment, outside brackets.
  private func endOfFormat() -> Int {
    var depth = 0
    var index = offset
    while index < end {
      let byte = bytes[index]
      let before = index > offset ? bytes[index - 1] : 0
      if Self.isBlank(before), byte == UInt8(ascii: "#") { break }
      let mayEnd =
        Self.isBlank(before) || before == UInt8(ascii: "|") || before == UInt8(ascii: "]")
      if mayEnd, depth <= 0, isWith(at: index) { break }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }

  private func isWith(at index: Int) -> Bool {
    bytes[index..<end].starts(with: "with".utf8) && !Self.isWordByte(byte(at: index + 4))
  }
}

extension WordScanner {
  /// Where in a format string something stands.
  private struct Place {
    var isInView = false
    var isInParentheses = false
    var isBehindAt = false

    var role: Word.Role {
      if isBehindAt { return .metric }
      if isInView { return isInParentheses ? .metricOrView : .view }
      return .metric
    }

    /// What may stand behind a byte.
    func expectation(behind byte: UInt8) -> Expectation {
      switch byte {
      case UInt8(ascii: "@"): .metric
      case UInt8(ascii: "["): .view
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="):
        isInView ? .thickness : .metric
      case UInt8(ascii: "-"): isInView ? .nothing : .metric
      default: .nothing
      }
    }
  }

  /// What stands in a format string, up to its end.
  mutating func scanFormat(to stop: Int) {
    var place = Place()
    expected = .nothing
    let orientation = word
    if orientation.count == 1, byte(at: orientation.upperBound) == UInt8(ascii: ":") {
      take(.keyword, to: orientation.upperBound + 1, isInFormat: true)
    }
    while offset < stop {
      skipBlanks()
      guard offset < stop else { return }
      let byte = bytes[offset]
      if Self.isDigit(byte), takeNumber() {
        words[words.count - 1].isInFormat = true
        expected = .nothing
      } else if Self.isWordByte(byte) {
        take(place.role, to: min(word.upperBound, stop), isInFormat: true)
        expected = .nothing
      } else {
        takeSymbol(byte, in: &place)
        expected = place.expectation(behind: byte)
      }
    }
  }

  private mutating func takeSymbol(_ byte: UInt8, in place: inout Place) {
    switch byte {
    case UInt8(ascii: "["): place = Place(isInView: true)
    case UInt8(ascii: "]"): place = Place()
    case UInt8(ascii: "("): place.isInParentheses = true
    case UInt8(ascii: ")"):
      place.isInParentheses = false
      place.isBehindAt = false
    case UInt8(ascii: "@"): place.isBehindAt = true
    case UInt8(ascii: ","): place.isBehindAt = false
    case UInt8(ascii: "-") where !place.isInView: place.isBehindAt = false
    case UInt8(ascii: "|"):
      return take(.superview, to: offset + 1, isInFormat: true)
    default: break
    }
    take(.operator, to: offset + 1, isInFormat: true)
  }
}
