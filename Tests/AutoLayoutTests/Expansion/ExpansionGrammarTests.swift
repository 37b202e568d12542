import AutoLayout
import Foundation
import Testing

@Suite struct ExpansionGrammarTests {
  private static let options: [Substring: LayoutConstraint.FormatOptions] = [
    "alignAllLeft": .alignAllLeft, "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  @Test func `the drawings of names in Grammar_md are what is drawn`() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Grammar.md"),
      encoding: .utf8)
    var count = 0
    for block in text.components(separatedBy: "```drawn expanded").dropFirst() {
      let lines = block.components(separatedBy: "```")[0].split(separator: "\n")
      let words = block.prefix { $0 != "\n" }.split(separator: " ")
      let format = String(lines[words.isEmpty ? 1 : 2])
      let drawing = lines.dropFirst(words.isEmpty ? 0 : 1).joined(separator: "\n")
      let options = words.reduce(into: LayoutConstraint.FormatOptions()) { options, word in
        options.formUnion(Self.options[word] ?? [])
      }
      #expect(draw(format, options) == drawing)
      count += 1
    }
    #expect(count > 8)
  }

  private func draw(_ format: String, _ options: LayoutConstraint.FormatOptions) -> String {
    let root = LayoutView("superview")
    var views = ["superview": root, "loose": LayoutView("loose")]
    for name in ["a", "b", "c", "title", "field"] {
      let view = LayoutView(name)
      root.addSubview(view)
      views[name] = view
    }
    do throws(LayoutError) {
      _ = try constraints(
        visualFormat: format, options: options,
        metrics: ["margin": 8, "low": 250, "steep": 1500, "huge": .infinity], views: views)
      return "accepted"
    } catch {
      guard case .invalidFormat(let text, let diagnostics) = error else { return "" }
      return diagnostics.draw(in: FormatSource(text))
    }
  }
}
