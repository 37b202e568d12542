internal import VisualFormat

extension LayoutError {
  /// The error as a message.
  var failureText: FailureText {
    switch self {
    case .invalidFormat(let format, let diagnostics):
      var text = FailureText("The format string is wrong")
      text.paragraph("", diagnostics.draw(in: FormatSource(format)))
      return text
    case .unsatisfiable(let conflicts):
      var text = FailureText("The constraints cannot be met")
      for conflict in conflicts { text.list("These cannot all hold:", lines(of: conflict)) }
      return text
    case .invalidConstraint(let record, let defect):
      return FailureText("The constraint \(record.equation) is refused: \(defect)")
    case .noCommonAncestor(let record):
      return FailureText(
        "The items of the constraint \(record) are in different trees; "
          + "add them to one superview first")
    case .invalidValue(let item, let quantity, let value):
      return FailureText("'\(item)' has a \(quantity) of \(value), which cannot be used")
    case .circularTree(let item, let superitem):
      return FailureText("'\(item)' cannot be put into '\(superitem)', which is inside it")
    }
  }
}
