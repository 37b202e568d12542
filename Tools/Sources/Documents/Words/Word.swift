/// A piece of a line of a layout document, and what it is.
package struct Word: Equatable {
  /// What a piece is; places where a name is declared are told from those where it is used.
  package enum Role: Equatable {
    /// What a line begins with; `with` and `priority`; `H:` and `V:`.
    case keyword
    /// What is said of a view, or of dashes.
    case property
    /// A word out of a few, as `vertical`; `-` for none.
    case constant
    case option
    /// A view, a guide or the like that the line declares.
    case viewDeclaration
    case view
    /// An item in an equation: a view, or with a dot the guide of one.
    case item
    case attribute
    case metricDeclaration
    case metric
    /// A name in the parentheses of a view: a metric, or if there is none, a view.
    case metricOrView
    /// `|`.
    case superview
    case number
    case `operator`
    /// Text in quotation marks that is no name.
    case string
    case comment
    /// A word that means nothing where it stands.
    case unknown
  }

  package var role: Role
  /// Bytes of the document, quotation marks included.
  package var range: Range<Int>
  /// Whether it stands in a format string, where names are identifiers.
  package var isInFormat = false
  /// The number of the line, from 0.
  package var line = 0
}

/// What may stand behind a part of a line.
package enum Expectation: Equatable {
  case nothing
  /// The beginning of a line.
  case statement
  case view
  case metric
  /// A metric or a view.
  case thickness
  case property
  /// An option, a metric or a priority.
  case clause
  /// `with`.
  case with
  /// One of a few words.
  case words([String])
  /// An attribute of an item, or a guide of it.
  case attribute(item: String)
  /// A name at the beginning of a term of an equation.
  case item
}
