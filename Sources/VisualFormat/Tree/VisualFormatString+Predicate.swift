extension VisualFormatString {
  /// One condition on a space or a thickness: `>=20@500`.
  public struct Predicate: Sendable {
    /// How the two sides compare.
    public let relation: Relation

    /// What the space or thickness is compared with: a number, a metric, or, for a thickness, a
    /// view.
    public let object: Operand

    /// How strongly it is wanted; nil where it is required.
    public let priority: Operand?

    package let bytes: ByteRange

    /// The bytes from the relation to the priority.
    public var range: Range<Int> { bytes.range }
  }
}
