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

  /// The predicates of one list of this tree.
  public func predicates(of list: PredicateList) -> Predicates {
    Predicates(
      storage: storage, startIndex: Int(list.first), endIndex: Int(list.first + list.count))
  }

  /// The text of a name of this tree, as written or as its argument is shown.
  public func text(of name: Name) -> String {
    storage.text(name.bytes)
  }

  private var viewCount: Int { storage.read { Int($0.parts.viewCount) } }

  private var predicateCount: Int { storage.read { Int($0.parts.predicateCount) } }
}
