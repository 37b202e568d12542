extension LiteralText {
  /// Adds what the literal in a range of the file says. Says whether it is one that ends, and
  /// whose escape sequences are right.
  mutating func append(literal range: Range<Int>, of file: [UInt8]) -> Bool {
    guard let delimiter = SwiftDelimiter(file, at: range.lowerBound),
      delimiter.isClosed(file, range)
    else { return false }
    let content = (range.lowerBound + delimiter.length)..<(range.upperBound - delimiter.length)
    move(to: content.lowerBound)
    guard delimiter.isMultiline else { return append(content, of: file, delimiter, indentation: 0) }
    guard let lines = Self.lines(of: content, in: file) else { return false }
    move(to: lines.content.lowerBound)
    return append(lines.content, of: file, delimiter, indentation: lines.indentation)
  }

  /// The lines between the delimiters of a literal, without the last line break, and how far they
  /// are indented; nil where a delimiter has something beside it that cannot stand there.
  private static func lines(
    of content: Range<Int>, in file: [UInt8]
  ) -> (content: Range<Int>, indentation: Int)? {
    var start = content.lowerBound
    while start < content.upperBound, SwiftSyntaxFacts.isBlank(file[start]) { start += 1 }
    guard start < content.upperBound, SwiftSyntaxFacts.isLineBreak(file[start]) else { return nil }
    start += lineBreakLength(file, start)
    var lastLine = content.upperBound
    while lastLine > start, SwiftSyntaxFacts.isBlank(file[lastLine - 1]) { lastLine -= 1 }
    let indentation = content.upperBound - lastLine
    guard lastLine >= start, SwiftSyntaxFacts.isLineBreak(file[lastLine - 1]) else { return nil }
    start = min(start + indentation, lastLine)
    var end = lastLine
    if end > start, file[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, file[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return (start..<max(start, end), indentation)
  }

  private static func lineBreakLength(_ file: [UInt8], _ offset: Int) -> Int {
    file[offset] == UInt8(ascii: "\r") && offset + 1 < file.count
      && file[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
  }

  private mutating func append(
    _ content: Range<Int>, of file: [UInt8], _ delimiter: SwiftDelimiter, indentation: Int
  ) -> Bool {
    var offset = content.lowerBound
    while offset < content.upperBound {
      let byte = file[offset]
      if byte == UInt8(ascii: "\\"), delimiter.escapes(file, at: offset) {
        let letter = offset + 1 + delimiter.hashes
        guard letter < content.upperBound,
          let end = appendEscape(file, offset, letter, indentation)
        else { return false }
        offset = end
      } else if SwiftSyntaxFacts.isLineBreak(byte) {
        let end = Self.startOfLine(file, offset, indentation, before: content.upperBound)
        append(UInt8(ascii: "\n"), offset..<end)
        offset = end
      } else {
        append(byte, offset..<(offset + 1))
        offset += 1
      }
    }
    return true
  }

  /// Where the content of the next line begins.
  private static func startOfLine(
    _ file: [UInt8], _ lineBreak: Int, _ indentation: Int, before limit: Int
  ) -> Int {
    let start = lineBreak + lineBreakLength(file, lineBreak)
    var end = start
    while end < limit, end - start < indentation, SwiftSyntaxFacts.isBlank(file[end]) { end += 1 }
    return end
  }

  /// Adds what an escape sequence stands for, and gives where it ends; nil where it is none.
  private mutating func appendEscape(
    _ file: [UInt8], _ start: Int, _ letter: Int, _ indentation: Int
  ) -> Int? {
    let range = start..<(letter + 1)
    switch file[letter] {
    case UInt8(ascii: "("):
      let end = SwiftDelimiter.endOfInterpolation(file, from: letter)
      let expression = file[(letter + 1)..<max(letter + 1, end - 1)]
      appendHole(start..<end, String(decoding: expression, as: UTF8.self))
      return end
    case UInt8(ascii: "n"): append(UInt8(ascii: "\n"), range)
    case UInt8(ascii: "r"): append(UInt8(ascii: "\r"), range)
    case UInt8(ascii: "t"): append(UInt8(ascii: "\t"), range)
    case UInt8(ascii: "0"): append(0, range)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): append(file[letter], range)
    case UInt8(ascii: "u"): return appendScalar(file, start, letter + 1)
    default: return endOfContinuation(file, letter, indentation)
    }
    return letter + 1
  }

  /// `\u{…}`.
  private mutating func appendScalar(_ file: [UInt8], _ start: Int, _ brace: Int) -> Int? {
    guard brace < file.count, file[brace] == UInt8(ascii: "{"),
      let end = file[brace...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: file[(brace + 1)..<end], as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(value)
    else { return nil }
    append(String(scalar).utf8, start..<(end + 1))
    return end + 1
  }

  /// A backslash at the end of a line, which joins the next one to it.
  private mutating func endOfContinuation(
    _ file: [UInt8], _ offset: Int, _ indentation: Int
  ) -> Int? {
    var end = offset
    while end < file.count, SwiftSyntaxFacts.isBlank(file[end]) { end += 1 }
    guard end < file.count, SwiftSyntaxFacts.isLineBreak(file[end]) else { return nil }
    return Self.startOfLine(file, end, indentation, before: file.count)
  }
}
