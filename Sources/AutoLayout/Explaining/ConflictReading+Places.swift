extension ConflictReading {
  /// Each is compared with each, and of more no one reads which says what another does.
  static var mostCompared: Int { 64 }

  /// Two equations that both say where one edge of an item is, each from another place.
  var rivalPins: (one: ConstraintRecord, other: ConstraintRecord)? {
    if written.count > Self.mostCompared { return nil }
    let pins = places.filter {
      $0.relation == .equal && $0.author == .caller && $0.second != nil && $0.multiplier == 1
        && $0.firstStart == nil && $0.secondStart == nil && !$0.isCentring
        && !isContainer($0.first)
    }
    for (index, one) in pins.enumerated() {
      for other in pins[(index + 1)...]
      where one.first == other.first && one.firstAttribute == other.firstAttribute
        && !one.isAbout(sameAs: other)
      {
        return (one, other)
      }
    }
    return nil
  }

  /// An edge that is put beside two things at once.
  var pinnedTwice: LayoutError.Mistake? {
    guard let (one, other) = rivalPins else { return nil }
    let edge = "the \(one.firstAttribute.spoken) of \(one.first)"
    var advice: String?
    if let one = one.keepingOff, let other = other.keepingOff {
      advice =
        "if \(one.first) is to keep off both, write \(one.excerpt.quoted) and "
        + other.excerpt.quoted
    }
    return LayoutError.Mistake(
      kind: .pinnedTwice,
      sentence: "\(one.excerpt.quoted) and \(other.excerpt.quoted) both decide where \(edge) is",
      advice: advice)
  }

  /// Two items of which each is to begin where the other one has ended.
  var behindEachOther: LayoutError.Mistake? {
    if written.count > Self.mostCompared { return nil }
    let steps = places.filter { $0.author == .caller && $0.isStepForward }
    for (index, one) in steps.enumerated() {
      for other in steps[(index + 1)...]
      where one.first == other.second && one.second == other.first
        && one.firstAttribute.axis == other.firstAttribute.axis
      {
        let place = one.firstAttribute.axis == .vertical ? "below" : "behind"
        return LayoutError.Mistake(
          kind: .twoValues,
          sentence: "\(one.excerpt.quoted) puts \(one.first) \(place) \(other.first), and "
            + "\(other.excerpt.quoted) puts \(other.first) \(place) \(one.first)")
      }
    }
    return nil
  }

  /// A pin that puts an edge outside of what holds the item, where the opposite sign would end the
  /// conflict.
  var wrongSign: LayoutError.Mistake? {
    guard let contradiction, let sums else { return nil }
    for record in places where record.author == .caller && record.isOutside {
      guard let container = record.second, isContainer(container), !isContainer(record.first),
        let size = sizes.first(where: { $0.first == container })
      else { continue }
      let overhang = record.constant.magnitude
      // The item reaches over the whole container and what it hangs over.
      let spans = [overhang, size.constant].allSatisfy { length in
        contradiction.demand.contains { $0.factor == 1 && $0.length == length }
      }
      let rest = sums.demand - sums.supply - 2 * overhang
      let isMet = contradiction.isEquation ? rest.magnitude <= 1e-6 : rest <= 0
      if !spans || !isMet { continue }
      var turned = record
      turned.constant = -record.constant
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) puts the \(record.firstAttribute.spoken) of "
          + "\(record.first) outside of \(container)",
        advice: "if it is meant to be inside, write \(turned.excerpt.quoted)")
    }
    return nil
  }

  /// Parts of a container's size that add up to all of it, beside spaces.
  var shares: LayoutError.Mistake? {
    let parts = written.filter {
      $0.firstAttribute.sort == .size && $0.firstAttribute == $0.secondAttribute
        && $0.relation == .equal && $0.constant == 0 && isContainer($0.second ?? "")
    }
    guard parts.count > 1, let first = parts.first, let container = first.second,
      parts.allSatisfy({ $0.second == container }), parts.count + places.count == all.count,
      (parts.reduce(0) { $0 + $1.multiplier } - 1).magnitude <= 1e-6,
      places.allSatisfy({ $0.constant >= 0 || $0.isPin })
    else { return nil }
    let spaces = places.reduce(0) { $0 + $1.constant.magnitude }
    let names =
      parts.dropLast().map { $0.first }.joined(separator: ", ") + " and \(parts.last?.first ?? "")"
    let isAlike = parts.allSatisfy { $0.multiplier == first.multiplier }
    return LayoutError.Mistake(
      kind: .noRoom,
      sentence: "\(names) take all of the \(first.firstAttribute) of \(container), which leaves "
        + "nothing for the \(points(spaces)) of space",
      advice: isAlike ? "make \(names) equally \(first.extent) instead" : nil)
  }
}

extension ConstraintRecord {
  /// The constraint as a least distance, where it puts an item behind or before another one.
  fileprivate var keepingOff: ConstraintRecord? {
    var least = self
    switch (firstAttribute, secondAttribute) {
    case (.top, .bottom), (.leading, .trailing), (.left, .right):
      guard constant >= 0 else { return nil }
      least.relation = .greaterThanOrEqual
    case (.bottom, .top), (.trailing, .leading), (.right, .left):
      guard constant <= 0 else { return nil }
      least.relation = .lessThanOrEqual
    default: return nil
    }
    return least
  }

  /// Whether the constraint puts an item behind the end of another one.
  fileprivate var isStepForward: Bool {
    guard second != first, constant >= 0, relation != .lessThanOrEqual, multiplier == 1 else {
      return false
    }
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): return true
    default: return false
    }
  }

  /// Whether the constraint puts an edge of an item beyond the same edge of another.
  fileprivate var isOutside: Bool {
    guard isPin, relation == .equal, multiplier == 1, firstStart == nil, secondStart == nil,
      firstAttribute == secondAttribute
    else { return false }
    switch firstAttribute {
    case .trailing, .right, .bottom: return constant > 0
    case .leading, .left, .top: return constant < 0
    default: return false
    }
  }

  /// Whether the constraint is about the margins of an item, or about a guide within one.
  var isAboutArea: Bool {
    if firstAttribute.isWithinMargins || secondAttribute.isWithinMargins { return true }
    return second.map { $0.hasSuffix("LayoutGuide") || $0.hasSuffix("MarginsGuide") } ?? false
  }
}
