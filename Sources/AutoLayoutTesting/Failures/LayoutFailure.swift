/// A failed expectation, as a value.
public struct LayoutFailure: Sendable, CustomStringConvertible {
  /// What is wrong, in one or more lines.
  public var message: String
  /// The names of the environments in which it is wrong, the outermost first; see `expectAcross(_:_:)`.
  public var environments: [String]
  /// The file of the expectation.
  public var filePath: String
  /// The line of the expectation, from 1.
  public var line: Int
  /// The place of the expectation, as test frameworks want to have it.
  var place: SourcePlace

  /// The message, below the names of the environments.
  public var description: String {
    environments.isEmpty ? message : "In \(environments.joined(separator: ", ")):\n" + message
  }
}
