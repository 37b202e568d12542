import AutoLayout
import Testing

@Suite struct DirectionTests {
  private func tree(_ direction: LayoutDirection) -> (LayoutView, LayoutView, LayoutView) {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let (a, b) = (LayoutView("a"), LayoutView("b"))
    root.addSubview(a)
    a.addSubview(b)
    root.layoutEngine.direction = direction
    return (root, a, b)
  }

  @Test func `leading and trailing follow the direction`() throws {
    let (root, a, b) = tree(.leftToRight)
    try LayoutConstraint.activate(pin(a, in: root, 10, 5, 60, 40))
    try LayoutConstraint.activate([
      relate(b, .trailing, .equal, a, .trailing, plus: -3), relate(b, .width, plus: 20),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 10, 5, 60, 40)
    expectFrame(b, 37, 0, 20, 0)
    root.layoutEngine.direction = .rightToLeft
    let changed = root.layoutIfNeeded()
    #expect(changed.map(\.layoutNode.name) == ["a", "b"])
    expectFrame(a, 30, 5, 60, 40)
    expectFrame(b, 3, 0, 20, 0)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `left, right and centerX are physical`(_ direction: LayoutDirection) throws {
    let (root, a, b) = tree(direction)
    try LayoutConstraint.activate([
      relate(a, .left, .equal, root, .left, plus: 10), relate(a, .width, plus: 60),
      relate(b, .right, .equal, root, .right, plus: -40),
      relate(b, .centerX, .equal, a, .centerX, plus: 5),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 10, 0, 60, 0)
    expectFrame(b, 20, 0, 30, 0)
    root.layoutEngine.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    root.layoutIfNeeded()
    expectFrame(b, 20, 0, 30, 0)
  }

  @Test func `a place times a number is measured from where its kind begins`() throws {
    let (root, a, b) = tree(.rightToLeft)
    try LayoutConstraint.activate([
      relate(a, .left, .equal, root, .right, times: 0.25), relate(a, .width, plus: 30),
      relate(b, .leading, .equal, a, .trailing, times: 0.5), relate(b, .width, plus: 5),
    ])
    root.layoutIfNeeded()
    expectFrame(a, 25, 0, 30, 0)
    // 15 from the right edge of a.
    expectFrame(b, 10, 0, 5, 0)
    root.layoutEngine.direction = .leftToRight
    root.layoutIfNeeded()
    expectFrame(a, 25, 0, 30, 0)
    expectFrame(b, 15, 0, 5, 0)
  }

  @Test func `a parent that grows moves its children when read from the right`() throws {
    let (root, a, b) = tree(.rightToLeft)
    let all = pin(a, in: root, 0, 0, 50, 50) + pin(b, in: a, 10, 0, 10, 10)
    try LayoutConstraint.activate(all)
    root.layoutIfNeeded()
    expectFrame(b, 30, 0, 10, 10)
    all.first(.width, of: a)?.constant = 60
    #expect(root.layoutIfNeeded().count == 2)
    expectFrame(b, 40, 0, 10, 10)
  }

  @Test func `a parent that grows hides no other change below it`() throws {
    let (root, a, b) = tree(.rightToLeft)
    let (c, leaf) = (LayoutView("c"), LayoutView("leaf"))
    a.addSubview(c)
    b.addSubview(leaf)
    let all =
      pin(a, in: root, 0, 0, 50, 50) + pin(b, in: a, 10, 0, 10, 10) + pin(c, in: a, 20, 0, 9, 9)
      + pin(leaf, in: b, 1, 1, 2, 2)
    try LayoutConstraint.activate(all)
    root.layoutIfNeeded()
    expectFrame(leaf, 7, 1, 2, 2)
    all.first(.width, of: a)?.constant = 60
    all.first(.leading, of: leaf)?.constant = 3
    #expect(root.layoutIfNeeded().map(\.layoutNode.name) == ["a", "b", "leaf", "c"])
    expectFrame(leaf, 5, 1, 2, 2)
  }

  /// A random tree of boxes held by leading, trailing and widths alone.
  private func boxes(_ numbers: inout SeededNumbers) throws -> [LayoutView] {
    let root = LayoutView("0", size: LayoutSize(width: 480, height: 320))
    var views = [root]
    for number in 1...20 {
      let view = LayoutView("\(number)")
      let parent = views.randomElement(using: &numbers) ?? root
      parent.addSubview(view)
      let attribute: LayoutConstraint.Attribute =
        Bool.random(using: &numbers) ? .leading : .trailing
      let other = views.filter { $0 === parent || $0.superview === parent }
        .randomElement(using: &numbers)
      try LayoutConstraint.activate([
        relate(
          view, attribute, .equal, other, .leading, plus: .random(in: -9.5...99, using: &numbers)),
        relate(
          view, .width, .equal, views.randomElement(using: &numbers), .width,
          times: .random(in: 0...0.7, using: &numbers), plus: .random(in: 0...50, using: &numbers)),
      ])
      views.append(view)
    }
    return views
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `flipping the direction mirrors every frame`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let views = try boxes(&numbers)
    for scale in [nil, 1, 2, 3] as [Double?] {
      views[0].layoutEngine.scale = scale
      views[0].layoutEngine.direction = .leftToRight
      views[0].layoutIfNeeded()
      let straight = views.map(\.frame)
      views[0].layoutEngine.direction = .rightToLeft
      views[0].layoutIfNeeded()
      for (view, frame) in zip(views, straight) {
        guard let parent = view.superview else { continue }
        var mirrored = frame
        mirrored.x = parent.frame.width - frame.x - frame.width
        #expect(view.frame.isNear(mirrored), "seed \(seed), scale \(String(describing: scale))")
      }
    }
  }
}
