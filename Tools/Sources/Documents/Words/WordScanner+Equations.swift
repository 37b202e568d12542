extension WordScanner {
  /// `ITEM.ATTRIBUTE RELATION SIDE @PRIORITY "IDENTIFIER"`.
  mutating func scanEquation() {
    guard scanTerm() else { return }
    guard scanRelation() else { return }
    scanSide()
    skipBlanks()
    if peek == UInt8(ascii: "@") {
      expected = .nothing
      take(.operator, to: offset + 1)
      skipBlanks()
      _ = takeNumber()
      skipBlanks()
    }
    if peek == UInt8(ascii: "\"") {
      take(.string, to: endOfQuoted)
      expected = .nothing
    }
  }

  private mutating func scanRelation() -> Bool {
    skipBlanks()
    expected = .nothing
    let start = offset
    while [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains(peek) { offset += 1 }
    guard offset > start else { return false }
    words.append(Word(role: .operator, range: start..<offset))
    skipBlanks()
    expected = .item
    return true
  }

  private mutating func scanSide() {
    while offset < end {
      skipBlanks()
      switch peek {
      case UInt8(ascii: "*"), UInt8(ascii: "+"):
        take(.operator, to: offset + 1)
        expected = .item
      case UInt8(ascii: "-") where !Self.isDigit(byte(at: offset + 1)):
        take(.operator, to: offset + 1)
        expected = .nothing
      case UInt8(ascii: "-") where words.last?.role == .attribute:
        take(.operator, to: offset + 1)
        expected = .nothing
      case UInt8(ascii: "\"") where words.last?.role != .operator: return
      case UInt8(ascii: "@"), UInt8(ascii: "#"), 0: return
      default:
        if takeNumber() {
          expected = .nothing
        } else if !scanTerm() {
          return
        }
      }
    }
  }

  /// An item and its attribute; says whether both are there.
  private mutating func scanTerm() -> Bool {
    let start = offset
    if peek == UInt8(ascii: "\"") {
      take(.item, to: endOfQuoted)
    } else {
      while Self.isWordByte(peek) || peek == UInt8(ascii: ".") && offset > start { offset += 1 }
      guard let dot = bytes[start..<offset].lastIndex(of: UInt8(ascii: ".")) else {
        if offset > start { words.append(Word(role: .unknown, range: start..<offset)) }
        expected = .nothing
        return false
      }
      words.append(Word(role: .item, range: start..<dot))
      offset = dot
    }
    expected = .nothing
    guard let item = words.last, peek == UInt8(ascii: ".") else { return false }
    take(.operator, to: offset + 1)
    expected = .attribute(item: text(item.range))
    guard !word.isEmpty else { return false }
    let isKnown = DocumentWords.attributes.contains(text(word))
    take(isKnown ? .attribute : .unknown, to: word.upperBound)
    expected = .nothing
    return true
  }
}
