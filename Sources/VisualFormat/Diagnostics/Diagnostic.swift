/// One thing that is wrong with a format string, or that other implementations would refuse.
///
/// A diagnostic is a value: it holds the source and no view, and can be stored and sent. Its
/// sentences are made when they are asked for.
public struct Diagnostic: Sendable {
  /// How serious it is.
  public enum Severity: String, Sendable {
    /// The string cannot be used.
    case error
    /// The string can be used here, but not everywhere.
    case warning
  }

  let finding: Finding

  /// What the sentences quote from.
  let source: FormatSource

  /// How many diagnostics the source has.
  let siblings: Int

  package init(_ finding: Finding, in source: FormatSource, among siblings: Int) {
    self.finding = finding
    self.source = source
    self.siblings = siblings
  }

  /// The byte offset that the caret points at: in the range, or just behind it.
  public var position: Int { Int(finding.position) }

  /// The bytes at fault; empty where something is missing.
  public var range: Range<Int> { finding.bytes.range }

  /// Which mistake it is, for programs. `id.rawValue` is its stable name.
  public var id: ID { finding.fact.id }

  /// How serious it is.
  public var severity: Severity { id.severity }

  /// One sentence, without a full stop, that names what was found and what could stand there.
  public var message: String { makeMessage() }

  /// Sentences that help: which names are known, what to write instead.
  public var notes: [String] { makeNotes() }

  /// Ways to mend the string. Each of them gives a string without this diagnostic and with no more
  /// errors: it has been tried.
  ///
  /// A string with so many diagnostics that all of that would take more than half a second has no
  /// fix-its but for misspelt names.
  ///
  /// - Complexity: that of parsing the string for each of them.
  public var fixIts: [FixIt] { makeFixIts().filter { mends($0) } }
}

extension Diagnostic: Equatable {
  /// Whether two diagnostics say the same of the same bytes.
  public static func == (a: Diagnostic, b: Diagnostic) -> Bool {
    a.id == b.id && a.range == b.range && a.position == b.position && a.message == b.message
      && a.notes == b.notes && a.fixIts == b.fixIts
  }
}

extension Diagnostic {
  /// The text of the range.
  var text: String { source.string(finding.bytes) }

  /// The text of the range, cut to what a sentence shows.
  var found: String { found(finding.bytes) }

  /// The text of a range, cut to what a sentence shows.
  func found(_ bytes: ByteRange) -> String {
    let limit: Int32 = 48
    return bytes.end - bytes.start <= limit
      ? source.string(bytes) : clipped(source.string(ByteRange(bytes.start, bytes.start + limit)))
  }

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
