/// Content that may not become what the rest makes it.
extension ConflictReading {
  /// Content that may not be stretched, between two edges.
  var stretchedContent: Mistake? {
    let contents = all.filter {
      isContent($0) && $0.relation == .lessThanOrEqual && $0.priority == .required
    }
    guard contents.count == 1, let content = contents.first,
      written.allSatisfy({ !$0.isStatedSize || $0.first != content.first || $0 == content }),
      places.allSatisfy({ $0.isPin && [$0.first, $0.second].contains(content.first) }),
      let excess = trials?.excess(of: content), excess > 0
    else { return nil }
    return mistake(
      .tooMuchRoom,
      "\(content.first) may not become \(content.firstAttribute == .width ? "wider" : "higher") than its "
        + "content (\(decimal(content.constant)), hugging 1000), but its two edges make it "
        + decimal(content.constant + excess))
  }

  /// An item whose middle is so far from that of what holds it that not all of it can be inside.
  var centredTooFarOut: Mistake? {
    let middles = places.filter { $0.isCentring && $0.constant != 0 && $0.author == .caller }
    guard middles.count == 1, let middle = middles.first, places.count == 2,
      let bound = places.first(where: { $0 != middle }), bound.relation != .equal, bound.isPin,
      bound.joins(middle.first, middle.second ?? ""), let trials,
      let excess = trials.excess(of: middle), excess != 0, excess * middle.constant < 0
    else { return nil }
    let axis = middle.firstAttribute.axis == .vertical ? "vertical" : "horizontal"
    return mistake(
      .centredAndPinned,
      "\(middle.excerpt.quoted) puts the \(axis) centre of \(middle.first) "
        + "\(points(excess.magnitude)) further out than \(bound.excerpt.quoted) allows")
  }
}
