extension ConstraintRecord {
  /// Whether a constraint that no caller wrote says that no size is below 0.
  var isLeastSize: Bool {
    relation == .greaterThanOrEqual && constant <= 0 && second == nil
  }

  /// Whether the constraint compares a width or a height with a number.
  var isStatedSize: Bool { firstAttribute.sort == .size && second == nil && firstStart == nil }

  /// Whether the constraint keeps an item to the end of another: a trailing or a bottom pin.
  var isClosingPin: Bool {
    guard second != nil else { return false }
    switch (firstAttribute.withoutMargins, secondAttribute.withoutMargins) {
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom): return true
    default: return false
    }
  }

  /// Whether the constraint keeps the same edges of two items apart.
  var isPin: Bool {
    guard second != nil, firstAttribute.sort != .size else { return false }
    let edges = (firstAttribute.withoutMargins, secondAttribute.withoutMargins)
    return edges.0 == edges.1 && firstAttribute.sort != .centerX && edges.0 != .centerY
  }

  /// Whether the constraint is about a middle.
  var isCentring: Bool {
    [.centerX, .centerY].contains(firstAttribute.withoutMargins) && second != nil
  }

  /// `wide` or `high`.
  var extent: String { firstAttribute == .width ? "wide" : "high" }

  /// Whether two constraints are about one quantity, whatever they say of it: the same sides, or
  /// the same difference the other way round.
  func isAbout(sameAs other: ConstraintRecord) -> Bool {
    if side(isFirst: true) == other.side(isFirst: true),
      side(isFirst: false) == other.side(isFirst: false)
    {
      return multiplier == other.multiplier
    }
    return isTurned(other)
  }

  /// Whether two constraints compare the same sides the other way round.
  private func isTurned(_ other: ConstraintRecord) -> Bool {
    second != nil && multiplier == 1 && other.multiplier == 1
      && side(isFirst: true) == other.side(isFirst: false)
      && side(isFirst: false) == other.side(isFirst: true)
  }

  /// Whether two constraints that compare the same sides the other way round have the same
  /// constant, which then counts in opposite directions.
  func isMirrored(_ other: ConstraintRecord) -> Bool {
    isTurned(other) && constant == other.constant && constant != 0
  }

  private func side(isFirst: Bool) -> String {
    let start = isFirst ? firstStart : secondStart
    let place = isFirst ? "\(first).\(firstAttribute)" : "\(second ?? "").\(secondAttribute)"
    return place + (start.map { " from \($0.item).\($0.attribute)" } ?? "")
  }

  /// The relation with which the constraint would still say what it is for, where all the rest
  /// gives it more than it asks for: a size may grow, and a space at the end may be wider.
  func loosened(
    by excess: Double, isOfScrollView: Bool
  ) -> LayoutConstraint.Relation? {
    guard relation == .equal, excess.magnitude > Nearness.rounding else { return nil }
    if isStatedSize { return excess > 0 ? .greaterThanOrEqual : nil }
    // What scrolls may be larger than its frame.
    if firstAttribute.sort == .size, firstAttribute == secondAttribute, multiplier == 1,
      isOfScrollView || second?.isScrollFrame == true
    {
      return excess > 0 ? .greaterThanOrEqual : nil
    }
    guard isClosingPin, let superview, multiplier == 1,
      firstAttribute.isWithinMargins == secondAttribute.isWithinMargins,
      (first == superview) == (excess > 0)
    else { return nil }
    return excess > 0 ? .greaterThanOrEqual : .lessThanOrEqual
  }

  /// Whether the constraint is a space of a format string.
  var isSpace: Bool {
    guard let part = anyFormatPlace?.part else { return false }
    if case .size = part { return false }
    return true
  }

  /// Whether the constraint makes two items equal, or one a multiple of the other, and nothing is
  /// added: what a sum would not mean any more.
  var isBareComparison: Bool {
    guard second != nil, constant == 0 else { return false }
    return firstAttribute.sort == .size || isCentring || (isPin && anyFormatPlace == nil)
  }
}

extension LayoutConstraint.Attribute {
  /// The edge at the other end; nil for what is no edge.
  var oppositeEdge: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}
