import AutoLayout

/// Bytes of a document to replace, and with what.
package struct TextEdit: Equatable {
  package var range: Range<Int>
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  init(_ edit: Problem.Edit) { self.init(edit.range, edit.text) }
}

extension [TextEdit] {
  /// The bytes after the edits, which do not touch each other.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var edited = bytes
    for edit in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      edited.replaceSubrange(edit.range.clamped(to: 0..<bytes.count), with: edit.text.utf8)
    }
    return edited
  }
}

extension DocumentFile {
  /// What fix-its of a problem are as edits of the document; nil where they are none.
  package func edits(of fixIt: Problem.FixIt, for problem: Problem) -> [TextEdit]? {
    let edits = fixIt.edits.compactMap { problem.place(of: $0, in: document) }
    return edits.count == fixIt.edits.count ? edits.map { TextEdit($0.range, $0.text) } : nil
  }

  /// Where the document asks for a constraint: the part of the string, or the equation.
  package func place(of constraint: LayoutResult.Constraint) -> Range<Int>? {
    if let index = constraint.format, let origin = constraint.record.origin {
      return document.formats[index].string.documentRange(of: origin.range)
    }
    return constraint.equation.map { document.constraints[$0].place.range }
  }
}
