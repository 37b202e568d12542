import Testing

@testable import VisualFormat

/// Names come from anywhere, and messages about them go to terminals.
@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("", ""), ("logo_1", "logo_1"), ("é 漢字 👩‍👧", "é 漢字 👩‍👧"), ("a\tb", "a\u{FFFD}b"),
    ("\u{1B}[2J", "\u{FFFD}[2J"), ("\0", "\u{FFFD}"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
    ("\u{7F}\u{80}\u{9B}31m", "\u{FFFD}\u{FFFD}\u{FFFD}31m"), ("\u{2028}", "\u{FFFD}"),
    ("user\u{202E}gpj.exe", "user\u{FFFD}gpj.exe"), ("\u{2066}\u{2069}", "\u{FFFD}\u{FFFD}"),
    ("\u{61C}\u{200E}\u{200F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FEFF}\u{200B}", "\u{FFFD}\u{FFFD}"),
    ("\u{E0041}", "\u{FFFD}"), ("\u{FFFF}\u{1FFFE}", "\u{FFFD}\u{FFFD}"), ("\u{FFFD}", "\u{FFFD}"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func `what is not there to be read is replaced`(text: String, shown: String) {
    #expect(Diagnostic.printableText(of: text) == shown)
  }

  @Test(arguments: ["\u{1B}[2J", "a\nb", "\u{202E}txt", "\0", "\u{9B}31m"])
  func `sentences and drawings about a string are printable`(name: String) {
    for text in ["[\(name)", "\(name):[a]", "[a]-\(name)-[b]", "[a(\(name)@\(name))]", name] {
      let source = FormatSource(text)
      for diagnostic in parse(source).diagnostics {
        let sentences = [diagnostic.message] + diagnostic.notes + diagnostic.fixIts.map(\.message)
        for sentence in sentences { #expect(printable(sentence) == sentence) }
        for line in diagnostic.draw(in: source).split(separator: "\n") {
          #expect(printable(String(line)) == line)
        }
      }
    }
  }
}
