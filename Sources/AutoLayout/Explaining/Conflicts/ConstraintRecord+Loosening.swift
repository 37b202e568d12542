extension ConstraintRecord {
  /// The relation with which the constraint would still say what it is for, where all the rest gives it more than it
  /// asks for: a size may grow, and a space at the end may be wider.
  func loosened(
    by excess: Double, isOfScrollView: Bool
  ) -> LayoutConstraint.Relation? {
    guard relation == .equal, excess.magnitude > 1e-9 else { return nil }
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
