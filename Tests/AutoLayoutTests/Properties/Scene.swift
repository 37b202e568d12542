import AutoLayout
import Testing

/// A tree with one of everything that an item can be: 0 is the root, 1 a scroll view, 2 and 4 texts, 3 and
/// 5 stacks, 10 a guide, the others plain.
struct Scene {
  let items: [any LayoutItem]

  static let count = 11

  init() {
    items = (0..<Self.count).map { number in
      let name = "\(number)"
      switch number {
      case 1: return LayoutScrollView(name)
      case 2: return WrappingText(name, length: 151.37)
      case 4: return WrappingText(name, length: 87.91)
      case 3, 5: return LayoutStackView(name)
      case 10: return LayoutGuide(name)
      default:
        let size = LayoutSize(width: number % 3 == 0 ? -1 : 25, height: number % 2 == 0 ? 15 : -1)
        return LayoutView(name, intrinsicContentSize: size)
      }
    }
    items[4].setContentCompressionResistancePriority(800, for: .vertical)
    // They have places among the children of their items, and reports are in that order.
    for number in items.indices {
      for area in 1...4 { _ = place(number, area) }
    }
  }

  var root: LayoutView { view(0)! }
  var engine: LayoutEngine { root.layoutEngine }

  func view(_ number: Int) -> LayoutView? { items[number] as? LayoutView }
  func stack(_ number: Int) -> LayoutStackView? { items[number] as? LayoutStackView }

  static func number(of item: any LayoutItem) -> Int? { Int(item.layoutNode.name) }

  /// An item, or a guide for an area of it.
  func place(_ number: Int, _ area: Int) -> any LayoutItem {
    let item = items[number]
    switch (area, item) {
    case (1, _): return item.layoutMarginsGuide
    case (2, _): return item.safeAreaLayoutGuide
    case (3, let page as LayoutScrollView): return page.contentLayoutGuide
    case (4, let page as LayoutScrollView): return page.frameLayoutGuide
    default: return item
    }
  }

  /// Everything in the tree of the root that has a frame, each guide that came with an item among it.
  var placed: [any LayoutItem] {
    items.indices.filter { items[$0].layoutEngine === engine }.flatMap { number in
      (0...4).map { place(number, $0) }
    }
  }

  /// The same tree with the same settings, made of other items that nothing has happened to.
  func copy() -> Scene {
    let copy = Scene()
    copy.engine.direction = engine.direction
    for (item, other) in zip(items, copy.items) {
      other.layoutMargins = item.layoutMargins
      other.safeAreaInsets = item.safeAreaInsets
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        other.setContentHuggingPriority(item.contentHuggingPriority(for: axis), for: axis)
        other.setContentCompressionResistancePriority(
          item.contentCompressionResistancePriority(for: axis), for: axis)
      }
    }
    for number in 0..<Self.count { copy.takeProperties(of: self, number) }
    build(0, in: copy)
    copy.engine.direction = engine.direction
    copy.engine.rootWidth = engine.rootWidth
    copy.engine.rootHeight = engine.rootHeight
    copy.engine.scale = engine.scale
    return copy
  }

  /// Makes an item the last child of a view.
  func add(_ number: Int, to superview: Int) {
    if let view = view(number) {
      self.view(superview)?.addSubview(view)
    } else if let guide = items[number] as? LayoutGuide {
      view(superview)?.addLayoutGuide(guide)
    }
  }

  /// Has the stacks of the tree make their constraints anew, in the order of the tree.
  func renewStacks(below number: Int = 0) {
    stack(number)?.setNeedsUpdateConstraints()
    for child in items[number].subitems.compactMap({ Self.number(of: $0) }) {
      renewStacks(below: child)
    }
  }

  /// The stack that made a constraint, if one did.
  func stackNumber(of constraint: LayoutConstraint) -> Int? {
    guard constraint.identifier?.hasPrefix("stack ") ?? false, let first = constraint.firstItem
    else { return nil }
    guard let second = constraint.secondItem else { return Self.number(of: first) }
    if second === first.superitem { return Self.number(of: second) }
    if first === second.superitem { return Self.number(of: first) }
    return first.superitem.flatMap { Self.number(of: $0) }
  }

  private func takeProperties(of other: Scene, _ number: Int) {
    guard let view = view(number), let model = other.view(number) else { return }
    if let text = view as? WrappingText, let long = model as? WrappingText {
      text.length = long.length
    } else {
      view.intrinsicContentSize = model.intrinsicContentSize
    }
    view.isHidden = model.isHidden
    view.alignmentRectInsets = model.alignmentRectInsets
    view.firstBaselineOffsetFromTop = model.firstBaselineOffsetFromTop
    view.lastBaselineOffsetFromBottom = model.lastBaselineOffsetFromBottom
    if let page = view as? LayoutScrollView, let scrolled = model as? LayoutScrollView {
      page.contentOffset = scrolled.contentOffset
    }
    guard let stack = view as? LayoutStackView, let row = model as? LayoutStackView else { return }
    stack.axis = row.axis
    stack.spacing = row.spacing
    stack.distribution = row.distribution
    stack.alignment = row.alignment
    stack.isLayoutMarginsRelativeArrangement = row.isLayoutMarginsRelativeArrangement
  }

  private func build(_ number: Int, in copy: Scene) {
    for child in items[number].subitems.compactMap({ Self.number(of: $0) }) {
      copy.add(child, to: number)
      build(child, in: copy)
    }
    guard let stack = stack(number), let other = copy.stack(number) else { return }
    for view in stack.arrangedSubviews {
      guard let arranged = Self.number(of: view).flatMap({ copy.view($0) }) else { continue }
      other.addArrangedSubview(arranged)
      other.setCustomSpacing(stack.customSpacing(after: view), after: arranged)
    }
  }
}

/// A constraint between items of a scene, so that it can be made again.
struct SceneConstraint {
  private enum Form {
    /// Places, or sizes along one axis.
    case plain
    case ratio
    case distance
    case distances
  }

  private var form = Form.plain
  private let first, second, third: (number: Int, area: Int)
  private var attributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  private let relation: LayoutConstraint.Relation
  private var multiplier = 1.0
  let constant: Double
  let priority: LayoutPriority

  private static let places: [[LayoutConstraint.Attribute]] = [
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ],
  ]

  init(_ numbers: inout SeededNumbers) {
    func place(_ range: Range<Int>) -> (number: Int, area: Int) {
      (Int.random(in: range, using: &numbers), max(0, Int.random(in: -3...4, using: &numbers)))
    }
    first = place(1..<Scene.count)
    second = place(0..<Scene.count)
    third = place(0..<Scene.count)
    relation =
      [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &numbers)
      ?? .equal
    constant = Double(Int.random(in: -2...9, using: &numbers) * 10)
    priority = [1000, 1000, 750, 500, 60].randomElement(using: &numbers) ?? 1000
    let sizes: [LayoutConstraint.Attribute] = [.width, .height]
    let size = sizes.randomElement(using: &numbers) ?? .width
    attributes = (size, size)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0, 1: attributes.1 = .notAnAttribute
    case 2, 3: multiplier = [0.5, 1, 2].randomElement(using: &numbers) ?? 1
    case 4, 5:
      form = .ratio
      attributes.1 = size == .width ? .height : .width
      multiplier = [-3, -1, 0.5, 1, 2.5].randomElement(using: &numbers) ?? 1
    case 6: form = .distance
    case 7: form = .distances
    default:
      let list = Self.places.randomElement(using: &numbers) ?? []
      attributes = (
        list.randomElement(using: &numbers) ?? .top, list.randomElement(using: &numbers) ?? .top
      )
    }
  }

  /// Whether the constraint says the same in either direction of reading.
  var isReadEitherWay: Bool {
    let list = [attributes.0, attributes.1]
    let centers: [LayoutConstraint.Attribute] = [.centerX, .centerXWithinMargins]
    if list.contains(where: { [.left, .right, .leftMargin, .rightMargin].contains($0) }) {
      return false
    }
    return constant == 0 && relation == .equal || !list.allSatisfy { centers.contains($0) }
  }

  func build(in scene: Scene) -> LayoutConstraint {
    let one = scene.place(first.number, first.area)
    let other = scene.place(second.number, second.area)
    let made: LayoutConstraint
    switch form {
    case .plain, .ratio:
      made = relate(
        one, attributes.0, relation, attributes.1 == .notAnAttribute ? nil : other, attributes.1,
        times: multiplier, plus: constant)
    case .distance:
      made = one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
        .constraint(equalTo: one.heightAnchor, constant: constant)
    case .distances:
      let last = scene.place(third.number, third.area)
      made = one.bottomAnchor.anchorWithOffset(to: other.topAnchor)
        .constraint(equalTo: other.bottomAnchor.anchorWithOffset(to: last.topAnchor))
    }
    made.priority = priority
    return made
  }
}
