import VisualFormat

extension ConstraintRecord {
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
}
