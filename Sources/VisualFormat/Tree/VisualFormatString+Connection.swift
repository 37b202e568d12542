extension VisualFormatString {
  /// The space between two views, or between a view and the superview.
  public struct Connection: Sendable {
    /// The three forms that a connection takes.
    public enum Form: UInt8, Sendable {
      /// Nothing is written: the two touch.
      case flush
      /// A bare dash: the standard space.
      case standard
      /// Predicates between two dashes.
      case predicates
    }

    // In this order no number lies across two words, so that a connection is handed on in registers.
    package let bytes: ByteRange

    /// The predicates; nil in the other two forms.
    public let predicateList: PredicateList?

    /// The form.
    public let form: Form

    /// The bytes from the first dash to the last; the empty place between the two where they
    /// touch.
    public var range: Range<Int> { bytes.range }
  }
}
