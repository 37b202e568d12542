extension ParseResult {
  /// The diagnostics of one string. They are kept as places in its source; each is made when it is
  /// asked for.
  public struct Diagnostics: RandomAccessCollection, Sendable {
    let findings: [Finding]
    let source: FormatSource

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of diagnostics.
    public var endIndex: Int { findings.count }

    /// The diagnostic at an index from 0 to below `endIndex`.
    public subscript(position: Int) -> Diagnostic {
      Diagnostic(findings[position], in: source, among: findings.count)
    }
  }
}
