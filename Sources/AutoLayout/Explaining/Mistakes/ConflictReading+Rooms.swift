import VisualFormat

extension ConflictReading {
  /// A size that a table, a screen or a frame has given, and what it would have to be.
  var givenSize: LayoutError.Mistake? {
    let given =
      sizes.first { $0.author == .system && isContainer($0.first) }
      ?? sizes.first { $0.author == .system }
    guard let given else {
      let isForeign = written.allSatisfy { $0.author != .caller }
      if !isForeign { return nil }
      return LayoutError.Mistake(
        kind: .givenSize,
        sentence: "all of these constraints are the system's own, and none of them is yours")
    }
    guard let sums else { return nil }
    // What a screen has is not measured again.
    if isOnScreen, let found = fromBothSides(given) { return found }
    let need =
      same(sums.supply, given.constant)
      ? need(of: given) : same(sums.demand, given.constant) ? sums.supply : nil
    return givenMistake(given, wanting: need)
  }

  /// - Parameter need: What the size would have to be, where that is known.
  func givenMistake(_ given: ConstraintRecord, wanting need: Double?) -> LayoutError.Mistake {
    let name = given.first
    if implicit.contains(given), given.relation != .equal, let need {
      let isLeast = given.relation == .greaterThanOrEqual
      return LayoutError.Mistake(
        kind: isLeast ? .noRoom : .tooMuchRoom,
        sentence: "\(name) is to be \(points(need)) \(given.extent), but its content "
          + (isLeast ? "needs at least " : "is to have at most ") + decimal(given.constant))
    }
    let who =
      if implicit.contains(given) {
        "\(name) is \(points(given.constant)) \(given.extent)"
      } else if name.isCell {
        "the table or collection view has made \(name) \(points(given.constant)) \(given.extent)"
      } else {
        "the system has made \(name) \(points(given.constant)) \(given.extent)"
      }
    let rest =
      if let need, need > given.constant {
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
      return LayoutError.Mistake(
        kind: .noRoom,
        sentence: holds + ", but what is in it needs \(least)\(decimal(need(of: container)))")
    }
    guard contradiction.demand.count == 1, !contradiction.supply.isEmpty,
      same(sums.demand, container.constant)
    else { return nil }
    if let mistake = fromBothSides(container) { return mistake }
    return LayoutError.Mistake(
      kind: .tooMuchRoom,
      sentence: holds + ", but what is in it fills only \(decimal(sums.supply))")
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

  /// A container that somebody has made nothing, to hide it.
  private func collapsed(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    guard container.constant == 0, written.contains(container) else { return nil }
    return LayoutError.Mistake(
      kind: .hidden,
      sentence: "\(container.first) is made 0 points \(container.extent), but what is in it still "
        + "needs \(isEquation ? "" : "at least ")\(decimal(need(of: container)))")
  }

  /// How large a container would have to be. Sizes that do not matter for the conflict take room as well.
  func need(of container: ConstraintRecord) -> Double {
    let tried = leastSizes.isEmpty ? nil : trials?.sizeNeeded(for: container)
    return max(tried ?? 0, sums?.demand ?? 0)
  }

  private func same(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-6 * max(1, one.magnitude)
  }

  /// One item with a size of its own whose two edges decide another one.
  private func fromBothSides(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    guard let (size, left) = sizeBetweenEdges(container) else { return nil }
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(size.first) is to be \(bound(size))\(points(size.constant)) \(size.extent), "
        + "but its two edges make it \(decimal(left))")
  }

  /// Whether a size between two edges is so much less than these make it that it was hardly an oversight.
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
    // Where nothing is left between the edges, these ask for too much.
    return left <= 0 || places.contains(where: { $0.isAboutArea }) ? nil : (size, left)
  }
}

extension ConflictReading {
  /// Whether the size that is given is that of a window or a screen rather than of something in it.
  var isOnScreen: Bool {
    sizes.contains {
      $0.author == .system && !$0.first.isCell
        && $0.constant >= ($0.firstAttribute == .width ? 300 : 400)
    }
  }

  /// An item as large as what holds it, whose edges are not those of it.
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
    let outer = equalities.count == 1 ? container : last.second ?? container
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(inner) is to be as \(last.extent) as \(outer), but its two edges make it "
        + "\(points(difference)) \(inset > 0 ? less(last) : more(last)) than \(container)")
  }

  private func less(_ size: ConstraintRecord) -> String {
    size.firstAttribute == .width ? "narrower" : "lower"
  }

  private func more(_ size: ConstraintRecord) -> String {
    size.firstAttribute == .width ? "wider" : "higher"
  }
}

extension ConstraintRecord {
  /// How far a pin keeps an item inside of the other.
  fileprivate func inset(of item: String) -> Double {
    let isOpening = [.leading, .left, .top].contains(firstAttribute.withoutMargins)
    return (first == item) == isOpening ? constant : -constant
  }
}
