import Testing
import VisualFormat

/// Inputs whose cost shows when something recurses or grows faster than the string.
@Suite struct SizeTests {
  @Test(arguments: ["[", "-", "(", "|", "]", ",", "@", ">", " ", "9", "a", "[-", "[a(", "-(1-"])
  func `a long run of anything is parsed`(unit: String) {
    let source = FormatSource(String(repeating: unit, count: 20_000))
    let result = parse(source)
    #expect(result.hasErrors)
    #expect(result.diagnostics.count <= source.count + 3)
  }

  @Test func `bytes that are no text are one mistake`() {
    let source = FormatSource(bytes: [UInt8](repeating: 0xFF, count: 100_000))
    #expect(parse(source).diagnostics.count == 1)
  }

  @Test func `a chain of many views has a view and a connection for each`() throws {
    let count = 50_000
    let text = "|" + String(repeating: "-[view(>=1@2)]", count: count) + "-|"
    let tree = try #require(parse(text).tree)
    #expect(tree.views.count == count)
    #expect(tree.predicates.count == count)
    #expect(tree.views.last?.range.upperBound == text.utf8.count - 2)
  }

  @Test func `a long name is parsed, and cut where a sentence quotes it`() throws {
    let name = String(repeating: "n", count: 1_000_000)
    let tree = try #require(parse("[" + name + "]").tree)
    #expect(tree.text(of: tree.views[0].name) == name)
    let message = try #require(parse("[" + name).diagnostics.first?.message)
    #expect(message.utf8.count < 100)
  }
}
