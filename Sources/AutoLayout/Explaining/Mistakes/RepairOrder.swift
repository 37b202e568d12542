/// The order of repairs: first what an experienced person would do.
///
/// 1. **What the mistake itself asks for** (`leading`). Of two states the one before goes. What is
///    too many goes: the pin beside a middle, the middle between two edges or beside a baseline,
///    the size between two edges, the share of all there is. What was given for the time being, or
///    to hide, is not fought: the pin at the end of what is inside gives way to it.
/// 2. **Content grows, structure follows.** A fixed size around content that needs more becomes a
///    least size; where there is none, the longest of the contents gives way, since it is what may
///    be cut. A stack or a column that is stretched hangs loose at its end.
/// 3. **Another size**: that which then is the same as its siblings', and else the least change for
///    its size, which is that of the largest. What has no name gives way before what several share.
/// 4. **Another place** of an edge, the least change first.
/// 5. **Lower priorities**, and **leaving out**, sizes before edges.
final class RepairOrder {
  private typealias Key = (rank: Int, amount: Double, place: Int)

  private let mistake: LayoutError.Mistake.Kind?
  private let reading: ConflictReading
  private let broken: ConstraintRecord?
  /// Two constraints that both determine an edge, and which of them to leave out.
  private let rivals: [ConstraintRecord]
  private let rivalTooMany: ConstraintRecord?
  /// Of two states, the one that was there before.
  private let stateBefore: ConstraintRecord?
  private let states: ConflictReading.States?
  /// The size of what scrolls that is to be that of the frame.
  private let tieToFrame: ConstraintRecord?
  /// The space beside what is centred in a row, or the edges of two items that are in line at their
  /// middles.
  private let stepBesideMiddle: ConstraintRecord?
  private let edgesBesideLine: [ConstraintRecord]
  /// Of two lines in which two items are, that which is hardly meant.
  private let inLineTwice: ConstraintRecord?
  /// A pin where something keeps the edge off a neighbour.
  private let keptOff: ConstraintRecord?
  /// A size that keeps others from being equal to each other, where these would have one that
  /// nobody writes, or a stack has made them equal.
  private let oddShare: ConstraintRecord?
  /// The part of a container that is too much for one, or for several that are equally large.
  private let wholeShare: ConstraintRecord?
  /// Whether a pin, of a size and two pins, is redundant.
  private let isPinTooMany: Bool
  /// The end of an item whose size is a part of what its edges are flush with.
  private let endOfPart: ConstraintRecord?
  /// The size that takes most of a container with too much room from edge to edge, and so is what
  /// can grow.
  private let mostOfAll: ConstraintRecord?
  /// Whether content takes part.
  private let hasContent: Bool
  /// Whether a middle is too far from that of what holds it, and nothing else is the matter.
  private let isTooFarOut: Bool
  /// The size of which a part is less than it has to be.
  private let wholeTooSmall: ConstraintRecord?
  /// A size in line with another one, or an equality of two, that is too many.
  private let sizesTooMany: [ConstraintRecord]
  /// The size of a stack view against what it arranges, and the height of another view against what
  /// is in it.
  private let sizeOfStack: ConstraintRecord?
  private let heightOfHolder: ConstraintRecord?
  /// A width in what scrolls only from top to bottom.
  private let widthThatScrolls: ConstraintRecord?
  /// What is lowered before all else, and what is left out before all else, in order.
  private let loweredFirst: ConstraintRecord?
  private let droppedFirst: [ConstraintRecord]

  init(
    _ reading: ConflictReading, _ mistake: LayoutError.Mistake.Kind?, broken: ConstraintRecord?
  ) {
    self.broken = broken
    self.reading = reading
    self.mistake = mistake
    let share = mistake == .unequalSizes ? reading.equalShare : nil
    oddShare = share.flatMap { share in
      let isOdd =
        share.isByStack || share.value != share.value.rounded()
        || share.areEqual && share.names.count > 2
      return isOdd ? share.size : nil
    }
    let isRoom = mistake == .noRoom || mistake == .tooMuchRoom
    wholeShare = isRoom ? reading.wholeShare : nil
    isPinTooMany = mistake == .sizedFromBothSides && reading.isSmallBetweenEdges
    endOfPart = mistake == .sizedFromBothSides ? reading.endOfPart : nil
    mostOfAll = mistake == .tooMuchRoom ? reading.mostOfAll : nil
    rivals = mistake == .pinnedTwice ? reading.rivalPins.map { [$0.one, $0.other] } ?? [] : []
    rivalTooMany = mistake == .pinnedTwice ? reading.rivalTooMany(broken: broken) : nil
    stateBefore = mistake == .twoValues ? reading.stateBefore(broken) : nil
    hasContent = reading.hasContent
    states = mistake == .twoStates ? reading.states : nil
    tieToFrame = isRoom ? reading.tieToFrame : nil
    isTooFarOut = mistake == .centredAndPinned && reading.centredTooFarOut != nil
    wholeTooSmall = mistake == .twoValues ? reading.wholeTooSmall : nil
    sizesTooMany =
      mistake == .unequalSizes
      ? [reading.sizeInLineWithHolder, reading.equalityTooMany].compactMap { $0 } : []
    sizeOfStack = isRoom ? reading.sizeOfStack : nil
    heightOfHolder = isRoom ? reading.heightOfHolder : nil
    widthThatScrolls = isRoom ? reading.widthThatScrolls : nil
    stepBesideMiddle = mistake == .centredAndPinned ? reading.stepBesideMiddle : nil
    edgesBesideLine =
      mistake == .centredAndPinned || mistake == .pinnedTwice
      ? reading.edgesBesideLine.map { [$0.one, $0.other] } ?? [] : []
    inLineTwice =
      mistake == .centredAndPinned ? reading.twoLines?.tooMany : nil
    loweredFirst = reading.isLong ? nil : mistake.flatMap { reading.loweredFirst($0) }
    droppedFirst = reading.isLong ? [] : mistake.map { reading.droppedFirst($0) } ?? []
    keptOff = mistake == .pinnedTwice && rivals.isEmpty ? reading.rivalBound?.pin : nil
  }

  /// The repairs in order; those that are the same in all that counts stay as they are.
  func sorted(_ repairs: [LayoutError.Repair]) -> [LayoutError.Repair] {
    let possible = repairs.filter {
      !isOverhanging($0) && !isToNothing($0) && !isIdleLoosening($0)
    }
    let likely = possible.filter { !isGapingSpace($0) }
    let told = likely.isEmpty ? possible : likely
    // Where no size helps, the content may overflow at the end.
    let isOpenEnd = mistake == .noRoom && !told.contains { $0.isOfSize }
    return told.enumerated().map { place, repair in
      let isEnd = isOpenEnd && repair.constraint.isClosingPin && repair.isLowering
      return (key: isEnd ? (0, 0, place) : key(of: repair, at: place), repair: repair)
    }
    .sorted { (one: (key: Key, repair: LayoutError.Repair), other) in one.key < other.key }
    .map { $0.repair }
  }

  /// Whether an edge would move to the other side of its neighbour: nobody means that, unless its
  /// sign was wrong.
  private func isOverhanging(_ repair: LayoutError.Repair) -> Bool {
    guard case .constant(let constant) = repair.change, mistake != .twoValues else { return false }
    return repair.constraint.isPin && constant * repair.constraint.constant < 0
      || repair.constraint.overlaps(by: constant) && !repair.constraint.overlaps(by: 0)
        && !repair.constraint.overlaps(by: repair.constraint.constant)
  }

  /// Whether a size would become 0, for which one would rather leave it out.
  private func isToNothing(_ repair: LayoutError.Repair) -> Bool {
    guard case .constant(let constant) = repair.change else { return false }
    if reading.isOfActionSheet(repair.constraint) { return true }
    return repair.constraint.isStatedSize && constant <= 0 && repair.constraint.constant > 0
  }

  /// Whether a space would become many times what it is, and so much of all there is that nobody
  /// means it.
  private func isGapingSpace(_ repair: LayoutError.Repair) -> Bool {
    let record = repair.constraint
    guard case .constant(let constant) = repair.change, mistake != .twoValues,
      record.firstAttribute.sort != .size
    else { return false }
    if constant.magnitude < 3 * record.constant.magnitude { return false }
    if constant.magnitude >= Self.leastOfGaps { return true }
    let along = reading.sizes.lazy.filter { $0.firstAttribute.axis == record.firstAttribute.axis }
    return along.map { $0.constant }.max().map { 4 * constant.magnitude >= $0 } ?? false
  }

  /// Spaces that one writes are mostly less.
  private static var leastOfGaps: Double { 50 }

  /// Whether an equation would become a bound where nothing is known to grow or to hang loose.
  private func isIdleLoosening(_ repair: LayoutError.Repair) -> Bool {
    guard case .relation = repair.change else { return false }
    return leading(repair) == nil
  }

  private func key(of repair: LayoutError.Repair, at place: Int) -> Key {
    let record = repair.constraint
    if let rank = leading(repair) { return (rank, leadingAmount(repair), place) }
    switch repair.change {
    case .constant(let constant):
      let amount = (constant - record.constant).magnitude
      if record.isStatedSize {
        if isLikeSiblings(record, constant) { return (9, amount, place) }
        // Between a least size and a greatest one the least has a reason.
        if record.relation == .lessThanOrEqual { return (10, amount, place) }
        // And so it has beside the size of what holds it.
        if isTooSmall(record) { return (10, amount, place) }
        return (11, amount / max(1, record.constant.magnitude), place)
      }
      if record.firstAttribute.sort == .size { return (30, amount, place) }
      if record.constant == 0 { return (22, amount, place) }
      return (record.isCentring ? 21 : 20, amount, place)
    case .relation: return (12, 0, place)
    case .priority:
      return (record.isStatedSize ? 40 : record.firstAttribute.sort == .size ? 41 : 42, 0, place)
    case .contentHugging, .contentCompressionResistance:
      return (5, leadingAmount(repair), place)
    case .removal: return (record.firstAttribute.sort == .size ? 50 : 51, 0, place)
    }
  }

  /// Whether a size is that of what holds others, of which there are only least sizes.
  private func isTooSmall(_ record: ConstraintRecord) -> Bool {
    mistake == .noRoom && record == reading.containerSize
      && reading.sizes.allSatisfy { $0.relation == .greaterThanOrEqual || $0 == record }
  }

  /// Of contents that resist the largest is first, and of those that hug the last; of sizes that
  /// are lowered a fixed one.
  private func leadingAmount(_ repair: LayoutError.Repair) -> Double {
    switch repair.change {
    case .contentCompressionResistance: return 0 - repair.constraint.constant
    case .contentHugging:
      return 0 - Double(reading.all.lastIndex(of: repair.constraint) ?? 0)
    case .priority:
      // Of what a screen has too much or too little room for the largest is first.
      let amount = mistake == .givenSize && reading.isOnScreen ? repair.constraint.constant : 0
      return (repair.constraint.relation == .equal ? 0 : 1e6) - amount
    case .constant, .relation, .removal: return 0
    }
  }

  /// The rank of what is done about some mistakes before all else.
  private func leading(_ repair: LayoutError.Repair) -> Int? {
    switch repair.change {
    case .constant(let constant):
      if isTooFarOut { return repair.constraint.isCentring ? 0 : nil }
      if repair.constraint == wholeTooSmall { return -1 }
      // The sign was wrong.
      guard mistake == .twoValues, constant == -repair.constraint.constant, constant != 0
      else { return nil }
      return repair.constraint == broken ? 0 : 1
    case .relation: return leading(loosening: repair.constraint)
    case .priority: return leading(lowering: repair.constraint)
    case .removal: return leading(dropping: repair.constraint)
    case .contentHugging: return nil
    case .contentCompressionResistance:
      // What a cell has of width is not measured again.
      return mistake == .givenSize && reading.isGivenForGood ? -1 : nil
    }
  }

  private func leading(loosening record: ConstraintRecord) -> Int? {
    switch mistake {
    case .noRoom where record == tieToFrame: return 0
    // A height follows from what is in it.
    case .noRoom where record == heightOfHolder: return 0
    case .noRoom, .unequalSizes: return record.isStatedSize && hasContent ? 0 : nil
    case .tooMuchRoom:
      let rows = reading.sizes.count - 1
      let isLoose =
        record.constant != 0 || rows > 2 && mostOfAll == nil || reading.hasStack
        || reading.ratio != nil
      return record.isClosingPin && isLoose ? hasContent ? 6 : 0 : nil
    case .aspectRatio:
      // The ratio and the width are the shape, and the bottom only reserves memory for it.
      return record.isClosingPin && ownSize?.firstAttribute == .width
        && record.firstAttribute.axis == .vertical ? 0 : nil
    default: return nil
    }
  }

  /// The one size that is given beside a ratio.
  private var ownSize: ConstraintRecord? {
    let own = reading.sizes.filter { $0.first == reading.ratio?.first }
    return own.count == 1 ? own[0] : nil
  }

  private func leading(lowering record: ConstraintRecord) -> Int? {
    if record == loweredFirst { return -1 }
    switch mistake {
    case .givenSize, .hidden:
      // What is at most somewhere gives room already, and a screen is not measured again.
      if record.isClosingPin, record.relation == .equal {
        let isAcross =
          reading.heightOfTable != nil && record.firstAttribute.axis == .horizontal
        return isAcross ? 3 : reading.isOnScreen ? 2 : 0
      }
      if reading.isMoreThanAll(record) { return 0 }
      return record.isStatedSize ? 1 : record.isPin ? 2 : 3
    case .sizedFromBothSides:
      // What is no more than so large hangs on one side.
      return record.isClosingPin && reading.sizes.contains { $0.relation == .lessThanOrEqual }
        ? 0 : nil
    case .aspectRatio where record == reading.sizeBesideLimit: return 0
    case .aspectRatio:
      guard record.isClosingPin, record.relation == .equal, let ratio = reading.ratio else {
        return nil
      }
      // A table measures again; and of edges that make one shape and a ratio that makes another,
      // one goes.
      let isTable = reading.sizes.contains {
        $0.author == .system && $0.firstAttribute == .height && $0.first.isCell
      }
      if isTable { return record.firstAttribute.axis == .vertical ? 0 : nil }
      return reading.sizes.contains { $0.first == ratio.first } ? nil : 0
    default: return nil
    }
  }

  private func leading(dropping record: ConstraintRecord) -> Int? {
    if let place = droppedFirst.firstIndex(of: record) { return place - 2 }
    switch mistake {
    case .twoValues:
      if let stateBefore { return record == stateBefore ? 0 : record == broken ? 2 : 3 }
      return record == broken ? 2 : 3
    case .twoStates:
      guard let states else { return nil }
      if let before = states.before(broken) { return before.contains(record) ? 0 : nil }
      return states.one.contains(record) || states.other.contains(record) ? 0 : nil
    case .noRoom where record == sizeOfStack || record == widthThatScrolls: return -1
    case .tooMuchRoom where record == sizeOfStack: return -1
    case .noRoom: return record == wholeShare ? 0 : record == tieToFrame ? 1 : nil
    case .tooMuchRoom:
      return record == wholeShare || record == mostOfAll ? 0 : record == tieToFrame ? 1 : nil
    case .sizedFromBothSides:
      if isPinTooMany { return record.isClosingPin ? 0 : nil }
      if record == endOfPart { return -1 }
      guard record.firstAttribute.sort == .size else { return nil }
      if let second = record.second {
        return [record.first, second].contains { reading.isPinned($0) } ? 0 : 1
      }
      return reading.isContainer(record.first) ? nil : 0
    case .pinnedTwice where !edgesBesideLine.isEmpty: return rank(ofEdge: record)
    case .pinnedTwice:
      return record == rivalTooMany || record == keptOff ? 0 : rivals.contains(record) ? 1 : nil
    case .aspectRatio:
      if let ratio = reading.ratioTooMany(broken: broken) { return record == ratio ? -1 : nil }
      // What is as wide as something else is high is no shape, and its edges are enough.
      if record == reading.ratio, record.second != record.first,
        !reading.sizes.contains(where: { $0.first == record.first })
      {
        return -1
      }
      // What goes from side to side has its height from the ratio.
      if record == ownSize, record.firstAttribute == .height,
        !reading.places.contains(where: { $0.firstAttribute.axis == .vertical })
      {
        return 0
      }
      return record.isStatedSize ? 12 : nil
    case .centredAndPinned:
      if let inLineTwice { return record == inLineTwice ? 0 : nil }
      if !edgesBesideLine.isEmpty { return rank(ofEdge: record) }
      if let stepBesideMiddle, stepBesideMiddle.constant != 0 {
        return record == stepBesideMiddle ? 0 : nil
      }
      if reading.isMiddleTooMany { return record.isCentring ? 0 : nil }
      let isOther = record.isCentring || record.firstAttribute.sort == .size
      return isOther ? nil : reading.isOfMiddle(record) ? 0 : 1
    case .negativeSize: return record.origin == nil ? 0 : nil
    case .unequalSizes:
      // What the system gives is as large as it is.
      let isGiven = record.isStatedSize && reading.sizes.contains { $0.author == .system }
      if record == oddShare || isGiven || record == reading.shareInLine { return 0 }
      if sizesTooMany.contains(record) { return 0 }
      // What a stack makes equal needs no size of its own.
      return record.isStatedSize && isEqualByStack ? record == broken ? 0 : 1 : nil
    default: return nil
    }
  }

  /// Of the edges of two items that are in line one is enough, and that which came last is hardly
  /// it.
  private func rank(ofEdge record: ConstraintRecord) -> Int? {
    let isBroken = edgesBesideLine.contains { $0 == broken }
    if record == (isBroken ? broken : edgesBesideLine.last) { return 0 }
    return edgesBesideLine.contains(record) ? 1 : nil
  }

  /// Whether a stack view makes sizes equal that are given by themselves.
  private var isEqualByStack: Bool {
    reading.written.contains { $0.author == .stackView && $0.firstAttribute.sort == .size }
      && reading.places.isEmpty
  }

  /// Whether a size becomes what other items of the conflict have, none of which has what it has
  /// now.
  private func isLikeSiblings(_ record: ConstraintRecord, _ constant: Double) -> Bool {
    func siblings(of length: Double) -> Int {
      reading.sizes.count {
        $0.constant == length && $0.firstAttribute == record.firstAttribute
          && $0.first != record.first
      }
    }
    return siblings(of: constant) > 1 && siblings(of: record.constant) == 0
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
  /// Whether two items that the constraint puts one behind the other would overlap with another
  /// constant.
  fileprivate func overlaps(by constant: Double) -> Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): constant < 0
    case (.trailing, .leading), (.right, .left), (.bottom, .top): constant > 0
    default: false
    }
  }
}
