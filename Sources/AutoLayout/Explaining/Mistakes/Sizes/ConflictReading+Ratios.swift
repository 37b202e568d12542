import VisualFormat

extension ConflictReading {
  /// The constraint that compares a width with a height.
  var ratio: ConstraintRecord? {
    written.first { $0.isRatio }
  }

  /// Two shapes of one item.
  var twoRatios: Mistake? {
    let own = written.filter { $0.isRatio && $0.second == $0.first && $0.relation == .equal }
    guard own.count == 2, own[0].first == own[1].first, own.allSatisfy({ $0.author == .caller })
    else { return nil }
    return mistake(
      .aspectRatio,
      "\(own[0].first) has two aspect ratios, \(own[0].equation.quoted) and "
        + own[1].equation.quoted)
  }

  /// An item as large as its container in one direction, which its ratio and a limit in the other
  /// do not allow.
  var sizeBesideLimit: ConstraintRecord? {
    guard let ratio, written.contains(where: { $0.relation == .lessThanOrEqual }) else {
      return nil
    }
    return written.first {
      $0 != ratio && $0.isEquality && $0.firstAttribute.sort == .size && $0.author == .caller
        && $0.first == ratio.first && $0.firstAttribute == $0.secondAttribute
    }
  }

  /// Of two ratios of one item, the new or last one.
  func ratioTooMany(broken: ConstraintRecord?) -> ConstraintRecord? {
    guard twoRatios != nil else { return nil }
    let own = written.filter { $0.isRatio }
    return own.first { $0 == broken } ?? own.last
  }

  var aspectRatio: Mistake? {
    // Several ratios side by side are a matter of room.
    guard let ratio, written.filter({ $0.isRatio }).count == 1 else { return nil }
    let own = sizes.filter { $0.first == ratio.first && $0.relation == .equal }
    let name = ratio.first
    let shape =
      ratio.second == name
      ? "the aspect ratio of \(name)" : "the ratio of \(name) and \(ratio.second ?? "")"
    let turned = turnedRatio(ratio)
    let advice = turned.map { "if the ratio is upside down, write \($0.equation.quoted)" }
    let width = own.first { $0.firstAttribute == .width }
    let height = own.first { $0.firstAttribute == .height }
    if own.count == 2, let width, let height {
      return mistake(
        .aspectRatio,
        "\(shape) does not go with both its width of \(decimal(width.constant)) and its height of "
          + decimal(height.constant), advice)
    }
    let wanted = shapeWanted(by: ratio)
    // A limit that is not much too low is meant to bound the ratio.
    let isTurned = turned != nil && wanted.map { !$0.isLimited || $0.times >= 1.5 } ?? true
    return mistake(
      .aspectRatio,
      "\(shape) does not go with what decides both its width and its height" + (wanted?.text ?? "")
        + (isTurned ? "; it seems to be upside down" : ""), isTurned ? advice : nil)
  }

  /// What a ratio makes of one size, which a limit or all the others do not let it be, and how many
  /// times as much that is; nil where that is not known.
  private func shapeWanted(
    by ratio: ConstraintRecord
  ) -> (text: String, isLimited: Bool, times: Double)? {
    guard ratio.multiplier != 0, let second = ratio.second,
      let (own, other) = trials?.sizes(without: ratio)
    else { return nil }
    // If one size is limited, the ratio makes it too large; else the reported one.
    let limited = written.first {
      $0.relation != .equal && [ratio.first, second].contains($0.first)
        && $0.firstAttribute.sort == .size
    }
    let isOther = limited.map { $0.first == second && $0.firstAttribute == ratio.secondAttribute }
    let (item, attribute, given, wanted) =
      isOther == true
      ? (second, ratio.secondAttribute, other, (own - ratio.constant) / ratio.multiplier)
      : (ratio.first, ratio.firstAttribute, own, ratio.multiplier * other + ratio.constant)
    // Both are known to the thousandth.
    if (given - wanted).magnitude < 0.001 { return nil }
    let extent = attribute == .width ? "wide" : "high"
    let limit = limited.map { bound($0) } ?? ""
    let text =
      ", by which \(second == ratio.first ? "it" : item) would be \(length(wanted)) \(extent), but "
      + (limited == nil ? "all else makes it " : "it is to be \(limit)") + number(given)
    let times = min(wanted, given) <= 0 ? 1 : max(wanted, given) / min(wanted, given)
    return (text, limited != nil, times)
  }

  private func length(_ value: Double) -> String {
    let text = number(value)
    return "\(text) \(text == "1" ? "point" : "points")"
  }

  private func number(_ value: Double) -> String { decimal(value.rounded(toParts: 100)) }

  /// The reciprocal ratio, as one would write it, if everything could hold with that.
  private func turnedRatio(_ ratio: ConstraintRecord) -> ConstraintRecord? {
    guard ratio.multiplier > 0, ratio.multiplier != 1, let trials else { return nil }
    var turned = ratio
    turned.multiplier = (1 / ratio.multiplier).rounded(toParts: 10_000)
    return trials.helps(ratio, times: turned.multiplier) ? turned : nil
  }
}

extension ConstraintRecord {
  /// Whether the constraint compares a width with a height.
  fileprivate var isRatio: Bool {
    second != nil && firstAttribute.sort == .size && secondAttribute.sort == .size
      && firstAttribute != secondAttribute
  }
}

/// An item that must stay inside another one and is made larger than it.
extension ConflictReading {
  /// An item that is a multiple of what it is to stay in, as a bar is that shows how far something
  /// is, where the point of the number stands at the wrong place.
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

  /// An item that is a multiple of another one beside it, and limited, where that would go the
  /// other way round.
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

  /// The fraction that may have been meant by a number above 1: tenths, or per cent.
  private static func partMeant(by multiplier: Double) -> Double {
    if multiplier < 2 { return 1 }
    let part = multiplier / (multiplier > 10 ? 100 : 10)
    return part.rounded(toParts: 1_000_000)
  }
}

extension ConstraintRecord {
  /// Whether the constraint is a bound that keeps an edge of an item inside of the same edge of
  /// another one.
  func keepsInside(_ item: String) -> Bool {
    guard isPin, !isOfBaselines, relation != .equal, multiplier == 1, first != second else {
      return false
    }
    let isAtMost = (relation == .lessThanOrEqual) == (first == item)
    return isAtMost == isClosingPin
  }
}
