/// Expects no required constraint of the tree to be broken.
///
/// A failure lists, for each broken constraint, the irreducible set of constraints that cannot all
/// hold, and draws the layout.
public func expectSatisfiable(
  _ root: some LayoutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  guard !root.layoutEngine.brokenConstraints.isEmpty else { return }
  let text = root.withDistinctNames { complaintAboutBroken(in: root) }
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

/// What is said of a tree in which constraints are broken.
private func complaintAboutBroken(in root: some LayoutItem) -> FailureText {
  let broken = root.layoutEngine.brokenConstraints.map { named($0.constraint.record) }
  var text = FailureText(
    broken.count == 1
      ? "\(broken[0]) cannot be met and was broken"
      : "\(broken.count) required constraints cannot be met and were broken: "
        + broken.prefix(3).joined(separator: ", ") + (broken.count > 3 ? ", …" : ""))
  text.listBrokenConstraints(of: root)
  text.draw(root.treeRoot)
  return text
}

/// A constraint with the caller's own name for it.
private func named(_ record: ConstraintRecord) -> String {
  "`\(record.excerpt)`" + (record.identifier.map { " ('\($0)')" } ?? "")
}

/// Expects calls that make or activate constraints to throw nothing.
///
///     expectSatisfiable { try form.layout("H:|-[\(label)]-[\(field)(>=200)]-|") }
///
/// A failure draws what is wrong with a format string, or lists the constraints that cannot all
/// hold.
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

/// Expects the constraints to leave nothing open: every number of every frame in the tree below
/// `root` can have one value only.
///
/// A failure names the items and the numbers that are open, says what they may be and which
/// constraint would decide them, lists what speaks of them, and draws the layout. Quadratic in the
/// number of items in the worst case.
public func expectNoAmbiguity(
  in root: some LayoutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  let items = root.subtree
  let open = items.filter { $0.hasAmbiguousLayout }
  guard !open.isEmpty else { return }
  let text = root.withDistinctNames { complaint(about: open, of: items.count, in: root) }
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

/// What is said of items of which something is open.
private func complaint(
  about open: [any LayoutItem], of count: Int, in root: some LayoutItem
) -> FailureText {
  let shown = open.count > 8 ? 6 : 8
  var names = open.prefix(shown).map { "'\($0.shownName)' (\($0.ambiguousFrameParts.names))" }
  if open.count > shown { names.append("and \(open.count - shown) more") }
  var text = FailureText(
    "\(open.count) of \(count) items \(open.count == 1 ? "is" : "are") not determined: "
      + names.joined(separator: ", "))
  let openNames = Set(open.map(\.name))
  let ambiguities = root.layoutEngine.ambiguities.filter { openNames.contains($0.item) }
  for ambiguity in ambiguities.prefix(6) { text.paragraph(nil, ambiguity.draw()) }
  text.explain(open) { $0.ambiguousFrameParts.axes }
  text.draw(root)
  return text
}
