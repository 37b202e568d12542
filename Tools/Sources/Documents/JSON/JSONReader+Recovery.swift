extension JSONReader {
  mutating func note(_ mistake: Mistake, at range: Range<Int>) { note(Problem(mistake, at: range)) }

  /// Notes a mistake, unless it is the first byte that is no text, which has been said.
  private mutating func note(_ problem: Problem) {
    if problems.first != problem { problems.append(problem) }
  }

  /// Notes what is wrong with the value that began at an offset, and goes behind it.
  mutating func missing(from start: Int, _ problem: Problem) -> JSONValue {
    note(problem)
    if peek == nil { endIsNoted = true }
    let first = start < source.bytes.count ? source.bytes[start] : 0
    if first == UInt8(ascii: "\"") {
      skipString(from: start)
    } else {
      skipBroken()
    }
    brokenRanges.append(start..<offset)
    return JSONValue(content: .missing, range: start..<offset)
  }

  /// Goes to the end of the string that begins at an offset, or where it has none, to the end of
  /// its line.
  private mutating func skipString(from start: Int) {
    offset = start + 1
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      offset += byte == UInt8(ascii: "\\") && offset + 1 < source.bytes.count ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  /// Goes to the comma or the closing bracket behind a value that is wrong, or to the end of its
  /// line.
  mutating func skipBroken() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if depth == 0 { return }
      case UInt8(ascii: "\""):
        skipString(from: offset)
        continue
      default: break
      }
      offset += 1
    }
  }
}
