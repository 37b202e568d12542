import VisualFormat

/// The literal in `#vfl("…")`, and what is wrong with it.
struct CheckedLiteral {
  /// The argument, as it is written.
  private(set) var argument = ""
  /// What is wrong, with places in the source of the macro.
  private(set) var mistakes: [Mistake] = []

  struct Mistake {
    var message: String
    var position: Int
    var range: Range<Int>
    var notes: [String]
    var fixIts: [(message: String, edits: [(range: Range<Int>, text: String)])]
  }

  /// - Parameter source: The use of the macro, from `#` to the closing parenthesis.
  init(_ source: [UInt8]) {
    let scanner = SwiftScanner(source)
    let tokens = scanner.tokens
    func isSymbol(_ index: Int, _ symbol: UnicodeScalar) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .symbol
        && source[tokens[index].range.lowerBound] == UInt8(ascii: symbol)
    }
    guard let opening = tokens.indices.first(where: { isSymbol($0, "(") }),
      let closing = tokens.indices.last(where: { isSymbol($0, ")") }), opening < closing
    else { return }
    let behind = closing - (isSymbol(closing - 1, ",") ? 1 : 0)
    let start = tokens[opening].range.upperBound
    let end = tokens[behind].range.lowerBound
    argument = String(decoding: source[start..<end], as: UTF8.self)
    let inner = (opening + 1)..<behind
    guard inner.count == 1, let token = inner.first, tokens[token].kind == .literal else {
      let first = inner.first.map { tokens[$0].range.lowerBound } ?? start
      mistakes = [Self.noLiteral(first..<max(first, end))]
      return
    }
    check(tokens[token].range, of: source)
  }

  private static func noLiteral(_ range: Range<Int>) -> Mistake {
    Mistake(
      message: "'#vfl' takes one string literal; only that can be checked before the program runs",
      position: range.lowerBound, range: range,
      notes: ["a format that is put together otherwise is given to 'layout(_:)' without '#vfl'"],
      fixIts: [])
  }

  private mutating func check(_ range: Range<Int>, of source: [UInt8]) {
    var text = LiteralText()
    // Of a literal that is wrong itself the compiler has said so.
    guard text.append(literal: range, of: source) else { return }
    let format = FormatLiteral(use: .layoutFormat, text: text, range: range)
    mistakes = format.mistakesOfLanguage().map { mistake in
      Mistake(
        message: mistake.diagnostic.message, position: mistake.position, range: mistake.range,
        notes: mistake.diagnostic.notes,
        fixIts: mistake.fixIts.map { fixIt in (fixIt.message, fixIt.edits) })
    }
    if mistakes.isEmpty { mistakes = format.plainNames().map(Self.plainName) }
  }

  private static func plainName(_ name: FormatLiteral.PlainName) -> Mistake {
    let value = "\\(\(name.text))"
    return Mistake(
      message:
        "Nothing is looked up by name here: put the \(name.isView ? "view" : "value") in, as \(value)",
      position: name.range.lowerBound, range: name.range,
      notes: ["a string whose views are in a dictionary is for 'constraints(visualFormat:views:)'"],
      fixIts: [])
  }
}
