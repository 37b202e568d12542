extension ConflictReading {
  /// Sizes that are fractions of one container's, each directly or as multiples of one another.
  private struct Shares {
    var container: String
    /// Those that name the container.
    var records: [ConstraintRecord]
    /// By item, in reading order.
    var items: [(name: String, share: Double)]

    var sum: Double { items.reduce(0) { $0 + $1.share } }
    var names: String { items.map { $0.name }.listed }
    var areAlike: Bool { items.allSatisfy { $0.share == items.first?.share } }
    /// Whether each item's part is given by itself.
    var areDirect: Bool { records.count == items.count }
  }

  /// Given sizes that are equal by a constraint, or a chain of them.
  var unequalSizes: Mistake? {
    let equalities = written.filter {
      $0.firstAttribute.sort == .size && $0.second != nil && $0.firstAttribute == $0.secondAttribute
        && $0.multiplier == 1 && $0.constant == 0
    }
    let given = sizes
    guard !equalities.isEmpty, given.count == 2,
      given.allSatisfy({ isGivenForGood || $0.author != .system }),
      given.allSatisfy({ $0.author != .stackView && $0.author != .autoresizingMask }),
      given.contains(where: { $0.author == .caller }),
      equalities.count + given.count == all.count
    else {
      return nil
    }
    if let content = given.first(where: { isContent($0) }),
      let size = given.first(where: { $0 != content && !isContent($0) })
    {
      let needs = content.relation == .greaterThanOrEqual ? "needs at least" : "is to have at most"
      return mistake(
        .unequalSizes,
        "\(size.first) and \(content.first) are to be equally \(size.extent), but \(size.first) is "
          + "\(bound(size))\(points(size.constant)) \(size.extent), and the content of "
          + "\(content.first) \(needs) \(decimal(content.constant))")
    }
    return mistake(
      .unequalSizes,
      "\(given[0].first) and \(given[1].first) are to be equally \(given[0].extent)"
        + (hasStack ? " by their stack view" : "") + ", but one is "
        + "\(bound(given[0]))\(decimal(given[0].constant)) and the other "
        + "\(bound(given[1]))\(points(given[1].constant)) \(given[1].extent)")
  }

  /// The constraint that makes two sizes equal which are given so differently that it is hardly
  /// meant.
  var equalityTooMany: ConstraintRecord? {
    let equalities = written.filter { $0.firstAttribute.sort == .size && $0.second != nil }
    guard equalities.count == 1, let equality = equalities.first, equality.author == .caller,
      equality.isEquality, places.isEmpty
    else { return nil }
    let given = sizes.map { $0.constant }
    guard given.count == 2, let least = given.min(), let most = given.max(), most >= 3 * least,
      sizes.allSatisfy({ $0.author == .caller && written.contains($0) })
    else { return nil }
    return equality
  }

  /// The constraints that make one size a multiple of another along the same axis.
  private var proportions: [ConstraintRecord] {
    written.filter {
      $0.firstAttribute.sort == .size && $0.firstAttribute == $0.secondAttribute
        && $0.relation == .equal && $0.constant == 0 && $0.multiplier > 0
    }
  }

  /// How large items are as multiples of one of them; nil where that does not follow for all of
  /// them.
  private static func multiples(
    of item: String, by proportions: [ConstraintRecord]
  ) -> [(name: String, share: Double)]? {
    if proportions.count > mostCompared { return nil }
    var known: [(name: String, share: Double)] = [(item, 1)]
    func share(_ name: String?) -> Double? { known.first { $0.name == name }?.share }
    var rest = proportions
    while !rest.isEmpty {
      let count = rest.count
      rest.removeAll { record in
        switch (share(record.first), share(record.second)) {
        case (nil, let other?): known.append((record.first, other * record.multiplier))
        case (let own?, nil): known.append((record.second ?? "", own / record.multiplier))
        default: return false
        }
        return true
      }
      if rest.count == count { return nil }
    }
    return known
  }

  private var partsOfContainer: Shares? {
    let proportions = proportions
    guard let container = proportions.first(where: { isContainer($0.second ?? "") })?.second,
      let items = Self.multiples(of: container, by: proportions)
    else { return nil }
    return Shares(
      container: container, records: proportions.filter { $0.second == container },
      items: Array(items.dropFirst()))
  }

  /// Fractions of a container's size that add up to all of it or more, beside spaces and other
  /// items.
  var shares: LayoutError.Mistake? {
    guard all.count <= Self.mostCompared, let parts = partsOfContainer,
      let first = parts.records.first
    else { return nil }
    let proportions = proportions
    let others = written.filter {
      $0.isStatedSize && $0.first != parts.container && $0.constant > 0
    }
    guard parts.items.count > 1 || !others.isEmpty,
      all.allSatisfy({ record in
        proportions.contains(record) || places.contains(record) || others.contains(record)
          || record.isStatedSize && isContainer(record.first)
      }), others.allSatisfy({ $0.relation != .lessThanOrEqual }),
      places.allSatisfy({ $0.constant >= 0 || $0.isPin })
    else { return nil }
    let inside = places.filter { place in
      parts.items.contains { [place.first, place.second].contains($0.name) }
    }
    let spaces = inside.reduce(0) { $0 + $1.constant.magnitude }
    let sizes = others.reduce(0) { $0 + $1.constant }
    if parts.sum > 1 + Nearness.length { return sharesOfMore(parts, isAlone: spaces + sizes == 0) }
    if let found = largeShare(parts, beside: others, spaces + sizes) { return found }
    // A third has no end.
    guard parts.sum > 0.995, spaces + sizes > 0 else { return nil }
    let rest =
      others.isEmpty
      ? "the \(points(spaces)) of space"
      : others.map { $0.first }.joined(separator: " and ")
        + (spaces == 0 ? "" : " and the \(points(spaces)) of space")
    let takes = parts.items.count == 1 ? "takes" : "take"
    let isShared = parts.items.count > 1 && parts.areAlike && parts.areDirect
    return LayoutError.Mistake(
      kind: .noRoom,
      sentence: "\(parts.names) \(takes) all of the \(first.firstAttribute) of \(parts.container), "
        + "which leaves nothing for \(rest)",
      advice: isShared ? "make \(parts.names) equally \(first.extent) instead" : nil,
      sizesToShare: isShared ? parts.records : [])
  }

  /// The one constraint that makes an item all of a container, or several items a part of it where
  /// they would be equally large without that; of several parts that are not alike and take all,
  /// the last one, which can be what is left.
  var wholeShare: ConstraintRecord? {
    guard let parts = partsOfContainer else { return nil }
    if parts.records.count > 1 {
      let isAll = (parts.sum - 1).magnitude < Nearness.length
      return isAll && parts.areDirect && !parts.areAlike ? parts.records.last : nil
    }
    if parts.items.count == 1, largeShare != nil { return parts.records.first }
    return parts.items.count > 1 || parts.sum > 1 - Nearness.length ? parts.records.first : nil
  }

  /// Most of a container as the share of one item, where what is beside it has sizes that need more
  /// than the rest: it is to have what is left.
  private var largeShare: LayoutError.Mistake? {
    guard let parts = partsOfContainer else { return nil }
    let others = written.filter {
      $0.isStatedSize && $0.first != parts.container && $0.constant > 0
    }
    let spaces = places.reduce(0) { $0 + $1.constant.magnitude }
    return largeShare(parts, beside: others, others.reduce(spaces) { $0 + $1.constant })
  }

  private func largeShare(
    _ parts: Shares, beside others: [ConstraintRecord], _ need: Double
  ) -> LayoutError.Mistake? {
    guard parts.items.count == 1, parts.sum >= 0.5, parts.sum < 1 - Nearness.length,
      let share = parts.records.first,
      share.constant == 0, share.relation == .equal, share.first != share.second,
      others.contains(where: { $0.relation == .equal && $0.first != share.first }),
      let whole = sizes.first(where: {
        $0.first == parts.container && $0.relation == .equal
          && $0.firstAttribute == share.firstAttribute
      }), !others.contains(where: { $0.first == share.first })
    else { return nil }
    let rest = (1 - parts.sum) * whole.constant
    guard need > rest + Nearness.length else { return nil }
    return LayoutError.Mistake(
      kind: .noRoom,
      sentence: "\(share.excerpt.quoted) leaves \(points(rest)) for "
        + "\(others.map { $0.first }.listed), but what is beside \(share.first) needs \(decimal(need))"
    )
  }

  private func sharesOfMore(_ parts: Shares, isAlone: Bool) -> LayoutError.Mistake? {
    guard let first = parts.records.first, let last = parts.records.last else { return nil }
    let isWhole = parts.areAlike && parts.items.first?.share == 1
    let sentence =
      isWhole && parts.items.count > 1
      ? "\(parts.names) are each to be as \(first.extent) as \(parts.container), which has room "
        + "for one of them"
      : "\(parts.names)\(parts.items.count > 1 ? " together are" : " is") to be "
        + "\(decimal(parts.sum)) times as \(first.extent) as \(parts.container)"
    var advice: String?
    var shared: [ConstraintRecord] = []
    // No one writes a third.
    let isShared =
      parts.items.count > 1 && !isAlone || parts.areDirect && 1000 % parts.items.count != 0
    if parts.areAlike, isShared {
      advice = "make \(parts.names) equally \(first.extent) instead"
      if parts.areDirect { shared = parts.records }
    } else if parts.areAlike, parts.areDirect {
      let share = 1 / Double(parts.items.count)
      advice = "write " + parts.records.map { $0.share(share) }.joined(separator: " and ")
    } else if isAlone, parts.areDirect, parts.sum - last.multiplier < 1 {
      advice = "write " + last.share(1 - (parts.sum - last.multiplier))
    }
    return LayoutError.Mistake(
      kind: .noRoom, sentence: sentence, advice: advice, sizesToShare: shared)
  }

  /// Parts of a container that take all of it but what is taken off each, which is not what the
  /// spaces between them take.
  var sharesLessConstants: LayoutError.Mistake? {
    let parts = written.filter { $0.firstAttribute.sort == .size }
    guard parts.count > 1, parts.count <= Self.mostCompared, let first = parts.first,
      let container = first.second, isContainer(container), contradiction?.isEquation == true,
      parts.allSatisfy({
        $0.second == container && $0.firstAttribute == $0.secondAttribute
          && $0.firstAttribute == first.firstAttribute && $0.relation == .equal
      }), parts.contains(where: { $0.constant != 0 }), parts.count + places.count == written.count,
      (parts.reduce(0) { $0 + $1.multiplier } - 1).magnitude < Nearness.length,
      places.allSatisfy({ $0.constant >= 0 || $0.isPin })
    else { return nil }
    let off = 0 - parts.reduce(0) { $0 + $1.constant }
    let spaces = places.reduce(0) { $0 + $1.constant.magnitude }
    guard off != spaces, off >= 0 else { return nil }
    let names = parts.map { $0.first }
    let areAlike = parts.allSatisfy {
      $0.multiplier == first.multiplier && $0.constant == first.constant
    }
    return LayoutError.Mistake(
      kind: off < spaces ? .noRoom : .tooMuchRoom,
      sentence:
        "\(names.listed) together are as \(first.extent) as \(container) less \(points(off)), but "
        + "the spaces beside and between them are \(points(spaces))",
      advice: areAlike ? "make \(names.listed) equally \(first.extent) instead" : nil,
      sizesToShare: areAlike ? parts : [])
  }

  /// Of a size and the part of another one that is to be it, that other one, where somebody has
  /// given it and it is too small.
  var wholeTooSmall: ConstraintRecord? {
    guard
      let share = written.first(where: {
        $0.firstAttribute.sort == .size && $0.firstAttribute == $0.secondAttribute
          && $0.relation != .greaterThanOrEqual
      }), places.isEmpty,
      written.contains(where: {
        $0.isStatedSize && $0.first == share.first && $0.relation == .greaterThanOrEqual
      })
    else { return nil }
    return written.first {
      $0.isStatedSize && $0.author == .caller && $0.first == share.second && $0.relation == .equal
    }
  }

  /// A given size that is a fraction of another given one.
  var twoValuesByShare: LayoutError.Mistake? {
    let shares = written.filter {
      $0.firstAttribute.sort == .size && $0.firstAttribute == $0.secondAttribute
        && $0.multiplier > 0 && ($0.multiplier != 1 || $0.constant != 0)
    }
    guard all.count == 3, places.isEmpty, let share = shares.first,
      let whole = sizes.first(where: { $0.first == share.second && $0.relation == .equal }),
      let size = sizes.first(where: { $0.first == share.first }), size.author == .caller,
      !implicit.contains(size)
    else { return nil }
    let isRange = size.relation != .equal && share.relation != .equal
    let value = share.multiplier * whole.constant + share.constant
    return LayoutError.Mistake(
      kind: isRange ? .emptyRange : .twoValues,
      sentence:
        "\(size.first) cannot be \(bound(size))\(decimal(size.constant)) and, by \(share.excerpt.quoted), "
        + "\(bound(share))\(points(value)) \(size.extent) at once",
      advice: size.constant > whole.constant && wholeTooSmall == nil ? otherBound(of: size) : nil)
  }

  /// Sizes that are equal, or in a ratio, and share a container, one of which is given as another
  /// part of it.
  var equalShares: LayoutError.Mistake? {
    guard let share = equalShare, let container = containerSize else { return nil }
    let size = share.size
    let demand =
      share.areEqual
      ? "are to be equally \(size.extent)\(share.isByStack ? " by their stack view" : ""), which "
        + "makes each of them"
      : "are to keep to their ratio, which makes \(size.first)"
    return LayoutError.Mistake(
      kind: .unequalSizes,
      sentence:
        "\(share.names.listed) \(demand) \(decimal(share.value)) in \(container.first), but "
        + "\(size.first) is to be \(points(size.constant)) \(size.extent)")
  }

  /// The fraction of a container for each item, and the size given to one of them.
  struct EqualShare {
    var names: [String]
    var size: ConstraintRecord
    /// What there is room for.
    var value: Double
    var areEqual: Bool
    /// Whether a stack makes them equal.
    var isByStack: Bool
  }

  /// The items that are equally large in a container, or in a ratio, one of which has a size as
  /// well.
  var equalShare: EqualShare? {
    let proportions = proportions
    guard proportions.count <= Self.mostCompared, let container = containerSize, let sums,
      !proportions.contains(where: { [$0.first, $0.second].contains(container.first) })
    else { return nil }
    let given = written.filter { size in
      size.isStatedSize && size.relation == .equal
        && proportions.contains { [$0.first, $0.second].contains(size.first) }
    }
    guard given.count == 1, let size = given.first, size.author == .caller, size.constant > 0,
      let items = Self.multiples(of: size.first, by: proportions)
    else { return nil }
    // If other sizes take up more, the cause is not a share that is too small, but room that is too
    // large.
    let others = written.filter {
      $0.isStatedSize && $0 != size && $0.author == .caller && $0.first != container.first
    }
    let own = items.reduce(0) { $0 + $1.share * size.constant }
    if others.reduce(0, { $0 + $1.constant }) > own { return nil }
    let isMore = sums.demand > container.constant
    let all = isMore ? sums.demand : sums.supply
    guard (isMore ? sums.supply : sums.demand) == container.constant else { return nil }
    var names: [String] = []
    for name in proportions.flatMap({ [$0.second ?? "", $0.first] }) where !names.contains(name) {
      names.append(name)
    }
    var share = EqualShare(
      names: names, size: size, value: 0, areEqual: items.allSatisfy { $0.share == 1 },
      isByStack: proportions.contains { $0.author == .stackView })
    if contradiction?.isEquation == true {
      let weight = items.reduce(0) { $0 + $1.share }
      share.value = size.constant + (container.constant - all) / weight
      return share.value > 0 ? share : nil
    }
    // Of sizes that are equal to these, what is too much without them says nothing.
    guard isMore, !leastSizes.isEmpty, let value = trials?.sizeNeeded(for: size), value > 0,
      value < size.constant
    else { return nil }
    share.value = value
    return share
  }
}

extension ConstraintRecord {
  /// The constraint with another share, in quotation marks.
  fileprivate func share(_ multiplier: Double) -> String {
    var other = self
    // In parts of a thousand, which add up to no more than the whole.
    let thousandths = multiplier.rounded(toParts: 1000)
    let isNear = (thousandths - multiplier).magnitude < Nearness.rounding
    other.multiplier = isNear ? thousandths : multiplier
    return other.equation.quoted
  }
}

extension [String] {
  /// `a, b and c`.
  var listed: String {
    dropLast().joined(separator: ", ") + (count > 1 ? " and " : "") + (last ?? "")
  }
}
