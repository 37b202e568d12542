/// One entry of a log, whatever its class is: `<NSLayoutConstraint:0x60 … >`.
struct LogEntry {
  var className: String
  /// `0x60`
  var address: String
  /// The entry as it stands in the log.
  var text: String
  /// What comes behind the address.
  var body: [UInt8]

  /// The entries of a line. A `<` right behind a name begins the arguments of a generic class; behind
  /// other than ASCII it is taken for an entry, as editors make quotation marks of that.
  static func entries(of line: some StringProtocol) -> [LogEntry] {
    let bytes = Array(line.utf8)
    var starts: [(offset: Int, className: String, address: String, body: Int)] = []
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "<") {
      if offset > 0, bytes[offset - 1] < 0x80, LogScanner.isNamePart(bytes[offset - 1]) { continue }
      var scanner = LogScanner(bytes, at: offset + 1)
      guard let className = scanner.consumeClassName(), let address = scanner.consumeAddress()
      else { continue }
      starts.append((offset, className, address, scanner.offset))
    }
    return starts.indices.map { index in
      let start = starts[index]
      var end = index + 1 < starts.count ? starts[index + 1].offset : bytes.count
      while isBetweenEntries(bytes[end - 1]) { end -= 1 }
      return LogEntry(
        className: start.className, address: start.address,
        text: String(decoding: bytes[start.offset..<end], as: UTF8.self),
        body: Array(bytes[start.body..<max(start.body, end)]))
    }
  }

  /// The entries of a list stand in quotation marks, with commas between them, and a bracket at the end.
  private static func isBetweenEntries(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || ["\"", ",", ")"].contains { byte == UInt8(ascii: $0) }
  }
}
