import AutoLayout

extension Statement {
  /// The statement on one line, in its canonical spelling.
  var text: String {
    switch self {
    case .size(let size): return "size \(size.text)"
    case .spacing(let sibling, let superview):
      var words = ["spacing"]
      if let sibling { words.append("sibling \(NumberText.shortest(sibling))") }
      if let superview { words.append("superview \(superview.text)") }
      return words.joined(separator: " ")
    case .direction(let direction): return "direction \(direction.rawValue)"
    case .scale(let scale): return "scale \(scale.map { NumberText.shortest($0) } ?? "-")"
    case .edge(let edge): return "edge \(edge.rawValue)"
    case .metrics(let metrics): return "metrics " + metrics.map { $0.text }.joined(separator: ", ")
    case .views(let views): return views.text
    case .noViews: return "views none"
    case .format(let format): return format.text
    case .constraint(let constraint): return constraint.text
    }
  }
}

/// A name as the text form writes it: plain where it reads back, else in quotation marks.
package func written(_ name: String) -> String {
  let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  let isPlain = parts.allSatisfy { part in
    part.first.map { LineScanner.isLetter($0) } == true && part.allSatisfy(LineScanner.isWordByte)
  }
  return isPlain ? name : QuotedText.quote(name)
}

extension PerAxis<Double?> {
  fileprivate var text: String {
    [horizontal, vertical].map { $0.map { NumberText.shortest($0) } ?? "-" }
      .joined(separator: " ")
  }
}

extension PerAxis<Double> {
  fileprivate var text: String { PerAxis<Double?>(horizontal, vertical).text }
}

extension LayoutDocument.SuperviewSpacing {
  fileprivate var text: String {
    switch self {
    case .points(let points): NumberText.shortest(points)
    case .layoutMargins: Self.marginsWord
    }
  }
}

extension LayoutDocument.Metric {
  fileprivate var text: String { "\(written(name.text)) = \(NumberText.shortest(value))" }
}

extension [ViewEntry] {
  /// All of them on one line: they differ in their names alone.
  fileprivate var text: String {
    guard let first else { return "views none" }
    let names = map { written($0.name.text) }.joined(separator: ", ")
    return "\(first.kind.rawValue) \(names)\(first.properties)"
  }
}

extension ViewEntry {
  fileprivate var properties: String {
    let standard = ViewEntry(name: name)
    var text = ""
    if let parent { text += " in \(written(parent.text))" }
    if intrinsic != standard.intrinsic { text += " intrinsic \(intrinsic.text)" }
    if hugging != standard.hugging { text += " hugging \(hugging.text)" }
    if compression != standard.compression { text += " compression \(compression.text)" }
    if let paragraph = self.text {
      text += " text width \(NumberText.shortest(paragraph.width))"
      text += " lineHeight \(NumberText.shortest(paragraph.lineHeight))"
    }
    if baseline != standard.baseline { text += " baseline" }
    if baseline.first != 0 { text += " first \(NumberText.shortest(baseline.first))" }
    if baseline.last != 0 { text += " last \(NumberText.shortest(baseline.last))" }
    if margins != standard.margins { text += " margins \(margins.text)" }
    if safeArea != standard.safeArea { text += " safeArea \(safeArea.text)" }
    if insets != standard.insets { text += " insets \(insets.text)" }
    if let sample { text += " sample \(QuotedText.quote(sample))" }
    if let color { text += " color \(color.rawValue)" }
    if isHidden { text += " hidden" }
    return text + stack.text
  }
}

extension ViewEntry.Stack {
  fileprivate var text: String {
    let standard = ViewEntry.Stack()
    var text = ""
    if axis != standard.axis { text += " axis \(axis.rawValue)" }
    if spacing != standard.spacing { text += " spacing \(NumberText.shortest(spacing))" }
    if distribution != standard.distribution { text += " distribution \(distribution.rawValue)" }
    if alignment != standard.alignment { text += " alignment \(alignment.rawValue)" }
    return text
  }
}

extension ViewEntry.EdgeInsets {
  fileprivate var text: String {
    [top, left, bottom, right].map { NumberText.shortest($0) }.joined(separator: " ")
  }
}

extension FormatEntry {
  var text: String {
    var clauses = options.map { $0.rawValue }
    if let priority { clauses.append("priority \(NumberText.shortest(priority))") }
    clauses += metrics.map { $0.text }
    let tail = clauses.isEmpty ? "" : " with " + clauses.joined(separator: ", ")
    let isPlain = readsBack(from: string.text + tail)
    return (isPlain ? string.text : "format \(QuotedText.quote(string.text))") + tail
  }

  /// Whether a line with the bare string is read as this entry.
  private func readsBack(from line: String) -> Bool {
    guard !line.utf8.contains(UInt8(ascii: "\n")) else { return false }
    let source = SourceFile(name: "", text: line)
    var reader = StatementReader(source, 0..<source.bytes.count)
    guard let read = try? reader.parseLine() else { return false }
    return read == TextLine(statement: .format(self))
  }
}

extension ConstraintEntry {
  var text: String {
    var text = "\(written(item.text)).\(attribute.rawValue) \(relation.rawValue) "
    if let target {
      if target.multiplier != 1 { text += "\(NumberText.shortest(target.multiplier)) * " }
      text += "\(written(target.item.text)).\(target.attribute.rawValue)"
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(NumberText.shortest(constant.magnitude))"
      }
    } else {
      text += NumberText.shortest(constant)
    }
    if priority != 1000 { text += " @\(NumberText.shortest(priority))" }
    if let identifier { text += " \(QuotedText.quote(identifier))" }
    return text
  }
}
