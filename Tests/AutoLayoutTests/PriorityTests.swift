import AutoLayout
import Testing

@Suite struct PriorityTests {
  struct Preference: Sendable {
    var relation = LayoutConstraint.Relation.equal
    var width: Double
    var priority: Double
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var preferences: [Preference]
    var width: Double
    var errors: [LayoutEngine.ErrorSum]
  }

  static let cases = [
    Case(
      testDescription: "one at 251 beats two at 250",
      preferences: [
        Preference(width: 100, priority: 251), Preference(width: 200, priority: 250),
        Preference(width: 210, priority: 250),
      ],
      width: 100, errors: [.init(priority: 250, sum: 210)]),
    Case(
      testDescription: "three equalities at one level give their median",
      preferences: [
        Preference(width: 100, priority: 500), Preference(width: 200, priority: 500),
        Preference(width: 210, priority: 500),
      ],
      width: 200, errors: [.init(priority: 500, sum: 110)]),
    Case(
      testDescription: "a higher minimum beats a lower equality",
      preferences: [
        Preference(width: 24, priority: 500),
        Preference(relation: .greaterThanOrEqual, width: 30, priority: 525),
      ],
      width: 30, errors: [.init(priority: 500, sum: 6)]),
    Case(
      testDescription: "fractions are levels of their own",
      preferences: [
        Preference(width: 10, priority: 500.5), Preference(width: 20, priority: 500.25),
      ],
      width: 10, errors: [.init(priority: 500.25, sum: 10)]),
    Case(
      testDescription: "a width is never below nothing",
      preferences: [Preference(width: -50, priority: 999)],
      width: 0, errors: [.init(priority: 999, sum: 50)]),
  ]

  @Test(arguments: cases)
  func `priorities are levels, and errors add up within one`(_ example: Case) throws {
    let root = LayoutView("root", size: LayoutSize(width: 480, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate(
      example.preferences.map {
        relate(view, .width, $0.relation, plus: $0.width, at: LayoutPriority($0.priority))
      })
    root.layoutIfNeeded()
    #expect((view.frame.width - example.width).magnitude < 1e-9)
    #expect(root.layoutEngine.errors == example.errors)
  }

  @Test func `the priorities that have names are Apple's, and content begins with two of them`() {
    let named: [LayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(named == [1000, 750, 250, 50])
    let view = LayoutView("view")
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `the number of a priority is a float where one is wanted`() {
    // Two thirds of 1000, as near as the 24 bits of a float come.
    let priority = LayoutPriority(2000.0 / 3)
    let number: Float = priority.rawValue
    #expect(number == Float(2000) / 3)
    #expect(priority.rawValue == 2000.0 / 3)
  }

  @Test func `a priority is raised and lowered in place`() {
    let width = LayoutView("view").widthAnchor.constraint(equalToConstant: 3)
    width.priority -= 1
    #expect(width.priority == 999)
    width.priority += 0.5
    #expect(width.priority == 999.5)
  }

  @Test func `two preferences at one level leave every value between them open`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 480, height: 100))
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate([
      relate(view, .width, plus: 24, at: 500),
      relate(view, .width, .greaterThanOrEqual, plus: 30, at: 500),
      relate(view, .leading, .equal, root, .leading),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 24)
    #expect(view.ambiguousFrameParts == [.width, .y, .height])
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `content hugs and resists by its priorities`() throws {
    let root = LayoutView("root", size: LayoutSize(width: 200, height: 20))
    let first = LayoutView("first", intrinsicContentSize: LayoutSize(width: 150, height: 20))
    let second = LayoutView("second", intrinsicContentSize: LayoutSize(width: 150, height: 20))
    root.addSubviews(first, second)
    try LayoutConstraint.activate([
      relate(first, .leading, .equal, root, .leading),
      relate(second, .leading, .equal, first, .trailing),
      relate(root, .trailing, .equal, second, .trailing),
    ])
    first.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layoutIfNeeded()
    #expect((first.frame.width, second.frame.width) == (150, 50))
    root.layoutEngine.rootWidth = 400
    second.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect((first.frame.width, second.frame.width) == (250, 150))
    second.intrinsicContentSize.width = LayoutSize.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect((first.frame.width, second.frame.width) == (150, 250))
  }

  @Test func `a root without a size keeps as small as its content lets it`() throws {
    let root = LayoutView("root")
    let view = LayoutView("view", intrinsicContentSize: LayoutSize(width: 60, height: 22))
    root.addSubview(view)
    try LayoutConstraint.activate([
      relate(view, .leading, .equal, root, .leading, plus: 20),
      relate(root, .trailing, .equal, view, .trailing, plus: 20),
      relate(view, .top, .equal, root, .top), relate(root, .bottom, .equal, view, .bottom),
    ])
    root.layoutIfNeeded()
    expectFrame(root, 0, 0, 100, 22)
    #expect(root.layoutEngine.errors.isEmpty)
    #expect(!root.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    root.layoutEngine.rootHeight = 50
    root.layoutIfNeeded()
    expectFrame(view, 20, 0, 60, 50)
  }

  /// 0.3 of a distance and 1 on one side, 0.7 on the other: that misses by 1. A third on the first
  /// side can be had, and at most a third as well, where the distance is 30 or more.
  @Test func `parts of one distance that are said in several ways cost the same in each order`()
    throws
  {
    for order in [
      [0, 1, 2, 3, 4], [3, 4, 2, 1, 0], [4, 3, 2, 1, 0], [2, 4, 0, 3, 1], [4, 0, 3, 2, 1],
    ] {
      let root = LayoutView("root", size: LayoutSize(width: 3000, height: 50))
      let views = (0..<4).map { LayoutView("v\($0)") }
      for view in views { root.addSubview(view) }
      func distance(_ one: LayoutXAxisAnchor, _ other: LayoutXAxisAnchor) -> LayoutDimension {
        one.anchorWithOffset(to: other)
      }
      let whole = distance(views[2].trailingAnchor, views[1].trailingAnchor)
      let left = distance(views[2].trailingAnchor, views[3].leadingAnchor)
      let made: [(LayoutConstraint, LayoutPriority)] = [
        (left.constraint(equalTo: whole, multiplier: 0.3, constant: 1), 800),
        (
          distance(views[3].leadingAnchor, views[1].trailingAnchor)
            .constraint(equalTo: whole, multiplier: 0.7), 700
        ),
        (
          distance(views[0].leadingAnchor, views[3].leadingAnchor).constraint(
            equalTo: distance(views[2].trailingAnchor, views[0].trailingAnchor),
            multiplier: 1 / 3.0), 600
        ),
        (
          distance(views[1].leadingAnchor, views[3].leadingAnchor)
            .constraint(equalTo: whole, multiplier: 1 / 3.0), 700
        ),
        (left.constraint(lessThanOrEqualTo: whole, multiplier: 1 / 3.0), 700),
      ]
      for index in order {
        made[index].0.priority = made[index].1
        made[index].0.isActive = true
      }
      root.layoutIfNeeded()
      let errors = root.layoutEngine.errors.filter { $0.sum > 1e-9 }
      #expect(errors.map { $0.priority } == [700], "\(order): \(errors)")
      #expect(errors.allSatisfy { abs($0.sum - 1) < 1e-9 }, "\(order): \(errors)")
    }
  }
}
