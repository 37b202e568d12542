import AutoLayout
import Testing

/// Conflicts in groups of more rows than are looked at first.
@Suite struct DistantConflictTests {
  /// Views of which each is as wide as the one before it.
  private static func makeChain(
    _ name: String, of count: Int, from first: LayoutView, in root: LayoutView
  ) -> (views: [LayoutView], constraints: [LayoutConstraint]) {
    let views = (0..<count).map { LayoutView("\(name)\($0)") }
    for view in views { root.addSubview(view) }
    let made = zip(views, [first] + views).map { relate($0, .width, .equal, $1, .width) }
    return (views, made)
  }

  private static func refusal(of constraints: [LayoutConstraint]) -> [LayoutError.Conflict] {
    do throws(LayoutError) {
      try LayoutConstraint.activate(constraints)
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return [] }
      return conflicts
    }
  }

  /// A value is fixed, and two chains forbid that, as far away from it and as near to each other as can be.
  @Test(arguments: 1...32)
  func `which of two sides is looked at first does not depend on the order of activation`(
    length: Int
  ) throws {
    var said: [[LayoutError.Conflict]] = []
    for isReversed in [false, true] {
      let root = LayoutView("root", size: LayoutSize(width: 1000, height: 100))
      let box = LayoutView("box")
      root.addSubview(box)
      let (a, ofA) = Self.makeChain("a", of: length, from: box, in: root)
      let (b, ofB) = Self.makeChain("b", of: length, from: box, in: root)
      let earlier =
        ofA + ofB + [
          relate(a[0], .width, .equal, b[0], .width),
          relate(a[length - 1], .width, .greaterThanOrEqual, plus: 150),
          relate(b[length - 1], .width, .greaterThanOrEqual, plus: 150),
        ]
      for made in isReversed ? earlier.reversed() : earlier {
        try LayoutConstraint.activate([made])
      }
      said.append(Self.refusal(of: [relate(box, .width, plus: 100)]))
    }
    #expect(said[0].count == 1)
    #expect(said[0] == said[1])
    #expect(said[0].map { $0.draw() } == said[1].map { $0.draw() })
  }

  /// Leaving out the box's width lets the other new constraint clash with what is far away.
  @Test func `what clashes far away when another gives way is listed`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 1000, height: 100))
    let (text, box) = (LayoutView("text"), LayoutView("box"))
    for view in [text, box] { root.addSubview(view) }
    let (chain, ofChain) = Self.makeChain("a", of: 100, from: box, in: root)
    let least = relate(chain[99], .width, .greaterThanOrEqual, plus: 50)
    try LayoutConstraint.activate(ofChain + [least])
    let wider = relate(text, .width, .equal, box, .width, plus: 10)
    let most = relate(text, .width, .lessThanOrEqual, plus: 40)
    let fixed = relate(box, .width, plus: 100)
    let said = Self.refusal(of: [wider, most, fixed])
    let sets = said.map { Set($0.constraints) }
    #expect(sets.contains([wider.record, most.record, fixed.record]))
    #expect(sets.contains(Set((ofChain + [least, wider, most]).map { $0.record })))
    #expect(said.count == 2)
  }

  /// Where the nearby conflict lies so that the rows around it end just before the width of the root, that is still
  /// to be looked at.
  @Test(arguments: 0..<32)
  func `a root that becomes smaller clashes far away, and a new constraint nearby`(
    place: Int
  ) throws {
    let root = LayoutView("root", size: LayoutSize(width: 400, height: 100))
    let box = LayoutView("box")
    root.addSubview(box)
    let (chain, ofChain) = Self.makeChain("a", of: 100, from: box, in: root)
    let least = relate(chain[99], .width, .greaterThanOrEqual, plus: 350)
    let inside = relate(root, .width, .greaterThanOrEqual, box, .width)
    try LayoutConstraint.activate(ofChain + [least, inside])
    let smaller = relate(
      chain[place + 1], .width, .lessThanOrEqual, chain[place], .width, plus: -10)
    let error = #expect(throws: LayoutError.self) {
      try root.layoutEngine.update {
        root.layoutEngine.rootWidth = 320
        smaller.isActive = true
      }
    }
    guard case .unsatisfiable(let said) = error else { return }
    let sets = said.map { Set($0.constraints) }
    #expect(sets.contains([ofChain[place + 1].record, smaller.record]))
    #expect(sets.contains(Set((ofChain + [least, inside]).map { $0.record })))
    #expect(said.count == 2)
  }

  /// 100.2 + 0.9 is a little more than 101.1, so that the space that would do is a little less than 0.
  @Test(arguments: 1000..<1040)
  func `no repair asks for a space of minus nothing`(tenths: Int) throws {
    let root = LayoutView("root", size: LayoutSize(width: 320, height: 100))
    let (one, other) = (LayoutView("one"), LayoutView("other"))
    for view in [one, other] { root.addSubview(view) }
    let space = relate(other, .leading, .equal, one, .trailing, plus: 8)
    let said = Self.refusal(of: [
      relate(one, .leading, .equal, root, .leading, plus: Double(tenths) / 10),
      relate(one, .width, plus: 0.9), space,
      relate(other, .leading, .equal, root, .leading, plus: Double(tenths + 9) / 10),
    ])
    let changes = said.flatMap { $0.repairs }.filter { $0.constraint == space.record }
    #expect(changes.map { $0.change }.contains(.constant(0)))
    #expect(!said.contains { $0.draw().contains("-0)") })
  }

  @Test func `no repair has a number that no constraint can have`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 300, height: 200))
    let (outer, inner) = (LayoutView("outer"), LayoutView("inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    try root.layout("[\(inner)(1000000000)]", "|-100-[\(inner)]-100-|")
    let conflict = try #require(
      Self.refusal(of: [outer.widthAnchor.constraint(lessThanOrEqualToConstant: 135)]).first)
    for repair in conflict.repairs {
      if case .constant(let constant) = repair.change { #expect(constant.magnitude <= 1e9) }
    }
    #expect(!conflict.repairs.isEmpty)
  }
}
