import AutoLayout
import Testing

/// After any sequence of changes a layout is that of a fresh tree with the same constraints, in order
/// of activation.
@Suite struct HistoryTests {
  /// Views by number: 0 is the root, 1 a scroll view, 2 a text, 3 a stack, the others plain.
  private static func makeViews() -> [LayoutView] {
    var views: [LayoutView] = [
      LayoutView("0"), LayoutScrollView("1"), WrappingText("2", length: 150), LayoutStackView("3"),
    ]
    for number in 4..<10 {
      let size = LayoutSize(width: number % 3 == 0 ? -1 : 25, height: number % 2 == 0 ? 15 : -1)
      views.append(LayoutView("\(number)", intrinsicContentSize: size))
    }
    return views
  }

  struct Blueprint {
    var first: Int
    var second: Int?
    var attribute: LayoutConstraint.Attribute
    var guide: Int
    var constant: Double
    var priority: LayoutPriority

    init(_ numbers: inout SeededNumbers) {
      first = Int.random(in: 1..<10, using: &numbers)
      second = Int.random(in: 0..<10, using: &numbers)
      attribute =
        [
          .leading, .trailing, .left, .width, .height, .top, .leadingMargin, .bottomMargin,
          .centerX,
        ].randomElement(using: &numbers) ?? .top
      guide = Int.random(in: 0..<4, using: &numbers)
      constant = Double(Int.random(in: 0...9, using: &numbers) * 10)
      priority = [1000, 1000, 500, 60].randomElement(using: &numbers) ?? 1000
      if attribute == .width || attribute == .height {
        second = Bool.random(using: &numbers) ? second : nil
      }
    }

    func build(_ views: [LayoutView]) -> LayoutConstraint {
      let other: (any LayoutItem)? = second.map { index in
        switch guide {
        case 0: views[index].layoutMarginsGuide
        case 1: views[index].safeAreaLayoutGuide
        default: views[index]
        }
      }
      return relate(
        views[first], attribute, .equal, other, second == nil ? .notAnAttribute : attribute,
        plus: constant, at: priority)
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `a layout does not depend on its history`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews()
    views[0].addSubviews(views[1], views[2], views[3])
    let blueprints = (0..<20).map { _ in Blueprint(&numbers) }
    let pool = blueprints.map { $0.build(views) }
    for _ in 0..<100 { edit(views, pool, &numbers) }
    views[0].layoutIfNeeded()

    let fresh = Self.makeViews()
    rebuild(views[0], as: fresh)
    copySettings(from: views, to: fresh)
    let engine = views[0].layoutEngine
    fresh[0].layoutEngine.rootWidth = engine.rootWidth
    fresh[0].layoutEngine.direction = engine.direction
    fresh[0].layoutEngine.scale = engine.scale
    // A stack's own constraints come where it last renewed them.
    var stack: [LayoutConstraint] = []
    for active in engine.constraints {
      if let index = pool.firstIndex(where: { $0 === active }) {
        let made = blueprints[index].build(fresh)
        made.constant = active.constant
        made.isActive = true
      } else {
        stack.append(active)
        if stack.count == 1 { fresh[3].layoutEngine.layoutIfNeeded() }
      }
    }
    fresh[0].layoutIfNeeded()
    for (view, other) in zip(views, fresh) where view.layoutEngine === engine {
      #expect(
        view.frame.isNear(other.frame),
        "seed \(seed), \(view.layoutNode.name): \(view.frame), not \(other.frame)")
    }
  }

  private func rebuild(_ top: LayoutView, as fresh: [LayoutView]) {
    guard let copy = Int(top.layoutNode.name).map({ fresh[$0] }) else { return }
    for child in top.subviews {
      guard let number = Int(child.layoutNode.name) else { continue }
      copy.addSubview(fresh[number])
      rebuild(child, as: fresh)
    }
    guard let stack = top as? LayoutStackView, let other = copy as? LayoutStackView else { return }
    for child in stack.arrangedSubviews.compactMap({ Int($0.layoutNode.name) }) {
      other.addArrangedSubview(fresh[child])
    }
  }

  private func copySettings(from views: [LayoutView], to fresh: [LayoutView]) {
    for (view, copy) in zip(views, fresh) {
      copy.directionalLayoutMargins = view.directionalLayoutMargins
      copy.safeAreaInsets = view.safeAreaInsets
      copy.intrinsicContentSize = view.intrinsicContentSize
      copy.isHidden = view.isHidden
      if let stack = view as? LayoutStackView, let other = copy as? LayoutStackView {
        other.spacing = stack.spacing
      }
    }
  }

  private func edit(
    _ views: [LayoutView], _ pool: [LayoutConstraint], _ numbers: inout SeededNumbers
  ) {
    guard let view = views.dropFirst().randomElement(using: &numbers),
      let other = views.randomElement(using: &numbers),
      let constraint = pool.randomElement(using: &numbers)
    else { return }
    let length = Double(Int.random(in: 0...6, using: &numbers) * 10)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0..<2: other.addSubview(view)
    case 2: view.removeFromSuperview()
    case 3:
      views[0].layoutEngine.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
    case 4: views[0].layoutEngine.rootWidth = [nil, 100, 150].randomElement(using: &numbers) ?? nil
    case 5: view.directionalLayoutMargins.leading = length
    case 6: view.safeAreaInsets.top = length
    case 7: view.isHidden.toggle()
    case 8: if !(view is WrappingText) { view.intrinsicContentSize.height = length }
    case 9: (views[3] as? LayoutStackView)?.spacing = length
    case 10:
      (views[3] as? LayoutStackView)?.addArrangedSubview(
        views[Int.random(in: 4..<8, using: &numbers)])
    case 11: constraint.constant = length
    case 12: views[0].layoutIfNeeded()
    case 13: try? LayoutConstraint.activate(pool.filter { _ in Bool.random(using: &numbers) })
    case 14:
      try? views[0].layoutEngine.update {
        constraint.isActive.toggle()
        view.isHidden.toggle()
        pool.randomElement(using: &numbers)?.isActive.toggle()
      }
    default: constraint.isActive.toggle()
    }
  }
}
