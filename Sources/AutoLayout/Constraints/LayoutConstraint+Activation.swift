extension LayoutConstraint {
  /// Whether the constraint takes part in its tree's layout. A broken one does.
  ///
  /// Activating this way never throws: a conflict breaks constraints in the next pass and goes to
  /// the engine's `conflictHandler`; a constraint that cannot be understood, or whose items are in
  /// different trees, stays inactive, and `issueHandler` is called.
  public var isActive: Bool {
    get { slot >= 0 }
    set {
      guard newValue != isActive, !(newValue && isReplaced) else { return }
      if !newValue {
        first.engine?.deactivate(self)
        return
      }
      do throws(LayoutError) {
        try check()
        first.resolvedEngine.enter(self)
      } catch {
        first.tell(error)
      }
    }
  }

  /// Activates constraints together: all of them, or none.
  ///
  /// Those that are active already are left as they are. The constraints count as activated in the
  /// order of the array. Inside `LayoutEngine.update(_:)` they join its transaction, and whether
  /// they can be met is known at its end.
  ///
  /// - Throws: `LayoutError.invalidConstraint` or `.noCommonAncestor` for the first constraint that
  ///   cannot take part; `.unsatisfiable` with an irreducible set of constraints that clash, if the
  ///   new ones cannot be met together with those in force. Nothing has changed then. What is
  ///   inherited of safe areas and margins, and the heights of texts, follow from frames: where
  ///   these are out of date, or the new constraints may move them, what they rule out is not
  ///   refused, but broken in the next pass if it must be.
  /// - Complexity: that of solving what changes. A refusal also looks for what clashes, first close
  ///   to the new constraints; the sum that cannot be and the repairs wait until they are asked
  ///   for.
  @_disfavoredOverload
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    var entered: [LayoutConstraint] = []
    do throws(LayoutError) {
      for round in 1...roundsOfQuestions {
        let isAllIn = try enter(constraints, asks: round < roundsOfQuestions, &entered)
        if isAllIn { return }
      }
    } catch {
      deactivate(entered)
      throw error
    }
  }

  /// How often trees are looked at again because items that were asked may have moved. The last
  /// time nobody is asked.
  private static var roundsOfQuestions: Int { 4 }

  /// Takes in those constraints that are not active, as long as items that are asked stay in their
  /// trees.
  ///
  /// - Parameters:
  ///   - asks: Whether items may be asked, each tree's before anything in it is changed.
  ///   - entered: Those that were taken in.
  /// - Returns: Whether that is all.
  private static func enter(
    _ constraints: [LayoutConstraint], asks: Bool, _ entered: inout [LayoutConstraint]
  ) throws(LayoutError) -> Bool {
    let batches = try batches(of: constraints)
    if asks {
      let before = departures(of: batches)
      for batch in batches { batch.engine.prepareToEnter() }
      if departures(of: batches) != before { return false }
    }
    for batch in refusableFirst(batches) {
      guard try batch.engine.enterAll(batch.constraints, asks: asks) else { return false }
      if entered.isEmpty { entered = batch.constraints } else { entered += batch.constraints }
    }
    return true
  }

  /// Batches in the order in which a refusal finds nothing taken in: taking constraints out again
  /// can leave other last bits.
  private static func refusableFirst(_ batches: [Batch]) -> [Batch] {
    guard batches.count > 1 else { return batches }
    var (refusable, others): ([Batch], [Batch]) = ([], [])
    for batch in batches {
      if batch.engine.canEnter(batch.constraints) {
        others.append(batch)
      } else {
        refusable.append(batch)
      }
    }
    return refusable + others
  }

  /// Constraints that are not active, and the engine that they belong to now.
  private typealias Batch = (engine: LayoutEngine, constraints: [LayoutConstraint])

  /// How often items have left the trees; it only grows.
  private static func departures(of batches: [Batch]) -> Int {
    var sum = 0
    for batch in batches { sum &+= batch.engine.departures }
    return sum
  }

  /// The constraints that are not active, by the engine that they belong to now.
  private static func batches(
    of constraints: [LayoutConstraint]
  ) throws(LayoutError) -> [Batch] {
    let hasOthers = constraints.contains { $0.isActive || $0.isReplaced }
    let entering =
      hasOthers ? constraints.filter { !$0.isActive && !$0.isReplaced } : constraints
    var first: LayoutEngine?
    var isOneTree = true
    for constraint in entering {
      try constraint.check()
      if let first, constraint.first.$engine === Unowned(first) { continue }
      let engine = constraint.first.resolvedEngine
      if first == nil { first = engine } else { isOneTree = false }
    }
    guard let first else { return [] }
    return isOneTree ? [(first, entering)] : batchesOfTrees(entering)
  }

  /// The same for constraints of several trees, which have been checked.
  private static func batchesOfTrees(_ constraints: [LayoutConstraint]) -> [Batch] {
    var batches: [Batch] = []
    for constraint in constraints {
      let engine = constraint.first.resolvedEngine
      if let known = batches.lastIndex(where: { $0.engine === engine }) {
        batches[known].constraints.append(constraint)
      } else {
        batches.append((engine, [constraint]))
      }
    }
    return batches
  }

  /// Deactivates constraints; those that are inactive are left as they are.
  @_disfavoredOverload
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Refuses what cannot take part in a layout.
  private func check() throws(LayoutError) {
    if let defect { throw .invalidConstraint(wantedRecord, defect) }
    guard first.isAlive, second?.isAlive ?? true else {
      throw .invalidConstraint(record, .itemGone)
    }
    if let second, second !== first {
      guard !first.$engine.isNone, first.$engine === second.$engine else {
        throw .noCommonAncestor(record)
      }
    }
    if let starts { try check(starts) }
  }

  private func check(_ starts: DistanceStarts) throws(LayoutError) {
    for start in [starts.first, starts.second] {
      guard let start else { continue }
      guard start.item.isAlive else { throw .invalidConstraint(record, .itemGone) }
      let (one, other) = (first.engine, start.item.engine)
      guard start.item === first || one != nil && one === other else {
        throw .noCommonAncestor(record)
      }
    }
  }
}

extension Array where Element == LayoutConstraint {
  /// The first constraint that sets an attribute of an item: of several that a format string made,
  /// for instance the height of one view. Linear in the number of constraints.
  public func first(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem
  ) -> LayoutConstraint? {
    let identity = item.identity
    return first { $0.first === identity && $0.firstAttribute == attribute }
  }

  /// The first constraint that plays a part in a format string and speaks of an item: the space
  /// around a view, for instance. Linear in the number of constraints.
  public func first(
    _ role: ConstraintRecord.Role, of item: any LayoutItem
  ) -> LayoutConstraint? {
    let identity = item.identity
    return first { $0.origin?.role == role && !$0.endsSatisfy { $0 !== identity } }
  }

  /// The first constraint with an identifier. Linear in the number of constraints.
  public func first(identifier: String) -> LayoutConstraint? {
    first { $0.identifier == identifier }
  }
}

extension LayoutItem {
  /// The active constraints that speak of the item or of something in it, in order of activation.
  ///
  /// Linear in the number of the items in it and of their constraints.
  public var touchingConstraints: [LayoutConstraint] {
    let identity = identity
    guard let engine = identity.engine else { return [] }
    engine.weighHandPlacements()
    return engine.constraints(touching: identity.subtree)
  }

  /// Takes the item out of the layout without taking it out of its tree: deactivates all
  /// constraints that speak of it or of something in it. Activating them again brings it back.
  ///
  /// Those that a stack view made are among them. When the arrangement changes it makes others, and
  /// activating the former ones does nothing then.
  ///
  ///     var hidden: [LayoutConstraint] = []
  ///     try root.layoutEngine.update {
  ///       hidden = badge.deactivateConstraints()
  ///       wide.isActive = true
  ///     }
  ///
  /// - Returns: The constraints that were deactivated, in order of activation.
  @discardableResult
  public func deactivateConstraints() -> [LayoutConstraint] {
    let constraints = touchingConstraints
    LayoutConstraint.deactivate(constraints)
    return constraints
  }
}

extension LayoutEngine {
  fileprivate func constraints(touching items: [ItemIdentity]) -> [LayoutConstraint] {
    var slots: [Int32] = []
    for item in items { slots += entries.slots(touching: item) }
    slots.sort()
    var found: [LayoutConstraint] = []
    var last: Int32 = -1
    for slot in slots where slot != last {
      last = slot
      guard !entries[slot].isLeaving, let constraint = entries.constraint(at: slot) else {
        continue
      }
      found.append(constraint)
    }
    return found
  }
}
