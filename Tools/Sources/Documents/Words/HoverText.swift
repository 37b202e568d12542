import AutoLayout

/// What is shown about a place: what it says in words, and what came out of it.
package struct HoverText {
  /// Prose of our own.
  package var prose: [String] = []
  /// Lines with names in them, which are shown as they are.
  package var lines: [String] = []

  package var isEmpty: Bool { prose.isEmpty && lines.isEmpty }

  package func written(asMarkdown: Bool) -> String {
    var parts = prose
    if !lines.isEmpty {
      let block = lines.joined(separator: "\n")
      let fence = Self.fence(around: block)
      parts.append(asMarkdown ? "\(fence)text\n\(block)\n\(fence)" : block)
    }
    return parts.joined(separator: "\n\n")
  }

  /// More backticks than stand together anywhere in a text, and three at least.
  private static func fence(around text: String) -> String {
    var longest = 2
    var count = 0
    for byte in text.utf8 {
      count = byte == UInt8(ascii: "`") ? count + 1 : 0
      longest = max(longest, count)
    }
    return String(repeating: "`", count: longest + 1)
  }
}

extension DocumentReading {
  /// What is to be said about an offset, and the bytes that it is said of; nil where that is
  /// nothing.
  ///
  /// - Parameters:
  ///   - result: The layout of the document.
  ///   - closeResult: The same with what is open.
  package func hover(
    at offset: Int, _ result: LayoutResult?, _ closeResult: @autoclosure () -> LayoutResult?
  ) -> (text: HoverText, range: Range<Int>)? {
    var text = HoverText()
    var range: Range<Int>?
    if let place = names.occurrence(at: offset) {
      range = place.range
      text.lines =
        place.kind == .view ? lines(ofView: place.name, closeResult()) : lines(ofMetric: place)
    } else if let word = words.first(where: { $0.range.contains(offset) }) {
      range = word.range
      let written = String(decoding: source.bytes[word.range], as: UTF8.self)
      if let help = WordHelp.sentence(for: written, word.role) { text.prose.append(help) }
    }
    for (constraint, place) in constraints(at: offset, result) {
      range = range ?? place
      text.lines.append(constraint.sentence)
      text.lines.append("  \(Self.printable(constraint.equation))")
    }
    guard !text.isEmpty, let range else { return nil }
    return (text, range)
  }

  private static func printable(_ text: String) -> String { Diagnostic.printableText(of: text) }

  /// The frame of a view, and what of it is open.
  private func lines(ofView name: String, _ result: LayoutResult?) -> [String] {
    let shown = Self.printable(name)
    guard let result else { return [] }
    if name == LayoutDocument.rootName {
      guard let size = result.size else { return [] }
      return ["\(shown): \(Self.number(size.width)) × \(Self.number(size.height))"]
    }
    guard let view = result.views.first(where: { $0.name == name }) else { return [] }
    let parent = view.parent.map { result.views[$0].name } ?? LayoutDocument.rootName
    let frame = view.frame
    var lines = [
      "\(shown) in \(Self.printable(parent)): x \(Self.number(frame.x)), y \(Self.number(frame.y)), "
        + "\(Self.number(frame.width)) × \(Self.number(frame.height))"
    ]
    let open = [
      (FrameParts.x, "x"), (.y, "y"), (.width, "the width"), (.height, "the height"),
    ].filter { view.ambiguous.contains($0.0) }.map { $0.1 }
    if !open.isEmpty {
      lines.append("The constraints allow other values of \(open.joined(separator: ", "))")
    }
    if file.document.hasContentSize(name) { lines.append(file.document.contentSize(name)) }
    return lines
  }

  private static func number(_ value: Double) -> String { NumberText.rounded(value) }

  private func lines(ofMetric place: Occurrence) -> [String] {
    let document = file.document
    var values = document.metrics
    if place.scope != nil {
      values = document.formats.filter { format in
        let line = source.location(of: format.place.range.lowerBound).line
        return source.location(of: place.range.lowerBound).line == line
          || format.place.range.contains(place.range.lowerBound)
      }.flatMap { $0.metrics }
    }
    return values.filter { $0.name.text == place.name }.prefix(1).map { metric in
      "\(Self.printable(metric.name.text)) = \(NumberText.shortest(metric.value))"
    }
  }

  /// The constraints that the bytes at an offset ask for, each with all the bytes that do.
  private func constraints(
    at offset: Int, _ result: LayoutResult?
  ) -> [(ConstraintRecord, Range<Int>)] {
    guard let result else { return [] }
    let document = file.document
    var found: [(ConstraintRecord, Range<Int>)] = []
    for constraint in result.constraints {
      let place: Range<Int>
      if let index = constraint.format {
        guard let origin = constraint.record.origin, origin.role != .alignment else { continue }
        let string = document.formats[index].string
        guard string.range.lowerBound <= offset, offset <= string.range.upperBound else { continue }
        place = string.documentRange(of: origin.range)
      } else {
        guard let index = constraint.equation else { continue }
        place = document.constraints[index].place.range
      }
      if place.contains(offset) || place.isEmpty && place.lowerBound == offset {
        found.append((constraint.record, place))
      }
    }
    return found
  }
}

extension LayoutDocument {
  fileprivate func hasContentSize(_ name: String) -> Bool {
    guard let size = intrinsic(of: name) else { return false }
    return size.horizontal != nil || size.vertical != nil
  }

  private func intrinsic(of name: String) -> PerAxis<Double?>? {
    views?.first { $0.name.text == name }?.intrinsic
  }

  /// How large the content would like to be.
  fileprivate func contentSize(_ name: String) -> String {
    guard let size = intrinsic(of: name) else { return "" }
    let numbers = [size.horizontal, size.vertical].map { $0.map { NumberText.rounded($0) } ?? "-" }
    return "Its content would like to be \(numbers[0]) × \(numbers[1])"
  }
}
