import AutoLayout
import Testing

/// Whatever happened before, a layout is a function of the tree, the constraints and the order in
/// which they were activated.
@Suite struct BreakingPropertyTests {
  /// A constraint between views that are known by number, so that it can be made again.
  struct Blueprint {
    var first: Int
    var attribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: Int?
    var otherAttribute = LayoutConstraint.Attribute.notAnAttribute
    var multiplier = 1.0

    func build(_ views: [LayoutView], _ constant: Double, _ priority: LayoutPriority)
      -> LayoutConstraint
    {
      relate(
        views[first], attribute, relation, second.map { views[$0] }, otherAttribute,
        times: multiplier, plus: constant, at: priority)
    }
  }

  /// A tree whose shape never changes: 0 is the root, 1 to 3 are in it, 4 is in 1.
  private static func makeViews(width: Double?) -> [LayoutView] {
    let views = (0..<5).map { LayoutView("\($0)") }
    views[0].addSubviews(views[1], views[2], views[3])
    views[1].addSubview(views[4])
    views[0].layoutEngine.rootWidth = width
    return views
  }

  private static func blueprint(_ numbers: inout SeededNumbers) -> Blueprint {
    let first = Int.random(in: 0..<5, using: &numbers)
    let relation = LayoutConstraint.Relation.allCases.randomElement(using: &numbers) ?? .equal
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return Blueprint(first: first, attribute: .width, relation: relation)
    case 1:
      return Blueprint(
        first: first, attribute: .width, relation: relation,
        second: Int.random(in: 0..<5, using: &numbers), otherAttribute: .width,
        multiplier: [1, 1, 0.5, 2].randomElement(using: &numbers) ?? 1)
    default:
      return Blueprint(
        first: first, attribute: places.randomElement(using: &numbers) ?? .leading,
        relation: relation, second: Int.random(in: 0..<5, using: &numbers),
        otherAttribute: places.randomElement(using: &numbers) ?? .leading)
    }
  }

  private static func constant(_ numbers: inout SeededNumbers) -> Double {
    Double(Int.random(in: -4...12, using: &numbers) * 10)
  }

  private static func priority(_ numbers: inout SeededNumbers) -> LayoutPriority {
    [1000, 1000, 1000, 750, 250].randomElement(using: &numbers) ?? 1000
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `frames and broken constraints do not depend on history`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews(width: 200)
    let engine = views[0].layoutEngine
    let blueprints = (0..<14).map { _ in Self.blueprint(&numbers) }
    let pool = blueprints.map { $0.build(views, Self.constant(&numbers), .required) }
    for _ in 0..<60 {
      edit(pool, views, &numbers)
      if Int.random(in: 0..<3, using: &numbers) == 0 { views[0].layoutIfNeeded() }
    }
    views[0].layoutIfNeeded()

    let fresh = Self.makeViews(width: engine.rootWidth)
    for (view, old) in zip(fresh, views) {
      view.intrinsicContentSize = old.intrinsicContentSize
      view.setContentHuggingPriority(old.contentHuggingPriority(for: .horizontal), for: .horizontal)
    }
    let order = engine.constraints.compactMap { active in pool.firstIndex { $0 === active } }
    let rebuilt = order.map { blueprints[$0].build(fresh, pool[$0].constant, pool[$0].priority) }
    fresh[0].addConstraints(rebuilt)
    fresh[0].layoutIfNeeded()

    let broken = engine.brokenConstraints.map { entry in pool.firstIndex { $0 === entry.constraint }
    }
    let wanted = fresh[0].layoutEngine.brokenConstraints.map { entry in
      rebuilt.firstIndex { $0 === entry.constraint }.map { order[$0] }
    }
    #expect(broken == wanted, "seed \(seed)")
    for (view, other) in zip(views, fresh) {
      #expect(view.frame.isNear(other.frame), "seed \(seed): \(view.frame), not \(other.frame)")
    }
  }

  private func edit(
    _ pool: [LayoutConstraint], _ views: [LayoutView], _ numbers: inout SeededNumbers
  ) {
    guard let constraint = pool.randomElement(using: &numbers) else { return }
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<4: constraint.isActive.toggle()
    case 4, 5: constraint.constant = Self.constant(&numbers)
    case 6: constraint.priority = Self.priority(&numbers)
    case 7:
      views[0].layoutEngine.rootWidth = [nil, 100, 200, 300].randomElement(using: &numbers) ?? nil
    case 8:
      let view = views[Int.random(in: 1..<5, using: &numbers)]
      view.intrinsicContentSize.width = [-1, 40, 80].randomElement(using: &numbers) ?? -1
      view.setContentHuggingPriority(
        [250, 1000].randomElement(using: &numbers) ?? 250, for: .horizontal)
    default:
      // A refused batch must leave no trace.
      let batch = pool.filter { !$0.isActive && Bool.random(using: &numbers) }
      try? LayoutConstraint.activate(batch)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the broken constraints are those that the rule names`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews(width: 200)
    let blueprints = (0..<14).map { _ in Self.blueprint(&numbers) }
    let constants = blueprints.map { _ in Self.constant(&numbers) }
    let made = zip(blueprints, constants).map { $0.build(views, $1, .required) }
    views[0].addConstraints(made)
    views[0].layoutIfNeeded()
    let broken = views[0].layoutEngine.brokenConstraints

    // One at a time, refusing what does not fit, is the rule as it is written.
    let plain = Self.makeViews(width: 200)
    var refused: [Int] = []
    for index in blueprints.indices {
      let constraint = blueprints[index].build(plain, constants[index], .required)
      do { try LayoutConstraint.activate([constraint]) } catch { refused.append(index) }
    }
    #expect(
      broken.map { entry in made.firstIndex { $0 === entry.constraint } } == refused, "seed \(seed)"
    )

    // Each of them is part of a conflict.
    for entry in broken {
      let indices = entry.constraints.compactMap { member in made.firstIndex { $0 === member } }
      #expect(entry.constraints.contains { $0 === entry.constraint })
      #expect(!fits(indices, blueprints, constants), "seed \(seed)")
    }
  }

  private func fits(_ indices: [Int], _ blueprints: [Blueprint], _ constants: [Double]) -> Bool {
    let views = Self.makeViews(width: 200)
    let batch = indices.map { blueprints[$0].build(views, constants[$0], .required) }
    return (try? LayoutConstraint.activate(batch)) != nil
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a fitting breaks the constraints that a layout breaks`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = Self.makeViews(width: nil)
    let made = (0..<10).map { _ in
      Self.blueprint(&numbers).build(views, Self.constant(&numbers), Self.priority(&numbers))
    }
    views[0].addConstraints(made)
    let fitting = views[0].systemLayoutSizeFitting(.zero)
    views[0].layoutIfNeeded()
    let found = LayoutRect(0, 0, fitting.width, fitting.height)
    #expect(found.isNear(views[0].frame), "seed \(seed): \(found), not \(views[0].frame)")
  }
}
