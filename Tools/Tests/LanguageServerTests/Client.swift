import Documents
import Testing

@testable import LanguageServer

/// A client in the same process: it frames what it says, and takes apart what it hears.
final class Client {
  let server = LanguageServer(version: "1.2.3")
  /// What has been heard and not been looked at.
  private(set) var heard: [JSONValue] = []
  private var nextID = 0
  private var reader = MessageReader()
  static let uri = "file:///layout.vfl"

  /// A client that is initialized, with a document open.
  convenience init(_ text: String, language: String = "vfl") throws {
    self.init()
    try initialize()
    try open(text, language: language)
  }

  init() {}

  func initialize(markdown: Bool = false) throws {
    let formats = (markdown ? ["markdown"] : ["plaintext"]).map { JSONOutput.string($0) }
    let hover: JSONOutput = .object([("contentFormat", .array(formats))])
    let capabilities: JSONOutput = .object([("textDocument", .object([("hover", hover)]))])
    _ = try request("initialize", [("processId", .null), ("capabilities", capabilities)])
    notify("initialized", [])
  }

  static func frame(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) {
    reader.append(server.receive(bytes))
    while case .message(let message)? = reader.next() {
      guard let value = try? JSONValue(message: message) else {
        Issue.record("An answer is no JSON")
        return
      }
      heard.append(value)
    }
  }

  func notify(_ method: String, _ params: [(key: String, value: JSONOutput)]) {
    let message: JSONOutput = .object([
      ("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", .object(params)),
    ])
    send(Self.frame(message.line))
  }

  /// The whole answer to a request.
  func answer(
    _ method: String, _ params: [(key: String, value: JSONOutput)]
  ) throws -> JSONValue {
    nextID += 1
    let id = nextID
    let message: JSONOutput = .object([
      ("jsonrpc", .string("2.0")), ("id", .integer(id)), ("method", .string(method)),
      ("params", .object(params)),
    ])
    send(Self.frame(message.line))
    let index = try #require(heard.firstIndex { $0["id"]?.integer == id }, "\(method)")
    return heard.remove(at: index)
  }

  func request(
    _ method: String, _ params: [(key: String, value: JSONOutput)]
  ) throws -> JSONValue {
    try #require(try answer(method, params)["result"], "\(method)")
  }

  /// The number and the sentence of the error that a request is answered with.
  func refusal(
    _ method: String, _ params: [(key: String, value: JSONOutput)]
  ) throws -> (code: Int, message: String) {
    let error = try #require(try answer(method, params)["error"], "\(method)")
    return (try #require(error["code"]?.integer), try #require(error["message"]?.text))
  }

  func open(_ text: String, language: String = "vfl", uri: String = Client.uri) throws {
    notify(
      "textDocument/didOpen",
      [
        (
          "textDocument",
          .object([
            ("uri", .string(uri)), ("languageId", .string(language)), ("version", .integer(1)),
            ("text", .string(text)),
          ])
        )
      ])
  }

  /// Changes of ranges, or without a range of the whole text.
  func change(_ changes: [(range: JSONOutput?, text: String)], version: Int = 2) {
    let list = changes.map { change -> JSONOutput in
      var members: [(key: String, value: JSONOutput)] = [("text", .string(change.text))]
      if let range = change.range { members.append(("range", range)) }
      return .object(members)
    }
    notify(
      "textDocument/didChange",
      [
        (
          "textDocument",
          .object([("uri", .string(Self.uri)), ("version", .integer(version))])
        ), ("contentChanges", .array(list)),
      ])
  }

  /// The diagnostics that were published last, and forgets them all.
  func diagnostics() throws -> [Found] {
    let published = heard.filter { $0["method"]?.text == "textDocument/publishDiagnostics" }
    heard = []
    let list = try #require(published.last?["params"]?["diagnostics"]?.elements)
    return try list.map { try Found($0) }
  }

  /// Forgets all that was heard.
  func forget() { heard = [] }

  static func at(
    _ line: Int, _ character: Int, _ more: [(key: String, value: JSONOutput)] = []
  ) -> [(key: String, value: JSONOutput)] {
    [
      ("textDocument", .object([("uri", .string(uri))])),
      ("position", Position(line: line, character: character).json),
    ] + more
  }

  static var document: (key: String, value: JSONOutput) {
    ("textDocument", .object([("uri", .string(uri))]))
  }

  static func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSONOutput {
    .object([
      ("start", Position(line: line, character: start).json),
      ("end", Position(line: endLine, character: end).json),
    ])
  }
}

/// A diagnostic as it was heard: `LINE:START-END MESSAGE`, lines and characters from 0.
struct Found: CustomStringConvertible {
  var place: String
  var code: String
  var message: String
  var severity: Int

  init(_ value: JSONValue) throws {
    place = try Found.place(value["range"])
    code = try #require(value["code"]?.text)
    message = try #require(value["message"]?.text)
    severity = try #require(value["severity"]?.integer)
  }

  var description: String { "\(place) \(code)" }

  /// `LINE:START-END` of a range on one line, else `LINE:START-LINE:END`.
  static func place(_ value: JSONValue?) throws -> String {
    let value = try #require(value)
    let start = try Position(value["start"])
    let end = try Position(value["end"])
    let stop = end.line == start.line ? "\(end.character)" : "\(end.line):\(end.character)"
    return "\(start.line):\(start.character)-\(stop)"
  }

  /// The text after edits of one document.
  static func apply(_ edits: [JSONValue], to text: String) throws -> String {
    let buffer = TextBuffer(text)
    var bytes = buffer.bytes
    let list = try edits.map { edit in
      (try #require(try buffer.range(edit["range"])), try #require(edit["newText"]?.text))
    }
    for (range, new) in list.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
