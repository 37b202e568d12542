extension Problem {
  /// The bytes of a document after the fix-its of problems in it that are certain; nil where there
  /// are none.
  ///
  /// A fix-it is certain where it is the only one, and is not the guess which name was meant. Of two
  /// that touch the same bytes the first one is carried out.
  ///
  /// - Parameter document: The document, for the places of its strings; nil where the bytes are no
  ///   document's.
  package static func mending(
    _ bytes: [UInt8], _ problems: [Problem], in document: LayoutDocument?
  ) -> [UInt8]? {
    var edits: [(range: Range<Int>, text: String)] = []
    for problem in problems where problem.fixIts.count == 1 && !guesses.contains(problem.id) {
      let own = problem.fixIts[0].edits.compactMap { problem.place(of: $0, in: document) }
      guard own.count == problem.fixIts[0].edits.count,
        !own.contains(where: { edit in edits.contains { touch($0.range, edit.range) } })
      else { continue }
      edits += own
    }
    guard !edits.isEmpty else { return nil }
    var mended = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      mended.replaceSubrange(edit.range.clamped(to: bytes.indices), with: edit.text.utf8)
    }
    return mended
  }

  private static let guesses: Set = [
    "unknown-view", "unknown-metric", "unknown-name", "unknown-item", "unknown-parent",
    "unknown-word", "unknown-key", "not-understood",
  ]

  private static func touch(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }

  /// Where in the bytes of a document an edit is to be made; nil where the document is another one.
  package func place(
    of edit: Edit, in document: LayoutDocument?
  ) -> (range: Range<Int>, text: String)? {
    switch edit.extent {
    case .document: return (edit.range, edit.text)
    case .string:
      guard let format, let document, document.formats.indices.contains(format.index) else {
        return nil
      }
      let string = document.formats[format.index].string
      return (string.documentRange(of: edit.range), edit.text)
    }
  }
}
