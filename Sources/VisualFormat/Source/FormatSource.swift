/// The text that is parsed: bytes, and the ranges of them that are *arguments*.
///
/// An argument is a view or a number that the program put into the string by interpolation. It
/// shows as text, so that messages can be drawn on the whole string, but the lexer takes its
/// range as one token and never looks inside: a view needs no unique or valid name.
///
/// The bytes need not be valid UTF-8; what is not is refused where it stands. All offsets are in
/// bytes. A source can be parsed up to 2,147,483,646 bytes; a longer one gets a diagnostic.
public struct FormatSource: Sendable {
  /// The text, contiguous; empty where the bytes are not UTF-8. A string is shared with the caller,
  /// where an array of bytes would have to be filled.
  private var string: String

  /// What is not text. Nearly no source has it, so that copying one copies a string and no more.
  private var rest: Rest?

  /// An empty source.
  public init() {
    string = ""
  }

  /// A source of text alone.
  public init(_ text: String) {
    string = text
    string.makeContiguousUTF8()
  }

  /// A source of bytes alone, which may be any. Linear in their number.
  public init(bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if Self.isUnrepaired(text, bytes) {
      string = text
    } else {
      string = ""
      rest = Rest(invalid: bytes, arguments: [])
    }
  }

  /// Whether decoding bytes changed none of them, which it does to all that are not UTF-8.
  private static func isUnrepaired(_ text: String, _ bytes: [UInt8]) -> Bool {
    guard text.utf8.count == bytes.count else { return false }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe text.utf8.withContiguousStorageIfAvailable { text in
        var difference: UInt8 = 0
        for i in 0..<text.count { unsafe difference |= text[i] ^ bytes[i] }
        return difference == 0
      } ?? false
    }
  }

  /// The number of bytes.
  public var count: Int { rest?.invalid?.count ?? string.utf8.count }

  /// The arguments in the order of their ranges, which never touch the same byte.
  public var arguments: [Argument] { rest?.arguments ?? [] }

  /// The argument that begins at an offset. Logarithmic in the number of arguments.
  func argument(at offset: Int) -> Argument? {
    let arguments = arguments
    var low = 0
    var high = arguments.count
    while low < high {
      let middle = (low + high) / 2
      if arguments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < arguments.count, arguments[low].range.lowerBound == offset else { return nil }
    return arguments[low]
  }

  /// The whole text, arguments included; bytes that are not UTF-8 show as U+FFFD, and cost a walk
  /// over all of them.
  public var text: String {
    guard let invalid = rest?.invalid else { return string }
    return String(decoding: invalid, as: UTF8.self)
  }

  /// The whole text as bytes. Linear in their number.
  public var bytes: [UInt8] { rest?.invalid ?? Array(string.utf8) }

  /// Adds text at the end.
  public mutating func append(text: String) {
    if rest?.invalid == nil {
      string += text
    } else {
      ownRest().invalid?.append(contentsOf: text.utf8)
    }
  }

  /// Adds an argument at the end.
  ///
  /// - Parameters:
  ///   - value: What the argument stands for.
  ///   - text: How it is shown in messages, on one line: what cannot be shown is U+FFFD. Where it
  ///     is empty it is shown as `_`, because a token must have a place.
  ///   - line: The line of the program that wrote the argument, from 1.
  ///   - column: Its column, from 1.
  public mutating func append(
    argument value: Argument.Value, shownAs text: String, line: Int = 0, column: Int = 0
  ) {
    let start = count
    append(text: text.isEmpty ? "_" : printable(text))
    let argument = Argument(value: value, range: start..<count, line: line, column: column)
    ownRest().arguments.append(argument)
  }

  /// Reserves memory for bytes that are about to be added. The number may be an estimate.
  public mutating func reserveCapacity(_ count: Int) {
    // No estimate may ask for more memory than there is.
    string.reserveCapacity(max(0, min(count, 1 << 24)))
  }

  /// What is not text, shared with no other source and so free to be changed.
  private mutating func ownRest() -> Rest {
    if isKnownUniquelyReferenced(&rest), let rest { return rest }
    let own = Rest(invalid: rest?.invalid, arguments: rest?.arguments ?? [])
    rest = own
    return own
  }
}

extension FormatSource {
  /// What a source can have besides text. Changed only while one source alone holds it.
  private final class Rest: @unchecked Sendable {
    /// Bytes that are not UTF-8, in place of the text.
    var invalid: [UInt8]?
    var arguments: [Argument]

    init(invalid: [UInt8]?, arguments: [Argument]) {
      self.invalid = invalid
      self.arguments = arguments
    }
  }

  /// Gives the bytes to a function of another module, for which nothing general has to be compiled.
  package func lendBytes(to body: (UnsafeBufferPointer<UInt8>) -> Void) { unsafe withBytes(body) }

  /// Gives the bytes to a function while they stand still in memory.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if rest != nil, let invalid = rest?.invalid {
      return unsafe invalid.withUnsafeBufferPointer(body)
    }
    if let result = unsafe string.utf8.withContiguousStorageIfAvailable(body) { return result }
    return unsafe Array(string.utf8).withUnsafeBufferPointer(body)
  }

  /// Gives the arguments to a function while they stand still in memory.
  func withArguments<Result>(_ body: (UnsafeBufferPointer<Argument>) -> Result) -> Result {
    guard let rest else { return unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
    return unsafe rest.arguments.withUnsafeBufferPointer(body)
  }

  /// The text of a range, which must lie inside the source.
  func string(_ range: ByteRange) -> String {
    unsafe withBytes { unsafe String(range, of: $0) }
  }

  /// A view or a number that stands in a source in place of text.
  public struct Argument: Sendable, Equatable {
    /// What an argument stands for.
    public enum Value: Sendable, Equatable {
      /// A view: its index in a table that the maker of the source keeps.
      case name(Int)
      /// A number, which may be negative anywhere. One that is not finite gets a diagnostic.
      case number(Double)
    }

    /// What the argument stands for.
    public let value: Value

    /// The bytes that show it.
    public let range: Range<Int>

    /// The line of the program that wrote it, from 1; 0 where that is not known.
    public let line: Int

    /// The column of the program that wrote it, from 1; 0 where that is not known.
    public let column: Int
  }
}

extension String {
  /// The text of a range of a source's bytes.
  init(_ range: ByteRange, of bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = unsafe UnsafeBufferPointer(rebasing: bytes[range.range])
    // Most names are so short that a string holds them itself, and ASCII needs no check then.
    unsafe self.init(unsafeUninitializedCapacity: bytes.count) {
      unsafe $0.initialize(fromContentsOf: bytes)
    }
  }
}

extension FormatSource: Equatable {
  /// Whether two sources have the same bytes and the same arguments.
  public static func == (a: FormatSource, b: FormatSource) -> Bool {
    a.bytes == b.bytes && a.arguments == b.arguments
  }
}
