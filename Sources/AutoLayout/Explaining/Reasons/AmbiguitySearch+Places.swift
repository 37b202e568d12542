import Cassowary

/// Where an item whose place is open is proposed to be.
extension AmbiguitySearch {
  /// A distance from the superitem to propose where it would do.
  private static var standardSpace: Double { 20 }
  /// The space to propose between an item and the sibling above it, or between their rows where what
  /// is in a row with one of them is higher.
  private static var siblingSpace: Double { 8 }

  /// A constraint for a place, and the same as an equation.
  struct Placing {
    let record: ConstraintRecord
    let row: FormatRows.Row
  }

  /// A place: below the last sibling before it in the same column, or else that many points from the
  /// superitem's edge.
  mutating func placing(
    _ item: ItemIdentity, _ attribute: LayoutConstraint.Attribute, _ terms: [LinearTerm],
    _ range: ClosedRange<Double>
  ) -> Placing? {
    guard let parent = item.parent else { return nil }
    // For a value that is limited on one side only, the limit determines the magnitude.
    var space =
      range.contains(Self.standardSpace)
      ? Self.standardSpace : range.lowerBound.isFinite ? range.lowerBound : range.upperBound
    if attribute == .top, let (above, end, gap) = bottomAbove(item, in: parent, range) {
      // Each proposal is to decide by itself, which the distance from what is open would not.
      if let below = placing(item, by: gap, below: above, in: parent) { return below }
      space = end + gap
    }
    guard mended.add(terms, .equal, space) != nil else { return nil }
    let record = ConstraintRecord(
      first: item.name, firstAttribute: attribute, relation: .equal, second: parent.name,
      secondAttribute: attribute, constant: space, superview: parent.name)
    return Placing(record: record, row: FormatRows.Row(terms: terms, constant: space))
  }

  /// The last sibling before an item that is in one column with it, where it ends with all that has
  /// been proposed by now, and the space to keep from it; nil where there is none nearby, or no room
  /// below.
  private mutating func bottomAbove(
    _ item: ItemIdentity, in parent: ItemIdentity, _ range: ClosedRange<Double>
  ) -> (item: ItemIdentity, end: Double, gap: Double)? {
    guard let own = sides(of: item) else { return nil }
    var sibling = item.previousSibling
    var tries = 0
    while let above = sibling, tries < Self.mostSiblings {
      sibling = above.previousSibling
      tries += 1
      guard above.area == nil, let sides = sides(of: above),
        max(own.start, sides.start) < min(own.end, sides.end)
      else { continue }
      guard let start = above.placement.top.flatMap({ decidedValue(of: $0) }),
        let height = above.placement.height.flatMap({ decidedValue(of: $0) }), height > 0
      else { return nil }
      let end = start + height
      let gap = (Self.siblingSpace + excess(below: above, end) + excess(above: item)).rounded(.up)
      guard range.contains(end + gap) else { return nil }
      if let room = parent.placement.height.flatMap({ decidedValue(of: $0) }) {
        let own = item.placement.height.flatMap { decidedValue(of: $0) } ?? 0
        if end + gap + own > room { return nil }
      }
      return (above, end, gap)
    }
    return nil
  }

  /// By how much what is in a row with an item reaches below it.
  private mutating func excess(below item: ItemIdentity, _ end: Double) -> Double {
    var lowest = end
    for neighbour in formats.neighbours(of: item, along: .horizontal).prefix(Self.mostSiblings) {
      guard let start = neighbour.placement.top.flatMap({ decidedValue(of: $0) }),
        let height = neighbour.placement.height.flatMap({ decidedValue(of: $0) })
      else { continue }
      lowest = max(lowest, start + height)
    }
    return lowest - end
  }

  /// By how much what is in a row with an item whose place is open reaches above it.
  private mutating func excess(above item: ItemIdentity) -> Double {
    guard let top = item.placement.top else { return 0 }
    var excess = 0.0
    for neighbour in formats.neighbours(of: item, along: .horizontal).prefix(Self.mostSiblings) {
      guard let other = neighbour.placement.top else { continue }
      let range = mended.range(of: [LinearTerm(top), LinearTerm(other).negated])
      guard range.upperBound - range.lowerBound <= Nearness.length else { continue }
      excess = max(excess, range.lowerBound)
    }
    return excess
  }

  /// The place below a sibling, if that has its own already.
  private mutating func placing(
    _ item: ItemIdentity, by gap: Double, below above: ItemIdentity, in parent: ItemIdentity
  ) -> Placing? {
    guard let top = item.placement.top, let aboveTop = above.placement.top,
      let aboveHeight = above.placement.height
    else { return nil }
    let end = [LinearTerm(aboveTop).negated, LinearTerm(aboveHeight).negated]
    let range = given.range(of: end)
    guard range.upperBound - range.lowerBound <= Nearness.length,
      mended.add([LinearTerm(top)] + end, .equal, gap) != nil
    else { return nil }
    let record = ConstraintRecord(
      first: item.name, firstAttribute: .top, relation: .equal, second: above.name,
      secondAttribute: .bottom, constant: gap, superview: parent.name)
    let row = FormatRows.Row(terms: [LinearTerm(top)] + end, constant: gap)
    return Placing(record: record, row: row)
  }

  /// Where an item begins and ends across; nil where that is open.
  private mutating func sides(of item: ItemIdentity) -> (start: Double, end: Double)? {
    guard let start = item.placement.leading.flatMap({ decidedValue(of: $0) }),
      let width = item.placement.width.flatMap({ decidedValue(of: $0) })
    else { return nil }
    return (start, start + width)
  }

  /// The value that a variable has with all that has been proposed; nil where it is open.
  private mutating func decidedValue(of variable: Variable) -> Double? {
    if let known = decidedValues[variable] { return known }
    let range = mended.range(of: [LinearTerm(variable)])
    guard range.upperBound - range.lowerBound <= Nearness.length else { return nil }
    decidedValues[variable] = range.lowerBound
    return range.lowerBound
  }
}
