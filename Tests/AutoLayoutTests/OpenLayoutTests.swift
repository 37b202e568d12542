import AutoLayout
import Testing

/// What constraints leave open: sizes are small first, then inequalities between places leave little free, and then each
/// item in the order of the tree is near the edge where its parent begins.
struct OpenLayoutTests {
  let root = LayoutView("root", size: LayoutSize(width: 390, height: 844))
  let view = LayoutView("view")

  init() { root.addSubview(view) }

  private func frame(_ constraints: LayoutConstraint...) throws -> LayoutRect {
    try LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `a view held by its far edge alone has no size there`() throws {
    let frame = try frame(
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10))
    #expect(frame == LayoutRect(x: 380, y: 821, width: 0, height: 0))
  }

  @Test func `an inequality with an edge is met as closely as can be`() throws {
    let frame = try frame(
      view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -40))
    #expect(frame == LayoutRect(x: 23, y: 804, width: 0, height: 0))
  }

  @Test func `an inequality with a size is not`() throws {
    let frame = try frame(
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
    #expect(frame == LayoutRect(x: 195, y: 0, width: 0, height: 12))
  }

  @Test func `sizes come before inequalities, whatever their priority`() throws {
    // At no size the view is 100 from where the inequality would meet it with a width of 100.
    let inequality = view.trailingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 20)
    inequality.priority = 1
    let frame = try frame(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120), inequality)
    #expect(frame.x == 120 && frame.width == 0)
  }

  @Test func `the sum of sizes counts, not the first one`() throws {
    // One item wide would make two wide: the sum is least where the single one takes the room.
    let others = [LayoutView("a"), LayoutView("b")]
    others.forEach(root.addSubview)
    try LayoutConstraint.activate([
      others[0].widthAnchor.constraint(equalTo: others[1].widthAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: others[0].leadingAnchor),
      others[1].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      others[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -90),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 300 && others.map(\.frame.width) == [0, 0])
  }

  @Test
  func
    `of two inequalities the room between them is closed on neither side at the cost of the other`()
    throws
  {
    let frame = try frame(
      view.widthAnchor.constraint(equalToConstant: 90),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20))
    // Wherever it is, both leave as much together; so it is where reading begins.
    #expect(frame.x == 20)
  }

  @Test func `an inequality that is broken at its level stays as near as its level brings it`()
    throws
  {
    let far = view.leadingAnchor.constraint(
      lessThanOrEqualTo: root.leadingAnchor, constant: -50)
    far.priority = 500
    let frame = try frame(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7), far)
    #expect(frame.x == 7)
  }

  @Test func `what is open is reported as before`() throws {
    _ = try frame(view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23))
    #expect(view.hasAmbiguousLayout)
    #expect(root.layoutEngine.ambiguities.contains { $0.item == "view" })
  }

  @Test func `the order and the history of the calls make no difference`() throws {
    func constraints(_ v: [LayoutView], in root: LayoutView) -> [LayoutConstraint] {
      [
        v[0].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        v[1].leadingAnchor.constraint(greaterThanOrEqualTo: v[0].trailingAnchor, constant: 10),
        v[2].trailingAnchor.constraint(lessThanOrEqualTo: v[1].leadingAnchor, constant: -3),
        v[0].leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
        v[2].widthAnchor.constraint(greaterThanOrEqualTo: v[1].widthAnchor, constant: 5),
        v[1].topAnchor.constraint(lessThanOrEqualTo: v[0].topAnchor, constant: 12),
      ]
    }
    func frames(_ order: [Int], removing removed: Int?) throws -> [LayoutRect] {
      let root = LayoutView("root", size: LayoutSize(width: 390, height: 844))
      let v = ["a", "b", "c"].map { LayoutView($0) }
      v.forEach(root.addSubview)
      let all = constraints(v, in: root)
      for i in order {
        try LayoutConstraint.activate([all[i]])
        root.layoutIfNeeded()
      }
      if let removed {
        all[removed].isActive = false
        root.layoutIfNeeded()
        all[removed].isActive = true
        root.layoutIfNeeded()
      }
      return v.map(\.frame)
    }
    let wanted = try frames([0, 1, 2, 3, 4, 5], removing: nil)
    #expect(wanted[0] == LayoutRect(x: 30, y: 836, width: 0, height: 0))
    for removed in 0..<6 {
      #expect(try frames([5, 4, 3, 2, 1, 0], removing: removed) == wanted)
      #expect(try frames([2, 0, 4, 1, 5, 3], removing: removed) == wanted)
    }
  }
}

/// Sizes that are given are what they were given as, to the bit.
struct GivenSizeTests {
  static let widths: [Double] = [
    320, 360, 375, 390, 393, 402, 412, 414, 428, 430, 440, 744, 768, 820, 834, 1024, 0.1, 333.3,
  ]

  private func columns() throws -> (root: LayoutView, columns: [LayoutView]) {
    let root = LayoutView("root")
    let columns = (0..<3).map { LayoutView("column\($0)") }
    columns.forEach(root.addSubview)
    try root.layout(
      "H:|-16-[\(columns[0])]-16-[\(columns[1])(\(columns[0]))]-16-[\(columns[2])(\(columns[0]))]-16-|"
    )
    return (root, columns)
  }

  @Test(arguments: widths)
  func `a root's width that is set late is that width`(width: Double) throws {
    let (root, _) = try columns()
    let wanted = width + 64
    root.layoutEngine.rootWidth = wanted
    root.layoutIfNeeded()
    #expect(root.frame.width == wanted)
  }

  @Test(arguments: widths)
  func `a child's width that is pinned late is that width`(width: Double) throws {
    let (root, columns) = try columns()
    root.layoutIfNeeded()
    try LayoutConstraint.activate([columns[1].widthAnchor.constraint(equalToConstant: width)])
    root.layoutIfNeeded()
    #expect(columns[1].frame.width == width)
  }

  @Test func `widths that are given through a long history are what they were given as`() throws {
    let (root, columns) = try columns()
    for (step, width) in (Self.widths + Self.widths.reversed()).enumerated() {
      root.layoutEngine.rootWidth = width + 64
      root.layoutIfNeeded()
      #expect(root.frame.width == width + 64)
      let pin = columns[step % 3].widthAnchor.constraint(equalToConstant: width / 7)
      root.layoutEngine.rootWidth = nil
      try LayoutConstraint.activate([pin])
      root.layoutIfNeeded()
      #expect(columns[step % 3].frame.width == width / 7)
      pin.isActive = false
    }
  }

  @Test func `sizes that are given twice over are what they were given as`() throws {
    let (root, columns) = try columns()
    root.layoutEngine.rootWidth = 390
    root.layoutIfNeeded()
    // Each is a third of 326 without being asked for; asked for, it is the number asked for.
    let third = (390.0 - 64) / 3
    try LayoutConstraint.activate(columns.map { $0.widthAnchor.constraint(equalToConstant: third) })
    root.layoutIfNeeded()
    #expect(root.frame.width == 390 && columns.allSatisfy { $0.frame.width == third })
  }
}
