import Cassowary

extension LayoutItem {
  /// Moves an item with an ambiguous layout to another one that the constraints allow as well, and
  /// with it whatever depends on it, so that the ambiguity can be seen. Calling it again moves it
  /// on: as far as the constraints allow, at most by 100 points, first to the right or downwards,
  /// then back beyond where it was.
  ///
  /// The next layout pass puts everything back where the rule for open values wants it. Does
  /// nothing where the constraints decide everything. Takes as long as solving the layout afresh.
  ///
  /// - Returns: The items whose frame changed, parents before children.
  @discardableResult
  public func exerciseAmbiguityInLayout() -> [any LayoutItem] {
    identity.upToDateEngine().exercise(identity)
  }
}

extension LayoutEngine {
  /// How far a number that nothing limits is moved.
  private static let stride = 100.0

  /// Moves an item of this tree, in which everything is solved.
  func exercise(_ item: ItemIdentity) -> [any LayoutItem] {
    guard root != nil, !isBetweenStates else { return [] }
    var trial = RowTrial(allAsLaidOut: allRows())
    for part in FrameParts.each {
      let parts = self.terms(of: part, of: item)
      if isDetermined(parts) { continue }
      let value = parts.reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
      let terms = parts.map { LinearTerm(variable: $0.0.index, coefficient: $0.1) }
      let range = trial.range(of: terms)
      guard range.lowerBound < range.upperBound else { continue }
      let upper = min(range.upperBound, max(value, range.lowerBound) + Self.stride)
      let lower = max(range.lowerBound, value - Self.stride)
      // Where it is already, the next one is its turn.
      for target in [upper, lower, value] {
        guard let row = trial.add(terms, .equal, target) else { continue }
        let changed = moves(item, by: &trial) ? placeAll(by: &trial) : []
        trial.remove(row)
        if !changed.isEmpty { return changed }
      }
    }
    return []
  }

  /// Whether an item has another frame in a trial. It may depend on those of the items that it lies
  /// in, which are as before afterwards.
  private func moves(_ item: ItemIdentity, by trial: inout RowTrial<some LinearRows>) -> Bool {
    let rule = frameRule
    var path: [ItemIdentity] = []
    var current: ItemIdentity? = item
    while let step = current {
      path.append(step)
      current = step.parent
    }
    let before = path.map { ($0.placement, $0.shownContainer) }
    trial.withSolver { solver in
      unsafe solver.withValues { values in
        for step in path.reversed() {
          unsafe step.placement.frame = rule.frame(of: step, VariableValues(values))
        }
      }
    }
    let moves = item.placement.frame != before[0].0.frame
    for (step, (placement, container)) in zip(path, before) {
      step.placement = placement
      if step.shownContainer != container { step.shownContainer = container }
    }
    return moves
  }

  /// Gives all items the frames of a trial.
  ///
  /// - Returns: Those whose frame changed.
  private func placeAll(by trial: inout RowTrial<some LinearRows>) -> [any LayoutItem] {
    let rule = frameRule
    let sources = frameSources
    var changed = ChangedFrames(capacity: sources.count)
    trial.withSolver { solver in
      unsafe solver.withValues { unsafe rule.placeAll(sources, VariableValues($0), &changed) }
    }
    frames.all = true
    return changed.deliver(askedItems(changed.parents))
  }
}
