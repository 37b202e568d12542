/// The tree of one format string.
///
/// The chain lies flat: the views in the order of the text, each with the connection that leads to
/// it, and all predicates in one row that views and connections hold ranges of. So a chain of a
/// million views is one block of memory, and nothing that reads it recurses.
///
/// Two trees are equal when they mean the same: ranges, blanks and spellings (`[a(10)]` and
/// `[ a ( == 10.0 ) ]`) make no difference.
///
/// The form follows *Visual Format String Grammar* in Apple's Auto Layout Guide.
public struct VisualFormatString: @unchecked Sendable {
  let storage: TreeStorage

  /// What was parsed.
  public var source: FormatSource { storage.read { $0.source } }

  /// The axis that the string speaks of.
  public var orientation: Orientation { storage.read { $0.parts.orientation } }

  /// The `|` at the beginning.
  public var leadingSuperview: Superview? { storage.read { $0.parts.leadingSuperview } }

  /// The views, from first to last. None only in a tree recovered from a string with errors.
  public var views: Views { Views(storage: storage, endIndex: viewCount) }

  /// The `|` at the end.
  public var trailingSuperview: Superview? { storage.read { $0.parts.trailingSuperview } }

  /// The connection between the last view and the `|` at the end.
  public var trailingConnection: Connection? { storage.read { $0.parts.trailingConnection } }

  /// The predicates of all lists, in the order of the text.
  public var predicates: Predicates {
    Predicates(storage: storage, startIndex: 0, endIndex: predicateCount)
  }

  /// The bytes of the whole string.
  public var range: Range<Int> { 0..<source.count }

  /// The predicates of one list of this tree. Of another tree's list: those of this tree that stand
  /// at its places, if any do.
  public func predicates(of list: PredicateList) -> Predicates {
    let count = predicateCount
    return Predicates(
      storage: storage, startIndex: Swift.min(Int(list.first), count),
      endIndex: Swift.min(Int(list.first) + Int(list.count), count))
  }

  /// The text of a name of this tree, as written or as its argument is shown. Of another tree's
  /// name: what of this tree's text stands at its place.
  public func text(of name: Name) -> String {
    let count = storage.read { Int32(truncatingIfNeeded: $0.source.count) }
    return storage.text(
      ByteRange(Swift.min(name.bytes.start, count), Swift.min(name.bytes.end, count)))
  }

  private var viewCount: Int { storage.read { Int($0.parts.viewCount) } }

  private var predicateCount: Int { storage.read { Int($0.parts.predicateCount) } }
}

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

  /// A `|`: the superview of the view beside it.
  public struct Superview: Sendable {
    package let bytes: ByteRange

    /// The byte of the bar.
    public var range: Range<Int> { bytes.range }
  }

  /// The views of a tree, from first to last.
  public struct Views: RandomAccessCollection, @unchecked Sendable {
    let storage: TreeStorage

    /// The number of views.
    public let endIndex: Int

    /// 0.
    public var startIndex: Int { 0 }

    /// The view at an index from 0 to below `endIndex`.
    public subscript(position: Int) -> View {
      precondition(
        position >= 0 && position < endIndex, "view \(position) of \(endIndex)")
      return storage.view(position)
    }
  }

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

    // In this order no number lies across two words, so that a connection is handed on in
    // registers.
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
