import AutoLayout

extension LayoutResult {
  /// Each conflict as a problem of `document`, at the place of the constraint that gave way; the
  /// notes have the constraints that cannot hold together with it, and their lines in `source`.
  public func conflictProblems(of document: LayoutDocument, in source: SourceFile) -> [Problem] {
    conflicts.map { conflict in
      let broken = constraints[conflict.broken].record.excerpt
      let range = place(of: conflict.broken, in: document)
      var notes = conflict.constraints.filter { $0 != conflict.broken }.prefix(Self.longestList)
        .map { index in
          let line = source.location(of: place(of: index, in: document).lowerBound).line
          return "line \(line) requires `\(constraints[index].record.excerpt)`"
        }
      if conflict.constraints.count - 1 > Self.longestList {
        notes.append("\(conflict.constraints.count - 1 - Self.longestList) more take part")
      }
      notes += conflict.implicit.prefix(Self.longestList).map { $0.fact }
      return Problem(
        id: "unsatisfiable", severity: .error,
        message: "`\(broken)` cannot hold together with what else is required",
        position: range.lowerBound, range: range, notes: notes, fixIts: [], format: nil)
    }
  }

  /// Of a conflict among very many constraints the rest is only counted.
  private static let longestList = 20

  private func place(of index: Int, in document: LayoutDocument) -> Range<Int> {
    let constraint = constraints[index]
    if let format = constraint.format, let origin = constraint.record.origin {
      return document.formats[format].string.documentRange(of: origin.range)
    }
    return constraint.equation.map { document.constraints[$0].place.range } ?? 0..<0
  }
}
