/// A JSON value with the bytes that it was read from.
public struct JSONValue: Sendable {
  /// What it is.
  public var content: Content
  /// The bytes of the document that it takes up.
  public var range: Range<Int>

  /// The six kinds of value that JSON has, and a value that could not be read.
  public enum Content: Sendable {
    /// What stands there is wrong, and that has been said.
    case missing
    case null
    case bool(Bool)
    case number(Double)
    case string(SourceString)
    case array([JSONValue])
    case object([Member])
  }

  /// One key of an object and its value; keys keep the order in which they were written.
  public struct Member: Sendable {
    public var key: SourceString
    public var value: JSONValue
  }

  /// The kind of value with its article, as a sentence needs it.
  var kind: String {
    switch content {
    case .missing: "nothing"
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Whether it could not be read.
  var isMissing: Bool {
    if case .missing = content { return true }
    return false
  }
}

extension JSONValue {
  /// Reads a message of one of JSON's protocols, or throws the first mistake in it. Half a
  /// character, as some programs write it, is read as U+FFFD. Linear in the number of bytes.
  package init(message bytes: [UInt8]) throws(Problem) {
    let source = SourceFile(name: "message", bytes: bytes)
    let (value, problems, _) = JSONReader.recover(source, replacingLoneSurrogates: true)
    if let first = problems.first { throw first }
    self = value
  }
}
