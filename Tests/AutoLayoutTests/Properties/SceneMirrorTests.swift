import AutoLayout
import Testing

/// Whole scenes, read from the other side: stacks, texts, scroll views, guides, insets and the pixel grid.
@Suite struct SceneMirrorTests {
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `read from the other side, a scene is mirrored`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let scene = Scene()
    for number in 1..<Scene.count {
      scene.add(number, to: number < 4 ? 0 : Int.random(in: 0..<4, using: &numbers))
    }
    for _ in 0..<40 { SceneEdit(&numbers).make(in: scene, [], &numbers) }
    scene.engine.direction = .leftToRight
    // A root whose far side is not on the grid has no mirror image on it.
    scene.engine.rootWidth = 240
    let blueprints = (0..<16).map { _ in SceneConstraint(&numbers) }.filter(\.isReadEitherWay)

    let straight = scene.copy()
    let mirrored = scene.copy()
    mirrored.engine.direction = .rightToLeft
    for item in mirrored.items {
      item.layoutMargins = item.layoutMargins.mirrored
      item.safeAreaInsets = item.safeAreaInsets.mirrored
      (item as? LayoutView)?.alignmentRectInsets.mirror()
    }
    for copy in [straight, mirrored] {
      copy.root.addConstraints(blueprints.map { $0.build(in: copy) })
      copy.root.layoutIfNeeded()
    }
    for (item, other) in zip(straight.placed, mirrored.placed) {
      var wanted = item.layoutFrame
      if let parent = item.superitem {
        wanted.x = parent.layoutFrame.width - wanted.x - wanted.width
      }
      #expect(
        other.layoutFrame.isNear(wanted),
        "seed \(seed), \(item.layoutNode.name): \(other.layoutFrame), not \(wanted)")
    }
  }
}

extension LayoutInsets {
  fileprivate var mirrored: LayoutInsets {
    LayoutInsets(top: top, left: right, bottom: bottom, right: left)
  }

  fileprivate mutating func mirror() { self = mirrored }
}
