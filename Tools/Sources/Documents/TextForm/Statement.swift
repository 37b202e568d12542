/// One line of the text form that says something.
enum Statement: Sendable, Equatable {
  case size(PerAxis<Double?>)
  case spacing(sibling: Double?, superview: LayoutDocument.SuperviewSpacing?)
  case direction(LayoutDocument.Direction)
  case scale(Double?)
  case edge(LayoutDocument.Edge)
  case metrics([LayoutDocument.Metric])
  /// One entry for each of the names; they differ in nothing else.
  case views([ViewEntry])
  /// There are no views, not even those that the strings name.
  case noViews
  case format(FormatEntry)
  case constraint(ConstraintEntry)

  /// The words that lines begin with, besides format strings and equations.
  enum Keyword: String, CaseIterable {
    case size, spacing, direction, scale, edge, metrics, views, view, guide, scroll, stack, format
  }
}

/// One line of the text form with its comment; empty where it has neither.
struct TextLine: Sendable, Equatable {
  var statement: Statement?
  /// What follows `#`, as it was written, without blanks at its end.
  var comment: String?
}
