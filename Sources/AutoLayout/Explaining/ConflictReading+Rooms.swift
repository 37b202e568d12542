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
    let need =
      same(sums.supply, given.constant)
      ? sums.demand : same(sums.demand, given.constant) ? sums.supply : nil
    return givenMistake(given, wanting: need)
  }

  /// - Parameter need: What the size would have to be, where that is known.
  func givenMistake(_ given: ConstraintRecord, wanting need: Double?) -> LayoutError.Mistake {
    let name = given.first
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
    guard let container = containerSize, let sums, let contradiction else { return nil }
    let holds = "\(container.first) is \(points(container.constant)) \(container.extent)"
    let isSupply = contradiction.supply.count <= 1 && same(sums.supply, container.constant)
    if isSupply {
      if let mistake = collapsed(container) { return mistake }
      if let mistake = fromBothSides(container) { return mistake }
      let least = contradiction.isEquation ? "" : "at least "
      // Sizes that do not matter for the conflict take room as well.
      let need = leastSizes.isEmpty ? nil : trials?.sizeNeeded(for: container)
      return LayoutError.Mistake(
        kind: .noRoom,
        sentence: holds
          + ", but what is in it needs \(least)\(decimal(max(need ?? 0, sums.demand)))")
    }
    guard contradiction.demand.count == 1, same(sums.demand, container.constant) else { return nil }
    if let mistake = fromBothSides(container) { return mistake }
    return LayoutError.Mistake(
      kind: .tooMuchRoom,
      sentence: holds + ", but what is in it fills only \(decimal(sums.supply))")
  }

  /// A container that somebody has made nothing, to hide it.
  private func collapsed(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    guard container.constant == 0, written.contains(container), let sums else { return nil }
    return LayoutError.Mistake(
      kind: .hidden,
      sentence: "\(container.first) is made 0 points \(container.extent), but what is in it still "
        + "needs \(isEquation ? "" : "at least ")\(decimal(sums.demand))")
  }

  private func same(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-6 * max(1, one.magnitude)
  }

  /// One item with a size of its own whose two edges decide another one.
  private func fromBothSides(_ container: ConstraintRecord) -> LayoutError.Mistake? {
    let others = sizes.filter { $0 != container }
    guard others.count == 1, let size = others.first, places.count == 2, size.relation == .equal,
      places.allSatisfy({
        $0.relation == .equal && $0.isPin && ($0.first == size.first || $0.second == size.first)
      })
    else { return nil }
    let left = container.constant - places.reduce(0) { $0 + $1.inset(of: size.first) }
    return LayoutError.Mistake(
      kind: .sizedFromBothSides,
      sentence: "\(size.first) is to be \(points(size.constant)) \(size.extent), but its two edges "
        + "make it \(decimal(left))")
  }
}

extension ConstraintRecord {
  /// How far a pin keeps an item inside of the other.
  fileprivate func inset(of item: String) -> Double {
    let isOpening = [.leading, .left, .top].contains(firstAttribute.withoutMargins)
    return (first == item) == isOpening ? constant : -constant
  }
}
