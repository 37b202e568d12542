import AutoLayout
import Testing

/// Layouts that are mirrored, turned or scaled give mirrored, turned or scaled frames.
@Suite struct SymmetryTests {
  /// A random layout that can be built in several ways.
  struct Plan {
    var parents: [Int] = []
    var contents: [(width: Double, height: Double)] = []
    var constraints: [Relation] = []
    let size = (width: 480.0, height: 320.0)

    struct Relation {
      var first: Int
      var attribute: Int
      var relation: LayoutConstraint.Relation
      var second: Int?
      var otherAttribute: Int
      var multiplier: Double
      var constant: Double
      var priority: LayoutPriority
      var isHorizontal: Bool
    }

    /// The attributes of either axis; the same places stand opposite each other.
    static let horizontal: [LayoutConstraint.Attribute] = [
      .leading, .trailing, .width, .leadingMargin, .trailingMargin,
    ]
    static let vertical: [LayoutConstraint.Attribute] = [
      .top, .bottom, .height, .topMargin, .bottomMargin,
    ]

    init(_ numbers: inout SeededNumbers) {
      for index in 1...9 {
        parents.append(Int.random(in: 0..<index, using: &numbers))
        let length = { (numbers: inout SeededNumbers) in
          Bool.random(using: &numbers)
            ? -1 : Double(Int.random(in: 1...12, using: &numbers) * 10)
        }
        contents.append((length(&numbers), length(&numbers)))
      }
      for _ in 0..<30 {
        let isSize = Int.random(in: 0..<3, using: &numbers) == 0
        let places = [0, 1, 3, 4]
        let first = Int.random(in: 1...9, using: &numbers)
        let constant = Double(Int.random(in: -3...9, using: &numbers)) * 7.5
        constraints.append(
          Relation(
            first: first, attribute: isSize ? 2 : places.randomElement(using: &numbers) ?? 0,
            relation: LayoutConstraint.Relation.allCases.randomElement(using: &numbers) ?? .equal,
            second: isSize && Bool.random(using: &numbers)
              ? nil : Int.random(in: 0...9, using: &numbers),
            otherAttribute: isSize ? 2 : places.randomElement(using: &numbers) ?? 0,
            multiplier: isSize ? [0.5, 1, 2].randomElement(using: &numbers) ?? 1 : 1,
            constant: constant,
            priority: [1000, 999, 750, 500, 60].randomElement(using: &numbers) ?? 1000,
            isHorizontal: Bool.random(using: &numbers)))
      }
    }

    /// Builds the layout, its axes exchanged or its numbers scaled.
    func frames(
      isTurned: Bool = false, factor: Double = 1, direction: LayoutDirection = .leftToRight
    ) -> [LayoutRect] {
      let turn = { (width: Double, height: Double) in
        LayoutSize(
          width: isTurned ? height * factor : width * factor,
          height: isTurned ? width * factor : height * factor)
      }
      let root = LayoutView("0", size: turn(size.width, size.height))
      root.layoutEngine.direction = direction
      var views = [root]
      for (parent, content) in zip(parents, contents) {
        let size = turn(content.width, content.height)
        let none = LayoutSize.noIntrinsicMetric
        views.append(
          LayoutView(
            "\(views.count)",
            intrinsicContentSize: LayoutSize(
              width: size.width < 0 ? none : size.width,
              height: size.height < 0 ? none : size.height)))
        views[parent].addSubview(views[views.count - 1])
      }
      for view in views {
        view.layoutMargins = LayoutInsets(
          top: 8 * factor, left: 8 * factor, bottom: 8 * factor, right: 8 * factor)
      }
      for relation in constraints {
        let attributes = relation.isHorizontal != isTurned ? Self.horizontal : Self.vertical
        let made = relate(
          views[relation.first], attributes[relation.attribute], relation.relation,
          relation.second.map { views[$0] },
          relation.second == nil ? .notAnAttribute : attributes[relation.otherAttribute],
          times: relation.multiplier, plus: relation.constant * factor, at: relation.priority)
        made.isActive = true
      }
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }

  private func expect(
    _ frames: [LayoutRect], _ wanted: [LayoutRect], _ seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, (frame, other)) in zip(frames, wanted).enumerated() {
      #expect(
        frame.isNear(other), "seed \(seed), view \(index): \(frame), not \(other)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `read from the other side, a layout is mirrored`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let plan = Plan(&numbers)
    let straight = plan.frames()
    var mirrored = straight
    for (index, parent) in plan.parents.enumerated() {
      let frame = straight[index + 1]
      mirrored[index + 1].x = straight[parent].width - frame.x - frame.width
    }
    expect(plan.frames(direction: .rightToLeft), mirrored, seed)
  }

  /// What a layout leaves open is decided horizontally before vertically; the axes of these layouts do
  /// not depend on each other, so that it makes no difference.
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `with its axes exchanged, a layout is turned`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let plan = Plan(&numbers)
    let turned = plan.frames().map {
      LayoutRect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
    }
    expect(plan.frames(isTurned: true), turned, seed)
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `with its numbers doubled, a layout is twice as large`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let plan = Plan(&numbers)
    let doubled = plan.frames().map {
      LayoutRect(x: 2 * $0.x, y: 2 * $0.y, width: 2 * $0.width, height: 2 * $0.height)
    }
    expect(plan.frames(factor: 2), doubled, seed)
  }
}
