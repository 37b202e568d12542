extension ConflictReading {
  /// A bound that lets an item end only outside of what holds it, or only over its neighbour, where the other
  /// relation would end the conflict.
  var wrongRelation: Mistake? {
    guard let trials, all.count <= Self.mostCompared else { return nil }
    for record in places where record.author == .caller && record.relation != .equal {
      guard !record.isAboutArea, record.isOutward(isContainer), var meant = record.turned else {
        continue
      }
      if meant.isOverlapping { meant.constant = 0 - meant.constant }
      guard trials.helps([(record, meant.constant)], meant.relation) else { continue }
      let (own, other) = record.relation.words
      return mistake(
        .wrongRelation,
        "\(record.excerpt.quoted) says \(own) where all else goes only with \(other)",
        "if \(other) is meant, write \(meant.excerpt.quoted)")
    }
    return nil
  }

  /// A least size that its container does not have by itself: the other bound may be meant.
  var otherBound: String? {
    guard let container = containerSize, container.constant > 0 else { return nil }
    let size = written.first { size in
      guard size.isStatedSize, size.author == .caller, size.relation != .equal,
        size.firstAttribute == container.firstAttribute
      else { return false }
      return size.relation == .greaterThanOrEqual && size.first != container.first
        && size.constant > container.constant && container.relation == .equal
        && (implicit.contains(container) || container.author == .system)
        // What else bounds the item shows that its size is to be free below.
        && written.contains {
          $0 != size && $0.relation != .equal && [$0.first, $0.second].contains(size.first)
        }
    }
    return size.flatMap { otherBound(of: $0) }
  }

  /// The advice to write at most where a least size is given; nil where that does not help.
  func otherBound(of size: ConstraintRecord) -> String? {
    guard size.relation == .greaterThanOrEqual, let meant = size.turned,
      trials?.helps([(size, size.constant)], meant.relation) == true
    else { return nil }
    return "if \(meant.relation.words.own) \(decimal(size.constant)) is meant, "
      + "write \(meant.excerpt.quoted)"
  }

  /// A pin beside a bound that keeps the same edge off a neighbour.
  var pinnedAndKeptOff: Mistake? {
    guard let (pin, bound) = rivalBound else { return nil }
    let item = pin.seenFromInside(isContainer)
    return mistake(
      .pinnedTwice,
      "\(pin.excerpt.quoted) puts the \(item.firstAttribute.spoken) of \(item.first) where "
        + "\(bound.excerpt.quoted) does not let it be\(apart(pin))")
  }

  /// A pin of an edge, and a bound that keeps the same edge off another item.
  var rivalBound: (pin: ConstraintRecord, bound: ConstraintRecord)? {
    if all.count > Self.mostCompared { return nil }
    let own = places.filter { $0.author == .caller && $0.multiplier == 1 && $0.firstStart == nil }
    for pin in own where pin.relation == .equal && pin.isPin {
      let seen = pin.seenFromInside(isContainer)
      guard !isContainer(seen.first) else { continue }
      let bound = own.first { bound in
        guard bound.relation != .equal, !bound.isPin, bound.second != nil, !bound.isCentring else {
          return false
        }
        return bound.first == seen.first && bound.firstAttribute == seen.firstAttribute
          || bound.second == seen.first && bound.secondAttribute == seen.firstAttribute
      }
      if let bound { return (pin, bound) }
    }
    return nil
  }
}

extension ConstraintRecord {
  /// The constraint with the other bound.
  fileprivate var turned: ConstraintRecord? {
    var other = self
    switch relation {
    case .equal: return nil
    case .lessThanOrEqual: other.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: other.relation = .lessThanOrEqual
    }
    return other
  }

  /// Whether the constraint keeps an edge of an item from being inside of what holds it, or before what comes
  /// behind it.
  fileprivate func isOutward(_ isContainer: (String) -> Bool) -> Bool {
    guard second != nil, multiplier == 1, firstStart == nil, secondStart == nil else {
      return false
    }
    let seen = seenFromInside(isContainer)
    switch (seen.firstAttribute, seen.secondAttribute) {
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      return isContainer(seen.second ?? "") && seen.relation == .greaterThanOrEqual
    case (.leading, .leading), (.left, .left), (.top, .top):
      return isContainer(seen.second ?? "") && seen.relation == .lessThanOrEqual
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return relation == .greaterThanOrEqual
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return relation == .lessThanOrEqual
    default: return false
    }
  }

  /// Whether two items, one behind the other, may overlap by the constant.
  fileprivate var isOverlapping: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.trailing, .leading), (.right, .left), (.bottom, .top): constant > 0
    case (.leading, .trailing), (.left, .right), (.top, .bottom): constant < 0
    default: false
    }
  }
}

extension LayoutConstraint.Relation {
  /// What the relation says, and what the other bound does.
  fileprivate var words: (own: String, other: String) {
    self == .greaterThanOrEqual ? ("at least", "at most") : ("at most", "at least")
  }
}
