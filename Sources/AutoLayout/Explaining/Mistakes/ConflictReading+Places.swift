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
    let steps = places.filter { $0.author == .caller && $0.step != nil }
    for (index, one) in steps.enumerated() {
      for other in steps[(index + 1)...] {
        guard let step = one.step, let back = other.step, step.later == back.earlier,
          step.earlier == back.later, one.firstAttribute.axis == other.firstAttribute.axis
        else { continue }
        let place = one.firstAttribute.axis == .vertical ? "below" : "behind"
        return LayoutError.Mistake(
          kind: .twoValues,
          sentence: "\(one.excerpt.quoted) puts \(step.later) \(place) \(step.earlier), and "
            + "\(other.excerpt.quoted) puts \(back.later) \(place) \(back.earlier)")
      }
    }
    return nil
  }

  /// A side by the one name in one constraint and by the other in another: two sides where reading runs
  /// the other way, and one where it does not.
  var leftAndLeading: LayoutError.Mistake? {
    let physical = written.filter { $0.isOf(.physicalX) }
    let reading = physical.isEmpty ? [] : written.filter { $0.isOf(.readingX) }
    if physical.count * reading.count > Self.mostCompared * Self.mostCompared { return nil }
    for one in physical {
      for other in reading {
        let shared = [one.first, one.second].first {
          other.edge(of: $0) != nil && !isContainer($0 ?? "")
        }
        guard let item = shared,
          let side = one.edge(of: item), let otherSide = other.edge(of: item)
        else { continue }
        let isNamesake = (side == .left) == (otherSide == .leading)
        if isNamesake, isRightToLeft {
          return LayoutError.Mistake(
            kind: .leftAndLeading,
            sentence: "\(one.excerpt.quoted) is about left or right, and \(other.excerpt.quoted) "
              + "about where reading begins or ends, which is another side here",
            advice: "use leading and trailing in both, or left and right in both")
        }
        if isNamesake != isRightToLeft, all.count == 2, one.isPin, other.isPin {
          return LayoutError.Mistake(
            kind: .twoValues,
            sentence:
              "\(one.equation.quoted) and \(other.equation.quoted) say two things about one "
              + "distance, since \(side) and \(otherSide) are one side here")
        }
      }
    }
    return nil
  }

  /// An item that one constraint puts behind the end of what holds it, and another inside of that: two states
  /// at once, as of a sheet that slides in.
  var insideAndOutside: LayoutError.Mistake? {
    guard places.count == 2, let outside = places.first(where: { $0.step != nil }),
      let inside = places.last(where: { $0 != outside }), inside.isPin, inside.relation == .equal,
      let holder = outside.superview, inside.superview == holder, let step = outside.step,
      [inside.first, inside.second].contains(
        outside.first == holder ? outside.second : outside.first)
    else { return nil }
    let item = step.later == holder ? step.earlier : step.later
    return LayoutError.Mistake(
      kind: .twoValues,
      sentence: "\(outside.excerpt.quoted) puts \(item) outside of \(holder), and "
        + "\(inside.excerpt.quoted) inside")
  }

  /// A pin that puts an edge outside of what holds the item, where the opposite sign would end the
  /// conflict.
  var wrongSign: LayoutError.Mistake? {
    guard let trials else { return nil }
    for record in places where record.author == .caller && record.isOutside {
      guard let container = record.second, isContainer(container), !isContainer(record.first),
        trials.helps([(record, -record.constant)])
      else { continue }
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

  fileprivate func isOf(_ sort: LayoutConstraint.Attribute.Sort) -> Bool {
    firstAttribute.sort == sort || secondAttribute.sort == sort
  }

  /// The edge that the constraint ties, of one of its items.
  fileprivate func edge(of item: String?) -> LayoutConstraint.Attribute? {
    let side = item == first ? firstAttribute : item == second ? secondAttribute : nil
    guard item != nil, let side = side?.withoutMargins,
      [.left, .right, .leading, .trailing].contains(side)
    else { return nil }
    return side
  }

  /// Whether two places are to be the same.
  var isEquality: Bool { relation == .equal && constant == 0 && multiplier == 1 }

  /// Which item the constraint puts behind the end of which other one.
  fileprivate var step: (later: String, earlier: String)? {
    guard let second, second != first, multiplier == 1 else { return nil }
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return constant >= 0 && relation != .lessThanOrEqual ? (first, second) : nil
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return constant <= 0 && relation != .greaterThanOrEqual ? (second, first) : nil
    default: return nil
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
