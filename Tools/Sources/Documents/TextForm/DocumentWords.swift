import AutoLayout

/// The words that the text form gives a meaning, in the order in which pages list them.
package enum DocumentWords {
  /// What lines begin with.
  package static let keywords = Statement.Keyword.allCases.map { $0.rawValue }
  /// What is said of views.
  package static let properties = StatementReader.Property.allCases.map { $0.rawValue }
  /// What is said of a text that wraps.
  package static let textProperties = StatementReader.TextWord.allCases.map { $0.rawValue }
  /// Where a text has its baselines.
  package static let baselines = StatementReader.BaselineWord.allCases.map { $0.rawValue }
  /// Which bare dashes are meant.
  package static let spacings = StatementReader.SpacingWord.allCases.map { $0.rawValue }
  package static let directions = LayoutDocument.Direction.allCases.map { $0.rawValue }
  package static let edges = LayoutDocument.Edge.allCases.map { $0.rawValue }
  package static let axes = ViewEntry.Stack.Axis.allCases.map { $0.rawValue }
  package static let distributions = ViewEntry.Stack.Distribution.allCases.map { $0.rawValue }
  package static let alignments = ViewEntry.Stack.Alignment.allCases.map { $0.rawValue }
  package static let colors = LayoutDrawing.Color.allCases.map { $0.rawValue }
  package static let options = FormatEntry.Option.allCases.map { $0.rawValue }
  package static let attributes = ConstraintEntry.Attribute.allCases.map { $0.rawValue }
  /// The guides that views bring; the last two, scroll views.
  package static let areas = [
    "layoutMarginsGuide", "safeAreaLayoutGuide", "contentLayoutGuide", "frameLayoutGuide",
  ]
  /// The same in short.
  static let shortAreas = ["margins", "safeArea", "content", "frame"]
}
