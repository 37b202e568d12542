import AutoLayout
import Testing

/// After any sequence of changes a layout is that of a fresh tree with the same constraints, in order
/// of activation.
@Suite struct HistoryTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `a layout does not depend on its history`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let scene = Scene()
    for number in [1, 2, 3, 10] { scene.add(number, to: 0) }
    let blueprints = (0..<24).map { _ in SceneConstraint(&numbers) }
    let pool = blueprints.map { $0.build(in: scene) }
    for _ in 0..<90 {
      SceneEdit(&numbers).make(in: scene, pool, &numbers)
      if Int.random(in: 0..<5, using: &numbers) == 0 { layOut(scene, seed) }
    }
    layOut(scene, seed)
    var issues: [LayoutError] = []
    let isRenewed = seed.isMultiple(of: 2)
    if isRenewed {
      // The last change of all, so that stacks make their constraints in the order of the tree.
      scene.renewStacks()
      scene.root.invalidateIntrinsicContentSize()
      scene.engine.issueHandler = { issues.append($0) }
      layOut(scene, seed)
    }

    let fresh = scene.copy()
    var owner: Int?
    for active in scene.engine.constraints {
      if let index = pool.firstIndex(where: { $0 === active }) {
        let made = blueprints[index].build(in: fresh)
        made.constant = active.constant
        made.priority = active.priority
        made.isActive = true
        owner = nil
      } else if !isRenewed, let number = scene.stackNumber(of: active), number != owner {
        // A stack's own constraints come where it last renewed them.
        owner = number
        fresh.items[number].setNeedsUpdateConstraints()
        fresh.engine.layoutIfNeeded()
      }
    }
    var freshIssues: [LayoutError] = []
    fresh.engine.issueHandler = { freshIssues.append($0) }
    fresh.engine.layoutIfNeeded()
    expectEqual(scene, fresh, seed)
    if isRenewed { #expect(issues == freshIssues, "seed \(seed)") }
  }

  /// Lays out, and compares what is reported as changed with what has changed.
  private func layOut(_ scene: Scene, _ seed: UInt64) {
    let placed = scene.placed
    let before = placed.map(\.layoutFrame)
    let changed = Set(scene.engine.layoutIfNeeded().map { ObjectIdentifier($0) })
    let wanted = zip(placed, before).filter { $0.layoutFrame != $1 }.map { ObjectIdentifier($0.0) }
    #expect(changed == Set(wanted), "seed \(seed)")
  }

  private func expectEqual(_ scene: Scene, _ fresh: Scene, _ seed: UInt64) {
    let (engine, other) = (scene.engine, fresh.engine)
    #expect(engine.constraints.map(\.record) == other.constraints.map(\.record), "seed \(seed)")
    let size = max(1000, scene.root.frame.width, scene.root.frame.height)
    for (item, copy) in zip(scene.placed, fresh.placed) {
      #expect(
        item.layoutFrame.isNear(copy.layoutFrame, size: size),
        "seed \(seed), \(item.layoutNode.name): \(item.layoutFrame), not \(copy.layoutFrame)")
    }
    let broken = engine.brokenConstraints.map(\.conflict)
    let wanted = other.brokenConstraints.map(\.conflict)
    #expect(broken.map(\.broken) == wanted.map(\.broken), "seed \(seed)")
    #expect(broken.map(\.constraints) == wanted.map(\.constraints), "seed \(seed)")
    for number in [0, 1, 3, 6] where scene.items[number].layoutEngine === engine {
      let target = LayoutSize(width: 130, height: 0)
      let fits = [scene, fresh].map { scene in
        let size = scene.items[number].systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: 900)
        return LayoutRect(0, 0, size.width, size.height)
      }
      #expect(fits[0].isNear(fits[1], size: size), "seed \(seed), \(number): \(fits)")
    }
  }
}
