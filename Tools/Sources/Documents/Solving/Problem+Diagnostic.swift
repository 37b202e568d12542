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

extension SourceString {
  /// What is wrong with the language of a format string that is none of a document's, because the
  /// line is wrong that it stands on; the places are those in the document.
  var mistakes: [Problem] {
    parse(text).diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let fixIts = diagnostic.fixIts.map { fixIt in
        Problem.FixIt(
          message: fixIt.message,
          edits: fixIt.edits.map { edit in
            Problem.Edit(range: documentRange(of: edit.range), text: edit.text, extent: .document)
          })
      }
      return Problem(
        id: diagnostic.id.rawValue, severity: .error, message: diagnostic.message,
        position: documentOffset(of: diagnostic.position),
        range: documentRange(of: diagnostic.range), notes: diagnostic.notes, fixIts: fixIts,
        format: nil)
    }
  }
}
