import Documents

extension OpenDocument {
  /// What is to be said about a position; null where that is nothing.
  func hover(at position: Position, asMarkdown: Bool) -> JSONOutput {
    guard language == .layout,
      let (text, range) = reading.hover(at: offset(of: position), result, closeResult)
    else { return .null }
    let content: JSONOutput = .object([
      ("kind", .string(asMarkdown ? "markdown" : "plaintext")),
      ("value", .string(text.written(asMarkdown: asMarkdown))),
    ])
    return .object([("contents", content), ("range", json(range))])
  }
}
