import AutoLayout

/// The bytes of one document, with the name under which messages speak of it.
///
/// Positions everywhere are UTF-8 byte offsets; lines and columns are worked out when a message
/// is drawn.
public struct SourceFile: Sendable {
  /// The path as the caller gave it, or `<stdin>`, or `<string>`.
  public let name: String
  /// The whole text, valid UTF-8 or not, without the byte order mark that some editors put in
  /// front of it.
  public let bytes: [UInt8]

  private let lines: SourceLines

  /// Keeps `bytes` and finds where its lines start. Linear in the number of bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.bytes = bytes
    lines = SourceLines(bytes)
  }

  /// A source made of a text that is in memory already.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line and the column, both counted from 1, of a byte offset; the column counts bytes.
  /// An offset past the end stands at the end. Logarithmic in the number of lines.
  public func location(of offset: Int) -> (line: Int, column: Int) {
    let offset = Swift.min(Swift.max(offset, 0), bytes.count)
    return (lines.line(of: offset), offset - lines.range(around: offset).lowerBound + 1)
  }

  /// The bytes of the line that holds `offset`, without its line break.
  package func line(around offset: Int) -> Range<Int> { lines.range(around: offset) }

  /// Whether the line that holds an offset begins with a comment behind `//`.
  package func startsWithComment(lineAround offset: Int) -> Bool {
    let text = bytes[line(around: offset)].drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: [0x2F, 0x2F])
  }

  /// The text of a range, with replacement characters where it is not valid UTF-8.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension SourceFile {
  /// The first byte that does not belong to a valid UTF-8 sequence; nil in a valid text.
  /// Linear in the number of bytes.
  func firstInvalidByte() -> Int? { firstInvalidByte(in: 0..<bytes.count) }

  private func firstInvalidByte(in range: Range<Int>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[range].makeIterator()
    var offset = range.lowerBound
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Throws at the first byte of a range that does not belong to a valid UTF-8 sequence.
  func expectUTF8(in range: Range<Int>) throws(Problem) {
    guard let bad = firstInvalidByte(in: range) else { return }
    throw Problem(.invalidUTF8(byte: bytes[bad]), at: bad..<(bad + 1))
  }
}
