/// What parsing gives: a tree, and everything that is wrong with the string.
public struct ParseResult: Sendable {
  /// The tree. Where there are errors it is what could be recovered: the views, connections and
  /// predicates that could be made out, in their order. Nil only for a source too long to parse.
  public let tree: VisualFormatString?

  package let findings: [Finding]

  /// The tree, to be read while the result is held.
  package var reader: TreeReader? { tree.map { TreeReader($0) } }

  /// All errors and warnings, in ascending order of `range.lowerBound`. Empty for a string that
  /// every implementation accepts.
  public var diagnostics: Diagnostics {
    Diagnostics(findings: findings, source: tree?.source ?? FormatSource())
  }

  /// Whether any diagnostic is an error. Linear in the number of warnings in front of the first.
  public var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
