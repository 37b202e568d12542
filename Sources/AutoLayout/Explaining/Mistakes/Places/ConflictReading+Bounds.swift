import VisualFormat

extension ConflictReading {
  /// A bound that only allows an item to end outside its container, or over its neighbour, if the
  /// opposite relation would resolve the conflict.
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

  /// A least size that its container does not provide by itself: the opposite bound may be meant.
  var otherBound: String? {
    guard let container = containerSize, container.constant > 0 else { return nil }
    let size = written.first { size in
      guard size.isStatedSize, size.author == .caller, size.relation != .equal,
        size.firstAttribute == container.firstAttribute
      else { return false }
      return size.relation == .greaterThanOrEqual && size.first != container.first
        && size.constant > container.constant && container.relation == .equal
        && (implicit.contains(container) || container.author == .system)
        // Other bounds of the item show that its size should have no lower limit.
        && written.contains {
          $0 != size && $0.relation != .equal && [$0.first, $0.second].contains(size.first)
        }
    }
    return size.flatMap { otherBound(of: $0) }
  }

  /// The advice to write `<=` instead of `>=`; nil where that does not help.
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

  /// Whether the constraint keeps an edge of an item from being inside its container, or before its
  /// follower.
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

  /// Whether the constant lets two consecutive items overlap.
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

extension ConflictReading {
  /// A centred item with a greatest size whose edges are pinned to its container.
  var cappedBetweenEdges: Mistake? {
    let caps = written.filter {
      $0.relation == .lessThanOrEqual && $0.firstAttribute.sort == .size && $0.author == .caller
        && $0.firstAttribute == $0.secondAttribute
        || $0.isStatedSize && $0.relation == .lessThanOrEqual
    }
    guard caps.count == 1, let cap = caps.first, cap.author == .caller,
      all.count <= Self.mostCompared, let trials
    else { return nil }
    let item = cap.first
    let own = (places + beside).filter {
      $0.relation == .equal && $0.author == .caller && ($0.first == item || $0.second == item)
    }
    let edges = own.filter { $0.isPin && $0.seenFromInside(isContainer).first == item }
    let middles = own.filter { $0.isCentring }
    guard middles.count == 1, !edges.isEmpty, edges.count <= 2, own.count == edges.count + 1,
      edges.count == 1 || edges[0].isClosingPin != edges[1].isClosingPin,
      edges.contains(where: { places.contains($0) }),
      !written.contains(where: { $0 != cap && $0.first == item && $0.firstAttribute.sort == .size }
      ),
      let excess = trials.excess(of: cap), excess > 0
    else { return nil }
    let makes =
      cap.isStatedSize
      ? "makes it \(decimal(cap.constant + excess))"
      : "makes it \(points(excess)) \(cap.firstAttribute == .width ? "wider" : "higher") than that"
    let whose = edges.count == 1 ? "its edge is" : "its two edges are"
    let loose = edges.map { (record: $0, relation: $0.loosenedInside(isContainer)) }
    let meant = loose.map { record, relation -> String in
      var meant = record
      meant.relation = relation
      return meant.excerpt.quoted
    }
    return mistake(
      .sizedFromBothSides,
      "\(item) may be at most \(cap.isStatedSize ? decimal(cap.constant) + " points" : "as")"
        + (cap.isStatedSize ? " \(cap.extent)" : " \(cap.extent) as \(cap.excerpt.quoted) says")
        + ", but it is centred and \(whose) pinned, which \(makes)",
      trials.helps(loosening: loose)
        ? "write " + meant.listed
          + ", or lower \(edges.count == 1 ? "its" : "their") priority to 999"
        : nil)
  }
}

extension ConstraintRecord {
  /// The relation with which a pinned edge is no further out than now.
  fileprivate func loosenedInside(
    _ isContainer: (String) -> Bool
  ) -> LayoutConstraint.Relation {
    let isTurned = seenFromInside(isContainer).first != first
    return isClosingPin == isTurned ? .greaterThanOrEqual : .lessThanOrEqual
  }
}

extension ConflictReading {
  /// A pin that puts an edge outside the container, if the opposite sign would resolve the
  /// conflict.
  var wrongSign: LayoutError.Mistake? {
    guard let trials else { return nil }
    if let overlapping { return overlapping }
    for record in places where record.author == .caller {
      let seen = record.seenFromInside(isContainer)
      guard seen.isOutside, let container = seen.second, isContainer(container),
        !isContainer(seen.first) || record.superview == container,
        trials.helps([(record, -record.constant)])
      else { continue }
      var turned = record
      turned.constant = -record.constant
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) puts the \(seen.firstAttribute.spoken) of "
          + "\(seen.first) outside of \(container)",
        advice: "if it is meant to be inside, write \(turned.excerpt.quoted)")
    }
    return nil
  }

  /// An item that overlaps the neighbour from which another constraint separates it, if the
  /// opposite sign would resolve the conflict.
  private var overlapping: LayoutError.Mistake? {
    guard all.count <= Self.mostCompared, let trials else { return nil }
    for record in places where record.author == .caller && record.relation == .equal {
      var turned = record
      turned.constant = 0 - record.constant
      guard record.constant != 0, record.anyFormatPlace == nil, record.step == nil,
        let step = turned.step, record.superview == nil,
        places.contains(where: { other in
          other != record && other.step.map { $0 == step } ?? false
        }), trials.helps([(record, turned.constant)])
      else { continue }
      return LayoutError.Mistake(
        kind: .wrongSign,
        sentence: "\(record.excerpt.quoted) lets \(step.later) and \(step.earlier) overlap by "
          + "\(points(record.constant.magnitude))",
        advice: "if a space is meant, write \(turned.excerpt.quoted)")
    }
    return nil
  }
}

extension ConstraintRecord {
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
}
