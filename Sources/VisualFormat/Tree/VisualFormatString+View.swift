extension VisualFormatString {
  /// A view in brackets with the predicates on its thickness: its width in a horizontal string,
  /// its height in a vertical one.
  public struct View: Sendable {
    /// What stands before the view; nil where the string begins with it.
    public let connection: Connection?

    /// The view's name.
    public let name: Name

    /// The predicates on the view's thickness, if any are written.
    public let predicateList: PredicateList?

    package let bytes: ByteRange

    /// The bytes from `[` to `]`.
    public var range: Range<Int> { bytes.range }
  }
}
