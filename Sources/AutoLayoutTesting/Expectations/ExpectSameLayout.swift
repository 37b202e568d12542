public import Foundation

/// Expects the items to lie to one another in the same way at several sizes of the root: what is
/// left of what, above what, inside what, and what has an area.
///
///     expectSameLayout(of: form, across: [.init(width: 320, height: 480), .init(width: 480, height: 320)])
///
/// The layout at the first size is the one that the others should be like; fewer than two sizes are
/// a failure. The root's own size is put back at the end. A failure lists, for each size, what is
/// different there, with frames and constraints, and draws both layouts. Quadratic in the number of
/// siblings.
public func expectSameLayout(
  of root: some LayoutItem, across sizes: [LayoutSize], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard sizes.count > 1 else {
    let given = sizes.isEmpty ? "no size" : "one size only"
    let message = "There is nothing to compare: expectSameLayout(of:across:) was given \(given)"
    return fail(message, at: SourcePlace(fileID, filePath, line, column))
  }
  let engine = root.layoutEngine
  let (width, height) = (engine.rootWidth, engine.rootHeight)
  defer {
    (engine.rootWidth, engine.rootHeight) = (width, height)
    engine.layoutIfNeeded()
  }
  var model: ObservedLayout?
  for size in sizes {
    (engine.rootWidth, engine.rootHeight) = (size.width, size.height)
    engine.layoutIfNeeded()
    let layout = root.withDistinctNames { ObservedLayout(of: root, at: size) }
    guard let model else {
      model = layout
      continue
    }
    let text = root.withDistinctNames { complaint(about: layout, unlike: model) }
    guard let text else { continue }
    fail(text.text, at: SourcePlace(fileID, filePath, line, column))
  }
}

/// Expects the items to lie to one another in the same way at sizes of Core Graphics; see
/// `expectSameLayout(of:across:)`.
@_disfavoredOverload
public func expectSameLayout(
  of root: some LayoutItem, across sizes: [CGSize], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectSameLayout(
    of: root, across: sizes.map { LayoutSize($0) }, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// What a tree is like at one size of its root.
private struct ObservedLayout {
  let size: LayoutSize
  let sentences: [Arrangement.Sentence]
  let frames: [ObjectIdentifier: LayoutRect]
  let drawing: String

  init(of root: some LayoutItem, at size: LayoutSize) {
    self.size = size
    sentences = Arrangement(of: root).sentences
    frames = root.subtree.reduce(into: [:]) { $0[ObjectIdentifier($1)] = $1.layoutFrame }
    drawing = LayoutDrawing(of: root).text()
  }
}

/// What differs between the layout as it is now and another one; nil where nothing does.
private func complaint(
  about layout: ObservedLayout, unlike model: ObservedLayout
) -> FailureText? {
  let changed = zip(layout.sentences, model.sentences).filter { $0.text != $1.text }
  if changed.isEmpty { return nil }
  var items: [any LayoutItem] = []
  for (sentence, _) in changed where !items.contains(where: { $0 === sentence.item }) {
    items.append(sentence.item)
  }
  let before = { (item: any LayoutItem) in model.frames[ObjectIdentifier(item)] ?? .zero }
  var text = FailureText(
    "The layout at \(layout.size.words) is not that at \(model.size.words): "
      + "\(quoted(items.map(\.name))) \(items.count == 1 ? "differs" : "differ")")
  text.list(
    "What is different:", changed.map { "\($0.text), at \(model.size.words) \($1.text)" })
  text.list(
    "The frames:",
    items.map { item in
      "'\(item.shownName)' is at \(item.layoutFrame.toThousandths), at \(model.size.words) it is at "
        + "\(before(item).toThousandths)"
    })
  text.explain(items) { $0.layoutFrame.parts(differingFrom: before($0)).axes }
  text.paragraph("At \(model.size.words):", model.drawing)
  text.paragraph("At \(layout.size.words):", layout.drawing)
  return text
}

extension LayoutSize {
  /// The size in words: `320 x 480`.
  var words: String { "\(width.toThousandths) x \(height.toThousandths)" }
}

/// How the items of a tree lie to one another, without any numbers: one sentence a fact, in tree
/// order, so that two layouts of one tree can be compared sentence by sentence.
struct Arrangement {
  /// How far edges that touch may be off.
  private static let tolerance = 0.001

  /// One fact, and the item that it is told of.
  struct Sentence {
    var item: any LayoutItem
    var text: String
  }

  private(set) var sentences: [Sentence] = []

  /// Looks at the last layout pass. Quadratic in the number of siblings.
  init(of root: some LayoutItem) {
    for item in root.subtree {
      let children = item.subitems
      for (index, child) in children.enumerated() {
        describe(child, in: item)
        for other in children[(index + 1)...] { compare(child, other) }
      }
    }
  }

  private mutating func describe(_ item: any LayoutItem, in parent: any LayoutItem) {
    let frame = item.layoutFrame
    let room = parent.layoutFrame
    let hasArea = frame.width > 0 && frame.height > 0
    tell(item, "has \(hasArea ? "an" : "no") area")
    let isInside =
      frame.x >= -Self.tolerance && frame.y >= -Self.tolerance
      && frame.x + frame.width <= room.width + Self.tolerance
      && frame.y + frame.height <= room.height + Self.tolerance
    tell(item, "\(isInside ? "lies inside" : "sticks out of") '\(parent.shownName)'")
  }

  private mutating func compare(_ item: any LayoutItem, _ other: any LayoutItem) {
    let (a, b) = (item.layoutFrame, other.layoutFrame)
    let horizontally = place(
      (a.x, a.width), (b.x, b.width), ["to the left of", "in one column with", "to the right of"])
    let vertically = place(
      (a.y, a.height), (b.y, b.height), ["above", "in one row with", "below"])
    for word in [horizontally, vertically] {
      tell(item, "is \(word) '\(other.shownName)'")
    }
  }

  private mutating func tell(_ item: any LayoutItem, _ fact: String) {
    sentences.append(Sentence(item: item, text: "'\(item.shownName)' \(fact)"))
  }

  /// Of three words, the one for the first span before, over or behind the second.
  private func place(
    _ first: (start: Double, length: Double), _ second: (start: Double, length: Double),
    _ words: [String]
  ) -> String {
    if first.start + first.length <= second.start + Self.tolerance { return words[0] }
    if second.start + second.length <= first.start + Self.tolerance { return words[2] }
    return words[1]
  }
}
