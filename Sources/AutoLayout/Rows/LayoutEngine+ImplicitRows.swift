import Cassowary

/// Determines which implicit rows differ from those in the solver. Nothing here changes the solver,
/// so a transaction that is refused can be planned again.
extension LayoutEngine {
  func planImplicitRows() -> ImplicitPlan {
    planNumber &+= 1
    var plan = ImplicitPlan(number: planNumber, arrivals: pending.arrivals.count)
    if !pending.arrivals.isEmpty { reserve(arrivals: pending.arrivals.count, constraints: 0) }
    Unowned.forEach(in: pending.arrivals) { planArrival(of: $0, in: &plan) }
    for item in pending.alignments { planMinima(of: item, in: &plan) }
    for item in pending.contents { planContent(of: item, in: &plan) }
    for item in pending.textHeights { planContentHeight(of: item, in: &plan) }
    if pending.root, let root {
      planRoot(root, isRoot: true, in: &plan)
      planContent(of: root, in: &plan)
    }
    if pending.direction { renewPhysicalRows() }
    if pending.scrolling { renewScrolledRows() }
    if pending.order { renewOrder() }
    plan.erasedRows = pending.erasedRows
    plan.discardedVariables = pending.discardedVariables
    return plan
  }

  /// Makes room for what so many new items and constraints bring, at once: else what is there already moves each time.
  func reserve(arrivals: Int, constraints: Int) {
    // Most constraints relate two items, or the places and a size of two; most items have two implicit rows.
    solver.reserve(
      variables: 4 * arrivals, rows: constraints, terms: 3 * constraints, bounds: 2 * arrivals + 2)
    owners.reserve(variables: 4 * arrivals)
  }

  private func planArrival(of item: ItemIdentity, in plan: inout ImplicitPlan) {
    guard item.engine === self, !item.isInset else { return }
    item.makeVariables(in: &solver, &owners, isRoot: isRoot(item))
    planMinima(of: item, in: &plan)
    if !isRoot(item) { planRoot(item, isRoot: false, in: &plan) }
  }

  /// The rows that depend on the item's insets: those that keep its size from being negative, and
  /// its content, which gives way to them.
  private func planMinima(of item: ItemIdentity, in plan: inout ImplicitPlan) {
    guard item.engine === self, !item.isInset else { return }
    for kind in [ImplicitRow.minimumWidth, .minimumHeight] {
      let least = item.leastLength(along: kind.axis)
      plan.want(kind, of: item, ImplicitPlan.Wanted(constant: least, priority: .required))
    }
    planContent(of: item, in: &plan)
  }

  func isRoot(_ item: ItemIdentity) -> Bool { root === item }

  /// A root without a size on an axis is kept small there; an item that is not a root has neither
  /// row.
  private func planRoot(_ item: ItemIdentity, isRoot: Bool, in plan: inout ImplicitPlan) {
    if !isRoot, item.implicitRows.areMinima { return }
    for kind in [ImplicitRow.rootWidth, .rootHeight] {
      guard isRoot else {
        plan.want(kind, of: item, nil)
        continue
      }
      if let length = item.requiredLength(along: kind.axis) {
        plan.want(kind, of: item, ImplicitPlan.Wanted(constant: length, priority: .required))
      } else {
        let level = Priority(LayoutPriority.fittingSizeLevel.rawValue)
        plan.want(kind, of: item, ImplicitPlan.Wanted(constant: 0, priority: level))
      }
    }
  }

  private func planContent(of item: ItemIdentity, in plan: inout ImplicitPlan) {
    guard item.engine === self else { return }
    planContent(of: item, .horizontal, item.placement.contentSize.width, in: &plan)
    planContentHeight(of: item, in: &plan)
  }

  private func planContentHeight(of item: ItemIdentity, in plan: inout ImplicitPlan) {
    guard item.engine === self else { return }
    let height = item.text?.current.height ?? item.placement.contentSize.height
    planContent(of: item, .vertical, height, in: &plan)
  }

  private func planContent(
    of item: ItemIdentity, _ axis: LayoutConstraint.Axis, _ length: Double,
    in plan: inout ImplicitPlan
  ) {
    let kinds = ImplicitRow.content(axis)
    guard length != LayoutSize.noIntrinsicMetric else {
      if item.implicitRows.areMinima { return }
      plan.want(kinds.maximum, of: item, nil)
      plan.want(kinds.minimum, of: item, nil)
      return
    }
    let given = isRoot(item) ? item.requiredLength(along: axis) : nil
    let least = item.leastLength(along: axis)
    let rows = item.contentRows(
      of: length, along: axis, grows: (given ?? least) > length, shrinks: (given ?? length) < length
    )
    plan.want(kinds.maximum, of: item, rows.maximum)
    plan.want(kinds.minimum, of: item, rows.minimum)
  }
}

extension LayoutPriority {
  /// The solver's level for this priority; `isBroken` lowers a required one.
  func level(isBroken: Bool = false) -> Priority {
    self == .required ? (isBroken ? .broken : .required) : Priority(rawValue)
  }
}

extension ItemIdentity {
  /// Creates the variables that the item lacks.
  fileprivate func makeVariables(
    in solver: inout Solver, _ owners: inout RowOwners, isRoot: Bool
  ) {
    if placement.variables.size == nil {
      placement.variables.size = owners.makeVariables(of: self, in: &solver, areSizes: true)
    }
    // The content of a scroll view begins at the leading edge: its position is fixed.
    if placement.variables.position == nil, !isRoot, area == nil {
      placement.variables.position = owners.makeVariables(
        of: self, in: &solver, areSizes: false)
    }
  }

  /// The required length of a root's alignment rectangle: that of its frame, less the insets.
  func requiredLength(along axis: LayoutConstraint.Axis) -> Double? {
    let length = axis == .horizontal ? requiredSize.width : requiredSize.height
    return length.map { max(0, $0 - alignment.insets.sum(along: axis)) }
  }

  /// The rows for a content of this length, as much as they matter to the item.
  ///
  /// - Parameters:
  ///   - grows: Whether the item is longer than that whatever it contains: by the size that it is
  ///     given, which comes before its content, or where a frame of nothing has a larger rectangle.
  ///     A required content size gives way then.
  ///   - shrinks: Whether it is shorter than that whatever it contains.
  func contentRows(
    of length: Double, along axis: LayoutConstraint.Axis, grows: Bool, shrinks: Bool
  ) -> (maximum: ImplicitPlan.Wanted, minimum: ImplicitPlan.Wanted) {
    let hugging = contentPriorities[hugging: axis].level(isBroken: grows)
    let resistance = contentPriorities[resistance: axis].level(isBroken: shrinks)
    return (
      .init(constant: length, priority: hugging), .init(constant: length, priority: resistance)
    )
  }

  /// The least length of the alignment rectangle: neither it nor the frame is negative, which is
  /// the smaller of the two where insets point outwards.
  func leastLength(along axis: LayoutConstraint.Axis) -> Double {
    max(0, -alignment.insets.sum(along: axis))
  }
}

extension LayoutInsets {
  /// What a frame has more than its alignment rectangle.
  func sum(along axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}
