/// The lines of a log as they were printed, with what mail, editors and web pages have made of them
/// undone.
struct LogText {
  /// By line.
  private(set) var lines: [[UInt8]] = []
  /// By line: on which line of the text it stands, from 1. Those of a message that stands in one string of JSON
  /// all stand there.
  private(set) var numbers: [Int] = []

  init(_ text: String) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      number += 1
      for part in LogMessage.lines(of: String(line)) {
        lines.append(Array(Self.restored(part).utf8))
        numbers.append(number)
      }
    }
  }

  /// One line as it was printed.
  static func restored(_ line: String) -> String {
    var text = line
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { text = plain(text) }
    if text.utf8.contains(UInt8(ascii: "&")) {
      for (entity, character) in entities { text = text.replacing(text: entity, with: character) }
    }
    if text.utf8.contains(UInt8(ascii: "\\")) { text = unescaped(text) }
    // Bold and struck out are what a page makes of asterisks and of dashes.
    text = text.replacing(text: "~~", with: "-")
    if text.contains(text: "**") { text = text.replacing(text: "**", with: "") }
    return text
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
    ("&nbsp;", " "), ("&amp;", "&"),
  ]

  /// With the quotation marks, brackets, dashes and signs that typography has replaced.
  private static func plain(_ line: String) -> String {
    let hasQuotes = line.utf8.contains(UInt8(ascii: "'"))
    let hasBrackets = line.utf8.contains(UInt8(ascii: "<"))
    var text = ""
    for character in line {
      switch character {
      case "\u{00A0}", "\u{202F}", "\u{2007}": text += " "
      case "\u{200B}", "\u{FEFF}", "\u{2060}": continue
      case "“", "”", "„": text += "\""
      case "‘", "’": text += hasQuotes ? String(character) : "'"
      case "‹", "«": text += hasBrackets ? String(character) : "<"
      case "›", "»": text += hasBrackets ? String(character) : ">"
      case "–", "−", "‑": text += "-"
      case "—": text += "--"
      case "≥", "⩾": text += ">="
      case "≤", "⩽": text += "<="
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return text.replacing(text: "‘|’", with: "'|'")
  }

  /// Without the backslashes that keep signs from being markup, and with the letters that a list
  /// prints by number.
  private static func unescaped(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var made: [UInt8] = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        made.append(bytes[index])
        continue
      }
      let next = bytes[index + 1]
      if next == UInt8(ascii: "U") || next == UInt8(ascii: "u"), index + 5 < bytes.count,
        let code = UInt32(String(decoding: bytes[index + 2...index + 5], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        made += Array(String(Character(scalar)).utf8)
        index += 5
      } else if next < 0x80,
        !LogScanner.isNamePart(next) || next == UInt8(ascii: "_")
          || next == UInt8(ascii: ".")
      {
        continue
      } else {
        made.append(bytes[index])
      }
    }
    return String(decoding: made, as: UTF8.self)
  }
}
