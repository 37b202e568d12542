/// A message as a logger writes it into one line of JSON, as `log show --style ndjson` does:
/// `{"eventMessage": "Unable to …\n(\n    \"<NSLayoutConstraint:0x60 …>\"\n)"}`.
enum LogMessage {
  /// The lines of the strings in a line that are messages of several lines; of any other line, the line itself.
  static func lines(of line: String) -> [String] {
    let bytes = Array(line.utf8)
    var found: [String] = []
    var index = 0
    while let start = opening(in: bytes, from: index) {
      let (message, end) = decoded(bytes, from: start)
      if message.contains(UInt8(ascii: "\n")) {
        found += String(decoding: message, as: UTF8.self)
          .split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).map {
            String($0)
          }
      }
      index = end
    }
    return found.contains { LogSections.isHeader($0) || $0.contains(text: "Constraint:") }
      ? found : [line]
  }

  /// Where a string begins that is the value of a key.
  private static func opening(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: ":"), index > 0, follows(bytes, index) else { continue }
      var next = index + 1
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: "\"") { return next + 1 }
    }
    return nil
  }

  /// Whether a key in quotation marks ends before a colon.
  private static func follows(_ bytes: [UInt8], _ colon: Int) -> Bool {
    var before = colon - 1
    while before > 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    return bytes[before] == UInt8(ascii: "\"")
      && (before == 0 || bytes[before - 1] != UInt8(ascii: "\\"))
  }

  /// A string up to its end, or to that of the line where the log is cut, and where that is.
  private static func decoded(_ bytes: [UInt8], from start: Int) -> (message: [UInt8], end: Int) {
    var message: [UInt8] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        message.append(byte)
        continue
      }
      let escaped = bytes[index]
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): message.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): continue
      case UInt8(ascii: "t"): message.append(UInt8(ascii: " "))
      // The numbers of letters are read with those of the list itself.
      case UInt8(ascii: "u"): message += [byte, escaped]
      default: message.append(escaped)
      }
    }
    return (message, index + 1)
  }
}
