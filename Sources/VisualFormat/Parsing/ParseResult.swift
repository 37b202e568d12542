/// Parses a format string.
///
/// Parsing throws nothing and does not stop at an error: it reports all of them, and gives the
/// tree that remains. Linear in the length of the text, without recursion.
///
///     let result = parse("V:|[backgroundBox]|")
///     result.tree?.views.count  // 1
public func parse(_ text: String) -> ParseResult {
  parse(FormatSource(text))
}

/// Parses a format string that may hold interpolated views and numbers.
///
/// Linear in the length of the source, without recursion.
public func parse(_ source: FormatSource) -> ParseResult {
  unsafe source.withBytes { buffer in
    guard buffer.count < Int(Int32.max) else {
      let fact = Diagnostic.Fact.sourceTooLong(count: buffer.count)
      return ParseResult(tree: nil, findings: [Finding(fact, at: ByteRange(at: 0))])
    }
    return unsafe source.withArguments { arguments in
      var parser = unsafe Parser(source, buffer, arguments)
      parser.parseVisualFormatString()
      return parser.result()
    }
  }
}

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
