/// The text form of a document: its lines in their order, comments kept.
public struct LayoutText: Sendable {
  var lines: [TextLine]

  /// Where each line begins and ends in the document.
  private var ranges: [Range<Int>]

  /// Reads all lines. Throws every line's first mistake at once. Linear in the number of bytes.
  public init(_ source: SourceFile) throws(Problems) {
    if let bad = source.firstInvalidByte() {
      throw Problems(
        Problem(.invalidUTF8(byte: source.bytes[bad]), at: bad..<(bad + 1)))
    }
    lines = []
    ranges = []
    var problems: [Problem] = []
    var start = 0
    while start <= source.bytes.count {
      let line = source.line(around: start)
      var reader = StatementReader(source, line)
      do throws(Problem) {
        lines.append(try reader.parseLine())
        ranges.append(line)
      } catch {
        problems.append(error)
      }
      let lineBreak = source.bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      start = (lineBreak ?? source.bytes.count) + 1
    }
    if !problems.isEmpty { throw Problems(problems) }
  }

  /// The lines that say what `document` says, without comments.
  public init(_ document: LayoutDocument) {
    lines = document.statements.map { TextLine(statement: $0) }
    ranges = []
  }

  /// The text in its canonical spelling: single blanks, numbers at their shortest, what is as by
  /// default left out of view lines, at most one empty line in a row. Ends with a line break.
  public var canonical: String {
    var text = ""
    var emptyLineIsDue = false
    for line in lines {
      guard line != TextLine() else {
        emptyLineIsDue = !text.isEmpty
        continue
      }
      if emptyLineIsDue { text += "\n" }
      emptyLineIsDue = false
      text += line.text + "\n"
    }
    return text
  }

  /// What the lines say, taken together. Throws where two lines contradict each other.
  func document(in source: SourceFile) throws(Problems) -> LayoutDocument {
    var document = LayoutDocument()
    var problems: [Problem] = []
    var firstLines: [String: Int] = [:]
    var hasNoViews: Range<Int>?
    for (line, range) in zip(lines, ranges) {
      guard let statement = line.statement else { continue }
      for setting in statement.settings {
        let number = source.location(of: range.lowerBound).line
        if let first = firstLines.updateValue(number, forKey: setting) {
          problems.append(Problem(.duplicateSetting(setting, line: first), at: range))
        }
      }
      if case .noViews = statement { hasNoViews = range }
      document.add(statement)
    }
    if let hasNoViews {
      if document.views != nil { problems.append(Problem(.viewsAfterNone(), at: hasNoViews)) }
      document.views = document.views ?? []
    }
    if !problems.isEmpty { throw Problems(problems) }
    return document
  }
}

extension TextLine {
  fileprivate var text: String {
    switch (statement, comment) {
    case (let statement?, let comment?): "\(statement.text)  #\(comment)"
    case (let statement?, nil): statement.text
    case (nil, let comment?): "#\(comment)"
    case (nil, nil): ""
    }
  }
}

extension Statement {
  /// The settings that it makes, of those that can be made once.
  fileprivate var settings: [String] {
    switch self {
    case .size: ["size"]
    case .spacing(let sibling, let superview):
      (sibling == nil ? [] : ["spacing sibling"])
        + (superview == nil ? [] : ["spacing superview"])
    case .direction: ["direction"]
    case .scale: ["scale"]
    case .edge: ["edge"]
    case .noViews: ["views"]
    case .metrics, .views, .format, .constraint: []
    }
  }
}
