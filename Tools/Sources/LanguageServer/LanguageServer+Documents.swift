import Documents

extension LanguageServer {
  /// Takes in a notification.
  func note(_ method: String, _ params: JSONValue?) throws(Refusal) {
    switch method {
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": try change(params)
    case "textDocument/didClose": try close(params)
    default: break
    }
  }

  private func open(_ params: JSONValue?) throws(Refusal) {
    guard let item = params?["textDocument"], let uri = item["uri"]?.text,
      let text = item["text"]?.text
    else { throw Refusal(.invalidParams, "'didOpen' needs 'uri' and 'text'") }
    documents[uri] = OpenDocument(
      uri: uri, languageID: item["languageId"]?.text ?? "", text: text,
      version: item["version"]?.integer)
  }

  private func change(_ params: JSONValue?) throws(Refusal) {
    let document = try document(params)
    guard let changes = params?["contentChanges"]?.elements else {
      throw Refusal(.invalidParams, "'didChange' needs 'contentChanges'")
    }
    var text = document.text
    for change in changes {
      guard let new = change["text"]?.text else {
        throw Refusal(.invalidParams, "A change needs 'text'")
      }
      if let range = try text.range(change["range"]) {
        text.replace(range, with: new)
      } else {
        text = TextBuffer(new)
      }
    }
    document.change(to: text, version: params?["textDocument"]?["version"]?.integer)
  }

  private func close(_ params: JSONValue?) throws(Refusal) {
    let document = try document(params)
    documents[document.uri] = nil
    publish(.object([("uri", .string(document.uri)), ("diagnostics", .array([]))]))
  }

  /// The open document that a message speaks of.
  func document(_ params: JSONValue?) throws(Refusal) -> OpenDocument {
    guard let uri = params?["textDocument"]?["uri"]?.text else {
      throw Refusal(.invalidParams, "A 'textDocument' needs a 'uri'")
    }
    guard let document = documents[uri] else {
      throw Refusal(.invalidParams, "The document '\(uri)' is not open")
    }
    return document
  }
}
