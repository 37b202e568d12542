/// The accepted strings of Grammar.md.
struct GrammarPage {
  /// The strings below each heading that has any, in the order of the page.
  private(set) var examples: [(heading: String, formats: [String])] = []

  init(_ text: String) {
    var heading = ""
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```accepted"
        if isInside { examples.append((heading, [])) }
      } else if isInside {
        examples[examples.count - 1].formats.append(String(line))
      } else if line.hasPrefix("### ") {
        heading = String(line.dropFirst(4))
      }
    }
  }
}
