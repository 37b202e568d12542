/// One entry of a log, whatever its class is: `<NSLayoutConstraint:0x60 … >`.
struct LogEntry {
  var className: String
  /// `0x60`, or the key that an app has given the constraint.
  var address: String
  /// The entry as it stands in the log.
  var text: String
  /// What comes behind the address.
  var body: [UInt8]
  /// The line on which it begins.
  var line = 0

  /// Whether the entry ends as entries do, rather than where somebody has cut the log.
  var isClosed: Bool { text.utf8.last == UInt8(ascii: ">") }

  /// Whether the log gives the whole address, so that no other entry has it.
  var isUnique: Bool { address.hasPrefix("0x") && !address.hasSuffix(".") }

  /// The entries of a line. A `<` right behind a name begins the arguments of a generic class;
  /// behind other than ASCII it is taken for an entry, as editors make quotation marks of that.
  static func entries(of line: some StringProtocol) -> [LogEntry] {
    entries(of: Array(LogText.restored(String(line)).utf8), at: 0)
  }

  static func entries(of bytes: [UInt8], at line: Int) -> [LogEntry] {
    var starts: [(offset: Int, className: String, address: String, body: Int)] = []
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "<") {
      if offset > 0, bytes[offset - 1] < 0x80, LogScanner.isNamePart(bytes[offset - 1]) { continue }
      var scanner = LogScanner(bytes, at: offset + 1)
      guard let className = scanner.consumeClassName(),
        let address = scanner.consumeAddress() ?? key(of: className, &scanner)
      else { continue }
      scanner.skipSourcePlace()
      starts.append((offset, className, address, scanner.offset))
    }
    return starts.indices.map { index in
      let start = starts[index]
      var end = index + 1 < starts.count ? starts[index + 1].offset : bytes.count
      while end > start.body, isBetweenEntries(bytes[end - 1]) { end -= 1 }
      return LogEntry(
        className: start.className, address: start.address,
        text: String(decoding: bytes[start.offset..<end], as: UTF8.self),
        body: Array(bytes[min(start.body, end)..<end]), line: line)
    }
  }

  /// `:header height`, the key of a constraint that its maker has named, up to an `@` or a blank.
  private static func key(of className: String, _ scanner: inout LogScanner) -> String? {
    guard className.hasSuffix("Constraint"), scanner.consume(":") else { return nil }
    let key = scanner.consume { byte in
      byte > UInt8(ascii: " ") && byte != UInt8(ascii: "@") && byte != UInt8(ascii: ">")
    }
    return key.isEmpty ? nil : key
  }

  /// The entries of a list stand in quotation marks, with commas between them, and a bracket at the
  /// end.
  private static func isBetweenEntries(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
      || ["\"", ",", ")", "*", "`", "."].contains { byte == UInt8(ascii: $0) }
  }
}
