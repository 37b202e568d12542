extension ConflictReading {
  /// All pairs are compared, and with more nobody reads which repeat each other.
  static var mostCompared: Int { 64 }

  /// Two equations that both determine one edge of an item, relative to different places.
  var rivalPins: (one: ConstraintRecord, other: ConstraintRecord)? {
    if written.count > Self.mostCompared { return nil }
    let pins = places.filter {
      $0.relation == .equal && $0.author == .caller && $0.second != nil && $0.multiplier == 1
        && $0.firstStart == nil && $0.secondStart == nil && !$0.isCentring
    }
    let seen = pins.map { $0.seenFromInside(isContainer) }
    for (index, one) in seen.enumerated() where !isContainer(one.first) {
      for place in (index + 1)..<max(index + 1, seen.count) {
        let other = seen[place]
        if one.first == other.first, one.firstAttribute == other.firstAttribute,
          !one.isAbout(sameAs: other)
        {
          return (pins[index], pins[place])
        }
      }
    }
    return rivalBaseline ?? rivalPlaces
  }

  /// Two equations alone that determine one place of an item, such as a middle at two fractions of
  /// a width.
  private var rivalPlaces: (one: ConstraintRecord, other: ConstraintRecord)? {
    guard written.count == 2, places.count == 2, let one = places.first, let other = places.last,
      places.allSatisfy({ $0.relation == .equal && $0.author == .caller && $0.firstStart == nil }),
      one.first == other.first, one.firstAttribute == other.firstAttribute
    else { return nil }
    return (one, other)
  }

  /// Two equations alone, one of which determines a baseline of an item, and the other the item's
  /// position.
  private var rivalBaseline: (one: ConstraintRecord, other: ConstraintRecord)? {
    guard all.count == 2, places.count == 2, let one = places.first, let other = places.last,
      places.allSatisfy({ $0.relation == .equal && $0.author == .caller && !$0.isCentring }),
      one.first == other.first, one.isOfBaselines != other.isOfBaselines
    else { return nil }
    return (one, other)
  }

  /// Which of two constraints that both decide where an edge is goes: the state before, where they
  /// are two states; the edge, beside a baseline; what is told of the container rather than of the
  /// neighbour; and of an edge and an area within, the edge, since what a guide leaves out is
  /// mostly meant.
  func rivalTooMany(broken: ConstraintRecord?) -> ConstraintRecord? {
    if let pin = endTooMany?.pin ?? twoLines?.tooMany { return pin }
    guard let (one, other) = rivalPins else { return nil }
    if one.isOfBaselines != other.isOfBaselines { return one.isOfBaselines ? other : one }
    if let skipping = skipping(one, other) { return skipping }
    let isState =
      one.identifier != nil && other.identifier != nil
      || one.isPin && other.isPin
        && (one.constant - other.constant).magnitude >= Self.leastOfKeyboard
    if isState, let older = older(one, other, than: broken) { return older }
    if one.isPin != other.isPin { return one.isPin ? one : other }
    if one.isPin, one.isAboutArea != other.isAboutArea { return one.isAboutArea ? other : one }
    return [one, other].first { $0 == broken } ?? one
  }

  /// Of two steps to one item that which leaves out what lies between: the one from an item that
  /// another step puts before that of the other.
  private func skipping(
    _ one: ConstraintRecord, _ other: ConstraintRecord
  ) -> ConstraintRecord? {
    guard let step = one.step, let second = other.step, step.later == second.later else {
      return nil
    }
    func follows(_ later: String, _ earlier: String) -> Bool {
      places.contains { $0.step.map { $0.later == later && $0.earlier == earlier } ?? false }
    }
    if follows(second.earlier, step.earlier) { return one }
    return follows(step.earlier, second.earlier) ? other : nil
  }

  /// No bar is this high, and no keyboard lower.
  private static var leastOfKeyboard: Double { 160 }

  /// An edge that is put beside two things at once.
  var pinnedTwice: LayoutError.Mistake? {
    guard let (one, other) = rivalPins else { return nil }
    let seen = one.seenFromInside(isContainer)
    let isEdge = seen.firstAttribute == other.seenFromInside(isContainer).firstAttribute
    let edge = isEdge ? "the \(seen.firstAttribute.spoken) of \(seen.first)" : seen.first
    var advice: String?
    if skipping(one, other) == nil, let one = one.keepingOff, let other = other.keepingOff {
      advice =
        "if \(one.first) is to keep off both, write \(one.excerpt.quoted) and "
        + other.excerpt.quoted
    }
    return LayoutError.Mistake(
      kind: .pinnedTwice,
      sentence: "\(one.excerpt.quoted) and \(other.excerpt.quoted) both decide where \(edge) is"
        + apart(one) + bothInForce(one, other), advice: advice)
  }

  /// The identifiers of two constraints, which mostly name two states.
  func bothInForce(_ one: ConstraintRecord, _ other: ConstraintRecord) -> String {
    guard one.author == .caller, other.author == .caller, let name = one.identifier,
      let otherName = other.identifier, name != otherName
    else { return "" }
    return ", while '\(name)' and '\(otherName)' are in force at once"
  }

  /// The difference between the place that a constraint gives and the one that all others give.
  func apart(_ record: ConstraintRecord) -> String {
    guard let excess = trials?.excess(of: record), excess != 0 else { return "" }
    return ", \(points(excess.magnitude)) apart"
  }

  /// An item that ends with its container, and also before another one that does so.
  var endsBeforeTheLast: LayoutError.Mistake? {
    guard let (pin, step, item, last) = endTooMany,
      let container = pin.first == item ? pin.second : pin.first
    else { return nil }
    let place = pin.firstAttribute.axis == .vertical ? "below" : "behind"
    return LayoutError.Mistake(
      kind: .pinnedTwice,
      sentence: "\(pin.excerpt.quoted) puts the end of \(item) at that of \(container), and "
        + "\(step.excerpt.quoted) puts \(last) \(place) it")
  }

  /// Two ends of one container, of which one is that of an item that another one follows.
  private var endTooMany:
    (pin: ConstraintRecord, step: ConstraintRecord, item: String, last: String)?
  {
    let ends = places.filter {
      $0.isClosingPin && $0.author == .caller && $0.relation == .equal
    }
    guard ends.count == 2, let container = holder(of: ends[0], ends[1]),
      // Where something begins somewhere as well, the sizes between may be to blame.
      places.count == 3
        || !written.contains(where: { $0.isStatedSize && $0.relation != .greaterThanOrEqual })
    else { return nil }
    for (pin, end) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      let item = pin.first == container ? pin.second : pin.first
      let last = end.first == container ? end.second : end.first
      let step = places.first { $0.step?.earlier == item && $0.step?.later == last }
      if let step, let item, let last { return (pin, step, item, last) }
    }
    return nil
  }

  /// The one item in which two others are pinned.
  private func holder(of one: ConstraintRecord, _ other: ConstraintRecord) -> String? {
    if let superview = one.superview { return superview == other.superview ? superview : nil }
    if other.superview != nil { return nil }
    return [one.first, one.second ?? ""].first { $0 == other.first || $0 == other.second }
  }

  /// Two items, each of which must begin where the other ends.
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

  /// An item that one constraint puts behind the end of its container, and another inside it: two
  /// states at once, as of a sheet that slides in.
  var insideAndOutside: LayoutError.Mistake? {
    guard places.count == 2, let outside = places.first(where: { $0.step != nil }),
      let inside = places.last(where: { $0 != outside }), inside.isPin, inside.relation == .equal,
      let holder = outside.superview, inside.superview == holder, let step = outside.step,
      [inside.first, inside.second].contains(
        outside.first == holder ? outside.second : outside.first)
    else { return nil }
    // A hidden item is at the edge, not at a distance from it.
    if outside.constant != 0, wrongEdge != nil { return nil }
    let item = step.later == holder ? step.earlier : step.later
    return LayoutError.Mistake(
      kind: .twoValues,
      sentence: "\(outside.excerpt.quoted) puts \(item) outside of \(holder), and "
        + "\(inside.excerpt.quoted) inside" + bothInForce(outside, inside))
  }

  /// Two pins of one edge, so far apart that one of them is for a visible keyboard.
  private var keyboardAndRest: (ConstraintRecord, ConstraintRecord)? {
    guard written.count == 2, let one = written.first, let other = written.last,
      [one, other].allSatisfy({ $0.isPin && $0.relation == .equal && $0.author == .caller }),
      one.firstAttribute == .bottom, one.isAbout(sameAs: other),
      (one.constant.magnitude - other.constant.magnitude).magnitude >= Self.leastOfKeyboard
    else { return nil }
    return (one, other)
  }

  /// Of two constraints that are two states, the one before, which should have gone: those about
  /// one quantity that code has made, and those that put an item outside and inside.
  func stateBefore(_ broken: ConstraintRecord?) -> ConstraintRecord? {
    if written.count > Self.mostCompared { return nil }
    if let (one, other) = keyboardAndRest { return older(one, other, than: broken) }
    let made = written.filter { $0.author == .caller && $0.origin == nil }
    guard let last = made.last else { return nil }
    for (index, one) in made.enumerated() {
      for other in made[(index + 1)...]
      where one.relation == .equal && other.relation == .equal && one.isAbout(sameAs: other) {
        return older(one, other, than: broken)
      }
    }
    if twoComparisons != nil { return older(made[0], last, than: broken) }
    guard insideAndOutside != nil, places.count == 2 else { return nil }
    // The hiding state is the initial one.
    return older(places[0], places[1], than: broken) ?? places.first { $0.step != nil }
  }

  /// An item that begins where its superview ends, or ends where it begins, if the same edge of
  /// both would resolve the conflict.
  var wrongEdge: LayoutError.Mistake? {
    if all.count > Self.mostCompared { return nil }
    for record in places where record.author == .caller && record.relation == .equal {
      guard let step = record.step, let container = record.superview,
        [step.earlier, step.later].contains(container),
        let place = written.firstIndex(of: record)
      else { continue }
      var meant = record
      if record.second == container {
        meant.secondAttribute = record.firstAttribute
      } else {
        meant.firstAttribute = record.secondAttribute
      }
      var records = all
      records[place] = meant
      guard OneAxisRows(records).canHold else { continue }
      let item = record.first == container ? record.second ?? "" : record.first
      let (own, other) =
        record.first == container
        ? (record.secondAttribute, record.firstAttribute)
        : (record.firstAttribute, record.secondAttribute)
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "the \(own.spoken) of \(item) hangs on the \(other.spoken) of \(container), by "
          + "\(record.excerpt.quoted), which puts all of it outside of \(container)",
        advice: "if it is meant to be inside, write \(meant.excerpt.quoted)")
    }
    return nil
  }

  /// An item that begins at the end of what holds it and ends at its beginning.
  var exchangedEdges: LayoutError.Mistake? {
    let wrong = places.filter {
      $0.author == .caller && $0.relation == .equal && $0.secondAttribute.oppositeEdge != nil
        && $0.firstAttribute == $0.secondAttribute.oppositeEdge
    }
    guard wrong.count == 2, all.count <= Self.mostCompared,
      wrong[0].joins(wrong[1].first, wrong[1].second ?? ""), wrong[0].superview != nil,
      wrong[0].first == wrong[1].first, wrong[0].firstAttribute != wrong[1].firstAttribute
    else { return nil }
    let meant = wrong.map { record -> ConstraintRecord in
      var meant = record
      if record.superview == record.first {
        meant.firstAttribute = record.secondAttribute
      } else {
        meant.secondAttribute = record.firstAttribute
      }
      let isOpening = [.leading, .left, .top].contains(meant.firstAttribute)
      let size = record.constant.magnitude
      meant.constant = isOpening == (record.superview != record.first) ? size : 0 - size
      return meant
    }
    var records = all
    for (one, other) in zip(wrong, meant) {
      if let place = records.firstIndex(of: one) { records[place] = other }
    }
    guard OneAxisRows(records).canHold else { return nil }
    let item = wrong[0].superview == wrong[0].first ? wrong[0].second ?? "" : wrong[0].first
    let holder = wrong[0].superview ?? ""
    return LayoutError.Mistake(
      kind: .wrongSign,
      sentence: "the edges of \(holder) are exchanged: \(wrong[0].excerpt.quoted) and "
        + "\(wrong[1].excerpt.quoted) begin \(item) at the end and end it at the beginning",
      advice: "write \(meant[0].excerpt.quoted) and \(meant[1].excerpt.quoted)")
  }

  /// An item that begins where its neighbour does, of which another constraint says that it comes
  /// behind that, where the neighbour's other edge would end the conflict.
  var wrongEdgeOfNeighbour: LayoutError.Mistake? {
    guard all.count <= Self.mostCompared else { return nil }
    for record in places where record.author == .caller && record.relation == .equal {
      guard record.isPin, let second = record.second, record.superview == nil,
        let opposite = record.secondAttribute.oppositeEdge,
        record.origin?.role != .alignment,
        places.contains(where: { other in
          guard other != record, let step = other.step,
            record.constant != 0 || other.relation != .equal
          else { return false }
          return record.isClosingPin
            ? step.earlier == record.first && step.later == second
            : step.later == record.first && step.earlier == second
        }), let place = written.firstIndex(of: record)
      else { continue }
      var meant = record
      meant.secondAttribute = opposite
      var records = all
      records[place] = meant
      guard OneAxisRows(records).canHold else { continue }
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) is about the \(record.secondAttribute.spoken) of "
          + "\(second), beside all of which \(record.first) is to be",
        advice: "if its other edge is meant, write \(meant.excerpt.quoted)")
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

  /// Whether two places are to be the same.
  var isEquality: Bool { relation == .equal && constant == 0 && multiplier == 1 }

  /// The item that the constraint puts behind another one, and that other one.
  var step: (later: String, earlier: String)? {
    guard let second, second != first, multiplier == 1 else { return nil }
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return constant >= 0 && relation != .lessThanOrEqual ? (first, second) : nil
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return constant <= 0 && relation != .greaterThanOrEqual ? (second, first) : nil
    default: return nil
    }
  }

  /// The same with the item first and what holds it second.
  func seenFromInside(_ isContainer: (String) -> Bool) -> ConstraintRecord {
    guard let second, superview == first || superview == nil && isContainer(first), multiplier == 1
    else { return self }
    var seen = self
    (seen.first, seen.second) = (second, first)
    (seen.firstAttribute, seen.secondAttribute) = (secondAttribute, firstAttribute)
    seen.constant = 0 - constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: seen.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: seen.relation = .lessThanOrEqual
    }
    return seen
  }

  /// Whether the constraint is about the margins of an item, or about a guide within one.
  var isAboutArea: Bool {
    if firstAttribute.isWithinMargins || secondAttribute.isWithinMargins { return true }
    return second.map { $0.hasSuffix("LayoutGuide") || $0.hasSuffix("MarginsGuide") } ?? false
  }
}
