/// A place at which a document names a view or a metric.
struct Occurrence: Equatable {
  enum Kind: Equatable { case view, metric }

  var name: String
  var kind: Kind
  /// Bytes of the document; in the text form with the quotation marks, in JSON without.
  var range: Range<Int>
  var isDeclaration = false
  /// Whether it stands in a format string, where names are identifiers.
  var isInFormat = false
  /// The line, or in JSON the format, that declares the metric for itself alone; nil where the
  /// name holds for the whole document.
  var scope: Int?

  /// Whether the two stand for the same thing.
  func means(_ other: Occurrence) -> Bool {
    name == other.name && kind == other.kind && scope == other.scope
  }
}
