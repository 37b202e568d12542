import Documents
import Testing

@testable import LanguageServer

struct DiagnosticsTests {
  @Test func `mistakes of lines and of strings are told at their places in UTF-16`() throws {
    let client = try Client("# 😀\nview \"é😀\" in nowhere\nH:|[a(>2)]|\nfoo\n")
    let found = try client.diagnostics()
    #expect(
      found.map(\.description) == [
        "1:14-21 unknown-parent", "2:4-5 unknown-view", "2:6-7 unknown-relation",
        "3:0-3 not-understood",
      ])
    #expect(found.allSatisfy { $0.severity == 1 })
  }

  @Test func `constraints that clash are told at the one that gives way`() throws {
    let client = try Client("size 100 20\nV:|[a]|\nH:|[a(40)]|\n")
    let found = try client.diagnostics()
    #expect(
      found.map(\.description) == ["2:5-9 unsatisfiable"] || found.first?.code == "unsatisfiable")
    #expect(found.first?.message.contains("note: line 3 requires") == true)
  }

  @Test func `warnings are told as such`() throws {
    let client = try Client("H:|[a(1e1)]|\nV:|[a]|\n")
    #expect(try client.diagnostics().map(\.severity).allSatisfy { $0 == 2 })
  }

  @Test func `a mark in front of the text moves nothing`() throws {
    let client = try Client("\u{FEFF}foo\nbar\n")
    #expect(try client.diagnostics().map(\.place) == ["0:1-4", "1:0-3"])
  }

  @Test func `JSON documents are told all their mistakes`() throws {
    let client = try Client("{\"size\": [1 2],\n \"formats\": [\"H:|[e\\u0061(>2)]|\"]}")
    let found = try client.diagnostics()
    #expect(found.map(\.description) == ["0:12-13 expected-comma", "1:26-27 unknown-relation"])
  }

  @Test func `strings in Swift files are checked`() throws {
    let text = """
      let s = "😀"; f(visualFormat: "H:|[a(>2)]|", views: ["a": a])
      f(visualFormat: "H:|[b]|", views: ["a": a])
      """
    let client = try Client(text, language: "swift")
    let found = try client.diagnostics()
    #expect(
      found.map(\.description) == ["0:37-38 unknown-relation", "1:21-22 unknown-view"])
  }

  @Test func `what was wrong is taken back when it is right, or closed`() throws {
    let client = try Client("foo\n")
    #expect(try client.diagnostics().count == 1)
    client.change([(Client.range(0, 0, 0, 3), "H:|[a]|")])
    #expect(try client.diagnostics().isEmpty)
    client.change([(nil, "foo")], version: 3)
    #expect(try client.diagnostics().count == 1)
    client.notify("textDocument/didClose", [Client.document])
    #expect(try client.diagnostics().isEmpty)
  }

  @Test func `of changes that come together the last one is told`() throws {
    let client = try Client("H:|[a]|\n")
    client.forget()
    var bytes: [UInt8] = []
    for version in 2...5 {
      let message = """
        {"method": "textDocument/didChange", "params": {"textDocument": {"uri": "\(Client.uri)", \
        "version": \(version)}, "contentChanges": [{"text": "\(version)"}]}}
        """
      bytes += Client.frame(message)
    }
    client.send(bytes)
    #expect(client.heard.count == 1)
    #expect(client.heard.first?["params"]?["version"]?.integer == 5)
  }

  @Test func `a very large document is read, and not laid out`() throws {
    let line = "# " + String(repeating: "é", count: 1000) + "\n"
    let text = String(repeating: line, count: 200) + "H:|[a(>3)]|\nfoo\n"
    let client = try Client(text)
    #expect(try client.diagnostics().map(\.description) == ["201:0-3 not-understood"])
  }

  @Test func `mistakes are mended by the edits that are offered`() throws {
    let text = "view find, next\nH:|-[find(>80)]-[nxt]-| with alignAllLeft\n"
    let client = try Client(text)
    let actions = try client.request(
      "textDocument/codeAction",
      [Client.document, ("range", Client.range(1, 0, 1, 40)), ("context", .object([]))])
    let list = try #require(actions.elements)
    let titles = list.compactMap { $0["title"]?.text }
    #expect(titles.contains("Replace '>' with '>='"))
    #expect(titles.contains("Replace 'nxt' with 'next'"))
    var mended = text
    for action in list where action["isPreferred"].map({ $0.output.line }) == "true" {
      let edits = try #require(action["edit"]?["changes"]?[Client.uri]?.elements)
      // They were made for the same text, from its end on they do not move each other.
      if mended == text { mended = try Found.apply(edits, to: text) }
    }
    #expect(mended != text)
  }

  @Test func `all that is certain is mended at once`() throws {
    let text = "size 100 50\nH:|-[find(>80)]-|\nV:|[find]|\nH:[next(<20)]\nH:|[nxt(>3)]\n"
    let client = try Client(text)
    let answer = try client.request(
      "textDocument/codeAction",
      [
        Client.document, ("range", Client.range(0, 0, 0, 0)),
        ("context", .object([("only", .array([.string("source.fixAll")]))])),
      ])
    let action = try #require(answer.elements?.first)
    let edits = try #require(action["edit"]?["changes"]?[Client.uri]?.elements)
    #expect(
      try Found.apply(edits, to: text)
        == "size 100 50\nH:|-[find(>=80)]-|\nV:|[find]|\nH:[next(<=20)]\nH:|[nxt(>=3)]\n")
  }

  @Test func `strings in Swift are mended as they are written`() throws {
    let text = "f(visualFormat: #\"H:|[a(>2)]|\"#, views: [\"a\": a])"
    let client = try Client(text, language: "swift")
    let answer = try client.request(
      "textDocument/codeAction",
      [
        Client.document, ("range", Client.range(0, 24, 0, 24)),
        ("context", .object([("only", .array([.string("quickfix")]))])),
      ])
    let action = try #require(answer.elements?.first)
    let edits = try #require(action["edit"]?["changes"]?[Client.uri]?.elements)
    #expect(
      try Found.apply(edits, to: text) == "f(visualFormat: #\"H:|[a(>=2)]|\"#, views: [\"a\": a])")
  }
}
