/// A text without the control characters that a document can smuggle into a terminal.
func printable(_ text: String) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    shown.append(isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
  }
  return String(shown)
}
