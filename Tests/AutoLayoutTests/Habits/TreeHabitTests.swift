import AutoLayout
import Testing

/// What people are used to do with trees of views.
struct TreeHabitTests {
  private let root = LayoutView("root", size: LayoutSize(width: 200, height: 100))
  private let views = (0..<4).map { LayoutView("v\($0)") }

  private var names: String { root.subviews.map { $0.name }.joined(separator: " ") }

  @Test func `views and constraints are found in arrays, sets and dictionaries`() throws {
    root.addSubviews(views)
    #expect(root.subviews.firstIndex(of: views[2]) == 2)
    #expect(root.subviews.contains(views[3]) && !root.subviews.contains(root))
    #expect(Set(root.subviews) == Set(views.reversed()))
    let made = try root.layout("[\(views[0])(10)]")
    #expect([made[0]: "width"][root.layoutEngine.constraints[0]] == "width")
    let (guide, other) = (LayoutGuide("one"), LayoutGuide("one"))
    #expect(Set([guide, other, guide]).count == 2)
  }

  @Test func `the hash of a view is a number that tells it from others, and is printed as such`() {
    let hash: Int = views[0].hash
    #expect(hash == views[0].hashValue && hash != views[1].hash)
    #expect("\(views[0].hash)" == String(views[0].hashValue))
  }

  @Test func `a view is inserted at an index, above and below another one`() {
    root.addSubviews(views[0], views[1])
    root.insertSubview(views[2], at: 0)
    #expect(names == "v2 v0 v1")
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(names == "v2 v3 v0 v1")
    root.insertSubview(views[2], belowSubview: views[1])
    #expect(names == "v3 v0 v2 v1")
    root.insertSubview(views[3], at: 99)
    #expect(names == "v0 v2 v1 v3")
    root.insertSubview(views[1], at: -5)
    #expect(names == "v1 v0 v2 v3")
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `any index is good for the only subview`(index: Int) {
    root.insertSubview(views[0], at: index)
    root.insertSubview(views[0], at: index)
    #expect(names == "v0")
  }

  @Test func `a view is brought to the front, sent to the back and exchanged`() {
    root.addSubviews(views)
    root.bringSubviewToFront(views[1])
    #expect(names == "v0 v2 v3 v1")
    root.sendSubviewToBack(views[3])
    #expect(names == "v3 v0 v2 v1")
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names == "v1 v0 v2 v3")
    root.exchangeSubview(at: 2, withSubviewAt: 1)
    #expect(names == "v1 v2 v0 v3")
    root.exchangeSubview(at: 2, withSubviewAt: 4)
    root.bringSubviewToFront(LayoutView("stranger"))
    #expect(names == "v1 v2 v0 v3")
  }

  @Test func `moving a view among its siblings keeps its constraints`() throws {
    root.addSubviews(views[0], views[1])
    try root.layout(
      "H:|[\(views[0])(30)][\(views[1])(40)]", "V:|[\(views[0])(5)]", "V:|[\(views[1])(5)]")
    root.insertSubview(views[1], at: 0)
    root.layoutIfNeeded()
    expectFrame(views[1], 30, 0, 40, 5)
    #expect(root.recursiveDescription.hasSuffix("| v1 (30, 0, 40, 5)\n   | v0 (0, 0, 30, 5)"))
  }

  @Test func `a view is a descendant of itself and of what it lies in`() {
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: root) && root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[1]) && !views[2].isDescendant(of: root))
  }

  @Test func `constraints are listed with the view that UIKit keeps them with`() throws {
    root.addSubview(views[0])
    views[0].addSubviews(views[1], views[2])
    let across = try root.layout("H:|-[\(views[0])]-|")
    let size = try views[0].layout("[\(views[1])(30)]")
    let inside = try views[0].layout("H:|[\(views[1])][\(views[2])]|")
    let margin = try views[1].pinEdges(.top, to: views[0].layoutMarginsGuide)
    #expect(root.constraints == across)
    #expect(views[1].constraints == size)
    #expect(views[0].constraints == inside + margin)
  }

  @Test func `a view prints its name and its frame`() {
    root.addSubview(views[0])
    let changed = root.layoutIfNeeded()
    #expect("\(changed)" == "[root (0, 0, 200, 100)]")
    // Margins are 8 points wide: 200 - 8 - 8 = 184, and 100 - 8 - 8 = 84.
    #expect(
      "\(views[0]) \(root.layoutMarginsGuide)"
        == "v0 (0, 0, 0, 0) root.layoutMarginsGuide (8, 8, 184, 84)")
    #expect(views[0].name == "v0")
  }
}
