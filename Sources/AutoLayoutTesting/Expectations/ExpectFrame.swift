public import Foundation

/// Expects an item to have a frame, in its superitem's coordinates; solves what has changed first.
///
///     expectFrame(of: field, equals: LayoutRect(x: 186, y: 11, width: 274, height: 22))
///
/// A failure says which numbers are off and by how much, lists the constraints that speak of them
/// and those that hold them through others, and draws the layout where the drawing can show the
/// difference.
///
/// Each number may be off by `accuracy` points.
public func expectFrame(
  of item: some LayoutItem, equals expected: LayoutRect, accuracy: Double = 0.001,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  item.layoutIfNeeded()
  let frame = item.layoutFrame
  let differences: [(part: FrameParts, value: Double)] = [
    (.x, frame.x - expected.x), (.y, frame.y - expected.y),
    (.width, frame.width - expected.width), (.height, frame.height - expected.height),
  ]
  // An expected NaN is as far off as can be.
  let wrong = differences.filter { !($0.value.magnitude <= accuracy) }
  guard !wrong.isEmpty else { return }
  let text = item.withDistinctNames { complaint(about: item, at: frame, expected, wrong) }
  fail(text.text, at: SourcePlace(fileID, filePath, line, column))
}

/// What is said of a frame some of whose numbers are off.
private func complaint(
  about item: some LayoutItem, at frame: LayoutRect, _ expected: LayoutRect,
  _ wrong: [(part: FrameParts, value: Double)]
) -> FailureText {
  let offences = wrong.map { "its \($0.part.names) is \(offset(of: $0.part, $0.value))" }
  let isAlone = item.superitem == nil
  var text = FailureText(
    "'\(item.shownName)'\(isAlone ? " has no superview and" : "") is at \(frame.toThousandths), "
      + "expected at \(expected.toThousandths): " + offences.joined(separator: ", "))
  if isAlone {
    text.sentence(
      "Either it is the root, or its superview was deallocated: keep the superview in a variable.")
  }
  let parts = wrong.reduce(into: FrameParts()) { $0.formUnion($1.part) }
  text.explain([item]) { _ in parts.axes }
  text.listBrokenConstraints(of: item)
  let root = item.treeRoot
  // A drawing has about so many cells from side to side.
  let cell = root.layoutFrame.width / 78
  if wrong.contains(where: { !($0.value.magnitude < cell) }) { text.draw(root) }
  return text
}

/// How far a number of a frame is off, in words.
private func offset(of part: FrameParts, _ difference: Double) -> String {
  let distance = difference.magnitude.toThousandths
  switch part {
  case .x: return "\(distance) too far to the \(difference > 0 ? "right" : "left")"
  case .y: return "\(distance) too far \(difference > 0 ? "down" : "up")"
  default: return "\(distance) too \(difference > 0 ? "large" : "small")"
  }
}

/// Expects an item to have a frame that is a rectangle of Core Graphics; see
/// `expectFrame(of:equals:accuracy:)`.
@_disfavoredOverload
public func expectFrame(
  of item: some LayoutItem, equals expected: CGRect, accuracy: Double = 0.001,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectFrame(
    of: item, equals: LayoutRect(expected), accuracy: accuracy, fileID: fileID, filePath: filePath,
    line: line, column: column)
}
