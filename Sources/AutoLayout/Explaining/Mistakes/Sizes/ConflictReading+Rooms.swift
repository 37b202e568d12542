import VisualFormat

extension ConflictReading {
  /// A size that a table, a screen or a frame has given, and what it would have to be.
  var givenSize: LayoutError.Mistake? {
    // A guide, such as that of the keyboard, has the size of what it stands for.
    let ofSystem = sizes.filter { $0.author == .system && !$0.first.hasSuffix("LayoutGuide") }
    let given = ofSystem.first { isContainer($0.first) } ?? ofSystem.first
    guard let given else {
      return written.allSatisfy { $0.author != .caller } ? systemsOwn : nil
    }
    guard let sums else { return nil }
    // What a screen has is not measured again.
    if isOnScreen, let found = fromBothSides(given) { return found }
    let need =
      same(sums.supply, given.constant)
      ? need(of: given)
      : same(sums.demand, given.constant) ? sums.supply : trials?.sizeNeeded(for: given)
    return givenMistake(given, wanting: need)
  }

  /// - Parameter need: The size that would be needed, where that is known.
  func givenMistake(
    _ given: ConstraintRecord, wanting need: Double?, _ bound: String = ""
  ) -> LayoutError.Mistake {
    let name = given.first
    if isContent(given), given.relation != .equal, let need {
      let isLeast = given.relation == .greaterThanOrEqual
      return LayoutError.Mistake(
        kind: isLeast ? .noRoom : .tooMuchRoom,
        sentence: "\(name) is to be \(bound)\(points(need)) \(given.extent), but its content "
          + (isLeast ? "needs at least " : "is to have at most ") + decimal(given.constant)
          + (isLeast && given.priority == .required ? ", which may not be cut" : ""))
    }
    let who =
      if implicit.contains(given) {
        "\(name) is \(points(given.constant)) \(given.extent)"
      } else if name.isCell {
        "the table or collection view has made \(name) \(points(given.constant)) \(given.extent)"
      } else {
        "the system has made \(name) \(self.bound(given))\(points(given.constant)) \(given.extent)"
      }
    if !written.contains(where: { $0.author == .caller || $0.author == .content }),
      given.author == .system, let found = systemsOwn
    {
      return found
    }
    let isForNow = given.constant == 0 && given.author == .system
    let rest =
      if isForNow {
        " for the time being, before it is laid out, but what is asked for needs "
          + (need.map { (isEquation ? "" : "at least ") + decimal($0) } ?? "more")
      } else if let need, need > given.constant {
        ", but what is asked for needs \(isEquation ? "" : "at least ")\(decimal(need))"
      } else if let need {
        ", but what is asked for makes \(decimal(need))"
      } else {
        ", which does not go with what is asked for"
      }
    return LayoutError.Mistake(kind: .givenSize, sentence: who + rest)
  }

  private var isEquation: Bool { contradiction?.isEquation ?? false }

  /// Too much or too little room in an item whose size is given.
  var room: LayoutError.Mistake? {
    guard let sums, let contradiction else { return nil }
    guard let container = containerSize else { return roomInShare(sums) }
    let holds =
      "\(container.first) is \(bound(container))\(points(container.constant)) \(container.extent)"
    let isSupply = contradiction.supply.count <= 1 && same(sums.supply, container.constant)
    if isSupply {
      if let mistake = collapsed(container) { return mistake }
      if let mistake = fromBothSides(container) { return mistake }
      let least = contradiction.isEquation ? "" : "at least "
      if let stack = stack(in: container, need(of: container)), stack.room > 0 {
        return LayoutError.Mistake(
          kind: .noRoom,
          sentence:
            "\(stack.name) has \(points(stack.room)) between its two edges, but what it arranges "
            + "needs \(least)\(decimal(stack.need))")
      }
      return LayoutError.Mistake(
        kind: .noRoom,
        sentence: holds + ", but what is in it needs \(least)\(decimal(need(of: container)))")
    }
    guard contradiction.demand.count == 1, !contradiction.supply.isEmpty,
      same(sums.demand, container.constant)
    else { return nil }
    if let mistake = fromBothSides(container) { return mistake }
    if let stack = stack(in: container, sums.supply) {
      return LayoutError.Mistake(
        kind: .tooMuchRoom,
        sentence:
          "\(stack.name) is stretched to \(points(stack.room)) by its two edges, but what it "
          + "arranges fills only \(decimal(stack.need))")
    }
    return LayoutError.Mistake(
      kind: .tooMuchRoom,
      sentence: holds + ", but what is in it fills only \(decimal(sums.supply))")
  }

  /// The sentence for an item whose size would become negative.
  var nothingLeft: Mistake? {
    guard let least = leastSizes.first, leastSizes.count == 1, let sums,
      contradiction?.supply.isEmpty == true
    else { return nil }
    return mistake(
      .noRoom,
      "nothing is left for \(least.first): it would be \(points(-sums.demand)) \(least.extent)")
  }

  /// A stack pinned by both edges, the room left between them, and what the stack needs.
  private func stack(
    in container: ConstraintRecord, _ need: Double
  ) -> (name: String, room: Double, need: Double)? {
    guard
      let edge = written.first(where: { $0.author == .stackView && $0.isPin }),
      let name = edge.superview
        ?? [edge.first, edge.second ?? ""].first(where: { isContainer($0) }),
      name != container.first
    else { return nil }
    let pins = places.filter {
      $0.author == .caller && $0.isPin && $0.relation == .equal
        && [$0.first, $0.second].contains(name)
    }
    guard pins.count == 2, pins.allSatisfy({ [$0.first, $0.second].contains(container.first) })
    else { return nil }
    let insets = pins.reduce(0) { $0 + $1.inset(of: name) }
    return (name, container.constant - insets, need - insets)
  }

  /// Too little room in an item whose size is a part of another one's.
  private func roomInShare(_ sums: (demand: Double, supply: Double)) -> LayoutError.Mistake? {
    for share in written where share.firstAttribute.sort == .size && isContainer(share.first) {
      guard share.relation != .greaterThanOrEqual, share.firstAttribute == share.secondAttribute,
        let whole = sizes.first(where: {
          $0.first == share.second && $0.firstAttribute == share.secondAttribute
        }), same(share.multiplier * whole.constant + share.constant, sums.supply)
      else { continue }
      let least = isEquation ? "" : "at least "
      return LayoutError.Mistake(
        kind: .noRoom,
        sentence: "\(share.first) is \(bound(share))\(points(sums.supply)) \(share.extent), "
          + "by \(share.excerpt.quoted), but what is in it needs \(least)\(decimal(sums.demand))")
    }
    return nil
  }

  /// If no sum shows it: the constraint that the others miss, and by how much.
  var miss: String? {
    guard let trials, written.count > 1 else { return nil }
    for record in written {
      guard let excess = trials.excess(of: record), excess != 0 else { continue }
      let missed =
        record.isStatedSize
        ? "make it \(points(record.constant + excess))" : "miss that by \(points(excess.magnitude))"
      return printable("\(record.sentence), and the others \(missed)")
    }
    return nil
  }

  /// A container with size 0, to hide it.
  private func collapsed(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    guard container.constant == 0, written.contains(container) else { return nil }
    return LayoutError.Mistake(
      kind: .hidden,
      sentence: "\(container.first) is made 0 points \(container.extent), but what is in it still "
        + "needs \(isEquation ? "" : "at least ")\(decimal(need(of: container)))")
  }

  /// The size that a container would need, including sizes that do not matter for the conflict.
  func need(of container: ConstraintRecord) -> Double {
    let tried = leastSizes.isEmpty ? nil : trials?.sizeNeeded(for: container)
    return max(tried ?? 0, sums?.demand ?? 0)
  }

  private func same(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= Nearness.length * max(1, one.magnitude)
  }

  /// One item with a size of its own whose two edges decide another one.
  private func fromBothSides(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    // A greatest size is too small rather than the content too large.
    guard container.relation == .equal, let (size, left) = sizeBetweenEdges(container),
      !isHolderTooLow(for: size, size.constant - left)
    else { return nil }
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(size.first) is to be \(bound(size))\(points(size.constant)) \(size.extent), "
        + "but its two edges make it \(decimal(left))", advice: otherAxis(of: size))
  }

  /// Whether a size between two edges is so much less than these make it that it was hardly an
  /// oversight.
  var isSmallBetweenEdges: Bool {
    guard let container = containerSize, let (size, left) = sizeBetweenEdges(container) else {
      return false
    }
    return size.constant * 2 < left
  }

  private func sizeBetweenEdges(
    _ container: ConstraintRecord
  ) -> (size: ConstraintRecord, left: Double)? {
    let others = sizes.filter { $0 != container }
    guard others.count == 1, let size = others.first, places.count == 2,
      size.relation != .greaterThanOrEqual, !implicit.contains(size),
      places.allSatisfy({
        $0.relation == .equal && $0.isPin && ($0.first == size.first || $0.second == size.first)
      })
    else { return nil }
    let left = container.constant - places.reduce(0) { $0 + $1.inset(of: size.first) }
    // Where nothing is left between the edges, the pins are the culprits.
    return left <= 0 || places.contains(where: { $0.isAboutArea }) ? nil : (size, left)
  }

  /// Whether the size that the system gives is one that it keeps: that of a screen, or the width of
  /// a cell, but not the height of a cell, which follows from what is in it, or a size for the time
  /// being.
  var isGivenForGood: Bool {
    isOnScreen
      || sizes.contains {
        $0.author == .system && $0.firstAttribute == .width && $0.constant >= 100
      }
  }

  /// Whether that size is the one that the sum exceeds or misses.
  var isContainerGivenForGood: Bool {
    isGivenForGood && (heightOfTable == nil || containerSize != heightOfTable)
  }

  /// The fixed size that takes more than half of a container from edge to edge.
  var mostOfAll: ConstraintRecord? {
    guard let container = containerSize, !hasStack,
      places.allSatisfy({ !$0.isClosingPin || $0.constant == 0 })
    else { return nil }
    return written.first {
      $0.isStatedSize && $0.author == .caller && $0.relation == .equal
        && $0.first != container.first
        && $0.firstAttribute == container.firstAttribute && 2 * $0.constant > container.constant
    }
  }

  /// Whether the size that is given is that of a window or a screen rather than of something in it.
  var isOnScreen: Bool {
    sizes.contains {
      $0.author == .system && !$0.first.isCell
        && $0.constant >= ($0.firstAttribute == .width ? 300 : 400)
    }
  }

  /// An item as large as its container, but not aligned with its edges.
  var sameSizeInside: LayoutError.Mistake? {
    let equalities = written.filter {
      $0.firstAttribute.sort == .size && $0.firstAttribute == $0.secondAttribute && $0.isEquality
    }
    guard let last = equalities.last, places.count == 2,
      equalities.count + places.count == all.count,
      let item = [places[0].first, places[0].second ?? ""].first(where: { name in
        places[1].first == name || places[1].second == name
      }), let sums
    else { return nil }
    let names = Set(places.flatMap { [$0.first, $0.second ?? ""] })
    guard names.count == 2, let container = names.first(where: { isContainer($0) }),
      places.allSatisfy({ $0.isPin && $0.relation == .equal })
    else { return nil }
    let inner = names.first { $0 != container } ?? item
    let difference = (sums.demand - sums.supply).magnitude
    let inset = places.reduce(0) { $0 + $1.inset(of: inner) }
    let outer =
      equalities.count == 1
      ? last.first == inner ? last.second ?? container : last.first
      : last.second ?? container
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(inner) is to be as \(last.extent) as \(outer), but its two edges make it "
        + "\(points(difference)) \(inset > 0 ? less(last) : more(last)) than \(container)")
  }

  /// An item with a size of its own, or a part of another one's, whose two edges make it something
  /// else, wherever they are pinned: at the view, at its safe area, at a part of its width.
  var sizeBetweenPlaces: LayoutError.Mistake? {
    guard let (size, excess) = sizeWithExcess, !isHolderTooLow(for: size, 0 - excess) else {
      return nil
    }
    let name = size.first
    let edges = ", but its two edges make it "
    if size.isStatedSize {
      return LayoutError.Mistake(
        kind: .sizedFromBothSides,
        sentence: "\(name) is to be \(bound(size))\(points(size.constant)) \(size.extent)" + edges
          + decimal(size.constant + excess), advice: otherAxis(of: size))
    }
    let other = sizes.first {
      $0.first == size.second && $0.firstAttribute == size.secondAttribute && $0.relation == .equal
    }
    if let other {
      let value = size.multiplier * other.constant + size.constant
      return LayoutError.Mistake(
        kind: .sizedFromBothSides,
        sentence: "\(name) is to be \(points(value)) \(size.extent), by \(size.excerpt.quoted)"
          + edges + decimal(value + excess))
    }
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(size.excerpt.quoted) makes \(name) \(points(excess.magnitude)) "
        + "\(excess < 0 ? more(size) : less(size)) than its two edges do")
  }

  /// The end of an item whose size is a part of what its edges are flush with: of a bar that shows
  /// how far something is the end is not to be pinned.
  var endOfPart: ConstraintRecord? {
    guard let size = sizeWithExcess?.size, size.second != nil, size.multiplier < 1 else {
      return nil
    }
    let pins = places.filter { [$0.first, $0.second].contains(size.first) }
    guard pins.allSatisfy({ $0.isEquality && [$0.first, $0.second].contains(size.second) }) else {
      return nil
    }
    return pins.first { $0.isClosingPin }
  }

  private var sizeWithExcess: (size: ConstraintRecord, excess: Double)? {
    guard let trials, contradiction?.isEquation == true else { return nil }
    let given = written.filter { $0.firstAttribute.sort == .size && $0.author == .caller }
    // The container of a proportional item may have a size.
    let holders = given.compactMap { $0.second }.filter { isContainer($0) }
    let own = holders.count == 1 ? given.filter { $0.first != holders[0] } : given
    guard own.count == 1, let size = own.first, size.relation == .equal, size.first != size.second,
      !isContainer(size.first),
      size.secondAttribute.axis ?? size.firstAttribute.axis == size.firstAttribute.axis
    else { return nil }
    let edges = places.filter { [$0.first, $0.second].contains(size.first) }
    guard edges.count == 2, edges.allSatisfy({ $0.author == .caller }), edges[0].relation == .equal,
      edges[1].relation == .equal,
      edges.allSatisfy({ !$0.isCentring }),
      let one = edges[0].side(of: size.first, along: size.firstAttribute),
      let other = edges[1].side(of: size.first, along: size.firstAttribute), one != other,
      let excess = trials.excess(of: size), excess != 0
    else { return nil }
    return size.isStatedSize && size.constant + excess <= 0 ? nil : (size, excess)
  }

  /// The sentence for a hairline from edge to edge: its other size was meant.
  func otherAxis(of size: ConstraintRecord) -> String? {
    guard size.constant <= 2, size.isStatedSize else { return nil }
    let (one, other) = size.firstAttribute == .width ? ("width", "height") : ("height", "width")
    return "if its \(other) is meant rather than its \(one), write "
      + "\(size.first).\(other) == \(decimal(size.constant))".quoted
  }

  private func less(_ size: ConstraintRecord) -> String {
    size.firstAttribute == .width ? "narrower" : "lower"
  }

  private func more(_ size: ConstraintRecord) -> String {
    size.firstAttribute == .width ? "wider" : "higher"
  }
}

extension ConstraintRecord {
  /// The edge of an item that the constraint ties; nil for one along another axis than a size.
  fileprivate func side(
    of item: String, along size: LayoutConstraint.Attribute
  ) -> LayoutConstraint.Attribute? {
    let edge = first == item ? firstAttribute : second == item ? secondAttribute : nil
    guard let edge, edge.axis == size.axis, first != second else { return nil }
    switch edge.withoutMargins {
    case .leading, .left, .top: return .leading
    case .trailing, .right, .bottom: return .trailing
    default: return nil
    }
  }

  /// How far a pin keeps an item inside of the other.
  func inset(of item: String) -> Double {
    let isOpening = [.leading, .left, .top].contains(firstAttribute.withoutMargins)
    return (first == item) == isOpening ? constant : -constant
  }
}
