/// Expects no required constraint of the tree to be broken.
///
/// A failure lists, for each broken constraint, the irreducible set of constraints that cannot all
/// hold, and draws the layout.
public func expectSatisfiable(
  _ root: some LayoutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  let broken = root.layoutEngine.brokenConstraints.map { named($0.constraint.record) }
  guard let first = broken.first else { return }
  var text = FailureText(
    broken.count == 1
      ? "\(first) cannot be met and was broken"
      : "\(broken.count) required constraints cannot be met and were broken: "
        + broken.prefix(3).joined(separator: ", ") + (broken.count > 3 ? ", …" : ""))
  text.listBrokenConstraints(of: root)
  text.draw(root.treeRoot)
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

/// A constraint with the caller's own name for it.
private func named(_ record: ConstraintRecord) -> String {
  "`\(record.excerpt)`" + (record.identifier.map { " ('\($0)')" } ?? "")
}

/// Expects calls that make or activate constraints to throw nothing.
///
///     expectSatisfiable { try form.layout("H:|-[\(label)]-[\(field)(>=200)]-|") }
///
/// A failure draws what is wrong with a format string, or lists the constraints that cannot all hold.
public func expectSatisfiable(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void
) {
  do {
    try body()
  } catch {
    fail("\(error)", at: SourcePlace(fileID, filePath, line, column))
  }
}
