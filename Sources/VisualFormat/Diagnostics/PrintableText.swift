extension Diagnostic {
  /// A text as it can be put into a sentence and shown anywhere: each character that is not there
  /// to be read is U+FFFD instead.
  ///
  /// These are controls, which end a line or command a terminal; separators of lines and
  /// paragraphs; marks that turn the direction of what follows; and what Unicode has reserved for
  /// programs. All sentences and drawings of the package show names this way. Linear in the length
  /// of the text.
  public static func printableText(of text: String) -> String { printable(text) }
}

/// See `Diagnostic.printableText(of:)`.
package func printable(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { shown.append(printable(scalar)) }
  return String(shown)
}

/// The scalar, or U+FFFD in its place.
package func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  isPrintable(scalar) ? scalar : "\u{FFFD}"
}

/// Whether a scalar is there to be read.
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F: false
  // Breaks of lines and paragraphs; marks, embeddings, overrides and isolates of a direction.
  case 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
  // Invisible: a space of no width, the byte order mark, old format controls, annotations, tags.
  case 0x200B, 0xFEFF, 0x206A...0x206F, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
  default: scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
  }
}
