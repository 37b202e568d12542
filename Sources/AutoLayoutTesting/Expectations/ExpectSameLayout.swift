/// Expects the items to lie to one another in the same way at several sizes of the root: what is left
/// of what, above what, inside what, and what has an area.
///
///     expectSameLayout(of: form, across: [.init(width: 320, height: 480), .init(width: 480, height: 320)])
///
/// The layout at the first size is the one that the others should be like. The root's own size is put
/// back at the end. A failure lists, for each size, what is different there, and draws both layouts.
/// Quadratic in the number of siblings.
public func expectSameLayout(
  of root: some LayoutItem, across sizes: [LayoutSize], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let engine = root.layoutEngine
  let (width, height) = (engine.rootWidth, engine.rootHeight)
  defer {
    (engine.rootWidth, engine.rootHeight) = (width, height)
    engine.layoutIfNeeded()
  }
  var model: (size: LayoutSize, sentences: [String], drawing: String)?
  for size in sizes {
    (engine.rootWidth, engine.rootHeight) = (size.width, size.height)
    engine.layoutIfNeeded()
    let sentences = Arrangement(of: root).sentences
    let drawing = LayoutDrawing(of: root).text()
    guard let model else {
      model = (size, sentences, drawing)
      continue
    }
    let changed = zip(sentences, model.sentences).filter { $0 != $1 }
    guard !changed.isEmpty else { continue }
    var text = FailureText("The layout at \(size.words) is not that at \(model.size.words)")
    text.list("What is different:", changed.map { "\($0), at \(model.size.words) \($1)" })
    text.paragraph("At \(model.size.words):", model.drawing)
    text.paragraph("At \(size.words):", drawing)
    fail(text.text, at: SourcePlace(fileID, filePath, line, column))
  }
}

extension LayoutSize {
  /// The size in words: `320 x 480`.
  var words: String { "\(width.toThousandths) x \(height.toThousandths)" }
}
