import Documents

/// What a check has found, in one of the forms in which it can be told.
struct Report {
  /// What the answer looks like.
  enum Form: String, CaseIterable {
    /// For people, on standard error.
    case text
    case json
    /// Annotations of a pull request.
    case github
    /// A line for each, as compilers write them.
    case xcode
  }

  private let form: Form
  private var diagnostics: [JSONOutput] = []
  private(set) var hasErrors = false
  private(set) var fileCount = 0

  init(_ form: Form) { self.form = form }

  mutating func add(_ problems: [Problem], in source: SourceFile) throws {
    fileCount += 1
    hasErrors = hasErrors || problems.contains { $0.severity == .error }
    switch form {
    case .text: try Terminal.report(problems, in: source)
    case .json: diagnostics += problems.map { $0.json(in: source).withFile(source.name) }
    case .github:
      try Terminal.write(problems.map { $0.annotation(in: source) }.joined())
    case .xcode: try Terminal.write(problems.map { $0.line(in: source) }.joined())
    }
  }

  /// Writes what can be written only at the end.
  func finish() throws {
    guard form == .json else { return }
    let answer = JSONOutput.object([
      ("files", .number(Double(fileCount))), ("diagnostics", .array(diagnostics)),
    ])
    try Terminal.write(answer.page + "\n")
  }
}

extension JSONOutput {
  fileprivate func withFile(_ name: String) -> JSONOutput {
    guard case .object(let members) = self else { return self }
    return .object([(key: "file", value: .string(name))] + members)
  }
}

extension Problem {
  /// `FILE:LINE:COLUMN: error: MESSAGE`, notes below it in the same way.
  fileprivate func line(in source: SourceFile) -> String {
    let (line, column) = source.location(of: position)
    let place = "\(source.printableName):\(line):\(column)"
    var text = "\(place): \(severity.rawValue): \(printableMessage)\n"
    for note in printableNotes { text += "\(place): note: \(note)\n" }
    return text
  }

  /// A command of GitHub's workflows that shows the problem beside its line.
  fileprivate func annotation(in source: SourceFile) -> String {
    let start = source.location(of: range.lowerBound)
    let end = source.location(of: range.upperBound)
    var properties = "file=\(Self.escaped(source.printableName, isProperty: true))"
    properties += ",line=\(start.line),endLine=\(end.line)"
    // Columns can be shown within one line alone; the last one is the one behind the range.
    if start.line == end.line { properties += ",col=\(start.column),endColumn=\(end.column)" }
    properties += ",title=\(Self.escaped(id, isProperty: true))"
    let text = ([printableMessage] + printableNotes).joined(separator: "\n")
    return "::\(severity.rawValue) \(properties)::\(Self.escaped(text, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
