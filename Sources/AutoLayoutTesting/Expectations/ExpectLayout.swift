/// Expects the layout of a tree to be the one that a text in the test shows.
///
///     expectLayout(bar, matches: """
///       superview (0, 0, 480, 44)
///          | find (20, 11, 60, 22)
///       """)
///
/// With `RECORD_LAYOUTS=1` in the environment a text that does not match is replaced in the test's
/// source by the one that does, so that it can be begun as `matches: ""`; the test still fails, and
/// passes when it is run again. Otherwise a failure shows the difference and both layouts as
/// drawings.
///
/// The text lists frames or draws them, as `snapshot` says. A line break at its end does not count.
public func expectLayout(
  _ root: some LayoutItem, as snapshot: SnapshotForm = .frames, matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  root.layoutIfNeeded()
  let found = snapshot.text(of: root)
  var expected = expected
  while expected.last == "\n" { expected.removeLast() }
  guard found != expected else { return }
  let place = SourcePlace(fileID, filePath, line, column)
  if SnapshotRecorder.isWanted {
    record(found, at: place)
  } else if expected.isEmpty {
    var text = FailureText(
      "There is no snapshot of '\(root.shownName)' yet; with RECORD_LAYOUTS=1 this one is written")
    text.paragraph(nil, found)
    fail(text.text, at: place)
  } else {
    // What the snapshots are compared by are the names without numbers.
    let paths = FrameList(of: root).paths
    let text = root.withDistinctNames { mismatch(root, paths, snapshot, expected, found).text }
    fail(text, at: place)
  }
}

private func record(_ found: String, at place: SourcePlace) {
  do throws(SnapshotRecorder.Refusal) {
    try SnapshotRecorder.shared.record(
      found, inFile: "\(place.filePath)", line: Int(place.line))
    fail("The snapshot was written; run the test again without RECORD_LAYOUTS", at: place)
  } catch {
    var text = FailureText("The snapshot cannot be written: \(error.sentence)")
    text.paragraph("The layout:", found)
    fail(text.text, at: place)
  }
}

private func mismatch(
  _ root: some LayoutItem, _ paths: [[String]], _ snapshot: SnapshotForm, _ expected: String,
  _ found: String
) -> FailureText {
  guard case .frames = snapshot, let list = FrameList(expected) else {
    var text = FailureText("'\(root.shownName)' does not match its snapshot")
    text.list("- is expected, + is there:", lineDifference(expected: expected, found: found))
    text.listBrokenConstraints(of: root)
    if case .frames = snapshot { text.sentence("The expected text is no list of frames.") }
    if case .drawing = snapshot { text.paragraph("Expected:", expected) }
    text.paragraph("There:", found)
    if case .drawing = snapshot { text.paragraph("With its frames:", FrameList(of: root).text) }
    return text
  }
  let frames = list.framesByPath
  let items = Array(zip(root.subtree, paths))
  let changed = items.filter { item, path in item.layoutFrame.toThousandths != frames[path] }
  let names = changed.map(\.0.name)
  var text = FailureText(
    "'\(root.shownName)' does not match its snapshot"
      + (names.isEmpty ? "" : ": \(quoted(names)) \(names.count == 1 ? "differs" : "differ")"))
  text.list("- is expected, + is there:", lineDifference(expected: expected, found: found))
  text.listBrokenConstraints(of: root)
  // Why a view is where it is, nobody asks of one that was not expected at all.
  let moved = changed.compactMap { item, path in frames[path].map { (item, $0) } }
  for (item, frame) in moved.prefix(3) {
    for axis in item.layoutFrame.parts(differingFrom: frame).axes {
      text.explain(item, along: axis)
    }
  }
  let shownNames = Dictionary(
    items.map { ($1, $0.name) }, uniquingKeysWith: { first, _ in first })
  text.paragraph("Expected:", FailureText.withoutRepetition(list.drawing(naming: shownNames)))
  text.paragraph("There:", FailureText.drawing(of: root))
  return text
}
