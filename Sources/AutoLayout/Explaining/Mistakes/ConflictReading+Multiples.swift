import VisualFormat

/// What is to stay inside of something and is made larger than it.
extension ConflictReading {
  /// An item that is a multiple of what it is to stay in, as a bar is that shows how far something is, where the point of
  /// the number stands at the wrong place.
  var multipleOfHolder: Mistake? {
    let comparisons = written.filter { $0.firstAttribute.sort == .size && $0.second != nil }
    guard comparisons.count == 1, let share = comparisons.first, share.author == .caller,
      share.relation == .equal, share.firstAttribute == share.secondAttribute,
      share.constant == 0, share.multiplier > 1, let holder = share.second, holder != share.first,
      !written.contains(where: { $0.isStatedSize && $0.first == share.first })
    else { return nil }
    let own = places.filter { [$0.first, $0.second].contains(share.first) }
    guard own.count > 1, own.allSatisfy({ $0.joins(share.first, holder) }),
      own.contains(where: { $0.keepsInside(share.first) })
    else { return nil }
    var meant = share
    meant.multiplier = Self.partMeant(by: share.multiplier)
    return mistake(
      .noRoom,
      "\(share.excerpt.quoted) makes \(share.first) \(decimal(share.multiplier)) times as "
        + "\(share.extent) as \(holder), inside of which it is to stay",
      trials?.helps(share, times: meant.multiplier) == true
        ? "write \(meant.equation.quoted)" : nil)
  }

  /// An item that is a multiple of another one beside it, and limited, where that would go the other way round.
  var turnedMultiple: Mistake? {
    let comparisons = written.filter { $0.firstAttribute.sort == .size && $0.second != nil }
    guard comparisons.count == 1, let multiple = comparisons.first, let second = multiple.second,
      multiple.author == .caller, multiple.relation == .equal, multiple.constant == 0,
      multiple.firstAttribute == multiple.secondAttribute, multiple.multiplier > 0,
      multiple.multiplier != 1, !isContainer(second), !isContainer(multiple.first),
      [multiple.first, second].allSatisfy({ name in
        places.contains { [$0.first, $0.second].contains(name) }
      }),
      let bound = sizes.first(where: { size in
        size.author == .caller && size.relation != .equal
          && ((size.relation == .lessThanOrEqual) == (multiple.multiplier > 1)
            ? size.first == multiple.first : size.first == second)
      }), trials?.helps(multiple, times: 1 / multiple.multiplier) == true
    else { return nil }
    var turned = multiple
    (turned.first, turned.second) = (second, multiple.first)
    return mistake(
      .noRoom,
      "\(multiple.first) is to be \(decimal(multiple.multiplier)) times as \(multiple.extent) as "
        + "\(second), which goes with \(bound.excerpt.quoted) only the other way round",
      "write \(turned.equation.quoted)")
  }

  /// The part that somebody may have meant who has written more than 1: tenths, or per cents.
  private static func partMeant(by multiplier: Double) -> Double {
    if multiplier < 2 { return 1 }
    let part = multiplier / (multiplier > 10 ? 100 : 10)
    return (part * 1_000_000).rounded() / 1_000_000
  }
}

extension ConstraintRecord {
  /// Whether the constraint is a bound that keeps an edge of an item inside of the same edge of another one.
  func keepsInside(_ item: String) -> Bool {
    guard isPin, !isOfBaselines, relation != .equal, multiplier == 1, first != second else {
      return false
    }
    let isAtMost = (relation == .lessThanOrEqual) == (first == item)
    return isAtMost == isClosingPin
  }
}
