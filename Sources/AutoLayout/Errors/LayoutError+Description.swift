import VisualFormat

extension LayoutError: CustomStringConvertible {
  /// The error as text for people: drawings of a format string's mistakes, drawings of conflicts,
  /// or else one sentence. Alternatives to an invalid constraint are on further lines.
  public var description: String {
    switch self {
    case .invalidFormat(let format, let diagnostics):
      diagnostics.draw(in: FormatSource(format))
    case .invalidFormats(let formats):
      formats.map { $0.diagnostics.draw(in: FormatSource($0.format)) }.joined(separator: "\n\n")
    case .invalidConstraint(let record, let defect):
      ([defect.sentence(about: record)]
        + defect.alternatives(to: record).map { alternative in
          // An attribute without an item does not appear in an equation.
          alternative.equation == record.equation
            ? "repair: write .notAnAttribute for the second attribute, or give the second item"
            : "repair: change `\(record.equation)` to `\(alternative.equation)`"
        }).joined(separator: "\n")
    case .noCommonAncestor(let record):
      "\(record.equation) cannot be: the items are not in one tree; "
        + "add them first, with addSubview(_:) or addLayoutGuide(_:)"
    case .unsatisfiable(let conflicts):
      conflicts.drawings.joined(separator: "\n\n")
    case .invalidValue(let item, let quantity, let value):
      printable("\(item) cannot use \(value.description) as its \(quantity.words)")
        + (quantity.isLength && value.isFinite && value.magnitude > LayoutConstraint.largestNumber
          ? ", which is beyond 1e9" : "")
        + (quantity == .frame && (-LayoutConstraint.largestNumber..<0).contains(value)
          ? ", whose size is never negative: write .standardized behind it" : "")
    case .inaccurate(let item, let record):
      printable(
        record.map { "\($0.equation) cannot be solved accurately with what else holds in \(item)" }
          ?? "the constraints in \(item) cannot be solved accurately")
        + ": their multipliers lie too far apart"
    case .unsettledText(let item):
      printable("the height of \(item) and its width keep changing each other")
    case .unsettledLayout(let item):
      printable("the layout of \(item) does not settle")
        + ": layoutSubviews() changes something each time; let it change only what differs"
    case .unsettledConstraints(let item):
      printable("the constraints of \(item) do not settle")
        + ": updateConstraints() asks for the next call each time; leave setNeedsUpdateConstraints() out there"
    case .unsettledAreas(let item):
      printable("the margins and the safe area of \(item) do not settle")
        + ": they depend on its frame, and its frame on them; pin it to edges that do not move with them"
    case .circularTree(let item, let superitem):
      printable("\(item) cannot lie in \(superitem), which lies in it")
    }
  }
}

extension LayoutError.Defect {
  /// What is wrong with a constraint that has the defect, on one line.
  public func sentence(about record: ConstraintRecord) -> String {
    if self == .noSuperview {
      return "\(printable(record.first)) cannot be pinned: \(reason(against: record))"
    }
    return "\(record.equation) cannot be: \(reason(against: record))"
  }

  /// What speaks against a constraint, as the end of a sentence.
  fileprivate func reason(against record: ConstraintRecord) -> String {
    let first = "'\(record.firstAttribute)'"
    let second = "'\(record.secondAttribute)'"
    return switch self {
    case .missingAttribute: "the first side has no attribute"
    case .incompleteSecondItem: "the second side needs both an item and an attribute"
    case .locationAgainstConstant: "\(first) is a place, which must be compared with another place"
    case .positionWithSize: "of \(first) and \(second) one is a place and one a size"
    case .mixedAxes: "\(first) and \(second) lie on different axes"
    case .mixedDirections:
      "of \(first) and \(second) one follows the direction of reading and one does not"
    case .notFinite: "its numbers are not finite"
    case .outOfRange: Self.limits(of: record)
    case .priorityOutOfRange: "its priority is not above 0 and at most 1000"
    case .itemGone: "one of its items is gone"
    case .noSuperview: "it has no superview; add it to one first, or say what to pin it to"
    }
  }

  /// The limit that a number of the constraint is beyond.
  private static func limits(of record: ConstraintRecord) -> String {
    if record.constant.magnitude > LayoutConstraint.largestNumber {
      return "its constant is beyond 1e9"
    }
    if record.multiplier != 0, !LayoutConstraint.multipliers.contains(record.multiplier.magnitude) {
      return "its multiplier is neither 0 nor from 1e-6 to 1e6 in size"
    }
    return "its numbers, with the insets of its items, are beyond what can be computed with"
  }
}

extension LayoutError.Quantity {
  /// Whether it is in points.
  fileprivate var isLength: Bool {
    switch self {
    case .huggingPriority, .compressionResistancePriority, .scale: false
    default: true
    }
  }

  fileprivate var words: String {
    switch self {
    case .rootWidth: "width"
    case .rootHeight: "height"
    case .intrinsicWidth: "intrinsic width"
    case .intrinsicHeight: "intrinsic height"
    case .huggingPriority: "content hugging priority"
    case .compressionResistancePriority: "compression resistance priority"
    case .alignmentInset: "alignment inset"
    case .layoutMargin: "layout margin"
    case .safeAreaInset: "safe area inset"
    case .frame: "frame"
    case .contentOffset: "content offset"
    case .baselineOffset: "baseline offset"
    case .scale: "scale"
    }
  }
}
