import AutoLayout

extension Problem {
  /// A diagnostic of one of the document's format strings, at its place in the document.
  init(_ diagnostic: Diagnostic, in entry: FormatEntry, format index: Int) {
    let string = entry.string
    let fixIts = diagnostic.fixIts.map { fixIt in
      FixIt(
        message: fixIt.message,
        edits: fixIt.edits.map { Edit(range: $0.range, text: $0.text, extent: .string) })
    }
    self.init(
      id: diagnostic.id.rawValue,
      severity: diagnostic.severity == .error ? .error : .warning,
      message: diagnostic.message,
      position: string.documentOffset(of: diagnostic.position),
      range: string.documentRange(of: diagnostic.range),
      notes: diagnostic.notes,
      fixIts: fixIts + entry.fixIts(for: diagnostic),
      format: FormatPlace(
        index: index, position: diagnostic.position, range: diagnostic.range))
  }
}
