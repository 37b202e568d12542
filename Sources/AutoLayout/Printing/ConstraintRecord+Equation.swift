import VisualFormat

extension ConstraintRecord {
  /// The constraint as an equation: `logo.width == 2 * logo.height + 8 @750`.
  ///
  /// A side that is a distance is a difference in parentheses. A multiplier of 1, a constant of 0 beside an item and the priority 1000 are left out.
  public var equation: String {
    var text = "\(side(first, firstAttribute, from: firstStart)) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(canonicalText(of: multiplier)) * " }
      text += side(second, secondAttribute, from: secondStart)
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += canonicalText(of: constant.magnitude)
      }
    } else {
      text += canonicalText(of: constant)
    }
    if priority != .required { text += " @\(canonicalText(of: priority.rawValue))" }
    return printable(text)
  }

  private func side(
    _ item: String, _ attribute: LayoutConstraint.Attribute, from start: Start?
  ) -> String {
    let place = "\(item).\(attribute)"
    return start.map { "(\(place) - \($0.item).\($0.attribute))" } ?? place
  }
}
