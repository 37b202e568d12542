import AutoLayout

/// A source that is one format string, without views and metrics to look names up in.
public struct FormatStringFile: Sendable {
  public let source: SourceFile
  /// What is wrong with its language; where nothing is, what is odd in it.
  public let problems: [Problem]

  private let tree: VisualFormatString?

  /// Parses the string. Linear in its length.
  public init(_ source: SourceFile) {
    self.source = source
    let string = SourceString(source.text(0..<source.bytes.count), at: 0)
    let result = parse(FormatSource(bytes: source.bytes))
    let problems = result.diagnostics.map { Problem($0, in: FormatEntry(string), format: 0) }
    let errors = problems.filter { $0.severity == .error }
    self.problems = errors.isEmpty ? problems : errors
    tree = result.tree
  }

  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// The string in its canonical spelling; one with errors as it is.
  public var canonical: String {
    let text = source.text(0..<source.bytes.count)
    return hasErrors ? text : tree?.description ?? text
  }

  /// The syntax tree as indented lines; of a string with errors what could be recovered.
  public var dump: String {
    let dump = tree?.dump() ?? ""
    return dump.hasSuffix("\n") || dump.isEmpty ? dump : dump + "\n"
  }
}
