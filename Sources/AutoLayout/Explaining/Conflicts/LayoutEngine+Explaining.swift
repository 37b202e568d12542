import Cassowary

/// From conflicting rows to conflicts as values.
extension LayoutEngine {
  /// Why a transaction was refused.
  ///
  /// - Parameters:
  ///   - slots: The entries that it would have changed.
  ///   - clash: What the solver found.
  ///   - plan: What it would have done to the implicit rows.
  func refusal(
    of slots: [Int32], _ clash: RowClash, _ plan: ImplicitPlan? = nil
  ) -> LayoutError {
    if clash.isInaccurate {
      let place = firstUnusable(naturalChanges(of: slots), plan)
      return inaccuracy(of: place.flatMap { entries.constraint(at: slots[$0]) })
    }
    let conflicts = conflicts(refusing: slots, clash, plan)
    if !conflicts.isEmpty { return .unsatisfiable(conflicts) }
    // Broken constraints can always be met.
    let asBroken = slots.map { EntryChange(slot: $0, level: .broken) }
    if let culprit = firstUnusable(asBroken, plan) ?? slots.indices.last,
      let constraint = entries.constraint(at: slots[culprit])
    {
      return .invalidConstraint(constraint.record, .outOfRange)
    }
    return refusal(of: plan)
  }

  /// The error for implicit rows that the solver cannot handle.
  func refusal(of plan: ImplicitPlan?) -> LayoutError {
    plan?.changes.first?.refusal ?? inaccuracy(of: nil)
  }

  /// The error for numbers that the solver cannot handle together.
  func inaccuracy(of constraint: LayoutConstraint?) -> LayoutError {
    .inaccurate(item: root?.name ?? "", constraint?.record)
  }

  /// The index of the first change that cannot be made together with those before it; nil if no
  /// single change is too much for the solver.
  func firstUnusable(_ changes: [EntryChange], _ plan: ImplicitPlan?) -> Int? {
    guard !changes.isEmpty, canCommit([], plan) else { return nil }
    var (usable, unusable) = (0, changes.count)
    while unusable - usable > 1 {
      let middle = usable + (unusable - usable) / 2
      if canCommit(Array(changes[..<middle]), plan) { usable = middle } else { unusable = middle }
    }
    return unusable - 1
  }

  /// All conflicts that a refused transaction would have made; none where the solver could not use
  /// a number.
  private func conflicts(
    refusing slots: [Int32], _ clash: RowClash, _ plan: ImplicitPlan?
  ) -> [LayoutError.Conflict] {
    let changed = requiredRows(of: slots, plan)
    var search = ConflictSearch(changed, NeighbouringRows(self, except: slots, plan))
    search.search(around: Array(changed.indices)) { isOut in
      let out = changed.indices.filter { isOut[$0] }.map { changed.rows[Int($0)].slot }
      return canCommit(slots, plan, without: Set(out))
    }
    if search.findings.isEmpty {
      let members = members(of: clash, without: -1)
      return members.isEmpty ? [] : [conflict(among: members)]
    }
    let replaced = solverRows(of: slots, plan)
    let conflicts = search.conflicts(
      search.findings, amid: Array(changed.indices), of: self, except: replaced)
    return conflicts.map {
      var conflict = $0
      conflict.broken = nil
      return conflict
    }
  }

  /// Whether the changes of a transaction can be made if some of its constraints are left out.
  private func canCommit(
    _ slots: [Int32], _ plan: ImplicitPlan?, without out: Set<Int32>
  ) -> Bool {
    let changes = naturalChanges(of: slots).compactMap { change in
      if !out.contains(change.slot) { return change }
      return entries[change.slot].row == nil
        ? nil : EntryChange(slot: change.slot, level: .broken)
    }
    return canCommit(changes, plan)
  }

  /// The rows in the solver that a transaction would have changed.
  private func solverRows(of slots: [Int32], _ plan: ImplicitPlan?) -> [RowID] {
    slots.compactMap { entries[$0].row } + (plan?.erasedRows ?? [])
      + (plan?.changes ?? []).compactMap { $0.item.implicitRows[$0.kind]?.id }
  }

  /// The given broken constraints, each with its conflict with what is in force.
  func explainedBreaks(of slots: [Int32]) -> [BrokenConstraint] {
    if slots.isEmpty { return [] }
    var rows = RowList()
    for slot in slots { listRequiredRow(ofEntry: slot, in: &rows, evenIfBroken: true) }
    var search = ConflictSearch(rows, NeighbouringRows(self, except: slots, nil))
    for row in rows.indices.reversed() { search.graph.remove(row) }
    var explained: [(constraint: LayoutConstraint, finding: ConflictSearch.Finding)] = []
    for row in rows.indices {
      guard let constraint = rows.constraint(of: row) else { continue }
      search.graph.restore(row)
      search.search(around: [row])
      search.graph.remove(row)
      guard let finding = search.findings.last, finding.broken == row else { continue }
      explained.append((constraint, finding))
    }
    let conflicts = search.conflicts(explained.map { $0.finding }, amid: [], of: self, except: [])
    return zip(explained, conflicts).map { explained, conflict in
      BrokenConstraint(
        constraint: explained.constraint,
        constraints: explained.finding.rows.compactMap { search.graph.rows.constraint(of: $0) },
        conflict: conflict)
    }
  }
}

extension ImplicitPlan.Change {
  /// The error for a number that the solver cannot use.
  fileprivate var refusal: LayoutError {
    let quantity: LayoutError.Quantity =
      switch kind {
      case .rootWidth: .rootWidth
      case .rootHeight: .rootHeight
      default: kind.axis == .horizontal ? .intrinsicWidth : .intrinsicHeight
      }
    return .invalidValue(item: item.name, quantity, wanted?.constant ?? 0)
  }
}

extension ItemIdentity {
  /// Whether the item brings the guide of what scrolls in it.
  var isScrollView: Bool { areas?[.scrollFrame] != nil }
}

extension ConflictSearch {
  /// Findings as values.
  ///
  /// - Parameters:
  ///   - findings: Some of those of this search.
  ///   - own: Rows that are not in the engine's solver, or differ from it.
  ///   - engine: What has the solver.
  ///   - ids: The rows of the solver that they replace.
  fileprivate func conflicts(
    _ findings: [Finding], amid own: [Int32], of engine: LayoutEngine, except ids: [RowID]
  ) -> [LayoutError.Conflict] {
    let candidates = findings.map { Repairs.candidates(of: $0, in: graph) }
    var isOwn = RowSet(own)
    var listed = own
    // Where some give way in other conflicts, all the rest of theirs says what repairs one.
    let torn = findings.filter { finding in
      finding.rows.contains { $0 != finding.broken && graph.isOut[$0] }
    }
    for row in candidates.joined() + torn.flatMap({ $0.rows }) where !isOwn[row] {
      isOwn[row] = true
      listed.append(row)
    }
    let snapshot = RowSnapshot(of: listed, in: graph.rows, beside: engine, except: ids)
    let out = RowSet(listed.filter { graph.isOut[$0] }.compactMap { snapshot.indices[$0] })
    let changing = RowSet(candidates.joined().compactMap { snapshot.indices[$0] })
    let parts = RowParts(snapshot.rows, changing: changing)
    return zip(findings, candidates).map { finding, candidates in
      return DistinctNames.among(finding.rows.lazy.map { graph.rows.source(of: $0) }) {
        let constraints = finding.rows.compactMap { graph.rows.constraint(of: $0) }
        var conflict = conflict(of: finding)
        conflict.isRightToLeft = constraints.contains { isRightToLeft($0, in: engine) }
        conflict.trials = Repairs(finding, candidates, in: graph.rows, snapshot, parts, out: out)
        for constraint in constraints where constraint.firstAttribute.sort == .size {
          if constraint.first.isScrollView { conflict.scrollViews.append(constraint.first.name) }
          if let second = constraint.second, second.isScrollView {
            conflict.scrollViews.append(second.name)
          }
        }
        if constraints.count <= Self.mostLookedBeside {
          conflict.vertical = vertical(beside: constraints, in: engine)
          let beside = places(beside: constraints, in: engine)
          conflict.beside = beside.rows.map { $0.record }
          conflict.trials?.list(beside)
        }
        conflict.untried = conflict.trials
        return conflict
      }
    }
  }

  /// With more constraints than this about an item, or in a conflict, its surroundings are not
  /// examined.
  private static let mostLookedBeside = 64

  /// Whether a constraint uses left or right among items that are read from right to left.
  private func isRightToLeft(_ constraint: LayoutConstraint, in engine: LayoutEngine) -> Bool {
    guard LayoutConstraint.isPhysical(constraint.firstAttribute, constraint.secondAttribute)
    else { return false }
    let direction = LayoutConstraint.direction(
      between: constraint.first, constraint.second ?? constraint.first, engine.storedDirection)
    return direction == .rightToLeft
  }

  /// The vertical constraints in force about items that are in a string without an axis.
  private func vertical(
    beside constraints: [LayoutConstraint], in engine: LayoutEngine
  ) -> [ConstraintRecord] {
    var items: [ItemIdentity] = []
    for constraint in constraints {
      guard constraint.firstAttribute.axis == .horizontal,
        let format = constraint.origin?.format, !format.hasPrefix("H:"),
        !items.contains(where: { $0 === constraint.first })
      else { continue }
      items.append(constraint.first)
    }
    var found: [ConstraintRecord] = []
    for item in items {
      let slots = engine.entries.slots(touching: item)
      if slots.count > Self.mostLookedBeside { continue }
      for slot in slots {
        guard let constraint = engine.entries.constraint(at: slot),
          constraint.firstAttribute.axis == .vertical, constraint.storedPriority == .required
        else { continue }
        found.append(constraint.record)
      }
    }
    return found
  }

  /// The constraints in force about the positions of items with a greatest size, other than those
  /// of the conflict.
  private func places(
    beside own: [LayoutConstraint], in engine: LayoutEngine
  ) -> RowList {
    var list = RowList()
    for cap in own where cap.relation == .lessThanOrEqual && cap.firstAttribute.sort == .size {
      let slots = engine.entries.slots(touching: cap.first)
      if slots.count > Self.mostLookedBeside { continue }
      for slot in slots {
        guard let constraint = engine.entries.constraint(at: slot), constraint.relation == .equal,
          constraint.firstAttribute.axis == cap.firstAttribute.axis,
          constraint.firstAttribute.sort != .size, !own.contains(where: { $0 === constraint })
        else { continue }
        engine.listRequiredRow(ofEntry: slot, in: &list)
      }
    }
    return list
  }

  private func conflict(of finding: Finding) -> LayoutError.Conflict {
    var conflict = LayoutError.Conflict(constraints: [])
    conflict.constraints.reserveCapacity(finding.rows.count)
    for row in finding.rows {
      if let constraint = graph.rows.constraint(of: row) {
        conflict.constraints.append(constraint.record)
      } else {
        conflict.implicit.append(graph.rows.rows[Int(row)].record)
      }
    }
    conflict.broken = finding.broken.flatMap { graph.rows.constraint(of: $0)?.record }
    conflict.clashing = ClashingRows(finding.rows, of: graph.rows)
    return conflict
  }
}
