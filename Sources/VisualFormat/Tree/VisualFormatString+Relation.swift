extension VisualFormatString {
  /// `==`, `<=` or `>=`; nothing means `==`.
  public struct Relation: Sendable {
    /// The three comparisons.
    public enum Kind: Int8, Sendable {
      /// `<=`
      case lessThanOrEqual = -1
      /// `==`
      case equal
      /// `>=`
      case greaterThanOrEqual
    }

    /// The comparison.
    public let kind: Kind

    package let bytes: ByteRange

    /// The bytes of the sign; empty where none is written.
    public var range: Range<Int> { bytes.range }
  }
}
