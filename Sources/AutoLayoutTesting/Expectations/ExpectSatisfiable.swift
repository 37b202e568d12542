/// Expects no required constraint of the tree to be broken.
///
/// A failure lists, for each broken constraint, the irreducible set of constraints that cannot all
/// hold, and draws the layout.
public func expectSatisfiable(
  _ root: some LayoutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  let count = root.layoutEngine.brokenConstraints.count
  guard count > 0 else { return }
  var text = FailureText(
    count == 1
      ? "A required constraint cannot be met" : "\(count) required constraints cannot be met")
  text.listBrokenConstraints(of: root)
  text.draw(root.treeRoot)
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
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
