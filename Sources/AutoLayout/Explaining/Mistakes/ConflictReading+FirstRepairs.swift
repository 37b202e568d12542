/// The first thing to do about some mistakes, whatever else helps.
extension ConflictReading {
  /// What is lowered before all else.
  func loweredFirst(_ mistake: Mistake.Kind) -> ConstraintRecord? {
    switch mistake {
    case .noRoom: preferredSize
    case .givenSize: ratioTooHigh ?? preferredSize ?? endForNow
    case .aspectRatio: ratioTooHigh ?? widthTooHigh
    default: nil
    }
  }

  /// The constraints to leave out before all others, in this order.
  func droppedFirst(_ mistake: Mistake.Kind) -> [ConstraintRecord] {
    switch mistake {
    case .unequalSizes: fixedAndEqual
    case .centredAndPinned:
      middleElsewhere == nil ? [] : places.filter { $0.isCentring }
    default: []
    }
  }

  /// The fixed size of an item that bounds keep inside of what holds it, in its middle or at its
  /// end, which is the size that it has where there is room.
  private var preferredSize: ConstraintRecord? {
    guard endForNow == nil, all.count <= Self.mostCompared else { return nil }
    return written.first { size in
      guard size.isStatedSize, size.author == .caller, size.relation == .equal else {
        return false
      }
      let own = places.filter { [$0.first, $0.second].contains(size.first) }
      let bounds = own.filter { $0.keepsInside(size.first) }
      guard let bound = bounds.first,
        let holder = bound.first == size.first ? bound.second : bound.first,
        own.allSatisfy({ $0.joins(size.first, holder) || $0.joins(size.first, holder.owner) })
      else { return false }
      let middles = own.filter { $0.isCentring && $0.relation == .equal }
      let isAtEnd =
        bounds.count == 1 && own.count == 2 && bound.origin == nil && heightOfTable == nil
        && own.contains {
          $0.isPin && $0.relation == .equal && $0.isClosingPin != bound.isClosingPin
        }
      guard bounds.count + middles.count == own.count || isAtEnd, own.count > 1 else {
        return false
      }
      // The numbers of one string are seen together, and one of them is too large.
      let format = size.origin?.format
      return format == nil || !bounds.contains { $0.origin?.format == format }
    }
  }

  /// The bound at the end of what a cell has no room for as long as it has a height for the time
  /// being.
  private var endForNow: ConstraintRecord? {
    guard !isOnScreen,
      let given = sizes.first(where: {
        $0.author == .system && $0.firstAttribute == .height && isContainer($0.first)
      })
    else { return nil }
    let ends = places.filter {
      $0.isClosingPin && $0.firstAttribute.axis == .vertical
        && [$0.first, $0.second].contains(given.first)
    }
    return ends.allSatisfy { $0.relation != .equal && $0.author == .caller } ? ends.last : nil
  }

  /// The shape of an item that goes from side to side, by which it would be higher than what the
  /// screen leaves.
  private var ratioTooHigh: ConstraintRecord? {
    guard let ratio, ratio.second == ratio.first, ratio.relation == .equal,
      ratio.author == .caller, ratio.multiplier > 0, twoRatios == nil,
      !sizes.contains(where: { $0.first == ratio.first && !$0.isLeastSize }),
      heightOfTable.map({ isSquare($0) }) ?? true
    else { return nil }
    let own = places.filter { [$0.first, $0.second].contains(ratio.first) }
    let across = own.filter { $0.firstAttribute.axis == .horizontal }
    let along = own.filter { $0.firstAttribute.axis == .vertical }
    guard across.count == 2, across.allSatisfy({ $0.isPin && $0.relation == .equal }),
      across[0].isClosingPin != across[1].isClosingPin,
      // What may hang loose from top to bottom is to be as wide as its height allows.
      along.contains(where: { $0.relation == .equal }), makesTooHigh(ratio)
    else { return nil }
    return ratio
  }

  /// Whether a ratio makes an item higher than everything else does.
  private func makesTooHigh(_ ratio: ConstraintRecord) -> Bool {
    guard let (own, other) = trials?.sizes(without: ratio) else { return false }
    let wanted = ratio.multiplier * other + ratio.constant
    return ratio.firstAttribute == .height ? wanted > own : own > wanted
  }

  /// The width that an item has from what holds it, by which its ratio makes it higher than a
  /// column leaves it.
  private var widthTooHigh: ConstraintRecord? {
    guard let ratio, ratio.second == ratio.first, ratio.relation == .equal, twoRatios == nil,
      heightOfTable == nil, makesTooHigh(ratio)
    else { return nil }
    let own = written.filter {
      $0.firstAttribute == .width && $0.first == ratio.first && $0 != ratio
    }
    guard own.count == 1, let share = own.first, share.author == .caller, share.relation == .equal,
      share.secondAttribute == .width, let holder = share.second,
      sizes.contains(where: { $0.firstAttribute == .height && $0.first != holder.owner }),
      !sizes.contains(where: { $0.first == ratio.first && !$0.isLeastSize })
    else { return nil }
    return share
  }

  /// Whether a cell has one size in both directions, which its layout has given it, and not its
  /// table.
  private func isSquare(_ height: ConstraintRecord) -> Bool {
    sizes.contains {
      $0.author == .system && $0.first == height.first && $0.firstAttribute == .width
        && $0.constant == height.constant
    }
  }

  /// Two sizes that somebody has given items and made equal by a constraint of its own, and not in
  /// a string beside the numbers: first that which came last, or else the smaller one, since what
  /// is in the item has room in the other.
  private var fixedAndEqual: [ConstraintRecord] {
    let equalities = written.filter { $0.firstAttribute.sort == .size && $0.second != nil }
    let given = sizes
    guard equalities.count == 1, let equality = equalities.first, equality.author == .caller,
      equality.isEquality, places.isEmpty, given.count == 2, equalityTooMany == nil,
      equality.origin == nil,
      given.allSatisfy({
        $0.author == .caller && $0.relation == .equal && written.contains($0)
          && [equality.first, equality.second].contains($0.first)
      })
    else { return [] }
    let isTurned = given[1] == broken || given[0] != broken && given[1].constant < given[0].constant
    return isTurned ? [given[1], given[0]] : given
  }
}
