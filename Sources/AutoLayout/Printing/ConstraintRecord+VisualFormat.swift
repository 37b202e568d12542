import VisualFormat

extension ConstraintRecord {
  /// The constraint as a format string, in the form that debuggers show: `H:|-(20)-[find]`,
  /// `V:[list(>=44@750)]`.
  ///
  /// nil for what no string without options can say (alignments, centres, proportions, left and right
  /// edges), and for items whose names are no C identifiers. The identifier is left out.
  public var visualFormat: String? {
    guard let place = formatPlace, place.lane.direction.isEmpty else { return nil }
    let predicate = "(" + predicate(place.object) + ")"
    let text =
      switch place.part {
      case .size(let view): "[\(view)\(predicate)]"
      case .opening(let view): "|-\(predicate)-[\(view)]"
      case .closing(let view): "[\(view)]-\(predicate)-|"
      case .between(let first, let second, []): "[\(first)]-\(predicate)-[\(second)]"
      case .between: ""
      }
    if text.isEmpty { return nil }
    return (place.lane.axis == .horizontal ? "H:" : "V:") + text
  }
}

extension ConstraintRecord: CustomStringConvertible {
  /// The constraint as a format string where that can say it, else as an equation.
  public var description: String { visualFormat ?? equation }
}

extension LayoutConstraint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The constraint as a format string where that can say it, else as an equation.
  public var description: String { record.description }

  /// The description, whether the constraint is active, its identifier, and the string that made it.
  public var debugDescription: String {
    var text = description
    text += isActive ? " (active" : " (inactive"
    if let identifier { text += ", '\(printable(identifier))'" }
    if let origin { text += ", from \(printable(origin.format))" }
    return text + ")"
  }
}
