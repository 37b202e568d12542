import VisualFormat

extension ConstraintRecord {
  /// The constraint as a format string, in the form that debuggers show: `H:|-(20)-[find]`,
  /// `V:[list(>=44@750)]`.
  ///
  /// nil for what no string without options can say (alignments, centres, proportions, left and
  /// right edges), and for items whose names are no C identifiers. The identifier is left out.
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

  /// The constraint as the part of a format string that says it: `|-20-[find]`, `V:[list(>=44)]`;
  /// an equation where no string can, as for left and right edges that no string with such options
  /// asked for. Names are written as they are, as far as their characters can be shown.
  public var excerpt: String {
    guard let place = anyFormatPlace else { return equation }
    if !place.lane.direction.isEmpty, origin == nil { return equation }
    let predicate = predicate(place.object)
    let connection = FormatTrail.connection([predicate])
    let text =
      switch place.part {
      case .size(let view): "[\(view)(\(predicate))]"
      case .opening(let view): "|\(connection)[\(view)]"
      case .closing(let view): "[\(view)]\(connection)|"
      case .between(let first, let second, _): "[\(first)]\(connection)[\(second)]"
      }
    return printable((place.lane.axis == .horizontal ? "" : "V:") + text)
  }

  /// The constraint as an equation: `logo.width == 2 * logo.height + 8 @750`.
  ///
  /// A side that is a distance is a difference in parentheses. A multiplier of 1, a constant of 0
  /// beside an item and the priority 1000 are left out.
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

extension ConstraintRecord: CustomStringConvertible {
  /// The constraint as a format string where that can say it, else as an equation.
  public var description: String { visualFormat ?? equation }

  /// The description and the identifier, which is what people know a constraint by.
  var namedDescription: String {
    identifier.map { "\(description) '\(printable($0))'" } ?? description
  }
}

extension LayoutConstraint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The constraint as a format string where that can say it, else as an equation; behind it, its
  /// identifier in quotation marks where it has one: `H:[card(300)] 'card-width'`.
  public var description: String { record.namedDescription }

  /// What the constraint says, whether the constraint is active, its identifier, and the string that made
  /// it.
  public var debugDescription: String {
    var text = record.description
    text += isActive ? " (active" : " (inactive"
    if let identifier { text += ", '\(printable(identifier))'" }
    if let origin { text += ", from \(printable(origin.format))" }
    return text + ")"
  }
}
