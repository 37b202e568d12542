import AutoLayout
import Testing

/// Items that wander between trees leave nothing behind.
@Suite struct TreePropertyTests {
  struct Blueprint {
    var first: Int
    var second: Int?
    var attribute: LayoutConstraint.Attribute
    var constant: Double
    var priority: LayoutPriority

    init(_ numbers: inout SeededNumbers) {
      first = Int.random(in: 0..<8, using: &numbers)
      second = Int.random(in: 0..<8, using: &numbers)
      attribute =
        [.leading, .trailing, .left, .width, .height, .top].randomElement(using: &numbers) ?? .top
      constant = Double(Int.random(in: 0...9, using: &numbers) * 10)
      priority = [1000, 1000, 500, 60].randomElement(using: &numbers) ?? 1000
      if attribute == .width || attribute == .height {
        second = Bool.random(using: &numbers) ? second : nil
      }
    }

    func build(_ views: [LayoutView]) -> LayoutConstraint {
      relate(
        views[first], attribute, .equal, second.map { views[$0] },
        second == nil ? .notAnAttribute : attribute, plus: constant, at: priority)
    }
  }

  private static func makeViews() -> [LayoutView] {
    (0..<8).map { number in
      let size = LayoutSize(width: number % 3 == 0 ? -1 : 30, height: number % 2 == 0 ? 20 : -1)
      return LayoutView("\(number)", intrinsicContentSize: size)
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `frames do not depend on where the views have been`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews()
    let blueprints = (0..<16).map { _ in Blueprint(&numbers) }
    let pool = blueprints.map { $0.build(views) }
    for _ in 0..<80 { edit(views, pool, &numbers) }

    let fresh = Self.makeViews()
    let roots = views.indices.filter { views[$0].superview == nil }
    for root in roots { rebuild(views[root], as: fresh) }
    for root in roots {
      let engine = views[root].layoutEngine
      fresh[root].layoutEngine.rootWidth = engine.rootWidth
      fresh[root].layoutEngine.direction = engine.direction
      let order = engine.constraints.compactMap { active in pool.firstIndex { $0 === active } }
      fresh[root].addConstraints(order.map { blueprints[$0].build(fresh) })
      views[root].layoutIfNeeded()
      fresh[root].layoutIfNeeded()
      #expect(order.count == engine.constraints.count)
    }
    #expect(
      Set(pool.indices.filter { pool[$0].isActive }).count
        == roots.map { views[$0].layoutEngine.constraints.count }.reduce(0, +))
    for (view, other) in zip(views, fresh) {
      #expect(
        view.frame.isNear(other.frame),
        "seed \(seed), \(view.layoutNode.name): \(view.frame), not \(other.frame)")
    }
  }

  private func rebuild(_ top: LayoutView, as fresh: [LayoutView]) {
    for child in top.subviews {
      guard let parent = Int(top.layoutNode.name), let number = Int(child.layoutNode.name)
      else { continue }
      fresh[parent].addSubview(fresh[number])
      rebuild(child, as: fresh)
    }
  }

  private func edit(
    _ views: [LayoutView], _ pool: [LayoutConstraint], _ numbers: inout SeededNumbers
  ) {
    guard let view = views.randomElement(using: &numbers),
      let other = views.randomElement(using: &numbers),
      let constraint = pool.randomElement(using: &numbers)
    else { return }
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0..<3: other.addSubview(view)
    case 3: view.removeFromSuperview()
    case 4: view.layoutEngine.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
    case 5: view.layoutEngine.rootWidth = [nil, 100, 150].randomElement(using: &numbers) ?? nil
    case 6: view.layoutIfNeeded()
    case 7: try? LayoutConstraint.activate(pool.filter { _ in Bool.random(using: &numbers) })
    case 8:
      try? view.layoutEngine.update {
        constraint.isActive.toggle()
        other.addSubview(view)
        pool.randomElement(using: &numbers)?.isActive.toggle()
      }
    default: constraint.isActive.toggle()
    }
  }
}
