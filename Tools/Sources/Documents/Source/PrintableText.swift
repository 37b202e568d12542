import AutoLayout

/// A text without what a document can smuggle into a terminal; a tab stays one.
func printable(_ text: String) -> String {
  text.split(separator: "\t", omittingEmptySubsequences: false)
    .map { Diagnostic.printableText(of: String($0)) }.joined(separator: "\t")
}
