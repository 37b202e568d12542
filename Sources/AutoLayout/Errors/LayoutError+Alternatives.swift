extension LayoutError.Defect {
  /// What a caller may have meant by a constraint with the defect: constraints that differ from it
  /// in as little as takes the defect away, the likeliest first. Empty where nothing suggests
  /// itself.
  public func alternatives(to record: ConstraintRecord) -> [ConstraintRecord] {
    if record.firstStart != nil || record.secondStart != nil { return [] }
    switch self {
    case .locationAgainstConstant:
      guard record.second == nil, let superview = record.superview else { return [] }
      return [record.compared(to: superview, record.firstAttribute.origin)]
    case .mixedDirections:
      let (first, second) = (record.firstAttribute, record.secondAttribute)
      return [record.with(first.reading, second.reading), record.with(first.side, second.side)]
    case .mixedAxes, .positionWithSize:
      return [record.firstAttribute, record.secondAttribute].map { record.with($0, $0) }
    case .incompleteSecondItem:
      guard let second = record.second else { return [record.with(record.firstAttribute)] }
      return [record.compared(to: second, record.firstAttribute)]
    case .priorityOutOfRange:
      guard record.priority > .required else { return [] }
      var alternative = record
      alternative.priority = .required
      return [alternative]
    case .missingAttribute, .notFinite, .outOfRange, .itemGone, .noSuperview:
      return []
    }
  }
}

extension ConstraintRecord {
  fileprivate func with(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute = .notAnAttribute
  ) -> ConstraintRecord {
    var record = self
    record.firstAttribute = first
    record.secondAttribute = second
    return record
  }

  fileprivate func compared(
    to item: String, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintRecord {
    var record = with(firstAttribute, attribute)
    record.second = item
    return record
  }
}

extension LayoutConstraint.Attribute {
  /// The edge of the superview from which a place is counted.
  fileprivate var origin: Self {
    switch sort {
    case .readingX: .leading
    case .physicalX, .centerX: .left
    case .vertical, .size, .none: .top
    }
  }

  /// The edge that is left or right where reading goes from left to right.
  fileprivate var side: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  /// The edge that is leading or trailing where reading goes from left to right.
  fileprivate var reading: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
