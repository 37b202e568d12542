import Cassowary

/// One edit of a running update, with the state to restore.
enum Edit {
  case activated(LayoutConstraint)
  case deactivated(LayoutConstraint, Int32)
  case constant(LayoutConstraint, Double)
  case priority(LayoutConstraint, LayoutPriority)
  /// With whether it was shown instead of what a pass had made of it.
  case rootSize(ItemIdentity, RequiredSize, isShown: Bool)
  case frame(LayoutView, HandPlacement.Former)
}

/// The edits of a running update.
struct UpdateJournal {
  /// The caller's edits, which are undone if the update is refused.
  private(set) var made: [Edit] = []
  /// The edits that items made in `updateConstraints()`. These correspond to the items' own
  /// properties, which a refusal does not restore.
  private(set) var renewed: [Edit] = []
  /// Whether items renew their constraints.
  var isRenewing = false
  /// Constraints that were deactivated, and then left with a part of the tree in which they lie.
  var departed: [LayoutConstraint] = []

  var edits: [Edit] { made + renewed }

  /// The views of which a frame or a mask was set, those above others before them.
  var framedViews: [LayoutView] {
    var views: [(depth: Int, index: Int, view: LayoutView)] = []
    for case .frame(let view, _) in made {
      var depth = 0
      var parent = view.identity.parent
      while let item = parent {
        depth += 1
        parent = item.parent
      }
      views.append((depth, views.count, view))
    }
    return views.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map { $0.view }
  }

  /// Notes an edit of a constraint, unless it is one of those that hold a frame: they follow from
  /// what was set.
  mutating func append(_ edit: Edit, of constraint: LayoutConstraint) {
    if !constraint.isOfFrames { append(edit) }
  }

  mutating func append(_ edit: Edit) {
    if isRenewing { renewed.append(edit) } else { made.append(edit) }
  }
}

extension LayoutEngine {
  /// Makes several edits as one transaction: the state between them is never solved.
  ///
  ///     try root.layoutEngine.update {
  ///       old.isActive = false
  ///       new.isActive = true
  ///       margin.constant = 12
  ///     }
  ///
  /// An update inside an update of the same tree is part of it, and throws nothing by itself. Layout
  /// passes that are started meanwhile do nothing, and questions are answered from what was solved
  /// before.
  ///
  /// - Parameter edits: Changes of constraints, sizes and items of this tree. It does not throw.
  /// - Returns: What `edits` returns.
  /// - Throws: `LayoutError.unsatisfiable` if the state after the edits cannot be met (constraints
  ///   that were broken before need not be). Activations, constants, priorities, the root's size
  ///   and frames that were set or let go of are then as before; other changes of the tree and of
  ///   items stay, with what `updateConstraints()` made of them, and what clashes because of them
  ///   is broken in the next pass. Then, too, it turns out whether there is room for the heights of
  ///   texts that have another width by it, and for what is inherited of safe areas and margins,
  ///   since these follow from frames.
  public func update<Result>(_ edits: () -> Result) throws(LayoutError) -> Result {
    try current.makeUpdate(edits)
  }

  private func makeUpdate<Result>(_ edits: () -> Result) throws(LayoutError) -> Result {
    if isBetweenStates { return edits() }
    bringUpToDate(asksNewcomers: false)
    journal = UpdateJournal()
    let result = edits()
    updateConstraints()
    weighHandPlacements()
    let written = journal ?? UpdateJournal()
    journal = nil
    askItems()
    if let refusal = commit(written) { throw refusal }
    return result
  }

  /// Makes the edits of an update in one transaction, or undoes them.
  private func commit(_ journal: UpdateJournal) -> LayoutError? {
    let edits = journal.edits
    var plan = planImplicitRows()
    plan.erasedRows += leavingRows(in: edits)
    let slots = takePendingSlots().filter { !isLeaving($0) }
    if let first = commit(naturalChanges(of: slots), plan) {
      guard let clash = lasting(first, of: slots, plan) else {
        pending.slots = slots
        finishLeaving(edits)
        return nil
      }
      let refusal = refusal(of: slots, clash, plan)
      pending.slots = slots
      undo(journal.made)
      finishLeaving(journal.renewed)
      // Only now: frames follow from the sizes of superviews, outer ones first, and what holds them
      // takes slots.
      for view in journal.framedViews { view.handPlacement?.holdAgain(view) }
      enterAgain(journal)
      return refusal
    }
    for case .deactivated(_, let slot) in edits where isLeaving(slot) {
      entries[slot].row = nil
    }
    finishLeaving(edits)
    reconsider(slots.filter { entries[$0].level == .broken })
    return nil
  }

  /// The tree may have joined another one during the update, and then has no entries.
  private func isLeaving(_ slot: Int32) -> Bool {
    Int(slot) < entries.count && entries[slot].isLeaving
  }

  private func leavingRows(in edits: [Edit]) -> [RowID] {
    var rows: [RowID] = []
    for case .deactivated(_, let slot) in edits where isLeaving(slot) {
      if let row = entries[slot].row { rows.append(row) }
    }
    return rows
  }

  private func finishLeaving(_ edits: [Edit]) {
    for case .deactivated(_, let slot) in edits where isLeaving(slot) {
      remove(slot)
    }
  }

  /// Activates the constraints that an update deactivated, and that left with the items that they
  /// are about.
  private func enterAgain(_ journal: UpdateJournal) {
    if journal.departed.isEmpty { return }
    // Those whose first edit is that they were deactivated: one that the update activated is not.
    var edited: Set<ObjectIdentifier> = []
    var active: Set<ObjectIdentifier> = []
    for edit in journal.made {
      switch edit {
      case .activated(let constraint): edited.insert(ObjectIdentifier(constraint))
      case .deactivated(let constraint, _):
        let id = ObjectIdentifier(constraint)
        if edited.insert(id).inserted { active.insert(id) }
      default: break
      }
    }
    for constraint in journal.departed where constraint.slot < 0 && !constraint.isReplaced {
      guard active.contains(ObjectIdentifier(constraint)), let engine = constraint.first.engine,
        constraint.endsSatisfy({ $0.engine === engine })
      else { continue }
      engine.enter(constraint)
    }
  }

  private func undo(_ edits: [Edit]) {
    for edit in edits.reversed() {
      switch edit {
      case .activated(let constraint):
        if constraint.slot >= 0, constraint.first.engine === self { remove(constraint.slot) }
      case .deactivated(let constraint, let slot):
        guard isLeaving(slot) else { continue }
        guard constraint.slot < 0, !constraint.isReplaced else {
          remove(slot)
          continue
        }
        entries[slot].isLeaving = false
        constraint.slot = slot
        noteHandPlacements(of: constraint)
        if entries[slot].isPending { pending.slots.append(slot) }
      case .constant(let constraint, let old): constraint.constant = old
      case .priority(let constraint, let old): constraint.priority = old
      case .rootSize(let item, let old, let wasShown):
        item.requiredSize = old
        if item.parent == nil { item.showsRequiredSize = wasShown }
      case .frame(let view, let old): view.handPlacement?.takeBack(old, of: view)
      }
    }
    pending.root = true
  }
}

/// The level that a transaction gives to the row of an entry.
struct EntryChange {
  let slot: Int32
  let level: RowLevel
}

/// One transaction of the solver: all of it takes effect, or none.
extension LayoutEngine {
  /// Applies changes of entries, together with a plan for the implicit rows.
  ///
  /// - Returns: nil for success; else the owners of the rows in conflict, and nothing has changed.
  func commit(_ changes: [EntryChange], _ plan: ImplicitPlan? = nil) -> RowClash? {
    let hadOldFrames = hasOldFrames
    let made = makeRows(changes, plan)
    do throws(SolverError) {
      try solver.commit()
    } catch {
      forgetTrial(hadOldFrames)
      return clash(error, made)
    }
    clock += 1
    if textFeedback != nil, isOtherStructure(changes, plan) { textFeedback = nil }
    entries.note(changes, made.entryRows, clock)
    if !certificates.isEmpty {
      for change in changes where change.level != .broken { certificates[change.slot] = nil }
    }
    if let plan { adopt(plan, made.implicitRows) }
    return nil
  }

  /// Begins a transaction and asks the solver for everything in it.
  private func makeRows(_ changes: [EntryChange], _ plan: ImplicitPlan?) -> MadeRows {
    let implicit = plan?.changes.count ?? 0
    var made = MadeRows(entries: changes.count, implicit: implicit)
    owners.reserve(rows: changes.count + implicit)
    solver.begin()
    if let plan { made.apply(plan, to: &solver, &owners) }
    made.apply(changes, of: entries, direction: storedDirection, to: &solver, &owners)
    return made
  }

  /// Whether the changes could be made. Nothing changes.
  func canCommit(_ changes: [EntryChange], _ plan: ImplicitPlan? = nil) -> Bool {
    let hadOldFrames = hasOldFrames
    let made = makeRows(changes, plan)
    defer {
      forgetTrial(hadOldFrames)
      for row in made.owned { owners.forget(row) }
    }
    return solver.canCommit()
  }

  /// What was tried and taken back has changed nothing: frames are out of date if they were before.
  private func forgetTrial(_ hadOldFrames: Bool) {
    if !hadOldFrames { solver.forgetChanges() }
  }

  /// Whether changes that were made are of more than constants, so that values may depend on other
  /// ones.
  private func isOtherStructure(_ changes: [EntryChange], _ plan: ImplicitPlan?) -> Bool {
    let hasOtherEntries = changes.contains { change in
      let entry = entries[change.slot]
      return entry.row == nil || entry.hasNewTerms || entry.hasNewPriority
        || entry.level != change.level
    }
    guard let plan, !hasOtherEntries else { return hasOtherEntries }
    return pending.order || !plan.erasedRows.isEmpty
      || plan.changes.contains { change in
        change.item.implicitRows[change.kind]?.priority != change.wanted?.priority
      }
  }

  /// Notes for items that their implicit rows are now as a plan wanted.
  private func adopt(_ plan: ImplicitPlan, _ rows: [RowID?]) {
    for (change, row) in zip(plan.changes, rows) {
      change.item.implicitRows[change.kind] = row.flatMap { row in
        change.wanted.map {
          ImplicitRows.State(id: row, constant: $0.constant, priority: $0.priority)
        }
      }
      change.item.placement.stamp = clock
    }
    for row in plan.erasedRows { owners.forget(row) }
    pending.forgetDone(in: self)
  }

  private func clash(_ error: SolverError, _ made: MadeRows) -> RowClash {
    defer { for row in made.owned { owners.forget(row) } }
    switch error {
    case .infeasible(let rows):
      return RowClash(members: rows.compactMap { owners[$0] }, isInaccurate: false)
    case .inaccurate: return RowClash(members: [], isInaccurate: true)
    case .invalidNumber, .foreignVariable, .foreignRow:
      return RowClash(members: [], isInaccurate: false)
    }
  }
}

/// The owners of the rows of an irreducible conflict; none where the solver could not use a number,
/// or could not use the numbers together.
struct RowClash {
  let members: [RowOwner]
  let isInaccurate: Bool

  /// The entries among them.
  var slots: [Int32] {
    members.compactMap { if case .entry(let slot) = $0 { slot } else { nil } }
  }
}
