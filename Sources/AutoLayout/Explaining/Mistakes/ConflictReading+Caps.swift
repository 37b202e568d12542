import VisualFormat

extension ConflictReading {
  /// An item in the middle that may be no more than so large, and whose edges are at those of what holds it.
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
  /// The relation with which an edge that is pinned is no further out than it is now.
  fileprivate func loosenedInside(
    _ isContainer: (String) -> Bool
  ) -> LayoutConstraint.Relation {
    let isTurned = seenFromInside(isContainer).first != first
    return isClosingPin == isTurned ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
