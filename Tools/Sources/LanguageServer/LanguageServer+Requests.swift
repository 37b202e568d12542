import Documents

extension LanguageServer {
  /// What the server can do, as it tells clients.
  static var capabilities: JSONOutput {
    .object([
      ("positionEncoding", .string("utf-16")),
      ("textDocumentSync", .object([("openClose", .bool(true)), ("change", .integer(2))])),
      (
        "codeActionProvider",
        .object([("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")]))])
      ),
      (
        "completionProvider",
        .object([("triggerCharacters", .array(["[", "(", "@", "."].map { .string($0) }))])
      ),
      ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      ("documentFormattingProvider", .bool(true)),
      (
        "semanticTokensProvider",
        .object([
          (
            "legend",
            .object([
              ("tokenTypes", .array(OpenDocument.tokenTypes.map { .string($0) })),
              ("tokenModifiers", .array(OpenDocument.tokenModifiers.map { .string($0) })),
            ])
          ), ("full", .bool(true)),
        ])
      ),
    ])
  }

  /// Answers a request about a document.
  func answer(_ method: String, _ params: JSONValue?) throws(Refusal) -> JSONOutput {
    switch method {
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/completion":
      return try document(params).completion(at: Position(params?["position"]))
    case "textDocument/hover":
      return try document(params).hover(
        at: Position(params?["position"]), asMarkdown: readsMarkdown)
    case "textDocument/definition":
      return try document(params).definition(at: Position(params?["position"]))
    case "textDocument/references":
      var includesDeclaration = true
      if case .bool(let value)? = params?["context"]?["includeDeclaration"]?.content {
        includesDeclaration = value
      }
      return try document(params).references(
        at: Position(params?["position"]), includingDeclaration: includesDeclaration)
    case "textDocument/prepareRename":
      return try document(params).prepareRename(at: Position(params?["position"]))
    case "textDocument/rename":
      guard let name = params?["newName"]?.text else {
        throw Refusal(.invalidParams, "'rename' needs a 'newName'")
      }
      return try document(params).rename(at: Position(params?["position"]), to: name)
    case "textDocument/formatting": return try document(params).formatting
    case "textDocument/semanticTokens/full": return try document(params).semanticTokens
    default: throw Refusal(.methodNotFound, "There is no method '\(method)'")
    }
  }

  private func codeActions(_ params: JSONValue?) throws(Refusal) -> JSONOutput {
    let document = try document(params)
    guard let range = try document.text.range(params?["range"]) else {
      throw Refusal(.invalidParams, "'codeAction' needs a 'range'")
    }
    let mark = document.markLength
    let own = max(range.lowerBound - mark, 0)..<max(range.upperBound - mark, 0)
    let kinds = params?["context"]?["only"]?.elements.map { $0.compactMap { $0.text } }
    return document.codeActions(in: own, kinds: kinds)
  }
}
