import VisualFormat

extension ConflictReading {
  /// A middle that is tied to what is around, where the edges of the item are those of another one, or inside of them,
  /// and the middle of that one would end the conflict.
  var middleElsewhere: Mistake? {
    guard let (middle, bound, item, holder, around) = strayMiddle else { return nil }
    var meant = middle
    if middle.first == item { meant.second = holder } else { meant.first = holder }
    var records = all
    guard let place = records.firstIndex(of: middle) else { return nil }
    records[place] = meant
    guard OneAxisRows(records).canHold else { return nil }
    let other =
      bound.relation == .equal ? "ties it to \(holder)" : "keeps it inside of \(holder)"
    return mistake(
      .centredAndPinned,
      "\(middle.excerpt.quoted) centres \(item) in \(around), but \(bound.excerpt.quoted) \(other)",
      "write \(meant.equation.quoted)")
  }

  private typealias StrayMiddle = (
    middle: ConstraintRecord, bound: ConstraintRecord, item: String, holder: String, around: String
  )

  private var strayMiddle: StrayMiddle? {
    let middles = places.filter { $0.isCentring }
    guard middles.count == 1, let middle = middles.first, let second = middle.second,
      all.count <= Self.mostCompared, middle.author == .caller, middle.isEquality,
      middle.firstAttribute == middle.secondAttribute, middle.origin?.role != .alignment,
      middle.firstStart == nil, middle.secondStart == nil
    else { return nil }
    for (item, around) in [(middle.first, second), (second, middle.first)]
    where isContainer(around) {
      let own = places.filter { $0 != middle && [$0.first, $0.second].contains(item) }
      guard let bound = own.first(where: { $0.keepsInside(item) }) ?? own.first,
        let holder = bound.first == item ? bound.second : bound.first, holder != around,
        own.allSatisfy({ $0.isPin && $0.author == .caller && $0.joins(item, holder) }),
        // One edge may be in line with that of anything; both are those of what the item is in.
        bound.relation != .equal || own.count == 2,
        bound.relation == .equal || bound.keepsInside(item),
        !places.contains(where: { $0.joins(holder, around) && $0.superview == holder })
      else { continue }
      return (middle, bound, item, holder, around)
    }
    return nil
  }
}
