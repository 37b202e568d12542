extension VisualFormatString {
  /// A `|`: the superview of the view beside it.
  public struct Superview: Sendable {
    package let bytes: ByteRange

    /// The byte of the bar.
    public var range: Range<Int> { bytes.range }
  }
}
