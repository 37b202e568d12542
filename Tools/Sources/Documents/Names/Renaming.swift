/// What is to be written where, so that a view or a metric has another name.
package struct Renaming {
  package var edits: [(range: Range<Int>, text: String)] = []

  /// Refuses what would change the meaning of the document.
  package init(
    _ occurrence: Occurrence, to name: String, _ names: NameIndex, _ source: SourceFile
  ) throws(RefusedName) {
    guard occurrence.name != LayoutDocument.rootName || occurrence.kind == .metric else {
      throw RefusedName("The root is always called '\(LayoutDocument.rootName)'")
    }
    guard !name.isEmpty else { throw RefusedName("A name has at least one letter") }
    let places = names.places(of: occurrence)
    if places.contains(where: { $0.isInFormat }), !Self.isIdentifier(name) {
      throw RefusedName(
        "'\(name)' cannot stand in format strings: names there are letters, digits and '_', and begin with no digit"
      )
    }
    if name == LayoutDocument.rootName || names.occurrences.contains(where: { $0.name == name }) {
      throw RefusedName("There is something called '\(name)' already")
    }
    for place in places {
      edits.append((place.range, Self.spelling(of: name, in: place, isJSON: names.isJSON)))
    }
    try check(source)
  }

  private static func spelling(of name: String, in place: Occurrence, isJSON: Bool) -> String {
    if place.isInFormat { return name }
    return isJSON ? String(QuotedText.quote(name).dropFirst().dropLast()) : written(name)
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 < 0x80 && WordScanner.isWordByte($0) }
      && !WordScanner.isDigit(name.utf8.first ?? 0)
  }

  /// Whatever a name may mean beside its neighbours: nothing is wrong afterwards that was right.
  private func check(_ source: SourceFile) throws(RefusedName) {
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    let renamed = SourceFile(name: source.name, bytes: bytes)
    let before = DocumentFile(recovering: source).solve(findingAmbiguity: false).problems.count
    let after = DocumentFile(recovering: renamed).solve(findingAmbiguity: false).problems.count
    if after > before {
      throw RefusedName("A line would say something else with that name")
    }
  }
}

/// Why something cannot have a name.
package struct RefusedName: Error {
  /// One sentence.
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
