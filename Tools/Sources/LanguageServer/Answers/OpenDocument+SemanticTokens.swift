import Documents

extension OpenDocument {
  /// The kinds of words, as the protocol calls them.
  static let tokenTypes = [
    "keyword", "property", "enumMember", "variable", "parameter", "number", "operator", "string",
    "comment",
  ]
  static let tokenModifiers = ["declaration"]

  /// The kinds of all words, each by its distance from the one before.
  var semanticTokens: JSONOutput {
    var data: [JSONOutput] = []
    var last = Position(line: 0, character: 0)
    let metrics = reading.metricPlaces
    for word in reading.words {
      guard let type = tokenType(of: word, metrics) else { continue }
      let start = text.position(of: word.range.lowerBound + markLength)
      let end = text.position(of: word.range.upperBound + markLength)
      guard start.line == end.line else { continue }
      let isDeclaration = word.role == .viewDeclaration || word.role == .metricDeclaration
      let numbers = [
        start.line - last.line,
        start.line == last.line ? start.character - last.character : start.character,
        end.character - start.character, type, isDeclaration ? 1 : 0,
      ]
      data += numbers.map { .integer($0) }
      last = start
    }
    return .object([("data", .array(data))])
  }

  /// - Parameter metrics: Where metrics are named.
  private func tokenType(of word: Word, _ metrics: Set<Int>) -> Int? {
    let type: String
    switch word.role {
    case .keyword, .superview: type = "keyword"
    case .property, .attribute: type = "property"
    case .constant, .option: type = "enumMember"
    case .viewDeclaration, .view, .item: type = "variable"
    case .metricDeclaration, .metric: type = "parameter"
    case .metricOrView:
      type = metrics.contains(word.range.lowerBound) ? "parameter" : "variable"
    case .number: type = "number"
    case .operator: type = "operator"
    case .string: type = "string"
    case .comment: type = "comment"
    case .unknown: return nil
    }
    return Self.tokenTypes.firstIndex(of: type)
  }
}
