/// A place at which a document names a view or a metric.
package struct Occurrence: Equatable {
  package enum Kind: Equatable { case view, metric }

  package var name: String
  package var kind: Kind
  /// Bytes of the document; in the text form with the quotation marks, in JSON without.
  package var range: Range<Int>
  package var isDeclaration = false
  /// Whether it stands in a format string, where names are identifiers.
  package var isInFormat = false
  /// The line, or in JSON the format, that declares the metric for itself alone; nil where the
  /// name holds for the whole document.
  package var scope: Int?

  /// Whether the two stand for the same thing.
  func means(_ other: Occurrence) -> Bool {
    name == other.name && kind == other.kind && scope == other.scope
  }
}
