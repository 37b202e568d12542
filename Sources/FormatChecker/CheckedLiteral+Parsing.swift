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

  /// A name that is written in the string itself, where no dictionary could say what it stands for.
  struct PlainName {
    let text: String
    let isView: Bool
    /// Where it is written in the file.
    let range: Range<Int>
  }

  /// The names that no argument stands for, in order; for a string without mistakes.
  func plainNames() -> [PlainName] {
    // Whatever is put in, the names in the text are those of any choice that the language takes.
    let choices = text.holes.count <= 4 ? 1 << text.holes.count : 1
    for choice in 0..<choices {
      let filled = text.filled { choice >> $0 & 1 == 0 && choices > 1 ? name(ofHole: $0) : "1" }
      let result = parse(FormatSource(bytes: filled.bytes))
      guard let tree = result.tree, !result.hasErrors else { continue }
      return plainNames(in: tree, filled)
    }
    return []
  }

  private func plainNames(in tree: VisualFormatString, _ filled: LiteralText) -> [PlainName] {
    var found: [PlainName] = []
    func take(_ name: VisualFormatString.Name, isView: Bool) {
      let range = filled.place(of: name.range)
      if filled.hasHole(in: range) { return }
      found.append(PlainName(text: tree.text(of: name), isView: isView, range: range))
    }
    for view in tree.views { take(view.name, isView: true) }
    for predicate in tree.predicates {
      for operand in [predicate.object, predicate.priority] {
        if case .name(let name)? = operand?.value { take(name, isView: false) }
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
