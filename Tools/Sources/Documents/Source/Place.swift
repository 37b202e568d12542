/// Where a part of a document was written. All places are equal to each other, so that documents
/// compare by what they say.
public struct Place: Sendable, Equatable {
  /// Byte range in the document; empty at 0 for what was not read from one.
  public var range: Range<Int>
  /// Whether the part is written as JSON.
  public var isJSON: Bool

  /// A place in a document; without a range, nowhere.
  public init(_ range: Range<Int> = 0..<0, isJSON: Bool = false) {
    self.range = range
    self.isJSON = isJSON
  }

  public static func == (_: Place, _: Place) -> Bool { true }
}
