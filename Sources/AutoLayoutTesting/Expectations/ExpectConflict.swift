/// Expects constraints of the tree to be broken, and the conflict to have certain members.
///
///     expectConflict(naming: "field.width >= 300", in: root)
///
/// Solves what has changed first.
///
/// Of each of `names` one conflict has to have a constraint whose text it is, as a format string
/// (`[field(300)]`, also with `H:`) or as an equation (`field.width >= 300`), whose identifier, or
/// that speaks of an item of that name. Without names any conflict will do. `root` is any item of
/// the tree.
public func expectConflict(
  naming names: String..., in root: some LayoutItem, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  let conflicts = root.layoutEngine.brokenConstraints.map(\.conflict)
  let named = conflicts.isEmpty ? root.subtree.filter { names.contains($0.name) } : []
  let text = root.withDistinctNames { () -> FailureText? in
    let drawings = root.layoutEngine.brokenConstraints.map { $0.conflict.draw() }
    var text = complaint(about: conflicts, drawnAs: drawings, naming: names)
    text?.explain(named) { _ in [.horizontal, .vertical] }
    text?.draw(root.treeRoot)
    return text
  }
  if let text { fail(text.text, at: SourcePlace(fileID, filePath, line, column)) }
}

/// Expects calls that activate constraints to be refused, and the conflict to have certain members.
///
///     expectConflict(naming: "H:[field(300)]") { try root.layout("|-[\(field)(300)]-|") }
///
/// The names are those of `expectConflict(naming:in:)`. An error of another kind that `body` throws
/// is a failure.
public func expectConflict(
  naming names: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) {
  let place = SourcePlace(fileID, filePath, line, column)
  do {
    try body()
    if let text = complaint(about: [], drawnAs: [], naming: names) { fail(text.text, at: place) }
  } catch LayoutError.unsatisfiable(let conflicts) {
    let drawings = conflicts.map { $0.draw() }
    if let text = complaint(about: conflicts, drawnAs: drawings, naming: names) {
      fail(text.text, at: place)
    }
  } catch {
    fail("Expected a conflict, found another error:\n\(error)", at: place)
  }
}

/// What is wrong with conflicts of which one should name something; nil where one does.
private func complaint(
  about conflicts: [LayoutError.Conflict], drawnAs drawings: [String], naming names: [String]
) -> FailureText? {
  if conflicts.isEmpty {
    let wanted =
      names.isEmpty ? "" : " that names " + names.map { "'\($0)'" }.joined(separator: ", ")
    return FailureText("Expected a conflict\(wanted), but all constraints can be met")
  }
  if conflicts.contains(where: { conflict in names.allSatisfy { conflict.names($0) } }) {
    return nil
  }
  let missing = names.filter { name in !conflicts.contains { $0.names(name) } }
  var text = FailureText(
    missing.isEmpty
      ? "No one conflict names all of \(names.joined(separator: ", "))"
      : "No conflict names \(missing.joined(separator: ", "))")
  for drawing in drawings { text.paragraph(nil, drawing) }
  text.paragraph(
    "What can be named:", namesKnown(to: conflicts).map { "'\($0)'" }.joined(separator: ", "))
  return text
}

/// What could be named of the constraints and the items of conflicts, each once.
private func namesKnown(to conflicts: [LayoutError.Conflict]) -> [String] {
  var known: [String] = []
  for record in conflicts.flatMap({ $0.constraints + $0.implicit }) {
    let texts = [record.identifier, record.visualFormat ?? record.equation]
    let items = [record.first, record.second].map { $0?.withoutNumber }
    for case let name? in texts + items where !known.contains(name) { known.append(name) }
  }
  return known
}

extension LayoutError.Conflict {
  fileprivate func names(_ name: String) -> Bool {
    (constraints + implicit).contains { record in
      [
        record.excerpt, record.visualFormat, record.equation, record.identifier, record.first,
        record.second, record.first.withoutNumber, record.second?.withoutNumber,
      ].contains(name)
    }
  }
}

extension String {
  /// The name of a view that a conflict calls `row#2`, to tell it from another `row`.
  fileprivate var withoutNumber: String {
    guard let sign = lastIndex(of: "#"), self[sign...].dropFirst().allSatisfy(\.isNumber) else {
      return self
    }
    return String(self[..<sign])
  }
}
