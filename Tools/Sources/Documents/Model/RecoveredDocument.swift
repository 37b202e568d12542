/// What could be read of a document, and what is wrong with it.
///
/// A mistake costs the part that it stands in: a line, or in JSON a value. What such a part names
/// is excused: that it is declared nowhere else is no further mistake.
struct RecoveredDocument: Sendable {
  var document = LayoutDocument()
  var problems: [Problem] = []

  /// Whether everything is right but for strings and equations, which can only add constraints:
  /// those that clash without them clash with them too.
  var declarationsAreRight = true

  /// Names that stand in parts which were left out.
  var excused: Set<String> = []

  /// Excuses what a line names in words or quotation marks. Linear in its bytes.
  mutating func excuseNames(in source: SourceFile, _ line: Range<Int>) {
    var scanner = LineScanner(source, line)
    while let byte = scanner.peek {
      if byte == UInt8(ascii: "\"") {
        let start = scanner.offset
        do throws(Problem) { excused.insert(try scanner.expectQuoted().text) } catch {
          scanner.offset = start + 1
        }
      } else {
        let word = scanner.word
        if !word.isEmpty { excused.insert(source.text(word)) }
        scanner.offset = Swift.max(word.upperBound, scanner.offset + 1)
      }
    }
  }

  /// Declares as plain views in the root what only parts name that were left out, where the rest
  /// of the document needs it.
  mutating func declareExcused() {
    guard !excused.isEmpty else { return }
    var views = document.declaredViews
    var known = Set(views.map { $0.name.text })
    known.insert(LayoutDocument.rootName)
    func declare(_ name: String) {
      guard excused.contains(name), known.insert(name).inserted else { return }
      views.append(ViewEntry(name: SourceString(name)))
    }
    for view in views {
      if let parent = view.parent { declare(parent.text) }
    }
    for name in document.namesInFormats { declare(name) }
    for constraint in document.constraints {
      for name in [constraint.item.text, constraint.target?.item.text ?? ""] {
        declare(name)
        // The guide of an area is named behind its view.
        if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) { declare(String(name[..<dot])) }
      }
    }
    if views.count > document.declaredViews.count { document.views = views }
  }
}
