/// Finds the format strings among the tokens of a file.
struct FormatFinder {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  private(set) var found: [FormatLiteral] = []
  private var importsAutoLayout = false

  init(_ scanner: SwiftScanner) {
    bytes = scanner.bytes
    tokens = scanner.tokens
    for index in tokens.indices.dropFirst() where isWord(index, "AutoLayout") {
      importsAutoLayout = importsAutoLayout || isWord(index - 1, "import")
    }
    var index = 0
    while index < tokens.count {
      if isWord(index, "expectDiagnostics"), isSymbol(index + 1, "(") {
        // Its strings are wrong on purpose, and have markers in them.
        index = endOfCall(from: index + 2)
      } else {
        index = tokens[index].kind == .literal ? takeLiteral(at: index) : index + 1
      }
    }
  }

  /// Takes the string that begins with a literal, if it is one, and gives the token behind it.
  private mutating func takeLiteral(at index: Int) -> Int {
    // Of what is added to something unknown nothing is known.
    guard let use = use(ofLiteralAt: index), !isSymbol(index - 1, "+") else {
      return endOfSum(from: index)
    }
    var text = LiteralText()
    guard text.append(literal: tokens[index].range, of: bytes) else { return index + 1 }
    var last = index
    while isSymbol(last + 1, "+"), kind(last + 2) == .literal,
      text.append(literal: tokens[last + 2].range, of: bytes)
    {
      last += 2
    }
    let end = tokens[last].range.upperBound
    if isSymbol(last + 1, "+") { text.appendHole(end..<end, "") }
    // What a method makes of a string is another one.
    if isSymbol(last + 1, "."), kind(last + 2) == .word { return last + 1 }
    var format = FormatLiteral(
      use: use, text: text, range: tokens[index].range.lowerBound..<end)
    switch use {
    case .names: readArguments(of: &format, from: last + 1)
    case .layoutFormat: format.options = options(from: last + 1)
    case .lookalike:
      // Blanks between two lines are those of a text with more than one string in it.
      if text.bytes.contains(where: { $0 <= UInt8(ascii: " ") }) { return last + 1 }
      format.text = format.text.withSpecifiersAsHoles
      if isSymbol(index - 1, "="), isWord(index - 3, "var") {
        format.text.appendHole(end..<end, "")
      }
    }
    found.append(format)
    return last + 1
  }

  private func endOfSum(from index: Int) -> Int {
    var last = index
    while isSymbol(last + 1, "+"), kind(last + 2) == .literal { last += 2 }
    return last + 1
  }

  private func use(ofLiteralAt index: Int) -> FormatLiteral.Use? {
    if isSymbol(index - 1, ":") {
      if isWord(index - 2, "visualFormat") || isWord(index - 2, "withVisualFormat") {
        return .names
      }
    } else if isSymbol(index - 1, "(") {
      if isWord(index - 2, "LayoutFormat") { return .layoutFormat }
      if isWord(index - 2, "vfl"), isSymbol(index - 3, "#") { return .layoutFormat }
      if importsAutoLayout, isWord(index - 2, "layout"), !isWord(index - 3, "func") {
        return .layoutFormat
      }
      if kind(index - 2) == .word, Self.searches.contains(word(index - 2)) { return nil }
    } else if isSymbol(index - 1, "="), isWord(index - 2, "LayoutFormat"),
      isSymbol(index - 3, ":")
    {
      return .layoutFormat
    } else if isSymbol(index - 1, ","), follows(index - 1, .layoutFormat) {
      return .layoutFormat
    } else if isSymbol(index - 1, "="), isSymbol(index - 2, "+") {
      return nil
    }
    return looksLikeFormat(tokens[index].range) ? .lookalike : nil
  }

  /// Whether a comma stands behind a string of some use that has been found.
  private func follows(_ comma: Int, _ use: FormatLiteral.Use) -> Bool {
    guard comma > 0, let last = found.last else { return false }
    return last.use == use && last.range.upperBound == tokens[comma - 1].range.upperBound
  }

  /// Functions that are given pieces of strings to look for.
  private static let searches: Set = [
    "hasPrefix", "hasSuffix", "contains", "starts", "range", "ranges", "split", "components",
    "firstRange", "replacing", "replacingOccurrences", "trimmingPrefix", "dropPrefix",
  ]

  /// Whether a literal begins with `H:` or `V:` and a bracket or bar.
  private func looksLikeFormat(_ range: Range<Int>) -> Bool {
    guard let delimiter = SwiftDelimiter(bytes, at: range.lowerBound) else { return false }
    var start = range.lowerBound + delimiter.length
    let end = range.upperBound - delimiter.length
    if delimiter.isMultiline {
      while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    }
    guard start + 3 < end,
      bytes[start] == UInt8(ascii: "H") || bytes[start] == UInt8(ascii: "V"),
      bytes[start + 1] == UInt8(ascii: ":"),
      bytes[start + 2] == UInt8(ascii: "|") || bytes[start + 2] == UInt8(ascii: "[")
    else { return false }
    return true
  }
}

extension FormatFinder {
  func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func word(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard kind(index) == .word else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return unsafe bytes[range].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func isSymbol(_ index: Int, _ symbol: UnicodeScalar) -> Bool {
    kind(index) == .symbol && bytes[tokens[index].range.lowerBound] == UInt8(ascii: symbol)
  }
}

extension LiteralText {
  /// The text with a hole for each `%@`, `%d` and the like, which another function fills.
  fileprivate var withSpecifiersAsHoles: LiteralText {
    guard bytes.contains(UInt8(ascii: "%")) else { return self }
    var text = LiteralText()
    text.move(to: place(of: 0))
    var next = 0
    var offset = 0
    while offset <= bytes.count {
      while next < holes.count, holes[next].offset <= offset {
        text.appendHole(holes[next].written, holes[next].expression)
        next += 1
      }
      guard offset < bytes.count else { break }
      if let end = endOfSpecifier(at: offset) {
        text.appendHole(place(of: offset..<end), "")
        offset = end
      } else {
        text.append(bytes[offset], place(of: offset..<(offset + 1)))
        offset += 1
      }
    }
    return text
  }

  private func endOfSpecifier(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "%") else { return nil }
    var offset = start + 1
    while offset < bytes.count, Self.modifiers.contains(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, Self.conversions.contains(bytes[offset]) else { return nil }
    return offset + 1
  }

  private static let modifiers = Array("0123456789.$l".utf8)
  private static let conversions = Array("@dfisuxXg".utf8)
}
