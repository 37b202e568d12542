import Testing

@testable import AutoLayout

/// Two boxes of 60 by 20 in a root of 200 by 100: `a` at (20, 10), `b` at (100, 50).
private func drawing(
  _ records: [ConstraintRecord], direction: LayoutDirection = .leftToRight
) -> LayoutDrawing {
  LayoutDrawing(
    boxes: [
      .init(name: "superview", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100)),
      .init(name: "a", frame: LayoutRect(x: 20, y: 10, width: 60, height: 20), parent: 0),
      .init(name: "b", frame: LayoutRect(x: 100, y: 50, width: 60, height: 20), parent: 0),
    ],
    records: records, direction: direction)
}

private func record(
  _ first: String, _ firstAttribute: LayoutConstraint.Attribute,
  _ relation: LayoutConstraint.Relation, _ second: String,
  _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double = 1, _ constant: Double = 0,
  priority: LayoutPriority = .required, isWritten: Bool = true
) -> ConstraintRecord {
  let origin = ConstraintRecord.Origin(format: "[a]-[b]", range: 3..<4, role: .spacing)
  return ConstraintRecord(
    first: first, firstAttribute: firstAttribute, relation: relation, second: second,
    secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
    priority: priority, origin: isWritten ? origin : nil)
}

/// A size against a constant.
private func record(
  _ first: String, _ attribute: LayoutConstraint.Attribute,
  _ relation: LayoutConstraint.Relation, _ constant: Double, priority: LayoutPriority = .required
) -> ConstraintRecord {
  ConstraintRecord(
    first: first, firstAttribute: attribute, relation: relation, constant: constant,
    priority: priority)
}

struct DimensionTests {
  /// Where the lines of open numbers of `a` begin and end.
  private func openLines(
    _ attribute: LayoutConstraint.Attribute, _ range: ClosedRange<Double>, value: Double,
    direction: LayoutDirection
  ) -> [Double] {
    var drawing = drawing([], direction: direction)
    drawing.ambiguities = [.init(item: "a", attribute: attribute, range: range, value: value)]
    return drawing.dimensions(of: drawing.placed()).flatMap { [$0.start, $0.end] }
  }

  @Test func `an open number is drawn from where reading begins`() {
    // `a` lies between 20 and 80 of 200: right to left it begins 120 from where the root does.
    #expect(openLines(.leading, 10...50, value: 20, direction: .leftToRight) == [10, 50])
    #expect(openLines(.leading, 100...150, value: 120, direction: .rightToLeft) == [50, 100])
    #expect(openLines(.width, 60...90, value: 60, direction: .leftToRight) == [20, 110])
    #expect(openLines(.width, 60...75, value: 60, direction: .rightToLeft) == [5, 80])
    #expect(
      openLines(.leading, 100...(.infinity), value: 120, direction: .rightToLeft) == [20, 100])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(openLines(.top, 5...30, value: 10, direction: direction) == [5, 30])
      #expect(openLines(.height, 20...25, value: 20, direction: direction) == [10, 35])
    }
  }

  private func dimensions(
    _ records: ConstraintRecord..., direction: LayoutDirection = .leftToRight
  ) -> [Dimension] {
    let drawing = drawing(records, direction: direction)
    return drawing.dimensions(of: drawing.placed())
  }

  @Test func `a spacing is measured between the two edges`() throws {
    let found = dimensions(record("b", .leading, .equal, "a", .trailing, 20))
    let dimension = try #require(found.first)
    #expect(dimension.axis == .horizontal)
    #expect(dimension.start == 80)
    #expect(dimension.end == 100)
    #expect(dimension.label == "20")
    #expect(!dimension.isSize)
    #expect(dimension.isRequired)
  }

  @Test func `a distance names its boxes and its records, and runs where both boxes are`() throws {
    let drawing = drawing([
      record("b", .width, .greaterThanOrEqual, 12),
      record("b", .leading, .equal, "a", .trailing, 20),
      record("b", .leading, .greaterThanOrEqual, "a", .trailing, 8, priority: 750),
    ])
    let distances = drawing.distances
    #expect(distances.map { $0.label } == ["≥ 12", "20, ≥ 8 @750"])
    #expect(distances.map { $0.records } == [[0], [1, 2]])
    #expect(distances.map { $0.isSize } == [true, false])
    #expect(distances.map { $0.isRequired } == [true, false])
    let gap = try #require(distances.last)
    #expect((gap.start, gap.end) == (80, 100))
    #expect((gap.from, gap.to) == (1, 2))
    // `a` ends at 30 and `b` begins at 50: half-way between them.
    #expect(gap.crossing == 40)
    // 22 % of 20 points from the bottom of `b`, at 70.
    #expect(distances[0].crossing == 65.6)
  }

  @Test func `a size is measured across its own box`() throws {
    let found = dimensions(record("b", .height, .greaterThanOrEqual, 12.5, priority: 750))
    let dimension = try #require(found.first)
    #expect(dimension.axis == .vertical)
    #expect(dimension.start == 50)
    #expect(dimension.end == 70)
    #expect(dimension.label == "≥ 12.5 @750")
    #expect(dimension.isSize)
    #expect(!dimension.isRequired)
  }

  @Test(arguments: [
    (record("a", .width, .equal, "b", .width), "= b"),
    (record("a", .width, .equal, "b", .height, multiplier: 2, 10), "= 2 × b.height + 10"),
    (record("a", .width, .lessThanOrEqual, "b", .width, -0.5), "≤ b − 0.5"),
    (record("a", .width, .equal, 100, priority: 20), "100 @20"),
  ])
  func `a size says what it is compared with`(record: ConstraintRecord, label: String) {
    #expect(dimensions(record).map(\.label) == [label])
  }

  @Test func `what is said about one distance shares one line`() {
    let found = dimensions(
      record("a", .width, .greaterThanOrEqual, 50),
      record("a", .width, .lessThanOrEqual, 70, priority: 500))
    #expect(found.map(\.label) == ["≥ 50, ≤ 70 @500"])
    #expect(found.map(\.isRequired) == [false])
  }

  @Test func `an equation from the other end is turned round`() {
    let found = dimensions(
      record("a", .trailing, .lessThanOrEqual, "b", .leading, -8, isWritten: false))
    #expect(found.map(\.label) == ["≥ 8"])
  }

  @Test(arguments: [
    // Edges in line, centres, baselines, a proportion of places, a space that the views overlap.
    record("b", .leading, .equal, "b", .leading), record("b", .centerX, .equal, "a", .centerX, 80),
    record("b", .firstBaseline, .equal, "a", .lastBaseline, 40),
    record("b", .leading, .equal, "a", .trailing, multiplier: 1.25),
    record("b", .leading, .lessThanOrEqual, "superview", .trailing, 1),
    record("b", .leading, .equal, "nobody", .trailing, 1), record("nobody", .width, .equal, 1),
  ])
  func `what is no distance is left out`(record: ConstraintRecord) {
    #expect(dimensions(record).isEmpty)
  }

  @Test func `from right to left leading is right`() {
    // In a mirrored tree `b` comes before `a`: a.leading == b.trailing + 20 along the reading.
    let found = dimensions(
      record("a", .leading, .equal, "b", .trailing, 20), direction: .rightToLeft)
    #expect(found.map(\.start) == [80])
    #expect(found.map(\.end) == [100])
    #expect(found.map(\.label) == ["20"])
  }

  @Test func `a name that two boxes have measures nothing`() {
    var twice = drawing([record("a", .width, .equal, 60)])
    twice.boxes[2].name = "a"
    #expect(twice.dimensions(of: twice.placed()).isEmpty)
  }

  @Test func `distances are those of alignment rectangles`() {
    var inset = drawing([record("b", .leading, .equal, "a", .trailing, 25)])
    inset.boxes[1].insets = LayoutInsets(right: 5)
    let found = inset.dimensions(of: inset.placed())
    #expect(found.map(\.start) == [75])
    #expect(found.map(\.end) == [100])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (8, "8"), (-5, "-5"), (0.5, "0.5"), (33.3333, "33.333"),
    (1.05, "1.05"), (0.0004, "0"), (-0.25, "-0.25"), (1e14, "100000000000000"), (.nan, "?"),
    (1e300, "1000000000000000"),
  ])
  func `numbers are short`(value: Double, text: String) {
    #expect(decimal(value) == text)
  }
}
