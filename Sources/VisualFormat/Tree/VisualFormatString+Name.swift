extension VisualFormatString {
  /// The name of a view or a metric: a C identifier, or an argument that is a view.
  public struct Name: Sendable {
    @usableFromInline package let bytes: ByteRange

    /// The index of the argument's view, or −1 for text.
    @usableFromInline package let argumentIndex: Int32

    /// The bytes of the name; empty where a tree with errors lacks one.
    public var range: Range<Int> { bytes.range }

    /// The index of the view in the table of whoever interpolated it; nil for text.
    @inlinable public var argument: Int? { argumentIndex < 0 ? nil : Int(argumentIndex) }

    /// Whether the name was left out; that is an error, but the view still has a place in the
    /// tree.
    @inlinable package var isMissing: Bool { bytes.isEmpty }
  }
}
