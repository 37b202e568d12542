extension VisualFormatString {
  /// `H:` or `V:`, or nothing, which is horizontal.
  public struct Orientation: Sendable {
    /// The two axes.
    public enum Axis: UInt8, Sendable {
      /// From the leading edge to the trailing edge.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// The axis.
    public let axis: Axis

    package let bytes: ByteRange

    /// The bytes of the letter and its colon; empty where the string leaves them out.
    public var range: Range<Int> { bytes.range }
  }
}
