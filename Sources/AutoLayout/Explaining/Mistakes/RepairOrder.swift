/// In which order repairs are told: first what somebody who knows such layouts would do.
///
/// 1. What is said of the mistake: the pin at the end of a cell gives way to the height that the
/// table gave, one of
///    two values goes, the pin beside a middle goes, the size beside two pins goes.
/// 2. Another size: that which then is the same as its siblings', and the least change for its
/// size. 3. Another place of an edge, the least change first. 4. Lower priorities, and 5. leaving
/// out, sizes before edges.
struct RepairOrder {
  private typealias Key = (rank: Int, amount: Double, place: Int)

  private let mistake: LayoutError.Mistake.Kind?
  private let reading: ConflictReading
  private let broken: ConstraintRecord?
  /// Two that both decide where an edge is.
  private let rivals: [ConstraintRecord]
  /// A size that keeps others from being equal to each other, where these would have one that
  /// nobody writes.
  private let oddShare: ConstraintRecord?
  /// The part of a container that is too much for one, or for several that are equally large.
  private let wholeShare: ConstraintRecord?
  /// Whether of a size and two pins a pin is too many.
  private let isPinTooMany: Bool

  init(
    _ reading: ConflictReading, _ mistake: LayoutError.Mistake.Kind?, broken: ConstraintRecord?
  ) {
    self.broken = broken
    self.reading = reading
    self.mistake = mistake
    let share = mistake == .unequalSizes ? reading.equalShare : nil
    oddShare = share.flatMap { $0.value == $0.value.rounded() ? nil : $0.size }
    let isRoom = mistake == .noRoom || mistake == .tooMuchRoom
    wholeShare = isRoom ? reading.wholeShare : nil
    isPinTooMany = mistake == .sizedFromBothSides && reading.isSmallBetweenEdges
    rivals = mistake == .pinnedTwice ? reading.rivalPins.map { [$0.one, $0.other] } ?? [] : []
  }

  /// The repairs in order; those that are the same in all that counts stay as they are.
  func sorted(_ repairs: [LayoutError.Repair]) -> [LayoutError.Repair] {
    let told = repairs.filter { !isOverhanging($0) && !isToNothing($0) }
    // Where no size helps, what is too much hangs over the end.
    let isOpenEnd = mistake == .noRoom && !told.contains { $0.isOfSize }
    return told.enumerated().map { place, repair in
      let isEnd = isOpenEnd && repair.constraint.isClosingPin && repair.isLowering
      return (key: isEnd ? (0, 0, place) : key(of: repair, at: place), repair: repair)
    }
    .sorted { (one: (key: Key, repair: LayoutError.Repair), other) in one.key < other.key }
    .map { $0.repair }
  }

  /// Whether an edge would go to the other side of what it keeps off: nobody means that, unless its
  /// sign was wrong.
  private func isOverhanging(_ repair: LayoutError.Repair) -> Bool {
    guard case .constant(let constant) = repair.change, mistake != .twoValues else { return false }
    return repair.constraint.isPin && constant * repair.constraint.constant < 0
      || repair.constraint.overlaps(by: constant) && !repair.constraint.overlaps(by: 0)
        && !repair.constraint.overlaps(by: repair.constraint.constant)
  }

  /// Whether a size would become nothing, for which one leaves it out.
  private func isToNothing(_ repair: LayoutError.Repair) -> Bool {
    guard case .constant(let constant) = repair.change else { return false }
    return repair.constraint.isStatedSize && constant <= 0 && repair.constraint.constant > 0
  }

  private func key(of repair: LayoutError.Repair, at place: Int) -> Key {
    let record = repair.constraint
    if let rank = leading(repair) { return (rank, 0, place) }
    switch repair.change {
    case .constant(let constant):
      let amount = (constant - record.constant).magnitude
      if record.isStatedSize {
        if isLikeSiblings(record, constant) { return (10, amount, place) }
        return (11, amount / max(1, record.constant.magnitude), place)
      }
      if record.firstAttribute.sort == .size { return (30, amount, place) }
      if record.constant == 0 { return (22, amount, place) }
      return (record.isCentring ? 21 : 20, amount, place)
    case .priority:
      return (record.isStatedSize ? 40 : record.firstAttribute.sort == .size ? 41 : 42, 0, place)
    case .contentHugging, .contentCompressionResistance: return (5, 0, place)
    case .removal: return (record.firstAttribute.sort == .size ? 50 : 51, 0, place)
    }
  }

  /// The rank of what is done about some mistakes before all else.
  private func leading(_ repair: LayoutError.Repair) -> Int? {
    let record = repair.constraint
    switch (mistake, repair.change) {
    case (.givenSize, .priority), (.hidden, .priority):
      // What is at most somewhere gives room already, and a screen is not measured again.
      if record.isClosingPin, record.relation == .equal { return reading.isOnScreen ? 2 : 0 }
      return record.isStatedSize ? 1 : record.isPin ? 2 : 3
    case (.twoValues, .constant(let constant)):
      // The sign was wrong.
      return constant == -record.constant && constant != 0 ? record == broken ? 0 : 1 : nil
    case (.twoValues, .removal): return record == broken ? 2 : 3
    case (.sizedFromBothSides, .priority):
      // What is no more than so large hangs on one side.
      return record.isClosingPin && reading.sizes.contains { $0.relation == .lessThanOrEqual }
        ? 0 : nil
    case (.noRoom, .removal), (.tooMuchRoom, .removal): return record == wholeShare ? 0 : nil
    case (.sizedFromBothSides, .removal):
      if isPinTooMany { return record.isClosingPin ? 0 : nil }
      if record.firstAttribute.sort == .size, record.second != nil { return 0 }
      return record.isStatedSize && !reading.isContainer(record.first) ? 0 : nil
    case (.pinnedTwice, .removal):
      guard rivals.contains(record) else { return nil }
      // What a margin or a guide leaves out is mostly meant.
      if rivals.allSatisfy({ $0.isPin }), rivals.contains(where: { $0.isAboutArea }) {
        return record.isAboutArea ? 1 : 0
      }
      return record == broken ? 0 : 1
    case (.aspectRatio, .priority):
      guard record.isClosingPin, record.relation == .equal, let ratio = reading.ratio else {
        return nil
      }
      // A table measures again; and of edges that make one shape and a ratio that makes another, one goes.
      let isTable = reading.sizes.contains {
        $0.author == .system && $0.firstAttribute == .height && $0.first.isCell
      }
      if isTable { return record.firstAttribute.axis == .vertical ? 0 : nil }
      return reading.sizes.contains { $0.first == ratio.first } ? nil : 0
    case (.aspectRatio, .removal): return record.isStatedSize ? 12 : nil
    case (.centredAndPinned, .removal):
      return !record.isCentring && record.firstAttribute.sort != .size ? 0 : nil
    case (.negativeSize, .removal): return record.origin == nil ? 0 : nil
    case (.unequalSizes, .removal): return record == oddShare ? 0 : nil
    default: return nil
    }
  }

  /// Whether a size becomes what other items of the conflict have, none of which has what it has
  /// now.
  private func isLikeSiblings(_ record: ConstraintRecord, _ constant: Double) -> Bool {
    let siblings = reading.sizes.filter {
      $0.firstAttribute == record.firstAttribute && $0.first != record.first
    }
    return siblings.filter { $0.constant == constant }.count > 1
      && !siblings.contains { $0.constant == record.constant }
  }
}

extension LayoutError.Repair {
  /// Whether another number, or what is asked of a size, helps.
  fileprivate var isOfSize: Bool {
    if case .constant = change { return true }
    return constraint.firstAttribute.sort == .size
  }
}

extension ConstraintRecord {
  /// Whether two items that the constraint puts one behind the other would overlap with another constant.
  fileprivate func overlaps(by constant: Double) -> Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): constant < 0
    case (.trailing, .leading), (.right, .left), (.bottom, .top): constant > 0
    default: false
    }
  }
}
