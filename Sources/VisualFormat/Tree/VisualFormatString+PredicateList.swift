extension VisualFormatString {
  /// Predicates that hold together, in parentheses or a single one without them.
  public struct PredicateList: Sendable {
    @usableFromInline package let first: Int32
    @usableFromInline package let count: Int32
    package let bytes: ByteRange

    /// Whether the list is written in parentheses.
    public let isParenthesized: Bool

    /// The indices of the predicates among all of the tree.
    @inlinable package var indices: Range<Int32> { first..<first + count }

    /// The bytes of the list, parentheses included.
    public var range: Range<Int> { bytes.range }
  }
}
