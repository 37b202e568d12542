/// A JSON value with the bytes that it was read from.
public struct JSONValue: Sendable {
  /// What it is.
  public var content: Content
  /// The bytes of the document that it takes up.
  public var range: Range<Int>

  /// The six kinds of value that JSON has.
  public enum Content: Sendable {
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
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
