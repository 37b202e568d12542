/// The text form of a document: its lines in their order, comments kept.
public struct LayoutText: Sendable {
  var lines: [TextLine] = []

  /// The first mistake of each line that has one, and those in its format string. Of such a line
  /// `lines` has what it declares.
  let problems: [Problem]

  /// Where each line begins and ends in the document.
  private var ranges: [Range<Int>] = []

  /// The lines with mistakes, as numbers of `lines`, and whether they are strings or equations.
  private var mistaken: [(line: Int, isConstraint: Bool)] = []

  /// Reads all lines. One with a mistake costs that line alone. Linear in the number of bytes.
  public init(_ source: SourceFile) {
    var problems: [Problem] = []
    let isValid = source.firstInvalidByte() == nil
    var start = 0
    while start <= source.bytes.count {
      let line = source.line(around: start)
      var reader = StatementReader(source, line)
      do throws(Problem) {
        if !isValid { try source.expectUTF8(in: line) }
        lines.append(try reader.parseLine())
      } catch {
        let rest = reader.recover()
        problems.append(error)
        // Those of a string that is kept are found with all others.
        if case .format = rest {} else { problems += reader.format?.mistakes ?? [] }
        mistaken.append((lines.count, reader.isConstraint))
        lines.append(TextLine(statement: rest))
      }
      ranges.append(line)
      let lineBreak = source.bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      start = (lineBreak ?? source.bytes.count) + 1
    }
    self.problems = problems
  }

  /// The lines that say what `document` says, without comments.
  public init(_ document: LayoutDocument) {
    lines = document.statements.map { TextLine(statement: $0) }
    problems = []
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

  /// What the lines say, taken together. Where two contradict each other the first one counts.
  func document(in source: SourceFile) -> RecoveredDocument {
    var recovered = RecoveredDocument()
    recovered.problems = problems
    var firstLines: [String: Int] = [:]
    var hasNoViews: Range<Int>?
    for (line, range) in zip(lines, ranges) {
      guard let statement = line.statement else { continue }
      var isRepeated = false
      for setting in statement.settings {
        if let first = firstLines[setting] {
          recovered.problems.append(Problem(.duplicateSetting(setting, line: first), at: range))
          isRepeated = true
        } else {
          firstLines[setting] = source.location(of: range.lowerBound).line
        }
      }
      if isRepeated { continue }
      if case .noViews = statement { hasNoViews = range }
      recovered.document.add(statement)
    }
    if let hasNoViews {
      if recovered.document.views == nil {
        recovered.document.views = []
      } else {
        recovered.problems.append(Problem(.viewsAfterNone(), at: hasNoViews))
      }
    }
    recovered.declarationsAreRight =
      recovered.problems.count == problems.count && mistaken.allSatisfy { $0.isConstraint }
    for (line, isConstraint) in mistaken where !isConstraint || recovered.document.namesMakeViews {
      recovered.excuseNames(in: source, ranges[line])
    }
    return recovered
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
