import Cassowary

/// From the solver's values to frames.
extension LayoutEngine {
  /// Solves what has changed and hands out the new frames.
  ///
  /// First the items that asked for it, or were never in a pass, renew their constraints, leaves
  /// first. Then, parents before children, each item whose frame changed, or was set, hears of it;
  /// and those of them whose size changed, the superitems of all of them, those that asked for it,
  /// those that are new or came from elsewhere, those in which an item came or went and those whose
  /// insets or direction changed are asked to lay out by hand what constraints leave to them. What
  /// they change takes effect at once, for as many rounds as it takes but no more than eight;
  /// `issueHandler` hears of an item that still changes something in the eighth. An item that starts
  /// a pass meanwhile is not asked about what changes in it there. Passes inside one another end in
  /// the same way when they are a hundred deep, or a thousand and 16 for each item, and so do frames
  /// that depend on inherited margins or safe areas, which depend on frames, after a hundred rounds.
  /// Last, `conflictHandler` and `issueHandler` hear of what could not be met or used, and
  /// `layoutHandler` of all changed items.
  ///
  /// The time is in proportion to what changed, except after changes of the tree, the direction,
  /// the scale or an item's insets, when all frames are looked at.
  ///
  /// - Returns: The items whose frame changed, parents before children, siblings in order.
  @discardableResult
  public func layoutIfNeeded() -> [any LayoutItem] { current.layOut() ?? [] }

  /// How often a pass starts over because items have changed something when they were asked to lay
  /// out their content.
  private static var layoutRounds: Int { 8 }

  /// How often a pass starts over for any reason. Where areas and frames depend on each other, each
  /// round may come but a little nearer to where both agree.
  private static var mostRounds: Int { 100 }

  /// How many passes can be started inside one another. Where each view sets the size of the next
  /// one and lays it out, they go as deep as the tree.
  private static var mostNestedPasses: Int { 100 }

  /// How many passes can be started in all before the first one ends, beside some for each item.
  private static var mostPasses: Int { 1000 }

  /// The same; nil if an item moved the tree into another one when it was asked.
  func layOut() -> [any LayoutItem]? {
    if root == nil || isBetweenStates || endsPasses { return [] }
    if nestedPasses == Self.mostNestedPasses
      || passCount > Self.mostPasses + 16 * frames.sources.count
    {
      endsPasses = hasRequests
      if endsPasses, nestedPasses < Self.mostNestedPasses, let root {
        note(.unsettledLayout(item: root.name), of: root)
      }
      return []
    }
    nestedPasses += 1
    passCount += 1
    defer {
      nestedPasses -= 1
      if nestedPasses == 0 { (endsPasses, passCount) = (false, 0) }
    }
    var changed: [any LayoutItem] = []
    var former: [FormerFrame] = []
    var requests = 0
    for round in 0..<Self.mostRounds {
      bringUpToDate()
      let looksAtAll = frames.all
      guard let root else {
        if round == 0 { return nil }
        break
      }
      let isLast =
        requests == Self.layoutRounds - 1 || round == Self.mostRounds - 1
        || nestedPasses == Self.mostNestedPasses
      let items = deliverFrames(below: root, &former, isLast: isLast)
      changed = round == 0 ? items : merge(items, into: changed)
      // Frames that were set in steps, and are held already, request nothing.
      weighHandPlacements()
      let isAskedAgain = hasRequests || hasNewValues || showsWhatIsNotSolved
      if isAskedAgain { requests += 1 }
      if looksAtAll || !items.isEmpty {
        renewInheritedAreas(isLast: isLast, within: round < Self.layoutRounds ? 0 : 1e-9)
      }
      if !isAskedAgain && !hasRequests || endsPasses || isLast { break }
    }
    leaveOut(former, of: &changed)
    announce()
    announce(changed)
    return changed
  }

  /// Drops the items whose frame is again what it was before the pass.
  private func leaveOut(_ former: [FormerFrame], of changed: inout [any LayoutItem]) {
    if former.isEmpty { return }
    var first: [ObjectIdentifier: LayoutRect] = [:]
    for old in former where first[ObjectIdentifier(old.item)] == nil {
      first[ObjectIdentifier(old.item)] = old.frame
    }
    changed.removeAll { item in
      let identity = item.identity
      return first[ObjectIdentifier(identity)] == identity.placement.frame
    }
  }

  /// Computes the frames, and calls the items concerned.
  private func deliverFrames(
    below root: ItemIdentity, _ former: inout [FormerFrame], isLast: Bool
  ) -> [any LayoutItem] {
    solver.settle()
    root.showsRequiredSize = false
    // An item has four variables: beyond an eighth of the items, all frames are computed in one
    // walk.
    if solver.changeCount > frames.sources.count / 2 { frames.all = true }
    collectFrameChanges()
    let sources = frames.all ? frameSources : []
    var changed = ChangedFrames(capacity: frames.all ? sources.count : frames.items.count)
    var rule = frameRule
    // Items may move back and forth before a pass ends, because areas depend on frames.
    rule.remembers = !areaHeirs.isEmpty
    forgetUntoldFrames()
    unsafe solver.withValues { values in
      let values = unsafe VariableValues(values)
      if frames.all {
        rule.placeAll(sources, values, &changed)
      } else {
        rule.place(&frames.items, values, &changed)
      }
    }
    frames.all = false
    for item in frames.items {
      item.placement.isFrameChanged = false
      item.placement.isWidthChanged = false
    }
    frames.items.removeAll(keepingCapacity: true)
    former += changed.former
    let asked = askedItems(changed.parents)
    return isLast ? changed.deliverLast(asked, of: self) : changed.deliver(asked)
  }

  /// Whether items have requested anything since the pass was up to date.
  var hasRequests: Bool { !pending.isEmpty || !needsLayout.isEmpty }

  /// Whether what was requested is solved already, since someone has asked or activated something
  /// meanwhile, and is to be seen.
  private var hasNewValues: Bool {
    if frames.all { return true }
    solver.settle()
    return solver.changeCount > 0
  }

  /// The frame of an item by the solver's values, and the frame that its parent has.
  func computedFrame(of item: ItemIdentity) -> LayoutRect {
    let rule = frameRule
    var frame = item.placement.frame
    unsafe solver.withValues { values in
      frame = unsafe rule.frame(of: item, VariableValues(values))
    }
    return frame
  }

  /// Whether a frame was set that reads as it was set, though constraints have precedence.
  private var showsWhatIsNotSolved: Bool {
    if frames.untold.isEmpty { return false }
    let rule = frameRule
    var isOther = false
    unsafe solver.withValues { values in
      let values = unsafe VariableValues(values)
      isOther = frames.untold.contains { $0.engine === self && rule.wouldChange($0, values) }
    }
    return isOther
  }

  /// How values become frames in this tree.
  var frameRule: FrameRule {
    FrameRule(
      scale: storedScale, isMirrored: storedDirection == .rightToLeft, turns: hasOwnDirections)
  }

  /// The items that must be asked although their frames are unchanged, in tree order.
  func askedItems(_ parents: [ItemIdentity]) -> [AskedItem] {
    var items: [ItemIdentity] = []
    swap(&items, &needsLayout)
    items.removeAll { !$0.needsLayout || $0.engine !== self }
    items += parents
    if items.isEmpty { return [] }
    return items.map { AskedItem(item: $0, order: $0.placement.order, engine: self) }
      .sorted { $0.order < $1.order }
  }

  /// The two lists merged in tree order, each item once.
  private func merge(
    _ items: [any LayoutItem], into others: [any LayoutItem]
  ) -> [any LayoutItem] {
    if items.isEmpty { return others }
    var all = others
    for item in others { item.identity.isMarked = true }
    for item in items where !item.identity.isMarked { all.append(item) }
    for item in others { item.identity.isMarked = false }
    return all.map { ($0.identity.placement.order, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// Makes the next pass report a frame that was set.
  func tellFrame(of item: ItemIdentity) {
    frames.noteUntold(item)
    noteFrame(of: item)
  }

  /// The frame that was set has not been reported, so that the result counts as a new one.
  private func forgetUntoldFrames() {
    if frames.untold.isEmpty { return }
    for item in frames.untold where item.engine === self && item.hasUntoldFrame {
      item.hasUntoldFrame = false
      item.placement.frame.origin = LayoutPoint(x: .nan, y: .nan)
    }
    frames.forgetUntold()
  }

  private func collectFrameChanges() {
    if frames.all { return solver.forgetChanges() }
    // Emptied, so that it is uniquely referenced and keeps its capacity.
    var changed: [ItemIdentity] = []
    swap(&changed, &frames.items)
    let owners = owners
    solver.drainChanges { variable in
      guard let item = owners.item(of: variable.index) else { return }
      if variable.index == item.placement.width?.index { item.placement.isWidthChanged = true }
      guard !item.placement.isFrameChanged else { return }
      item.placement.isFrameChanged = true
      changed.append(item)
    }
    frames.items = changed
  }
}
