import AutoLayout

extension LayoutResult {
  /// Each conflict as a problem of `document`, at the place of the constraint that gave way; the
  /// notes have the constraints that cannot hold together with it.
  public func conflictProblems(in document: LayoutDocument) -> [Problem] {
    conflicts.map { conflict in
      let broken = constraints[conflict.broken].record
      let others = conflict.constraints.filter { $0 != conflict.broken }
        .map { constraints[$0].record }
      let range = place(of: conflict.broken, in: document)
      return Problem(
        id: "unsatisfiable", severity: .error,
        message: "\(EquationText.write(broken)) cannot hold together with what is required besides",
        position: range.lowerBound, range: range,
        notes: others.map(note) + conflict.implicit.map { "always \(EquationText.write($0))" },
        fixIts: [], format: nil)
    }
  }

  private func note(_ record: ConstraintRecord) -> String {
    let origin = record.origin.map { " (from \($0.format))" } ?? ""
    return "required is \(EquationText.write(record))\(origin)"
  }

  private func place(of index: Int, in document: LayoutDocument) -> Range<Int> {
    let constraint = constraints[index]
    if let format = constraint.format, let origin = constraint.record.origin {
      return document.formats[format].string.documentRange(of: origin.range)
    }
    // Equations follow the constraints of all strings, in their own order.
    let first = constraints.firstIndex { $0.format == nil } ?? index
    return document.constraints[index - first].place.range
  }
}
