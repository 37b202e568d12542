import Documents
import Testing

@testable import LanguageServer

struct LifecycleTests {
  @Test func `a session ends with status 0 after shutdown, and 1 without`() throws {
    let polite = Client()
    try polite.initialize()
    _ = try polite.request("shutdown", [])
    polite.notify("exit", [])
    #expect(polite.server.exitStatus == 0)

    let rude = Client()
    try rude.initialize()
    rude.notify("exit", [])
    #expect(rude.server.exitStatus == 1)

    let lost = Client()
    try lost.initialize()
    #expect(lost.server.end() == 1)
  }

  @Test func `requests in the wrong order are refused with the number for that`() throws {
    let client = Client()
    #expect(try client.refusal("textDocument/hover", Client.at(0, 0)).code == -32002)
    try client.initialize()
    #expect(try client.refusal("initialize", []).code == -32600)
    #expect(try client.refusal("no/such", []).code == -32601)
    #expect(try client.refusal("textDocument/hover", []).code == -32602)
    let closed = try client.refusal("textDocument/hover", Client.at(0, 0))
    #expect(closed.message == "The document 'file:///layout.vfl' is not open")
    _ = try client.request("shutdown", [])
    #expect(try client.refusal("textDocument/hover", Client.at(0, 0)).code == -32600)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600), (#"{"id": 1}"#, -32600),
    (#"{"id": 1, "method": 2}"#, -32600), (#"{"id": null, "method": "shutdown"}"#, -32600),
    (#"{"id": {}, "method": "shutdown"}"#, -32600), ("", -32700),
    (#"{"a": 1, "a": 2}"#, -32700), ("\"\\ud83d\"", -32600),
  ])
  func `a message that is none is answered with an error`(text: String, code: Int) throws {
    let client = Client()
    try client.initialize()
    client.forget()
    client.send(Client.frame(text))
    #expect(client.heard.first?["error"]?["code"]?.integer == code)
    #expect(try client.request("shutdown", []).integer == nil)
  }

  @Test func `answers and unknown notifications are passed over`() throws {
    let client = Client()
    client.notify("textDocument/didOpen", [])
    try client.initialize()
    client.forget()
    client.send(Client.frame(#"{"jsonrpc": "2.0", "id": 7, "result": null}"#))
    client.notify("$/setTrace", [("value", .string("off"))])
    client.notify("workspace/didChangeConfiguration", [])
    #expect(client.heard.isEmpty)
    client.notify("textDocument/didChange", [])
    #expect(client.heard.first?["method"]?.text == "window/logMessage")
  }

  @Test func `the client's process is known`() throws {
    let client = Client()
    _ = try client.request("initialize", [("processId", .integer(4321))])
    #expect(client.server.clientProcess == 4321)
  }

  /// Messages that are cut, changed or mixed up in every way.
  @Test func `whatever is sent, the server goes on`() throws {
    var numbers = SeededNumbers(seed: 1)
    let methods = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/hover", "textDocument/completion", "textDocument/rename",
      "textDocument/codeAction", "textDocument/semanticTokens/full", "textDocument/formatting",
      "textDocument/references", "textDocument/definition", "textDocument/prepareRename",
    ]
    func value(_ depth: Int) -> JSONOutput {
      switch numbers.below(depth > 3 ? 6 : 8) {
      case 0: return .null
      case 1: return .number([-1, 0, 1, 3.5, 1e18, -1e300][numbers.below(6)])
      case 2:
        return .string(
          ["a", "", "file:///layout.vfl", "H:|[a]", "é😀\n\r", "view b"][numbers.below(6)])
      case 3: return .bool(true)
      case 4:
        return Client.range(numbers.below(4), numbers.below(9), numbers.below(4), numbers.below(9))
      case 5: return .object([("uri", .string(Client.uri)), ("text", .string("H:|-[a]\nview"))])
      case 6: return .array((0..<numbers.below(3)).map { _ in value(depth + 1) })
      default:
        let keys = [
          "textDocument", "position", "range", "contentChanges", "text", "uri", "newName",
        ]
        var members: [(key: String, value: JSONOutput)] = []
        for key in keys where numbers.below(2) == 0 { members.append((key, value(depth + 1))) }
        return .object(members)
      }
    }
    let client = try Client("H:|-[a]-|\n")
    for step in 0..<1000 {
      var params = Client.at(
        numbers.below(5) - 1, numbers.below(12) - 1, [("newName", .string("b"))])
      if numbers.below(3) > 0, !params.isEmpty {
        params[numbers.below(params.count)].value = value(0)
      }
      if numbers.below(3) == 0 { params.append(("contentChanges", value(1))) }
      let method = methods[numbers.below(methods.count)]
      if numbers.below(2) == 0 {
        client.notify(method, params)
      } else {
        _ = try client.answer(method, params)
      }
      if step % 50 == 0 {
        client.forget()
        try client.open("view é😀 in a\nH:|-[a]-|\n")
      }
    }
    #expect(client.server.exitStatus == nil)
  }
}
