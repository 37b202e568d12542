import VisualFormat

extension ConstraintRecord {
  /// The constraint as an equation: `logo.width == 2 * logo.height + 8 @750`.
  ///
  /// A multiplier of 1, a constant of 0 beside an item and the priority 1000 are left out.
  public var equation: String {
    var text = "\(first).\(firstAttribute) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(canonicalText(of: multiplier)) * " }
      text += "\(second).\(secondAttribute)"
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += canonicalText(of: constant.magnitude)
      }
    } else {
      text += canonicalText(of: constant)
    }
    if priority != .required { text += " @\(canonicalText(of: priority.rawValue))" }
    return text
  }
}
