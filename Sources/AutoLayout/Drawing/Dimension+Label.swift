import VisualFormat

extension LayoutDrawing {
  /// What a record says of a distance between two edges: `8`, `≥ 20 @750`.
  ///
  /// An equation may say the same from the other end, with a negative constant; a distance is
  /// written as a positive one then. A string's own number is written as it is.
  func spacingLabel(of record: ConstraintRecord) -> String {
    var constant = record.constant
    var relation = record.relation
    if constant < 0, record.origin == nil {
      constant = -constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return sign(of: relation, before: false) + decimal(constant) + priority(of: record)
  }

  /// What a record says of a width or a height: `≥ 50`, `= button2`, `= 2 × logo.height`.
  func sizeLabel(of record: ConstraintRecord) -> String {
    guard let second = record.second else {
      return sign(of: record.relation, before: false) + decimal(record.constant)
        + priority(of: record)
    }
    var text = sign(of: record.relation, before: true)
    if record.multiplier != 1 { text += decimal(record.multiplier) + " × " }
    text += printable(second)
    if record.secondAttribute != record.firstAttribute {
      text += record.secondAttribute == .height ? ".height" : ".width"
    }
    if record.constant > 0 { text += " + " + decimal(record.constant) }
    if record.constant < 0 { text += " − " + decimal(-record.constant) }
    return text + priority(of: record)
  }

  private func sign(of relation: LayoutConstraint.Relation, before name: Bool) -> String {
    switch relation {
    case .lessThanOrEqual: "≤ "
    case .equal: name ? "= " : ""
    case .greaterThanOrEqual: "≥ "
    }
  }

  private func priority(of record: ConstraintRecord) -> String {
    record.priority >= .required ? "" : " @" + decimal(record.priority.rawValue)
  }
}
