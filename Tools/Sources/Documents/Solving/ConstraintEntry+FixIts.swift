import AutoLayout

extension ConstraintEntry {
  /// Ways to write the equation so that the engine would not refuse it for the same reason.
  func fixIts(for error: LayoutError) -> [Problem.FixIt] {
    guard case .invalidConstraint(let record, let defect) = error else { return [] }
    return defect.alternatives(to: record).compactMap { record in
      guard var mended = ConstraintEntry(record) else { return nil }
      mended.priority = priority
      mended.identifier = identifier
      return Problem.FixIt(
        message: place.isJSON
          ? "write \(mended.parts(unlike: self))" : "replace '\(text)' with '\(mended.text)'",
        edits: [place.edit(text: mended.text, json: mended.json)])
    }
  }

  /// The members of the object in JSON that are not as another's.
  private func parts(unlike other: ConstraintEntry) -> String {
    guard case .object(let members) = json, case .object(let others) = other.json else { return "" }
    let known = Set(others.map { JSONOutput.object([$0]).line })
    let parts = members.map { JSONOutput.object([$0]).line }.filter { !known.contains($0) }
    return parts.map { $0.dropFirst().dropLast() }.joined(separator: ", ")
  }
}

extension Place {
  /// The edit that puts another text in the place, in the spelling that is used there.
  func edit(text: String, json: JSONOutput) -> Problem.Edit {
    Problem.Edit(range: range, text: isJSON ? json.line : text, extent: .document)
  }
}
