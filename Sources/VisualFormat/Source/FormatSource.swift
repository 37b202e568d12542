/// The text that is parsed: bytes, and the ranges of them that are *arguments*.
///
/// An argument is a view or a number that the program put into the string by interpolation. It
/// shows as text, so that messages can be drawn on the whole string, but the lexer takes its
/// range as one token and never looks inside: a view needs no unique or valid name.
///
/// The bytes need not be valid UTF-8; what is not is refused where it stands. All offsets are in
/// bytes. A source can be parsed up to 2,147,483,646 bytes; a longer one gets a diagnostic.
public struct FormatSource: Sendable, Equatable {
  /// The whole text, arguments included.
  public private(set) var bytes: [UInt8]

  /// The arguments in the order of their ranges, which never touch the same byte.
  public private(set) var arguments: [Argument] = []

  /// An empty source.
  public init() {
    bytes = []
  }

  /// A source of text alone. Linear in the length of the text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// A source of bytes alone, which may be any.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds text at the end.
  public mutating func append(text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds an argument at the end.
  ///
  /// - Parameters:
  ///   - value: What the argument stands for.
  ///   - text: How it is shown in messages. Where that is empty it is shown as `_`, because a
  ///     token must have a place.
  ///   - line: The line of the program that wrote the argument, from 1.
  ///   - column: Its column, from 1.
  public mutating func append(
    argument value: Argument.Value, shownAs text: String, line: Int = 0, column: Int = 0
  ) {
    let start = bytes.count
    bytes.append(contentsOf: text.isEmpty ? "_".utf8 : text.utf8)
    arguments.append(
      Argument(value: value, range: start..<bytes.count, line: line, column: column))
  }

  mutating func append(bytes slice: ArraySlice<UInt8>) {
    bytes.append(contentsOf: slice)
  }

  /// Makes room for text and arguments that are about to be added.
  public mutating func reserveCapacity(bytes count: Int, arguments argumentCount: Int) {
    bytes.reserveCapacity(count)
    arguments.reserveCapacity(argumentCount)
  }

  /// The text as a string; bytes that are not UTF-8 show as U+FFFD. Linear in the length.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatSource {
  /// The text of a range, which must lie inside the source.
  package func string(_ range: ByteRange) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range.range]), as: UTF8.self)
    }
  }

  /// Whether two ranges, each of its own source, hold the same bytes.
  static func areEqual(
    _ a: FormatSource, _ first: ByteRange, _ b: FormatSource, _ second: ByteRange
  ) -> Bool {
    a.bytes[first.range] == b.bytes[second.range]
  }
}
