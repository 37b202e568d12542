/// Expects the constraints to leave nothing open: every number of every frame in the tree below
/// `root` can have one value only.
///
/// A failure names the items and the numbers that are open, lists what speaks of them, and draws the
/// layout. Quadratic in the number of items in the worst case.
public func expectNoAmbiguity(
  in root: some LayoutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  root.layoutIfNeeded()
  let items = root.subtree
  let open = items.filter { $0.hasAmbiguousLayout }
  guard !open.isEmpty else { return }
  let names = open.map { "'\($0.name)' (\($0.ambiguousFrameParts.names))" }
  var text = FailureText(
    "The constraints leave open where \(open.count) of \(items.count) items are: "
      + names.joined(separator: ", "))
  // Of many, the first are what the others hang on.
  for item in open.prefix(3) {
    let parts = item.ambiguousFrameParts
    if !parts.isDisjoint(with: .horizontal) { text.explain(item, along: .horizontal) }
    if !parts.isDisjoint(with: .vertical) { text.explain(item, along: .vertical) }
  }
  text.draw(root)
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}
