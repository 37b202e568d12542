import AutoLayout

extension Mistake {
  /// Why the engine does not take a constraint.
  static func refused(_ error: LayoutError) -> Mistake {
    switch error {
    case .invalidConstraint(let record, let defect):
      Mistake(
        "invalid-constraint", "\(record.equation) cannot be: \(reason(record, defect))")
    case .noCommonAncestor(let record):
      Mistake(
        "no-common-ancestor",
        "\(record.equation) cannot be: the items are not in one tree")
    case .invalidFormat(_, let diagnostics):
      Mistake("invalid-format", diagnostics.first?.message ?? "The format string is wrong")
    case .unsatisfiable:
      Mistake("unsatisfiable", "The constraints cannot all hold")
    case .invalidValue(let item, _, let value):
      Mistake("invalid-value", "'\(item)' cannot use the number \(NumberText.shortest(value))")
    case .circularTree(let item, let superitem):
      Mistake("parent-cycle", "'\(item)' cannot lie in '\(superitem)', which lies in it")
    }
  }

  private static func reason(
    _ record: ConstraintRecord, _ defect: LayoutError.Defect
  ) -> String {
    let first = "'\(record.firstAttribute)'"
    let second = "'\(record.secondAttribute)'"
    return switch defect {
    case .missingAttribute: "the first side has no attribute"
    case .incompleteSecondItem: "the second side needs both an item and an attribute"
    case .locationAgainstConstant: "\(first) is a place, and a constant is none"
    case .positionWithSize: "of \(first) and \(second) one is a place and one a size"
    case .mixedAxes: "\(first) and \(second) lie on different axes"
    case .mixedDirections:
      "of \(first) and \(second) one follows the direction of reading and one does not"
    case .notFinite: "its numbers are not finite"
    case .outOfRange: "its numbers are beyond 1e12"
    case .priorityOutOfRange: "its priority is not above 0 and at most 1000"
    case .itemGone: "one of its items is gone"
    }
  }
}
