/// In which order repairs are told: first what somebody who knows such layouts would do.
///
/// 1. What is said of the mistake: the pin at the end of a cell gives way to the height that the
/// table gave, one of
///    two values goes, the pin beside a middle goes.
/// 2. Another size: that which then is the same as its siblings', and the least change for its
/// size. 3. Another place of an edge, the least change first. 4. Lower priorities, and 5. leaving
/// out, sizes before edges.
struct RepairOrder {
  private typealias Key = (rank: Int, amount: Double, place: Int)

  private let mistake: LayoutError.Mistake.Kind?
  private let reading: ConflictReading
  private let broken: ConstraintRecord?

  init(_ conflict: LayoutError.Conflict) {
    broken = conflict.broken
    reading = ConflictReading(conflict)
    mistake = reading.mistake?.kind
  }

  /// The repairs in order; those that are the same in all that counts stay as they are.
  func sorted(_ repairs: [LayoutError.Repair]) -> [LayoutError.Repair] {
    repairs.filter { !isOverhanging($0) }.enumerated().map {
      (key: key(of: $1, at: $0), repair: $1)
    }
    .sorted { $0.key < $1.key }.map { $0.repair }
  }

  /// Whether an edge would go to the other side of what it keeps off: nobody means that, unless its
  /// sign was wrong.
  private func isOverhanging(_ repair: LayoutError.Repair) -> Bool {
    guard case .constant(let constant) = repair.change, mistake != .twoValues else { return false }
    return repair.constraint.isPin && constant * repair.constraint.constant < 0
  }

  private func key(of repair: LayoutError.Repair, at place: Int) -> Key {
    let record = repair.constraint
    if let rank = leading(repair) { return (rank, 0, place) }
    switch repair.change {
    case .constant(let constant):
      let amount = (constant - record.constant).magnitude
      if record.isStatedSize {
        // To nothing is as good as away.
        if constant <= 0, record.constant > 0 { return (35, amount, place) }
        if isLikeSiblings(record, constant) { return (10, amount, place) }
        return (11, amount / max(1, record.constant.magnitude), place)
      }
      if record.firstAttribute.sort == .size { return (30, amount, place) }
      if record.constant == 0 { return (22, amount, place) }
      return (record.isCentring ? 21 : 20, amount, place)
    case .priority: return (record.firstAttribute.sort == .size ? 40 : 41, 0, place)
    case .contentHugging, .contentCompressionResistance: return (5, 0, place)
    case .removal: return (record.firstAttribute.sort == .size ? 50 : 51, 0, place)
    }
  }

  /// The rank of what is done about some mistakes before all else.
  private func leading(_ repair: LayoutError.Repair) -> Int? {
    let record = repair.constraint
    switch (mistake, repair.change) {
    case (.givenSize, .priority), (.hidden, .priority):
      if record.isClosingPin { return 0 }
      return record.isStatedSize ? 1 : record.isPin ? 2 : 3
    case (.twoValues, .constant(let constant)):
      // The sign was wrong.
      return constant == -record.constant && constant != 0 ? record == broken ? 0 : 1 : nil
    case (.twoValues, .removal): return record == broken ? 2 : 3
    case (.aspectRatio, .removal): return record.isStatedSize ? 12 : nil
    case (.centredAndPinned, .removal): return record.isPin ? 0 : nil
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
