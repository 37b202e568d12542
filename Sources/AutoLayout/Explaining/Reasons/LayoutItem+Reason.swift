import Cassowary

extension LayoutItem {
  /// The constraints that fix where the item is and how large it is along an axis, in reading order.
  ///
  /// Broken constraints and wishes that are not met hold nothing. Takes as long as solving the layout
  /// afresh; nothing is changed.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    let identity = identity
    return identity.upToDateEngine().reasonSearch { search in
      let holders = search.holders(of: identity, axis)
      return search.rows.sorted(holders.needed + holders.spare)
        .compactMap { search.rows.constraint(of: $0) }
    } ?? []
  }

  /// Why the item is where it is along an axis: what holds it, and what was asked for it in vain.
  ///
  /// Takes as long as solving the layout afresh; nothing is changed.
  public func layoutReason(for axis: LayoutConstraint.Axis) -> LayoutReason {
    let identity = identity
    let engine = identity.upToDateEngine()
    let frame = identity.placement.frame
    let isHorizontal = axis == .horizontal
    var reason = LayoutReason(
      item: identity.name, axis: axis, position: isHorizontal ? frame.x : frame.y,
      size: isHorizontal ? frame.width : frame.height, holding: [])
    engine.reasonSearch { search in search.explain(identity, &reason) }
    return reason
  }
}

extension LayoutEngine {
  /// What was asked for in vain in the whole tree: optional constraints, and content that is compressed. Text that wraps is
  /// not compressed by being narrower than on one line.
  ///
  /// Takes as long as solving the layout afresh; nothing is changed.
  public var unmetConstraints: [LayoutReason.Unmet] {
    bringUpToDate()
    return reasonSearch { search in
      let wishes = search.rows.rows.indices.map { Int32($0) }.filter { row in
        let wish = search.rows.rows[Int(row)]
        return wish.slot >= 0 ? wish.priority != .broken : wish.isCompressed && !wish.isWrapped
      }
      return search.unmet(among: search.rows.sorted(wishes))
    } ?? []
  }

  /// Asks about a layout in which everything is solved.
  @discardableResult
  func reasonSearch<Answer>(_ body: (inout ReasonSearch) -> Answer) -> Answer? {
    guard root != nil, !isSolving else { return nil }
    var search = ReasonSearch(allRows())
    return body(&search)
  }
}
