import VisualFormat

extension FormatLiteral {
  /// What the language has against the string, whatever is put into its holes, in order.
  func mistakesOfLanguage() -> [PlacedMistake] {
    mistakesWithArguments { isView in
      let filled = text.filled { isView($0) ? name(ofHole: $0) : "1" }
      let result = parse(FormatSource(bytes: filled.bytes))
      return placed(result.diagnostics.filter { $0.severity == .error }, filled)
    }
  }

  /// The expression that is put in, where it is a name, for messages.
  private func name(ofHole index: Int) -> String {
    let expression = text.holes[index].expression
    let isName = expression.utf8.enumerated().allSatisfy { index, byte in
      byte < 0x80 && byte != UInt8(ascii: "$")
        && (index == 0 ? SwiftSyntaxFacts.isWordStart(byte) : SwiftSyntaxFacts.isWord(byte))
    }
    return isName && !expression.isEmpty ? expression : "view"
  }
}
