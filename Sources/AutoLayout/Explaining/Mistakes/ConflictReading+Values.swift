import VisualFormat

extension ConflictReading {
  /// A size that is a number below 0.
  var negativeNumber: Mistake? {
    guard let size = sizes.first(where: { $0.constant < 0 && $0.relation != .greaterThanOrEqual }),
      written.count == 1
    else { return nil }
    return mistake(
      .negativeSize, "\(size.first) cannot be \(points(size.constant)) \(size.extent)",
      size.origin == nil
        ? "if \(size.first) is to be \(points(-size.constant)) "
          + "\(size.firstAttribute == .width ? "narrower" : "lower") than another item, "
          + "say than which"
        : nil)
  }

  /// A size less than nothing, because more is taken off another one than that has.
  var negativeDifference: Mistake? {
    guard written.count == 1, let size = written.first, size.firstAttribute.sort == .size,
      size.constant < 0, size.relation != .greaterThanOrEqual,
      let other = implicit.first(where: {
        $0.isStatedSize && !$0.isLeastSize && $0.first == size.second
          && $0.firstAttribute == size.secondAttribute
      })
    else { return nil }
    let value = size.multiplier * other.constant + size.constant
    return mistake(
      .negativeSize,
      "\(size.first) would be \(bound(size))\(points(value)) \(size.extent), since \(other.first) is "
        + "only \(points(other.constant)) \(other.extent)")
  }

  /// Two constraints that say different things of one quantity, and nothing else.
  var twoValues: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other)
    else { return nil }
    if one.isStatedSize {
      if let given = all.first(where: { $0.author != .caller || implicit.contains($0) }) {
        return givenMistake(given, wanting: given == one ? other.constant : one.constant)
      }
      return mistake(
        .twoValues,
        "\(one.first) cannot be \(bound(one))\(decimal(one.constant)) and "
          + "\(bound(other))\(points(other.constant)) \(one.extent) at once" + statesNote)
    }
    let isSign = one.constant == -other.constant || one.isMirrored(other)
    return mistake(
      .twoValues,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) say two things about one "
        + (one.firstAttribute.sort == .size ? "difference" : "distance")
        + (isSign ? ", with opposite signs" : "") + statesNote)
  }

  /// A least size above the greatest.
  var emptyRange: Mistake? {
    guard all.count == 2, let one = all.first, let other = all.last, one.isAbout(sameAs: other)
    else { return nil }
    if !one.isStatedSize { return emptySpace(one, other) }
    let (least, most) = one.relation == .greaterThanOrEqual ? (one, other) : (other, one)
    guard least.relation == .greaterThanOrEqual, most.relation == .lessThanOrEqual,
      most.constant >= 0
    else { return nil }
    return mistake(
      .emptyRange,
      "the least \(one.firstAttribute) of \(one.first), \(decimal(least.constant)), "
        + "is above its greatest, \(decimal(most.constant))")
  }

  /// Two shares or multiples of one size that an item is to have at once.
  var twoComparisons: Mistake? {
    guard written.count == 2, let one = written.first, let other = written.last,
      written.allSatisfy({
        $0.firstAttribute.sort == .size && $0.second != nil && $0.relation == .equal
          && $0.author == .caller
      }), one.first == other.first, one.firstAttribute == other.firstAttribute,
      one.second == other.second, one.secondAttribute == other.secondAttribute
    else { return nil }
    return mistake(
      .twoValues,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) say two things about one "
        + "\(one.firstAttribute)" + statesNote)
  }

  /// A least distance above the greatest.
  private func emptySpace(_ one: ConstraintRecord, _ other: ConstraintRecord) -> Mistake? {
    guard one.relation != .equal, other.relation != .equal, one.first != one.second,
      one.firstAttribute.sort != .size
    else { return nil }
    return mistake(
      .emptyRange,
      "\(one.excerpt.quoted) and \(other.excerpt.quoted) leave no distance that goes with both")
  }

  /// A view that a string puts beside itself.
  var besideItself: Mistake? {
    guard
      let record = written.first(where: {
        $0.first == $0.second && $0.firstAttribute.sort != .size && $0.firstStart == nil
      })
    else { return nil }
    return mistake(.twoValues, "\(record.excerpt.quoted) puts \(record.first) beside itself")
  }
}
