import AutoLayout

/// A layout depends on the tree, its settings and the order of its constraints, and on nothing that came before.
extension World {
  func compareWithFresh(_ root: any LayoutItem) {
    if root.layoutEngine.constraints.contains(where: \.cannotBeCopied) { return }
    var copy = FreshTree(self)
    let fresh = copy.copy(of: root)
    fresh.layoutIfNeeded()
    let size = subtree(of: root).reduce(1000) {
      max($0, $1.layoutFrame.width, $1.layoutFrame.height)
    }
    for (item, twin) in copy.pairs {
      let (frame, wanted) = (item.layoutFrame, twin.layoutFrame)
      let differences = [
        frame.x - wanted.x, frame.y - wanted.y, frame.width - wanted.width,
        frame.height - wanted.height,
      ]
      if differences.contains(where: { $0.magnitude > 1e-6 * size }) {
        fail("not as fresh: \(frame) of \(item.layoutNode.name), fresh \(wanted)")
        return
      }
    }
    let (broken, wanted) = (brokenPlaces(in: root), brokenPlaces(in: fresh))
    if broken != wanted { fail("not as fresh: broken are \(broken), fresh \(wanted)") }
  }

  /// Which of a tree's constraints are broken, by their places in the order of activation.
  private func brokenPlaces(in root: any LayoutItem) -> [Int] {
    let engine = root.layoutEngine
    let broken = Set(engine.brokenConstraints.map { ObjectIdentifier($0.constraint) })
    let constraints = engine.constraints
    return constraints.indices.filter { broken.contains(ObjectIdentifier(constraints[$0])) }
  }
}

/// The same tree, told at once.
private struct FreshTree {
  private let world: World
  /// Items and what stands for them, in the order of the tree.
  private(set) var pairs: [(any LayoutItem, any LayoutItem)] = []
  private var twins: [ObjectIdentifier: any LayoutItem] = [:]

  init(_ world: World) { self.world = world }

  mutating func copy(of root: any LayoutItem) -> any LayoutItem {
    let made = makeTwin(of: root)
    var next = 0
    while next < pairs.count {
      let (item, twin) = pairs[next]
      for child in item.subitems { place(child, of: item, in: twin) }
      noteGuides(of: item, twin)
      next += 1
    }
    let (engine, old) = (made.layoutEngine, root.layoutEngine)
    engine.direction = old.direction
    engine.scale = old.scale
    engine.rootWidth = old.rootWidth
    engine.rootHeight = old.rootHeight
    for constraint in old.constraints { copy(constraint) }
    return made
  }

  private mutating func place(
    _ child: any LayoutItem, of item: any LayoutItem, in twin: any LayoutItem
  ) {
    if let guide = guide(child, of: item, in: twin) {
      note(child, guide)
    } else {
      add(makeTwin(of: child), to: twin)
    }
  }

  /// The guides of a view that scrolls are not below it, but what scrolls is below them.
  private mutating func noteGuides(of item: any LayoutItem, _ twin: any LayoutItem) {
    guard let item = item as? LayoutScrollView, let twin = twin as? LayoutScrollView else { return }
    note(item.contentLayoutGuide, twin.contentLayoutGuide)
    note(item.frameLayoutGuide, twin.frameLayoutGuide)
  }

  /// The guide that came with the copy, if the child is one that came with the item.
  private func guide(
    _ child: any LayoutItem, of item: any LayoutItem, in twin: any LayoutItem
  ) -> LayoutGuide? {
    guard child is LayoutGuide else { return nil }
    if child === item.layoutMarginsGuide { return twin.layoutMarginsGuide }
    if child === item.safeAreaLayoutGuide { return twin.safeAreaLayoutGuide }
    guard let item = item as? LayoutScrollView, let twin = twin as? LayoutScrollView else {
      return nil
    }
    if child === item.contentLayoutGuide { return twin.contentLayoutGuide }
    return child === item.frameLayoutGuide ? twin.frameLayoutGuide : nil
  }

  private func add<Item: LayoutItem>(_ item: Item, to above: any LayoutItem) {
    above.addSubitem(item)
    // A view of its own keeps it alive; other items are kept by the list of pairs.
  }

  private mutating func makeTwin(of item: any LayoutItem) -> any LayoutItem {
    let name = item.layoutNode.name
    let twin: any LayoutItem =
      switch item {
      case let item as ActingView:
        ActingView(
          name, intrinsicContentSize: item.intrinsicContentSize, area: item.area, in: world)
      case let item as Widget: Widget(name, size: item.size, in: world)
      case is LayoutScrollView: LayoutScrollView(name)
      case is LayoutGuide: LayoutGuide(name)
      // A stack's constraints are copied as any other.
      default: LayoutView(name)
      }
    if let view = item as? LayoutView, let twin = twin as? LayoutView {
      twin.intrinsicContentSize = view.intrinsicContentSize
      twin.alignmentRectInsets = view.alignmentRectInsets
      twin.firstBaselineOffsetFromTop = view.firstBaselineOffsetFromTop
      twin.lastBaselineOffsetFromBottom = view.lastBaselineOffsetFromBottom
    }
    twin.layoutMargins = item.layoutMargins
    twin.safeAreaInsets = item.safeAreaInsets
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      twin.setContentHuggingPriority(item.contentHuggingPriority(for: axis), for: axis)
      twin.setContentCompressionResistancePriority(
        item.contentCompressionResistancePriority(for: axis), for: axis)
    }
    note(item, twin)
    return twin
  }

  private mutating func note(_ item: any LayoutItem, _ twin: any LayoutItem) {
    pairs.append((item, twin))
    twins[ObjectIdentifier(item)] = twin
  }

  private func twin(of item: any LayoutItem) -> (any LayoutItem)? {
    if let twin = twins[ObjectIdentifier(item)] { return twin }
    // A guide that came with an item need not be below it.
    guard let owner = item.superitem, let twin = twins[ObjectIdentifier(owner)] else { return nil }
    return guide(item, of: owner, in: twin)
  }

  private func copy(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem.flatMap({ twin(of: $0) }) else { return }
    let second = constraint.secondItem.flatMap { twin(of: $0) }
    world.attempt { () throws(LayoutError) in
      let made = try twin(of: constraint, first, second)
      made.priority = constraint.priority
      made.isActive = true
    }
  }

  private func twin(
    of constraint: LayoutConstraint, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) throws(LayoutError) -> LayoutConstraint {
    try LayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
      toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
  }
}

extension LayoutConstraint {
  /// Whether a plain tree with the same constraint would not be the same: where a distance begins cannot be read
  /// from a constraint, and a stack's baselines are those of what it arranges.
  fileprivate var cannotBeCopied: Bool { record.firstStart != nil || isOfStackBaseline }

  /// Whether it speaks of the baseline of a stack, which says nothing of it itself.
  var isOfStackBaseline: Bool {
    func isStackBaseline(_ item: (any LayoutItem)?, _ attribute: Attribute) -> Bool {
      item is LayoutStackView && (attribute == .firstBaseline || attribute == .lastBaseline)
    }
    return isStackBaseline(firstItem, firstAttribute)
      || isStackBaseline(secondItem, secondAttribute)
  }
}
