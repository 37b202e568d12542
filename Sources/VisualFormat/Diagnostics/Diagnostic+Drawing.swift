extension Diagnostic {
  /// The diagnostic as text for people: the sentence, the line of the source with a caret under
  /// `position` and tildes under `range`, the notes and the fix-its.
  ///
  ///     let source = FormatSource("V:|[blackBox4(>30)]|")
  ///     for diagnostic in parse(source).diagnostics { print(diagnostic.draw(in: source)) }
  ///
  /// ```text
  /// error: Unknown relation. Must be ==, >=, or <=
  /// V:|[blackBox4(>30)]|
  ///               ~^
  /// fix-it: replace '>' with '>='
  /// ```
  ///
  /// A long line is cut to the part around the caret, so that drawing a million diagnostics of
  /// one string takes linear time. A byte that is no text shows as U+FFFD, a tab as a blank.
  public func draw(in source: FormatSource) -> String {
    var text = severity.rawValue + ": " + message + "\n"
    text += unsafe source.withBytes { bytes in
      unsafe SourceExcerpt(bytes, around: position).draw(underlining: range)
    }
    for note in notes { text += "note: " + note + "\n" }
    for fixIt in fixIts { text += "fix-it: " + fixIt.message + "\n" }
    text.removeLast()
    return text
  }
}

extension Sequence where Element == Diagnostic {
  /// The drawings of all diagnostics, one below the other.
  public func draw(in source: FormatSource) -> String {
    var text = ""
    for diagnostic in self {
      if !text.isEmpty { text += "\n" }
      text += diagnostic.draw(in: source)
    }
    return text
  }
}
