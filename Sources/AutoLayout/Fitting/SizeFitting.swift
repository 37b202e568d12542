import Cassowary

/// A layout of one item and its contents, in a solver of its own, to determine one size.
struct SizeFitting: ~Copyable {
  /// The target along one axis.
  struct Target {
    let length: Double
    let priority: LayoutPriority

    init(_ length: Double, _ priority: LayoutPriority) {
      let isUsable = length >= 0 && LayoutConstraint.defect(ofNumber: length) == nil
      self.length = isUsable ? length : 0
      self.priority = priority.isInRange ? priority : .fittingSizeLevel
    }
  }

  private let top: ItemIdentity
  private let direction: LayoutDirection
  private let insets: LayoutInsets
  private let width: Target
  private let height: Target
  private let items: [ItemIdentity]
  /// In order of activation.
  let constraints: [LayoutConstraint]
  /// Their rows.
  var rows: [RowID] = []
  /// Whether a constraint is broken.
  private var isAnyBroken = false
  var solver = Solver()
  private var places: [Placement] = []
  /// The texts among the items, by index; nil for other items.
  private let measured: [MeasuredText?]
  var texts: [Text] = []
  /// Of constraints that hold frames which were set, the priorities that they have without what is
  /// outside of the item.
  private let heldPriorities: [ObjectIdentifier: LayoutPriority]

  /// Text in the tree, with its variable and the rows for its height.
  struct Text {
    let item: ItemIdentity
    let width: Variable
    let rows: [RowID]
    let measured: MeasuredText
  }

  /// Items may change the tree while they are asked. So texts are measured on one line first; then
  /// the tree is read, and from then on nothing of it is needed but answers of items.
  init(_ top: ItemIdentity, width: Target, height: Target) {
    for item in top.subtree { item.measureOnOneLine() }
    self.top = top
    self.width = width
    self.height = height
    let engine = top.resolvedEngine
    direction = engine.direction
    insets = top.alignment.insets
    items = top.subtree
    constraints = engine.constraints(inside: items, of: top)
    measured = items.map { $0.textOnOneLine() }
    var priorities: [ObjectIdentifier: LayoutPriority] = [:]
    engine.forEachHold(inside: top, items) { priorities[ObjectIdentifier($0)] = $1 }
    heldPriorities = priorities
  }

  /// The size of the frame that fits.
  mutating func solve() -> LayoutSize {
    if !build(asBroken: false) {
      guard build(asBroken: true) else {
        // Optional constraints, too, can have numbers that the solver cannot handle together.
        top.engine.map { $0.note($0.inaccuracy(of: nil)) }
        return LayoutSize(width: width.length, height: height.length)
      }
      admitConstraints()
    }
    measureTexts()
    let place = places[0]
    return LayoutSize(
      width: max(0, value(of: place.width) + insets.sum(along: .horizontal)),
      height: max(0, value(of: place.height) + insets.sum(along: .vertical)))
  }

  private borrowing func value(of variable: Variable?) -> Double {
    variable.map { solver.value(at: $0.index) } ?? 0
  }

  /// Builds all rows in an empty solver.
  ///
  /// - Parameter asBroken: Whether all required constraints are added as broken ones.
  /// - Returns: Whether they can be satisfied.
  private mutating func build(asBroken: Bool) -> Bool {
    solver = Solver()
    solver.begin()
    makePlaces()
    swapPlaces()
    rows = []
    for constraint in constraints {
      constraint.stage(in: &solver, direction: direction)
      rows.append(
        solver.insert(
          constraint.relation.inSolver, constraint.rowConstant(direction),
          priority(of: constraint).level(isBroken: asBroken), isClose: constraint.isOfPlaces))
    }
    swapPlaces()
    makeImplicitRows()
    do throws(SolverError) { try solver.commit() } catch { return false }
    return true
  }

  private func priority(of constraint: LayoutConstraint) -> LayoutPriority {
    if heldPriorities.isEmpty { return constraint.storedPriority }
    return heldPriorities[ObjectIdentifier(constraint)] ?? constraint.storedPriority
  }

  /// Variables in tree order, so that open values are decided as in a layout.
  private mutating func makePlaces() {
    places = items.map { item in
      var place = item.placement
      place.variables = ItemVariables()
      if item !== top, item.isInset { return place }
      if item !== top, item.area == nil {
        place.variables.position = (solver.makeVariable(), solver.makeVariable())
      }
      place.variables.size = (solver.makeSmallVariable(), solver.makeSmallVariable())
      return place
    }
  }

  /// Swaps the items' placements in their tree with those in this fitting. They are swapped back
  /// before any item is asked anything.
  private mutating func swapPlaces() {
    for index in items.indices { swap(&items[index].placement, &places[index]) }
  }

  private mutating func makeImplicitRows() {
    texts = []
    for ((item, place), text) in zip(zip(items, places), measured) {
      guard let itemWidth = place.width, let itemHeight = place.height else { continue }
      insert(
        itemWidth, .greaterThanOrEqual, item.leastLength(along: .horizontal), .required)
      insert(itemHeight, .greaterThanOrEqual, item.leastLength(along: .vertical), .required)
      // By what items have answered, of which the layout may know nothing yet.
      let content = place.contentSize
      insertContent(of: item, content.width, along: .horizontal, itemWidth)
      let rows = insertContent(
        of: item, text?.current.height ?? content.height, along: .vertical, itemHeight)
      if let text {
        texts.append(Text(item: item, width: itemWidth, rows: rows, measured: text))
      }
    }
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      let variable = axis == .horizontal ? places[0].width : places[0].height
      if let variable {
        insert(variable, .equal, topLength(along: axis), target(axis).priority.level())
      }
    }
  }

  private func target(_ axis: LayoutConstraint.Axis) -> Target {
    axis == .horizontal ? width : height
  }

  /// The target for the alignment rectangle of the item itself.
  private func topLength(along axis: LayoutConstraint.Axis) -> Double {
    max(0, target(axis).length - insets.sum(along: axis))
  }

  /// Adds the rows of an item's content along an axis, as a layout has them; none where it has none.
  @discardableResult
  private mutating func insertContent(
    of item: ItemIdentity, _ length: Double, along axis: LayoutConstraint.Axis, _ variable: Variable
  ) -> [RowID] {
    if length == LayoutSize.noIntrinsicMetric { return [] }
    // Whatever its length, which is another one for a text that wraps.
    let isGiven = item === top && target(axis).priority == .required
    let wanted = item.contentRows(
      of: length, along: axis, grows: isGiven || item.leastLength(along: axis) > length,
      shrinks: isGiven)
    return [
      insert(variable, .lessThanOrEqual, length, wanted.maximum.priority),
      insert(variable, .greaterThanOrEqual, length, wanted.minimum.priority),
    ]
  }

  @discardableResult
  private mutating func insert(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowID {
    solver.stage(variable, 1)
    return solver.insert(relation, constant, priority)
  }
}

/// Which constraints are broken in a fitting: by the rule of a layout, a required one is in force
/// exactly if it agrees with those in force that were activated before it.
extension SizeFitting {
  /// Admits the required constraints, of which none is in force, in their order.
  private mutating func admitConstraints() {
    isAnyBroken = false
    tryByHalves(required[...]) { batch in
      require(batch)
    } refuse: { _, _ in
      isAnyBroken = true
    }
  }

  private var required: [Int] {
    constraints.indices.filter { constraints[$0].storedPriority == .required }
  }

  /// Puts constraints into force, all or none.
  private mutating func require(_ batch: ArraySlice<Int>) -> SolverError? {
    solver.begin()
    for index in batch { solver.edit(rows[index], priority: .required) }
    do throws(SolverError) { try solver.commit() } catch { return error }
    return nil
  }

  /// Changes the heights of texts. Where constraints are broken by that, or were before, all
  /// required ones are admitted again.
  mutating func change(_ heights: [(text: Text, height: Double)]) {
    if !isAnyBroken, edit(heights, breakingAll: false) { return }
    if edit(heights, breakingAll: true) { admitConstraints() }
  }

  private mutating func edit(
    _ heights: [(text: Text, height: Double)], breakingAll: Bool
  ) -> Bool {
    solver.begin()
    for (text, height) in heights {
      for row in text.rows { solver.edit(row, constant: height) }
    }
    if breakingAll {
      for index in required { solver.edit(rows[index], priority: .broken) }
    }
    do throws(SolverError) { try solver.commit() } catch { return false }
    return true
  }
}

extension SizeFitting {
  /// Measures and solves as a layout pass does; texts that do not converge keep the last
  /// measurement.
  mutating func measureTexts() {
    solver.settle()
    for _ in 0...LayoutEngine.measuringRounds {
      var heights: [(text: Text, height: Double)] = []
      for text in texts {
        let width = PixelGrid.withoutNoise(
          max(0, solver.value(at: text.width.index)), expected: text.measured.naturalWidth)
        guard width != text.measured.current.width else { continue }
        let height = height(of: text, at: width)
        if text.measured.take(MeasuredText.Measurement(width: width, height: height)) {
          heights.append((text, height))
        }
      }
      if heights.isEmpty { return }
      change(heights)
      solver.settle()
    }
  }

  /// The height at a width, measured if neither the fitting nor the layout has measured it.
  private func height(of text: Text, at width: Double) -> Double {
    text.measured.height(at: width) ?? text.item.text?.height(at: width)
      ?? text.item.heightOfContent(at: width) ?? text.measured.naturalHeight
      ?? text.measured.current.height
  }
}

extension ItemIdentity {
  /// Measures the item's text on one line, if it has one that has not been measured so.
  fileprivate func measureOnOneLine() {
    guard let text, text.naturalHeight == nil else { return }
    text.naturalHeight = heightOfContent(at: text.naturalWidth)
  }

  /// The item's text as a fitting begins with it: on one line, if that was measured.
  fileprivate func textOnOneLine() -> MeasuredText? {
    guard let text else { return nil }
    let copy = MeasuredText(
      naturalWidth: text.naturalWidth, height: text.naturalHeight ?? text.current.height)
    // Any text of a fitting may meet the same width again.
    copy.isFedBack = true
    return copy
  }

  /// The item's answer, if it is usable.
  fileprivate func heightOfContent(at width: Double) -> Double? {
    guard let height = ask({ $0.intrinsicContentHeight(forWidth: width) }) ?? nil, height >= 0,
      LayoutConstraint.defect(ofNumber: height) == nil
    else { return nil }
    return height
  }
}

extension LayoutEngine {
  /// The active constraints that mention only the given items, which are all in `top`, in order of
  /// activation.
  fileprivate func constraints(
    inside items: [ItemIdentity], of top: ItemIdentity
  ) -> [LayoutConstraint] {
    var slots: [Int32] = []
    for item in items {
      for slot in entries.slots(touching: item) {
        guard !entries[slot].isLeaving, let constraint = entries.constraint(at: slot),
          constraint.first === item,
          constraint.endsSatisfy({ $0.isNext(to: item, in: top) || top.contains($0) })
        else { continue }
        slots.append(slot)
      }
    }
    return slots.sorted().compactMap { entries.constraint(at: $0) }
  }
}

extension ItemIdentity {
  /// Whether it is an item of a tree that is in `top`, its parent, a child or a sibling, of which
  /// one need not go up to the top to know.
  fileprivate func isNext(to item: ItemIdentity, in top: ItemIdentity) -> Bool {
    if self === item || parent === item { return true }
    guard item !== top, let above = item.parent else { return false }
    return self === above || parent === above
  }
}
