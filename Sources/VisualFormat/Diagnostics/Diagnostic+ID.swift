extension Diagnostic {
  /// The mistakes. Their raw values are stable: scripts may rely on them.
  public enum ID: String, Sendable, CaseIterable {
    /// An interpolated view where a number belongs, or the other way round.
    case argumentOutOfPlace = "argument-out-of-place"
    /// The baseline spacing option with a horizontal string.
    case baselineSpacing = "baseline-spacing"
    /// A warning: blanks between tokens.
    case blank = "blank"
    /// Two dashes with nothing between them.
    case emptySpace = "empty-space"
    /// `H` or `V` without its colon.
    case expectedColon = "expected-colon"
    /// A space that lacks a dash at one end.
    case expectedDash = "expected-dash"
    /// A predicate without a number or name.
    case expectedPredicate = "expected-predicate"
    /// An `@` without a priority.
    case expectedPriority = "expected-priority"
    /// No view where one must stand.
    case expectedView = "expected-view"
    /// Brackets without a name.
    case expectedViewName = "expected-view-name"
    /// A warning: a number with a plus sign.
    case explicitPlus = "explicit-plus"
    /// A warning: a hexadecimal number.
    case hexadecimalNumber = "hexadecimal-number"
    /// A view name that is no C identifier.
    case invalidViewName = "invalid-view-name"
    /// A warning: a number that begins with its point.
    case leadingPoint = "leading-point"
    /// A number with something grown onto it.
    case malformedNumber = "malformed-number"
    /// An option that aligns along the axis of the string.
    case misalignedOption = "misaligned-option"
    /// A `|` beside a view that has no superview.
    case noSuperview = "no-superview"
    /// A metric or an interpolated number that is infinite or not a number.
    case notFinite = "not-finite"
    /// A number too large for a double.
    case numberOutOfRange = "number-out-of-range"
    /// A priority that is not above 0 and at most 1000.
    case priorityOutOfRange = "priority-out-of-range"
    /// A sign outside parentheses.
    case signedSpace = "signed-space"
    /// A source of 2 GiB or more.
    case sourceTooLong = "source-too-long"
    /// Something behind the closing `|`.
    case textAfterBar = "text-after-bar"
    /// Something in a list that belongs to no predicate.
    case unexpectedInPredicates = "unexpected-in-predicates"
    /// Something in brackets that belongs to no view.
    case unexpectedInView = "unexpected-in-view"
    /// Something between views that belongs to no connection.
    case unexpectedText = "unexpected-text"
    /// A metric that is not in the dictionary.
    case unknownMetric = "unknown-metric"
    /// The object of a thickness that is in neither dictionary.
    case unknownName = "unknown-name"
    /// A letter other than `H` and `V` before the colon.
    case unknownOrientation = "unknown-orientation"
    /// A comparison other than `==`, `>=` and `<=`.
    case unknownRelation = "unknown-relation"
    /// A view that is not in the dictionary.
    case unknownView = "unknown-view"
    /// A list of predicates without its `)`.
    case unterminatedPredicates = "unterminated-predicates"
    /// A view without its `]`.
    case unterminatedView = "unterminated-view"
    /// A view as the object of a space.
    case viewAsSpace = "view-as-space"

    var severity: Severity {
      switch self {
      case .blank, .explicitPlus, .hexadecimalNumber, .leadingPoint: .warning
      default: .error
      }
    }
  }
}
