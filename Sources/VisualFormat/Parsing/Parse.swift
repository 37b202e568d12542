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
